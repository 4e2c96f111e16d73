"""Events of the guards, their rounds and their drills."""

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
from unlit.escape.rules.kinds import EVENTS
from unlit.escape.told.things import ENEMY, LEAVE, Leave, NameEnemy
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, GC, NOBODY = Acting.GUARDS, Acting.GUARDS_CLONES, Acting.NOBODY


# Alarm drill


@EVENTS.enter
def alarm_drill(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Everybody to the place where it should be, and nobody knows where that is."""
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
    """Impossible where none is open."""
    return Choice(LOCK_DOOR, bool(open_doors(t.board, t.board.people[seat].at)), lambda: lock_a_door(t, seat))


# Sweep


@EVENTS.enter
def sweep(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Room by room; it is best to keep still, with empty hands, behind the lockers."""
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
    """By the clone with the lowest number, if there is one next door and room for it here."""
    b = t.board
    at = b.people[seat].at
    clones = active(b, around(b, seat)[1:], (Kind.CLONE,))
    if clones and not is_full(b, at, Kind.CLONE):
        go_toward(t, clones[0], at)
    else:
        scare(t, seat, 1)


# Shift change


@EVENTS.enter
def shift_change(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """For a few minutes the corridors belong to nobody."""
    b = t.board
    if section is Icon.FEAR:
        scare(t, seat, 1 if active(b, around(b, seat)) else -row.fear)
    elif section is Icon.SECURITY:
        relieve(t, row.security)
    else:
        rob_the_lockers(t, seat, row.facility)


def relieve(t: Table[Board], count: int) -> None:
    """Whoever lies on the floor is helped up; else somebody comes on duty."""
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
    """Something to hold, or something to eat."""
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


@EVENTS.enter
def lost_patrol(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """What is left of it, who is looking for it, and what it was buried under."""
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
    """A guard is sent where there is nothing; somebody will remember who sent him."""
    b = t.board
    guards = active(b, around(b, seat), (Kind.GUARD,))
    options: list[Leave | NameEnemy] = [LEAVE, *(ENEMY[one] for one in guards)]
    choice = t.ask(seat, "mislead", options)
    if isinstance(choice, NameEnemy):
        take_away(t, choice.enemy)
        threaten(t, seat, threat)


# Cameras


@EVENTS.enter
def cameras(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Who sees what is coming is afraid, and ready for it."""
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
