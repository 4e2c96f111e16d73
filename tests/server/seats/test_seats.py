"""Whose seat it is: what a seat's secrets rest on, and what happens when it changes hands."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
from party import Party, joined
from player import Message, Player, new_browser, new_table, play_together, whoever_is_asked
from server_in_thread import ServerInThread
from server_process import eventually

from unlit.server.disk import queries
from unlit.server.seats.tokens import hashed

ME, BOT, FRIEND = {"who": "me"}, {"who": "bot"}, {"who": "friend"}


def asked_in(address: str, invitation: str, **more: Any) -> Message:
    """What the server says to somebody with an invitation."""
    found: Message = httpx.post(f"{address}/api/exchange", json={"invitation": invitation} | more).json()
    return found


def pages(address: str, token: str, **more: Any) -> str:
    """Look through a seat for a moment; what the server says if it does not let one."""
    with Player(address, token, **more) as player:
        player.until(lambda: player.people is not None or bool(player.bye))
        return player.bye


class Team(NamedTuple):
    """Evil 1 plays for evil 2, who has gone; what evil 1 opens is opened in one browser."""

    hero: Player
    one: Player
    own: str  # the token of evil 1
    token: str  # and that with which it plays for evil 2
    browser: str


@contextmanager
def a_team(address: str, team: int = 2, **more: Any) -> Iterator[Team]:
    """Three people at a table, or more, and then one less."""
    with Party(address, team=team, choices={"stand_in": 0}, **more) as party:
        play_together(party.players, Random(1), 4)
        hero, _, two, *_ = party.players
        browser = new_browser()
        with Player(address, party.tokens["evil 1"], browser=browser) as one:
            two.close()
            one.until(lambda: not one.company()["people"][2]["here"])
            given = one.say("stand-in", seat="evil 2", on=True)["result"]
            yield Team(hero, one, party.tokens["evil 1"], given["token"], browser)


# Authority


def test_a_token_that_was_taken_away_says_nothing_more(tmp_path: Path) -> None:
    """As it is when another process takes it, of which this one has not heard."""
    db = str(tmp_path / "unlit.db")
    server = ServerInThread(db)
    try:
        made = new_table(server.address, {"hero": ME, "evil 1": BOT})
        with Player(server.address, made["tokens"]["hero"]) as hero:
            question = hero.wait_for_turn()
            assert question is not None
            with closing(sqlite3.connect(db, timeout=20)) as c, c:
                c.execute("DELETE FROM tokens")
            reply = hero.say("answer", ask=question["ask"], option=question["options"][0])
            assert reply["key"] == "no-token"
            hero.until(lambda: hero.bye == "removed")
            assert hero.hear() is None
        with closing(sqlite3.connect(db)) as c:
            assert c.execute("SELECT count(*) FROM entries WHERE client IS NOT NULL").fetchone() == (0,)
    finally:
        server.stop()


def test_what_is_being_written_when_a_token_goes_is_not_written(
    server: ServerInThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The token opens its seat when the message comes, and nothing any more when it would reach the disk."""
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    token = made["tokens"]["hero"]
    with Player(server.address, token) as hero:
        question = hero.wait_for_turn()
        assert question is not None
        known = queries.holders_of
        monkeypatch.setattr(queries, "holder_of", lambda c, key: None if key == hashed(token) else known(c, [key])[key])
        assert hero.say("answer", ask=question["ask"], option=question["options"][0])["key"] == "no-token"
        monkeypatch.undo()
    with Player(server.address, token) as hero:
        assert hero.wait_for_turn() == question


def test_what_a_guest_had_on_its_way_when_it_was_sent_away_is_not_done(server: ServerInThread) -> None:
    with Party(server.address) as party:
        play_together(party.players, Random(4), 3)
        hero, evil = party.players
        hero.say("remove", seat="evil 1")
        with suppress(Exception):  # the server may have hung up already
            for number in range(20):
                evil.socket.send(json.dumps({"type": "chat", "id": f"{number}", "to": "all", "text": "Still here"}))
        evil.until(lambda: evil.bye == "removed")
        hero.say("chat", to="all", text="Gone")
        hero.until(lambda: any(line["text"] == "Gone" for line in hero.spoken))
        assert [line["text"] for line in hero.spoken if line["what"] == ""] == ["Gone"]


# Standing in


def test_whoever_plays_for_a_team_mate_keeps_both_seats(server: ServerInThread) -> None:
    with a_team(server.address) as team:
        team.one.close()
        for token, other in ((team.own, team.token), (team.token, team.own)):
            with Player(server.address, token, others=(other,), browser=team.browser) as both:
                both.until(both.sees)
                people = both.company()["people"]
                assert (people[1]["here"], people[1]["away_since"]) == (True, None)
                assert (people[2]["here"], people[2]["played_by"]) == (False, "evil 1")


