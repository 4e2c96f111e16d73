"""Event cards about the aliens, and what they leave behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, in_order, is_alien, is_full, on_map
from unlit.escape.box.pieces import ALIENS, Acting, Icon, Kind, Stat
from unlit.escape.cards.effects import (
    active,
    agrees,
    around,
    choose,
    closest,
    draw,
    each_on_map,
    find,
    hurt,
    name_one,
    passes,
    scare,
    shift,
    spawn_more,
    stun,
    threaten,
    to_gain_threat,
    to_lose_cards,
    wake,
    within,
)
from unlit.escape.rules.enemies.moves import go_toward
from unlit.escape.rules.enemies.spawning import bring, choose_tile, take_reserve
from unlit.escape.rules.hand import next_card
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.told.events import ItemLaidDown
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, C, CG, NOBODY = Acting.GUARDS, Acting.CLONES, Acting.CLONES_GUARDS, Acting.NOBODY


# Something in the vents


@EVENT_CARDS.enter
def something_in_the_vents(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: a clone crawls out; security: players on vent tiles are hurt; facility: clones there are stunned."""
    b = t.board
    vents = b.map.vent_tiles()
    if section is Icon.FEAR:
        crawl_out(t, seat, row.fear)
    elif section is Icon.SECURITY:
        for one in [one for one in each_on_map(b) if b.people[one].at in vents]:
            hurt(t, one, row.security)
    else:
        stun(t, seat, active(b, vents, (Kind.CLONE,)), row.facility)


def crawl_out(t: Table[Board], seat: Seat, fear: int) -> None:
    """Bring a clone onto the player's tile if it has a vent and room; failing that, scare the player."""
    b = t.board
    at = b.people[seat].at
    if at >= 0 and b.map.has_vent(at) and b.reserves[Kind.CLONE] and not is_full(b, at, Kind.CLONE):
        bring(t, take_reserve(b, Kind.CLONE), at)
    else:
        scare(t, seat, fear)


# Breach


@EVENT_CARDS.enter
def breach(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: aliens come closer; security: guards near aliens are stunned; facility: a failure hurts the whole tile."""
    b = t.board
    if section is Icon.FEAR:
        for enemy in closest(b, seat, ALIENS, row.fear):
            go_toward(t, enemy, b.people[seat].at)
    elif section is Icon.SECURITY:
        overrun(t, seat, row.security)
    elif not passes(t, seat, Stat.STRENGTH, row.facility, section):
        at = b.people[seat].at
        for one in [one for one in each_on_map(b) if b.people[one].at == at]:
            hurt(t, one, 1)


def overrun(t: Table[Board], seat: Seat, count: int) -> None:
    """Stun guards on or next to tiles with active aliens."""
    b = t.board
    everywhere = range(len(b.map.laid))
    met = {tile for one in active(b, everywhere, ALIENS) for tile in (b.enemies[one], *b.map.near[b.enemies[one]])}
    stun(t, seat, active(b, met, (Kind.GUARD,)), count)


# Feeding time


@EVENT_CARDS.enter
def feeding_time(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: clones bite; security: guards are called away; facility: cards, at the price of a clone."""
    if section is Icon.FEAR:
        be_bitten(t, seat, row.fear)
    elif section is Icon.SECURITY:
        call_away(t, seat, row.security)
    elif agrees(t, seat):
        draw(t, seat, row.facility)
        spawn_more(t, Kind.CLONE)


def be_bitten(t: Table[Board], seat: Seat, most: int) -> None:
    """Lose a card for each active clone here or next door; without any, calm down."""
    b = t.board
    clones = active(b, around(b, seat), (Kind.CLONE,))
    if clones:
        hurt(t, seat, min(most, len(clones)))
    else:
        scare(t, seat, -1)


def call_away(t: Table[Board], seat: Seat, count: int) -> None:
    """Let the player send guards elsewhere, each at most once."""
    b = t.board
    guards = active(b, range(len(b.map.laid)), (Kind.GUARD,))
    for _ in range(count):
        gone = shift(t, seat, guards)
        if gone is None:
            return
        guards.remove(gone)


# Blood trail


@EVENT_CARDS.enter
def blood_trail(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: stunned aliens recover; security: lose cards or gain threat; facility: the weakest player draws cards."""
    if section is Icon.FEAR:
        smell_blood(t, seat, row.fear)
    elif section is Icon.SECURITY:
        choose(t, seat, to_lose_cards(t, seat, row.security), to_gain_threat(t, seat, 1))
    else:
        bandage(t, seat, row.facility)


def smell_blood(t: Table[Board], seat: Seat, far: int) -> None:
    """Let stunned aliens nearby recover; without any, scare the player."""
    b = t.board
    tiles = within(b, seat, far)
    lying = [one for one in sorted(b.stunned, key=in_order) if is_alien(one) and b.enemies[one] in tiles]
    wake(t, lying)
    if not lying:
        scare(t, seat, 1)


def bandage(t: Table[Board], seat: Seat, count: int) -> None:
    """Let a player with the fewest cards draw."""
    b = t.board
    hands = {one: len(b.people[one].hand) for one in on_map(b)}
    weakest = [one for one, cards in hands.items() if cards == min(hands.values())]
    if weakest:
        draw(t, name_one(t, seat, "bandage", weakest), count)


# A body


@EVENT_CARDS.enter
def a_body(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: lose a card or be scared; security: an item, at the price of threat; facility: items appear next door."""
    b = t.board
    if section is Icon.FEAR:
        if len(b.people[seat].hand) >= row.fear:
            hurt(t, seat, 1)
        else:
            scare(t, seat, 1)
    elif section is Icon.SECURITY:
        if agrees(t, seat):
            find(t, seat)
            threaten(t, seat, row.security)
    else:
        for _ in range(row.facility):
            leave_something(t, seat)


def leave_something(t: Table[Board], seat: Seat) -> None:
    """Put an item on an adjacent tile; the player chooses the tile before seeing the item."""
    b = t.board
    at = b.people[seat].at
    if at < 0:
        return
    tile = choose_tile(t, "item lies", list(b.map.near[at]) or [at])
    item = next_card(b, "items")
    if item is not None:
        b.floor[tile] = tuple(sorted((*b.floor.get(tile, ()), item)))
        t.tell(EVERYONE, ItemLaidDown, seat, item, b.map.name(tile))
