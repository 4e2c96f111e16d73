"""What people at a table settle among themselves: taking back, ending, leaving, standing in, playing again, talking."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from party import Party, joined
from player import Player, play_together, whoever_is_asked
from server_in_thread import ServerInThread
from server_process import eventually


def test_a_free_undo_is_made_at_once(server: ServerInThread) -> None:
    with Party(server.address) as party:
        hero, chance = party.hero, Random(2)
        while "bullet time" not in (hero.question or {"options": []})["options"]:
            asked = whoever_is_asked(party.players)
            assert asked is not None
            if asked is not hero or "bullet time" not in asked.seen()["question"]["options"]:
                asked.answer(chance.choice(asked.seen()["question"]["options"]))
        before = hero.seen()["question"]
        hero.answer("bullet time")
        hero.wait_for_turn()
        assert hero.seen()["question"]["options"] != before["options"]
        assert hero.seen()["undo"] == "free"
        assert hero.say("undo")["type"] == "done"
        hero.until(lambda: hero.question is not None and hero.question["options"] == before["options"])
        assert hero.told[-1][1] == "rewound"


def test_beyond_new_information_the_others_are_asked(server: ServerInThread) -> None:
    with Party(server.address) as party:
        hero, evil = party.players
        chance = Random(4)
        play_together(party.players, chance, 60)
        while whoever_is_asked(party.players) is not None and hero.seen()["undo"] != "ask":
            play_together(party.players, chance, 1)
        hero.say("earlier", before=1)  # what was on its way to the hero comes before the answer
        before = len(hero.told)
        assert hero.say("undo")["type"] == "done"
        evil.until(lambda: evil.company()["proposal"] is not None)
        proposal = evil.company()["proposal"]
        assert (proposal["what"], proposal["seat"], proposal["asked"]) == ("undo", "hero", ["evil 1"])
        assert hero.say("reply", agree=True)["key"] == "nothing-asked"
        assert evil.say("reply", agree=False)["type"] == "done"
        hero.until(lambda: hero.company()["proposal"] is None)
        assert len(hero.told) == before
        hero.say("undo")
        assert evil.say("reply", agree=True)["type"] == "done"
        hero.until(lambda: hero.told[-1][1] == "rewound")
        hero.until(hero.is_asked)
        play_together(party.players, Random(5), 10)


def test_people_at_one_screen_need_no_vote(server: ServerInThread) -> None:
    with Party(server.address, screen=("hero", "evil 1")) as party:
        play_together(party.players, Random(4), 60)
        whoever_is_asked(party.players)
        with Player(server.address, party.tokens["hero"], others=(party.tokens["evil 1"],)) as both:
            both.until(both.sees)
            assert both.seen()["undo"] == "ask"
            assert both.say("undo")["type"] == "done"
            assert both.told[-1][1] == "rewound"
            assert both.company()["proposal"] is None
            assert both.say("offer-end")["type"] == "done"
            both.until(both.is_over)


def test_one_speaks_for_all_at_a_screen(server: ServerInThread) -> None:
    with Party(server.address, team=2, screen=("hero", "evil 1")) as party:
        play_together(party.players, Random(4), 60)
        whoever_is_asked(party.players)
        elsewhere = party.players[2]
        with Player(server.address, party.tokens["hero"], others=(party.tokens["evil 1"],)) as both:
            both.until(both.sees)
            both.say("offer-end")
            elsewhere.until(lambda: elsewhere.company()["proposal"] is not None)
            assert elsewhere.company()["proposal"]["agreed"] == ["evil 1"]
            elsewhere.say("reply", agree=False)
            both.until(lambda: both.company()["proposal"] is None)
            elsewhere.say("offer-end")
            both.until(lambda: both.company()["proposal"] is not None)
            assert both.say("reply", agree=True)["type"] == "done"
            elsewhere.until(elsewhere.is_over)


def test_a_game_ends_by_agreement(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 5)
        assert party.hero.say("offer-end")["type"] == "done"
        assert party.hero.ended is None
        assert party.evil.say("reply", agree=True)["type"] == "done"
        party.hero.until(party.hero.is_over)
        ended = party.hero.company()["ended"]
        assert (ended["ending"], ended["winners"]) == ("agreed", [])
        assert party.evil.say("concede")["key"] == "over"


def until_hero_can_undo_past_news(party: Party, players: list[Player]) -> None:
    """Play until the hero needs the others' consent to take something back."""
    chance = Random(4)
    play_together(players, chance, 60)
    while whoever_is_asked(players) is not None and party.hero.seen()["undo"] != "ask":
        play_together(players, chance, 1)
    party.hero.say("earlier", before=1)  # what was on its way to the hero comes before what it says next


