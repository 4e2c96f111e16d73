"""What several items and event cards do; each effect skips players who are no longer there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from unlit.escape.board.board import (
    Board,
    Deed,
    in_game,
    in_order,
    on_map,
    players_on,
)
from unlit.escape.board.geometry import on_side
from unlit.escape.box.pieces import MOST_FEAR, Kind, Purpose
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.enemies.moves import Send, send, where_to
from unlit.escape.rules.enemies.spawning import free_places, origin, spawn, spawn_tiles
from unlit.escape.rules.enemies.targets import steps_to
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.hand import draw_cards
from unlit.escape.rules.items import find_item, lay_down, lose_item
from unlit.escape.rules.knockout import be_hurt
from unlit.escape.rules.locks import LOCK, OPEN_LOCK, Lock, OpenLock, lock_door, open_lock
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.threat import gain_threat
from unlit.escape.told.abouts import OF_CARD
from unlit.escape.told.events import Recovered, Stunned, ThreatGained, ThreatLost
from unlit.escape.told.things import ACCEPT_OR_DECLINE, ENEMY, ITEM, LEAVE, PERSON, SIDE, Accept, Leave
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import About

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Door
    from unlit.escape.box.pieces import Enemy, Icon, ItemName, Stat, Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# Who


# E13.4
def each_player(b: Board) -> Iterator[Seat]:
    """The players in turn order from the current one, skipping those who leave the game before they are reached."""
    for seat in in_game(b):
        if not b.people[seat].fate:
            yield seat


def each_on_map(b: Board) -> Iterator[Seat]:
    """The same for players on the map."""
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
    """A player's tile and those next to it; none if the player is off the map."""
    at = b.people[seat].at
    return [at, *b.map.near[at]] if at >= 0 else []


# E6.4
def within(b: Board, seat: Seat, far: int) -> list[Tile]:
    """The tiles at most this many moves from a player."""
    at = b.people[seat].at
    return [tile for tile, steps in enumerate(b.map.steps(at)) if steps <= far] if at >= 0 else []


# What happens to players


def scare(t: Table[Board], seat: Seat, by: int) -> None:
    """Raise or lower a player's fear."""
    if not t.board.people[seat].fate:
        change_fear(t, seat, by)


def threaten(t: Table[Board], seat: Seat, count: int) -> None:
    """Give a player threat."""
    if not t.board.people[seat].fate:
        gain_threat(t, seat, count)


def pass_threat(t: Table[Board], seat: Seat, other: Seat, count: int) -> None:
    """A player puts the blame on another."""
    move_threat(t, seat, other, count)
    t.board.deeds += (Deed(seat, other, "blamed"),)


def move_threat(t: Table[Board], giver: Seat, taker: Seat, count: int) -> None:
    """Hand threat tokens from one player to another; the pool stays the same."""
    b = t.board
    for one, by, told in ((giver, -count, ThreatLost), (taker, count, ThreatGained)):
        b.people[one].threat += by
        t.tell(EVERYONE, told, one, b.people[one].threat)


def hurt(t: Table[Board], seat: Seat, count: int) -> None:
    """Make a player lose cards."""
    if t.board.people[seat].at >= 0:
        be_hurt(t, seat, count)


def draw(t: Table[Board], seat: Seat, count: int) -> None:
    """Let a player draw cards, as long as the hand has room."""
    if t.board.people[seat].at >= 0:
        draw_cards(t, seat, count)


def find(t: Table[Board], seat: Seat) -> None:
    """Let a player find an item."""
    if t.board.people[seat].at >= 0:
        find_item(t, seat)


# E7.1, E12.3
def passes(t: Table[Board], seat: Seat, stat: Stat, rating: int, section: Icon) -> bool:
    """Whether a player passes a challenge of an event card; failing it activates no enemy."""
    return attempt(t, Challenge(seat, stat, rating, Purpose.EVENT, section))


# Choices


