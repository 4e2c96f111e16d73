"""Upgrades that more than one avatar has: what they do to its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.avatar.state import upgrade_number

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Stats


def more_dice(b: Board, stats: Stats, upgrade: str) -> Stats:
    """In the dark and in the light."""
    more = upgrade_number(b, upgrade)
    return stats._replace(dark=stats.dark + more, light=stats.light + more)


def more_fright(b: Board, stats: Stats, upgrade: str) -> Stats:
    """To meet it costs more."""
    return stats._replace(fright=stats.fright + upgrade_number(b, upgrade))


def less_distance(b: Board, stats: Stats, upgrade: str) -> Stats:
    """A smaller spawn distance."""
    return stats._replace(spawn=stats.spawn - upgrade_number(b, upgrade))


def more_life(b: Board, stats: Stats, upgrade: str) -> Stats:
    """More damage to wound it."""
    return stats._replace(wound=stats.wound + upgrade_number(b, upgrade))
