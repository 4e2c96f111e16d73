"""What the card of a special creature says, and the box that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from unlit.alone.boxes import KINDS
from unlit.alone.cards.rows import ROW_KINDS, thing
from unlit.alone.parts import Kind, Room, Stats, enter_kind
from unlit.kernel.box import Row
from unlit.kernel.boxes import printed_in
from unlit.kernel.moments import Cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board import Board

SPECIALS = "specials"


class SpecialRow(Row, frozen=True):
    """A special creature: whose symbol it bears, its numbers before and in the nightmare, the number of its power.

    It does not come where one of the missions is in play in which it, or its like, is at work already.
    """

    symbol: Kind
    letter: str
    calm: Stats
    nightmare: Stats
    missions: tuple[str, ...] = ()
    number: int = 0


class RoomRow(Row, frozen=True):
    """A special room action: its room and its number."""

    room: Room
    number: int = 0


ROOMS = "room-actions"
ROWS = printed_in("unlit.alone.deep", {SPECIALS: SpecialRow, ROOMS: RoomRow}, thing)
CREATURES: Cards[SpecialRow] = Cards(SPECIALS, ROWS[SPECIALS])  # the effect is the power
ROOM_ACTIONS: Cards[RoomRow] = Cards(ROOMS, ROWS[ROOMS])
ROW_KINDS |= {SPECIALS: SpecialRow, ROOMS: RoomRow}
KINDS |= {SPECIALS: CREATURES, ROOMS: ROOM_ACTIONS}
SPECIAL_KINDS: dict[str, Kind] = {}


def special(power: Callable[..., Any]) -> Callable[..., Any]:
    """Enter a special creature beside its power: the card, and the kind of creature."""
    name = power.__name__
    row = ROWS[SPECIALS][name]

    def numbers(b: Board) -> Stats:
        return numbers_of(b, name)

    SPECIAL_KINDS[name] = enter_kind(Kind(name, row.letter, 1, row.calm, row.nightmare, row.symbol, numbers))
    return CREATURES.enter(None)(power)


# D1.5, D1.7
def numbers_of(b: Board, name: str) -> Stats:
    """Its own numbers, before the nightmare and in it, as its card says."""
    row = row_of(b, name)
    return row.nightmare if b.nightmare else row.calm


def row_of(b: Board, name: str) -> SpecialRow:
    """The card of a special creature in the box of this table."""
    row: SpecialRow = b.box.others[SPECIALS][name]
    return row
