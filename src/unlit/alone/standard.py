"""The standard reaction: what any card does face down."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from unlit.alone.board import Board, Creature, by_name, in_play
from unlit.alone.cards.rows import CALLING, STANDARD, STRIDE, UNMOVED
from unlit.alone.creatures import evil_moves, evil_spawns, kinds_to_spawn
from unlit.alone.modules import added
from unlit.alone.moments import Play
from unlit.alone.parts import kind_named

if TYPE_CHECKING:
    from unlit.kernel.table import Table

NOTHING, MOVE, SPAWN = "nothing", "move ", "spawn "
SILENCE = "dead_silence"


# A14.2
@STANDARD.enter(None)
def standard_reaction(t: Table[Board], play: Play) -> None:
    """Move one creature by nought or one sector, or spawn one of any kind that has a token left."""
    b = t.board
    nearer = added(b, CALLING)
    if b.creatures or kinds_to_spawn(b, nearer):
        choice = t.ask(play.seat, "standard reaction", partial(what_to_do, b))
        far, farther = farthest(b), farthest(b) + added(b, STRIDE)
        if choice.startswith(MOVE):
            creature = by_name(b, movable(b))[choice.removeprefix(MOVE)]
            evil_moves(t, play.seat, creature, far + STRIDE.number(creature.kind.name, 0, b), farther)
        elif choice.startswith(SPAWN):
            evil_spawns(t, play.seat, kind_named(choice.removeprefix(SPAWN)), nearer, steps=farther)


def movable(b: Board) -> list[Creature]:
    """The creatures that a standard reaction moves."""
    return [one for one in b.creatures if not UNMOVED.says(one.kind.name, b)]


# A14.2, A20.2
def farthest(b: Board) -> int:
    """One sector; in a dead silence more."""
    return b.box.missions[SILENCE].number if in_play(b, SILENCE) else 1


def what_to_do(b: Board) -> list[str]:
    """Nothing, a creature to move, or a kind to spawn."""
    moves = [MOVE + name for name in by_name(b, movable(b))]
    return [NOTHING, *moves, *(f"{SPAWN}{kind}" for kind in kinds_to_spawn(b, added(b, CALLING)))]
