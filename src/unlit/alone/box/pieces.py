"""The pieces of the game: ways, sectors, kinds of sectors, creatures, rooms, decks, and their printed numbers."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, ClassVar, NamedTuple, TypeAlias

from unlit.kernel.errors import BrokenRule
from unlit.kernel.told.word import Word

COLUMNS = 4
ROWS = 6
LEVEL = COLUMNS * ROWS  # sectors of a level
SECTORS = 2 * LEVEL

Sector: TypeAlias = int  # level * 24 + row * 4 + column
Door: TypeAlias = int  # numbered by the map
SectorName: TypeAlias = str
CardName: TypeAlias = str
ItemName: TypeAlias = str
CharacterName: TypeAlias = str
SeatName: TypeAlias = str
MissionName: TypeAlias = str
ConditionName: TypeAlias = str
SectorNumber: TypeAlias = int  # the hero knows a revealed sector by it
Charges: TypeAlias = int  # of an item
Reach: TypeAlias = int  # sectors in line of sight
SmallNumber: TypeAlias = int


class Way(IntEnum):
    """A direction: north, east, south, west, or the stairs of the sector."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    STAIRS = 4

    def __str__(self) -> str:
        return WAY_NAMES[self]


WAYS = tuple(Way)
WAY_NAMES = tuple(way.name.lower() for way in WAYS)
COMPASS = (Way.NORTH, Way.EAST, Way.SOUTH, Way.WEST)


class Shape(Word):
    """A2.8: what a sector is, seen from above."""

    ROOM = "room"
    CORRIDOR = "corridor"
    CURVE = "curve"
    JUNCTION = "junction"
    CROSS = "cross"


class Side(Word):
    """What stands in the middle of a side of a sector."""

    WALL = "wall"
    OPEN = "open"
    DOOR = "door"
    BLOCKED = "blocked"


class Level(Word):
    """The level of a sector, as the hero hears it."""

    SAME = "same-level"
    OTHER = "other-level"


class Whence(Word):
    """A7.4, A7.5: where a noise without a direction comes from."""

    HERE = "here"
    OTHER_LEVEL = "other-level"
    NOWHERE = "nowhere"  # blocked doors leave no path


class Element(Word):
    """A2.9: what a sector holds, except creatures and condition tokens; its doors belong to its sides."""

    RED_STAIRS = "red-stairs"
    BLUE_STAIRS = "blue-stairs"
    LIGHT_CONTROL_UNIT = "light-control-unit"
    LIGHT = "light"
    DANGER = "danger"
    BLUE_MISSION = "blue-mission"
    GREEN_MISSION = "green-mission"
    RED_MISSION = "red-mission"


class Landmark(Word):
    """What the hero may ask for, other than a room or a kind of creature."""

    ANY_ROOM = "any room"
    CORRIDOR = "corridor"
    CURVE = "curve"
    JUNCTION = "junction"
    CROSS = "cross"
    DOOR = "door"
    BLOCKED_DOOR = "blocked door"
    RED_STAIRS = "red stairs"
    BLUE_STAIRS = "blue stairs"
    LIGHT_CONTROL_UNIT = "light control unit"
    ANY_CREATURE = "any creature"
    LIGHTED_SECTOR = "lighted sector"
    DANGER_TOKEN = "danger token"
    CONDITION_TOKEN = "condition token"
    MISSION_TOKEN = "mission token"


def level_of(sector: Sector) -> int:
    """0 or 1."""
    return sector // LEVEL


NAMES = tuple(
    f"{'abcdefgh'[level * COLUMNS + column]}{row + 1}"
    for level in range(2)
    for row in range(ROWS)
    for column in range(COLUMNS)
)
"""The name of each sector: columns a to d on the first level, e to h on the second, rows 1 to 6."""
SECTOR_OF = {name: sector for sector, name in enumerate(NAMES)}


class Stats(NamedTuple):
    """A creature's numbers: hits to wound and to kill, dice in the dark and in the light, fright, spawn distance."""

    wound: int
    kill: int
    dark: int
    light: int
    fright: int
    spawn: int


