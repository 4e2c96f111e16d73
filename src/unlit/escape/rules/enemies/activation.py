"""Activation: which enemies act, in which order, and what each does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, enemies_on, is_full, players_on
from unlit.escape.box.pieces import ACT, DIE, HYBRIDS, Enemy, Face, Icon, Kind, Stat
from unlit.escape.rules.enemies.attacks import attack
from unlit.escape.rules.enemies.moves import move_enemy
from unlit.escape.rules.enemies.spawning import bring, origin, take_reserve
from unlit.escape.rules.enemies.targets import target_here
from unlit.escape.told.events import HybridsRolled, Recovered
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table


# E15.1, E15.15
def begin_activation(b: Board) -> None:
    """Line up the enemies that act by the event card, for the number of players at the start; each kind by number."""
    kinds = acting_kinds(b)
    b.waiting = tuple(
        [enemy for kind in kinds for enemy in b.enemies if enemy.kind is kind and enemy not in b.activated]
    )


def acting_kinds(b: Board) -> tuple[Kind, ...]:
    """The kinds of enemies that act by this turn's event card."""
    return ACT[b.box.events[b.event].acting[len(b.players) - 1]]


# E15.3, E15.7
def activate_next(t: Table[Board]) -> None:
    """Activate the next enemy in order, unless it has acted by joining an attack."""
    b = t.board
    enemy, b.waiting = b.waiting[0], b.waiting[1:]
    if enemy not in b.activated:
        activate(t, enemy)


# E15.3
def activate(t: Table[Board], enemy: Enemy) -> None:
    """An enemy attacks a target on its tile, or moves; a stunned one recovers if no player is on its tile."""
    b = t.board
    b.activated |= {enemy}
    if enemy in b.stunned:
        if not players_on(b, b.enemies[enemy]):
            b.stunned -= {enemy}
            t.tell(EVERYONE, Recovered, enemy)
        return
    target = target_here(b, enemy)
    if target is not None:
        attack(t, enemy, target)
    else:
        move_enemy(t, enemy)


# E15.2
def roll_for_hybrids(t: Table[Board]) -> None:
    """Roll a die for which hybrids act, and how often; those that appeared this turn do not act yet."""
    b = t.board
    hybrids = [one for one in b.enemies if one.kind is Kind.HYBRID and one not in b.new]
    if not hybrids:
        return
    die = b.dice.roll("hybrids", 1, DIE)[0]
    t.tell(EVERYONE, HybridsRolled, die)
    # A hybrid that added a die to a provoked attack has acted; by the other reading of E12.3, so has one provoked.
    b.waiting = tuple(one for one in hybrids if one not in b.activated for _ in range(times(one, die)))


def times(hybrid: Enemy, die: Face) -> int:
    """How often a hybrid's symbol shows on the die."""
    return SHOWS[die].get(HYBRIDS[hybrid.number], 0)


SHOWS = {
    Face.INTELLIGENCE: {Stat.INTELLIGENCE: 1},
    Face.INTELLIGENCE_2: {Stat.INTELLIGENCE: 2},
    Face.STRENGTH: {Stat.STRENGTH: 1},
    Face.STRENGTH_2: {Stat.STRENGTH: 2},
    Face.SPEED: {Stat.SPEED: 1},
}


# E15.2
def activate_next_hybrid(t: Table[Board]) -> None:
    """Activate the next hybrid; one that shows twice acts twice."""
    b = t.board
    enemy, b.waiting = b.waiting[0], b.waiting[1:]
    activate(t, enemy)


# E12.3, E12.6, E15.7
def provoke(t: Table[Board], tile: Tile, whom: Callable[[Enemy], bool]) -> None:
    """A failed challenge activates the enemies on the tile at once: guards, then clones, then hybrids.

    They act again in the event, except those that only added a die; by the other reading of E12.3, none do.
    """
    b = t.board
    acted = b.activated
    b.activated = frozenset()
    for enemy in enemies_on(b, tile):
        if whom(enemy) and b.enemies.get(enemy) == tile and enemy not in b.activated:
            activate(t, enemy)
            if "failed_challenge" not in b.switches:
                b.activated -= {enemy}
    b.activated |= acted & b.enemies.keys()


# E15.13
def generate(t: Table[Board]) -> None:
    """Each nest and post brings one enemy, if the event card activates that kind and the limit allows it."""
    b = t.board
    if origin(b) < 0:  # E16.1: a player who has to stay in the infirmary spawns nothing
        return
    for icon, kind in GENERATORS.items():
        places = b.map.with_icon(icon)
        if not places or kind not in acting_kinds(b):
            continue
        for tile in sorted(places, key=lambda tile: (b.map.steps(origin(b))[tile], tile)):
            if b.reserves[kind] and not is_full(b, tile, kind):
                bring(t, take_reserve(b, kind), tile)


GENERATORS = {Icon.NEST: Kind.CLONE, Icon.POST: Kind.GUARD}
