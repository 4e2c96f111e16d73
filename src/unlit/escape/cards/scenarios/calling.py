"""The tile that a scenario sets aside and that a player lays later, at a door of the player's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.rules.exploring import lay_tile, places_for, placings
from unlit.escape.told.abouts import OF_TILE

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


def lay_aside(t: Table[Board], seat: Seat) -> None:
    """Lay the tile set aside at an unexplored door of the player's choice; without such a door it stays aside."""
    b = t.board
    name = b.aside
    doors = places_for(b, name)
    if doors:
        b.drawn, b.aside = name, ""
        tile, door = doors[t.ask(seat, "lay tile at", list(doors), OF_TILE(name))]
        lay_tile(t, seat, tile, door, placings(b.map, name, tile, door.edge))
