"""ALONE: one hero in a dark labyrinth that only the evil players can see."""

from unlit.alone.game import GAME

__all__ = ["GAME"]
