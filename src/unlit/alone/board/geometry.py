"""The two levels as they lie: adjacency, distance, straight lines, sight and noise, ready to look up in play."""

from __future__ import annotations

from collections.abc import Sequence

from unlit.alone.box.faces import BACK, Face, beyond
from unlit.alone.box.pieces import COMPASS, LEVEL, SECTORS, WAYS, Door, Sector, Shape, Way, level_of
from unlit.alone.told.things import TOWARD, Toward

FAR = 99  # no path
NEAR = 8  # spawn distances are below this
MOST_REMEMBERED = 256  # sets of blocked doors whose distances a map keeps


class Map:
    """Two levels and their stairs; doors are numbered, and a set of blocked doors is a bit mask of their numbers."""

    __slots__ = (
        "_known",
        "door",
        "doors",
        "faces",
        "lights",
        "pairs",
        "ray",
        "rooms",
        "shape",
        "stairs",
        "step",
        "used",
    )

    def __init__(self, first: Face, second: Face, pairs: Sequence[tuple[Sector, Sector]]) -> None:
        faces = self.faces = (first, second)
        self.doors: list[tuple[Sector, Sector]] = []
        self.step: list[list[Sector]] = [[-1] * 4 for _ in range(SECTORS)]
        self.door: list[list[Door]] = [[-1] * 4 for _ in range(SECTORS)]
        self.rooms = tuple(level * LEVEL + room for level, face in enumerate(faces) for room in face.rooms)
        self.lights = tuple(level * LEVEL + light for level, face in enumerate(faces) for light in face.lights)
        for level, face in enumerate(faces):
            self._lay(level * LEVEL, face)
        self.pairs = tuple(pairs)  # the stairs of each colour, red and blue
        self.stairs: list[Sector] = [-1] * SECTORS
        for one, other in pairs:
            self.stairs[one] = other
            self.stairs[other] = one
        self.used = tuple(
            sector for sector in range(SECTORS) if max(self.step[sector]) >= 0
        )  # all of them, unless the map is drawn in part
        self.shape = [shape_of(self, sector) for sector in range(SECTORS)]
        self.ray: list[list[tuple[Sector, ...]]] = [
            [self._ray(sector, side) for side in range(4)] for sector in range(SECTORS)
        ]
        self._known: dict[int, Distances] = {}

    def _lay(self, base: Sector, face: Face) -> None:
        for cell in range(LEVEL):
            for side in range(4):
                if face.ways[cell] >> side & 1:
                    other = beyond(cell, side)
                    self.step[base + cell][side] = base + other
                    if (cell in face.rooms or other in face.rooms) and side in (1, 2):
                        self.door[base + cell][side] = self.door[base + other][BACK[side]] = len(self.doors)
                        self.doors.append((base + cell, base + other))

    def _ray(self, sector: Sector, side: int) -> tuple[Sector, ...]:
        """The straight line out of a sector up to the next wall or door; the sector's own door counts as open."""
        found: list[Sector] = []
        while self.step[sector][side] >= 0 and (not found or self.door[sector][side] < 0):
            sector = self.step[sector][side]
            found.append(sector)
        return tuple(found)

    def with_stairs(self, pairs: Sequence[tuple[Sector, Sector]]) -> Map:
        """The same levels with different pairs of stairs."""
        return Map(*self.faces, pairs)

    def distances(self, blocked: int) -> Distances:
        """The distances with these doors blocked."""
        found = self._known.get(blocked)
        if found is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            found = self._known[blocked] = Distances(self, blocked)
        return found


class Distances:
    """Adjacency, distances and lines while some doors are blocked, ready to look up in play."""

    __slots__ = ("_far", "_from", "exits", "lines", "near", "ways")

    def __init__(self, m: Map, blocked: int) -> None:
        if blocked:
            free = m.distances(0)
            self.near, self.ways, self.exits, self.lines = free.near[:], free.ways[:], free.exits[:], free.lines[:]
            changed = [end for door, ends in enumerate(m.doors) if blocked >> door & 1 for end in ends]
        else:
            self.near, self.ways = [()] * SECTORS, [()] * SECTORS
            self.exits, self.lines = [()] * SECTORS, [()] * SECTORS
            changed = list(range(SECTORS))
        for sector in changed:
            self._look_around(m, blocked, sector)
        self._from: list[list[int] | None] = [None] * SECTORS
        self._far: list[list[tuple[list[Sector], list[Sector]]] | None] = [None] * SECTORS

    near: list[tuple[Sector, ...]]  # by way; -1 if there is none
    ways: list[tuple[tuple[Way, Sector], ...]]
    exits: list[tuple[Toward, ...]]  # the same ways as options
    lines: list[tuple[tuple[Sector, ...], ...]]  # by way, what exploring looks at

    def _look_around(self, m: Map, blocked: int, sector: Sector) -> None:
        near = tuple(adjacent(m, blocked, sector, way) for way in WAYS)
        self.near[sector] = near
        self.ways[sector] = tuple((way, near[way]) for way in WAYS if near[way] >= 0)
        self.exits[sector] = tuple(TOWARD[way] for way, _ in self.ways[sector])
        straight = (m.ray[sector][way][:2] if near[way] >= 0 else () for way in COMPASS)
        self.lines[sector] = (*straight, near[Way.STAIRS :] if near[Way.STAIRS] >= 0 else ())

    # A2.11
    def steps(self, start: Sector) -> list[int]:
        """The fewest steps from a sector to every sector, through either level."""
        found = self._from[start]
        if found is None:
            found = self._from[start] = self._count(start)
        return found

    def _count(self, start: Sector) -> list[int]:
        steps = [FAR] * SECTORS
        steps[start] = 0
        edge, far = [start], 0
        while edge:
            far += 1
            ahead = []
            for sector in edge:
                for _, there in self.ways[sector]:
                    if steps[there] == FAR:
                        steps[there] = far
                        ahead.append(there)
            edge = ahead
        return steps

    def at_least(self, m: Map, start: Sector) -> list[tuple[list[Sector], list[Sector]]]:
        """For each minimum distance, the sectors of each level that are at least that far away."""
        found = self._far[start]
        if found is None:
            steps = self.steps(start)
            levels = [[one for one in m.used if level_of(one) == level] for level in range(2)]
            found = self._far[start] = [
                ([one for one in levels[0] if steps[one] >= least], [one for one in levels[1] if steps[one] >= least])
                for least in range(NEAR)
            ]
        return found


