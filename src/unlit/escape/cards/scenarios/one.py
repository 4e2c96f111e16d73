"""Scenario 1, A New Level of Fear: find the A-Lift, and get out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, in_game
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.threat import lose_time
from unlit.escape.told.events import LiftHeard

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

LIFT = "a-lift"


# E18.1
@SCENARIOS.enter
def a_new_level_of_fear(b: Board) -> None:
    """Everyone begins on the Tank Farm."""
    b.map = b.map.with_tile(TILES["tank farm"], 0, 0)


@a_new_level_of_fear.may_escape
def on_the_lift(b: Board, seat: Seat) -> bool:
    """A player escapes from the A-Lift, with no active enemy there."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and not active_on(b, at)


@a_new_level_of_fear.why_stay
def the_lift_is_held(b: Board, seat: Seat) -> str:
    """Why a player on the lift may not escape."""
    at = b.people[seat].at
    return "refused-way-out-held" if b.map.name(at) == LIFT and active_on(b, at) else ""


# E8.4
@a_new_level_of_fear.escaped
def the_lift_is_heard(t: Table[Board], seat: Seat) -> None:
    """If anyone stays behind, the threat pool loses tokens; a token that cannot be taken begins lockdown."""
    b = t.board
    for _ in range(b.box.scenarios[b.scenario].number if in_game(b) else 0):
        lose_time(t, LiftHeard)
