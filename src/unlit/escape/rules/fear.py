"""Fear: how it rises and falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import LEAST_FEAR, MOST_FEAR, Icon
from unlit.escape.told.events import DarknessFelt, FearChanged
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E1.5
def change_fear(t: Table[Board], seat: Seat, by: int) -> None:
    """Change a player's fear, but not beyond either end of the track."""
    fear = t.board.people[seat].fear + by
    set_fear(t, seat, LEAST_FEAR if fear < LEAST_FEAR else MOST_FEAR if fear > MOST_FEAR else fear)


def set_fear(t: Table[Board], seat: Seat, fear: int) -> None:
    """Set a player's fear."""
    if t.board.people[seat].fear != fear:
        t.board.people[seat].fear = fear
        t.tell(EVERYONE, FearChanged, seat, fear)


# E3.2
def leave_darkness(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """Leaving a tile with a darkness icon frightens a player."""
    if Icon.DARKNESS in t.board.map.icons(tile):
        t.tell(EVERYONE, DarknessFelt, seat, t.board.map.name(tile))
        change_fear(t, seat, 1)