def test_an_undo_needs_no_consent_of_one_who_is_away_if_a_team_mate_agrees(server: ServerInThread) -> None:
    with Party(server.address, team=2, choices={"stand_in": 0}) as party:
        hero, one, two = party.players
        play_together(party.players, Random(4), 5)
        two.close()
        one.until(lambda: not one.company()["people"][2]["here"])
        given = one.say("stand-in", seat="evil 2", on=True)["result"]
        with Player(server.address, given["token"]) as for_two:
            until_hero_can_undo_past_news(party, [hero, one, for_two])
            assert hero.say("undo")["type"] == "done"
            one.until(lambda: one.company()["proposal"] is not None)
            assert one.company()["proposal"]["asked"] == ["evil 1"]
            assert one.say("reply", agree=True)["type"] == "done"
            hero.until(lambda: hero.told[-1][1] == "rewound")


def test_nothing_that_showed_something_is_taken_back_while_the_other_side_is_away(server: ServerInThread) -> None:
    """Else one could wait until they have gone, look, and take it back."""
    with Party(server.address, choices={"stand_in": 1, "claim": 1}) as party:
        hero = party.hero
        until_hero_can_undo_past_news(party, party.players)
        assert hero.say("undo")["type"] == "done"
        hero.until(lambda: hero.company()["proposal"] is not None)
        before = len(hero.told)
        party.evil.close()
        hero.until(lambda: hero.company()["people"][1]["played_by"] == "bot")
        hero.until(lambda: hero.company()["proposal"] is None)
        assert "rewound" not in [key for _, key, _ in hero.told[before:]]
        hero.until(lambda: hero.seen()["undo"] == "ask")
        reply = hero.say("undo")
        assert (reply["key"], reply["sentence"]) == ("barrier", "evil 1 is away and cannot agree to that")
        with Player(server.address, party.tokens["evil 1"]) as back:
            hero.until(lambda: hero.company()["people"][1]["here"])
            assert hero.say("offer-end")["type"] == "done"
            back.until(lambda: back.people is not None and back.company()["proposal"] is not None)
            assert back.company()["proposal"]["asked"] == ["evil 1"]


def test_a_game_ends_without_one_who_has_been_away_for_long(server: ServerInThread) -> None:
    with Party(server.address, choices={"stand_in": 1, "claim": 3}) as party:
        hero = party.hero
        play_together(party.players, Random(4), 5)
        party.evil.close()
        hero.until(lambda: hero.company()["people"][1]["played_by"] == "bot")
        assert eventually(lambda: hero.say("offer-end")["type"] == "done")
        hero.until(hero.is_over)
        assert hero.company()["ended"]["ending"] == "agreed"


def test_who_leaves_while_others_wait_for_its_consent_is_not_waited_for(server: ServerInThread) -> None:
    with Party(server.address, team=2) as party:
        hero, one, two = party.players
        play_together(party.players, Random(4), 5)
        assert hero.say("offer-end")["type"] == "done"
        one.until(lambda: one.company()["proposal"] is not None)
        assert one.say("reply", agree=True)["type"] == "done"
        two.socket.send('{"type": "leave", "id": "leave"}')
        hero.until(hero.is_over)


def test_who_concedes_loses(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 5)
        assert party.evil.say("concede")["type"] == "done"
        party.hero.until(party.hero.is_over)
        ended = party.hero.company()["ended"]
        assert (ended["ending"], ended["winners"], ended["by"]) == ("conceded", ["hero"], "evil 1")


def test_one_of_a_team_cannot_concede_for_all(server: ServerInThread) -> None:
    with Party(server.address, team=2) as party:
        assert whoever_is_asked(party.players) is not None
        assert party.evil.say("concede")["key"] == "team-plays-on"


def test_a_game_can_be_claimed_against_one_who_is_gone(server: ServerInThread) -> None:
    with Party(server.address, choices={"claim": 1, "stand_in": 0}) as party:
        play_together(party.players, Random(4), 5)
        assert party.hero.say("claim", seat="evil 1")["key"] == "not-gone"
        party.evil.close()
        party.hero.until(lambda: not party.hero.company()["people"][1]["here"])
        assert party.hero.say("claim", seat="evil 1")["key"] == "not-gone"
        assert party.hero.say("claim", seat="hero")["key"] == "no-opponent"
        time.sleep(1.1)
        assert party.hero.say("claim", seat="evil 1")["type"] == "done"
        party.hero.until(party.hero.is_over)
        assert party.hero.company()["ended"]["ending"] == "claimed"