def test_whoever_plays_for_a_team_mate_does_not_agree_in_its_name(server: ServerInThread) -> None:
    """Evil 2 is not asked while it is away; evil 3 has not replied, so what was said so far can be seen."""
    with a_team(server.address, team=3) as team:
        team.one.close()
        with Player(server.address, team.own, others=(team.token,), browser=team.browser) as both:
            both.until(both.sees)
            team.hero.say("offer-end")
            both.until(lambda: both.company()["proposal"] is not None)
            assert both.say("reply", agree=True)["type"] == "done"
            both.until(lambda: both.company()["proposal"]["agreed"] != [])
            proposal = both.company()["proposal"]
            assert (proposal["agreed"], proposal["asked"]) == (["evil 1"], ["evil 1", "evil 3"])
            assert both.ended is None


def test_whoever_loses_a_seat_plays_for_nobody_any_more(server: ServerInThread) -> None:
    with a_team(server.address) as team:
        with Player(server.address, team.token, browser=team.browser) as mate:
            mate.until(mate.sees)
            team.hero.say("remove", seat="evil 1")
            mate.until(lambda: mate.bye == "seat-given-back")
        assert pages(server.address, team.token) == "no-token"
        team.hero.until(lambda: team.hero.company()["people"][2]["played_by"] == "")


def test_of_two_who_play_for_a_seat_the_second_does(server: ServerInThread) -> None:
    with Party(server.address, team=3, choices={"stand_in": 0}) as party:
        play_together(party.players, Random(1), 4)
        _, one, two, three = party.players
        three.close()
        for mate in (one, two):
            mate.until(lambda mate=mate: not mate.company()["people"][3]["here"])  # type: ignore[misc]
        first = one.say("stand-in", seat="evil 3", on=True)["result"]["token"]
        with Player(server.address, first) as mate:
            mate.until(mate.sees)
            second = two.say("stand-in", seat="evil 3", on=True)["result"]["token"]
            mate.until(lambda: mate.bye == "seat-given-back")
        assert (pages(server.address, first), pages(server.address, second)) == ("no-token", "")


# One browser, one seat


def test_a_browser_that_has_a_seat_is_refused_another(server: ServerInThread) -> None:
    browser = new_browser()
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND}, browser=browser)
    link = made["invitations"]["evil 1"]
    refused = asked_in(server.address, link, browser=browser)
    assert (refused["key"], refused["facts"]) == ("another-seat", {"seat": "hero"})
    assert "around one screen" in refused["sentence"]
    other = asked_in(server.address, link, browser=new_browser())  # nothing was used up
    assert pages(server.address, other["token"], browser=browser) == "another-seat"
    assert pages(server.address, other["token"], browser=new_browser()) == ""
    assert pages(server.address, made["tokens"]["hero"], browser=browser) == ""


def test_a_browser_that_has_only_looked_through_a_seat_is_refused_another(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND})
    borrowed = new_browser()
    assert pages(server.address, made["tokens"]["hero"], browser=borrowed) == ""
    assert asked_in(server.address, made["invitations"]["evil 1"], browser=borrowed)["key"] == "another-seat"


def test_a_token_opens_no_second_seat_in_whatever_browser(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND})
    hero, link = made["tokens"]["hero"], made["invitations"]["evil 1"]
    assert asked_in(server.address, link, browser=new_browser(), tokens=["x", hero])["key"] == "another-seat"
    evil = asked_in(server.address, link, browser=new_browser())["token"]
    assert pages(server.address, hero, others=(evil,)) == "another-seat"
    assert pages(server.address, evil, others=(hero,)) == "another-seat"


def test_who_was_sent_away_has_seen_the_seat_and_comes_back_to_no_other(server: ServerInThread) -> None:
    browser = new_browser()
    with Party(server.address, team=2) as party:
        play_together(party.players, Random(4), 3)
        assert pages(server.address, party.tokens["evil 2"], browser=browser) == ""
        links = {seat: party.hero.say("remove", seat=seat)["result"]["invitation"] for seat in ("evil 1", "evil 2")}
        assert asked_in(server.address, links["evil 1"], browser=browser)["key"] == "another-seat"
        old = [party.tokens["evil 2"]]
        assert asked_in(server.address, links["evil 1"], tokens=old)["key"] == "another-seat"
        assert asked_in(server.address, links["evil 2"], browser=browser, tokens=old)["seat"] == "evil 2"


