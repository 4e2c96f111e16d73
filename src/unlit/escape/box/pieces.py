"""The pieces of the game: ways, stats, dice, icons, enemies, and their printed numbers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, NamedTuple, TypeAlias

from unlit.kernel.told.word import Word

Person: TypeAlias = str
"""The seat of a character, which bears its name."""
TileName: TypeAlias = str
CardName: TypeAlias = str
SkillName: TypeAlias = str
ItemName: TypeAlias = str

PEOPLE: tuple[Person, ...] = ("iris", "jonas", "kwame", "lena")
"""The characters, in the order in which they take their seats."""

Tile: TypeAlias = int  # its number on the map, in the order in which tiles were laid
INFIRMARY: Tile = -1
GONE: Tile = -2  # out of the game


class FateName(Word):
    """How a player can leave the game; the last two occur in one scenario each."""

    ESCAPED = "escaped"
    KILLED = "killed"
    LOST = "lost"
    TAKEN = "taken"
    DEVOURED = "devoured"


FATES = tuple(map(str, FateName))


class Way(IntEnum):
    """A side of a tile."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def __str__(self) -> str:
        return WAY_NAMES[self]


WAYS = tuple(Way)
WayName: TypeAlias = Literal["north", "east", "south", "west"]
WAY_NAMES: tuple[WayName, ...] = ("north", "east", "south", "west")
BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))  # columns and rows to the north, east, south and west


class DoorSide(Word):
    """The side of a tile that a door is on; on a long side with the number of the space, from the north or west."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
    NORTH_1 = "north 1"
    NORTH_2 = "north 2"
    EAST_1 = "east 1"
    EAST_2 = "east 2"
    SOUTH_1 = "south 1"
    SOUTH_2 = "south 2"
    WEST_1 = "west 1"
    WEST_2 = "west 2"


SHORT_SIDES: Final = (DoorSide.NORTH, DoorSide.EAST, DoorSide.SOUTH, DoorSide.WEST)
LONG_SIDES: Final = (
    (DoorSide.NORTH_1, DoorSide.NORTH_2),
    (DoorSide.EAST_1, DoorSide.EAST_2),
    (DoorSide.SOUTH_1, DoorSide.SOUTH_2),
    (DoorSide.WEST_1, DoorSide.WEST_2),
)
"""The sides of a small tile and of a large one, by direction."""


class Stat(Word):
    """What a character can do."""

    INTELLIGENCE = "intelligence"
    STRENGTH = "strength"
    SPEED = "speed"
    TOUGHNESS = "toughness"


BASE = {Stat.INTELLIGENCE: 4, Stat.STRENGTH: 4, Stat.SPEED: 2, Stat.TOUGHNESS: 1}  # E1.2
SKILLS_EACH = 2
HANDS = 2

# E1.5; where the printed track is not known, the numbers are our own
LEAST_FEAR, FIRST_FEAR, MOST_FEAR, FEAR_AFTER_INFIRMARY = 1, 3, 8, 4
BY_FEAR = {
    1: {Stat.INTELLIGENCE: 1, Stat.STRENGTH: -1},
    2: {Stat.INTELLIGENCE: 1, Stat.STRENGTH: -1},
    5: {Stat.STRENGTH: 1},
    6: {Stat.STRENGTH: 1},
    7: {Stat.INTELLIGENCE: -1, Stat.STRENGTH: 1, Stat.SPEED: 1},
    8: {Stat.INTELLIGENCE: -1, Stat.STRENGTH: 1, Stat.SPEED: 1},
}
TERROR = 7  # from here on, vents are closed and clones come (E3.3, E3.4)
FEAR_SEEN_BY_CLONES, THREAT_SEEN_BY_GUARDS = 5, 3  # E15.6


class FearStep(Word):
    """A step on the fear track."""

    LESS = "less fear"
    MORE = "more fear"


FEARS: Final = {FearStep.LESS: -1, FearStep.MORE: 1}


class Ability(Word):
    """What a card can do that other cards cannot."""

    ITS_OWN = "its ability"


ABILITY: Final = Ability.ITS_OWN
Gain: TypeAlias = Stat | FearStep | Ability
"""What a card may be played for."""


class Purpose(Word):
    """What dice are rolled for."""

    ATTACK = "attack"
    BULL_RUSH = "bull rush"
    OUTWIT = "outwit"
    UNLOCK = "unlock"
    ACCESS = "access"
    LIGHT = "light"
    EVENT = "event"
    REROLL = "reroll"


MOST_VITALITY = 5  # the largest hand; 0 is the skull (E1.3)


class Face(Word):
    """What a die shows."""

    INTELLIGENCE = "intelligence"
    INTELLIGENCE_2 = "intelligence-2"
    STRENGTH = "strength"
    STRENGTH_2 = "strength-2"
    SPEED = "speed"


DIE = (
    Face.INTELLIGENCE,
    Face.INTELLIGENCE_2,
    Face.STRENGTH,
    Face.STRENGTH_2,
    Face.SPEED,
    Face.SPEED,
)

# E7.1
ICONS_OF = {
    Stat.INTELLIGENCE: {Face.INTELLIGENCE: 1, Face.INTELLIGENCE_2: 2},
    Stat.STRENGTH: {Face.STRENGTH: 1, Face.STRENGTH_2: 2},
}


class Icon(Word):
    """What is printed on a tile (E6.2)."""

    FEAR = "fear"
    FEAR_AGAIN = "fear again"
    SECURITY = "security"
    SECURITY_AGAIN = "security again"
    FACILITY = "facility"
    MEDICAL = "medical supplies"
    CRATE = "crate"
    LAB = "lab"
    PANEL = "control panel"
    GENERATOR = "generator"
    ELEVATOR = "elevator"
    DARKNESS = "darkness"
    NEST = "clone nest"
    POST = "guard post"
    SWARM = "swarm"


MARKED = (Icon.NEST, Icon.POST, Icon.SWARM)
"""Icons that are not printed on any tile but added by markers."""
AGAIN = (Icon.FEAR_AGAIN, Icon.SECURITY_AGAIN)
# E6.3
SECTION = {
    Icon.FEAR: Icon.FEAR,
    Icon.FEAR_AGAIN: Icon.FEAR,
    Icon.SECURITY: Icon.SECURITY,
    Icon.SECURITY_AGAIN: Icon.SECURITY,
    Icon.FACILITY: Icon.FACILITY,
}
"""The section of an event card that applies for each event icon."""


class TurnEnd(Word):
    """When an event card is drawn without any of its sections counting."""

    IT = "turn end"


class Kind(Word):
    """The kinds of enemies."""

    GUARD = "guard"
    CLONE = "clone"
    HYBRID = "hybrid"
    CRONOS = "cronos"


ALIENS = (Kind.CLONE, Kind.HYBRID, Kind.CRONOS)


class Camp(Word):
    """The two sides that the enemies are on."""

    GUARDS = "guards"
    ALIENS = "aliens"


class Enemy(NamedTuple):
    """One of the numbered markers."""

    kind: Kind
    number: int

    def __str__(self) -> str:
        return f"{self.kind._value_} {self.number}"


Against: TypeAlias = Enemy | DoorSide | Camp
"""Whom or what a challenge is against: an enemy, a door, or one of the two camps."""


class Stats(NamedTuple):
    """An enemy's attack dice, its toughness, and how many enemies it counts as against players who want to leave."""

    attack: int
    toughness: int
    counts: int


