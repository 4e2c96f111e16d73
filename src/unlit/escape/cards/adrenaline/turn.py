"""Adrenaline cards whose ability is for the player's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, Deed, active_on, enemies_on, is_full, players_on
from unlit.escape.box.pieces import LEAST_FEAR, Enemy, ItemName, Kind, Tile
from unlit.escape.cards.effects import active, name_one, others_with, pass_threat
from unlit.escape.rules.enemies.moves import Send, put, send, where_to
from unlit.escape.rules.exploring import doors_to_explore, go
from unlit.escape.rules.fear import change_fear, set_fear
from unlit.escape.rules.hand import draw_cards
from unlit.escape.rules.items import carry, find_item, take_from_floor, take_item
from unlit.escape.rules.kinds import ADRENALINE
from unlit.escape.rules.moving import may_crawl, may_leave, most_fear_in_vents, moves_left
from unlit.escape.rules.responses import neighbours
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.abouts import OF_PLACE
from unlit.escape.told.events import ItemPickedUp, ItemTaken
from unlit.escape.told.things import ENEMY, ENOUGH, ITEM, PERSON, TILE, Enough, NameEnemy, NamePerson, NameTile
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.rules.kinds import AdrenalineCard
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


def fear_after_cost(b: Board, seat: Seat, card: AdrenalineCard) -> int:
    """The player's fear when the ability takes effect (E4.2)."""
    return b.people[seat].fear + card.row.fear


