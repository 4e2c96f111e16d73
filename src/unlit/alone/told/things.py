"""Things that players name when they are asked: the options that several questions share.

The rule that asks says what naming one means: a sector to spawn in, or a sector whose lights go out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from unlit.alone.box.pieces import (
    COMPASS,
    NAMES,
    WAYS,
    CardName,
    CharacterName,
    Charges,
    Deck,
    Face,
    ItemName,
    Kind,
    Landmark,
    Level,
    Reach,
    Room,
    SeatName,
    SectorName,
    SmallNumber,
    Way,
)
from unlit.alone.told.places import (
    CreatureAhead,
    CreatureAt,
    CreatureHere,
    DoorHere,
    Here,
    HeroHere,
    Lies,
    MapRoom,
    MapSector,
    SideHere,
    ThingHere,
)
from unlit.kernel.told.option import Bare, Option
from unlit.kernel.told.spelling import Spelled


@dataclass(frozen=True)
class Toward(Bare):
    """A direction; also the stairs, when the hero asks how far away they are."""

    way: Way

    def points_at(self) -> SideHere | ThingHere:
        """A side of the sector, or its stairs."""
        return ThingHere(Lies.STAIRS) if self.way is Way.STAIRS else SideHere(self.way)


@dataclass(frozen=True)
class At(Bare):
    """A sector of the map."""

    sector: SectorName

    def points_at(self) -> MapSector:
        """This sector."""
        return MapSector(self.sector)


@dataclass(frozen=True)
class Being(Bare):
    """A creature as everyone names it, or its kind."""

    wounded: bool
    kind: Kind

    def points_at(self) -> CreatureHere:
        """This creature."""
        return CreatureHere(self.wounded, self.kind)


@dataclass(frozen=True)
class BeingAt(Bare):
    """A creature and its place, as evil names it."""

    wounded: bool
    kind: Kind
    at: SectorName

    def points_at(self) -> CreatureAt:
        """This creature."""
        return CreatureAt(self.wounded, self.kind, self.at)


@dataclass(frozen=True)
class BeingAhead(Bare):
    """A creature that the hero sees at a distance: in which direction, and how many sectors away."""

    wounded: bool
    kind: Kind
    way: Way
    far: Reach

    def possible(self) -> bool:
        """Nobody sees through stairs."""
        return self.way in COMPASS

    def points_at(self) -> CreatureAhead:
        """This creature."""
        return CreatureAhead(self.wounded, self.kind, self.way, self.far)


@dataclass(frozen=True)
class RoomNamed(Bare):
    """A room."""

    room: Room

    def points_at(self) -> MapRoom:
        """Where the room is."""
        return MapRoom(self.room)


@dataclass(frozen=True)
class Nearest(Bare):
    """The nearest of these; anything else to locate is named as a room, a kind of creature, or stairs."""

    landmark: Landmark


@dataclass(frozen=True)
class DeckNamed(Bare):
    """A reaction deck."""

    deck: Deck


@dataclass(frozen=True)
class ReactionCard(Bare):
    """A reaction card in hand."""

    card: CardName


@dataclass(frozen=True)
class ItemCard(Bare):
    """An item, by name alone."""

    item: ItemName


@dataclass(frozen=True)
class ItemHeld(Bare):
    """An item in the inventory, by everything that tells items apart."""

    charges: Charges
    item: ItemName
    upgraded: bool


@dataclass(frozen=True)
class Character(Bare):
    """A character, as hero or companion."""

    character: CharacterName


@dataclass(frozen=True)
class Player(Bare):
    """Someone at the table."""

    seat: SeatName

    def points_at(self) -> HeroHere | None:
        """The hero; evil players have no figure."""
        return HeroHere() if self.seat == "hero" else None


@dataclass(frozen=True)
class OnLevel(Bare):
    """The level where the hero is, or the other one."""

    level: Level


@dataclass(frozen=True)
class Number(Bare):
    """A number of cards, charges or sectors."""

    number: SmallNumber


@dataclass(frozen=True)
class DieShowing(Bare):
    """A die, by what it shows."""

    face: Face


@dataclass(frozen=True)
class Free(Option):
    """Unblock a door of the sector."""

    way: Way

    def possible(self) -> bool:
        """Stairs have no door."""
        return self.way in COMPASS

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.way)


@dataclass(frozen=True)
class Block(Option):
    """Block a door of the sector."""

    way: Way

    def possible(self) -> bool:
        """Stairs have no door."""
        return self.way in COMPASS

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.way)


@dataclass(frozen=True)
class BlockNone(Option):
    """Leave the doors as they are."""


@dataclass(frozen=True)
class RepairLight(Option):
    """Repair the light control unit."""

    def points_at(self) -> ThingHere:
        """The light control unit."""
        return ThingHere(Lies.LIGHT_CONTROL_UNIT)


@dataclass(frozen=True)
class DoMission(Option):
    """Do a step of the mission."""

    def points_at(self) -> ThingHere:
        """The mission token."""
        return ThingHere(Lies.MISSION)


@dataclass(frozen=True)
class Charged(Spelled):
    """Charges of an item that the hero intends to spend."""

    charges: Charges
    item: ItemName


Target: TypeAlias = Room | Landmark | Way | Kind
"""What the hero may ask for."""

Named: TypeAlias = (
    Charged | Way | Being | BeingAhead | Room | Landmark | Free | Block | BlockNone | RepairLight | DoMission
)
"""What the hero may name with an action."""


@dataclass(frozen=True)
class Stop(Option):
    """Go no farther."""

    def points_at(self) -> Here:
        """The sector where the move ends."""
        return Here()


@dataclass(frozen=True)
class Stay(Option):
    """Do not move at all."""


@dataclass(frozen=True)
class Done(Option):
    """No more of these."""


TOWARD: Final = tuple(Toward(way) for way in WAYS)
AT: Final = tuple(At(name) for name in NAMES)
ROOM_NAMED: Final = {room: RoomNamed(room) for room in Room}
NEAREST: Final = {landmark: Nearest(landmark) for landmark in Landmark}
DECK_NAMED: Final = {deck: DeckNamed(deck) for deck in Deck}
ON_LEVEL: Final = {level: OnLevel(level) for level in Level}
MOST: Final = 20  # the largest number anyone names
NUMBERS: Final = tuple(Number(number) for number in range(MOST + 1))
SHOWING: Final = {face: DieShowing(face) for face in Face}
FREE: Final = tuple(Free(way) for way in COMPASS)
BLOCK: Final = tuple(Block(way) for way in COMPASS)
NO_DOOR: Final = BlockNone()
STOP: Final = Stop()
STAY: Final = Stay()
DONE: Final = Done()


@cache
def beings(kind: Kind) -> tuple[Being, Being]:
    """A creature of this kind as everyone names it: unwounded and wounded."""
    return Being(wounded=False, kind=kind), Being(wounded=True, kind=kind)


@cache
def beings_at(kind: Kind) -> tuple[tuple[BeingAt, ...], tuple[BeingAt, ...]]:
    """A creature of this kind in each sector, as evil names it: unwounded and wounded."""
    unwounded, wounded = (tuple(BeingAt(hurt, kind, name) for name in NAMES) for hurt in (False, True))
    return unwounded, wounded


@cache
def reaction_card(name: CardName) -> ReactionCard:
    """This card."""
    return ReactionCard(name)


@cache
def item_card(name: ItemName) -> ItemCard:
    """This item."""
    return ItemCard(name)


@cache
def item_held(charges: int, name: ItemName, upgraded: bool) -> ItemHeld:
    """An item in this state."""
    return ItemHeld(charges, name, upgraded)


@cache
def character(name: CharacterName) -> Character:
    """This character."""
    return Character(name)


@cache
def player(seat: SeatName) -> Player:
    """The player in this seat."""
    return Player(seat)


def place_meant(option: RoomNamed | Nearest | Toward) -> Room | Landmark | Way:
    """What an option without a verb names."""
    if isinstance(option, RoomNamed):
        return option.room
    return option.landmark if isinstance(option, Nearest) else option.way


def target_meant(option: Option) -> Target:
    """What an option asks for."""
    if isinstance(option, Being):
        return option.kind
    assert isinstance(option, (RoomNamed, Nearest, Toward))
    return place_meant(option)


def as_named(option: Option) -> Named:
    """What the hero named with an action."""
    if isinstance(option, (RoomNamed, Nearest, Toward)):
        return place_meant(option)
    assert isinstance(option, (Being, BeingAhead, Free, Block, BlockNone, RepairLight, DoMission))
    return option
