"""Event cards about what is heard, or not heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, on_map
from unlit.escape.box.pieces import ALIENS, Acting, Icon, Kind, Stat
from unlit.escape.cards.effects import (
    active,
    agrees,
    around,
    choose,
    closest,
    draw,
    each_on_map,
    each_player,
    hurt,
    lock_a_door,
    name_one,
    pass_threat,
    passes,
    scare,
    stun,
    threaten,
    to_gain_threat,
    to_lose_cards,
    to_lose_item,
    to_spawn,
    within,
)
from unlit.escape.rules.enemies.activation import acting_kinds
from unlit.escape.rules.enemies.moves import go_toward
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.things import LEAVE, PERSON, Leave, NamePerson
from unlit.kernel.told.option import Bare
from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, C, GC, NOBODY = Acting.GUARDS, Acting.CLONES, Acting.GUARDS_CLONES, Acting.NOBODY


# Screams


@EVENT_CARDS.enter
def screams(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: scares everyone nearby; security: a challenge to lock a door; facility: lose cards or an item."""
    b = t.board
    if section is Icon.FEAR:
        tiles = within(b, seat, row.fear)
        for one in each_on_map(b):
            if b.people[one].at in tiles:
                scare(t, one, 1)
    elif section is Icon.SECURITY:
        hold_the_door(t, seat, row.security)
    else:
        choose(t, seat, to_lose_cards(t, seat, row.facility), to_lose_item(t, seat))


def hold_the_door(t: Table[Board], seat: Seat, rating: int) -> None:
    """Lock a door if the player passes a challenge; on a failure, the closest guard comes."""
    b = t.board
    if passes(t, seat, Stat.STRENGTH, rating, Icon.SECURITY):
        lock_a_door(t, seat)
        return
    for guard in closest(b, seat, (Kind.GUARD,), 1):
        go_toward(t, guard, b.people[seat].at)


# Broken glass


@EVENT_CARDS.enter
def broken_glass(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: lose cards or a clone comes; security: gain threat or a guard comes; facility: a challenge for a card."""
    if section is Icon.FEAR:
        choose(t, seat, to_lose_cards(t, seat, row.fear), to_spawn(t, Kind.CLONE))
    elif section is Icon.SECURITY:
        choose(t, seat, to_gain_threat(t, seat, row.security), to_spawn(t, Kind.GUARD))
    elif passes(t, seat, Stat.STRENGTH, row.facility, section):
        draw(t, seat, 1)
    else:
        hurt(t, seat, 1)


# Loudspeaker


@EVENT_CARDS.enter
def loudspeaker(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: threat for the frightened; security: fear instead of threat; facility: one kind of enemy does not act."""
    b = t.board
    if section is Icon.FEAR:
        for one in each_player(b):
            if b.people[one].fear >= row.fear:
                threaten(t, one, 1)
    elif section is Icon.SECURITY:
        for one in each_on_map(b):
            if b.people[one].threat and agrees(t, one):
                lose_threat(t, one)
                scare(t, one, row.security)
    else:
        drown_out(t, seat)


class Listeners(Word):
    """The kinds of enemies that an event card can make act."""

    GUARDS = "guards"
    CLONES = "clones"


@dataclass(frozen=True)
class DrownOut(Bare):
    """Keep these from hearing anything."""

    whom: Listeners


DROWN_OUT: Final = {Kind.GUARD: DrownOut(Listeners.GUARDS), Kind.CLONE: DrownOut(Listeners.CLONES)}


def drown_out(t: Table[Board], seat: Seat) -> None:
    """Count all enemies of one kind as having acted, so that the card does not make them act."""
    b = t.board
    kinds = {DROWN_OUT[kind]: kind for kind in acting_kinds(b)}
    if kinds:
        kind = kinds[t.ask(seat, "drown out", list(kinds))]
        b.activated |= {one for one in b.enemies if one.kind is kind}


# Silence


@EVENT_CARDS.enter
def silence(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: everyone's fear moves one step to a value; security: lose threat, if no guard is near; facility: draw."""
    b = t.board
    if section is Icon.FEAR:
        for one in each_player(b):
            fear = b.people[one].fear
            scare(t, one, (fear < row.fear) - (fear > row.fear))
    elif section is Icon.FACILITY:
        draw(t, seat, row.facility + (not active(b, around(b, seat))))
    elif active(b, within(b, seat, row.security), (Kind.GUARD,)):
        scare(t, seat, 1)
    else:
        lose_threat(t, seat)


# Voices in the wall


@EVENT_CARDS.enter
def voices_in_the_wall(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: a challenge to stun an alien; security: pass threat on; facility: calm yourself and another player."""
    b = t.board
    others = [one for one in on_map(b) if one != seat]
    if section is Icon.SECURITY:
        if b.people[seat].threat and others:
            point_at(t, seat, others, row.security)
    elif section is Icon.FACILITY:
        scare(t, seat, -row.facility)
        if others:
            scare(t, name_one(t, seat, "intercom", others), -row.facility)
    elif passes(t, seat, Stat.INTELLIGENCE, row.fear, section):
        stun(t, seat, active(b, around(b, seat), ALIENS), 1)
    else:
        hurt(t, seat, 1)


def point_at(t: Table[Board], seat: Seat, others: list[Seat], most: int) -> None:
    """Let the player pass threat to someone else, or to nobody."""
    options: list[Leave | NamePerson] = [LEAVE, *(PERSON[one] for one in others)]
    choice = t.ask(seat, "blame", options)
    if isinstance(choice, NamePerson):
        pass_threat(t, seat, choice.person, min(most, t.board.people[seat].threat))
