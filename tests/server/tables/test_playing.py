"""Whole games over the wire, from each side, and what becomes of them."""

from __future__ import annotations

import httpx
import pytest
from server_in_thread import ServerInThread
from whole_games import SIDES, play_against_a_bot, play_while_one_watches


@pytest.mark.parametrize("seat", SIDES)
def test_a_whole_game_against_a_bot(server: ServerInThread, seat: str) -> None:
    play_against_a_bot(server, seat)


def test_two_people_and_one_who_watches(server: ServerInThread) -> None:
    play_while_one_watches(server)


def test_a_game_says_who_can_sit_at_it(server: ServerInThread) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()["games"]}
    assert games["alone"]["seated_by"] == "team"
    assert games["alone"]["seats"]["1"] == ["hero", "evil 1"]
    assert games["alone"]["seats"]["3"] == ["hero", "evil 1", "evil 2", "evil 3"]
    assert (games["hush"]["seated_by"], games["hush"]["seats"]) == ("", {"": ["child", "thing"]})
