"""Where a prisoner wants to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.actions.access import has_panel
from unlit.escape.board import Board, active_on
from unlit.escape.exploring import open_ends
from unlit.escape.geometry import FAR
from unlit.escape.items import KEY_CARD
from unlit.escape.parts import Icon, Tile

if TYPE_CHECKING:
    from unlit.kernel.question import Seat

LIFTS = {"a_new_level_of_fear": "a-lift", "second_sight": "b-lift"}
HELD = 3.0  # moves that a tile with active enemies costs
KEYED = "second_sight"


def goals(b: Board, seat: Seat) -> list[Tile]:
    """The tiles that lead out: the lift once it can be used, panels that still answer; else doors into the unknown."""
    tiles = range(len(b.map.laid))
    found = [tile for tile in tiles if b.map.name(tile) == LIFTS[b.scenario]]
    if b.scenario == KEYED:
        panels = [tile for tile in tiles if Icon.PANEL in b.map.icons(tile) and tile not in b.accessed]
        if not (found and KEY_CARD in b.people[seat].items):
            found = panels or (found if KEY_CARD in b.people[seat].items else [])
    if found:
        return found
    return [tile for tile in tiles if open_ends(b, tile)]


def ways(b: Board, seat: Seat) -> list[float]:
    """How far each tile is from the nearest goal, by doors and vents; enemies on the way make it longer."""
    far = [float(FAR)] * len(b.map.laid)
    waiting = goals(b, seat)
    for tile in waiting:
        far[tile] = 0.0
    while waiting:
        waiting.sort(key=lambda tile: -far[tile])
        here = waiting.pop()
        step = far[here] + 1 + (HELD if active_on(b, here) else 0.0)
        for there in (*b.map.near[here], *b.map.vents[here]):
            if far[there] > step:
                far[there] = step
                waiting.append(there)
    return far


def wants_panel(b: Board, seat: Seat) -> bool:
    """Whether the panel on this tile is of use."""
    return has_panel(b, seat) and not (KEY_CARD in b.people[seat].items and any_lift(b))


def any_lift(b: Board) -> bool:
    """Whether the lift that leads out is on the map."""
    return any(one.plan.name == LIFTS[b.scenario] for one in b.map.laid)
