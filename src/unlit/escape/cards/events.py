"""The event deck: 28 different cards, one or two of each, entered by the modules that hold them."""

from __future__ import annotations

from unlit.escape.cards import (
    events_of_aliens,
    events_of_experiments,
    events_of_guards,
    events_of_noise,
    events_of_prisoners,
    events_of_the_building,
)

__all__ = [
    "events_of_aliens",
    "events_of_experiments",
    "events_of_guards",
    "events_of_noise",
    "events_of_prisoners",
    "events_of_the_building",
]