def test_a_bot_stands_in_for_one_who_is_away_and_gives_the_seat_back(server: ServerInThread) -> None:
    with Party(server.address, choices={"stand_in": 1}) as party:
        play_together(party.players, Random(4), 5)
        party.evil.close()
        party.hero.until(lambda: party.hero.company()["people"][1]["played_by"] == "bot")
        party.hero.play(Random(3), 3)
        with Player(server.address, party.tokens["evil 1"]) as back:
            back.until(lambda: back.people is not None and back.company()["people"][1]["here"])
            party.hero.until(lambda: party.hero.company()["people"][1]["played_by"] == "")
            play_together([party.hero, back], Random(8), 10)


def test_a_bot_that_was_thinking_does_not_answer_for_one_who_is_back(tmp_path: Path) -> None:
    server = ServerInThread(str(tmp_path / "unlit.db"))
    house = server.app.state.house

    def moving() -> bool:
        return any(hosted.moving for hosted in house.hosted.values())

    try:
        with Party(server.address, choices={"stand_in": 1}) as party:
            chance = Random(4)
            while (asked := whoever_is_asked(party.players)) is not party.evil:
                assert asked is not None
                asked.answer(chance.choice(asked.seen()["question"]["options"]))
            house.premises.pace = 0.2  # for each of its answers: so long that somebody can come back in the meantime
            party.evil.close()
            party.hero.until(moving)
            with Player(server.address, party.tokens["evil 1"]) as back:
                question = back.wait_for_turn()
                assert question is not None
                assert moving()  # or the bot was too fast for this test
                while moving():
                    time.sleep(0.05)
                assert back.answer(question["options"][0])["type"] == "done"
    finally:
        server.stop()


def test_a_team_mate_plays_for_one_who_is_away(server: ServerInThread) -> None:
    with Party(server.address, team=2, choices={"stand_in": 0}) as party:
        hero, one, two = party.players
        play_together(party.players, Random(1), 8)
        assert one.say("stand-in", seat="evil 2", on=True)["key"] == "not-away"
        two.close()
        one.until(lambda: not one.company()["people"][2]["here"])
        assert hero.say("stand-in", seat="evil 2", on=True)["key"] == "no-team-mate"
        given = one.say("stand-in", seat="evil 2", on=True)["result"]
        assert given["seat"] == "evil 2"
        with Player(server.address, given["token"]) as for_two:
            play_together([hero, one, for_two], Random(2), 20)
            with Player(server.address, party.tokens["evil 2"]) as back:
                for_two.until(lambda: for_two.bye == "seat-given-back")
                assert for_two.hear() is None
                play_together([hero, one, back], Random(2), 5)
        with Player(server.address, given["token"]) as again:
            again.until(lambda: again.bye == "no-token")


def test_the_host_can_send_a_guest_away(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 5)
        assert party.evil.say("remove", seat="hero")["key"] == "not-host"
        assert party.hero.say("remove", seat="hero")["key"] == "no-guest"
        invitation = party.hero.say("remove", seat="evil 1")["result"]["invitation"]
        party.evil.until(lambda: party.evil.bye == "removed")
        with Player(server.address, party.tokens["evil 1"]) as gone:
            gone.until(lambda: gone.bye == "no-token")
        token = joined(server.address, invitation, "Somebody else")["token"]
        assert party.hero.say("admit", seat="evil 1", agree=True)["type"] == "done"
        with Player(server.address, token) as other:
            other.until(other.sees)
            assert other.company()["people"][1]["name"] == "Somebody else"
            play_together([party.hero, other], Random(4), 5)


def test_who_leaves_is_followed_by_a_bot(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 5)
        party.evil.socket.send('{"type":"leave","id":"bye"}')
        party.evil.until(lambda: party.evil.bye == "left")
        party.hero.until(lambda: party.hero.company()["people"][1]["who"] == "bot")
        party.hero.play(Random(1), 3)


