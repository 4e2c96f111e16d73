"""Nobody is out of a game before the end of their second turn, unless the publisher's own rules say so."""

from __future__ import annotations

import pytest
from out_early import BY_THE_BOOK, CELLS, SETTINGS, reasons

from unlit.escape import GAME
from unlit.escape.board.board import vents_out
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.game import complete_setup

GAMES = 15  # for each scenario and number of players; `checks/first_turns.py` plays more


@pytest.mark.rule("E18.13")
@pytest.mark.parametrize(("scenario", "players"), CELLS)
def test_nobody_is_out_before_the_end_of_a_second_turn(scenario: str, players: str) -> None:
    found = reasons(scenario, players, (f"first turns {number}" for number in range(GAMES)))
    assert not found.keys() - {*BY_THE_BOOK}, found


@pytest.mark.parametrize("scenario", SETTINGS["scenario"])
def test_a_lone_prisoner_has_a_vent_to_come_back_by(scenario: str) -> None:
    setup = complete_setup(GAME, {"scenario": scenario, "players": "1"})
    assert vents_out(GAME.rules.deal(setup, Dice(seed_from("a vent"))))
