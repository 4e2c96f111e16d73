"""A game of another package is served like our own: with its bots, its one language, and its secrets."""

from __future__ import annotations

from random import Random

import httpx
import msgspec
import pytest
from player import Player, new_table
from server_in_thread import ServerInThread

from unlit import shelf
from unlit.kernel.files.record import Record, first_difference

ME, BOT = {"who": "me"}, {"who": "bot"}


def test_it_is_offered_with_its_bots(server: ServerInThread) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()["games"]}
    assert games["hush"]["bots"] == ["random", "greedy"]
    assert games["hush"]["seats"] == {"": ["child", "thing"]}


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
