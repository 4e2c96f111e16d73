"""Deep: special creatures, each with a power while it is on the map, and a special action in every room."""

from unlit.alone.modules.deep import module

__all__ = ["module"]
