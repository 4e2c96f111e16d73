"""Unlocking a door, by Strength or by Intelligence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import DoorSide, Purpose, Stat
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.enemies.activation import provoke
from unlit.escape.rules.locks import open_lock
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.threat import gain_threat
from unlit.escape.told.places import DoorHere
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Door
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

RATINGS = {Stat.STRENGTH: 3, Stat.INTELLIGENCE: 4}


@dataclass(frozen=True)
class Unlock(Option):
    """Unlock the door on this side."""

    side: DoorSide
    by: Stat

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)

    def possible(self) -> bool:
        """Only by Strength or by Intelligence."""
        return self.by in RATINGS


UNLOCK: Final = {side: [Unlock(side, stat) for stat in RATINGS] for side in DoorSide}
"""The ways to unlock a door."""


# E12.7
def unlock(t: Table[Board], seat: Seat, door: Door, stat: Stat) -> None:
    """Unlock a door: by Strength, it costs 1 threat, pass or fail; by Intelligence, the door can be locked again."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    if stat is Stat.STRENGTH:
        gain_threat(t, seat)
    if attempt(t, Challenge(seat, stat, RATINGS[stat], Purpose.UNLOCK, against=door.side)):
        open_lock(t, at, door)
        b.lock_behind = door.edge if stat is Stat.INTELLIGENCE else None
    else:
        provoke(t, at, lambda one: True)
