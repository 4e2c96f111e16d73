"""Special creatures with the Mutant's symbol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, creatures_at, leading
from unlit.alone.modules.deep.kinds import CREATURES
from unlit.alone.modules.deep.rows import SPECIAL_KINDS, row_of
from unlit.alone.rules.creatures import choose_creature, evil_moves

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@CREATURES.holding
def brute(b: Board) -> int:
    """Extra dice for an attack of opportunity when the hero walks away from it."""
    here = [creature.kind for creature in creatures_at(b, b.hero)]
    return row_of(b, "brute").number if SPECIAL_KINDS["brute"] in here else 0


@CREATURES.frightens
def howler(t: Table[Board], creature: Creature) -> None:
    """After it frightens the hero, another creature moves."""
    b = t.board
    others = [one for one in b.creatures if one is not creature]
    if others:
        other = choose_creature(t, leading(b), "move creature", others)
        evil_moves(t, leading(b), other, row_of(b, "howler").number)
