"""Event cards about the experiments, and what is done to keep them in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, Deed, on_map
from unlit.escape.box.pieces import ALIENS, Acting, Icon, Kind
from unlit.escape.cards.effects import (
    LOSE_CARDS,
    Choice,
    active,
    agrees,
    around,
    choose,
    choose_door,
    draw,
    each_on_map,
    hurt,
    move_threat,
    name_one,
    open_doors,
    pass_threat,
    scare,
    spawn_more,
    threaten,
    within,
)
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.enemies.moves import go_toward
from unlit.escape.rules.enemies.spawning import choose_tile
from unlit.escape.rules.exploring import go
from unlit.escape.rules.fear import set_fear
from unlit.escape.rules.hand import take_from_hand
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.rules.locks import lock_door, open_lock
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.abouts import OF_PERSON, OF_TILE
from unlit.escape.told.events import Discarded
from unlit.escape.told.things import (
    CARD,
    ENEMY,
    ENOUGH,
    LEAVE,
    LESS_OR_MORE_FEAR,
    PERSON,
    TILE,
    Enough,
    Leave,
    MoreFear,
    NameCard,
    NamePerson,
    NameTile,
)
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, C, GC, CG, NOBODY = Acting.GUARDS, Acting.CLONES, Acting.GUARDS_CLONES, Acting.CLONES_GUARDS, Acting.NOBODY


# Mutation


@EVENT_CARDS.enter
def mutation(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: aliens nearby scare the player; security: a clone is removed; facility: all gain fear, or all lose it."""
    b = t.board
    if section is Icon.FEAR:
        aliens = active(b, around(b, seat), ALIENS)
        scare(t, seat, min(row.fear, len(aliens)))
        if not aliens:
            spawn_more(t, Kind.CLONE)
    elif section is Icon.SECURITY:
        put_down(t, seat, row.security)
    else:
        more = isinstance(t.ask(seat, "air", LESS_OR_MORE_FEAR), MoreFear)
        for one in each_on_map(b):
            scare(t, one, row.facility if more else -row.facility)


def put_down(t: Table[Board], seat: Seat, far: int) -> None:
    """Remove a clone nearby, chosen by the player; without any, give the player threat."""
    b = t.board
    clones = active(b, within(b, seat, far), (Kind.CLONE,))
    if clones:
        take_away(t, t.ask(seat, "put down", [ENEMY[one] for one in clones]).enemy)
    else:
        threaten(t, seat, 1)


# Test subject


@dataclass(frozen=True)
class BeInjected(Option):
    """Take the injection."""


BE_INJECTED: Final = BeInjected()


@EVENT_CARDS.enter
def test_subject(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: fear is set or cards are lost; security: swap threat; facility: swap cards."""
    b = t.board
    if section is Icon.FEAR:
        injected = Choice(BE_INJECTED, b.people[seat].fear != row.fear, lambda: set_fear(t, seat, row.fear))
        choose(t, seat, injected, Choice(LOSE_CARDS, b.people[seat].at >= 0, lambda: hurt(t, seat, 2)))
    elif section is Icon.SECURITY:
        swap_charts(t, seat, row.security)
    else:
        change_blood(t, seat, row.facility)


def swap_charts(t: Table[Board], seat: Seat, otherwise: int) -> None:
    """Let the player swap threat with another player on the map; a lone player loses some."""
    b = t.board
    others = [one for one in on_map(b) if one != seat]
    if not others:
        lose_threat(t, seat, otherwise)
        return
    unlike = [one for one in others if b.people[one].threat != b.people[seat].threat]
    options: list[Leave | NamePerson] = [LEAVE, *(PERSON[one] for one in unlike)]
    choice = t.ask(seat, "swap threat", options)
    if isinstance(choice, Leave):
        return
    other = choice.person
    more = b.people[seat].threat - b.people[other].threat
    if more > 0:
        pass_threat(t, seat, other, more)
    else:
        move_threat(t, other, seat, -more)
        b.deeds += (Deed(seat, other, "helped"),)


def change_blood(t: Table[Board], seat: Seat, most: int) -> None:
    """Let the player discard cards and draw as many; an empty hand in between knocks nobody out."""
    b = t.board
    if b.people[seat].at < 0:
        return
    gone = 0
    while b.people[seat].hand and gone < most:
        options: list[Enough | NameCard] = [ENOUGH, *(CARD(card) for card in dict.fromkeys(b.people[seat].hand))]
        choice = t.ask(seat, "change card", options)
        if isinstance(choice, Enough):
            break
        take_from_hand(b, seat, choice.card)
        t.tell(EVERYONE, Discarded, seat, choice.card)
        gone += 1
    draw(t, seat, gone)


# False alarm


@EVENT_CARDS.enter
def false_alarm(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: scares a player of your choice; security: guards run to a suspect; facility: free moves."""
    b = t.board
    if section is Icon.FEAR:
        people = on_map(b)
        if people:
            scare(t, name_one(t, seat, "startle", people), row.fear)
    elif section is Icon.SECURITY:
        run_to_the_worst(t, seat, row.security)
    else:
        for _ in range(row.facility):
            slip_away(t, seat)


def run_to_the_worst(t: Table[Board], seat: Seat, far: int) -> None:
    """Move all active guards nearby toward a player with the most threat."""
    b = t.board
    most = max([b.people[one].threat for one in on_map(b)], default=0)
    suspects = [one for one in on_map(b) if b.people[one].threat == most]
    guards = active(b, within(b, seat, far), (Kind.GUARD,))
    if not suspects or not guards:
        return
    target = b.people[name_one(t, seat, "suspect", suspects)].at
    for guard in guards:
        go_toward(t, guard, target)


def slip_away(t: Table[Board], seat: Seat) -> None:
    """Let the player move next door, past any enemies."""
    b = t.board
    at = b.people[seat].at
    if at < 0:
        return
    options: list[Leave | NameTile] = [LEAVE, *(TILE(b.map.name(tile)) for tile in b.map.near[at])]
    choice = t.ask(seat, "slip away", options)
    if isinstance(choice, NameTile):
        b.freed += (at,)
        go(t, seat, b.map.tile(choice.tile))


# Lock test


@EVENT_CARDS.enter
def lock_test(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: locked doors scare the player; security: players with threat are shut in; facility: locks open."""
    b = t.board
    at = b.people[seat].at
    if section is Icon.FEAR:
        locks = len(b.map.locked_doors(at)) if at >= 0 else 0
        scare(t, seat, min(row.fear, locks) or -1)
    elif section is Icon.SECURITY:
        for one in each_on_map(b):
            if b.people[one].threat >= row.security:
                shut_in(t, seat, one)
    else:
        for _ in range(row.facility):
            release(t, seat)


def shut_in(t: Table[Board], seat: Seat, whom: Seat) -> None:
    """Lock a door of another player's tile, chosen by the current player."""
    tile = t.board.people[whom].at
    doors = open_doors(t.board, tile)
    if doors:
        lock_door(t, tile, choose_door(t, seat, "shut in", doors, OF_PERSON(whom)))


def release(t: Table[Board], seat: Seat) -> None:
    """Let the player open one lock anywhere on the map."""
    b = t.board
    tiles = [tile for tile in range(len(b.map.laid)) if b.map.locked_doors(tile)]
    if not tiles or not agrees(t, seat):
        return
    tile = choose_tile(t, "release", tiles)
    open_lock(t, tile, choose_door(t, seat, "release door", b.map.locked_doors(tile), OF_TILE(b.map.name(tile))))
