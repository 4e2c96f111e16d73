"""How the map may lie: the arrangements of both sheets, and where the hero may have started, by all that was seen."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from unlit.alone.board.geometry import Map, lay_map
from unlit.alone.box.faces import turned
from unlit.alone.box.mapmaker import faces_of
from unlit.alone.box.pieces import COLUMNS, LEVEL, ROWS, SECTORS
from unlit.alone.rules.remembering import look_of
from unlit.alone.told.memory import Begun, Gone, Memory, Seen, WorkedOut

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board.board import Board
    from unlit.alone.box.faces import Face
    from unlit.alone.box.pieces import Sector
    from unlit.alone.told.memory import Fact, Look, Placed

Places: TypeAlias = dict[int, int]
"""Where each revealed sector is, by the hero's number."""


COLOURS = ((0, 0), (0, 1), (1, 0), (1, 1))  # which stairs of each level are red; the first until evil has said


class Layout(NamedTuple):
    """The number of an arrangement of the map, and the sector where the hero started."""

    arrangement: int
    start: Sector


class Arrangements(NamedTuple):
    """All maps of two sheets, and where each look of a sector is found."""

    maps: tuple[Map, ...]
    looks: dict[Look, tuple[Layout, ...]]


def all_faces(sheet: str) -> list[Face]:
    """Both sides of a sheet, each as it is and turned."""
    return [one for face in faces_of(sheet) for one in (face, turned(face))]


@lru_cache(maxsize=64)
def arrangements(sheets: tuple[str, ...]) -> Arrangements:
    """Both sides of each sheet, turned or not, stairs in either colour (A1.9, A1.10); which level is first is moot."""
    upper, lower = (all_faces(sheet) for sheet in sheets)
    maps = tuple(lay_map(first, second, colours) for first, second, colours in product(upper, lower, COLOURS))
    looks: dict[Look, list[Layout]] = {}
    for number, one in enumerate(maps):
        for sector in range(SECTORS):
            if sector not in one.rooms:  # A1.12
                looks.setdefault(look_of(one, sector), []).append(Layout(number, sector))
    return Arrangements(maps, {look: tuple(found) for look, found in looks.items()})


def begun(memory: Memory) -> Begun:
    """The hero's very first fact."""
    assert isinstance(memory.first, Begun)
    return memory.first


def since(memory: Memory, known: Callable[[Memory], bool]) -> tuple[Memory | None, list[Fact]]:
    """The latest memory where something is already known, and the facts since then, in order."""
    facts: list[Fact] = []
    node: Memory | None = memory
    while node is not None and not known(node):
        facts.append(node.fact)
        node = node.before
    facts.reverse()
    return node, facts


LAYOUTS: WorkedOut[dict[Layout, Places]] = WorkedOut()


def layouts(memory: Memory) -> dict[Layout, Places]:
    """The layouts that agree with every sector seen, and where the revealed sectors are in each."""
    node, facts = since(memory, lambda one: LAYOUTS.at(one) is not None)
    found = (LAYOUTS.at(node) if node is not None else None) or {}
    known = arrangements(begun(memory).sheets)
    for fact in facts:
        if isinstance(fact, Seen):
            found = with_sector(found, fact, known)
        elif isinstance(fact, Gone):
            found = {layout: without(places, fact.number) for layout, places in found.items()}
    LAYOUTS.keep(memory, found)
    return found


def without(places: Places, number: int) -> Places:
    """The other revealed sectors."""
    return {one: sector for one, sector in places.items() if one != number}


def with_sector(found: dict[Layout, Places], seen: Seen, known: Arrangements) -> dict[Layout, Places]:
    """The layouts that have the sector there with this look."""
    if seen.place is None:
        return {layout: {seen.number: layout.start} for layout in known.looks.get(seen.look, ())}
    agreeing: dict[Layout, Places] = {}
    for layout, places in found.items():
        one = known.maps[layout.arrangement]
        sector = place_of(one, places, seen.place)
        if sector >= 0 and looks_so(one, sector, seen):
            agreeing[layout] = {**places, seen.number: sector}
    return agreeing


def place_of(m: Map, places: Places, place: Placed) -> Sector:
    """Where this place is, or -1 if it is off the map."""
    beside = places[place.beside]
    if place.by_stairs:
        return m.stairs[beside]
    column, row = beside % COLUMNS + place.column, beside % LEVEL // COLUMNS + place.row
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return -1
    return beside // LEVEL * LEVEL + row * COLUMNS + column


def looks_so(m: Map, sector: Sector, seen: Seen) -> bool:
    """Whether a sector looks like what was seen."""
    return look_of(m, sector) == seen.look and (sector in m.rooms) == (seen.room is not None)


def exchanged(sector: Sector) -> Sector:
    """The same place on the other level."""
    return sector if sector < 0 else (sector + LEVEL) % SECTORS


@lru_cache(maxsize=256)
def exchanged_map(m: Map) -> Map:
    """The same map with its two levels swapped."""
    first, second = m.faces
    return Map(second, first, [(exchanged(lower), exchanged(upper)) for upper, lower in m.pairs])


def exchange_levels(b: Board) -> None:
    """Swap the two levels of a world in place: no hero can tell the difference."""
    old, b.map = b.map, exchanged_map(b.map)
    half = len(old.faces[0].rooms)
    b.rooms = b.rooms[half:] + b.rooms[:half]
    doors = {frozenset(ends): door for door, ends in enumerate(b.map.doors)}
    blocked = [door for door in range(len(old.doors)) if b.blocked >> door & 1]
    b.blocked = sum(1 << doors[frozenset(map(exchanged, old.doors[door]))] for door in blocked)
    half_mask = (1 << LEVEL) - 1
    b.lit, b.danger, b.revealed = (
        (mask & half_mask) << LEVEL | mask >> LEVEL for mask in (b.lit, b.danger, b.revealed)
    )
    b.conditions = {exchanged(sector): what for sector, what in b.conditions.items()}
    b.labels = {exchanged(sector): number for sector, number in b.labels.items()}
    b.groups = {exchanged(sector): number for sector, number in b.groups.items()}
    b.hero = exchanged(b.hero)
    b.creatures = {creature: exchanged(at) for creature, at in b.creatures.items()}
