"""LEVEL 7 [ESCAPE]: prisoners who help or betray each other on a map that they uncover tile by tile.

Private: it may change at any time. Programs import from `unlit`.
"""

from unlit.escape.game import GAME

__all__ = ["GAME"]
