"""A game of another package is served like our own: with its bots, its one language, its pictures, and its secrets."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import hush
import msgspec
import pytest
from player import Message, Player, new_table, whoever_is_asked
from server_in_thread import ServerInThread

import unlit
from unlit import shelf
from unlit.cli.given import offered_games
from unlit.kernel.files.record import Record, first_difference
from unlit.kernel.tables.sight import see
from unlit.server.protocol import ENCODER
from unlit.server.screen.frames import frame
from unlit.server.screen.pictures import pictures_of

ME, BOT = {"who": "me"}, {"who": "bot"}
CHILD = re.compile(r"\bC\b")  # how text and drawing show the child


def offered(server: ServerInThread) -> dict[str, Message]:
    """The games that can be played, by their names."""
    return {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()["games"]}


def test_it_is_offered_with_its_bots(server: ServerInThread) -> None:
    game = offered(server)["hush"]
    assert game["bots"] == ["random", "greedy"]
    assert game["seats"] == {"": ["child", "thing"]}
    assert game["titles"] == {"en": "Hush"}


def test_a_host_may_offer_some_games_alone(tmp_path: Path) -> None:
    found = ServerInThread(str(tmp_path / "unlit.db"), instead=offered_games(["hush"], []))
    assert list(offered(found)) == ["hush"]
    found.stop()


def test_a_game_for_tests_is_served_but_not_offered(server: ServerInThread) -> None:
    assert list(offered(server)) == ["alone", "escape", "hush"]
    assert new_table(server.address, dict.fromkeys(("ada", "ben", "warden"), ME), game="vault")["tokens"]


@pytest.mark.parametrize(("seat", "other"), [("child", "thing"), ("thing", "child")])
def test_a_whole_game_against_its_bot(server: ServerInThread, seat: str, other: str) -> None:
    made = new_table(server.address, {seat: ME, other: BOT}, game="hush")
    with Player(server.address, made["tokens"][seat]) as player:
        player.until(lambda: player.frame is not None)
        view = player.seen()["view"]
        assert bool(view["child"]) == bool(view["window"]) == (seat == "child"), "the thing sees neither"
        player.play(Random(1))
        assert player.ended is not None
        assert player.ended["ending"] in shelf.game_named("hush").rules.endings
        answer = httpx.get(
            f"{server.address}/api/tables/{made['table']}/record",
            headers={"authorization": f"Bearer {made['tokens'][seat]}"},
        )
        record = msgspec.json.decode(answer.content, type=Record)
        assert first_difference(shelf.game_named("hush"), record) is None


def test_pictures_are_sent_to_those_who_ask_for_them(server: ServerInThread) -> None:
    made = new_table(server.address, {"child": ME, "thing": BOT}, game="hush")
    token = made["tokens"]["child"]
    with Player(server.address, token) as plain, Player(server.address, token, pictures=True) as shown:
        for player in (plain, shown):
            player.until(player.sees)
        assert plain.seen()["pictures"] == {}
        picture = shown.seen()["pictures"]["en"]
        assert picture["text"].startswith("  a b c d e\n1 ")
        assert picture["text"].endswith("\nRounds left: 5")
        assert picture["svg"].startswith("<svg ")
        assert shown.seen()["view"] == plain.seen()["view"]


def test_a_game_without_a_drawing_is_shown_as_text_in_each_of_its_languages() -> None:
    t = unlit.deal("vault", seed="text")
    found = pictures_of(t.game, t.view("ada"))
    assert {language: picture.svg for language, picture in found.items()} == {"en": "", "de": ""}
    assert "Round 1 of 12, Ada to play" in found["en"].text
    assert found["de"].text != found["en"].text


def test_no_frame_shows_where_the_child_is_to_anybody_else(server: ServerInThread) -> None:
    """Nor which window opens, in view, text and drawing; afterwards everybody may see it."""
    made = new_table(server.address, {"child": ME, "thing": ME}, game="hush", choices={"spectators": True})
    watching = httpx.post(f"{server.address}/api/exchange", json={"invitation": made["watching"]}).json()["token"]
    tokens = [made["tokens"]["child"], made["tokens"]["thing"], watching]
    child, thing, spectator = players = [Player(server.address, one, pictures=True) for one in tokens]
    chance = Random(3)
    while (asked := whoever_is_asked([child, thing])) is not None and asked.question is not None:
        asked.answer(chance.choice(asked.question["options"]))
    spectator.until(spectator.is_over)
    assert all(CHILD.search(text) for text in pictures_in(child))
    for player in (thing, spectator):
        assert len(pictures_in(player)) >= 6
        assert not any(CHILD.search(text) for text in pictures_in(player))
        assert all((one["view"]["child"], one["view"]["window"]) == ("", "") for one in frames_of(player))
    past = spectator.say("replay", seat="child", step=1)["result"]
    assert CHILD.search(past["pictures"]["en"]["text"])
    assert not CHILD.search(spectator.say("replay", seat="thing", step=1)["result"]["pictures"]["en"]["svg"])
    for player in players:
        player.__exit__()


def frames_of(player: Player) -> list[Message]:
    """Every frame that it was sent."""
    return [one for one in map(msgspec.json.decode, player.sent) if one["type"] == "frame"]


def pictures_in(player: Player) -> list[str]:
    """Every text and every drawing that it was sent."""
    return [shown for one in frames_of(player) for shown in one["pictures"]["en"].values()]


def test_two_worlds_that_the_thing_cannot_tell_apart_send_it_the_same_frame() -> None:
    chance = Random(4)
    others = 0
    for number in range(6):
        t = unlit.deal(hush.GAME, seed=f"worlds {number}")
        while t.question is not None:
            if t.question.seat == "thing":
                other = t.imagine("thing", chance.randbytes(32))
                assert sent(t) == sent(other)
                others += (other.board.child, other.board.window) != (t.board.child, t.board.window)
            t.answer(t.question.seat, chance.choice(t.question.options))
    assert others >= 10


def sent(t: unlit.Table[Any]) -> bytes:
    """The frame of the thing, byte by byte, without the log, which an imagined table does not have."""
    heard = 1000
    seen = see(t, "thing", heard)
    return ENCODER.encode(
        frame(t, seen, since=heard, ask=1, shown=True, undo="no", remembering=True, picturing=True),
    )
