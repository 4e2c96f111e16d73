"""What is printed on the cards of special creatures and room actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from unlit.alone.box.pieces import Kind, Room, Stats, enter_kind
from unlit.alone.box.rows import ROW_KINDS, thing
from unlit.kernel.box.box import Row
from unlit.kernel.box.boxes import printed_in

if TYPE_CHECKING:
    from unlit.alone.board.board import Board

SPECIALS = "specials"


class SpecialRow(Row, frozen=True):
    """A special creature: whose symbol it bears, its numbers before and in the nightmare, the number of its power.

    It stays out of games with one of `missions`, which already have it or something like it at work.
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
ROWS = printed_in("unlit.alone.modules.deep", {SPECIALS: SpecialRow, ROOMS: RoomRow}, thing)
ROW_KINDS |= {SPECIALS: SpecialRow, ROOMS: RoomRow}


# D1.5, D1.7
def numbers_of(name: str, b: Board) -> Stats:
    """Its own numbers, before or in the nightmare, as its card says."""
    row = row_of(b, name)
    return row.nightmare if b.nightmare else row.calm


def row_of(b: Board, name: str) -> SpecialRow:
    """The card of a special creature in the box of this table."""
    row: SpecialRow = b.box.others[SPECIALS][name]
    return row


SPECIAL_KINDS: dict[str, Kind] = {
    name: enter_kind(Kind(name, row.letter, like=row.symbol, changed=partial(numbers_of, name)))
    for name, row in ROWS[SPECIALS].items()
}
