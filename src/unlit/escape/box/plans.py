"""Tiles as printed, and how they are turned."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from unlit.escape.box.pieces import BESIDE, LONG_SIDES, SHORT_SIDES, WAYS, DoorSide, Icon, Way

Space: TypeAlias = tuple[int, int]  # column and row, counted from the first tile
Side: TypeAlias = tuple[int, int, Way]  # a side of a space of a tile


@dataclass(frozen=True)
class Plan:
    """A tile as printed, in one of its orientations."""

    name: str
    spaces: tuple[Space, ...]
    doors: frozenset[Side]
    ducts: frozenset[Side]
    vent: bool
    icons: tuple[Icon, ...]

    @cached_property
    def outer_sides(self) -> list[Side]:
        """The outer sides of the tile, space by space, in compass order."""
        return [
            (x, y, way)
            for way in WAYS
            for x, y in self.spaces
            if (x + BESIDE[way][0], y + BESIDE[way][1]) not in self.spaces
        ]

    @cached_property
    def door_sides(self) -> list[Side]:
        """The outer sides that have a door."""
        return [side for side in self.outer_sides if side in self.doors]

    @cached_property
    def side_names(self) -> dict[Side, DoorSide]:
        """The name of each outer side: a direction, with a number if that side of the tile is longer than one space."""
        columns = {column for column, _ in self.spaces}
        rows = {row for _, row in self.spaces}
        found = {}
        for x, y, way in self.outer_sides:
            long, place = (columns, x) if way in (Way.NORTH, Way.SOUTH) else (rows, y)
            found[x, y, way] = SHORT_SIDES[way] if len(long) == 1 else LONG_SIDES[way][place]
        return found


def turned(plan: Plan, quarters: int) -> Plan:
    """A tile turned clockwise by this many quarters."""
    for _ in range(quarters % 4):
        height = max(row for _, row in plan.spaces) + 1
        plan = replace(
            plan,
            spaces=tuple(sorted(((height - 1 - y, x) for x, y in plan.spaces), key=lambda space: space[::-1])),
            doors=frozenset((height - 1 - y, x, WAYS[(way + 1) % 4]) for x, y, way in plan.doors),
            ducts=frozenset((height - 1 - y, x, WAYS[(way + 1) % 4]) for x, y, way in plan.ducts),
        )
    return plan
