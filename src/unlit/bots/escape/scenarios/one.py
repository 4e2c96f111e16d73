"""Scenario 1, A New Level of Fear: find the A-Lift, by peeking once the first stack is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import WALK, frontier, goals_of, named
from unlit.escape.box.pieces import DIE, Face
from unlit.escape.cards.scenarios.one import LIFT, a_new_level_of_fear

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

DOUBLE = DIE.count(Face.INTELLIGENCE_2) / len(DIE)
SINGLE = DOUBLE + DIE.count(Face.INTELLIGENCE) / len(DIE)


@goals_of(a_new_level_of_fear)
def to_the_lift(b: Board, seat: Seat) -> dict[Tile, float]:
    """The lift; until it is found, any door into the unknown."""
    return dict.fromkeys(named(b, LIFT), 0.0) or frontier(b, WALK * peeks_left(b))


def peeks_left(b: Board) -> float:
    """How many tiles to explore, on average, to find the lift."""
    second = len(b.stacks[1])
    missed = (1 - DOUBLE) ** second
    return len(b.stacks[0]) + (1 - missed) / DOUBLE + missed / SINGLE
