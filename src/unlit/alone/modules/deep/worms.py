"""Special creatures with the Worm's symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import row_of
from unlit.alone.rules.items import choose_item, lose_item_charges

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.kernel.table import Table


@CREATURES.hits
def maw(t: Table[Board]) -> None:
    """After its attack hits, one of the hero's items loses charges."""
    b = t.board
    if b.items:
        lose_item_charges(t, choose_item(t, "spoil", b.items), row_of(b, "maw").number)


@CREATURES.hoarding
def gnawer(b: Board) -> int:
    """A scavenge draws fewer items."""
    return row_of(b, "gnawer").number
