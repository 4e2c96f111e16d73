"""Adrenaline cards: each is a bonus to a stat, a step on the fear track, or an ability, and cards in hand are life."""

from __future__ import annotations

from unlit.escape.cards import adrenaline_of_rolls, adrenaline_of_the_turn

__all__ = ["adrenaline_of_rolls", "adrenaline_of_the_turn"]
