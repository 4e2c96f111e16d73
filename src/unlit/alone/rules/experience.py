"""Experience: the points that kills give, and the five abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import ABILITY_ORDER, HERO, Board
from unlit.alone.box.pieces import BOSSES, LEARNED_FROM, UNLOCKED, Ability, Face, Kind, Purpose
from unlit.alone.rules.kinds import ABILITIES
from unlit.alone.rules.moments import Fright, M, Roll
from unlit.alone.rules.rolls import evil_rolls, reroll_face
from unlit.alone.told.events import Learned
from unlit.alone.told.things import SHOWING
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table

BOSS_POINTS = 2


@dataclass(frozen=True)
class Learn(Option):
    """Take a point in this ability."""

    ability: Ability


LEARN: Final = {ability: Learn(ability) for ability in Ability}


# A17.1, A17.10
def learn(t: Table[Board], ability: Ability) -> None:
    """Gain a point in an ability, up to two."""
    b = t.board
    place = ABILITY_ORDER.index(ability)
    if b.experience[place] < UNLOCKED:
        points = list(b.experience)
        points[place] += 1
        b.experience = tuple(points)
        t.tell(EVERYONE, Learned, ability, points[place])


# A17.1, A17.2
def learn_from(t: Table[Board], kind: Kind) -> None:
    """A kill gives a point in the ability of its kind, a boss one point each in two abilities of the hero's choice."""
    if kind.like in BOSSES:
        learn_of_choice(t, BOSS_POINTS)
    else:
        learn(t, LEARNED_FROM[kind.like])


# A17.4
def learn_of_choice(t: Table[Board], count: int) -> None:
    """Gain points in different abilities of the hero's choice, none of them at two yet; points left over are lost."""
    b = t.board
    chosen: list[Ability] = []
    for _ in range(count):
        open_ = [
            one
            for one, points in zip(ABILITY_ORDER, b.experience, strict=True)
            if points < UNLOCKED and one not in chosen
        ]
        if open_:
            chosen.append(t.ask(HERO, "learn", [LEARN[ability] for ability in open_]).ability)
            learn(t, chosen[-1])


# A17.5
@ABILITIES.enter(M.FRIGHT)
def courage(t: Table[Board], fright: Fright) -> None:
    """Evil rolls one die; a miss reduces the damage by one."""
    if not evil_rolls(t, Purpose.COURAGE, 1).hits():
        fright.amount -= 1


@courage.fits
def courage_fits(b: Board, fright: Fright) -> bool:
    """Whether there is anything to lose."""
    return fright.amount > 0


# A17.8
@ABILITIES.enter(M.ROLLED)
def precision(t: Table[Board], roll: Roll) -> None:
    """Reroll one die that counts as a miss."""
    misses = [SHOWING[face] for face in (Face.BAR, Face.MISS) if face in roll.dice and not roll.counts(face)]
    reroll_face(t, roll, t.ask(HERO, "reroll", misses).face)


@precision.fits
def precision_fits(b: Board, roll: Roll) -> bool:
    """Whether these are the hero's own dice with a miss among them."""
    return roll.by_hero and roll.hits() < len(roll.dice)


# A17.9
@ABILITIES.enter(M.ROLLED)
def dexterity(t: Table[Board], roll: Roll) -> None:
    """Reroll one die that counts as a hit."""
    hits = [SHOWING[face] for face in (Face.HIT, Face.BAR) if face in roll.dice and roll.counts(face)]
    reroll_face(t, roll, t.ask(HERO, "reroll", hits).face)


@dexterity.fits
def dexterity_fits(b: Board, roll: Roll) -> bool:
    """Whether these are a creature's dice with a hit among them."""
    return roll.is_attack() and roll.hits() > 0
