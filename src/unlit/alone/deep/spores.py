"""Special creatures that bear the Spores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.cards.rows import MORE_DANGER, SHORTER_LIGHT
from unlit.alone.deep.rows import SpecialRow, row_of, special
from unlit.alone.parts import Kind, Stats

if TYPE_CHECKING:
    from unlit.alone.board import Board


@MORE_DANGER.of("bloom")
@special(
    SpecialRow(
        Kind.SPORES,
        "o",
        Stats(1, 2, 2, 1, 1, 5),
        Stats(1, 2, 3, 2, 2, 4),
        ("thick_haze",),
        1,
        "At the end of each round evil sets aside {number} danger token more.",
        "Am Ende jeder Runde legt das Böse {number} Gefahrenmarker mehr beiseite.",
    )
)
def bloom(b: Board) -> int:
    """Its seed drifts through the station."""
    return row_of(b, "bloom").number


@SHORTER_LIGHT.of("pall")
@special(
    SpecialRow(
        Kind.SPORES,
        "a",
        Stats(1, 1, 2, 1, 1, 4),
        Stats(1, 1, 3, 2, 2, 3),
        ("irradiate",),
        1,
        "A repaired light control unit lights {number} sector less in each line.",
        "Eine reparierte Lichtsteuerung erhellt in jeder Linie {number} Sektor weniger.",
    )
)
def pall(b: Board) -> int:
    """It hangs in the air and swallows the light."""
    return row_of(b, "pall").number
