"""What seats are told of special creatures and room actions."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.events import Event


@dataclass(frozen=True, slots=True)
class SpecialDrawn(Event):
    """A special creature is in the game."""

    card: str


@dataclass(frozen=True, slots=True)
class SpecialCalled(Event):
    """A reaction card was shown for its creature symbol: this special creature spawns."""

    seat: str
    by: str
    card: str


@dataclass(frozen=True, slots=True)
class SpecialGone(Event):
    """A special creature was killed and does not come back."""

    special: str


@dataclass(frozen=True, slots=True)
class RoomUsed(Event):
    """The hero used the special action of a room."""

    room: str
    card: str
