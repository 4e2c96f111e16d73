"""Peeking: looking for the tile that was set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import DIE, Face
from unlit.escape.rules.exploring import explore, lay_tile, open_ends, open_vent, placings
from unlit.escape.told.events import Peeked
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E10.1, E10.2, E10.4
def peeks(b: Board, seat: Seat) -> bool:
    """Whether exploring becomes peeking: after the first stack, once a turn from each tile, until the tile is found."""
    looks_for = b.aside if b.box.scenarios[b.scenario].peeking else ""
    return bool(looks_for) and not b.stacks[0] and b.people[seat].at not in b.peeked


# E10.1
def may_find(b: Board, tile: Tile) -> bool:
    """Whether the tile set aside could be found from this tile."""
    seeks = b.box.scenarios[b.scenario].peeking and b.aside and not b.stacks[0]
    return bool(seeks) and any(placings(b.map, b.aside, tile, door.edge) for door in open_ends(b, tile))


# E10.1
def finds(b: Board, seat: Seat, door: Door) -> bool:
    """Whether the tile set aside could be found behind this door."""
    return peeks(b, seat) and bool(placings(b.map, b.aside, b.people[seat].at, door.edge))


# E10.1, E10.3
def peek(t: Table[Board], seat: Seat, door: Door) -> None:
    """Roll a die: a double Intelligence finds the tile, and once the second stack is empty a single one; or explore."""
    b = t.board
    at = b.people[seat].at
    b.peeked += (at,)
    die = b.dice.roll("peek", 1, DIE, seat)[0]
    t.tell(EVERYONE, Peeked, seat, die)
    found = placings(b.map, b.aside, at, door.edge)
    if found and (die is Face.INTELLIGENCE_2 or (die is Face.INTELLIGENCE and not b.stacks[1])):
        b.drawn, b.aside = b.aside, ""
        open_vent(b, at, door)
        b.found = lay_tile(t, seat, at, door, found)
    else:
        explore(t, seat, door)


# E10.1, E10.2
def look_behind(t: Table[Board], seat: Seat, door: Door) -> None:
    """Peek or explore behind a door with nothing beyond it."""
    if peeks(t.board, seat):
        peek(t, seat, door)
    else:
        explore(t, seat, door)