def test_who_has_played_for_a_team_mate_does_not_become_its_opponent(server: ServerInThread) -> None:
    with a_team(server.address, screen=("evil 1",)) as team:
        assert pages(server.address, team.token, browser=team.browser) == ""
        borrowed = new_browser()
        assert pages(server.address, team.token, browser=borrowed) == ""
        link = team.one.say("remove", seat="hero")["result"]["invitation"]
        for browser in (team.browser, borrowed):
            assert asked_in(server.address, link, browser=browser)["key"] == "another-seat"


def test_around_one_screen_a_browser_has_several_seats_also_when_they_play_again(server: ServerInThread) -> None:
    browser = new_browser()
    made = new_table(server.address, {"hero": ME, "evil 1": ME}, browser=browser)
    hero, evil = made["tokens"]["hero"], made["tokens"]["evil 1"]
    with Player(server.address, hero, others=(evil,), browser=browser) as both:
        both.until(both.sees)
        both.say("concede")
        first = both.say("rematch")["result"]["token"]
    with Player(server.address, evil, others=(hero,), browser=browser) as both:
        second = both.say("rematch")["result"]["token"]
    with Player(server.address, first, others=(second,), browser=browser) as both:
        both.until(both.sees)


def test_the_seats_of_a_screen_do_not_go_with_a_friends(server: ServerInThread) -> None:
    browser = new_browser()
    seats = {"hero": FRIEND, "evil 1": ME, "evil 2": ME}
    made = new_table(server.address, seats, setup={"team": "2"}, browser=browser)
    assert asked_in(server.address, made["invitations"]["hero"], browser=browser)["key"] == "another-seat"
    friend = joined(server.address, made["invitations"]["hero"])["token"]
    mine = made["tokens"]["evil 1"], made["tokens"]["evil 2"]
    assert pages(server.address, mine[0], others=(mine[1],), browser=browser) == ""
    assert pages(server.address, mine[0], others=(friend,), browser=browser) == "another-seat"


def test_browsers_are_stored_as_hashes(tmp_path: Path) -> None:
    db, browser = str(tmp_path / "unlit.db"), new_browser()
    server = ServerInThread(db)
    try:
        made = new_table(server.address, {"hero": ME, "evil 1": BOT}, browser=browser)
        assert pages(server.address, made["tokens"]["hero"], browser=browser) == ""
    finally:
        server.stop()
    with closing(sqlite3.connect(db)) as c:
        stored = "".join(c.iterdump())
    for secret in (browser, made["tokens"]["hero"]):
        assert secret not in stored
        assert secret.encode().hex().upper() not in stored


# A seat changes hands


def became(player: Player) -> list[tuple[str, str, str]]:
    """What has become of seats, as a player was told."""
    return [(line["what"], line["seat"], line["name"]) for line in player.spoken if line["what"]]


def told_all(players: list[Player], *expected: tuple[str, str, str]) -> None:
    """Everybody hears what has become of seats."""
    for player in players:
        player.until(lambda player=player: became(player) == list(expected))  # type: ignore[misc]


def test_a_newcomer_sees_nothing_before_every_opponent_has_agreed(server: ServerInThread) -> None:
    setup = {"players": "3", "scenario": "1"}
    seats = {"iris": ME, "jonas": FRIEND, "kwame": FRIEND}
    made = new_table(server.address, seats, game="escape", setup=setup)
    guests = [joined(server.address, made["invitations"][seat], seat)["token"] for seat in ("jonas", "kwame")]
    with ExitStack() as leaving:
        iris, jonas, kwame = (
            leaving.enter_context(Player(server.address, token)) for token in (made["tokens"]["iris"], *guests)
        )
        play_together([iris, jonas, kwame], Random(1), 5)
        link = iris.say("remove", seat="kwame")["result"]["invitation"]
        told_all([iris, jonas], ("removed", "kwame", "kwame"))
        token = joined(server.address, link, "Lea")["token"]
        for player in (iris, jonas):
            player.until(lambda player=player: bool(player.company()["newcomers"]))  # type: ignore[misc]
            asks = {"seat": "kwame", "name": "Lea", "agreed": [], "asked": ["iris", "jonas"]}
            assert player.company()["newcomers"] == [asks]
        assert mine(server.address, token)["my_turn"] is False
        assert iris.say("admit", seat="kwame", agree=True)["type"] == "done"
        with Player(server.address, token) as waiting:
            waiting.until(lambda: waiting.bye == "newcomer")
            assert (waiting.welcome, waiting.frame, waiting.people) == (None, None, None)
        assert iris.say("admit", seat="jonas", agree=True)["key"] == "nothing-asked"
        assert jonas.say("admit", seat="kwame", agree=True)["type"] == "done"
        told_all([iris, jonas], ("removed", "kwame", "kwame"), ("joined", "kwame", "Lea"))
        assert jonas.say("admit", seat="kwame", agree=True)["key"] == "nothing-asked"
        with Player(server.address, token) as lea:
            play_together([iris, jonas, lea], Random(2), 5)
            assert lea.company()["people"][2]["name"] == "Lea"
            told_all([lea], ("removed", "kwame", "kwame"), ("joined", "kwame", "Lea"))


