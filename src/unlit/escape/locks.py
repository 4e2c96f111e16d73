"""Locks: on a door, and off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.events import LockPlaced, LockRemoved
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.board import Board
    from unlit.escape.geometry import Door
    from unlit.escape.parts import Tile
    from unlit.kernel.table import Table


def lock_door(t: Table[Board], tile: Tile, door: Door) -> None:
    """A door of this tile is locked."""
    b = t.board
    b.map = b.map.with_lock(door.edge)
    t.tell(EVERYONE, LockPlaced, b.map.name(tile), door.side)


# E12.7, E15.12
def open_lock(t: Table[Board], tile: Tile, door: Door) -> None:
    """A door of this tile has no lock any more."""
    b = t.board
    b.map = b.map.without_lock(door.edge)
    t.tell(EVERYONE, LockRemoved, b.map.name(tile), door.side)
