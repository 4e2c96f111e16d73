"""Doors as evil names them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.parts import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.alone.board import Board
    from unlit.alone.parts import Door


def named_doors(b: Board, doors: Iterable[Door]) -> dict[str, Door]:
    """Doors by their two sectors."""
    ends = ((door, b.map.doors[door]) for door in doors)
    return {f"door {NAMES[one]} {NAMES[other]}": door for door, (one, other) in ends}
