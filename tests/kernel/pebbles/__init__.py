"""Pebbles, the smallest game that there can be: seats, a deal, a part, an ending, a view and one language."""

from pebbles.game import GAME

__all__ = ["GAME"]