class Choice(NamedTuple):
    """Something that a card offers a player, whether it is possible, and what it does."""

    option: Option
    possible: bool
    deed: Callable[[], None]


# E13.4
def choose(t: Table[Board], seat: Seat, *choices: Choice) -> None:
    """Ask a player to choose; impossible choices are not offered, partly possible ones are."""
    deeds = {choice.option: choice.deed for choice in choices if choice.possible}
    if deeds:
        deeds[t.ask(seat, "event choice", list(deeds), OF_CARD(t.board.event))]()


def agrees(t: Table[Board], seat: Seat) -> bool:
    """Whether a player accepts what the event card offers."""
    return isinstance(t.ask(seat, "event offer", ACCEPT_OR_DECLINE, OF_CARD(t.board.event)), Accept)


def name_one(t: Table[Board], seat: Seat, prompt: str, people: list[Seat]) -> Seat:
    """One of these players, chosen by the one asked."""
    return t.ask(seat, prompt, [PERSON[one] for one in people]).person


@dataclass(frozen=True)
class GainFear(Option):
    """Be more frightened."""


@dataclass(frozen=True)
class GainThreat(Option):
    """Be more of a threat."""


@dataclass(frozen=True)
class LoseCards(Option):
    """Lose adrenaline cards."""


@dataclass(frozen=True)
class LayDownItem(Option):
    """Put one of your items on the tile."""


@dataclass(frozen=True)
class LoseItem(Option):
    """Discard one of your items."""


@dataclass(frozen=True)
class Spawn(Option):
    """Spawn an enemy."""

    kind: Kind

    def possible(self) -> bool:
        """Only a guard or a clone."""
        return self.kind in SPAWN


GAIN_FEAR: Final = GainFear()
GAIN_THREAT: Final = GainThreat()
LOSE_CARDS: Final = LoseCards()
LAY_DOWN_ITEM: Final = LayDownItem()
LOSE_ITEM: Final = LoseItem()
SPAWN: Final = {kind: Spawn(kind) for kind in (Kind.GUARD, Kind.CLONE)}


