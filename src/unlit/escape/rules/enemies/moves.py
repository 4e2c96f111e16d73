"""How enemies move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from unlit.escape.board.board import Board, current, is_full, swarm_tiles
from unlit.escape.box.pieces import Enemy, Kind, TileName
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.enemies.targets import has_keys, steps_to, target_ahead
from unlit.escape.rules.locks import OPEN_LOCK, OpenLock, open_lock
from unlit.escape.told.abouts import OF_ENEMY
from unlit.escape.told.events import AtWar, EnemyMoved, FewestCards, MostFear, MostThreat
from unlit.escape.told.places import WayTo
from unlit.escape.told.things import TILE, NameTile
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Tile
    from unlit.escape.rules.enemies.targets import Target
    from unlit.escape.told.events import Cause
    from unlit.kernel.table import Table


class Path(NamedTuple):
    """Where an enemy stops, and over which tiles it gets there; or the locked door that it opens instead."""

    stops: Tile
    over: tuple[Tile, ...]
    door: Door | None = None


# E15.9
def move_enemy(t: Table[Board], enemy: Enemy) -> None:
    """Move an enemy toward its target."""
    b = t.board
    target = target_ahead(b, enemy)
    if target is not None:
        go_toward(t, enemy, target.at, target)


# E15.10, E15.11, E15.12
def go_toward(t: Table[Board], enemy: Enemy, tile: Tile, target: Target | None = None) -> None:
    """Move an enemy one tile toward this one, or remove the lock in its way; the current player breaks ties.

    The target says why it goes there; without one, a card calls it.
    """
    b = t.board
    found = paths(b, enemy, b.enemies[enemy], steps_to(b, enemy.kind, tile), ())
    if not found:
        return
    path = found[0] if len(found) == 1 else choose_path(t, enemy, found)
    if path.door is not None:
        open_lock(t, b.enemies[enemy], path.door)
        return
    put(t, enemy, path.stops, path.over, target)


# E13.4
def can_come(b: Board, enemy: Enemy, tile: Tile) -> bool:
    """Whether there is a tile on its way to this one where it can stop, or a lock that it can remove."""
    return bool(paths(b, enemy, b.enemies[enemy], steps_to(b, enemy.kind, tile), ()))


# E15.10
def choose_path(t: Table[Board], enemy: Enemy, found: list[Path]) -> Path:
    """Ask the current player where the enemy goes."""
    ways = {way_of(t.board, path): path for path in found}
    return ways[t.ask(current(t.board), "enemy goes", list(ways), OF_ENEMY(enemy))]


def put(t: Table[Board], enemy: Enemy, tile: Tile, past: tuple[Tile, ...] = (), target: Target | None = None) -> None:
    """Put an enemy on another tile and tell everyone, with the tiles it passed and its target, if any."""
    b = t.board
    start = b.enemies[enemy]
    b.enemies[enemy] = tile
    t.tell(EVERYONE, enemy_moved, b, enemy, past, start, target)
    entered = effects_of(b.box).scenarios[b.scenario].enemy_entered.bound
    if entered is not None:
        entered(t, enemy, tile)


@dataclass(frozen=True)
class Send(Bare):
    """Send an enemy to another tile."""

    enemy: Enemy
    to: TileName

    def points_at(self) -> WayTo:
        """Its way there."""
        return WayTo(self.enemy, self.to)


SEND: Final = cache(Send)


# E14.4, E18.12
def where_to(b: Board, enemies: Iterable[Enemy]) -> list[Send]:
    """Where each enemy can be sent through an open door: to a tile with room, and for a guard without a swarm."""
    swarm = swarm_tiles(b)
    return [
        SEND(enemy, b.map.name(to))
        for enemy in enemies
        for to in b.map.near[b.enemies[enemy]]
        if not is_full(b, to, enemy.kind) and not (enemy.kind is Kind.GUARD and to in swarm)
    ]


def send(t: Table[Board], choice: Send) -> None:
    """Send an enemy where the player chose."""
    put(t, choice.enemy, t.board.map.tile(choice.to))


def enemy_moved(b: Board, enemy: Enemy, past: tuple[Tile, ...], start: Tile, target: Target | None) -> EnemyMoved:
    """The event for a move, with tile names and its cause; made only if someone listens."""
    name = b.map.name
    because = cause_of(b, enemy, start, target) if target is not None else None
    return EnemyMoved(enemy, name(b.enemies[enemy]), tuple([name(one) for one in past]), name(start), because)


# E15.9, E15.17, E15.18
def cause_of(b: Board, enemy: Enemy, start: Tile, target: Target) -> Cause:
    """Why the enemy has this target: threat for guards, fear for aliens, few cards for Dr. Cronos, or the war."""
    if isinstance(target.who, Enemy):
        return AtWar(target.who, target.value)
    if enemy.kind is Kind.CRONOS:
        return FewestCards(target.who, -target.value)
    adjacent = steps_to(b, enemy.kind, target.at)[start] == 1
    return (MostThreat if enemy.kind is Kind.GUARD else MostFear)(target.who, target.value, adjacent)


def way_of(b: Board, path: Path) -> NameTile | OpenLock:
    """The option for a path: where it leads, no matter which tiles it passes."""
    return OPEN_LOCK[path.door.side] if path.door is not None else TILE(b.map.name(path.stops))


# E15.11, E15.12
def paths(b: Board, enemy: Enemy, at: Tile, steps: list[int], over: tuple[Tile, ...]) -> list[Path]:
    """The shortest ways on from a tile: through full tiles to the next one with room, or to locked doors."""
    found: dict[tuple[Tile, Door | None], Path] = {}
    for there, door in next_tiles(b, enemy, at, steps):
        if door is not None:
            # An enemy that only passes through a tile cannot stop there to open a door.
            ways = [Path(at, over, door)] if not over else []
        elif is_full(b, there, enemy.kind):
            ways = paths(b, enemy, there, steps, (*over, there))
        else:
            ways = [Path(there, over)]
        for path in ways:
            found.setdefault((path.stops, path.door), path)
    return list(found.values())


# E15.12
def next_tiles(b: Board, enemy: Enemy, at: Tile, steps: list[int]) -> list[tuple[Tile, Door | None]]:
    """The adjacent tiles that are nearer to the target, and those behind locked doors with the door."""
    if enemy.kind is Kind.CLONE:
        near = dict.fromkeys((*b.map.near[at], *b.map.vents[at]))
        return [(there, None) for there in near if steps[there] == steps[at] - 1]
    if has_keys(b, enemy.kind):
        beyond = dict.fromkeys(door.beyond for door in b.map.doors[at] if door.joined)
        return [(there, None) for there in beyond if steps[there] == steps[at] - 1]
    found: list[tuple[Tile, Door | None]] = [(there, None) for there in b.map.near[at] if steps[there] == steps[at] - 1]
    locked = [door for door in b.map.locked_doors(at) if door.joined]
    return found + [(door.beyond, door) for door in locked if steps[door.beyond] == steps[at] - 2]