def mine(address: str, token: str) -> Message:
    """The table of a token, as the start page shows it."""
    (found,) = httpx.post(f"{address}/api/mine", json={"tokens": [token]}).json()
    table: Message = found
    return table


def test_a_newcomer_whom_an_opponent_does_not_want_leaves_the_seat_to_a_bot(server: ServerInThread) -> None:
    with Party(server.address, team=2) as party:
        hero, _, two = party.players
        play_together(party.players, Random(4), 3)
        link = hero.say("remove", seat="evil 1")["result"]["invitation"]
        token = joined(server.address, link, "Lea")["token"]
        two.until(lambda: bool(two.company()["newcomers"]))
        assert two.say("admit", seat="evil 1", agree=True)["key"] == "nothing-asked"  # a team-mate, no opponent
        assert hero.say("admit", seat="evil 1", agree=False)["type"] == "done"
        told_all([hero, two], ("removed", "evil 1", "evil 1"), ("not-wanted", "evil 1", "Lea"))
        hero.until(lambda: hero.company()["people"][1]["who"] == "bot")
        assert pages(server.address, token) == "not-wanted"
        play_together([hero, two], Random(2), 5)


def test_where_nobody_plays_against_it_a_newcomer_sits_down_at_once(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": BOT, "evil 1": ME, "evil 2": FRIEND}, setup={"team": "2"})
    guest = joined(server.address, made["invitations"]["evil 2"], "Ben")["token"]
    with Player(server.address, made["tokens"]["evil 1"]) as host, Player(server.address, guest) as ben:
        ben.until(ben.sees)
        link = host.say("remove", seat="evil 2")["result"]["invitation"]
        token = joined(server.address, link, "Lea")["token"]
        told_all([host], ("removed", "evil 2", "Ben"), ("joined", "evil 2", "Lea"))
        with Player(server.address, token) as lea:
            lea.until(lea.sees)


def test_an_opponent_who_leaves_is_not_waited_for(server: ServerInThread) -> None:
    with Party(server.address, screen=("evil 1",), team=2) as party:
        hero, one, _ = party.players
        play_together(party.players, Random(4), 3)
        link = one.say("remove", seat="evil 2")["result"]["invitation"]
        token = joined(server.address, link, "Lea")["token"]
        hero.until(lambda: bool(hero.company()["newcomers"]))
        hero.socket.send('{"type":"leave","id":"bye"}')
        removed, left, came = ("removed", "evil 2", "evil 2"), ("left", "hero", "hero"), ("joined", "evil 2", "Lea")
        told_all([one], removed, left, came)
        assert pages(server.address, token) == ""


def test_while_a_seat_waits_for_somebody_a_bot_plays_on(server: ServerInThread) -> None:
    with Party(server.address, choices={"stand_in": 1}) as party:
        hero = party.hero
        play_together(party.players, Random(4), 3)
        link = hero.say("remove", seat="evil 1")["result"]["invitation"]
        hero.until(lambda: hero.company()["people"][1]["played_by"] == "bot")
        hero.play(Random(3), 3)
        token = joined(server.address, link, "Lea")["token"]
        hero.say("admit", seat="evil 1", agree=True)
        with Player(server.address, token) as lea:
            lea.until(lambda: lea.people is not None and lea.company()["people"][1]["played_by"] == "")
            play_together([hero, lea], Random(8), 5)


def test_who_comes_before_the_deal_needs_nobodys_leave(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        joined(server.address, made["invitations"]["evil 1"], "Ben")
        link = hero.say("remove", seat="evil 1")["result"]["invitation"]
        with Player(server.address, joined(server.address, link, "Lea")["token"]) as lea:
            play_together([hero, lea], Random(1), 3)
        assert became(hero) == []


def test_everybody_is_told_that_somebody_left_or_stands_in(server: ServerInThread) -> None:
    with a_team(server.address) as team:
        told_all([team.hero, team.one], ("stands-in", "evil 2", "evil 1"))
        team.one.socket.send('{"type":"leave","id":"bye"}')
        told_all([team.hero], ("stands-in", "evil 2", "evil 1"), ("left", "evil 1", "evil 1"))


def test_who_was_sent_away_from_a_rematch_does_not_come_back_by_asking_again(server: ServerInThread) -> None:
    with Party(server.address) as party:
        party.hero.until(party.hero.sees)
        party.hero.say("concede")
        mine, theirs = party.hero.say("rematch")["result"], party.evil.say("rematch")["result"]
        with Player(server.address, theirs["token"]) as host, Player(server.address, mine["token"]) as guest:
            guest.until(guest.sees)
            link = host.say("remove", seat="evil 1")["result"]["invitation"]
            guest.until(lambda: guest.bye == "removed")
            assert party.hero.say("rematch")["key"] == "seat-gone"
            token = joined(server.address, link, "Lea")["token"]
            host.say("admit", seat="evil 1", agree=True)
            assert party.hero.say("rematch")["key"] == "seat-gone"
            assert pages(server.address, token) == ""
            assert pages(server.address, mine["token"]) == "no-token"


# A message that comes again


def again(player: Player, kind: str, **more: Any) -> Message:
    """Say something again; the answer is the one that comes now."""
    player.replies.pop(more["id"], None)
    return player.say(kind, **more)


def test_an_id_that_comes_again_with_another_content_is_refused(server: ServerInThread) -> None:
    with Party(server.address) as party:
        asked = whoever_is_asked(party.players)
        assert asked is not None
        question = asked.seen()["question"]
        said = {"id": "once", "ask": question["ask"], "option": question["options"][0]}
        assert asked.say("answer", **said)["type"] == "done"
        for kind, more in (
            ("answer", said | {"option": question["options"][-1]}),
            ("answer", said | {"ask": 5}),
            ("chat", {"id": "once", "to": "all", "text": "Hello"}),
            ("ping", {"id": "once"}),
        ):
            refused = again(asked, kind, **more)
            assert (refused["type"], refused["key"]) == ("no", "other-content"), kind
        assert again(asked, "answer", **said)["type"] == "done"
        assert asked.spoken == []
        assert again(asked, "chat", id="twice", to="all", text="Hello")["type"] == "done"
        assert again(asked, "chat", id="twice", to="all", text="Bye")["key"] == "other-content"
        assert again(asked, "offer-end", id="thrice")["type"] == "done"
        assert again(asked, "reply", id="thrice", agree=True)["key"] == "other-content"
        assert [line["text"] for line in asked.spoken] == ["Hello"]


def test_of_two_messages_with_one_id_that_come_at_once_one_is_done(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    token = made["tokens"]["hero"]
    for number in range(10):
        with Player(server.address, token) as one, Player(server.address, token) as two:
            for player, text in ((one, "One"), (two, "Two")):
                player.until(player.sees)
                line = {"type": "chat", "id": f"{number}", "to": "all", "text": text}
                player.socket.send(json.dumps(line))
            for player in (one, two):
                player.until(lambda player=player, number=number: f"{number}" in player.replies)  # type: ignore[misc]
            keys = [player.replies[f"{number}"].get("key", "") for player in (one, two)]
            assert sorted(keys) == ["", "other-content"]


def test_a_message_that_comes_again_gets_the_first_reply(server: ServerInThread) -> None:
    with Party(server.address, team=2, choices={"stand_in": 0}) as party:
        hero, one, two = party.players
        play_together(party.players, Random(4), 3)
        two.close()
        one.until(lambda: not one.company()["people"][2]["here"])
        for player, kind, more in (
            (one, "stand-in", {"id": "1", "seat": "evil 2", "on": True}),
            (one, "report", {"id": "2", "words": "Odd"}),
            (hero, "remove", {"id": "3", "seat": "evil 2"}),
        ):
            first = player.say(kind, **more)
            assert (first["type"], bool(first["result"])) == ("done", True), kind
            assert again(player, kind, **more) == first
        link = hero.replies["3"]["result"]["invitation"]
        assert asked_in(server.address, link, browser=new_browser())["seat"] == "evil 2"


def test_what_could_not_be_done_may_be_said_again_otherwise(server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": BOT})
    with Player(server.address, made["tokens"]["hero"]) as hero:
        question = hero.wait_for_turn()
        assert question is not None
        assert again(hero, "answer", id="1", ask=question["ask"], option="fly")["key"] == "not-offered"
        assert again(hero, "answer", id="1", ask=question["ask"], option=question["options"][0])["type"] == "done"
        assert eventually(lambda: hero.wait_for_turn() != question)
