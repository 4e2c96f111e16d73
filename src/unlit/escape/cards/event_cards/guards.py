"""Event cards about the guards, their rounds and their drills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, in_order, is_full
from unlit.escape.box.pieces import MOST_FEAR, Acting, Icon, Kind, Stat
from unlit.escape.cards.effects import (
    Choice,
    active,
    agrees,
    around,
    choose,
    draw,
    each_on_map,
    each_player,
    find,
    hurt,
    lock_a_door,
    open_doors,
    passes,
    scare,
    shift,
    spawn_more,
    threaten,
    to_gain_fear,
    to_gain_threat,
    to_lay_down,
    to_lose_cards,
    wake,
)
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.enemies.moves import go_toward
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.told.things import ENEMY, LEAVE, Leave, NameEnemy
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, GC, NOBODY = Acting.GUARDS, Acting.GUARDS_CLONES, Acting.NOBODY


# Alarm drill


@EVENT_CARDS.enter
def alarm_drill(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: everyone gains fear or loses a card; security: locks a door or gains threat; facility: draws cards."""
    b = t.board
    if section is Icon.FEAR:
        for one in each_player(b):
            choose(t, one, to_gain_fear(t, one, row.fear), to_lose_cards(t, one, 1))
    elif section is Icon.SECURITY:
        for one in each_on_map(b):
            choose(t, one, to_lock_a_door(t, one), to_gain_threat(t, one, row.security))
    else:
        for one in each_on_map(b):
            draw(t, one, row.facility)


@dataclass(frozen=True)
class LockDoor(Option):
    """Lock an open door of the tile."""


LOCK_DOOR: Final = LockDoor()


def to_lock_a_door(t: Table[Board], seat: Seat) -> Choice:
    """Impossible without an open door."""
    return Choice(LOCK_DOOR, bool(open_doors(t.board, t.board.people[seat].at)), lambda: lock_a_door(t, seat))


# Sweep


@EVENT_CARDS.enter
def sweep(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: a challenge against being found; security: weapons cost threat; facility: a challenge for an item."""
    b = t.board
    if section is Icon.FEAR:
        if not passes(t, seat, Stat.INTELLIGENCE, row.fear, section):
            be_found(t, seat)
    elif section is Icon.SECURITY:
        for one in each_on_map(b):
            weapons = [item for item in b.people[one].items if b.box.items[item].weapon]
            if weapons:
                choose(t, one, to_lay_down(t, one, weapons), to_gain_threat(t, one, row.security))
    elif passes(t, seat, Stat.INTELLIGENCE, row.facility, section):
        find(t, seat)


def be_found(t: Table[Board], seat: Seat) -> None:
    """Bring the clone next door with the lowest number here; if none can come, scare the player."""
    b = t.board
    at = b.people[seat].at
    clones = active(b, around(b, seat)[1:], (Kind.CLONE,))
    if clones and not is_full(b, at, Kind.CLONE):
        go_toward(t, clones[0], at)
    else:
        scare(t, seat, 1)


# Shift change


@EVENT_CARDS.enter
def shift_change(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: calms a player without enemies nearby; security: guards recover or come; facility: an item or cards."""
    b = t.board
    if section is Icon.FEAR:
        scare(t, seat, 1 if active(b, around(b, seat)) else -row.fear)
    elif section is Icon.SECURITY:
        relieve(t, row.security)
    else:
        rob_the_lockers(t, seat, row.facility)


def relieve(t: Table[Board], count: int) -> None:
    """Let stunned guards recover; if there are none, spawn a guard."""
    lying = [one for one in sorted(t.board.stunned, key=in_order) if one.kind is Kind.GUARD]
    wake(t, lying[:count])
    if not lying:
        spawn_more(t, Kind.GUARD)


@dataclass(frozen=True)
class FindItem(Option):
    """Draw an item."""


@dataclass(frozen=True)
class DrawCards(Option):
    """Draw adrenaline cards."""


FIND_ITEM: Final = FindItem()
DRAW_CARDS: Final = DrawCards()


def rob_the_lockers(t: Table[Board], seat: Seat, count: int) -> None:
    """Let the player choose between an item and cards."""
    b = t.board
    one = b.people[seat]
    things = bool(b.decks["items"] or b.discards["items"])
    choose(
        t,
        seat,
        Choice(FIND_ITEM, things and one.at >= 0, lambda: find(t, seat)),
        Choice(DRAW_CARDS, len(one.hand) < one.vitality, lambda: draw(t, seat, count)),
    )


# Lost patrol


@EVENT_CARDS.enter
def lost_patrol(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: an item, at the price of fear; security: mislead a guard; facility: a challenge for an item."""
    if section is Icon.FEAR:
        if agrees(t, seat):
            find(t, seat)
            scare(t, seat, row.fear)
    elif section is Icon.SECURITY:
        mislead(t, seat, row.security)
    elif passes(t, seat, Stat.STRENGTH, row.facility, section):
        find(t, seat)
    else:
        hurt(t, seat, 1)


def mislead(t: Table[Board], seat: Seat, threat: int) -> None:
    """Let the player remove a guard here or next door, at the price of threat."""
    b = t.board
    guards = active(b, around(b, seat), (Kind.GUARD,))
    options: list[Leave | NameEnemy] = [LEAVE, *(ENEMY[one] for one in guards)]
    choice = t.ask(seat, "mislead", options)
    if isinstance(choice, NameEnemy):
        take_away(t, choice.enemy)
        threaten(t, seat, threat)


# Cameras


@EVENT_CARDS.enter
def cameras(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: cards, at the price of fear; security: items cost threat; facility: a challenge to move an enemy."""
    b = t.board
    if section is Icon.FEAR:
        if b.people[seat].fear < MOST_FEAR and agrees(t, seat):
            scare(t, seat, 1)
            draw(t, seat, row.fear)
    elif section is Icon.SECURITY:
        threaten(t, seat, min(row.security, len(b.people[seat].items)))
    elif passes(t, seat, Stat.INTELLIGENCE, row.facility, section):
        shift(t, seat, active(b, range(len(b.map.laid))))
    else:
        threaten(t, seat, 1)
