"""The geometry of a map again, slow and obvious: pictures on a grid, walked one step at a time."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.alone.box.faces import Face, drawn, turned

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


@dataclass(frozen=True, order=True)
class Spot:
    """A sector by level, column and row."""

    level: int
    column: int
    row: int

    @property
    def number(self) -> int:
        return self.level * 24 + self.row * 4 + self.column


def spot(number: int) -> Spot:
    return Spot(number // 24, number % 4, number % 24 // 4)


class SlowMap:
    """Reads what it needs off the drawn faces every time."""

    def __init__(
        self, faces: tuple[Face, Face], rotated: tuple[bool, bool], crossed: bool, blocked: set[frozenset[int]]
    ):
        pictures = [
            drawn(turned(face) if turn else face).split("\n") for face, turn in zip(faces, rotated, strict=True)
        ]
        self.pictures = pictures
        self.blocked = blocked
        stairs = [self.marked(level, "^") for level in (0, 1)]
        west_east = [sorted(spots, key=lambda one: one.column) for spots in stairs]
        second = list(reversed(west_east[1])) if crossed else west_east[1]
        self.stair = dict(zip(west_east[0], second, strict=True))
        self.stair |= {lower: upper for upper, lower in self.stair.items()}

    def marked(self, level: int, mark: str) -> list[Spot]:
        found = []
        for row in range(6):
            for column in range(4):
                if mark in self.pictures[level][3 * row + 1][5 * column + 1 : 5 * column + 4]:
                    found.append(Spot(level, column, row))
        return found

    def side(self, here: Spot, side: str) -> str:
        """The character in the middle of a side: wall, opening or door."""
        left, top = 5 * here.column, 3 * here.row
        line, place = {
            "north": (top, left + 2),
            "east": (top + 1, left + 4),
            "south": (top + 2, left + 2),
            "west": (top + 1, left),
        }[side]
        return self.pictures[here.level][line][place]

    def through(self, here: Spot, side: str) -> Spot | None:
        """Where this side leads, unless it is a wall or a blocked door."""
        if self.side(here, side) == "#":
            return None
        across, down = SIDES[side]
        there = Spot(here.level, here.column + across, here.row + down)
        if frozenset({here.number, there.number}) in self.blocked:
            return None
        return there

    def exits(self, here: Spot) -> dict[str, Spot]:
        found = {side: there for side in SIDES if (there := self.through(here, side)) is not None}
        if here in self.stair:
            found["stairs"] = self.stair[here]
        return found

    def distance(self, one: Spot, other: Spot) -> int | None:
        """Widen a ring of sectors until it holds the other one."""
        ring, steps = {one}, 0
        while other not in ring:
            wider = ring | {there for here in ring for there in self.exits(here).values()}
            if wider == ring:
                return None
            ring, steps = wider, steps + 1
        return steps

    def noise(self, hero: Spot, source: Spot) -> set[str]:
        whole = self.distance(hero, source)
        if not whole:
            return set()
        return {side for side, there in self.exits(hero).items() if self.distance(there, source) == whole - 1}

    def explored(self, hero: Spot, side: str) -> list[Spot]:
        if side == "stairs":
            return [self.stair[hero]] if hero in self.stair else []
        first = self.through(hero, side)
        if first is None:
            return []
        second = self.through(first, side)
        return [first] if second is None or self.side(first, side) == "d" else [first, second]

    def lit(self, unit: Spot, side: str) -> list[Spot]:
        found: list[Spot] = []
        here = self.through(unit, side)
        while here is not None and len(found) < 2:
            found.append(here)
            here = self.through(here, side)
        return found

    def seen(self, hero: Spot, revealed: set[Spot]) -> set[Spot]:
        found = {hero}
        for side in SIDES:
            here = hero
            while (there := self.through(here, side)) is not None and there in revealed:
                if here != hero and self.side(here, side) == "d":
                    break
                found.add(there)
                here = there
        return found

    def shape(self, here: Spot) -> str:
        if here in self.marked(here.level, "o"):
            return "room"
        sides = [side for side in SIDES if self.side(here, side) != "#"]
        if len(sides) > 2:
            return {3: "junction", 4: "cross"}[len(sides)]
        return "corridor" if OPPOSITE[sides[0]] == sides[1] else "curve"
