"""Spawning: where enemies come into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, add_enemy, current, fear_tiles, is_full, security_tiles
from unlit.escape.box.pieces import TERROR, Enemy, Kind
from unlit.escape.rules.exploring import lay_tile, locked_places_for, places_for, placings, take_lowest
from unlit.escape.told.abouts import OF_KIND, OF_TILE
from unlit.escape.told.events import Spawned, TileDrawn
from unlit.escape.told.things import TILE
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.question import About

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Tile
    from unlit.escape.rules.exploring import AtDoor
    from unlit.kernel.table import Table


# E14.1, E3.4, E16.1
def spawn_step(t: Table[Board]) -> None:
    """Spawn the enemy that the card shows; then, for a terrified player, a clone on the closest vent tile."""
    b = t.board
    b.phase = "text"
    if origin(b) < 0:  # E16.1: a player who has to stay in the infirmary spawns nothing
        return
    frightened = b.people[current(b)].fear >= TERROR
    kind = b.box.events[b.event].spawns
    if kind is not None:
        spawn(t, kind)
    if frightened:
        spawn_on(t, Kind.CLONE, b.map.vent_tiles())


# E13.5
def origin(b: Board) -> Tile:
    """The tile from which distances count: the current player's, or the one it left if knocked out this turn."""
    at = b.people[current(b)].at
    return at if at >= 0 else b.left


# E14.1
def spawn(t: Table[Board], kind: Kind) -> None:
    """Spawn a guard on the closest security tile, or a clone on the closest fear tile."""
    b = t.board
    places = spawn_tiles(b, kind)
    if kind is Kind.GUARD and not free_places(b, kind, places):
        bring_own_tile(t)
    else:
        spawn_on(t, kind, places)


# E14.1
def spawn_tiles(b: Board, kind: Kind) -> list[Tile]:
    """Security tiles for guards, fear tiles for clones."""
    return security_tiles(b) if kind is Kind.GUARD else fear_tiles(b)


# E14.4
def free_places(b: Board, kind: Kind, places: list[Tile]) -> list[Tile]:
    """The places with room for an enemy of this kind."""
    return [tile for tile in places if not is_full(b, tile, kind)]


# E14.1, E14.2, E14.4
def spawn_on(t: Table[Board], kind: Kind, places: list[Tile]) -> None:
    """Spawn the lowest number in reserve on the closest of these tiles with room; the player breaks ties."""
    b = t.board
    free = free_places(b, kind, places)
    if not free or not b.reserves[kind]:
        return
    closest = closest_of(b, free)
    if "spawn_ties" in b.switches:
        tile = b.dice.pick("spawn", closest, kind, [one.plan.name for one in b.map.laid])
    else:
        tile = choose_tile(t, "spawn", closest, OF_KIND[kind])
    bring(t, take_reserve(b, kind), tile)


def closest_of(b: Board, tiles: list[Tile]) -> list[Tile]:
    """The tiles that the current player can reach in the fewest moves."""
    if len(tiles) == 1:
        return tiles
    steps = b.map.steps(origin(b))
    least = min([steps[tile] for tile in tiles])
    return [tile for tile in tiles if steps[tile] == least]


def choose_tile(t: Table[Board], prompt: str, tiles: list[Tile], about: About | None = None) -> Tile:
    """One of these tiles, chosen by the current player."""
    m = t.board.map
    return m.tile(t.ask(current(t.board), prompt, [TILE(m.name(tile)) for tile in tiles], about).tile)


# E14.2
def take_reserve(b: Board, kind: Kind) -> Enemy:
    """Take the enemy with the lowest number out of the reserves."""
    number = min(b.reserves[kind])
    b.reserves[kind] = tuple(one for one in b.reserves[kind] if one != number)
    return Enemy(kind, number)


def bring(t: Table[Board], enemy: Enemy, tile: Tile) -> None:
    """Bring an enemy into play on a tile."""
    add_enemy(t.board, enemy, tile)
    t.tell(EVERYONE, spawned, t.board, enemy)


def spawned(b: Board, enemy: Enemy) -> Spawned:
    """The event for a new enemy; made only if someone listens."""
    return Spawned(enemy, b.map.name(b.enemies[enemy]))


# E11.2
def bring_own_tile(t: Table[Board]) -> None:
    """In a Military Zone, a guard without a place brings the bottom tile of the last stack, as close as possible."""
    b = t.board
    last = b.stacks[-1]
    if not b.box.scenarios[b.scenario].military_zone or not last or not b.reserves[Kind.GUARD]:
        return
    name = last[0]
    doors = closest_doors(b, name)
    if not doors:
        return
    t.tell(EVERYONE, TileDrawn, name)
    b.drawn = take_lowest(b, len(b.stacks) - 1)
    tile, door = doors[t.ask(current(b), "lay tile at", list(doors), OF_TILE(name))]
    laid = lay_tile(t, current(b), tile, door, placings(b.map, name, tile, door.edge))
    bring(t, take_reserve(b, Kind.GUARD), laid)


# E11.2
def closest_doors(b: Board, name: str) -> dict[AtDoor, tuple[Tile, Door]]:
    """The doors closest to the player where a tile can be laid; locked ones only if there are no others as close."""
    steps = b.map.steps(origin(b))
    found = places_for(b, name)
    locked = locked_places_for(b, name) if b.map.locked else {}
    least = min([steps[tile] for tile, _ in (*found.values(), *locked.values())], default=0)
    open_ones, locked_ones = (
        {option: place for option, place in places.items() if steps[place[0]] == least} for places in (found, locked)
    )
    return open_ones or locked_ones
