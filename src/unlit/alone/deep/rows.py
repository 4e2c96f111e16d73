"""What the card of a special creature says, and the box that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.boxes import KINDS
from unlit.alone.cards.rows import KINDS_DE, KINDS_EN, numbers_de, numbers_en
from unlit.alone.parts import Kind, Stats, enter_kind
from unlit.kernel.moments import Cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board import Board

SPECIALS = "specials"


class SpecialRow(NamedTuple):
    """A special creature: whose symbol it bears, its numbers before and in the nightmare, the number of its power.

    It does not come where one of the missions is in play in which it, or its like, is at work already.
    """

    symbol: Kind
    letter: str
    calm: Stats
    nightmare: Stats
    missions: tuple[str, ...]
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English, its symbol and its numbers first."""
        table = numbers_en(self.calm, self.nightmare)
        return f"Special creature, bears {KINDS_EN[self.symbol]}: {table}. {self.english.format(number=self.number)}"

    @property
    def de(self) -> str:
        """In German, its symbol and its numbers first."""
        table = numbers_de(self.calm, self.nightmare)
        return f"Spezialkreatur, zeigt {KINDS_DE[self.symbol]}: {table}. {self.german.format(number=self.number)}"


CREATURES: Cards[SpecialRow] = Cards()  # the effect is the power
KINDS[SPECIALS] = CREATURES
SPECIAL_KINDS: dict[str, Kind] = {}


def special(row: SpecialRow) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Enter a special creature beside its power: the card, and the kind of creature."""
    enter = CREATURES.enter(None, row)

    def entered(power: Callable[..., Any]) -> Callable[..., Any]:
        name = power.__name__

        def numbers(b: Board) -> Stats:
            return numbers_of(b, name)

        kind = Kind(name, row.letter, 1, row.calm, row.nightmare, row.symbol, numbers)
        SPECIAL_KINDS[name] = enter_kind(kind)
        return enter(power)

    return entered


# D1.5, D1.7
def numbers_of(b: Board, name: str) -> Stats:
    """Its own numbers, before the nightmare and in it, as its card says."""
    row = row_of(b, name)
    return row.nightmare if b.nightmare else row.calm


def row_of(b: Board, name: str) -> SpecialRow:
    """The card of a special creature in the box of this table."""
    row: SpecialRow = b.box.others[SPECIALS][name]
    return row
