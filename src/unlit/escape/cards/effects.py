"""What several items and events do, each guarded against players who are not there any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board import (
    Board,
    Deed,
    in_game,
    in_order,
    on_map,
    players_on,
)
from unlit.escape.challenges import attempt
from unlit.escape.enemy_moves import put, where_to
from unlit.escape.events import Recovered, Stunned, ThreatGained, ThreatLost
from unlit.escape.fear import change_fear
from unlit.escape.hand import draw_cards
from unlit.escape.items import find_item, lay_down, lose_item
from unlit.escape.knockout import be_hurt
from unlit.escape.locks import lock_door, open_lock
from unlit.escape.moments import Challenge
from unlit.escape.parts import MOST_FEAR, Kind
from unlit.escape.spawning import free_places, origin, spawn, spawn_tiles
from unlit.escape.targets import steps_to
from unlit.escape.threat import gain_threat
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.geometry import Door
    from unlit.escape.parts import Enemy, Icon, Stat, Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

ACCEPT, DECLINE, LEAVE = "accept", "decline", "leave"
SPAWNS = {Kind.GUARD: "spawn guard", Kind.CLONE: "spawn clone"}


# Who


# E13.4
def each_player(b: Board) -> Iterator[Seat]:
    """In turn order from the current player, whoever is still in the game when its turn comes."""
    for seat in in_game(b):
        if not b.people[seat].fate:
            yield seat


def each_on_map(b: Board) -> Iterator[Seat]:
    """Of those, who is still on the map."""
    for seat in on_map(b):
        if b.people[seat].at >= 0:
            yield seat


def others_with(b: Board, seat: Seat) -> list[Seat]:
    """The other players on the same tile."""
    return [other for other in players_on(b, b.people[seat].at) if other != seat]


def active(b: Board, tiles: Iterable[Tile], kinds: tuple[Kind, ...] = tuple(Kind)) -> list[Enemy]:
    """The enemies of these kinds on these tiles that are not stunned."""
    where = set(tiles)
    found = [one for one, at in b.enemies.items() if at in where and one.kind in kinds and one not in b.stunned]
    return sorted(found, key=in_order)


def around(b: Board, seat: Seat) -> list[Tile]:
    """A player's tile and those next to it; none for who is not on the map."""
    at = b.people[seat].at
    return [at, *b.map.near[at]] if at >= 0 else []


# E6.4
def within(b: Board, seat: Seat, far: int) -> list[Tile]:
    """The tiles that are so many moves from a player at most."""
    at = b.people[seat].at
    return [tile for tile, steps in enumerate(b.map.steps(at)) if steps <= far] if at >= 0 else []


# What happens to players


def scare(t: Table[Board], seat: Seat, by: int) -> None:
    """Fear rises, or falls."""
    if not t.board.people[seat].fate:
        change_fear(t, seat, by)


def threaten(t: Table[Board], seat: Seat, count: int) -> None:
    """Threat is gained."""
    if not t.board.people[seat].fate:
        gain_threat(t, seat, count)


def pass_threat(t: Table[Board], seat: Seat, other: Seat, count: int) -> None:
    """A player puts the blame on another."""
    move_threat(t, seat, other, count)
    t.board.deeds += (Deed(seat, other, "blamed"),)


def move_threat(t: Table[Board], giver: Seat, taker: Seat, count: int) -> None:
    """The tokens change hands: none comes from the pool, and none leaves the game."""
    b = t.board
    for one, by, told in ((giver, -count, ThreatLost), (taker, count, ThreatGained)):
        b.people[one].threat += by
        t.tell(EVERYONE, told, one, b.people[one].threat)


def hurt(t: Table[Board], seat: Seat, count: int) -> None:
    """Cards are lost."""
    if t.board.people[seat].at >= 0:
        be_hurt(t, seat, count)


def draw(t: Table[Board], seat: Seat, count: int) -> None:
    """Cards are drawn, as far as the hand has room."""
    if t.board.people[seat].at >= 0:
        draw_cards(t, seat, count)


def find(t: Table[Board], seat: Seat) -> None:
    """An item is found."""
    if t.board.people[seat].at >= 0:
        find_item(t, seat)


# E7.1, E12.3
def passes(t: Table[Board], seat: Seat, stat: Stat, rating: int, section: Icon) -> bool:
    """A challenge of an event; to fail it activates nobody."""
    return attempt(t, Challenge(seat, stat, rating, "event", str(section)))


# Choices


class Choice(NamedTuple):
    """Something that a card lets a player choose, whether it is possible, and what it does."""

    name: str
    possible: bool
    deed: Callable[[], None]


# E13.4
def choose(t: Table[Board], seat: Seat, *choices: Choice) -> None:
    """An option that is impossible forces another; one that is possible in part may be chosen."""
    deeds = {choice.name: choice.deed for choice in choices if choice.possible}
    if deeds:
        deeds[t.ask(seat, "event choice", list(deeds), t.board.event)]()


def agrees(t: Table[Board], seat: Seat) -> bool:
    """Whether a player takes what the card offers."""
    return t.ask(seat, "event offer", [ACCEPT, DECLINE], t.board.event) == ACCEPT


