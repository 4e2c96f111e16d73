"""LEVEL 7 [ESCAPE]: prisoners who help or betray each other on a map that they uncover tile by tile."""

from unlit.escape.game import GAME

__all__ = ["GAME"]
