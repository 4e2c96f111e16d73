"""Special creatures that bear the Cultist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, leading
from unlit.alone.cards.rows import CALLING, ROUND_ENDS
from unlit.alone.deep.rows import row_of, special
from unlit.alone.events import RoundEffect
from unlit.alone.labyrinth import evil_switches_off, not_the_heros
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@CALLING.of("herald")
@special
def herald(b: Board) -> int:
    """It calls, and they come out of the next door."""
    return row_of(b, "herald").number


@ROUND_ENDS.of("snuffer")
@special
def snuffer(t: Table[Board]) -> None:
    """It goes from lamp to lamp."""
    b = t.board
    t.tell(EVERYONE, RoundEffect, "snuffer")
    evil_switches_off(t, leading(b), row_of(b, "snuffer").number, not_the_heros(b))