def to_gain_fear(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Impossible at the end of the track."""
    return Choice("gain fear", t.board.people[seat].fear < MOST_FEAR, lambda: scare(t, seat, count))


def to_gain_threat(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Possible always."""
    return Choice("gain threat", True, lambda: threaten(t, seat, count))


def to_lose_cards(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Impossible without a card."""
    return Choice("lose cards", bool(t.board.people[seat].hand), lambda: hurt(t, seat, count))


def to_lay_down(t: Table[Board], seat: Seat, items: list[str]) -> Choice:
    """One of these items."""
    return Choice(
        "lay down item",
        bool(items) and t.board.people[seat].at >= 0,
        lambda: lay_down(t, seat, t.ask(seat, "lay down item", list(dict.fromkeys(items)))),
    )


def to_lose_item(t: Table[Board], seat: Seat) -> Choice:
    """An item of one's own."""
    items = list(dict.fromkeys(t.board.people[seat].items))
    return Choice("lose item", bool(items), lambda: lose_item(t, seat, t.ask(seat, "lose item", items)))


def to_spawn(t: Table[Board], kind: Kind) -> Choice:
    """Impossible without reserves, or without a place."""
    return Choice(SPAWNS[kind], can_spawn(t.board, kind), lambda: spawn(t, kind))


# Enemies


# E14.1, E14.2, E11.2
def can_spawn(b: Board, kind: Kind) -> bool:
    """Whether there is one in reserve, and a place for it, be it a tile of its own."""
    if not b.reserves[kind] or origin(b) < 0:
        return False
    if free_places(b, kind, spawn_tiles(b, kind)):
        return True
    own_tile = kind is Kind.GUARD and b.box.scenarios[b.scenario].military_zone and b.stacks[-1]
    # Which tile it would be nobody knows: a door for one of a single space, locked or not, has to do.
    return bool(own_tile) and b.map.has_unexplored()


def spawn_more(t: Table[Board], kind: Kind) -> None:
    """One more of a kind, if there can be one."""
    if can_spawn(t.board, kind):
        spawn(t, kind)


def stun(t: Table[Board], seat: Seat, enemies: list[Enemy], count: int) -> None:
    """So many of these enemies, as far as there are any; the player picks."""
    b = t.board
    names = {str(one): one for one in enemies}
    for _ in range(min(count, len(names))):
        enemy = names.pop(t.ask(seat, "stun", list(names)))
        b.stunned |= {enemy}
        t.tell(EVERYONE, Stunned, str(enemy))


def wake(t: Table[Board], enemies: Iterable[Enemy]) -> None:
    """Stunned enemies stand again."""
    for enemy in enemies:
        t.board.stunned -= {enemy}
        t.tell(EVERYONE, Recovered, str(enemy))


def shift(t: Table[Board], seat: Seat, enemies: list[Enemy]) -> Enemy | None:
    """The player may send one of these enemies through an open door, where there is room; the one that went."""
    b = t.board
    ways = where_to(b, enemies)
    choice = t.ask(seat, "shift", [LEAVE, *ways])
    if choice == LEAVE:
        return None
    enemy, to = ways[choice]
    put(t, enemy, to)
    return enemy


def closest(b: Board, seat: Seat, kinds: tuple[Kind, ...], count: int) -> list[Enemy]:
    """The active enemies of these kinds closest to a player, not on its own tile; among equals as they act."""
    at = b.people[seat].at
    if at < 0:
        return []
    found = [one for one in active(b, range(len(b.map.laid)), kinds) if b.enemies[one] != at]
    return sorted(found, key=lambda one: (steps_to(b, one.kind, at)[b.enemies[one]], in_order(one)))[:count]


# Doors


def open_doors(b: Board, tile: Tile) -> list[Door]:
    """The doors of a tile that lead to another one, and are not locked."""
    return [door for door in b.map.doors[tile] if door.joined and door.edge not in b.map.locked] if tile >= 0 else []


def lock_a_door(t: Table[Board], seat: Seat) -> None:
    """An open door of a player's tile, of its choice."""
    at = t.board.people[seat].at
    doors = {door.side: door for door in open_doors(t.board, at)}
    if doors:
        lock_door(t, at, doors[t.ask(seat, "lock door", list(doors))])


def turnable_locks(b: Board, seat: Seat) -> list[str]:
    """The open doors of a player's tile, to be locked, and the locked ones, to be opened."""
    at = b.people[seat].at
    if at < 0:
        return []
    wide, shut = open_doors(b, at), b.map.locked_doors(at)
    return [*(f"lock {door.side}" for door in wide), *(f"unlock {door.side}" for door in shut)]


def turn_a_lock(t: Table[Board], seat: Seat, others: list[str]) -> None:
    """An open door is locked, or a locked one opened; or one of the other options is chosen, and nothing is."""
    choice = t.ask(seat, "short lock", [*others, *turnable_locks(t.board, seat)])
    deed, _, side = choice.partition(" ")
    at = t.board.people[seat].at
    for door in [one for one in t.board.map.doors[at] if one.side == side] if side else []:
        turn = lock_door if deed == "lock" else open_lock
        turn(t, at, door)
