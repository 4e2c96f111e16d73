"""Special creatures that bear the Worm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.cards.rows import HITS, HOARDING
from unlit.alone.deep.rows import SpecialRow, row_of, special
from unlit.alone.items import choose_item, lose_item_charges
from unlit.alone.parts import Kind, Stats

if TYPE_CHECKING:
    from unlit.alone.board import Board
    from unlit.kernel.table import Table


@HITS.of("maw")
@special(
    SpecialRow(
        Kind.WORM,
        "j",
        Stats(2, 2, 3, 0, 1, 5),
        Stats(2, 2, 4, 1, 2, 4),
        ("last_supper",),
        1,
        "When its attack has hit, an item of the hero's choice loses {number} charge.",
        "Wenn sein Angriff getroffen hat, verliert ein Gegenstand nach Wahl des Helden {number} Ladung.",
    )
)
def maw(t: Table[Board]) -> None:
    """It bites off what the hero holds out."""
    b = t.board
    if b.items:
        lose_item_charges(t, choose_item(t, "spoil", b.items), row_of(b, "maw").number)


@HOARDING.of("gnawer")
@special(
    SpecialRow(
        Kind.WORM,
        "i",
        Stats(2, 1, 2, 0, 1, 5),
        Stats(2, 1, 3, 1, 2, 4),
        ("rotten_stores",),
        1,
        "Whenever the hero scavenges, {number} item less is drawn, but never none.",
        "Bei jeder Plünderung wird {number} Gegenstand weniger gezogen, aber mindestens einer.",
    )
)
def gnawer(b: Board) -> int:
    """It has been at the stores before."""
    return row_of(b, "gnawer").number
