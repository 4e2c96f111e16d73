"""What options point at on the board, as the seat that is asked names it.

`here` is the sector of whoever moves or acts: the hero, or the creature that a question is about.
"""

from __future__ import annotations

from dataclasses import dataclass

from unlit.alone.box.pieces import Kind, Reach, Room, SectorName, Way
from unlit.kernel.told.spelling import Spelled
from unlit.kernel.told.word import Word


class Lies(Word):
    """What lies in a sector."""

    STAIRS = "stairs"
    MISSION = "mission"
    LIGHT_CONTROL_UNIT = "light-control-unit"
    DANGER = "danger"


@dataclass(frozen=True)
class Here(Spelled):
    """The sector itself."""


@dataclass(frozen=True)
class SideHere(Spelled):
    """A side of the sector."""

    way: Way


@dataclass(frozen=True)
class DoorHere(Spelled):
    """A door on a side of the sector."""

    way: Way


@dataclass(frozen=True)
class ThingHere(Spelled):
    """What lies in the sector."""

    thing: Lies


@dataclass(frozen=True)
class HeroHere(Spelled):
    """The hero."""


@dataclass(frozen=True)
class CreatureHere(Spelled):
    """A creature in the hero's sector; where evil names a kind, a creature that is not on the map yet."""

    wounded: bool
    kind: Kind


@dataclass(frozen=True)
class CreatureAhead(Spelled):
    """A creature this many sectors away from the hero."""

    wounded: bool
    kind: Kind
    way: Way
    far: Reach


@dataclass(frozen=True)
class CreatureAt(Spelled):
    """A creature on the map."""

    wounded: bool
    kind: Kind
    at: SectorName


@dataclass(frozen=True)
class MapSector(Spelled):
    """A sector of the map."""

    sector: SectorName


@dataclass(frozen=True)
class MapRoom(Spelled):
    """The sector of the map that holds this room."""

    room: Room


@dataclass(frozen=True)
class MapDoor(Spelled):
    """The door between two sectors of the map."""

    one: SectorName
    other: SectorName


@dataclass(frozen=True)
class MapThing(Spelled):
    """What lies in a sector of the map."""

    thing: Lies
    sector: SectorName
