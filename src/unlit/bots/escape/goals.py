"""Where a prisoner wants to go: the goals of each scenario, and what they have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from unlit.escape.rules.exploring import open_ends

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.escape.rules.kinds import ScenarioEffect
    from unlit.kernel.told.question import Seat

WALK = 1.5  # moves needed to explore one more tile, including the way to the next door

Goals: TypeAlias = "Callable[[Board, Seat], dict[Tile, float]]"
"""The tiles worth going to, and for each the moves left from there: 0 where a player can escape at once, more where
something has to be done first, there or elsewhere."""

GOALS: dict[ScenarioEffect, Goals] = {}


def goals_of(scenario: ScenarioEffect) -> Callable[[Goals], Goals]:
    """Decorate a function that says where a prisoner wants to go in this scenario."""

    def entered(goals: Goals) -> Goals:
        GOALS[scenario] = goals
        return goals

    return entered


def frontier(b: Board, left: float) -> dict[Tile, float]:
    """The tiles with a door into the unknown, with this many moves left after opening it."""
    return {tile: left + 1 for tile in range(len(b.map.laid)) if open_ends(b, tile)}


def named(b: Board, name: str) -> list[Tile]:
    """The tile with this name, as a list; empty if it is not on the map."""
    return [tile for tile, one in enumerate(b.map.laid) if one.plan.name == name]


def draws_to(b: Board, wanted: tuple[str, ...]) -> float:
    """How many tiles to explore, on average, to find one of these; everyone knows what is in the first stack."""
    early = [name for name in wanted if name in b.box.scenarios[b.scenario].early and name in b.stacks[0]]
    if early:
        return (len(b.stacks[0]) + 1) / (len(early) + 1)
    left = [name for stack in b.stacks for name in stack]
    return (len(left) + 1) / (sum(name in left for name in wanted) + 1)
