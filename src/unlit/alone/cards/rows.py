"""What is printed on a card of each kind."""

from __future__ import annotations

from typing import Any

from unlit.alone.parts import KINDS, Action, Colour, Damage, Deck, Kind, Matrix, Room
from unlit.kernel.box import Copies, Fact, Row
from unlit.kernel.boxes import printed_in


class ReactionRow(Row, frozen=True):
    """A reaction card: its deck, how many there are, its icon, and the numbers of its two halves.

    Some show a creature, and some have a number more.
    """

    deck: Deck
    copies: Copies
    action: Action | None = None
    damage: Damage | None = None
    first: int = 0
    second: int = 0
    symbol: Kind | None = None
    third: int = 0

    def __post_init__(self) -> None:
        if (self.action is None) == (self.damage is None):
            raise ValueError("A reaction card bears the icon of one `action` or of one kind of `damage`")

    @property
    def icon(self) -> Action | Damage:
        """What it reacts to."""
        icon = self.action or self.damage
        assert icon is not None
        return icon

    def facts(self) -> dict[str, Fact]:
        """What it reacts to is one thing."""
        return super().facts() | {"icon": str(self.icon)}


class ItemRow(Row, frozen=True):
    """An item: how many there are, its matrix and the one required, its action (None: passive) and its numbers."""

    copies: Copies
    matrix: Matrix
    required: Matrix
    action: Action | None = None
    basic: int = 0
    advanced: int = 0
    several: bool = False  # charges may be spent at once
    other: int = 0


class CharacterRow(Row, frozen=True):
    """A character: the numbers of the hero's ability, the companion's, and the sacrifice."""

    hero: int = 0
    companion: int = 0
    sacrifice: int = 0
    added: bool = False  # to the four of the box


class MissionRow(Row, frozen=True):
    """A mission: its colour, its room, the interact actions that it takes, and the numbers of its effect."""

    colour: Colour
    room: Room
    steps: int = 0
    number: int = 0
    other: int = 0


def thing(kind: type, given: Any) -> Any:
    """A kind of creature by its name."""
    if kind is Kind:
        if given not in KINDS:
            raise ValueError(f"There is no creature {given!r}")
        return KINDS[given]
    return kind(given)


ROW_KINDS: dict[str, type[Row]] = {
    "reactions": ReactionRow,
    "items": ItemRow,
    "characters": CharacterRow,
    "missions": MissionRow,
}
"""Those of the game itself; modules add theirs."""


ROWS = printed_in("unlit.alone", ROW_KINDS, thing)
