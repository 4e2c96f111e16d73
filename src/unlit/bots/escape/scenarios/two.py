"""Scenario 2, Second Sight: panels call the lift and give key cards, and each player needs one to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import WALK, draws_to, frontier, goals_of, named
from unlit.escape.box.pieces import Icon
from unlit.escape.box.tiles import TILES
from unlit.escape.cards.scenarios.two import LIFT, second_sight
from unlit.escape.rules.items import KEY_CARD

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

AT_A_PANEL = 4.0  # moves needed to access a panel
TO_THE_LIFT = 7.0  # moves from there to the lift
PANELS = tuple(name for name, plan in TILES.items() if Icon.PANEL in plan.icons)


@goals_of(second_sight)
def to_the_lift_with_a_key(b: Board, seat: Seat) -> dict[Tile, float]:
    """The lift with a key card; without one, a card on the floor, a panel, or doors into the unknown."""
    lift = named(b, LIFT)
    if lift and KEY_CARD in b.people[seat].items:
        return dict.fromkeys(lift, 0.0)
    found = dict.fromkeys([tile for tile in b.map.with_icon(Icon.PANEL) if tile not in b.accessed], AT_A_PANEL)
    found |= dict.fromkeys([tile for tile, items in b.floor.items() if KEY_CARD in items], 0.0)
    if found:
        return {tile: left + TO_THE_LIFT for tile, left in found.items()}
    return frontier(b, WALK * draws_to(b, PANELS) + AT_A_PANEL + TO_THE_LIFT)
