"""The pieces of the game: seats, ways, tiles, dice, and how many there are of each."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

from unlit.kernel.told.question import Seat

CardName: TypeAlias = str
CellName: TypeAlias = str
TileName: TypeAlias = str
Thief: TypeAlias = str
"""The seat of a thief."""

THIEVES: tuple[Thief, ...] = ("ada", "ben")
WARDEN: Seat = "warden"
SEATS: tuple[Seat, ...] = (*THIEVES, WARDEN)

SIZE = 7  # columns a to g, rows 1 to 7
CELLS = SIZE * SIZE
GATE_CELL = 24  # d4

HEALTH = 3
ACTIONS = 2
THIEF_HAND = 4
WARDEN_HAND = 5
START_HAND = 3
SEARCH_HAND = 7  # a search draws up to so many
RATS = 10


class Way(Enum):
    """The four ways out of a tile; the number is its bit in a mask of doors."""

    NORTH = 1
    EAST = 2
    SOUTH = 4
    WEST = 8

    def __str__(self) -> str:
        return self.name.lower()


WAYS = tuple(Way)
BITS = (1, 2, 4, 8)
BACK = {1: 4, 2: 8, 4: 1, 8: 2}


class Face(Enum):
    """What a die shows."""

    HIT = "hit"
    BAR = "bar"
    MISS = "miss"

    def __str__(self) -> str:
        return self.value


DIE = (Face.HIT, Face.HIT, Face.BAR, Face.BAR, Face.MISS, Face.MISS)


class Tile(NamedTuple):
    """A piece of the map: its doors as drawn, and how many rats come with it."""

    letter: str
    doors: int
    rats: int


TILES = (
    Tile("g", 15, 0),  # the gate
    Tile("t", 5, 1),  # the treasury
    Tile("a", 5, 0),
    Tile("b", 5, 1),
    Tile("c", 5, 1),
    Tile("d", 5, 2),
    Tile("e", 3, 0),
    Tile("f", 3, 1),
    Tile("h", 3, 1),
    Tile("i", 3, 2),
    Tile("j", 7, 0),
    Tile("k", 7, 1),
    Tile("l", 7, 1),
    Tile("m", 7, 2),
    Tile("n", 15, 1),
    Tile("o", 15, 2),
)
GATE = 0
TREASURY = 1
TILE_NAMES = tuple(tile.letter for tile in TILES)
LETTERS = {tile.letter: number for number, tile in enumerate(TILES)}


def turned(doors: int) -> list[int]:
    """The masks that these doors can be turned to, each once."""
    masks: list[int] = []
    for _ in range(4):
        if doors not in masks:
            masks.append(doors)
        doors = (doors << 1 | doors >> 3) & 15
    return masks


Sides: TypeAlias = tuple[Way, ...]
"""The sides of a tile that have doors, from north on."""

SIDES = {mask: tuple(way for way in WAYS if mask & way.value) for mask in range(16)}

TURNED = tuple(tuple(turned(tile.doors)) for tile in TILES)


def _beyond(cell: int, bit: int) -> int:
    column, row = cell % SIZE, cell // SIZE
    column += (bit == 2) - (bit == 8)
    row += (bit == 4) - (bit == 1)
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else -1


BEYOND = tuple({bit: _beyond(cell, bit) for bit in BITS} for cell in range(CELLS))
"""The cell on the other side of each side of a cell; -1 at the edge of the grid."""


def cell_name(cell: int) -> str:
    """A column's letter and a row's number."""
    return f"{'abcdefg'[cell % SIZE]}{cell // SIZE + 1}"


CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
