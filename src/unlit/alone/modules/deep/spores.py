"""Special creatures with the Spores' symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import row_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board


@CREATURES.more_danger
def bloom(b: Board) -> int:
    """More danger tokens are set aside at the end of the round."""
    return row_of(b, "bloom").number


@CREATURES.shorter_light
def pall(b: Board) -> int:
    """A repaired unit lights fewer sectors."""
    return row_of(b, "pall").number
