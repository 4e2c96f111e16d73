"""Makes random map faces that obey every line of A2, and says what is wrong with a face."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from unlit.alone.box.faces import BACK, Face, beyond, box_sheet
from unlit.alone.box.pieces import COLUMNS, LEVEL
from unlit.kernel.chance.dice import Dice, seed_from

ROOMS = 4
LIGHTS = 4
NEAREST, FARTHEST = 3, 8  # steps between two rooms of a level
WEST_STAIRS = (8, 12)  # the middle of the western side
EAST_STAIRS = (11, 15)
SHEETS = 64
CATALOGUE = "sheet-"
PUBLIC_SEED = "unlit alone map sheets 1"


def wrongs(face: Face) -> list[str]:
    """The lines of A2 that a face breaks, a sentence each."""
    return [*_wrong_ways(face), *_wrong_rooms(face), *_wrong_stairs(face), *_wrong_lights(face)]


# A2.1, A2.8
def _wrong_ways(face: Face) -> Iterator[str]:
    for cell, ways in enumerate(face.ways):
        for side in range(4):
            if ways >> side & 1:
                other = beyond(cell, side)
                if other < 0 or not face.ways[other] >> BACK[side] & 1:
                    yield f"A2.10: the way out of {cell} to side {side} leads nowhere"
        if ways.bit_count() < 2 and cell not in face.rooms:
            yield f"A2.8: sector {cell} is a dead end"
    if max(steps_from(face, 0)) == LEVEL:
        yield "A2.1: the level is not connected"


# A2.2, A2.3, A2.7
def _wrong_rooms(face: Face) -> Iterator[str]:
    if len(face.rooms) != ROOMS:
        yield f"A2.2: there are {len(face.rooms)} rooms"
    for room in face.rooms:
        if not 2 <= face.ways[room].bit_count() <= 3:
            yield f"A2.7: room {room} has {face.ways[room].bit_count()} doors"
        steps = steps_from(face, room)
        for other in face.rooms:
            if other != room and not NEAREST <= steps[other] <= FARTHEST:
                yield f"A2.3: rooms {room} and {other} are {steps[other]} apart"


# A2.4, A2.7
def _wrong_stairs(face: Face) -> Iterator[str]:
    if len(face.stairs) != 2 or face.stairs[0] not in WEST_STAIRS or face.stairs[1] not in EAST_STAIRS:
        yield f"A2.4: the stairs are at {face.stairs}"
    if any(stair in face.rooms for stair in face.stairs):
        yield "A2.7: there are stairs in a room"


# A2.5, A2.6
def _wrong_lights(face: Face) -> Iterator[str]:
    if len(face.lights) != LIGHTS:
        yield f"A2.5: there are {len(face.lights)} light control units"
    lit: set[int] = set()
    for light in face.lights:
        own = {cell for side in range(4) for cell in beam(face, light, side)}
        if len(own - {light}) < 2:
            yield f"A2.5: the unit at {light} lights too few sectors"
        lit |= own | {light}
    bright = sum(room in lit for room in face.rooms)
    if bright < 2 or bright == ROOMS:
        yield f"A2.6: {bright} rooms can be lit"


def beam(face: Face, cell: int, side: int) -> list[int]:
    """The sectors, at most two, that a unit lights on this side while no door is blocked."""
    found: list[int] = []
    while len(found) < 2 and face.ways[cell] >> side & 1:
        cell = beyond(cell, side)
        found.append(cell)
    return found


def steps_from(face: Face, start: int) -> list[int]:
    """Steps from a sector to every other, staying on the level; 24 where there is no way."""
    steps = [LEVEL] * LEVEL
    steps[start] = 0
    edge = [start]
    while edge:
        ahead = []
        for cell in edge:
            for side in range(4):
                if face.ways[cell] >> side & 1:
                    other = beyond(cell, side)
                    if steps[other] == LEVEL:
                        steps[other] = steps[cell] + 1
                        ahead.append(other)
        edge = ahead
    return steps


def make_face(dice: Dice) -> Face:
    """Make a face that obeys A2, trying until one does."""
    while True:
        face = _try(dice)
        if face is not None and not wrongs(face):
            return face


def _try(dice: Dice) -> Face | None:
    rooms = _choose_rooms(dice)
    if rooms is None:
        return None
    stairs = tuple(
        dice.pick("stairs", [cell for cell in side if cell not in rooms]) for side in (WEST_STAIRS, EAST_STAIRS)
    )
    ways = [sum(1 << side for side in range(4) if beyond(cell, side) >= 0) for cell in range(LEVEL)]
    for room in rooms:
        _close_room(ways, room, 2 + dice.below(2), dice)
    _close_walls(ways, rooms, dice)
    bare = Face(tuple(ways), rooms, stairs, ())
    if any(word.startswith(("A2.1:", "A2.3", "A2.7", "A2.8")) for word in wrongs(bare)):
        return None
    for _ in range(20):
        spots = [cell for cell in range(LEVEL) if cell not in rooms and cell not in stairs]
        dice.shuffle("lights", spots)
        lit = bare._replace(lights=tuple(sorted(spots[:LIGHTS])))
        if not wrongs(lit):
            return lit
    return None


def _choose_rooms(dice: Dice) -> tuple[int, ...] | None:
    """Four sectors at least three apart that leave a place for stairs on each side."""
    cells = list(range(LEVEL))
    dice.shuffle("rooms", cells)
    rooms: list[int] = []
    for cell in cells:
        near = any(abs(cell // COLUMNS - room // COLUMNS) + abs(cell % COLUMNS - room % COLUMNS) < 3 for room in rooms)
        if not near:
            rooms.append(cell)
        if len(rooms) == ROOMS:
            break
    blocked = all(cell in rooms for cell in WEST_STAIRS) or all(cell in rooms for cell in EAST_STAIRS)
    return None if len(rooms) < ROOMS or blocked else tuple(sorted(rooms))


def _close_room(ways: list[int], room: int, doors: int, dice: Dice) -> None:
    """Wall up a room except for this many doors."""
    sides = [side for side in range(4) if ways[room] >> side & 1]
    dice.shuffle("doors", sides)
    for side in sides[doors:]:
        _close(ways, room, side)


def _close_walls(ways: list[int], rooms: tuple[int, ...], dice: Dice) -> None:
    """Wall up about a third of the corridors, as long as the level stays connected and has no dead ends."""
    edges = [
        (cell, side)
        for cell in range(LEVEL)
        for side in (1, 2)
        if ways[cell] >> side & 1 and cell not in rooms and beyond(cell, side) not in rooms
    ]
    dice.shuffle("walls", edges)
    for cell, side in edges[: len(edges) * 3 // 5]:
        other = beyond(cell, side)
        if ways[cell].bit_count() > 2 and ways[other].bit_count() > 2:
            _close(ways, cell, side)
            if max(steps_from(Face(tuple(ways), (), (), ()), 0)) == LEVEL:
                ways[cell] |= 1 << side
                ways[other] |= 1 << BACK[side]


def _close(ways: list[int], cell: int, side: int) -> None:
    ways[cell] &= ~(1 << side)
    ways[beyond(cell, side)] &= ~(1 << BACK[side])


def catalogue_sheet(number: int) -> str:
    """The name of a sheet in the catalogue."""
    return f"{CATALOGUE}{number}"


def faces_of(sheet: str) -> tuple[Face, Face]:
    """The two faces of a sheet in the box or in the catalogue."""
    return public_sheet(int(sheet.removeprefix(CATALOGUE))) if sheet.startswith(CATALOGUE) else box_sheet(sheet)


@cache
def public_sheet(number: int) -> tuple[Face, Face]:
    """The two faces of a sheet in the public catalogue, which anyone can make from the public seed."""
    if not 0 <= number < SHEETS:
        raise ValueError(f"the catalogue has sheets 0 to {SHEETS - 1}")
    dice = Dice(seed_from(f"{PUBLIC_SEED} {number}"))
    return make_face(dice), make_face(dice)
