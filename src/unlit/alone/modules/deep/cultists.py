"""Special creatures with the Cultist's symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, leading
from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import row_of
from unlit.alone.rules.labyrinth import evil_switches_off, not_the_heros
from unlit.alone.told.events import RoundEffect
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@CREATURES.calling
def herald(b: Board) -> int:
    """Standard reactions spawn this many sectors nearer."""
    return row_of(b, "herald").number


@CREATURES.round_ends
def snuffer(t: Table[Board]) -> None:
    """At the end of the round evil switches off lights."""
    b = t.board
    t.tell(EVERYONE, RoundEffect, "snuffer")
    evil_switches_off(t, leading(b), row_of(b, "snuffer").number, not_the_heros(b))
