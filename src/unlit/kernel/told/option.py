"""Options: what a player may answer, as values with types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from unlit.kernel.told.spelling import Spelled, words_of


@dataclass(frozen=True)
class Option(Spelled):
    """Something to choose, spelled as the words of its class and its fields: `Block(Way.NORTH)` is `block north`.

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
        """The thing on the board that it picks, in the words of the seat that is asked; None if it picks nothing."""
        return None

    def possible(self) -> bool:
        """Whether it can ever be offered; the list of all options leaves out those that cannot."""
        return True


@dataclass(frozen=True)
class Bare(Option):
    """An option that is spelled like the thing that it names, with no verb before it.

    >>> from dataclasses import dataclass
    >>> from unlit.kit import Bare
    >>> @dataclass(frozen=True)
    ... class Door(Bare):
    ...     way: str
    >>> str(Door("north"))
    'north'
    """

    @classmethod
    def verb(cls) -> str:
        """No words at all."""
        return ""


@dataclass(frozen=True)
class Pass(Option):
    """Play nothing here."""


PASS: Final = Pass()
