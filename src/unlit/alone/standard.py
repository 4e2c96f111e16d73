"""The standard reaction: what any card does face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, alike
from unlit.alone.cards.rows import STANDARD, PlainRow
from unlit.alone.creatures import doors_to_free, evil_moves, evil_spawns, kinds_to_spawn, steps_for
from unlit.alone.moments import Play
from unlit.alone.parts import NAMES

if TYPE_CHECKING:
    from unlit.kernel.table import Table

NOTHING = "nothing"


# A14.2
@STANDARD.enter(
    None,
    PlainRow(
        "Standard reaction: move 1 creature by up to 1 sector, or spawn 1 creature.",
        "Standardreaktion: Bewege 1 Kreatur um bis zu 1 Sektor oder lass 1 Kreatur erscheinen.",
    ),
)
def standard_reaction(t: Table[Board], play: Play) -> None:
    """Move one creature by nought or one sector, or spawn one of any kind that has a token left."""
    b = t.board
    movers = [one for one in alike(b.creatures) if steps_for(b, one) or doors_to_free(b, one)]
    moves = {f"move {one} at {NAMES[one.at]}": one for one in movers}
    spawns = {f"spawn {kind}": kind for kind in kinds_to_spawn(b)}
    choice = t.ask(play.seat, "standard reaction", [NOTHING, *moves, *spawns])
    if choice in moves:
        evil_moves(t, play.seat, moves[choice], 1)
    elif choice in spawns:
        evil_spawns(t, play.seat, spawns[choice])