ATTACK_ICON = {
    Kind.GUARD: Stat.STRENGTH,
    Kind.CLONE: Stat.STRENGTH,
    Kind.HYBRID: Stat.INTELLIGENCE,
    Kind.CRONOS: Stat.STRENGTH,
}
MARKERS = {Kind.GUARD: 12, Kind.CLONE: 12, Kind.HYBRID: 3, Kind.CRONOS: 1}
"""How many markers of each kind the box holds."""
ENEMIES: Final = tuple(Enemy(kind, number) for kind, most in MARKERS.items() for number in range(1, most + 1))
LOCKS = 12  # markers for locked doors

# E15.2: each hybrid has its own symbol
HYBRIDS = {1: Stat.INTELLIGENCE, 2: Stat.STRENGTH, 3: Stat.SPEED}


class Acting(Word):
    """Which enemies an event card's box makes act (E15.1)."""

    NOBODY = "nobody"
    GUARDS = "guards"
    CLONES = "clones"
    GUARDS_CLONES = "guards then clones"
    CLONES_GUARDS = "clones then guards"


ACT = {
    Acting.NOBODY: (),
    Acting.GUARDS: (Kind.GUARD,),
    Acting.CLONES: (Kind.CLONE,),
    Acting.GUARDS_CLONES: (Kind.GUARD, Kind.CLONE),
    Acting.CLONES_GUARDS: (Kind.CLONE, Kind.GUARD),
}

OFF_THE_MAP = "infirmary"
"""The tile that lies beside the map."""
SLEEPERS = {"green lab": 1, "red lab": 2, "white lab": 3}
"""The hybrid that sleeps in each lab: the mind, the arm, the leg."""
