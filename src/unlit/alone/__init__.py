"""ALONE: one hero in a dark labyrinth that only the evil players can see.

Private: it may change at any time. Programs import from `unlit`.
"""

from unlit.alone.game import GAME

__all__ = ["GAME"]