def to_gain_fear(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Impossible at the end of the track."""
    return Choice(GAIN_FEAR, t.board.people[seat].fear < MOST_FEAR, lambda: scare(t, seat, count))


def to_gain_threat(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Always possible."""
    return Choice(GAIN_THREAT, True, lambda: threaten(t, seat, count))


def to_lose_cards(t: Table[Board], seat: Seat, count: int) -> Choice:
    """Impossible without a card."""
    return Choice(LOSE_CARDS, bool(t.board.people[seat].hand), lambda: hurt(t, seat, count))


def to_lay_down(t: Table[Board], seat: Seat, items: list[str]) -> Choice:
    """Impossible without one of these items, or off the map."""
    return Choice(
        LAY_DOWN_ITEM,
        bool(items) and t.board.people[seat].at >= 0,
        lambda: lay_down(t, seat, choose_item(t, seat, "lay down item", items)),
    )


def to_lose_item(t: Table[Board], seat: Seat) -> Choice:
    """Impossible without an item."""
    items = t.board.people[seat].items
    return Choice(LOSE_ITEM, bool(items), lambda: lose_item(t, seat, choose_item(t, seat, "lose item", items)))


def choose_item(t: Table[Board], seat: Seat, prompt: str, items: Iterable[ItemName]) -> ItemName:
    """One of these items."""
    return t.ask(seat, prompt, [ITEM(item) for item in dict.fromkeys(items)]).item


def to_spawn(t: Table[Board], kind: Kind) -> Choice:
    """Impossible without reserves, or without a place to spawn."""
    return Choice(SPAWN[kind], can_spawn(t.board, kind), lambda: spawn(t, kind))


# Enemies


# E14.1, E14.2, E11.2
def can_spawn(b: Board, kind: Kind) -> bool:
    """Whether there is an enemy in reserve, and a place for it, which may be a new tile."""
    if not b.reserves[kind] or origin(b) < 0:
        return False
    if free_places(b, kind, spawn_tiles(b, kind)):
        return True
    own_tile = kind is Kind.GUARD and b.box.scenarios[b.scenario].military_zone and b.stacks[-1]
    # Nobody knows which tile that would be, so any unexplored door counts, locked or not.
    return bool(own_tile) and b.map.has_unexplored()


def spawn_more(t: Table[Board], kind: Kind) -> None:
    """Spawn an enemy of a kind, if possible."""
    if can_spawn(t.board, kind):
        spawn(t, kind)


def stun(t: Table[Board], seat: Seat, enemies: list[Enemy], count: int) -> None:
    """Stun this many of these enemies, or all if there are fewer; the player picks."""
    b = t.board
    left = list(enemies)
    for _ in range(min(count, len(left))):
        enemy = t.ask(seat, "stun", [ENEMY[one] for one in left]).enemy
        left.remove(enemy)
        b.stunned |= {enemy}
        t.tell(EVERYONE, Stunned, enemy)


def wake(t: Table[Board], enemies: Iterable[Enemy]) -> None:
    """Let stunned enemies recover."""
    for enemy in enemies:
        t.board.stunned -= {enemy}
        t.tell(EVERYONE, Recovered, enemy)


def shift(t: Table[Board], seat: Seat, enemies: list[Enemy]) -> Enemy | None:
    """Let the player send one of these enemies through an open door with room behind it; return the one that went."""
    options: list[Leave | Send] = [LEAVE, *where_to(t.board, enemies)]
    choice = t.ask(seat, "shift", options)
    if isinstance(choice, Leave):
        return None
    send(t, choice)
    return choice.enemy


def closest(b: Board, seat: Seat, kinds: tuple[Kind, ...], count: int) -> list[Enemy]:
    """The active enemies of these kinds closest to a player but not on its tile; ties go by the order of action."""
    at = b.people[seat].at
    if at < 0:
        return []
    found = [one for one in active(b, range(len(b.map.laid)), kinds) if b.enemies[one] != at]
    return sorted(found, key=lambda one: (steps_to(b, one.kind, at)[b.enemies[one]], in_order(one)))[:count]


# Doors


def open_doors(b: Board, tile: Tile) -> list[Door]:
    """The unlocked doors of a tile that lead to another tile."""
    return [door for door in b.map.doors[tile] if door.joined and door.edge not in b.map.locked] if tile >= 0 else []


def choose_door(t: Table[Board], seat: Seat, prompt: str, doors: Sequence[Door], about: About | None = None) -> Door:
    """One of these doors of a tile, chosen by the player."""
    return on_side(doors, t.ask(seat, prompt, [SIDE[door.side] for door in doors], about).side)


def lock_a_door(t: Table[Board], seat: Seat) -> None:
    """Lock an open door of the player's tile, chosen by the player."""
    at = t.board.people[seat].at
    doors = open_doors(t.board, at)
    if doors:
        lock_door(t, at, choose_door(t, seat, "lock door", doors))


def turnable_locks(b: Board, seat: Seat) -> list[Lock | OpenLock]:
    """The open doors of a player's tile, which can be locked, and the locked ones, which can be opened."""
    at = b.people[seat].at
    if at < 0:
        return []
    wide, shut = open_doors(b, at), b.map.locked_doors(at)
    return [*(LOCK[door.side] for door in wide), *(OPEN_LOCK[door.side] for door in shut)]


def turn_a_lock(t: Table[Board], seat: Seat, others: list[Leave]) -> None:
    """Lock an open door or open a locked one; the player may decline if that is among the options."""
    b = t.board
    options: list[Leave | Lock | OpenLock] = [*others, *turnable_locks(b, seat)]
    choice = t.ask(seat, "short lock", options)
    if isinstance(choice, Leave):
        return
    at = b.people[seat].at
    turn = lock_door if isinstance(choice, Lock) else open_lock
    turn(t, at, on_side(b.map.doors[at], choice.side))
