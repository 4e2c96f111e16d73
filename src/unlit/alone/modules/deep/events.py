"""What seats are told about special creatures and room actions."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.alone.box.pieces import CardName, Room, SeatName
from unlit.kernel.told.events import Event


@dataclass(frozen=True, slots=True)
class SpecialDrawn(Event):
    """A special creature is in the game."""

    card: CardName


@dataclass(frozen=True, slots=True)
class SpecialCalled(Event):
    """A reaction card was shown for its creature symbol: this special creature spawns."""

    seat: SeatName
    by: CardName
    card: CardName


@dataclass(frozen=True, slots=True)
class SpecialGone(Event):
    """A special creature was killed and does not come back."""

    special: CardName


@dataclass(frozen=True, slots=True)
class RoomUsed(Event):
    """The hero used the special action of a room."""

    room: Room
    card: CardName
