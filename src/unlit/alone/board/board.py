"""All that lies on the table: the map and the labyrinth, the hero's sheet, and evil's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.box.pieces import (
    ADRENALINE,
    CAPS,
    FINAL,
    UNLOCKED,
    Ability,
    Action,
    Deck,
    Kind,
    Room,
    Sector,
    Stats,
    level_of,
)
from unlit.alone.told.things import Charged, as_named, beings, beings_at
from unlit.kernel.board.fields import Copied, Shared, copying, same
from unlit.kernel.told.question import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unlit.alone.board.geometry import Map
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Door
    from unlit.alone.told.memory import Fact, Memory
    from unlit.alone.told.notes import Note
    from unlit.alone.told.things import Being, BeingAt, Named
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.option import Option

HERO: Seat = "hero"


class Creature:
    """A creature; the board knows where it is and whether it is wounded."""

    __slots__ = ("kind",)

    def __init__(self, kind: Kind) -> None:
        self.kind = kind


class Item(NamedTuple):
    """An item in the hero's inventory."""

    name: str
    charges: int
    upgraded: bool = False

    def __str__(self) -> str:
        return f"{self.charges} {self.name} upgraded" if self.upgraded else f"{self.charges} {self.name}"


class Mission(NamedTuple):
    """A mission in play, with the steps completed so far (A20.9)."""

    name: str
    room: Room
    steps: int = 0
    completed: bool = False


class Declaration(NamedTuple):
    """What the hero names with an action: the item used and its charges, if any, and the chosen targets."""

    item: Item | None = None
    charges: int = 0
    targets: tuple[Option, ...] = ()

    def named(self) -> tuple[Named, ...]:
        """The item's charges, if any, and the targets."""
        targets = tuple([as_named(target) for target in self.targets])
        return targets if self.item is None else (Charged(self.charges, self.item.name), *targets)


NOTHING_DECLARED = Declaration()


class Laid(NamedTuple):
    """A reaction card that was played or discarded: by whom, whether face down, and how many track spaces it covers."""

    card: str
    by: Seat
    down: bool
    spaces: int = 0


class Offer(NamedTuple):
    """A card that awaits the leader's approval, and the cards that could be offered face up at this moment."""

    card: str
    by: Seat
    down: bool
    among: tuple[str, ...]