@ADRENALINE.enter()
def deep_breath(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Someone on the tile calms down."""
    b = t.board
    frightened = [one for one in players_on(b, b.people[seat].at) if b.people[one].fear > LEAST_FEAR]
    change_fear(t, name_one(t, seat, "calm", frightened), -card.row.number)


@deep_breath.fits
def somebody_frightened(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only if someone here can calm down."""
    others = [one for one in players_on(b, b.people[seat].at) if one != seat]
    own = fear_after_cost(b, seat, card)
    return own > LEAST_FEAR or any(b.people[one].fear > LEAST_FEAR for one in others)


@ADRENALINE.enter()
def lie_low(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Lose threat, and all remaining moves."""
    b = t.board
    lose_threat(t, seat, card.row.number)
    b.moves += max(0, moves_left(b, seat))


@lie_low.fits
def unwatched(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with threat to lose, and no active guard on the tile."""
    one = b.people[seat]
    return one.threat > 0 and all(enemy.kind is not Kind.GUARD for enemy in active_on(b, one.at))


@ADRENALINE.enter()
def shove(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Push an enemy next door."""
    send(t, t.ask(seat, "push", pushes(t.board, seat)))


def pushes(b: Board, seat: Seat) -> list[Send]:
    """Which enemies can be pushed from the player's tile, and where to."""
    here = enemies_on(b, b.people[seat].at)
    return where_to(b, [one for one in here if one.kind in (Kind.GUARD, Kind.CLONE)])


@shove.fits
def somebody_to_push(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with a guard or a clone here, and room for it next door."""
    return bool(pushes(b, seat))


@ADRENALINE.enter()
def blame(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Pass threat to a neighbour."""
    b = t.board
    other = name_one(t, seat, "blame", neighbours(b, seat))
    pass_threat(t, seat, other, min(card.row.number, b.people[seat].threat))


@blame.fits
def somebody_to_blame(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with threat to give, and a neighbour."""
    return b.people[seat].threat > 0 and bool(neighbours(b, seat))


@ADRENALINE.enter()
def headlong(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Let the player leave this tile despite the enemies."""
    t.board.freed += (t.board.people[seat].at,)


@headlong.fits
def held(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with moves left, enemies in the way, and somewhere to go."""
    return not may_leave(b, seat) and moves_left(b, seat) > 0 and leads_out(b, seat, card)


def leads_out(b: Board, seat: Seat, card: AdrenalineCard) -> bool:
    """Whether there is a door, or a vent that the card would open and its fear cost would not close."""
    at = b.people[seat].at
    dares = fear_after_cost(b, seat, card) <= most_fear_in_vents(b, seat)
    vents = b.map.vents[at] and not may_crawl(b, seat) and dares
    return bool(b.map.near[at] or vents or doors_to_explore(b, at))


@ADRENALINE.enter()
def second_wind(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Draw cards."""
    draw_cards(t, seat, card.row.number)


@second_wind.fits
def hand_not_full(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only if the hand has room."""
    return len(b.people[seat].hand) < b.people[seat].vitality


@ADRENALINE.enter()
def shared_nerves(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Swap fear with another player on the tile."""
    b = t.board
    own = b.people[seat].fear
    other = name_one(t, seat, "swap fear", not_as_frightened(b, seat, own))
    set_fear(t, seat, b.people[other].fear)
    set_fear(t, other, own)


def not_as_frightened(b: Board, seat: Seat, fear: int) -> list[Seat]:
    """The others on the tile whose fear differs from this."""
    return [one for one in players_on(b, b.people[seat].at) if one != seat and b.people[one].fear != fear]


@shared_nerves.fits
def somebody_to_swap_with(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only if someone here will differ in fear from the player."""
    return bool(not_as_frightened(b, seat, fear_after_cost(b, seat, card)))


@ADRENALINE.enter()
def rummage(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Find items, instead of the turn's challenge."""
    b = t.board
    b.challenged = True
    for _item in range(card.row.number):
        find_item(t, seat)


@rummage.fits
def time_to_search(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only before the turn's challenge, without active enemies here, and with items left to find."""
    things = b.decks["items"] or b.discards["items"]
    return not b.challenged and not active_on(b, b.people[seat].at) and bool(things)


@ADRENALINE.enter()
def squeeze_through(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Go past a locked door; it costs a move like any other."""
    m = t.board.map
    names = dict.fromkeys(m.name(tile) for tile in behind_locks(t.board, seat))
    go(t, seat, m.tile(t.ask(seat, "squeeze", [TILE(name) for name in names]).tile))


def behind_locks(b: Board, seat: Seat) -> list[Tile]:
    """The tiles behind the locked doors of the player's tile."""
    return [door.beyond for door in b.map.locked_doors(b.people[seat].at) if door.joined]


@squeeze_through.fits
def a_gap(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with a locked door, a move left, and no one to hold the player."""
    return bool(behind_locks(b, seat)) and moves_left(b, seat) > 0 and may_leave(b, seat)


@ADRENALINE.enter()
def snatch(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Take an item without asking anyone."""
    b = t.board
    found = to_be_had(b, seat)
    where = t.ask(seat, "snatch from", list(found))
    item = t.ask(seat, "snatch", [ITEM(item) for item in dict.fromkeys(found[where])], OF_PLACE(str(where))).item
    if isinstance(where, NamePerson):
        take_item(b, where.person, item)
        b.deeds += (Deed(seat, where.person, "robbed"),)
        t.tell(EVERYONE, ItemTaken, seat, where.person, item)
    else:
        take_from_floor(b, b.map.tile(where.tile), item)
        t.tell(EVERYONE, ItemPickedUp, seat, item)
    b.people[seat].items += (item,)
    carry(t, seat)


def to_be_had(b: Board, seat: Seat) -> dict[NamePerson | NameTile, tuple[ItemName, ...]]:
    """What others on the tile hold, and what lies on adjacent tiles."""
    found: dict[NamePerson | NameTile, tuple[ItemName, ...]] = {}
    for other in others_with(b, seat):
        if b.people[other].items:
            found[PERSON[other]] = b.people[other].items
    for tile in b.map.near[b.people[seat].at]:
        if b.floor.get(tile):
            found[TILE(b.map.name(tile))] = b.floor[tile]
    return found


@snatch.fits
def something_to_snatch(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with an item within reach."""
    return bool(to_be_had(b, seat))


@ADRENALINE.enter()
def over_here(t: Table[Board], seat: Seat, _: None, card: AdrenalineCard) -> None:
    """Call enemies from next door to the player's tile."""
    b = t.board
    for number in range(card.row.number):
        near: list[Enough | NameEnemy] = [ENEMY[one] for one in within_call(b, seat)]
        choice = t.ask(seat, "call", [ENOUGH, *near] if number else near) if near else ENOUGH
        if isinstance(choice, Enough):
            return
        put(t, choice.enemy, b.people[seat].at)


def within_call(b: Board, seat: Seat) -> list[Enemy]:
    """The active guards and clones next door that have room here."""
    at = b.people[seat].at
    kinds = [kind for kind in (Kind.GUARD, Kind.CLONE) if not is_full(b, at, kind)]
    return active(b, b.map.near[at], tuple(kinds))


@over_here.fits
def somebody_to_call(b: Board, seat: Seat, _: None, card: AdrenalineCard) -> bool:
    """Only with an enemy next door, and room for it here."""
    return bool(within_call(b, seat))
