"""Special creatures that bear the Spores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import row_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board


@CREATURES.more_danger
def bloom(b: Board) -> int:
    """Its seed drifts through the station."""
    return row_of(b, "bloom").number


@CREATURES.shorter_light
def pall(b: Board) -> int:
    """It hangs in the air and swallows the light."""
    return row_of(b, "pall").number