class Board:
    """The pieces and their places; a set of sectors or doors is a mask of their numbers."""

    # Fields are also stored in this order: a new field comes last.
    dice: Copied[Dice]
    box: Shared[Box]  # the numbers on the cards, and how many there are of each

    # The map, and the creatures on it
    map: Shared[Map]
    creatures: Copied[dict[Creature, Sector]]
    wounded: Shared[frozenset[Creature]]
    moved: Shared[frozenset[Creature]]  # this turn, into the lighted sector where they are (A15.9)

    switches: frozenset[str]  # the rules that this table reads differently
    phase: str  # what comes next after a quiet moment
    difficulty: str

    # What lies on the map
    rooms: tuple[Room, ...]  # the room on each of the map's eight room spaces
    blocked: int
    lit: int
    danger: int
    conditions: Copied[dict[Sector, str]]
    revealed: int  # the labyrinth
    # The number by which the hero knows a revealed sector; it gets a new one each time it is revealed.
    labels: Copied[dict[Sector, int]]
    last_label: int
    # The hero knows how the sectors of a group lie relative to each other; a group has the number of its first sector.
    groups: Copied[dict[Sector, int]]
    hero: Sector
    memory: Shared[Memory | None]  # the hero's, of the labyrinth; None if the game did not start at the beginning

    # The hero's sheet
    character: str
    life: int
    control: int
    adrenaline: int
    marker: int  # spaces that the round marker has moved to the left
    round_kept: int  # rounds gained at the right end: the marker skips this many steps (A16.9)
    nightmare: bool
    turn: int  # 1 to 8
    experience: tuple[int, ...]
    items: tuple[Item, ...]
    companions: Copied[dict[str, int]]  # charges
    missions: tuple[Mission, ...]  # blue, green, red
    triggered: bool  # the final mission is in play
    scavenged: tuple[Room, ...]
    item_deck: tuple[str, ...]  # the next card is the last
    item_discards: tuple[str, ...]
    notes: Shared[tuple[Note, ...]]  # what the hero was told this round (A1.26)

    # The turn in progress
    actions: int  # still to be performed
    bullet_time: bool
    recovered: bool
    cards_played: int
    acting: Action | None  # in progress
    granted: Action | None  # by an item, once the action is resolved
    performed: tuple[tuple[Action, bool], ...]  # this turn, and whether each was dangerous

    # Evil
    leader: int  # the index of the leader's seat
    owned: Shared[dict[Seat, tuple[Deck, ...]]]  # the decks that each seat may draw from
    hands: Copied[dict[Seat, tuple[str, ...]]]
    decks: Copied[dict[Deck, tuple[str, ...]]]  # in play; the next card is the last
    discards: Copied[dict[Deck, tuple[Laid, ...]]]
    track: tuple[Laid, ...]
    offered: Offer | None
    danger_aside: int

    declared: Declaration  # with the action in progress; empty until the declaration is complete
    modules: Copied[dict[str, Any]]  # what each module of this table keeps, an immutable value

    __slots__ = tuple(__annotations__)

    def copy(self) -> Board:
        """A copy that shares nothing that can change."""
        return copied(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and same(self, other, KNOWN_BY)

    __hash__ = None  # type: ignore[assignment]  # a board changes


copied = copying(Board)


class Token(NamedTuple):
    """What tells a creature on the map apart from others."""

    kind: Kind
    at: Sector
    wounded: bool
    moved: bool


def tokens(b: Board) -> list[Token]:
    """The creatures on the map, in the order they arrived."""
    return [Token(one.kind, at, one in b.wounded, one in b.moved) for one, at in b.creatures.items()]


def facts(b: Board) -> list[Fact]:
    """What the hero remembers, oldest first."""
    found = []
    memory = b.memory
    while memory is not None:
        found.append(memory.fact)
        memory = memory.before
    found.reverse()
    return found


KNOWN_BY: dict[str, Callable[[Board], object]] = {
    "dice": lambda b: b.dice.state(),
    "map": lambda b: (b.map.faces, b.map.pairs),
    "creatures": tokens,
    "wounded": tokens,
    "moved": tokens,
    "memory": facts,
}


# A15.1, A15.2, A19.2
def stats_of(b: Board, kind: Kind) -> Stats:
    """A creature's numbers: from the side of the table that is up, or as the board changes them."""
    if kind.changed is not None:
        return kind.changed(b)
    return (b.box.nightmare if b.nightmare else b.box.calm)[kind]


def called(b: Board, creature: Creature) -> Being:
    """A creature as everyone names it."""
    return beings(creature.kind)[creature in b.wounded]


def in_words(b: Board, creature: Creature) -> str:
    """The name of a creature in words, as everyone names it."""
    return creature.kind.called[creature in b.wounded]


def named(b: Board, creature: Creature) -> BeingAt:
    """A creature and its place, as evil names it."""
    return beings_at(creature.kind)[creature in b.wounded][b.creatures[creature]]


def by_name(b: Board, creatures: Iterable[Creature]) -> dict[BeingAt, Creature]:
    """Creatures by evil's name for them; where several are identical, the first stands for all."""
    found: dict[BeingAt, Creature] = {}
    for creature in creatures:
        found.setdefault(named(b, creature), creature)
    return found


def by_look(b: Board, creatures: Iterable[Creature]) -> dict[Option, Creature]:
    """Creatures of one sector by the name everyone uses; where several are identical, the first stands for all."""
    found: dict[Option, Creature] = {}
    for creature in creatures:
        found.setdefault(called(b, creature), creature)
    return found


def creatures_at(b: Board, sector: Sector) -> list[Creature]:
    """The creatures there, in an order that does not tell how long each has been on the map."""
    found = [creature for creature, at in b.creatures.items() if at == sector]
    if len(found) > 1:
        found.sort(key=lambda creature: in_words(b, creature))
    return found


def creatures_on(b: Board, level: int) -> int:
    """How many creatures are on a level."""
    return len([at for at in b.creatures.values() if level_of(at) == level])


# A15.5
def tokens_left(b: Board, kind: Kind) -> int:
    """How many more of this kind can come."""
    return b.box.tokens[kind] - len([creature for creature in b.creatures if creature.kind is kind])


# A5.1
def is_revealed(b: Board, sector: Sector) -> bool:
    """Whether the sector, with all that it holds, is in the labyrinth."""
    return bool(b.revealed >> sector & 1)


# A5.8
def is_lit(b: Board, sector: Sector) -> bool:
    """Whether the lights are on."""
    return bool(b.lit >> sector & 1)


def is_dangerous(b: Board, sector: Sector) -> bool:
    """Whether a danger token lies there."""
    return bool(b.danger >> sector & 1)


def label(b: Board, sector: Sector) -> str:
    """The number by which the hero knows a revealed sector."""
    return str(b.labels[sector])


def sector_numbered(b: Board, number: int) -> Sector | None:
    """The revealed sector that the hero knows by this number, or None if it is no longer revealed."""
    return next((sector for sector, one in b.labels.items() if one == number), None)


def doors_of(b: Board, sector: Sector) -> list[Door]:
    """The doors of a sector."""
    return [door for door in b.map.door[sector] if door >= 0]


def is_blocked(b: Board, door: Door) -> bool:
    """Whether a door is blocked."""
    return bool(b.blocked >> door & 1)


def is_door_seen(b: Board, door: Door) -> bool:
    """Whether the hero sees a door, that is, whether one of its two sectors is revealed."""
    one, other = b.map.doors[door]
    return is_revealed(b, one) or is_revealed(b, other)


def sector_of(b: Board, room: Room) -> Sector:
    """Where a room lies."""
    return b.map.rooms[b.rooms.index(room)]


def room_at(b: Board, sector: Sector) -> Room | None:
    """The room there, or None if the sector is not a room."""
    return b.rooms[b.map.rooms.index(sector)] if sector in b.map.rooms else None


# A10.7
def healing_cap(b: Board) -> int:
    """The value beyond which nothing recovers, read from the position of the round marker."""
    return CAPS[min(b.marker, FINAL)]


# A17.1
def knows(b: Board, ability: Ability) -> bool:
    """Whether the hero has unlocked an ability, which takes two points."""
    return b.experience[ABILITY_ORDER.index(ability)] >= UNLOCKED


ABILITY_ORDER = list(Ability)


# A4.5, A17.6
def most_adrenaline(b: Board) -> int:
    """The size of a new pool: by the lower of the two health tracks, one more with Cold Blood. It is never exceeded."""
    return ADRENALINE[min(b.life, b.control)] + knows(b, Ability.COLD_BLOOD)


# A1.27
def leading(b: Board) -> Seat:
    """The leader's seat, which decides whatever is left to evil as a side."""
    return list(b.hands)[b.leader]


def evil_seats(b: Board) -> tuple[Seat, ...]:
    """All evil seats."""
    return tuple(b.hands)


# V1.15
def cast(b: Board) -> list[str]:
    """The characters that take part; two more if the table wants them, with or without the rest of their box."""
    return [name for name, row in b.box.characters.items() if not row.added or "characters" in b.switches]


def in_play(b: Board, name: str) -> bool:
    """Whether a mission is in play and not completed, so that it still hinders or helps."""
    return any(mission.name == name and not mission.completed for mission in b.missions)
