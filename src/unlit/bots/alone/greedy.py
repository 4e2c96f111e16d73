"""The greedy bot of ALONE, for either side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO
from unlit.bots.alone.evil import play_evil
from unlit.bots.alone.hero import play_hero

if TYPE_CHECKING:
    from unlit.kernel.tables.chair import Chair
    from unlit.kernel.told.option import Option


def play_alone(chair: Chair, seed: bytes) -> Option:
    """The answer of the greedy hero, or of a greedy evil player."""
    return play_hero(chair, seed) if chair.seat == HERO else play_evil(chair, seed)
