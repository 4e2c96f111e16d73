"""Sectors that the hero has seen and that are gone from the labyrinth, as they looked last."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from unlit.alone.board import HERO
from unlit.alone.labyrinth import COLOURS
from unlit.alone.layouts import since
from unlit.alone.memory import DoorSeen, Gone, Seen
from unlit.alone.parts import COMPASS
from unlit.alone.view import Place, Spot, spots

if TYPE_CHECKING:
    from unlit.alone.board import Board
    from unlit.alone.memory import Memory
    from unlit.alone.parts import Way
    from unlit.kernel.question import Seat

BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows to the north, east, south and west


class Notes(NamedTuple):
    """The sectors of the labyrinth and those that are gone, by their numbers, as they looked when last seen."""

    seen: dict[int, Place]
    gone: dict[int, Place]


def remembered(b: Board, seat: Seat) -> tuple[Place, ...] | None:
    """What the hero would have noted on paper; what lies to a revealed sector as the hero knows is in its group."""
    if seat != HERO:
        return None
    return laid_beside(b, *notes(b.memory)) if b.memory is not None else ()


def notes(memory: Memory) -> Notes:
    """What was noted up to here; only the last place keeps it, since who goes back is rare."""
    node, facts = since(memory, lambda one: one.notes is not None)
    seen, gone = ({}, {}) if node is None or node.notes is None else (dict(node.notes.seen), dict(node.notes.gone))
    for fact in facts:
        if isinstance(fact, Seen):
            place = as_seen(fact, seen | gone)
            overlaid = [one for one, old in gone.items() if where(old) == where(place)]
            for number in overlaid:
                del gone[number]
            seen[fact.number] = place
        elif isinstance(fact, DoorSeen) and fact.number in seen:
            seen[fact.number] = with_door(seen[fact.number], fact.way, blocked=fact.blocked)
            for number, old in gone.items():
                if where(old) == beyond(seen[fact.number], fact.way):
                    gone[number] = with_door(old, COMPASS[fact.way - 2], blocked=fact.blocked)
        elif isinstance(fact, Gone) and fact.number in seen:
            place = seen.pop(fact.number)
            gone[fact.number] = replace(place, holds=holding(lasting(place), fact))
    if node is not None:
        node.notes = None
    memory.notes = Notes(seen, gone)
    return memory.notes


def where(place: Place) -> Spot:
    """Its part of the labyrinth, and where in it."""
    return Spot(place.group, place.column, place.row)


def as_seen(fact: Seen, known: dict[int, Place]) -> Place:
    """A sector that came into the labyrinth: beside one that the hero knows, or as the first of another part."""
    group, column, row = fact.number, 0, 0
    if fact.place is not None and not fact.place.by_stairs and fact.place.beside in known:
        beside = known[fact.place.beside]
        group, column, row = beside.group, beside.column + fact.place.column, beside.row + fact.place.row
    sides, colour, unit = fact.look
    lasts = [str(COLOURS[colour])] if colour >= 0 else []
    lasts += ["light-control-unit"] if unit else []
    place = Place(
        fact.number, group, column, row, str(fact.room or shape_of(sides)), sides, " ".join(lasts), hero=False
    )
    for way in fact.blocked:
        place = with_door(place, way, blocked=True)
    return replace(place, holds=holding(lasts, fact))


def shape_of(sides: str) -> str:
    """A corridor, curve, junction or crossing, by its open sides."""
    north, east, south, west = (side != "#" for side in sides)
    ways = north + east + south + west
    if ways == 4:
        return "cross"
    if ways == 3:
        return "junction"
    return "corridor" if (north and south) or (east and west) or ways < 2 else "curve"


def lasting(place: Place) -> list[str]:
    """What no turn changes."""
    return [word for word in place.holds.split() if word in (*map(str, COLOURS), "light-control-unit")]


def holding(lasts: list[str], fact: Seen | Gone) -> str:
    """What a sector held when it was seen."""
    found = [*lasts]
    found += ["light"] if fact.lit else []
    found += ["danger"] if fact.danger else []
    found += [fact.condition] if fact.condition else []
    return " ".join(found + [kind.called[wounded] for kind, wounded in fact.creatures])


def beyond(place: Place, way: Way) -> Spot:
    """Where the sector on the other side lies."""
    columns, rows = BESIDE[way]
    return Spot(place.group, place.column + columns, place.row + rows)


def with_door(place: Place, way: Way, *, blocked: bool) -> Place:
    """A door that was seen blocked or unblocked."""
    sides = list(place.sides)
    sides[way] = "x" if blocked else "d"
    return replace(place, sides="".join(sides))


def laid_beside(b: Board, seen: dict[int, Place], gone: dict[int, Place]) -> tuple[Place, ...]:
    """The sectors that are gone, in the rows and columns of the labyrinth as it is drawn now."""
    drawn = {b.labels[sector]: spot for sector, spot in spots(b).items()}
    shifts: dict[int, Spot] = {}
    for number, place in seen.items():
        if number in drawn:
            now = drawn[number]
            shifts.setdefault(place.group, Spot(now.group, now.column - place.column, now.row - place.row))
    taken = set(drawn.values())
    found = []
    for place in gone.values():
        group, column, row = shifts.get(place.group, (-place.group, 0, 0))
        moved = replace(place, group=group, column=place.column + column, row=place.row + row)
        if where(moved) not in taken:
            found.append(moved)
    return tuple(found)
