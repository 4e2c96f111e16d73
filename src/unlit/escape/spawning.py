"""Spawning: where enemies come into play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, current, is_fear_tile, is_full, is_security_tile
from unlit.escape.events import Spawned, TileDrawn
from unlit.escape.exploring import lay_tile, placings, with_stack
from unlit.escape.parts import TERROR, Enemy, Kind
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.geometry import Door
    from unlit.escape.parts import Tile
    from unlit.kernel.table import Table


# E14.1, E3.4
def spawn_step(t: Table[Board]) -> None:
    """The enemy that the card shows; then a clone on the closest vent tile where the player is too frightened."""
    b = t.board
    b.phase = "text"
    seat = current(b)
    frightened = b.people[seat].fear >= TERROR and b.people[seat].at >= 0
    kind = b.box.events[b.event].spawns
    if kind is not None and origin(b) >= 0:
        spawn(t, kind)
    if frightened:
        spawn_on(t, Kind.CLONE, [tile for tile in range(len(b.map.laid)) if b.map.has_vent(tile)])


# E13.5
def origin(b: Board) -> Tile:
    """The tile from which the current player measures; whoever was knocked out in this turn, from the tile left."""
    at = b.people[current(b)].at
    return at if at >= 0 else b.left


# E14.1
def spawn(t: Table[Board], kind: Kind) -> None:
    """A guard on the closest security tile, a clone on the closest fear tile."""
    b = t.board
    is_place = is_security_tile if kind is Kind.GUARD else is_fear_tile
    places = [tile for tile in range(len(b.map.laid)) if is_place(b, tile)]
    if kind is Kind.GUARD and not free_places(b, kind, places):
        bring_own_tile(t)
    else:
        spawn_on(t, kind, places)


# E14.4
def free_places(b: Board, kind: Kind, places: list[Tile]) -> list[Tile]:
    """A full tile is passed over."""
    return [tile for tile in places if not is_full(b, tile, kind)]


# E14.1, E14.2, E14.4
def spawn_on(t: Table[Board], kind: Kind, places: list[Tile]) -> None:
    """The lowest number of the reserves on the closest of these tiles that has room; the player picks among equals."""
    b = t.board
    free = free_places(b, kind, places)
    if not free or not b.reserves[kind]:
        return
    steps = b.map.steps(origin(b))
    least = min(steps[tile] for tile in free)
    closest = [tile for tile in free if steps[tile] == least]
    if "spawn_ties" in b.switches:
        tile = b.dice.pick("spawn", closest, kind, [one.plan.name for one in b.map.laid])
    else:
        tile = choose_tile(t, "spawn", closest, str(kind))
    bring(t, take_reserve(b, kind), tile)


def choose_tile(t: Table[Board], prompt: str, tiles: list[Tile], about: str) -> Tile:
    """The current player names a tile of the map."""
    names = {t.board.map.name(tile): tile for tile in tiles}
    return names[t.ask(current(t.board), prompt, list(names), about)]


# E14.2
def take_reserve(b: Board, kind: Kind) -> Enemy:
    """The lowest number first."""
    number = min(b.reserves[kind])
    b.reserves[kind] = tuple(one for one in b.reserves[kind] if one != number)
    return Enemy(kind, number)


def bring(t: Table[Board], enemy: Enemy, tile: Tile) -> None:
    """An enemy stands on a tile."""
    t.board.enemies[enemy] = tile
    t.tell(EVERYONE, Spawned, str(enemy), t.board.map.name(tile))


# E11.2
def bring_own_tile(t: Table[Board]) -> None:
    """In a Military Zone a guard without a place brings the lowest tile of the final stack, as close as can be."""
    b = t.board
    last = b.stacks[-1]
    if not b.box.scenarios[b.scenario].military_zone or not last or not b.reserves[Kind.GUARD]:
        return
    name = last[0]
    doors = closest_doors(b, name)
    if not doors:
        return
    t.tell(EVERYONE, TileDrawn, name)
    with_stack(b, len(b.stacks) - 1, last[1:])
    b.drawn = name
    tile, door = doors[t.ask(current(b), "lay tile at", list(doors), name)]
    laid = lay_tile(t, current(b), placings(b.map, name, tile, door.edge))
    bring(t, take_reserve(b, Kind.GUARD), laid)


def closest_doors(b: Board, name: str) -> dict[str, tuple[Tile, Door]]:
    """The unexplored doors at which a tile can be laid, on the tiles that are closest to the player."""
    steps = b.map.steps(origin(b))
    found = {
        f"{b.map.name(tile)} {door.side}": (tile, door)
        for tile in range(len(b.map.laid))
        for door in b.map.unexplored(tile)
        if placings(b.map, name, tile, door.edge)
    }
    least = min([steps[tile] for tile, _ in found.values()], default=0)
    return {words: place for words, place in found.items() if steps[place[0]] == least}
