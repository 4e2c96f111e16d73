"""Upgrades that more than one avatar has: what their cards say, and what they do to its numbers.

In German the A.I. is a she and the others are hes, so some texts are told how to speak of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.avatar.rows import UpgradeRow
from unlit.alone.avatar.state import upgrade_number

if TYPE_CHECKING:
    from unlit.alone.board import Board
    from unlit.alone.parts import Stats


def striking_harder(avatar: str, number: int) -> UpgradeRow:
    """It has more dice."""
    english = "It attacks with {number} die more."
    return UpgradeRow(avatar, False, number, english, "Er greift mit {number} Würfel mehr an.")


def more_dice(b: Board, stats: Stats, upgrade: str) -> Stats:
    """In the dark and in the light."""
    more = upgrade_number(b, upgrade)
    return stats._replace(dark=stats.dark + more, light=stats.light + more)


def frightening_more(avatar: str, number: int) -> UpgradeRow:
    """It has more fright."""
    english = "Its fright is {number} more."
    return UpgradeRow(avatar, False, number, english, "Sein Schrecken ist um {number} größer.")


def more_fright(b: Board, stats: Stats, upgrade: str) -> Stats:
    """To meet it costs more."""
    return stats._replace(fright=stats.fright + upgrade_number(b, upgrade))


def appearing_nearer(avatar: str, number: int) -> UpgradeRow:
    """It comes nearer to the hero."""
    english = "It may appear {number} sector nearer to the hero."
    return UpgradeRow(avatar, False, number, english, "Er darf {number} Sektor näher beim Helden erscheinen.")


def less_distance(b: Board, stats: Stats, upgrade: str) -> Stats:
    """A smaller spawn distance."""
    return stats._replace(spawn=stats.spawn - upgrade_number(b, upgrade))


def enduring_more(avatar: str, number: int, him: str) -> UpgradeRow:
    """It is harder to wound."""
    english = "To wound it takes {number} damage more."
    return UpgradeRow(avatar, False, number, english, f"Um {him} zu verwunden, braucht es {{number}} Schaden mehr.")


def more_life(b: Board, stats: Stats, upgrade: str) -> Stats:
    """More damage to wound it."""
    return stats._replace(wound=stats.wound + upgrade_number(b, upgrade))
