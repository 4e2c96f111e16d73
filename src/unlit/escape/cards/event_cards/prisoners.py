"""Event cards about the prisoners: who is counted, who talks, who comes along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, Deed, on_map
from unlit.escape.box.pieces import LEAST_FEAR, MOST_FEAR, Acting, Icon, Kind
from unlit.escape.cards.effects import (
    Choice,
    active,
    agrees,
    around,
    choose,
    choose_item,
    closest,
    draw,
    each_on_map,
    find,
    hurt,
    name_one,
    scare,
    stun,
    threaten,
    to_gain_threat,
)
from unlit.escape.rules.enemies.moves import can_come, go_toward
from unlit.escape.rules.fear import leave_darkness
from unlit.escape.rules.items import carry, lose_item, take_from_floor
from unlit.escape.rules.kinds import EVENT_CARDS
from unlit.escape.rules.moving import arrive
from unlit.escape.rules.responses import neighbours
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.abouts import OF_PERSON, OF_PLACE
from unlit.escape.told.events import ItemPickedUp, Moved
from unlit.escape.told.things import ITEM, TILE
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.escape.box.rows import EventRow
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

G, C, CG, NOBODY = Acting.GUARDS, Acting.CLONES, Acting.CLONES_GUARDS, Acting.NOBODY


def least(b: Board, of: Callable[[Seat], int]) -> list[Seat]:
    """The players on the map who have the least of something."""
    here = on_map(b)
    return [one for one in here if of(one) == min(of(other) for other in here)]


# Roll call


@EVENT_CARDS.enter
def roll_call(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: scares the calmest player; security: threat for the least suspect; facility: small hands draw."""
    b = t.board
    if section is Icon.FEAR:
        for one in named(t, seat, least(b, lambda one: b.people[one].fear)):
            scare(t, one, row.fear)
    elif section is Icon.SECURITY:
        for one in named(t, seat, least(b, lambda one: b.people[one].threat)):
            threaten(t, one, row.security)
    else:
        for one in each_on_map(b):
            if len(b.people[one].hand) < row.facility:
                draw(t, one, 1)


def named(t: Table[Board], seat: Seat, people: list[Seat]) -> list[Seat]:
    """The player chosen from these, as a list; empty if there are none."""
    return [name_one(t, seat, "name", people)] if people else []


# Tip-off


@EVENT_CARDS.enter
def tip_off(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: fear to stun an enemy; security: an item to lose threat; facility: cards to find an item."""
    b = t.board
    one = b.people[seat]
    if section is Icon.FEAR:
        near = active(b, around(b, seat)[1:])
        if near and one.fear < MOST_FEAR and agrees(t, seat):
            scare(t, seat, row.fear)
            stun(t, seat, near, 1)
    elif section is Icon.SECURITY:
        if one.items and one.threat and agrees(t, seat):
            lose_item(t, seat, choose_item(t, seat, "lose item", one.items))
            lose_threat(t, seat, row.security)
    elif len(one.hand) > row.facility and agrees(t, seat):
        hurt(t, seat, row.facility)
        find(t, seat)


# Confession


@EVENT_CARDS.enter
def confession(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: hand fear to neighbours; security: gain threat or accuse everyone; facility: draw with another player."""
    b = t.board
    others = [one for one in on_map(b) if one != seat]
    if section is Icon.FEAR:
        be_heard(t, seat, row.fear)
    elif section is Icon.SECURITY:
        choose(t, seat, to_gain_threat(t, seat, row.security), to_accuse(t, seat, others))
    else:
        draw(t, seat, row.facility + (not others))
        for one in named(t, seat, others):
            draw(t, one, row.facility)


def be_heard(t: Table[Board], seat: Seat, count: int) -> None:
    """Each neighbour may take over fear from the player; without neighbours, the player calms down."""
    near = neighbours(t.board, seat)
    for one in near:
        both = t.board.people[seat].fear > LEAST_FEAR and t.board.people[one].fear < MOST_FEAR
        if both and agrees(t, one):
            scare(t, seat, -count)
            scare(t, one, count)
            t.board.deeds += (Deed(one, seat, "helped"),)
    if not near:
        scare(t, seat, -1)


@dataclass(frozen=True)
class Accuse(Option):
    """Accuse everyone else."""


ACCUSE: Final = Accuse()


def to_accuse(t: Table[Board], seat: Seat, others: list[Seat]) -> Choice:
    """Impossible if no one else is on the map."""

    def accuse() -> None:
        for one in others:
            threaten(t, one, 1)
            t.board.deeds += (Deed(seat, one, "blamed"),)

    return Choice(ACCUSE, bool(others), accuse)


# Footsteps


@dataclass(frozen=True)
class GuardsCome(Option):
    """Let guards come nearer."""


@dataclass(frozen=True)
class Come(Option):
    """Come along."""


@dataclass(frozen=True)
class Stay(Option):
    """Stay, and be frightened."""


GUARDS_COME: Final = GuardsCome()
COME_OR_STAY: Final[tuple[Option, ...]] = (Come(), Stay())


@EVENT_CARDS.enter
def footsteps(t: Table[Board], seat: Seat, section: Icon, row: EventRow) -> None:
    """Fear: neighbours come or are scared; security: gain threat or guards come; facility: pick up an item or draw."""
    b = t.board
    if section is Icon.FEAR:
        draw_together(t, seat, row.fear)
    elif section is Icon.SECURITY:
        guards = closest(b, seat, (Kind.GUARD,), row.security)
        coming = any(can_come(b, guard, b.people[seat].at) for guard in guards)
        choose(t, seat, to_gain_threat(t, seat, 1), Choice(GUARDS_COME, coming, lambda: gather(t, seat, row.security)))
    else:
        pick_over(t, seat, row.facility)


def gather(t: Table[Board], seat: Seat, count: int) -> None:
    """The closest guards come nearer."""
    b = t.board
    for guard in closest(b, seat, (Kind.GUARD,), count):
        go_toward(t, guard, b.people[seat].at)


def draw_together(t: Table[Board], seat: Seat, fear: int) -> None:
    """Neighbours come to the player's tile, or stay and are scared; without neighbours, the player is scared."""
    b = t.board
    at = b.people[seat].at
    near = [one for one in neighbours(b, seat) if b.people[one].at != at]
    for one in near:
        if isinstance(t.ask(one, "come along", COME_OR_STAY, OF_PERSON(seat)), Stay):
            scare(t, one, fear)
        else:
            leave_darkness(t, one, b.people[one].at)
            b.people[one].at = at
            t.tell(EVERYONE, Moved, one, b.map.name(at))
            arrive(t, one)
    if not near:
        scare(t, seat, 1)


def pick_over(t: Table[Board], seat: Seat, cards: int) -> None:
    """Pick up an item here or next door; if there is none, draw cards."""
    b = t.board
    lying = [tile for tile in around(b, seat) if b.floor.get(tile)]
    if not lying:
        draw(t, seat, cards)
        return
    where = t.ask(seat, "snatch from", [TILE(b.map.name(tile)) for tile in lying]).tile
    tile = b.map.tile(where)
    item = t.ask(seat, "snatch", [ITEM(item) for item in dict.fromkeys(b.floor[tile])], OF_PLACE(where)).item
    take_from_floor(b, tile, item)
    b.people[seat].items += (item,)
    t.tell(EVERYONE, ItemPickedUp, seat, item)
    carry(t, seat)
