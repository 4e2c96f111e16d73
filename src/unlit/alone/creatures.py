"""What creatures do: they appear, are heard, frighten and attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import (
    HERO,
    Board,
    Creature,
    creatures_at,
    creatures_on,
    is_lit,
    is_revealed,
    stats_of,
    tokens_left,
)
from unlit.alone.events import Appeared, Left, Met, Noise
from unlit.alone.geometry import FAR, noise_ways, other_level
from unlit.alone.parts import MOST_ON_A_LEVEL, NAMES, SECTORS, Kind, Way, level_of

if TYPE_CHECKING:
    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table

NOWHERE = "nowhere"
OTHER_LEVEL = "other level"


# A15.3, A15.4, A15.5
def spawn_places(b: Board, kind: Kind) -> list[Sector]:
    """Where a creature of this kind may spawn: far enough from the hero, on a level that is not full."""
    if tokens_left(b, kind) == 0:
        return []
    far = stats_of(b, kind).spawn
    full = [creatures_on(b, level) >= MOST_ON_A_LEVEL for level in range(2)]
    away = b.map.distances(0).steps(b.hero)
    return [sector for sector in range(SECTORS) if not full[level_of(sector)] and far <= away[sector] < FAR]


# A15.3
def spawn(t: Table[Board], kind: Kind, sector: Sector) -> Creature:
    """A creature comes onto the map, and is seen there or heard."""
    creature = Creature(kind, sector)
    t.board.creatures.append(creature)
    be_noticed(t, creature)
    return creature


# A15.6, A7.1, A7.9
def be_noticed(t: Table[Board], creature: Creature) -> None:
    """A creature whose movement or spawning ends in a revealed sector is seen there; any other is heard."""
    if is_revealed(t.board, creature.at):
        t.tell((HERO,), Appeared, str(creature.kind), NAMES[creature.at])
    else:
        make_noise(t, creature.at)


# A7.2, A7.4, A7.5, A7.6, A7.8
def make_noise(t: Table[Board], sector: Sector) -> None:
    """The hero is told the first step of a shortest path there; of several evil's leader picks which."""
    b = t.board
    if other_level(b.hero, sector):
        t.tell((HERO,), Noise, OTHER_LEVEL)
        return
    ways = noise_ways(b.map, b.blocked, b.hero, sector)
    if not ways:
        t.tell((HERO,), Noise, NOWHERE)
        return
    way = t.ask(list(b.hands)[b.leader], "noise", ways, NAMES[sector])
    t.tell((HERO,), Noise, str(way))


# A15.7
def tell_leaving(t: Table[Board], creature: Creature, way: Way, to: Sector) -> None:
    """A creature that leaves a revealed sector for an unrevealed one: the hero is told the direction."""
    b = t.board
    if is_revealed(b, creature.at) and not is_revealed(b, to):
        t.tell((HERO,), Left, str(creature.kind), NAMES[creature.at], str(way))


# A15.4, A6.6
def steps_for(b: Board, creature: Creature) -> list[tuple[Way, Sector]]:
    """Where a creature may go with one step: not through a blocked door, not onto a full level."""
    ways = b.map.distances(b.blocked).ways[creature.at]
    return [
        (way, there)
        for way, there in ways
        if level_of(there) == level_of(creature.at) or creatures_on(b, level_of(there)) < MOST_ON_A_LEVEL
    ]


# A6.8
def doors_to_free(b: Board, creature: Creature) -> list[int]:
    """The blocked doors of its sector, each of which costs a step."""
    doors = [door for door in b.map.door[creature.at] if door >= 0]
    return [door for door in doors if b.blocked >> door & 1]


# A6.9
def fright_of(b: Board, creature: Creature) -> int:
    """The self-control that meeting it costs."""
    return stats_of(b, creature.kind).fright


# A6.9
def meet(t: Table[Board], creature: Creature) -> int:
    """The hero meets a creature that was not revealed; what it costs."""
    t.tell((HERO,), Met, str(creature.kind))
    return fright_of(t.board, creature)


# A6.11
def opportunity_dice(b: Board) -> int:
    """Leaving a sector: one die for each creature there, one less if it is lighted."""
    return max(0, len(creatures_at(b, b.hero)) - is_lit(b, b.hero))


# A10.2
def attack_dice(b: Board, creature: Creature) -> int:
    """The first number of the table in the dark, the second in the light."""
    stats = stats_of(b, creature.kind)
    return stats.light if is_lit(b, creature.at) else stats.dark


# A9.3, A9.4
def take_blow(b: Board, creature: Creature, damage: int) -> str:
    """One attack must reach a number by itself: nothing, wounded, or killed; an unwounded one dies to the sum."""
    stats = stats_of(b, creature.kind)
    if creature.wounded:
        killed = damage >= stats.kill
    else:
        killed = damage >= stats.wound + stats.kill
    if killed:
        b.creatures.remove(creature)
        return "killed"
    if not creature.wounded and damage >= stats.wound:
        creature.wounded = True
        return "wounded"
    return "nothing"
