"""A bot that answers at random."""

from __future__ import annotations

from unlit.kernel.chance.dice import Dice
from unlit.kernel.tables.chair import Chair
from unlit.kernel.told.option import PASS, Option


def play_randomly(chair: Chair, seed: bytes) -> Option:
    """Any option, all equally likely; pass in an idle window."""
    if chair.question.idle:
        return PASS
    return Dice(seed).pick("answer", chair.question.options)
