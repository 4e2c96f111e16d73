"""Scenario 2, Second Sight: control panels, a key card, and the B-Lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, is_early
from unlit.escape.box.tiles import TILES
from unlit.escape.cards.scenarios.calling import lay_aside
from unlit.escape.rules.items import KEY_CARD
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.lockdown import begin_lockdown

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

LIFT = "b-lift"
LAUNDRY = "laundry"  # its vent leads back out of the infirmary


@SCENARIOS.enter
def second_sight(b: Board) -> None:
    """Everyone begins in the C-Lift, a lone prisoner with the laundry beside it; the B-Lift has to be called."""
    b.map = b.map.with_tile(TILES["c-lift"], 0, 0)
    if len(b.players) == 1:
        b.map = b.map.with_tile(TILES[LAUNDRY], 0, 1)


# E11.3, E18.13
@second_sight.accessed
def panel_answers(t: Table[Board], seat: Seat, passed: bool) -> None:
    """Enough panels call the lift; one more, or a failure, begins lockdown, except in the first rounds."""
    b = t.board
    row = b.box.scenarios[b.scenario]
    if passed and b.aside and len(b.accessed) >= row.other:
        lay_aside(t, seat)
    if not is_early(b) and (not passed or len(b.accessed) >= row.number):
        begin_lockdown(t)


@second_sight.may_escape
def on_the_lift_with_a_key(b: Board, seat: Seat) -> bool:
    """A player escapes from the B-Lift with a key card, and with no active enemy there."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and KEY_CARD in b.people[seat].items and not active_on(b, at)


@second_sight.why_stay
def the_lift_asks_for_a_key(b: Board, seat: Seat) -> str:
    """Why a player on the lift may not escape."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if KEY_CARD not in b.people[seat].items:
        return "refused-no-key-card"
    return "refused-way-out-held" if active_on(b, at) else ""
