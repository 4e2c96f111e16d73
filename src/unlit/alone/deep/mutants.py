"""Special creatures that bear the Mutant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, Creature, creatures_at, leading
from unlit.alone.cards.rows import FRIGHTENS, HOLDING
from unlit.alone.creatures import choose_creature, evil_moves
from unlit.alone.deep.rows import SPECIAL_KINDS, SpecialRow, row_of, special
from unlit.alone.parts import Kind, Stats

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@HOLDING.of("brute")
@special(
    SpecialRow(
        Kind.MUTANT,
        "f",
        Stats(3, 2, 2, 2, 2, 5),
        Stats(3, 2, 3, 3, 3, 4),
        ("launch_pods",),
        1,
        "Whoever leaves its sector is attacked with {number} die more.",
        "Wer seinen Sektor verlässt, wird mit {number} Würfel mehr angegriffen.",
    )
)
def brute(b: Board) -> int:
    """Nobody walks away from it."""
    here = [creature.kind for creature in creatures_at(b, b.hero)]
    return row_of(b, "brute").number if SPECIAL_KINDS["brute"] in here else 0


@FRIGHTENS.of("howler")
@special(
    SpecialRow(
        Kind.MUTANT,
        "g",
        Stats(2, 1, 2, 0, 2, 4),
        Stats(2, 1, 3, 1, 3, 3),
        ("self_destruct",),
        2,
        "When it has frightened the hero, evil moves another creature by up to {number} sectors.",
        "Wenn er den Helden erschreckt hat, bewegt das Böse eine andere Kreatur um bis zu {number} Sektoren.",
    )
)
def howler(t: Table[Board], creature: Creature) -> None:
    """What it has found, the others hear."""
    b = t.board
    others = [one for one in b.creatures if one is not creature]
    if others:
        other = choose_creature(t, leading(b), "move creature", others)
        evil_moves(t, leading(b), other, row_of(b, "howler").number)
