"""Scenario 4, Ashes: find both, light the oven, and go through the lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import WALK, draws_to, frontier, goals_of
from unlit.escape.cards.scenarios.four import LOCK, OVEN, ashes

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

AT_THE_OVEN = 3.0  # moves that it takes until it burns
TO_THE_LOCK = 4.0  # and from there to the lock, where that is not known yet


@goals_of(ashes)
def through_the_lock(b: Board, seat: Seat) -> dict[Tile, float]:
    """The lock while the oven burns; else the oven, once the way to the lock is known, or doors into the unknown."""
    lock, oven = b.map.named(LOCK), b.map.named(OVEN)
    if lock and any(tile in b.accessed for tile in oven):
        return dict.fromkeys(lock, 0.0)
    if lock and oven:
        return dict.fromkeys(oven, AT_THE_OVEN + b.map.steps(oven[0])[lock[0]])
    missing = tuple(name for name, found in ((OVEN, oven), (LOCK, lock)) if not found)
    return frontier(b, WALK * len(missing) * draws_to(b, missing) + AT_THE_OVEN + TO_THE_LOCK)
