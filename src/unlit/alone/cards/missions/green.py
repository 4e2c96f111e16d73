"""Green missions: each helps when it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, is_dangerous, is_revealed, sector_of
from unlit.alone.board.geometry import other_level
from unlit.alone.box.pieces import Damage
from unlit.alone.rules.actions.locate import answer
from unlit.alone.rules.companions import join
from unlit.alone.rules.hands import evil_draws
from unlit.alone.rules.harm import gain_adrenaline, recover
from unlit.alone.rules.items import draw_items, gain_items
from unlit.alone.rules.kinds import MISSIONS
from unlit.alone.rules.labyrinth import remove_danger, reveal, switch_on
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Calmed, Endangered
from unlit.alone.told.things import ROOM_NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.alone.box.pieces import Sector
    from unlit.alone.rules.kinds import MissionCard
    from unlit.kernel.table import Table


@MISSIONS.enter
def sealed_ward(t: Table[Board], card: MissionCard) -> None:
    """A companion joins."""
    for _ in range(card.row.number):
        join(t)


@MISSIONS.enter
def hidden_stores(t: Table[Board], card: MissionCard) -> None:
    """Draw items."""
    gain_items(t, draw_items(t.board, card.row.number))


# A1.7
@hidden_stores.when_revealed
def evil_prepares(t: Table[Board], card: MissionCard) -> None:
    """Evil draws two more cards."""
    evil_draws(t, card.row.other, card.name)


@MISSIONS.enter
def station_plans(t: Table[Board], card: MissionCard) -> None:
    """Locate the final mission's room, and reveal it or the stairs to its level."""
    b = t.board
    room = b.missions[-1].room
    answer(t, ROOM_NAMED[room])
    if not other_level(b.hero, sector_of(b, room)):
        reveal(t, sector_of(b, room), b.hero)
    else:
        for colour in range(len(b.map.pairs)):
            reveal(t, stairs_of_level(b, colour), b.hero)


def stairs_of_level(b: Board, colour: int) -> Sector:
    """The stairs of a colour on the hero's level."""
    one, other = b.map.pairs[colour]
    return other if other_level(b.hero, one) else one


@MISSIONS.enter
def serum(t: Table[Board], card: MissionCard) -> None:
    """Recover on both tracks."""
    for kind in Damage:
        recover(t, kind, card.row.number)


@MISSIONS.enter
def clean_air(t: Table[Board], card: MissionCard) -> None:
    """Remove all danger tokens from the hero's level."""
    b = t.board
    tokens = [sector for sector in b.map.used if is_dangerous(b, sector) and not other_level(b.hero, sector)]
    # What was known about hidden tokens may no longer be true; but their number does not grow.
    remember(t, Endangered())
    remember(t, Calmed())
    for sector in in_heros_order(b, tokens):
        if is_revealed(b, sector):
            remember(t, Calmed())
        remove_danger(t, sector)


def in_heros_order(b: Board, sectors: Iterable[Sector]) -> list[Sector]:
    """By the hero's numbers, unseen ones last: the order of the map would give away where they lie."""
    return sorted(sectors, key=lambda one: (one not in b.labels, b.labels.get(one, 0)))


@MISSIONS.enter
def emergency_lights(t: Table[Board], card: MissionCard) -> None:
    """Light every room."""
    switch_on(t, in_heros_order(t.board, t.board.map.rooms))


@MISSIONS.enter
def provisions(t: Table[Board], card: MissionCard) -> None:
    """Gain adrenaline."""
    gain_adrenaline(t, card.row.number)


@MISSIONS.enter
def sealed_lockers(t: Table[Board], card: MissionCard) -> None:
    """Draw items that are already upgraded."""
    gain_items(t, draw_items(t.board, card.row.number), upgraded=True)
