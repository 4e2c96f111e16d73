"""What is printed on a card of each kind."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from unlit.alone.box.pieces import BOSSES, KINDS, TABLE, Action, Colour, Damage, Deck, Kind, Matrix, Room, Stats
from unlit.kernel.box.box import Copies, Fact, Printed, Row
from unlit.kernel.box.boxes import Sheet, printed_in

Tokens: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=8)]  # the map never holds more than eight
Lives: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Distance: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=7)]  # one less in nightmare mode
FIRST_ALIKE = 2  # the first two creatures may be of the same kind (A1.21)


class ReactionRow(Row, frozen=True):
    """A reaction card: its deck, how many copies there are, its icon, and the numbers of its two halves.

    Some cards show a creature, and some have a third number.
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
        """What the card reacts to."""
        icon = self.action or self.damage
        assert icon is not None
        return icon

    def facts(self) -> dict[str, Fact]:
        """The printed facts, with the action or damage it reacts to as one icon."""
        return super().facts() | {"icon": str(self.icon)}


class ItemRow(Row, frozen=True):
    """An item: how many there are, its matrix, the matrix it needs, its action (None if passive) and its numbers."""

    copies: Copies
    matrix: Matrix
    required: Matrix
    action: Action | None = None
    basic: int = 0
    advanced: int = 0
    several: bool = False  # several charges may be spent at once
    other: int = 0


class CharacterRow(Row, frozen=True):
    """A character: the numbers of its ability as hero, its ability as companion, and its sacrifice."""

    hero: int = 0
    companion: int = 0
    sacrifice: int = 0
    added: bool = False  # beyond the four in the box


class MissionRow(Row, frozen=True):
    """A mission: its colour, its room, the interact actions it takes, and the numbers of its effect."""

    colour: Colour
    room: Room
    steps: int = 0
    number: int = 0
    other: int = 0


class CreatureRow(Printed, frozen=True, kw_only=True):
    """A row of the creature table: how many tokens there are, and the numbers before the nightmare."""

    tokens: Tokens
    wound: Lives
    kill: Lives
    dark: Small
    light: Small
    fright: Small
    spawn: Distance

    @property
    def stats(self) -> Stats:
        """The numbers before the nightmare."""
        return Stats(self.wound, self.kill, self.dark, self.light, self.fright, self.spawn)

    def problem(self, name: str) -> str:
        """A boss has exactly one token; any other kind may need two at the start."""
        if KINDS[name] in BOSSES:
            return "" if self.tokens == 1 else "A boss has exactly one token: `tokens` is 1"
        return "" if self.tokens >= FIRST_ALIKE else f"This kind needs at least {FIRST_ALIKE} `tokens`"


def thing(kind: type, given: Any) -> Any:
    """Read a printed value; a kind of creature is given by name."""
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
"""The rows of the base game; modules add theirs."""


CREATURES = "creatures"
ROWS = printed_in("unlit.alone", {**ROW_KINDS, CREATURES: CreatureRow}, thing)


def creature_row(tokens: int, stats: Stats) -> CreatureRow:
    """A creature row with these numbers."""
    return CreatureRow(tokens=tokens, **stats._asdict())


# A15.1; the bosses' numbers are ours.
BEFORE = (
    creature_row(3, Stats(1, 1, 3, 2, 1, 3)),
    creature_row(3, Stats(2, 1, 2, 1, 1, 4)),
    creature_row(3, Stats(2, 2, 2, 2, 0, 4)),
    creature_row(3, Stats(2, 1, 2, 1, 2, 3)),
    creature_row(3, Stats(2, 2, 3, 0, 2, 5)),
    creature_row(1, Stats(3, 2, 3, 2, 2, 5)),
    creature_row(1, Stats(3, 3, 4, 1, 3, 5)),
)
"""The creature table from before boxes had their own; it never changes."""
SHEETS = {
    CREATURES: Sheet(CreatureRow, ROWS[CREATURES], {kind.name: row for kind, row in zip(TABLE, BEFORE, strict=True)})
}
