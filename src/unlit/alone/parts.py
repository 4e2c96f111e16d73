"""The pieces of the game: ways, sectors, kinds of sectors, creatures, rooms, decks, and their printed numbers."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

COLUMNS = 4
ROWS = 6
LEVEL = COLUMNS * ROWS  # sectors of a level
SECTORS = 2 * LEVEL

Sector: TypeAlias = int  # level * 24 + row * 4 + column
Door: TypeAlias = int  # a number of the map's own


class Way(Enum):
    """A direction: north, east, south, west, or by the stairs of the sector."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    STAIRS = 4

    def __str__(self) -> str:
        return self.name.lower()


COMPASS = (Way.NORTH, Way.EAST, Way.SOUTH, Way.WEST)


class Shape(Enum):
    """A2.8: what a sector is, seen from above."""

    ROOM = "room"
    CORRIDOR = "corridor"
    CURVE = "curve"
    JUNCTION = "junction"
    CROSS = "cross"

    def __str__(self) -> str:
        return self.value


class Place(NamedTuple):
    """A sector as a person names it."""

    level: int
    column: int
    row: int


def place_of(sector: Sector) -> Place:
    """Level, column and row of a sector, each from 0."""
    return Place(sector // LEVEL, sector % COLUMNS, sector % LEVEL // COLUMNS)


def level_of(sector: Sector) -> int:
    """0 or 1."""
    return sector // LEVEL


NAMES = tuple(
    f"{'abcdefgh'[level * COLUMNS + column]}{row + 1}"
    for level in range(2)
    for row in range(ROWS)
    for column in range(COLUMNS)
)
"""The name of each sector: columns a to d on the first level, e to h on the second, rows 1 to 6."""
