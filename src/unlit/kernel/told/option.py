"""Options: what a player may answer, as values with types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from unlit.kernel.told.spelling import Spelled, words_of


@dataclass(frozen=True)
class Option(Spelled):
    """Something to choose, spelled by the words of its class and its fields: `Block(Way.NORTH)`, block north.

    >>> option = unlit.deal("escape", {"players": "1"}, seed="docs").question.options[0]
    >>> option.side
    <DoorSide.NORTH_1: 'north 1'>
    >>> str(option)
    'explore north 1'
    """

    @classmethod
    def verb(cls) -> str:
        """The words of its class."""
        return words_of(cls.__name__)

    def points_at(self) -> Spelled | None:
        """The thing on the board that is picked by it, as the seat that is asked names it; None if it is on none."""
        return None

    def possible(self) -> bool:
        """Whether it can ever be offered; the list of all options leaves out what cannot."""
        return True


@dataclass(frozen=True)
class Bare(Option):
    """An option that is spelled as the thing that it names, with no verb before it."""

    @classmethod
    def verb(cls) -> str:
        """None."""
        return ""


@dataclass(frozen=True)
class Pass(Option):
    """Play nothing here."""


PASS: Final = Pass()
