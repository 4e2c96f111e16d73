"""Scenario 5, The Swarm: stay as far from it as possible, behind locked doors, until it sleeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import goals_of
from unlit.escape.board.board import swarm_tiles
from unlit.escape.board.geometry import FAR
from unlit.escape.cards.scenarios.five import NEST, the_swarm
from unlit.escape.rules.exploring import open_ends

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

SAFE = 7  # a safe distance from the swarm, in moves
A_STEP = 2.0  # what a step closer to it costs, in moves
NEW_ROOMS = 1.0  # what a door into the unknown is worth


@goals_of(the_swarm)
def away_from_it(b: Board, seat: Seat) -> dict[Tile, float]:
    """Every tile without the swarm: the longer the swarm needs to get there, the better."""
    number = b.box.scenarios[b.scenario].number
    swarm = swarm_tiles(b) or {*b.map.named(NEST)}
    found = {}
    for tile in range(len(b.map.laid)):
        if tile not in swarm:
            steps = min([b.map.steps(one)[tile] for one in swarm], default=FAR)
            near = max(0, min(SAFE, b.swarm + 1) - steps)
            found[tile] = b.swarm / number + A_STEP * near - NEW_ROOMS * bool(open_ends(b, tile))
    return found
