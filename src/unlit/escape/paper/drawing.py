"""Reads the picture of a map: its tiles, and who stands on them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from unlit.escape.board.board import NOWHERE, Board, add_enemy
from unlit.escape.board.geometry import Laid, Map, edge_of
from unlit.escape.box.pieces import MARKED, WAY_NAMES, WAYS, Enemy, Way
from unlit.escape.box.plans import Plan
from unlit.escape.box.tiles import TILES, TURNED
from unlit.escape.paper.picture import (
    DOOR,
    DUCT,
    FIRST_LETTERS,
    HEIGHT,
    ICON_LINE,
    ICONS,
    LOCKED,
    MARGIN,
    MIDDLE,
    STUNNED,
    TOKENS,
    VENT,
    WALL,
    WHO_LINE,
    WIDTH,
    cell_name,
    column_name,
    marks,
    outlines,
)
from unlit.kernel.errors import Refused

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Edge
    from unlit.escape.box.pieces import Tile
    from unlit.escape.box.plans import Side, Space
    from unlit.kernel.told.question import Seat

Words: TypeAlias = list[str]

SMALL: tuple[Space, ...] = ((0, 0),)
LARGE: tuple[Space, ...] = ((0, 0), (1, 0), (0, 1), (1, 1))
PLAYERS = {letter: seat for seat, letter in FIRST_LETTERS.items()}
ENEMIES = {token: enemy for enemy, token in TOKENS.items()}
LETTERS = {letter: icon for icon, letter in ICONS.items()}
CELL = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")
# Where the middle of each side is drawn, and the character beside it: line and column.
DRAWN_AT = {
    Way.NORTH: ((0, MIDDLE), (0, MIDDLE + 1)),
    Way.EAST: ((1, WIDTH - 1), (2, WIDTH - 1)),
    Way.SOUTH: ((HEIGHT - 1, MIDDLE), (HEIGHT - 1, MIDDLE + 1)),
    Way.WEST: ((1, 0), (2, 0)),
}


# The picture


class Drawn(NamedTuple):
    """A tile as drawn, its first column and row, its locked doors, and who stands on it."""

    plan: Plan
    column: int
    row: int
    locked: frozenset[Edge]
    who: tuple[str, ...]


def read_grid(lines: list[str]) -> list[str]:
    """The lines of a picture without the names of its columns and rows."""
    columns = lines[0].split()
    if not columns or columns != [column_name(number) for number in range(len(columns))]:
        raise Refused(f"the first line of the picture names its columns, a, b and so on, not {lines[0]!r}")
    body = lines[1:]
    if not body or len(body) % HEIGHT:
        raise Refused("each row of the picture has four lines")
    for number, line in enumerate(body):
        label = str(number // HEIGHT + 1) if number % HEIGHT == ICON_LINE else ""
        if line[:MARGIN].strip() != label:
            raise Refused(f"the picture has {line[:MARGIN]!r} where {label.ljust(MARGIN)!r} should be: {line!r}")
    return [line[MARGIN:].ljust(WIDTH * len(columns)) for line in body]


def read_tiles(grid: list[str]) -> list[Drawn]:
    """The tiles of a picture in reading order; refuse a picture that does not match them."""
    columns, rows = len(grid[0]) // WIDTH, len(grid) // HEIGHT
    spaces = [(x, y) for y in range(rows) for x in range(columns) if "".join(cut(grid, x, y)).strip()]
    if {x for x, _ in spaces} != set(range(columns)) or {y for _, y in spaces} != set(range(rows)):
        raise Refused("each column and each row of the picture holds a tile")
    found: list[Drawn] = []
    taken: set[Space] = set()
    for x, y in spaces:
        if (x, y) not in taken:
            shape = LARGE if cut(grid, x, y)[-1][-1] == " " else SMALL
            here = [(x + dx, y + dy) for dx, dy in shape]
            if not set(here) <= set(spaces) or taken & set(here):
                raise Refused(f"{cell_name(x, y)} is drawn like a large tile, which has two columns and two rows")
            taken.update(here)
            found.append(read_tile(grid, x, y, shape))
    compare(grid, found)
    return found


def cut(grid: list[str], x: int, y: int) -> list[str]:
    """The four lines of a space."""
    return [line[WIDTH * x : WIDTH * (x + 1)] for line in grid[HEIGHT * y : HEIGHT * (y + 1)]]


def stretches(x: int, y: int, shape: tuple[Space, ...], line: int) -> list[tuple[int, int, int]]:
    """Where a tile has text: for each of its rows a line of the grid, and the columns where it begins and ends."""
    width = 1 + max(dx for dx, _ in shape)
    height = 1 + max(dy for _, dy in shape)
    return [(HEIGHT * (y + dy) + line, WIDTH * x + 1, WIDTH * (x + width) - 1) for dy in range(height)]


def inside(grid: list[str], x: int, y: int, shape: tuple[Space, ...], line: int) -> Words:
    """The words inside a tile, on this line of each of its rows."""
    return [word for number, left, right in stretches(x, y, shape, line) for word in grid[number][left:right].split()]


def read_tile(grid: list[str], x: int, y: int, shape: tuple[Space, ...]) -> Drawn:
    """A tile as drawn, named after its cell."""
    bare = Plan(cell_name(x, y), shape, frozenset(), frozenset(), vent=False, icons=())
    doors: set[Side] = set()
    ducts: set[Side] = set()
    locked: set[Edge] = set()
    for dx, dy, way in bare.outer_sides:
        middle, beside = (cut(grid, x + dx, y + dy)[line][column] for line, column in DRAWN_AT[way])
        if middle not in (WALL, DOOR, LOCKED):
            raise Refused(f"the {way} side of {cell_name(x + dx, y + dy)} is #, blank or x, not {middle!r}")
        doors |= {(dx, dy, way)} if middle != WALL else set()
        locked |= {edge_of(x + dx, y + dy, way)} if middle == LOCKED else set()
        ducts |= {(dx, dy, way)} if beside == DUCT else set()
    letters = "".join(inside(grid, x, y, shape, ICON_LINE))
    for letter in letters:
        if letter not in LETTERS and letter != VENT:
            raise Refused(f"{letter!r} in {bare.name} is not an icon; icons are: {' '.join([*LETTERS, VENT])}")
    icons = tuple(LETTERS[letter] for letter in letters if letter != VENT)
    plan = Plan(bare.name, shape, frozenset(doors), frozenset(ducts), VENT in letters, icons)
    return Drawn(plan, x, y, frozenset(locked), tuple(inside(grid, x, y, shape, WHO_LINE)))


def compare(grid: list[str], tiles: list[Drawn]) -> None:
    """Refuse walls, corners or locked doors that are not drawn as the board would print them."""
    found = [list(line) for line in grid]
    expected = outlines(drawn_map(tiles))
    for tile in tiles:
        for line in (ICON_LINE, WHO_LINE):
            for number, left, right in stretches(tile.column, tile.row, tile.plan.spaces, line):
                found[number][left:right] = " " * (right - left)
                for column in (left - 1, right):  # below the middle of a side, the same character or a wall
                    if line == WHO_LINE and found[number][column] in (WALL, found[number - 1][column]):
                        found[number][column] = expected[number][column]
    for number, walls in enumerate(expected):
        if found[number] != walls:
            row = number // HEIGHT + 1
            raise Refused(f"row {row} of the picture has a line {grid[number]!r}, but its walls are {''.join(walls)!r}")


def drawn_map(tiles: list[Drawn]) -> Map:
    """The map as drawn, before any of its tiles becomes a tile of the box."""
    laid = tuple(Laid(tile.plan, tile.column, tile.row) for tile in tiles)
    return Map(laid, frozenset(edge for tile in tiles for edge in tile.locked))


# The map


def read_map(tiles: list[Drawn], lines: list[Words]) -> Map:
    """The map, with its tiles named by the facts."""
    m = drawn_map(tiles)
    names = read_names(m, lines)
    opened = [read_side(m, words[1:]) for words in lines if words[0] == "opened"]
    plans = []
    for number, tile in enumerate(tiles):
        sides = frozenset((x - tile.column, y - tile.row, way) for x, y, way in opened if m.at[x, y] == number)
        if not sides <= tile.plan.doors:
            raise Refused(f"an opened side of {tile.plan.name} has to be drawn as a door")
        plans.append(named(replace(tile.plan, doors=tile.plan.doors - sides), names.get(number, tile.plan.name)))
    called = [plan.name for plan in plans]
    for name in called:
        if called.count(name) > 1:
            raise Refused(f"two tiles are called {name}")
    laid = tuple(one._replace(plan=plan) for one, plan in zip(m.laid, plans, strict=True))
    return Map(laid, m.locked, frozenset((m.at[x, y], edge_of(x, y, way)) for x, y, way in opened))


def read_names(m: Map, lines: list[Words]) -> dict[Tile, str]:
    """The names of the tiles that have one; a tile is given by its north-western space."""
    names: dict[Tile, str] = {}
    for words in lines:
        if words[0] == "tile":
            tile = tile_at(m, "".join(words[1:2]))
            if m.name(tile) != words[1]:
                raise Refused(f"{words[1]} is part of the tile at {m.name(tile)}; name the tile there")
            names[tile] = " ".join(words[2:])
    return names


def named(drawn: Plan, name: str) -> Plan:
    """A tile of the box, turned as drawn; or the drawn tile itself, if the name is a cell."""
    if name not in TURNED:
        if CELL.fullmatch(name) is None:
            raise Refused(f"there is no tile {name!r}; tiles are: {', '.join(sorted(TILES))}")
        return replace(drawn, name=name)
    ways = [plan for plan in TURNED[name] if (plan.spaces, plan.doors) == (drawn.spaces, drawn.doors)]
    if drawn.ducts:
        ways = [plan for plan in ways if plan.ducts == drawn.ducts]
    if not ways:
        raise Refused(f"{name} cannot be turned to have the doors and ducts that are drawn at {drawn.name}")
    printed = replace(drawn, icons=tuple(icon for icon in drawn.icons if icon not in MARKED))
    if marks(printed) and sorted(marks(printed)) != sorted(marks(ways[0])):
        raise Refused(f"{name} has the icons {marks(ways[0])!r}, not {marks(printed)!r} as drawn at {drawn.name}")
    return replace(ways[0], icons=(*ways[0].icons, *(icon for icon in drawn.icons if icon in MARKED)))


def space_at(cell: str) -> Space:
    """The column and row of a cell."""
    match = CELL.fullmatch(cell)
    if match is None:
        raise Refused(f"a cell is a letter and a number as in a1, not {cell!r}")
    column = 0
    for letter in match[1]:
        column = 26 * column + ord(letter) - ord("a") + 1
    return column - 1, int(match[2]) - 1


def tile_at(m: Map, cell: str) -> Tile:
    """The tile at a cell."""
    if space_at(cell) not in m.at:
        raise Refused(f"there is no tile at {cell}")
    return m.at[space_at(cell)]


def read_side(m: Map, words: Words) -> Side:
    """A side of a space, as in b1 north."""
    if len(words) != 2 or words[1] not in WAY_NAMES:
        raise Refused(f"a side is a cell and a way as in 'a1 north', not {' '.join(words)!r}")
    tile_at(m, words[0])
    return *space_at(words[0]), WAYS[WAY_NAMES.index(words[1])]


# Who is where


def stand(b: Board, token: str, tile: Tile) -> None:
    """Put the player or enemy that a token stands for on a tile."""
    word = token.removesuffix(STUNNED)
    if word in PLAYERS and token == word:
        place_player(b, PLAYERS[word], tile)
    elif word in ENEMIES:
        place_enemy(b, ENEMIES[word], tile)
        b.stunned |= {ENEMIES[word]} if token != word else set()
    else:
        raise Refused(f"{token!r} in {b.map.name(tile)} is unknown; players are I J K L, enemies g1 c2 hi hs hp cr")


def place_player(b: Board, seat: Seat, tile: Tile, fate: str = "") -> None:
    """Put a player somewhere, on the map or off it."""
    if seat not in b.people:
        raise Refused(f"{seat} is not in this game; the players are: {', '.join(b.players)}")
    if b.people[seat].at != NOWHERE and (b.people[seat].at, b.people[seat].fate) != (tile, fate):
        raise Refused(f"{seat} is in two places")
    b.people[seat].at, b.people[seat].fate = tile, fate


def place_enemy(b: Board, enemy: Enemy, tile: Tile) -> None:
    """Put an enemy on a tile."""
    if b.enemies.get(enemy, tile) != tile:
        raise Refused(f"{enemy} is in two places")
    add_enemy(b, enemy, tile)
