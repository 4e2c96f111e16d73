"""How far a prisoner is from escaping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import GOALS, frontier
from unlit.bots.escape.scenarios import enter_all
from unlit.escape.board.board import Board
from unlit.escape.board.geometry import FAR
from unlit.escape.rules.boxes import effects_of

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

enter_all()

HELD = 2.0  # moves that a tile with active enemies costs


def goals(b: Board, seat: Seat) -> dict[Tile, float]:
    """The tiles worth going to, and the moves left from there; if there are none, doors into the unknown."""
    of_scenario = GOALS.get(effects_of(b.box).scenarios[b.scenario])
    found = of_scenario(b, seat) if of_scenario is not None else {}
    return found or frontier(b, 0.0)


def ways(b: Board, seat: Seat) -> list[float]:
    """How many moves each tile is from escaping, through doors and vents; enemies on the way make it longer."""
    far = [float(FAR)] * len(b.map.laid)
    wanted = goals(b, seat)
    held = {tile for enemy, tile in b.enemies.items() if enemy not in b.stunned}
    waiting = list(wanted)
    for tile, left in wanted.items():
        far[tile] = left
    while waiting:
        waiting.sort(key=lambda tile: -far[tile])
        here = waiting.pop()
        step = far[here] + 1 + (HELD if here in held else 0.0)
        for there in (*b.map.near[here], *b.map.vents[here]):
            if far[there] > step:
                far[there] = step
                waiting.append(there)
    return far