def test_whoever_asks_for_a_rematch_again_keeps_the_seat(server: ServerInThread) -> None:
    with Party(server.address) as party:
        party.hero.until(party.hero.sees)
        party.hero.say("concede")
        first = party.hero.say("rematch")["result"]
        other = party.evil.say("rematch")["result"]
        with Player(server.address, first["token"]) as mine, Player(server.address, other["token"]) as theirs:
            theirs.until(theirs.sees)
            again = party.hero.say("rematch")["result"]
            with Player(server.address, party.tokens["hero"]) as second_tab:
                once_more = second_tab.say("rematch")["result"]
            assert first == again == once_more
            mine.until(mine.sees)
        with Player(server.address, first["token"]) as mine:
            mine.until(mine.sees)
    assert first["token"] not in (other["token"], party.tokens["hero"])


def test_a_rematch_swaps_the_sides(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 3)
        assert party.hero.say("rematch")["key"] == "not-over"
        party.hero.say("concede")
        first = party.hero.say("rematch")["result"]
        party.evil.until(lambda: party.evil.people is not None and party.evil.company()["rematch"])
        second = party.evil.say("rematch")["result"]
        assert (first["seat"], second["seat"]) == ("evil 1", "hero")
        assert first["table"] == second["table"] != party.made["table"]
        with Player(server.address, first["token"]) as evil, Player(server.address, second["token"]) as hero:
            assert play_together([hero, evil], Random(4), 30) == 30


def test_what_is_said_to_ones_side_the_other_does_not_hear(server: ServerInThread) -> None:
    with Party(server.address, team=2, choices={"spectators": True}) as party:
        watcher = joined(server.address, party.made["watching"])
        with Player(server.address, watcher["token"]) as spectator:
            hero, one, two = party.players
            one.say("chat", to="side", text="It is in the canteen")
            one.say("chat", to="all", text="  <b>Boo</b>\u202e\n ")
            for player in (hero, two, spectator):
                player.until(lambda player=player: player.spoken and player.spoken[-1]["text"] == "<b>Boo</b>")  # type: ignore[misc]
            assert [line["text"] for line in two.spoken] == ["It is in the canteen", "<b>Boo</b>"]
            assert [line["text"] for line in hero.spoken] == ["<b>Boo</b>"]
            assert "canteen" not in "".join(hero.sent) + "".join(spectator.sent)
            assert one.say("chat", to="all", text=" \n ")["key"] == "empty"
        with Player(server.address, party.tokens["hero"]) as late:
            late.until(lambda: bool(late.spoken))
            assert "canteen" not in "".join(late.sent)


def test_evil_is_asked_where_it_wishes(server: ServerInThread) -> None:
    with Party(server.address) as party:
        hero, evil = party.players
        hero.until(lambda: hero.welcome is not None)
        evil.until(lambda: evil.welcome is not None)
        moments = (evil.welcome or {})["moments"]
        assert evil.say("stops", moments=["no such moment"])["key"] == "no-moment"
        assert evil.say("stops", moments=[])["type"] == "done"
        asked = asked_at(party, 150)
        assert not asked & set(moments)
        assert evil.say("stops", moments=["react to action"])["type"] == "done"
        assert asked_at(party, 150) & set(moments) == {"react to action"}


def asked_at(party: Party, most: int) -> set[str]:
    """The prompts at which evil's person is asked."""
    found = set()
    chance = Random(most)
    for _ in range(most):
        player = whoever_is_asked(party.players)
        if player is None:
            break
        question = player.seen()["question"]
        if player is party.evil:
            found.add(question["prompt"])
        player.answer(chance.choice(question["options"]))
    return found


def test_a_report_holds_what_the_seat_saw_and_no_more(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 30)
        file = party.hero.say("report", words="Something is odd")["result"]
        assert (file["kind"], file["seat"], file["words"]) == ("report", "hero", "Something is odd")
        assert "map" not in file["view"]
        assert "secret" not in str(file)


def test_a_fixed_pause_lasts_as_long_whatever_evil_does(server: ServerInThread) -> None:
    """Evil says nothing: whether it could or not, the hero waits for a second, and no longer."""
    with Party(server.address, choices={"pause": 1}) as party:
        hero = party.hero
        chance = Random(9)
        waits: list[float] = []
        while len(waits) < 3:
            player = whoever_is_asked(party.players)
            assert player is not None
            question = player.seen()["question"]
            declares = player is hero and question["prompt"] == "turn"
            began = time.monotonic()
            player.answer("scavenge" if declares else chance.choice(question["options"]))
            if declares:
                hero.wait_for_turn()
                waits.append(time.monotonic() - began)
        assert all(0.95 < wait < 2.5 for wait in waits), waits
