"""Sectors that the hero has seen and that have left the labyrinth, as they last looked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from unlit.alone.board.board import HERO
from unlit.alone.box.pieces import COMPASS, Shape, Side
from unlit.alone.mind.layouts import since
from unlit.alone.paper.picture import SIDES
from unlit.alone.seen.shown import CreatureShown, Holds, Stairs, or_nothing
from unlit.alone.seen.view import Place, Spot, spots
from unlit.alone.told.memory import DoorSeen, Gone, Seen, WorkedOut

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Way
    from unlit.alone.seen.view import Sides
    from unlit.alone.told.memory import Memory
    from unlit.kernel.told.question import Seat

DRAWN = {sign: side for side, sign in SIDES.items()}
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows to the north, east, south and west


class Notes(NamedTuple):
    """The sectors in the labyrinth and those that have left it, by number, as they looked when last seen."""

    seen: dict[int, Place]
    gone: dict[int, Place]


NOTES: WorkedOut[Notes] = WorkedOut()


def remembered(b: Board, seat: Seat) -> tuple[Place, ...] | None:
    """What the hero would have noted on paper; a sector with a known place among revealed ones is in their group."""
    if seat != HERO:
        return None
    return laid_beside(b, *notes(b.memory)) if b.memory is not None else ()


def notes(memory: Memory) -> Notes:
    """What was noted up to here; only the latest memory keeps it, since going back is rare."""
    node, facts = since(memory, lambda one: NOTES.at(one) is not None)
    before = NOTES.at(node) if node is not None else None
    seen, gone = ({}, {}) if before is None else (dict(before.seen), dict(before.gone))
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
            gone[fact.number] = replace(place, holds=as_it_was(place.holds, fact))
    if node is not None:
        NOTES.forget(node)
    found = Notes(seen, gone)
    NOTES.keep(memory, found)
    return found


def where(place: Place) -> Spot:
    """Its part of the labyrinth, and where it lies there."""
    return Spot(place.group, place.column, place.row)


def as_seen(fact: Seen, known: dict[int, Place]) -> Place:
    """A sector that came into the labyrinth: next to one that the hero knows, or as the first of a new part."""
    group, column, row = fact.number, 0, 0
    if fact.place is not None and not fact.place.by_stairs and fact.place.beside in known:
        beside = known[fact.place.beside]
        group, column, row = beside.group, beside.column + fact.place.column, beside.row + fact.place.row
    drawn, colour, unit = fact.look
    north, east, south, west = (DRAWN[sign] for sign in drawn)
    sides = north, east, south, west
    stairs = (Stairs.RED, Stairs.BLUE)[colour] if colour >= 0 else None
    holds = as_it_was(Holds(stairs, unit), fact)
    place = Place(fact.number, group, column, row, fact.room or shape_of(sides), sides, holds)
    for way in fact.blocked:
        place = with_door(place, way, blocked=True)
    return place


def shape_of(sides: Sides) -> Shape:
    """A corridor, curve, junction or crossing, by its open sides."""
    north, east, south, west = (side is not Side.WALL for side in sides)
    ways = north + east + south + west
    if ways == 4:
        return Shape.CROSS
    if ways == 3:
        return Shape.JUNCTION
    return Shape.CORRIDOR if (north and south) or (east and west) or ways < 2 else Shape.CURVE


def as_it_was(holds: Holds, fact: Seen | Gone) -> Holds:
    """What a sector held when it was seen; its stairs and its light control unit never change."""
    creatures = tuple(CreatureShown(kind.name, wounded) for kind, wounded in fact.creatures)
    lasting = holds.stairs, holds.control_unit
    return or_nothing(Holds(*lasting, fact.lit, fact.danger, fact.condition, creatures=creatures))


def beyond(place: Place, way: Way) -> Spot:
    """Where the sector on the other side lies."""
    columns, rows = BESIDE[way]
    return Spot(place.group, place.column + columns, place.row + rows)


def with_door(place: Place, way: Way, *, blocked: bool) -> Place:
    """The place with this door seen as blocked or unblocked."""
    door = Side.BLOCKED if blocked else Side.DOOR
    north, east, south, west = (door if one == way else side for one, side in zip(COMPASS, place.sides, strict=True))
    return replace(place, sides=(north, east, south, west))


def laid_beside(b: Board, seen: dict[int, Place], gone: dict[int, Place]) -> tuple[Place, ...]:
    """The sectors that have left the labyrinth, in the rows and columns of the labyrinth as drawn now."""
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
