"""Exploring: a tile is drawn, turned and laid behind a door."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board import NOWHERE, Board, change
from unlit.escape.cards.rows import ENTERED
from unlit.escape.event_cards import draw_event
from unlit.escape.events import Moved, NoRoom, TileDrawn, TileLaid
from unlit.escape.fear import change_fear
from unlit.escape.geometry import NO_TILE, Door, Plan, edge_of, outer_sides, side_name
from unlit.escape.items import find_item
from unlit.escape.moving import go_off, lock_behind, move
from unlit.escape.parts import BESIDE, SECTION, WAYS, Icon
from unlit.escape.threat import crowd
from unlit.escape.tiles import TILES, TURNED, acts_again, event_icon
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.geometry import Edge, Map
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


class Placing(NamedTuple):
    """A way to lay a tile: how it is turned, and where its first column and row are."""

    plan: Plan
    column: int
    row: int
    quarters: int
    shift: int

    def __str__(self) -> str:
        return f"turned {90 * self.quarters}" + (f" place {self.shift}" if self.shift else "")


# E9.4, E9.8, E9.9
def draw_tile(t: Table[Board], tile: Tile, edge: Edge) -> list[Placing]:
    """The next tile that fits behind a door; one that does not goes under its stack. The ways to lay it."""
    b = t.board
    for place, stack in enumerate(b.stacks):
        for _ in stack:
            name, rest = b.stacks[place][-1], b.stacks[place][:-1]
            t.tell(EVERYONE, TileDrawn, name)
            found = placings(b.map, name, tile, edge)
            if found:
                with_stack(b, place, rest)
                b.drawn = name
                return found
            with_stack(b, place, (name, *rest))
            t.tell(EVERYONE, NoRoom, name)
    return []


# E9.9
def fits_any(b: Board, tile: Tile, edge: Edge) -> bool:
    """Whether a tile of the stacks can be laid there; one of a single space always can."""
    for stack in b.stacks:
        for name in stack:
            if len(TILES[name].spaces) == 1 or placings(b.map, name, tile, edge):
                return True
    return False


def with_stack(b: Board, place: int, stack: tuple[str, ...]) -> None:
    """A stack of tiles as it is now."""
    b.stacks = (*b.stacks[:place], stack, *b.stacks[place + 1 :])


# E9.4
def placings(m: Map, name: str, tile: Tile, edge: Edge) -> list[Placing]:
    """The ways to lay a tile with a door of it at the door used: fewest doors against walls, then most joined."""
    found: dict[Placing, tuple[int, int]] = {}
    for placing in all_placings(m, name, tile, edge):
        walls, joined = fit(m, placing)
        found[placing] = (walls, -joined)
    best = min(found.values(), default=None)
    return [placing for placing, how in found.items() if how == best]


def all_placings(m: Map, name: str, tile: Tile, edge: Edge) -> Iterator[Placing]:
    """Every way in which a door of the tile meets the door used, and which lies where nothing lies."""
    column, row, way = edge
    if m.at.get((column, row)) == tile:  # the space beyond lies to the north or to the west
        column, row = column + BESIDE[way][0], row + BESIDE[way][1]
        way = WAYS[(way + 2) % 4]
    for quarters, plan in enumerate(TURNED[name]):
        meeting = [side for side in outer_sides(plan) if side in plan.doors and side[2] is way]
        for shift, (x, y, _) in enumerate(meeting):
            placing = Placing(plan, column - x, row - y, quarters, shift)
            if all((placing.column + dx, placing.row + dy) not in m.at for dx, dy in plan.spaces):
                yield placing


def fit(m: Map, placing: Placing) -> tuple[int, int]:
    """How many doors would face a wall, old ones or new ones, and how many would join."""
    walls = joined = 0
    for x, y, way in outer_sides(placing.plan):
        over = (placing.column + x + BESIDE[way][0], placing.row + y + BESIDE[way][1])
        if over in m.at:
            own = (x, y, way) in placing.plan.doors
            theirs = m.has_door(m.at[over], *over, WAYS[(way + 2) % 4])
            joined += own and theirs
            walls += own is not theirs
    return walls, joined


# E9.4
def lay_tile(t: Table[Board], seat: Seat, found: list[Placing]) -> Tile:
    """The player picks among equals; the number of the tile on the map."""
    b = t.board
    placing = t.ask(seat, "lay tile", found, found[0].plan.name)
    b.map = b.map.with_tile(placing.plan, placing.column, placing.row)
    b.drawn = ""
    t.tell(EVERYONE, TileLaid, placing.plan.name)
    return len(b.map.laid) - 1


# E9.4
def explore(t: Table[Board], seat: Seat, door: Door) -> None:
    """For one move: a tile is drawn and laid, and the player goes there."""
    b = t.board
    at = b.people[seat].at
    by_vent = door not in b.map.doors[at]
    found = draw_tile(t, at, door.edge)
    if not found:
        return
    open_vent(b, at, door)
    enter_new(t, seat, lay_tile(t, seat, found))
    if by_vent and "vent_as_door" in b.switches:
        crawl_out(t, seat)


# E9.6, by the other reading
def crawl_out(t: Table[Board], seat: Seat) -> None:
    """A vent that works as a door is still a vent: fear, and the end of the turn."""
    change_fear(t, seat, 1)
    draw_event(t, None)


# E9.1, E10.4
def go(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """Through a door to the next tile; what was found and never entered is new to the first who does."""
    b = t.board
    if tile == b.found:
        b.found = NOWHERE
        enter_new(t, seat, tile)
    else:
        move(t, seat, tile)


def enter_new(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """The player goes onto a tile that nobody was on yet."""
    b = t.board
    came_from = b.people[seat].at
    go_off(t, seat)
    change(b, seat, at=tile)
    t.tell(EVERYONE, Moved, seat, b.map.name(tile))
    lock_behind(t, seat, came_from)
    crowd(t, seat)
    ENTERED.run(b.scenario, t, seat)
    discover(t, seat, tile)


# E9.5, E11.6, E13.1
def discover(t: Table[Board], seat: Seat, tile: Tile) -> None:
    """What a new tile brings: an item first, then an event; in lockdown an icon that reactivates brings none."""
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
    """The doors behind which a tile can be laid."""
    return [door for door in open_ends(b, tile) if fits_any(b, tile, door.edge)]


# E9.6
def open_ends(b: Board, tile: Tile) -> list[Door]:
    """The doors behind which nothing lies; where the whole map has none, the free sides of a vent tile."""
    if b.map.has_unexplored() or not b.map.has_vent(tile):
        return b.map.unexplored(tile)
    one = b.map.laid[tile]
    sides = []
    for x, y, way in outer_sides(one.plan):
        column, row = one.column + x, one.row + y
        if (column + BESIDE[way][0], row + BESIDE[way][1]) not in b.map.at:
            sides.append(Door(side_name(one.plan, (x, y, way)), edge_of(column, row, way), NO_TILE, joined=False))
    return sides


# E9.6
def open_vent(b: Board, tile: Tile, door: Door) -> None:
    """That side stays a door."""
    if door not in b.map.doors[tile]:
        b.map = b.map.with_opening(tile, door.edge)