# A1.10
def lay_map(first: Face, second: Face, red: tuple[int, int] = (0, 0)) -> Map:
    """The map of two faces as they lie; `red` says which stairs of each are red: 0 the western, 1 the eastern."""
    upper, lower = (
        (face.stairs[place], face.stairs[1 - place]) for face, place in zip((first, second), red, strict=True)
    )
    return Map(first, second, [(one, LEVEL + other) for one, other in zip(upper, lower, strict=True)])


# A2.10, A2.12
def adjacent(m: Map, blocked: int, sector: Sector, way: Way) -> Sector:
    """The sector that way, through an opening, an unblocked door, or stairs; -1 if there is none."""
    if way is Way.STAIRS:
        return m.stairs[sector]
    door = m.door[sector][way]
    return -1 if door >= 0 and blocked >> door & 1 else m.step[sector][way]


def neighbour(m: Map, blocked: int, sector: Sector, way: Way) -> Sector:
    """The adjacent sector that way, looked up; -1 if there is none."""
    return m.distances(blocked).near[sector][way]


# A2.8
def shape_of(m: Map, sector: Sector) -> Shape:
    """A room, or a corridor, curve, T-junction or cross, depending on its ways out."""
    if sector in m.rooms:
        return Shape.ROOM
    open_sides = [side for side in range(4) if m.step[sector][side] >= 0]
    if len(open_sides) < 2:  # only on maps that a script draws in part
        return Shape.CORRIDOR
    if len(open_sides) == 4:
        return Shape.CROSS
    if len(open_sides) == 3:
        return Shape.JUNCTION
    return Shape.CORRIDOR if (open_sides[0] + open_sides[1]) % 2 == 0 else Shape.CURVE


# A7.2, A7.3
def noise_ways(m: Map, blocked: int, hero: Sector, source: Sector) -> list[Toward]:
    """The first steps of the shortest paths to a noise, avoiding blocked doors; empty if there is no path."""
    near = m.distances(blocked)
    steps = near.steps(source)
    if steps[hero] in (0, FAR):
        return []
    return [TOWARD[way] for way, there in near.ways[hero] if steps[there] < steps[hero]]


# A8.1, A8.2, A8.3
def explored_line(m: Map, blocked: int, hero: Sector, way: Way) -> tuple[Sector, ...]:
    """Up to two sectors in a straight line; a wall, a blocked door, or a door not on the hero's sector ends it."""
    return m.distances(blocked).lines[hero][way]


def longer_line(m: Map, blocked: int, hero: Sector, way: Way, farthest: int) -> tuple[Sector, ...]:
    """The same line for someone who sees more or fewer sectors; nobody sees farther through stairs."""
    found = explored_line(m, blocked, hero, way)
    return (m.ray[hero][way] if found and way is not Way.STAIRS else found)[:farthest]


# A13.2, A13.3
def lit_line(m: Map, blocked: int, unit: Sector, way: Way, most: int = 2) -> tuple[Sector, ...]:
    """The sectors that a repaired unit lights on one side, at most two by default, through doors not blocked."""
    found: list[Sector] = []
    here = unit
    while len(found) < most and (here := neighbour(m, blocked, here, way)) >= 0:
        found.append(here)
    return tuple(found)


# A5.3, A5.4, A5.5, A5.6
def in_sight(m: Map, blocked: int, revealed: int, hero: Sector) -> list[Sector]:
    """The hero's sector and, each way, revealed ones up to a wall, a door beyond the first sector, or the dark."""
    found = [hero]
    for way in COMPASS:
        if neighbour(m, blocked, hero, way) < 0:
            continue
        for sector in m.ray[hero][way]:
            if not revealed >> sector & 1:
                break
            found.append(sector)
    return found


# A5.7
def lights_coming_into_sight(m: Map, blocked: int, revealed: int, lit: int, hero: Sector) -> list[Sector]:
    """The lighted unrevealed sectors that would be in line of sight, as far as can be seen before revealing any."""
    found = []
    for way in COMPASS:
        if neighbour(m, blocked, hero, way) < 0:
            continue
        for sector in m.ray[hero][way]:
            if not revealed >> sector & 1:
                if lit >> sector & 1:
                    found.append(sector)
                break
    return found


# A7.5
def other_level(one: Sector, other: Sector) -> bool:
    """Whether two sectors lie on different levels."""
    return level_of(one) != level_of(other)
