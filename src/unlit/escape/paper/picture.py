"""The board as text: a picture of the map, then a line for each fact that the picture does not show.

A space is eleven characters wide and four high. The middle of each side is a wall `#`, a door (blank) or a locked door
`x`, with a `:` beside it where a duct reaches the side. A large tile is drawn over all its spaces. Inside are two
lines: the icons, then who is there: players by their first letters, enemies as `g1` `c2` `hi` `cr`, with a `~` if
stunned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, current, enemies_on, in_order
from unlit.escape.board.geometry import Map, edge_of
from unlit.escape.box.pieces import (
    BESIDE,
    HYBRIDS,
    INFIRMARY,
    MARKERS,
    OFF_THE_MAP,
    PEOPLE,
    WAYS,
    Enemy,
    Icon,
    Kind,
    Stat,
    Tile,
    Way,
)
from unlit.escape.box.tiles import TILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.escape.board.geometry import Edge
    from unlit.escape.box.plans import Plan, Space
    from unlit.kernel.told.question import Seat

WIDTH, HEIGHT, MARGIN = 11, 4, 2
MIDDLE, INNER = 5, 9
ICON_LINE, WHO_LINE = 1, 2
WALL, DOOR, LOCKED, DUCT, STUNNED = "#", " ", "x", ":", "~"
VENT = "v"
ICONS = {
    Icon.FEAR: "f",
    Icon.FEAR_AGAIN: "F",
    Icon.SECURITY: "s",
    Icon.SECURITY_AGAIN: "S",
    Icon.FACILITY: "y",
    Icon.MEDICAL: "m",
    Icon.CRATE: "k",
    Icon.LAB: "b",
    Icon.PANEL: "p",
    Icon.GENERATOR: "o",
    Icon.ELEVATOR: "e",
    Icon.NEST: "n",
    Icon.POST: "w",
    Icon.SWARM: "z",
    Icon.DARKNESS: "*",
}
FIRST_LETTERS = {seat: seat[0].upper() for seat in PEOPLE}
TOKENS = {
    **{Enemy(Kind.GUARD, number): f"g{number}" for number in range(1, MARKERS[Kind.GUARD] + 1)},
    **{Enemy(Kind.CLONE, number): f"c{number}" for number in range(1, MARKERS[Kind.CLONE] + 1)},
    **{Enemy(Kind.HYBRID, number): word for number, word in zip(HYBRIDS, ("hi", "hs", "hp"), strict=True)},
    Enemy(Kind.CRONOS, 1): "cr",
}

SHEET = ("fear", "vitality", "threat")
CARDS = {"hand": "adrenaline", "items": "items", "skills": "skills"}
LIMITS = {"secure": Kind.GUARD, "pack": Kind.CLONE, "hybrid": Kind.HYBRID, "cronos": Kind.CRONOS}
FLAGS = ("lockdown", "counting", "challenged", "traded", "picked")
NOTHING = "-"
NO_MORE_TILES = "no more tiles"


def printed(b: Board) -> str:
    """The picture, a blank line, the facts."""
    return "\n".join([*picture(b), "", *facts(b)])


# Names of places


def column_name(number: int) -> str:
    """Columns a to z, then aa, ab and so on."""
    name = ""
    number += 1
    while number:
        number, letter = divmod(number - 1, 26)
        name = chr(ord("a") + letter) + name
    return name


def cell_name(column: int, row: int) -> str:
    """A space, counted from the first column and row."""
    return f"{column_name(column)}{row + 1}"


class Chart:
    """The names of the places on a map; its first column and row in use are a and 1."""

    __slots__ = ("column", "columns", "map", "row", "rows")

    def __init__(self, m: Map) -> None:
        self.map = m
        self.column = min([x for x, _ in m.at], default=0)
        self.row = min([y for _, y in m.at], default=0)
        self.columns = max([x for x, _ in m.at], default=-1) - self.column + 1
        self.rows = max([y for _, y in m.at], default=-1) - self.row + 1

    def place(self, tile: Tile) -> Space:
        """The column and row of a tile's north-western space."""
        one = self.map.laid[tile]
        x, y = one.plan.spaces[0]
        return one.column + x - self.column, one.row + y - self.row

    def tile(self, tile: Tile) -> str:
        """A tile, by its north-western space."""
        return cell_name(*self.place(tile))

    def sorted(self, tiles: Iterable[Tile]) -> list[Tile]:
        """Tiles in reading order."""
        return sorted(tiles, key=lambda tile: self.place(tile)[::-1])

    def side(self, edge: tuple[int, int, int], tile: Tile | None = None) -> str:
        """A side of a space, seen from this tile, or from either one if no tile is given."""
        x, y, way = edge
        dx, dy = BESIDE[way]
        for column, row, seen in ((x, y, way), (x + dx, y + dy, (way + 2) % 4)):
            there = self.map.at.get((column, row))
            if there is not None and tile in (None, there):
                return f"{cell_name(column - self.column, row - self.row)} {WAYS[seen]}"
        raise ValueError(f"no tile has the side {edge}")


# The picture


