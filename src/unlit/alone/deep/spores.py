"""Special creatures that bear the Spores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.cards.rows import MORE_DANGER, SHORTER_LIGHT
from unlit.alone.deep.rows import row_of, special

if TYPE_CHECKING:
    from unlit.alone.board import Board


@MORE_DANGER.of("bloom")
@special
def bloom(b: Board) -> int:
    """Its seed drifts through the station."""
    return row_of(b, "bloom").number


@SHORTER_LIGHT.of("pall")
@special
def pall(b: Board) -> int:
    """It hangs in the air and swallows the light."""
    return row_of(b, "pall").number
