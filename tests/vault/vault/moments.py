"""The moments at which cards may be played, and what a card may change there."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.box.moments import Moment
from vault.pieces import Face


class M(Moment):
    """The moments of the game."""

    LEAVING = "react to leaving"
    SEARCHING = "react to searching"
    ROLLED = "react to roll"
    PLAYED = "react to card"


@dataclass(slots=True)
class Step:
    """A thief on the way to another tile."""

    thief: int
    to: int
    stopped: bool = False


@dataclass(slots=True)
class Searching:
    """A thief looking for something."""

    thief: int


@dataclass(slots=True)
class Roll:
    """Dice on the table: a thief's own, or those of a rat that bites this thief."""

    thief: int
    dice: list[Face]
    rat: int = 0  # its number, if one bites


@dataclass(slots=True)
class Playing:
    """A card being played, that may yet be cancelled."""

    seat: str
    card: str
    cancelled: bool = False
