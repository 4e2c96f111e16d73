"""Tiles on a grid: how they are turned, how their doors and ducts join, and how far apart they are.

A map never changes: laying a tile or adding a lock makes a new map. What is worked out from a map is kept with it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from unlit.escape.box.pieces import BESIDE, WAYS, DoorSide, Icon, Tile, Way
from unlit.escape.box.plans import Plan, Space

Edge: TypeAlias = tuple[int, int, Way]  # the north or west side of a space of the grid

FAR = 99


class Laid(NamedTuple):
    """A tile on the map: how it is turned, and its first column and row."""

    plan: Plan
    column: int
    row: int


class Door(NamedTuple):
    """A door of a tile: its side, its edge, the tile beyond, and whether that tile has a door here, too."""

    side: DoorSide
    edge: Edge
    beyond: Tile  # NO_TILE if unexplored
    joined: bool


NO_TILE: Tile = -3


def on_side(doors: Iterable[Door], side: DoorSide) -> Door:
    """The door on this side of its tile."""
    return next(door for door in doors if door.side is side)


def edge_of(column: int, row: int, way: Way) -> Edge:
    """The edge on one side of a space; the space beyond shares it."""
    if way is Way.SOUTH:
        return column, row + 1, Way.NORTH
    if way is Way.EAST:
        return column + 1, row, Way.WEST
    return column, row, way


class Map:
    """The tiles laid so far, the locks on doors, and the vents that have become doors."""

    __slots__ = (
        "_bearing",
        "_guards",
        "_keyed",
        "_leads_on",
        "_players",
        "_vents",
        "at",
        "doors",
        "laid",
        "locked",
        "near",
        "opened",
    )

    def __init__(
        self,
        laid: tuple[Laid, ...],
        locked: frozenset[Edge] = frozenset(),
        opened: frozenset[tuple[Tile, Edge]] = frozenset(),
        before: Map | None = None,
    ) -> None:
        """Take over from the map before whatever has not changed."""
        self.laid = laid
        self.locked = locked
        self.opened = opened  # E9.6
        known = before if before is not None and before.opened == opened else None
        first = len(known.laid) if known is not None else 0
        self.at: dict[Space, Tile] = self._spaces(known, first)
        changed = self._changed(known, first)
        doors = list(known.doors) if known is not None else []
        doors += [()] * (len(laid) - len(doors))
        for tile in changed:
            doors[tile] = self._doors_of(tile)
        self.doors: tuple[tuple[Door, ...], ...] = tuple(doors)
        self.near = self._all_near(known, changed)
        self._vents = self._known_vents(known, first)
        self._bearing = self._tiles_by_icon(known, first)
        self._leads_on: bool | None = None
        self._players: dict[Tile, list[int]] = {}
        self._guards: dict[Tile, list[int]] = {}
        self._keyed: dict[Tile, list[int]] = {}

    # E6.5
    def _spaces(self, known: Map | None, first: int) -> dict[Space, Tile]:
        """Which tile lies on each space."""
        if known is not None and first == len(self.laid):
            return known.at
        found = known.at.copy() if known is not None else {}
        for number in range(first, len(self.laid)):
            one = self.laid[number]
            for x, y in one.plan.spaces:
                found[one.column + x, one.row + y] = number
        return found

    def _changed(self, known: Map | None, first: int) -> set[Tile]:
        """The new tiles, and those beside them."""
        if known is None:
            return set(range(len(self.laid)))
        found = set(range(first, len(self.laid)))
        for number in range(first, len(self.laid)):
            one = self.laid[number]
            for x, y, way in one.plan.outer_sides:
                across, down = BESIDE[way]
                over = self.at.get((one.column + x + across, one.row + y + down))
                if over is not None:
                    found.add(over)
        return found

    def _all_near(self, known: Map | None, changed: set[Tile]) -> tuple[tuple[Tile, ...], ...]:
        """The neighbours of each tile, worked out again only where doors or locks have changed."""
        if known is None or known.locked != self.locked:
            return tuple([self._near(tile) for tile in range(len(self.laid))])
        found = [*known.near, *[()] * (len(self.laid) - len(known.near))]
        for tile in changed:
            found[tile] = self._near(tile)
        return tuple(found)

    def _known_vents(self, known: Map | None, first: int) -> tuple[tuple[Tile, ...], ...] | None:
        """The known links between vents, which stay the same if no duct of a new tile meets another."""
        if known is None or known._vents is None or any([self._meets_ducts(one) for one in self.laid[first:]]):
            return None
        return known._vents + ((),) * (len(self.laid) - first)

    # E6.6
    def _meets_ducts(self, laid: Laid) -> bool:
        """Whether a duct of a tile continues in a neighbouring tile."""
        for x, y, way in laid.plan.ducts:
            column, row = laid.column + x + BESIDE[way][0], laid.row + y + BESIDE[way][1]
            over = self.at.get((column, row))
            if over is not None:
                other = self.laid[over]
                if (column - other.column, row - other.row, WAYS[(way + 2) % 4]) in other.plan.ducts:
                    return True
        return False

    def _tiles_by_icon(self, known: Map | None, first: int) -> dict[Icon, tuple[Tile, ...]]:
        """The tiles that bear each icon."""
        found = known._bearing.copy() if known is not None else {}
        for tile in range(first, len(self.laid)):
            for icon in dict.fromkeys(self.laid[tile].plan.icons):
                found[icon] = (*found.get(icon, ()), tile)
        return found

    @property
    def vents(self) -> tuple[tuple[Tile, ...], ...]:
        """For each tile, the others that can be reached from its vent through an unbroken duct."""
        if self._vents is None:
            self._vents = self._joined_by_ducts()
        return self._vents

    # Making another map

    def with_tile(self, plan: Plan, column: int, row: int) -> Map:
        """This map with one more tile, which gets the next number."""
        return Map((*self.laid, Laid(plan, column, row)), self.locked, self.opened, self)

    def with_lock(self, edge: Edge) -> Map:
        """This map with a lock on this edge."""
        return Map(self.laid, self.locked | {edge}, self.opened, self)

    def without_lock(self, edge: Edge) -> Map:
        """This map without the lock on this edge."""
        return Map(self.laid, self.locked - {edge}, self.opened, self)

    def with_marker(self, tile: Tile, icon: Icon) -> Map:
        """This map with a marker on a tile, which adds an icon to it."""
        one = self.laid[tile]
        marked = one._replace(plan=replace(one.plan, icons=(*one.plan.icons, icon)))
        made = Map((*self.laid[:tile], marked, *self.laid[tile + 1 :]), self.locked, self.opened, self)
        made._bearing = made._tiles_by_icon(None, 0)
        return made

    def with_opening(self, tile: Tile, edge: Edge) -> Map:
        """This map with a vent of a tile turned into a door on this edge."""
        return Map(self.laid, self.locked, self.opened | {(tile, edge)})

    # What joins what

    def name(self, tile: Tile) -> str:
        """The printed name of a tile."""
        return self.laid[tile].plan.name

    def named(self, *names: str) -> list[Tile]:
        """The tiles on the map that have one of these names."""
        return [tile for tile, one in enumerate(self.laid) if one.plan.name in names]

    def tile(self, name: str) -> Tile:
        """The tile with this name, which has to be on the map."""
        for tile, one in enumerate(self.laid):
            if one.plan.name == name:
                return tile
        raise KeyError(name)

    def icons(self, tile: Tile) -> tuple[Icon, ...]:
        """The icons of a tile, including markers."""
        return self.laid[tile].plan.icons

    def with_icon(self, *icons: Icon) -> list[Tile]:
        """The tiles with one of these icons."""
        found: list[Tile] = []
        for icon in icons:
            found += self._bearing.get(icon, ())
        return sorted(set(found)) if len(icons) > 1 else found

    # E6.1
    def has_vent(self, tile: Tile) -> bool:
        """Whether a tile is a vent tile; a vent that is drawn as blocked does not count (E6.1)."""
        return self.laid[tile].plan.vent

    def vent_tiles(self) -> list[Tile]:
        """All vent tiles on the map."""
        return [tile for tile, one in enumerate(self.laid) if one.plan.vent]

    def has_door(self, tile: Tile, x: int, y: int, way: Way) -> bool:
        """Whether a space of the grid that belongs to this tile has a door on that side."""
        one = self.laid[tile]
        if (x - one.column, y - one.row, way) in one.plan.doors:
            return True
        return bool(self.opened) and (tile, edge_of(x, y, way)) in self.opened

    def _doors_of(self, tile: Tile) -> tuple[Door, ...]:
        one = self.laid[tile]
        names = one.plan.side_names
        found = []
        for side in one.plan.outer_sides if self.opened else one.plan.door_sides:
            x, y, way = one.column + side[0], one.row + side[1], side[2]
            if self.opened and not self.has_door(tile, x, y, way):
                continue
            across, down = BESIDE[way]
            beyond = self.at.get((x + across, y + down), NO_TILE)
            joined = beyond != NO_TILE and self.has_door(beyond, x + across, y + down, WAYS[way - 2])
            found.append(Door(names[side], edge_of(x, y, way), beyond, joined))
        return tuple(found)

    # E6.4, E6.7
    def _near(self, tile: Tile) -> tuple[Tile, ...]:
        """The tiles that a door without a lock joins to this one."""
        open_ = [door.beyond for door in self.doors[tile] if door.joined and door.edge not in self.locked]
        return tuple(dict.fromkeys(open_))

    def locked_doors(self, tile: Tile) -> list[Door]:
        """The doors of a tile that are locked."""
        return [door for door in self.doors[tile] if door.edge in self.locked]

    # E6.6, E9.3
    def _joined_by_ducts(self) -> tuple[tuple[Tile, ...], ...]:
        """For each vent tile, the others that an unbroken duct joins to it."""
        meeting: dict[Edge, list[Tile]] = {}
        for number, one in enumerate(self.laid):
            for x, y, way in one.plan.ducts:
                meeting.setdefault(edge_of(one.column + x, one.row + y, way), []).append(number)
        joins: dict[Tile, list[Tile]] = {}
        for both in meeting.values():
            if len(both) == 2:
                joins.setdefault(both[0], []).append(both[1])
                joins.setdefault(both[1], []).append(both[0])
        found = []
        for number, one in enumerate(self.laid):
            reached = {number}
            waiting = [number] if one.plan.vent else []
            while waiting:
                new = [other for other in joins.get(waiting.pop(), ()) if other not in reached]
                reached.update(new)
                waiting += new
            found.append(tuple(sorted(other for other in reached if other != number and self.has_vent(other))))
        return tuple(found)

    # Distances

    # E6.4, E15.12
    def steps(self, tile: Tile) -> list[int]:
        """Moves from a tile to each tile, through open doors and vents, as players and clones count them."""
        found = self._players.get(tile)
        if found is None:
            found = self._players[tile] = self._search(tile)
        return found

    def _search(self, tile: Tile) -> list[int]:
        steps = [FAR] * len(self.laid)
        steps[tile] = 0
        waiting = deque([tile])
        while waiting:
            here = waiting.popleft()
            far = steps[here] + 1
            for there in (*self.near[here], *self.vents[here]):
                if steps[there] > far:
                    steps[there] = far
                    waiting.append(there)
        return steps

    # E15.12
    def guard_steps(self, tile: Tile) -> list[int]:
        """Moves from each tile to this one, through doors only; a locked door costs an extra move."""
        found = self._guards.get(tile)
        if found is None:
            found = self._guards[tile] = self._search_with_locks(tile)
        return found

    def _search_with_locks(self, tile: Tile) -> list[int]:
        steps = [FAR] * len(self.laid)
        steps[tile] = 0
        edge = [tile]
        far = 0
        while edge or any(one == far + 1 for one in steps):
            far += 1
            reached = [number for number, one in enumerate(steps) if one == far]
            for here in edge:
                for door in self.doors[here]:
                    cost = far + (door.edge in self.locked)
                    if door.joined and steps[door.beyond] > cost:
                        steps[door.beyond] = cost
                        if cost == far:
                            reached.append(door.beyond)
            edge = reached
        return steps

    # E18.12
    def keyed_steps(self, tile: Tile) -> list[int]:
        """Moves from each tile to this one through doors, locked or not, avoiding tiles with a swarm."""
        found = self._keyed.get(tile)
        if found is None:
            found = self._keyed[tile] = self._search_around_swarms(tile)
        return found

    def _search_around_swarms(self, tile: Tile) -> list[int]:
        steps = [FAR] * len(self.laid)
        steps[tile] = 0
        swarm = self._bearing.get(Icon.SWARM, ())
        waiting = deque([tile] if tile not in swarm else [])
        while waiting:
            here = waiting.popleft()
            for door in self.doors[here]:
                if door.joined and steps[door.beyond] == FAR and door.beyond not in swarm:
                    steps[door.beyond] = steps[here] + 1
                    waiting.append(door.beyond)
        return steps

    # E9.4
    def unexplored(self, tile: Tile) -> list[Door]:
        """The unlocked doors of a tile with nothing laid beyond them yet."""
        return [door for door in self.doors[tile] if door.beyond == NO_TILE and door.edge not in self.locked]

    def has_unexplored(self) -> bool:
        """Whether any door on the map, locked or not, leads into the unexplored."""
        if self._leads_on is None:
            self._leads_on = any([door.beyond == NO_TILE for doors in self.doors for door in doors])
        return self._leads_on
