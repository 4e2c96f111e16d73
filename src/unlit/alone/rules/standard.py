"""The standard reaction: what any card does when played face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import Board, Creature, in_play
from unlit.alone.box.pieces import NAMES, REGULAR, SECTOR_OF, Kind, Sector, SectorName
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.creatures import evil_moves, evil_spawns, kinds_to_spawn
from unlit.alone.rules.kinds import STANDARD
from unlit.alone.rules.modules import power_of, powers_on_map
from unlit.alone.told.places import CreatureAt
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

SILENCE = "dead_silence"


@dataclass(frozen=True)
class Nothing(Option):
    """Neither move nor spawn."""


@dataclass(frozen=True)
class Move(Option):
    """Move this creature."""

    wounded: bool
    kind: Kind
    at: SectorName

    def points_at(self) -> CreatureAt:
        """This creature."""
        return CreatureAt(self.wounded, self.kind, self.at)


@dataclass(frozen=True)
class Spawn(Option):
    """Spawn a creature of this kind."""

    kind: Kind

    def possible(self) -> bool:
        """Only regular kinds can spawn without a card."""
        return self.kind in REGULAR


NOTHING: Final = Nothing()
SPAWN: Final = {kind: Spawn(kind) for kind in REGULAR}


@cache
def moves_of(kind: Kind) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """A creature of this kind to move from each sector: unwounded and wounded."""
    unwounded, wounded = (tuple(Move(hurt, kind, name) for name in NAMES) for hurt in (False, True))
    return unwounded, wounded


# A14.2
@STANDARD.enter
def standard_reaction(t: Table[Board], seat: Seat) -> None:
    """Move one creature by at most one sector, or spawn one of any kind that has a token left."""
    b = t.board
    nearer = called_nearer(b)
    if b.creatures or kinds_to_spawn(b, nearer):
        choice = t.ask(seat, "standard reaction", partial(what_to_do, b))
        far = farthest(b)
        farther = far + sum([one.stride.said(0, b) for one in powers_on_map(b)]) if b.modules else far
        if isinstance(choice, Move):
            creature = creature_meant(b, choice)
            power = power_of(b, creature.kind)
            own = power.stride.said(0, b) if power is not None else 0
            evil_moves(t, seat, creature, far + own, farther)
        elif isinstance(choice, Spawn):
            evil_spawns(t, seat, choice.kind, nearer, steps=farther)


def movable(b: Board) -> list[Move]:
    """The creatures that a standard reaction can move, as evil names them; identical ones appear once."""
    found: dict[tuple[Kind, bool, Sector], Move] = {}
    powers = effects_of(b.box).creatures if b.modules else {}
    for one, at in b.creatures.items():
        kind, hurt = one.kind, one in b.wounded
        power = powers.get(kind.name) if powers else None
        if power is None or not power.unmoved.said(False, b):
            found[kind, hurt, at] = moves_of(kind)[hurt][at]
    return list(found.values())


def creature_meant(b: Board, move: Move) -> Creature:
    """The creature to move; where several are identical, the first stands for all."""
    kind, hurt, sector = move.kind, move.wounded, SECTOR_OF[move.at]
    return next(
        one for one, at in b.creatures.items() if at == sector and one.kind is kind and (one in b.wounded) == hurt
    )


def called_nearer(b: Board) -> int:
    """How many sectors nearer a standard reaction spawns, because of creatures on the map."""
    return sum([one.calling.said(0, b) for one in powers_on_map(b)]) if b.modules else 0


# A14.2, A20.2
def farthest(b: Board) -> int:
    """How far a standard reaction moves a creature: one sector, or more in a dead silence."""
    return b.box.missions[SILENCE].number if in_play(b, SILENCE) else 1


def what_to_do(b: Board) -> list[Option]:
    """Nothing, a creature to move, or a kind to spawn."""
    return [NOTHING, *movable(b), *[SPAWN[kind] for kind in kinds_to_spawn(b, called_nearer(b))]]
