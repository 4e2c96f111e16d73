"""Scenario 4, Ashes: find the oven and the airlock, light the one, and leave through the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import WALK, draws_to, frontier, goals_of
from unlit.escape.cards.scenarios.four import LOCK, OVEN, ashes

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

AT_THE_OVEN = 3.0  # moves needed to light it
TO_THE_LOCK = 4.0  # moves from there to the airlock, as long as it is not found


@goals_of(ashes)
def through_the_lock(b: Board, seat: Seat) -> dict[Tile, float]:
    """The airlock if the oven burns; the oven if both are found; doors into the unknown before that."""
    lock, oven = b.map.named(LOCK), b.map.named(OVEN)
    if lock and any(tile in b.accessed for tile in oven):
        return dict.fromkeys(lock, 0.0)
    if lock and oven:
        return dict.fromkeys(oven, AT_THE_OVEN + b.map.steps(oven[0])[lock[0]])
    missing = tuple(name for name, found in ((OVEN, oven), (LOCK, lock)) if not found)
    return frontier(b, WALK * len(missing) * draws_to(b, missing) + AT_THE_OVEN + TO_THE_LOCK)
