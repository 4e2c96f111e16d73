"""Scavenge: draw items, then upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, in_play, knows, room_at
from unlit.alone.items import draw_items, gain_items, upgrade_items
from unlit.alone.parts import Ability

if TYPE_CHECKING:
    from unlit.kernel.table import Table

ONE, ALL = 1, 3  # cards drawn anywhere, and once in each room
ROT = "rotten_stores"


# A12.1
def scavenge(t: Table[Board]) -> None:
    """Draw one item, or three once in each room; then upgrade."""
    b = t.board
    found = counts(b)
    count = t.ask(HERO, "draw items", list(found))
    room = room_at(b, b.hero)
    if found[count] >= ALL and room is not None:
        b.scavenged += (room,)
    gain_items(t, draw_items(b, count))
    upgrade_items(t)


# A12.1, A17.7
def counts(b: Board) -> dict[int, int]:
    """How many cards the hero may draw, and of how many; Acute Sight allows one more, rotten stores fewer."""
    room = room_at(b, b.hero)
    usual = [ONE, ALL] if room is not None and room not in b.scavenged else [ONE]
    sharp = [count + 1 for count in usual] if knows(b, Ability.ACUTE_SIGHT) else []
    found: dict[int, int] = {}
    for count in sorted(usual + sharp):
        found.setdefault(edible(b, count), count)
    return found


# A20.2
def edible(b: Board, count: int) -> int:
    """Of several cards some are rotten; one is left at least."""
    return max(ONE, count - b.box.missions[ROT].number) if in_play(b, ROT) else count
