"""Scavenge: draw items, then upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, knows, room_at
from unlit.alone.box.pieces import Ability
from unlit.alone.rules.items import draw_items, gain_items, upgrade_items
from unlit.alone.rules.modules import AT_SCAVENGE, powers_on_map
from unlit.alone.told.things import NUMBERS, Number

if TYPE_CHECKING:
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option

ONE, ALL = 1, 3  # how many cards to draw anywhere, and once in each room


# A12.1
def scavenge(t: Table[Board], deed: Deed) -> None:
    """Draw one item, or three once in each room; then upgrade."""
    b = t.board
    options: list[Option] = [*[NUMBERS[count] for count in counts(b)], *AT_SCAVENGE.options(b)]
    choice = t.ask(HERO, "draw items", options, None, AT_SCAVENGE.refused)
    if not isinstance(choice, Number):
        AT_SCAVENGE.choose(t, choice)
        return
    room = room_at(b, b.hero)
    if choice.number >= ALL and room is not None:
        b.scavenged += (room,)
    hoarded = sum([one.hoarding.said(0, b) for one in powers_on_map(b)])
    gain_items(t, draw_items(b, max(ONE, choice.number - hoarded)))
    upgrade_items(t)


# A12.1, A17.7
def counts(b: Board) -> list[int]:
    """How many cards the hero may draw; Acute Sight allows one more."""
    room = room_at(b, b.hero)
    usual = [ONE, ALL] if room is not None and room not in b.scavenged else [ONE]
    return sorted(usual + ([count + 1 for count in usual] if knows(b, Ability.ACUTE_SIGHT) else []))
