"""Scenario 3, The Hybrids: open labs until the shaft opens, then calm down and climb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.goals import WALK, draws_to, frontier, goals_of, named
from unlit.escape.box.pieces import SLEEPERS
from unlit.escape.cards.scenarios.three import SHAFT, the_hybrids

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

TO_THE_SHAFT = 3.0  # moves from the last lab
TOO_MUCH = 1.0  # what each step of fear beyond what the shaft allows costs, in moves


@goals_of(the_hybrids)
def up_the_shaft(b: Board, seat: Seat) -> dict[Tile, float]:
    """The tunnel, further off with too much fear; before that, unopened labs, or doors into the unknown."""
    row = b.box.scenarios[b.scenario]
    fear = TOO_MUCH * max(0, b.people[seat].fear - row.other)
    shaft = named(b, SHAFT)
    if shaft:
        return dict.fromkeys(shaft, fear)
    missing = max(1, row.number - len(b.accessed))
    labs = [tile for name in SLEEPERS for tile in named(b, name) if tile not in b.accessed]
    left = TO_THE_SHAFT + fear + WALK * (missing - 1) * draws_to(b, tuple(SLEEPERS))
    return dict.fromkeys(labs, left) or frontier(b, left + WALK * draws_to(b, tuple(SLEEPERS)))
