"""Exploring: drawing a tile, turning it and laying it behind a door."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from unlit.escape.board.board import NOWHERE, Board
from unlit.escape.board.geometry import NO_TILE, Door, edge_of
from unlit.escape.box.pieces import BESIDE, SECTION, SHORT_SIDES, WAYS, DoorSide, Icon, TileName, Way
from unlit.escape.box.plans import Plan
from unlit.escape.box.tiles import TILES, TURNED, acts_again, event_icon
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.event_cards import draw_event
from unlit.escape.rules.items import find_item
from unlit.escape.rules.moving import fear_the_vent, go_off, lock_behind, move
from unlit.escape.rules.threat import crowd, show_weapon
from unlit.escape.told.abouts import AboutLaying
from unlit.escape.told.events import Moved, NoRoom, TileDrawn, TileLaid
from unlit.escape.told.places import DoorHere, DoorOf, DrawnTile
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare, Option
from unlit.kernel.told.spelling import Spelled

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Edge, Map
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class Explore(Option):
    """Look behind a door where nothing lies yet."""

    side: DoorSide

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)


EXPLORE: Final = {side: Explore(side) for side in DoorSide}

Degrees: TypeAlias = int
"""By how much a tile is turned clockwise."""
DEGREES: tuple[Degrees, ...] = (0, 90, 180, 270)
Further: TypeAlias = int
"""How many doors on the same side come before this one."""
FURTHER: tuple[Further, ...] = (1,)


@dataclass(frozen=True)
class OtherDoor(Spelled):
    """A door other than the first on the side of a large tile that meets the door used."""

    number: Further

    @classmethod
    def verb(cls) -> str:
        """Place."""
        return "place"


@dataclass(frozen=True)
class Turned(Option):
    """Lay the tile turned clockwise by this much."""

    degrees: Degrees
    door: OtherDoor | None

    def points_at(self) -> DrawnTile:
        """The tile that was drawn."""
        return DrawnTile()


TURNED_SO: Final = {
    (quarters, shift): Turned(degrees, OtherDoor(shift) if shift else None)
    for quarters, degrees in enumerate(DEGREES)
    for shift in (0, *FURTHER)
}
"""By the number of quarter turns, and the number of the door."""


@dataclass(frozen=True)
class AtDoor(Bare):
    """Lay the tile at this door of the map."""

    tile: TileName
    side: DoorSide

    def points_at(self) -> DoorOf:
        """The door."""
        return DoorOf(self.tile, self.side)

    def possible(self) -> bool:
        """Only large tiles have long sides."""
        return self.side in SHORT_SIDES or len(TILES[self.tile].spaces) > 1


AT_DOOR: Final = cache(AtDoor)


class Placing(NamedTuple):
    """A way to lay a tile: how it is turned, and its first column and row."""

    plan: Plan
    column: int
    row: int
    option: Turned


# E9.4, E9.8, E9.9
def draw_tile(t: Table[Board], tile: Tile, edge: Edge) -> list[Placing]:
    """Draw the next tile that fits behind a door, and return the ways to lay it; others go under their stacks."""
    b = t.board
    for place, stack in enumerate(b.stacks):
        for _ in stack:
            name, rest = b.stacks[place][-1], b.stacks[place][:-1]
            t.tell(EVERYONE, TileDrawn, name)
            found = placings(b.map, name, tile, edge)
            with_stack(b, place, rest)
            if found:
                b.drawn = name
                return found
            put_under(b, place, name)
            t.tell(EVERYONE, NoRoom, name)
    return []


# E9.9
def fits_any(b: Board, tile: Tile, edge: Edge) -> bool:
    """Whether any tile of the stacks can be laid behind a door; a small tile always can."""
    for stack in b.stacks:
        for name in stack:
            if len(TILES[name].spaces) == 1 or placings(b.map, name, tile, edge):
                return True
    return False


def with_stack(b: Board, place: int, stack: tuple[str, ...]) -> None:
    """Replace a stack after a tile was drawn from it."""
    b.stacks = (*b.stacks[:place], stack, *b.stacks[place + 1 :])
    if b.under[place] > len(stack):
        b.under = (*b.under[:place], len(stack), *b.under[place + 1 :])


# E9.8, E8.4
def put_under(b: Board, place: int, name: str) -> None:
    """Put a tile that everyone has seen under its stack."""
    b.stacks = (*b.stacks[:place], (name, *b.stacks[place]), *b.stacks[place + 1 :])
    b.under = (*b.under[:place], b.under[place] + 1, *b.under[place + 1 :])


# E11.2
def take_lowest(b: Board, place: int) -> str:
    """Take the bottom tile of a stack."""
    name, *rest = b.stacks[place]
    b.stacks = (*b.stacks[:place], tuple(rest), *b.stacks[place + 1 :])
    b.under = (*b.under[:place], max(0, b.under[place] - 1), *b.under[place + 1 :])
    return name


# E9.4
def placings(m: Map, name: str, tile: Tile, edge: Edge) -> list[Placing]:
    """The best ways to lay a tile at a door: with the fewest doors against walls, then with the most doors joined."""
    found = list(all_placings(m, name, tile, edge))
    if len(found) < 2:
        return found
    fits = [fit(m, placing) for placing in found]
    best = min(fits, default=None)
    return [placing for placing, how in zip(found, fits, strict=True) if how == best]


def places_for(b: Board, name: str) -> dict[AtDoor, tuple[Tile, Door]]:
    """The unexplored doors of the whole map where a tile can be laid."""
    return {
        AT_DOOR(b.map.name(tile), door.side): (tile, door)
        for tile in range(len(b.map.laid))
        for door in b.map.unexplored(tile)
        if placings(b.map, name, tile, door.edge)
    }


# E11.2
def locked_places_for(b: Board, name: str) -> dict[AtDoor, tuple[Tile, Door]]:
    """The locked doors of the whole map with nothing behind them where a tile can be laid."""
    return {
        AT_DOOR(b.map.name(tile), door.side): (tile, door)
        for tile in range(len(b.map.laid))
        for door in b.map.locked_doors(tile)
        if door.beyond == NO_TILE and placings(b.map, name, tile, door.edge)
    }


def all_placings(m: Map, name: str, tile: Tile, edge: Edge) -> Iterator[Placing]:
    """Every way to lay a tile on free spaces with one of its doors meeting the door used."""
    column, row, way = edge
    if m.at.get((column, row)) == tile:  # the space beyond is to the north or west
        column, row = column + BESIDE[way][0], row + BESIDE[way][1]
        way = WAYS[(way + 2) % 4]
    for plan, option, x, y in meeting(name, way):
        placing = Placing(plan, column - x, row - y, option)
        if not any([(placing.column + dx, placing.row + dy) in m.at for dx, dy in plan.spaces]):
            yield placing


@cache
def meeting(name: str, way: Way) -> list[tuple[Plan, Turned, int, int]]:
    """Each orientation of a tile with each of its doors on this side: how to name it, and the space of the door."""
    return [
        (plan, TURNED_SO[quarters, shift], x, y)
        for quarters, plan in enumerate(TURNED[name])
        for shift, (x, y) in enumerate([(x, y) for x, y, side in plan.door_sides if side is way])
    ]


def fit(m: Map, placing: Placing) -> tuple[int, int]:
    """How many doors, old or new, would face a wall, and minus the number that would join: less is better."""
    walls = joined = 0
    for x, y, way in placing.plan.outer_sides:
        across, down = BESIDE[way]
        over = (placing.column + x + across, placing.row + y + down)
        if over in m.at:
            own = (x, y, way) in placing.plan.doors
            theirs = m.has_door(m.at[over], *over, WAYS[(way + 2) % 4])
            joined += own and theirs
            walls += own is not theirs
    return walls, -joined


# E9.4
def lay_tile(t: Table[Board], seat: Seat, tile: Tile, door: Door, found: list[Placing]) -> Tile:
    """Lay a tile behind a door, in a way that the player picks, and return its number on the map."""
    b = t.board
    options = [one.option for one in found]
    chosen = t.ask(seat, "lay tile", options, lambda b: AboutLaying(b.drawn, b.map.name(tile), door.side))
    placing = next(one for one in found if one.option == chosen)
    b.map = b.map.with_tile(placing.plan, placing.column, placing.row)
    b.drawn = ""
    t.tell(EVERYONE, TileLaid, placing.plan.name)
    laid = len(b.map.laid) - 1
    if placing.plan.name in b.box.scenarios[b.scenario].posts:
        b.map = b.map.with_marker(laid, Icon.POST)
    effects_of(b.box).scenarios[b.scenario].laid.run(t, laid)
    return laid


# E9.4
def explore(t: Table[Board], seat: Seat, door: Door) -> None:
    """For one move, draw a tile, lay it, and let the player go there."""
    b = t.board
    at = b.people[seat].at
    by_vent = door not in b.map.doors[at]
    sizes = [len(stack) for stack in b.stacks]
    found = draw_tile(t, at, door.edge)
    if not found:
        return
    came_from = next(place for place, size in enumerate(sizes) if len(b.stacks[place]) < size)
    if b.stacks[came_from] and turns_away(t, seat):
        put_under(b, came_from, b.drawn)
        b.drawn = ""
        found = draw_tile(t, at, door.edge)
    open_vent(b, at, door)
    enter_new(t, seat, lay_tile(t, seat, at, door, found))
    if by_vent and "vent_as_door" in b.switches:
        crawl_out(t, seat)


def turns_away(t: Table[Board], seat: Seat) -> bool:
    """Whether a skill lets the player draw another tile."""
    gear, cards = effects_of(t.board.box).gear, effects_of(t.board.box).cards
    return any(gear[skill].turns_away.said(False, t, seat, cards[skill]) for skill in t.board.people[seat].skills)


# E9.6, by the other reading
def crawl_out(t: Table[Board], seat: Seat) -> None:
    """A vent that works as a door is still a vent: it costs fear, and ends the turn."""
    fear_the_vent(t, seat)
    draw_event(t, None)


# E9.1, E10.4
def go(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """Go through a door to the next tile; a tile that was found by peeking is new to the first who enters it."""
    b = t.board
    if tile == b.found:
        b.found = NOWHERE
        came_from = b.people[seat].at
        by_vent = any(one == came_from for one, _ in b.map.opened)
        enter_new(t, seat, tile)
        if by_vent and "vent_as_door" in b.switches:
            crawl_out(t, seat)
    else:
        move(t, seat, tile)


def enter_new(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """The player goes onto a tile that nobody has entered before."""
    b = t.board
    came_from = b.people[seat].at
    go_off(t, seat)
    b.people[seat].at = tile
    t.tell(EVERYONE, Moved, seat, b.map.name(tile))
    lock_behind(t, seat, came_from)
    crowd(t, seat)
    show_weapon(t, seat)
    effects_of(b.box).scenarios[b.scenario].entered.run(t, seat)
    discover(t, seat, tile)


# E9.5, E11.6, E13.1
def discover(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """What a new tile brings: first an item, then an event; in lockdown, an icon that reactivates brings no event."""
    b = t.board
    if b.people[seat].at != tile:
        return
    icons = b.map.icons(tile)
    if Icon.CRATE in icons:
        find_item(t, seat)
    icon = event_icon(icons)
    if icon is not None and not (acts_again(icons) and b.lockdown):
        draw_event(t, SECTION[icon])


# E9.4, E9.9
def doors_to_explore(b: Board, tile: Tile) -> list[Door]:
    """The doors of a tile behind which a tile can be laid."""
    return [door for door in open_ends(b, tile) if fits_any(b, tile, door.edge)]


# E9.6
def open_ends(b: Board, tile: Tile) -> list[Door]:
    """The doors of a tile with nothing behind them; if the whole map has none left, the free sides of a vent tile."""
    if not b.map.has_vent(tile) or b.map.has_unexplored():
        return b.map.unexplored(tile)
    one = b.map.laid[tile]
    sides = []
    for x, y, way in one.plan.outer_sides:
        column, row = one.column + x, one.row + y
        if (column + BESIDE[way][0], row + BESIDE[way][1]) not in b.map.at:
            sides.append(Door(one.plan.side_names[x, y, way], edge_of(column, row, way), NO_TILE, joined=False))
    return sides


# E9.6
def open_vent(b: Board, tile: Tile, door: Door) -> None:
    """Turn a side of a vent tile into a door for good."""
    if door not in b.map.doors[tile]:
        b.map = b.map.with_opening(tile, door.edge)
