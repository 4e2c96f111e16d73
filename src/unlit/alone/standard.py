"""The standard reaction: what any card does face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, by_name
from unlit.alone.cards.rows import STANDARD, PlainRow
from unlit.alone.creatures import evil_moves, evil_spawns, kinds_to_spawn
from unlit.alone.moments import Play

if TYPE_CHECKING:
    from unlit.kernel.table import Table

NOTHING = "nothing"


# A14.2
@STANDARD.enter(
    None,
    PlainRow(
        "Move 1 creature by up to 1 sector, or spawn 1 creature.",
        "Bewege 1 Kreatur um bis zu 1 Sektor oder lass 1 Kreatur erscheinen.",
    ),
)
def standard_reaction(t: Table[Board], play: Play) -> None:
    """Move one creature by nought or one sector, or spawn one of any kind that has a token left."""
    b = t.board
    moves = {f"move {name}": one for name, one in by_name(b.creatures).items()}
    spawns = {f"spawn {kind}": kind for kind in kinds_to_spawn(b)}
    choice = t.ask(play.seat, "standard reaction", [NOTHING, *moves, *spawns])
    if choice in moves:
        evil_moves(t, play.seat, moves[choice], 1)
    elif choice in spawns:
        evil_spawns(t, play.seat, spawns[choice])
