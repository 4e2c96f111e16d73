"""A bot that answers by chance."""

from __future__ import annotations

from unlit.kernel.chair import Chair
from unlit.kernel.dice import Dice
from unlit.kernel.question import Option


def play_randomly(chair: Chair, seed: bytes) -> Option:
    """Any option, each as likely as the others."""
    return Dice(seed).pick("answer", chair.question.options)
