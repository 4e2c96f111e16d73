"""Event cards about the building itself: light, power, air, water, and doors that shut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import Acting, Icon, Kind, Purpose, Stat
from unlit.escape.cards.effects import (
    active,
    agrees,
    around,
    choose,
    choose_door,
    draw,
    each_on_map,
    each_player,
    hurt,
    open_doors,
    others_with,
    passes,
    scare,
    stun,
    threaten,
    to_gain_fear,
    to_lay_down,
    turn_a_lock,
    within,
)
from unlit.escape.rules.challenges import roll_for, tell_result
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.rules.locks import lock_door, open_lock
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.things import LEAVE

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, C, GC, CG = Acting.GUARDS, Acting.CLONES, Acting.GUARDS_CLONES, Acting.CLONES_GUARDS


# Flickering lights


@EVENT_CARDS.enter
def flickering_lights(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: scares a player who is alone; security: a challenge for threat; facility: a challenge for light."""
    if section is Icon.FEAR:
        if not others_with(t.board, seat):
            scare(t, seat, row.fear)
    elif section is Icon.SECURITY:
        if passes(t, seat, Stat.INTELLIGENCE, row.security, section):
            lose_threat(t, seat)
        else:
            threaten(t, seat, 1)
    else:
        mend_the_fuse(t, seat, row.facility)


def mend_the_fuse(t: Table[Board], seat: Seat, rating: int) -> None:
    """Calm everyone here and next door if the player passes a challenge; on a failure, scare the player."""
    b = t.board
    if not passes(t, seat, Stat.INTELLIGENCE, rating, Icon.FACILITY):
        scare(t, seat, 1)
        return
    tiles = around(b, seat)
    for one in each_on_map(b):
        if b.people[one].at in tiles:
            scare(t, one, -1)


# Power cut


@EVENT_CARDS.enter
def power_cut(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: scares the calm most; security: locks nearby open; facility: a challenge that helps or scares everyone."""
    if section is Icon.FEAR:
        scare(t, seat, max(1, row.fear - t.board.people[seat].fear))
    elif section is Icon.SECURITY:
        locks_fall(t, seat, row.security)
    elif passes(t, seat, Stat.INTELLIGENCE, row.facility, section):
        for one in each_on_map(t.board):
            draw(t, one, 1)
    else:
        for one in each_player(t.board):
            scare(t, one, 1)


def locks_fall(t: Table[Board], seat: Seat, far: int) -> None:
    """Open all locks of the tiles that are in reach before any of them opens."""
    b = t.board
    for tile in within(b, seat, far):
        for door in b.map.locked_doors(tile):
            open_lock(t, tile, door)


# Cold air


@EVENT_CARDS.enter
def cold_air(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: a challenge against fear; security: threat for guards nearby; facility: large hands lose a card."""
    b = t.board
    if section is Icon.FEAR:
        scare(t, seat, -1 if passes(t, seat, Stat.INTELLIGENCE, row.fear, section) else 1)
    elif section is Icon.SECURITY:
        threaten(t, seat, min(row.security, len(active(b, around(b, seat), (Kind.GUARD,)))))
    else:
        for one in each_on_map(b):
            if len(b.people[one].hand) > row.facility:
                hurt(t, one, 1)


# Burst pipe


@EVENT_CARDS.enter
def burst_pipe(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: put down an item or gain fear; security: guards nearby are stunned; facility: doors lock or open."""
    b = t.board
    if section is Icon.FEAR:
        choose(t, seat, to_lay_down(t, seat, list(b.people[seat].items)), to_gain_fear(t, seat, row.fear))
    elif section is Icon.SECURITY:
        stun(t, seat, active(b, around(b, seat), (Kind.GUARD,)), row.security)
    else:
        for _ in range(row.facility):
            turn_a_lock(t, seat, [LEAVE])


# Quarantine


@EVENT_CARDS.enter
def quarantine(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: a challenge against fear; security: doors lock; facility: lose a card to calm down."""
    b = t.board
    if section is Icon.FEAR:
        imagine_symptoms(t, Challenge(seat, Stat.INTELLIGENCE, row.fear, Purpose.EVENT, section))
    elif section is Icon.SECURITY:
        doors_shut(t, seat, row.security)
    elif len(b.people[seat].hand) > 1 and agrees(t, seat):
        hurt(t, seat, 1)
        scare(t, seat, -row.facility)


def imagine_symptoms(t: Table[Board], challenge: Challenge) -> None:
    """Gain one fear for each icon that the roll falls short of the rating."""
    lacking = challenge.rating - roll_for(t, challenge)
    tell_result(t, challenge, passed=lacking <= 0)
    scare(t, challenge.seat, max(0, lacking))


def doors_shut(t: Table[Board], seat: Seat, spared: int) -> None:
    """Lock all open doors of the player's tile except those that the player holds open."""
    at = t.board.people[seat].at
    doors = open_doors(t.board, at)
    for _ in range(min(spared, len(doors))):
        doors.remove(choose_door(t, seat, "hold open", doors))
    for door in doors:
        lock_door(t, at, door)
