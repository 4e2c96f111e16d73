"""Locks: putting them on doors and taking them off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.box.pieces import DoorSide
from unlit.escape.told.events import LockPlaced, LockRemoved
from unlit.escape.told.places import DoorHere
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Lock(Option):
    """Lock the door on this side."""

    side: DoorSide

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)


@dataclass(frozen=True)
class OpenLock(Option):
    """Take the lock off the door on this side, without a challenge."""

    side: DoorSide

    @classmethod
    def verb(cls) -> str:
        """Unlock."""
        return "unlock"

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)


LOCK: Final = {side: Lock(side) for side in DoorSide}
OPEN_LOCK: Final = {side: OpenLock(side) for side in DoorSide}


def lock_door(t: Table[Board], tile: Tile, door: Door) -> None:
    """Lock a door of this tile."""
    b = t.board
    b.map = b.map.with_lock(door.edge)
    t.tell(EVERYONE, LockPlaced, b.map.name(tile), door.side)


# E12.7, E15.12
def open_lock(t: Table[Board], tile: Tile, door: Door) -> None:
    """Take the lock off a door of this tile."""
    b = t.board
    b.map = b.map.without_lock(door.edge)
    t.tell(EVERYONE, LockRemoved, b.map.name(tile), door.side)
