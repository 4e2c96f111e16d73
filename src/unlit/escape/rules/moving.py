"""Moving: through doors and vents, and past enemies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, active_on, enemies_on, of_kind_on, stat_of, strength_of
from unlit.escape.box.pieces import SECTION, TERROR, Kind, Stat, TileName
from unlit.escape.box.tiles import TILES, acts_again, event_icon
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.event_cards import draw_event
from unlit.escape.rules.fear import change_fear, leave_darkness
from unlit.escape.rules.locks import lock_door
from unlit.escape.rules.threat import crowd, gain_threat, show_weapon
from unlit.escape.told.abouts import OF_SIDE
from unlit.escape.told.events import Crawled, Moved
from unlit.escape.told.places import OnMap, VentOf
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Enemy, Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

TO_LEAVE = 2  # icons needed beyond the number of enemies (E12.5, E12.6)


@dataclass(frozen=True)
class Move(Option):
    """Go through a door to the next tile."""

    tile: TileName

    def points_at(self) -> OnMap:
        """The tile."""
        return OnMap(self.tile)


@dataclass(frozen=True)
class Crawl(Option):
    """Go through a vent."""

    tile: TileName

    def points_at(self) -> VentOf:
        """The vent."""
        return VentOf(self.tile)

    def possible(self) -> bool:
        """Only to a tile that has a vent."""
        return TILES[self.tile].vent


MOVE: Final = cache(Move)
CRAWL: Final = cache(Crawl)


# E9.1
def moves_left(b: Board, seat: Seat) -> int:
    """How many moves the player has left this turn: Speed minus the moves made."""
    return stat_of(b, seat, Stat.SPEED) - b.moves


# E9.2, E8.4
def holding(b: Board, seat: Seat) -> list[Enemy]:
    """The active enemies that hold a player on its tile, except those that a skill makes let go."""
    one = b.people[seat]
    active = active_on(b, one.at)
    lets_go = effects_of(b.box).lets_go
    if not active or lets_go.keys().isdisjoint(one.skills):
        return active
    skills = [(lets_go[skill], card_of(b, skill)) for skill in one.skills if skill in lets_go]
    return [enemy for enemy in active if not any(says(b, seat, enemy, card) for says, card in skills)]


# E9.2
def may_leave(b: Board, seat: Seat) -> bool:
    """Whether a player may leave its tile: active enemies hold a player who has not passed a challenge for it."""
    at = b.people[seat].at
    return not holding(b, seat) or at in b.freed or (b.rush >= 0 and rush_left(b) >= to_rush(b, at))


# E12.5
def to_rush(b: Board, tile: Tile) -> int:
    """The Strength icons that a bull rush needs to leave a tile; all enemies on it count, including stunned ones."""
    return strength_of(b, enemies_on(b, tile)) + TO_LEAVE


# E9.2, by the other reading
def may_crawl(b: Board, seat: Seat) -> bool:
    """Whether a player may leave through a vent; by the other reading, enemies never prevent that."""
    return "enemies_and_vents" in b.switches or may_leave(b, seat)


# E12.5
def rush_left(b: Board) -> int:
    """The icons of a bull rush, minus one for each tile with enemies left behind; -1 without a rush."""
    return b.rush - b.rushed if b.rush >= 0 else -1


# E12.5, E2.4
def break_away(t: Table[Board], seat: Seat) -> None:
    """A bull rush gets weaker as it leaves enemies behind; leaving a guard, stunned or not, costs threat."""
    b = t.board
    at = b.people[seat].at
    if b.rush < 0 or at in b.freed:
        return
    if holding(b, seat):
        b.rushed += 1
    if of_kind_on(b, at, Kind.GUARD):
        gain_threat(t, seat)


# E9.1
def move(t: Table[Board], seat: Seat, to: Tile) -> None:
    """Move a player through a door to the next tile."""
    b = t.board
    came_from = b.people[seat].at
    go_off(t, seat)
    b.people[seat].at = to
    t.tell(EVERYONE, Moved, seat, b.map.name(to))
    lock_behind(t, seat, came_from)
    arrive(t, seat)


@dataclass(frozen=True)
class LockBehind(Option):
    """Lock the door again."""

    @classmethod
    def verb(cls) -> str:
        """Lock."""
        return "lock"


@dataclass(frozen=True)
class LeaveOpen(Option):
    """Leave the door without its lock."""


LOCK_OR_NOT: Final[tuple[Option, ...]] = (LockBehind(), LeaveOpen())


# E12.7
def lock_behind(t: Table[Board], seat: Seat, came_from: Tile) -> None:
    """Let a player lock a door that it opened by Intelligence again, right after going through."""
    b = t.board
    at = b.people[seat].at
    doors = [door for door in b.map.doors[at] if door.edge == b.lock_behind and door.beyond == came_from]
    if doors:
        b.lock_behind = None
        if isinstance(t.ask(seat, "lock behind", LOCK_OR_NOT, OF_SIDE[doors[0].side]), LockBehind):
            lock_door(t, at, doors[0])


def go_off(t: Table[Board], seat: Seat) -> None:
    """Spend a move, and do what leaving a tile does."""
    b = t.board
    b.moves += 1
    break_away(t, seat)
    leave_darkness(t, seat, b.people[seat].at)


# E2.2, E2.3, E6.2, E13.1
def arrive(t: Table[Board], seat: Seat) -> None:
    """Do what entering a tile does; until lockdown, an icon that reactivates draws an event card."""
    b = t.board
    at = b.people[seat].at
    crowd(t, seat)
    show_weapon(t, seat)
    effects_of(b.box).scenarios[b.scenario].entered.run(t, seat)
    icons = b.map.icons(at)
    if acts_again(icons) and not b.lockdown and b.people[seat].at == at:
        icon = event_icon(icons)
        assert icon is not None
        draw_event(t, SECTION[icon])


# E3.3, E9.3
def vents_from(b: Board, seat: Seat) -> list[Tile]:
    """The tiles that a duct leads to; none if the player is too frightened for vents."""
    at = b.people[seat].at
    return list(b.map.vents[at]) if b.people[seat].fear <= most_fear_in_vents(b, seat) else []


# E3.3, E8.4
def most_fear_in_vents(b: Board, seat: Seat) -> int:
    """The most fear with which a player can use vents: less than terror, or what a skill says."""
    crawls = effects_of(b.box).crawls
    skills = [crawls[skill](b, seat, card_of(b, skill)) for skill in b.people[seat].skills if skill in crawls]
    return max(skills) if skills else TERROR - 1


# E3.3, E8.4
def fear_the_vent(t: Table[Board], seat: Seat) -> None:
    """Moving through a vent frightens a player, unless a skill helps."""
    if effects_of(t.board.box).crawls.keys().isdisjoint(t.board.people[seat].skills):
        change_fear(t, seat, 1)


# E3.3, E9.3
def crawl(t: Table[Board], seat: Seat, to: Tile) -> None:
    """Move a player through a vent: it costs a move and a fear, and the turn ends with its event card."""
    b = t.board
    go_off(t, seat)
    b.people[seat].at = to
    t.tell(EVERYONE, Crawled, seat, b.map.name(to))
    fear_the_vent(t, seat)
    arrive(t, seat)
    if not b.event and not b.people[seat].fate:
        draw_event(t, None)
