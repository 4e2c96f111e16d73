"""Locate: how far is it to the nearest of something, and on which level?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from unlit.alone.board import Board, sector_of
from unlit.alone.geometry import FAR
from unlit.alone.parts import SECTORS, Kind, Room, Sector, Shape, level_of

SAME = "same level"
OTHER = "other level"


class Answer(NamedTuple):
    """The shortest distance, and the levels that may be named with it: of equally near ones evil picks."""

    distance: int
    levels: tuple[str, ...]


def doors(b: Board, *, blocked: bool) -> list[Sector]:
    """Both sectors of every door, or of every blocked one."""
    chosen = [ends for door, ends in enumerate(b.map.doors) if not blocked or b.blocked >> door & 1]
    return [sector for ends in chosen for sector in ends]


def stairs(b: Board, colour: int | None) -> list[Sector]:
    """The stairs of a colour, or all."""
    pairs = b.map.pairs if colour is None else b.map.pairs[colour : colour + 1]
    return [sector for pair in pairs for sector in pair]


def sectors_like(shape: Shape, b: Board) -> list[Sector]:
    """The sectors of a shape."""
    return [sector for sector in range(SECTORS) if b.map.shape[sector] is shape]


def creatures_like(kind: Kind, b: Board) -> list[Sector]:
    """Where creatures of a kind are."""
    return [creature.at for creature in b.creatures if creature.kind is kind]


def place_of_room(room: Room, b: Board) -> list[Sector]:
    """Where a room is, if it is on the map."""
    return [sector_of(b, room)] if room in b.rooms else []


# A11.1, A11.5
TARGETS: dict[str, Callable[[Board], list[Sector]]] = {
    **{str(room): partial(place_of_room, room) for room in Room},
    "any room": lambda b: list(b.map.rooms),
    **{str(shape): partial(sectors_like, shape) for shape in Shape if shape is not Shape.ROOM},
    "door": lambda b: doors(b, blocked=False),
    "blocked door": lambda b: doors(b, blocked=True),
    "stairs": lambda b: stairs(b, None),
    "red stairs": lambda b: stairs(b, 0),
    "blue stairs": lambda b: stairs(b, 1),
    "light control unit": lambda b: list(b.map.lights),
    **{str(kind): partial(creatures_like, kind) for kind in Kind},
    "any creature": lambda b: [creature.at for creature in b.creatures],
    "danger token": lambda b: [sector for sector in range(SECTORS) if b.danger >> sector & 1],
    "mission token": lambda b: [sector_of(b, one.room) for one in b.missions if not one.completed],
}
"""What the hero may ask for, and where it all is."""


# A11.2, A11.3, A11.4, A11.6
def answer_to(b: Board, target: str) -> Answer | None:
    """The nearest of what was asked for, blocked doors or not; None if there is none on the map."""
    steps = b.map.distances(0).steps(b.hero)
    places = [sector for sector in TARGETS[target](b) if steps[sector] < FAR]
    if not places:
        return None
    near = min(steps[sector] for sector in places)
    levels = [SAME if level_of(one) == level_of(b.hero) else OTHER for one in places if steps[one] == near]
    return Answer(near, tuple(level for level in (SAME, OTHER) if level in levels))
