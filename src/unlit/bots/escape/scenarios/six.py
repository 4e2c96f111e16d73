"""Scenario 6, The Sleepers: make noise until lockdown, keep clones out of the sick bay, then get to the lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import goals_of, named
from unlit.escape.box.pieces import Kind
from unlit.escape.cards.scenarios.six import LIFT, MORGUE, SICK_BAY, the_sleepers

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

A_TOKEN = 4.0  # what a threat token left in the pool costs a lone player, in moves
A_SLEEPER = 8.0  # what a lost sleeper costs
NOT_HERE = 3.0  # what standing on a tile that should not attract clones costs


@goals_of(the_sleepers)
def be_heard(b: Board, seat: Seat) -> dict[Tile, float]:
    """The lift once it runs; until then, tiles near it with a locked door to break or a guard to meet."""
    (lift,) = named(b, LIFT)
    if b.lockdown:
        return {lift: 0.0}
    gone = b.box.scenarios[b.scenario].sleepers - b.sleepers
    left = A_TOKEN * (b.threat_pool + 1) / len(b.players) + A_SLEEPER * gone
    steps = b.map.steps(lift)
    loud = {tile for tile in range(len(b.map.laid)) if b.map.locked_doors(tile)}
    loud |= {tile for enemy, tile in b.enemies.items() if enemy.kind is Kind.GUARD}
    return {
        tile: left + 0.5 * steps[tile] + NOT_HERE * (b.map.name(tile) in (SICK_BAY, MORGUE))
        for tile in loud or range(len(b.map.laid))
    }
