"""Special creatures that bear the Cultist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, leading
from unlit.alone.cards.rows import CALLING, ROUND_ENDS
from unlit.alone.deep.rows import SpecialRow, row_of, special
from unlit.alone.events import RoundEffect
from unlit.alone.labyrinth import evil_switches_off, not_the_heros
from unlit.alone.parts import Kind, Stats
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@CALLING.of("herald")
@special(
    SpecialRow(
        Kind.CULTIST,
        "d",
        Stats(2, 2, 1, 1, 1, 5),
        Stats(2, 2, 2, 2, 2, 4),
        ("banishment",),
        1,
        "A standard reaction spawns a creature up to {number} sector nearer than it may.",
        "Eine Standardreaktion lässt eine Kreatur bis zu {number} Sektor näher erscheinen als erlaubt.",
    )
)
def herald(b: Board) -> int:
    """It calls, and they come out of the next door."""
    return row_of(b, "herald").number


@ROUND_ENDS.of("snuffer")
@special(
    SpecialRow(
        Kind.CULTIST,
        "n",
        Stats(2, 2, 2, 1, 0, 5),
        Stats(2, 2, 3, 2, 1, 4),
        ("failing_power",),
        2,
        "At the end of each round evil may switch off the lights of up to {number} sectors that are not the hero's.",
        "Am Ende jeder Runde darf das Böse das Licht in bis zu {number} Sektoren ausschalten, außer in dem des Helden.",
    )
)
def snuffer(t: Table[Board]) -> None:
    """It goes from lamp to lamp."""
    b = t.board
    t.tell(EVERYONE, RoundEffect, "snuffer")
    evil_switches_off(t, leading(b), row_of(b, "snuffer").number, not_the_heros(b))