def picture(b: Board) -> list[str]:
    """The rows and columns of the map."""
    chart = Chart(b.map)
    canvas = outlines(b.map)
    for tile, one in enumerate(b.map.laid):
        column, row = chart.place(tile)
        for line, text in ((ICON_LINE, marks(one.plan)), (WHO_LINE, fitting(who(b, tile), room(one.plan)))):
            left = column * WIDTH + 1
            canvas[row * HEIGHT + line][left : left + len(text)] = text
    lines = [" " * MARGIN + "".join(column_name(column).center(WIDTH) for column in range(chart.columns))]
    for number, drawn in enumerate(canvas):
        label = str(number // HEIGHT + 1) if number % HEIGHT == ICON_LINE else ""
        lines.append(label.ljust(MARGIN) + "".join(drawn))
    return [line.rstrip() for line in lines]


def outlines(m: Map) -> list[list[str]]:
    """The picture of a map, character by character, with nothing inside the tiles."""
    chart = Chart(m)
    canvas = [[" "] * (WIDTH * chart.columns) for _ in range(HEIGHT * chart.rows)]
    for x, y in m.at:
        left, top = WIDTH * (x - chart.column), HEIGHT * (y - chart.row)
        for number, line in enumerate(outline(m, (x, y))):
            canvas[top + number][left : left + WIDTH] = line
    return canvas


def outline(m: Map, space: Space) -> list[str]:
    """The four lines of a space."""
    north, east, south, west = (side(m, space, way) for way in WAYS)
    inside = " " * INNER
    return [
        across(m, space, north, -1),
        west[1] + inside + east[1],
        west[2] + inside + east[2],
        across(m, space, south, 1),
    ]


def side(m: Map, space: Space, way: Way) -> tuple[str, str, str]:
    """How a side is drawn: its wall, its middle, and the character beside it; blanks inside a large tile."""
    x, y = space
    tile = m.at[space]
    one = m.laid[tile]
    beyond = m.at.get((x + BESIDE[way][0], y + BESIDE[way][1]))
    if beyond == tile:
        return " ", " ", " "
    middle = WALL
    if m.has_door(tile, x, y, way):
        middle = LOCKED if edge_of(x, y, way) in m.locked else DOOR
    # A wall at the edge of the map, since a blank line would end the picture.
    beside = WALL if way in (Way.NORTH, Way.SOUTH) or beyond is None else middle
    return WALL, middle, DUCT if (x - one.column, y - one.row, way) in one.plan.ducts else beside


def across(m: Map, space: Space, drawn: tuple[str, str, str], down: int) -> str:
    """The northern or southern line of a space."""
    wall, middle, beside = drawn
    return (
        corner(m, space, -1, down)
        + wall * (MIDDLE - 1)
        + middle
        + beside
        + wall * (WIDTH - MIDDLE - 3)
        + corner(m, space, 1, down)
    )


def corner(m: Map, space: Space, right: int, down: int) -> str:
    """A corner of a space; blank in the middle of a large tile."""
    x, y = space
    around = ((x + right, y), (x, y + down), (x + right, y + down))
    return " " if all(m.at.get(one) == m.at[space] for one in around) else WALL


def marks(plan: Plan) -> str:
    """The icons of a tile by their letters."""
    return "".join(ICONS[icon] for icon in plan.icons) + (VENT if plan.vent else "")


def room(plan: Plan) -> int:
    """How wide a tile is inside, in its first row."""
    first = plan.spaces[0][1]
    return WIDTH * sum(row == first for _, row in plan.spaces) - 2


def who(b: Board, tile: Tile) -> list[str]:
    """Who stands on a tile."""
    found = [FIRST_LETTERS[seat] for seat in b.players if b.people[seat].at == tile]
    return found + [TOKENS[one] + (STUNNED if one in b.stunned else "") for one in enemies_on(b, tile)]


def fitting(words: list[str], width: int) -> str:
    """As many of the words as fit."""
    while len(" ".join(words)) > width:
        words = words[:-1]
    return " ".join(words)


# The facts


def facts(b: Board) -> list[str]:
    """Everything that the picture does not show, and where everyone is, in case they did not fit into it."""
    chart = Chart(b.map)
    lines = [f"phase {b.phase}", f"turn {current(b)}"]
    lines += [f"began {b.players[b.began]}"] if b.began else []
    lines += [f"rounds {b.rounds}"] if b.rounds else []
    lines += tile_facts(b, chart)
    for seat in b.players:
        lines += person_facts(b, chart, seat)
    return lines + enemy_facts(b, chart) + scenario_facts(b) + card_facts(b) + turn_facts(b, chart)


def tile_facts(b: Board, chart: Chart) -> list[str]:
    """The names of tiles, vents that have become doors, what lies on the floor, and accessed panels."""
    every = chart.sorted(range(len(b.map.laid)))
    named = [(chart.tile(tile), b.map.name(tile)) for tile in every]
    lines = [f"tile {cell} {name}" for cell, name in named if cell != name]
    lines += sorted(f"opened {chart.side(edge, tile)}" for tile, edge in b.map.opened if is_opened(b.map, tile, edge))
    lines += [f"floor {chart.tile(tile)} {' '.join(b.floor[tile])}" for tile in every if b.floor.get(tile)]
    return lines + [f"accessed {chart.tile(tile)}" for tile in chart.sorted(b.accessed)]


def is_opened(m: Map, tile: Tile, edge: Edge) -> bool:
    """Whether a door is one that is not printed on its tile."""
    one = m.laid[tile]
    return all(edge_of(one.column + x, one.row + y, way) != edge for x, y, way in one.plan.doors)


def person_facts(b: Board, chart: Chart, seat: Seat) -> list[str]:
    """A character's place, sheet and cards."""
    one = b.people[seat]
    if one.fate:
        place = f"{one.fate} {seat}"
    else:
        place = f"infirmary {seat}" if one.at == INFIRMARY else f"at {seat} {chart.tile(one.at)}"
    lines = [place, *(f"{name} {seat} {getattr(one, name)}" for name in SHEET)]
    return lines + [f"{name} {seat} {' '.join(getattr(one, name))}" for name in CARDS if getattr(one, name)]


def enemy_facts(b: Board, chart: Chart) -> list[str]:
    """Where enemies are, which are stunned or new, and which are in reserve."""
    lines = [f"at {one} {chart.tile(b.enemies[one])}" for one in b.enemies]
    lines += [f"state {one} stunned" for one in sorted(b.stunned, key=in_order)]
    lines += [f"new {one}" for one in sorted(b.new, key=in_order)]
    return lines + [
        " ".join(["reserves", str(kind), *(str(number) for number in b.reserves[kind])])
        for kind in Kind
        if kind in b.reserves
    ]


def scenario_facts(b: Board) -> list[str]:
    """Limits, values and pools."""
    lines = [f"size {kind} {b.sizes[kind]}" for kind in Kind if kind in b.sizes]
    lines += [f"{name} limit {b.limits[kind]}" for name, kind in LIMITS.items() if kind in b.limits]
    lines += [f"group limit {b.group}", f"value clone {b.clone_threat}", f"value guard {b.guard_fear}"]
    lines += [f"sleepers {b.sleepers}"] if b.box.scenarios[b.scenario].sleepers else []
    lines += [f"wounds {b.wounds}"] if b.wounds else []
    lockdown = "none" if b.lockdown_pool < 0 else b.lockdown_pool
    lines += [f"pool threat {b.threat_pool}", f"pool lockdown {lockdown}"]
    return [*lines, f"pool swarm {b.swarm}"] if b.swarm else lines


def card_facts(b: Board) -> list[str]:
    """Decks and stacks, the next card or tile first, and discards."""
    lines = [f"deck {deck} {' '.join(reversed(cards))}".rstrip() for deck, cards in b.decks.items()]
    lines += [f"discard {deck} {' '.join(cards)}" for deck, cards in b.discards.items() if cards]
    for number, stack in enumerate(b.stacks, start=1):
        lines.append(f"stack {number} {', '.join(reversed(stack))}".rstrip())
    lines += [f"under {number} {count}" for number, count in enumerate(b.under, start=1) if count]
    lines.append(f"aside {b.aside or NOTHING}")
    lines += [f"drawn {b.drawn}"] if b.drawn else []
    return lines + ([NO_MORE_TILES] if tiles_left(b) else [])


def tiles_left(b: Board) -> list[str]:
    """The tiles of the box that are not in use, sorted; the infirmary does not count, since it lies off the map."""
    used = {
        b.aside,
        b.drawn,
        OFF_THE_MAP,
        *(one.plan.name for one in b.map.laid),
        *(name for stack in b.stacks for name in stack),
    }
    return sorted(name for name in TILES if name not in used)


def turn_facts(b: Board, chart: Chart) -> list[str]:
    """The turn in progress, and who did what to whom."""
    lines = [f"moves {b.moves}", *(name for name in FLAGS if getattr(b, name))]
    lines += [f"declined {seat}" for seat in b.declined]
    lines += [f"rush {b.rush}"] if b.rush >= 0 else []
    lines += [f"rushed {b.rushed}"] if b.rushed else []
    lines += [f"found {chart.tile(b.found)}"] if b.found >= 0 else []
    lines += [f"freed {chart.tile(tile)}" for tile in b.freed]
    lines += [f"left {chart.tile(b.left)}"] if b.left >= 0 else []
    lines += [f"lock behind {chart.side(b.lock_behind)}"] if b.lock_behind is not None else []
    lines += [f"peeked {chart.tile(tile)}" for tile in b.peeked]
    bonus = [(seat, stat) for seat in b.players for stat in Stat if (seat, stat) in b.bonus]
    lines += [f"bonus {seat} {stat} {b.bonus[seat, stat]}" for seat, stat in bonus]
    lines += [f"event {b.event}"] if b.event else []
    lines += [f"section {b.section}"] if b.section is not None else []
    lines += [f"waiting {one}" for one in b.waiting]
    lines += [f"activated {one}" for one in sorted(b.activated, key=in_order)]
    return lines + [f"deed {deed.who} {deed.whom} {deed.what}" for deed in b.deeds]