class Kind:
    """A kind of creature: its name, its letter, and whether it is the only one; its numbers are in the box.

    For cards and for locating, a kind counts as the kind it is `like`: itself, or the one whose symbol it bears. If a
    kind is not in the creature table, `changed` works out its numbers from the board.
    """

    __slots__ = ("called", "changed", "letter", "like", "name", "single")

    SPORES: ClassVar[Kind]
    PARASITE: ClassVar[Kind]
    CULTIST: ClassVar[Kind]
    MUTANT: ClassVar[Kind]
    WORM: ClassVar[Kind]
    KEEPER: ClassVar[Kind]
    QUEEN: ClassVar[Kind]

    def __init__(
        self,
        name: str,
        letter: str,
        *,
        single: bool = True,
        like: Kind | None = None,
        changed: Callable[[Any], Stats] | None = None,
    ) -> None:
        self.name = name
        self.letter = letter
        self.single = single
        self.like: Kind = self if like is None else like
        self.changed = changed
        self.called = (name, f"wounded {name}")  # unwounded and wounded, as everyone names it

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<kind {self.name}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        return kind_named, (self.name,)

    @staticmethod
    def of_name(name: str) -> Kind:
        """The kind with this name."""
        return KINDS[name]

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all kinds."""
        return tuple(KINDS)


KINDS: dict[str, Kind] = {}
"""Every kind by name: the five regular ones in the order of the creature table, the two bosses, then the others."""


def enter_kind(kind: Kind) -> Kind:
    """Register a kind."""
    if kind.name in KINDS or any(kind.letter == other.letter for other in KINDS.values()):
        raise BrokenRule(f"there are two kinds called {kind.name} or {kind.letter}")
    KINDS[kind.name] = kind
    return kind


def kind_named(name: str) -> Kind:
    """The kind with this name."""
    return KINDS[name]


# A15.2
def in_nightmare(stats: Stats) -> Stats:
    """One more die, one more fright, one less spawn distance; life does not change."""
    return stats._replace(dark=stats.dark + 1, light=stats.light + 1, fright=stats.fright + 1, spawn=stats.spawn - 1)


def of_the_table(name: str, *, single: bool = False) -> Kind:
    """Register a kind from the creature table."""
    return enter_kind(Kind(name, name[0], single=single))


Kind.SPORES = of_the_table("spores")
Kind.PARASITE = of_the_table("parasite")
Kind.CULTIST = of_the_table("cultist")
Kind.MUTANT = of_the_table("mutant")
Kind.WORM = of_the_table("worm")
Kind.KEEPER = of_the_table("keeper", single=True)
Kind.QUEEN = of_the_table("queen", single=True)

REGULAR = (Kind.SPORES, Kind.PARASITE, Kind.CULTIST, Kind.MUTANT, Kind.WORM)
BOSSES = (Kind.KEEPER, Kind.QUEEN)
TABLE = REGULAR + BOSSES  # the kinds of the creature table
MOST_ON_A_LEVEL = 4
MOST_DANGER_ON_A_LEVEL = 8


class Ability(Word):
    """A17.2: what the hero learns by killing, in the order of the creature table."""

    COURAGE = "courage"
    COLD_BLOOD = "cold blood"
    ACUTE_SIGHT = "acute sight"
    PRECISION = "precision"
    DEXTERITY = "dexterity"


LEARNED_FROM = dict(zip(REGULAR, Ability, strict=True))
UNLOCKED = 2  # points


class Face(Word):
    """What a die shows."""

    HIT = "hit"
    BAR = "bar"
    MISS = "miss"


DIE = (Face.HIT, Face.HIT, Face.BAR, Face.BAR, Face.MISS, Face.MISS)


class Purpose(Word):
    """What dice are rolled for."""

    FIGHT = "fight"
    ATTACK = "attack"
    OPPORTUNITY = "opportunity"
    COURAGE = "courage"


class DoorState(Word):
    """A6.14: the state of a door."""

    BLOCKED = "blocked"
    OPEN = "open"


class Lighting(Word):
    """A5.12: how bright a sector is."""

    LIGHT = "light"
    DARK = "dark"


class Safety(Word):
    """A2.14: whether a danger token lies in a sector."""

    DANGER = "danger"
    SAFE = "safe"


class Action(Word):
    """A3.3: what a hero can do in a turn."""

    MOVE = "move"
    EXPLORE = "explore"
    FIGHT = "fight"
    LOCATE = "locate"
    SCAVENGE = "scavenge"
    INTERACT = "interact"


class Damage(Word):
    """The two kinds of damage, which are also icons on reaction cards."""

    LIFE = "life"
    CONTROL = "self-control"


class Deck(Word):
    """The four reaction decks."""

    FURY = "fury"
    SPEED = "speed"
    TERROR = "terror"
    TRAPS = "traps"


class Room(Word):
    """The eight rooms."""

    INFIRMARY = "infirmary"
    CONTROL_ROOM = "control room"
    LABORATORY = "laboratory"
    VENTILATION_ROOM = "ventilation room"
    GENERATOR_ROOM = "generator room"
    ESCAPE_PODS = "escape pods"
    CANTEEN = "canteen"
    ARCHIVE = "archive"


class Colour(Word):
    """The colours of missions: a hindrance, some help, the way out."""

    BLUE = "blue"
    GREEN = "green"
    RED = "red"


class Matrix(Word):
    """What an item is made of, and what it needs to be upgraded."""

    CHEMICAL = "chemical"
    ELECTRICAL = "electrical"
    MECHANICAL = "mechanical"


TOP = 12  # of both health tracks
TURNS = 8  # of a round
HAND = {1: 10, 2: 6, 3: 4}  # cards of each evil player, by how many play
CARDS_A_TURN = 2
TRACK = 12  # spaces of the reaction track
TRACK_DANGER = 6  # the last six show a danger symbol
CHARGES = 3
MOST_CHARGES = 6  # four on an item that a technician draws, and two more
COMPANION_CHARGES = 6
MOST_ITEMS = 6
START_ADRENALINE = 3

# The round track from the right: four ordinary spaces, then the final one, each with its healing cap.
CAPS = (12, 9, 7, 4, 3)
FINAL = len(CAPS) - 1

# The adrenaline track: the most tokens by the lower of the two health tracks.
ADRENALINE = (5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3)
