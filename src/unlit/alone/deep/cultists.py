"""Special creatures that bear the Cultist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, is_lit, leading
from unlit.alone.cards.rows import CALLING, ROUND_ENDS
from unlit.alone.deep.rows import SpecialRow, row_of, special
from unlit.alone.labyrinth import switch_off
from unlit.alone.parts import NAMES, SECTOR_OF, Kind, Stats

if TYPE_CHECKING:
    from unlit.kernel.table import Table

NONE = "none"


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
    for _ in range(row_of(b, "snuffer").number):
        bright = [NAMES[sector] for sector in b.map.used if is_lit(b, sector) and sector != b.hero]
        choice = t.ask(leading(b), "lights fail", [NONE, *bright])
        if choice == NONE:
            break
        switch_off(t, SECTOR_OF[choice])
