"""All that lies on the table: the map and the labyrinth, the hero's sheet, evil's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.modules import modules_of
from unlit.alone.parts import (
    ADRENALINE,
    CAPS,
    FINAL,
    MOST_ON_A_LEVEL,
    UNLOCKED,
    Ability,
    Kind,
    Room,
    Stats,
    level_of,
)
from unlit.alone.things import Charged, as_named, beings, beings_at
from unlit.kernel.question import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.alone.boxes import Box
    from unlit.alone.geometry import Map
    from unlit.alone.memory import Memory
    from unlit.alone.parts import Action, Deck, Door, Sector
    from unlit.alone.things import Being, BeingAt, Named
    from unlit.kernel.dice import Dice
    from unlit.kernel.option import Option

HERO: Seat = "hero"


class Creature:
    """A creature; where it is, and whether it is wounded, lies on the board."""

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
    """A mission in play, with the steps done for it so far (A20.9)."""

    name: str
    room: Room
    steps: int = 0
    completed: bool = False


class Declaration(NamedTuple):
    """What the hero names with an action: an item and its charges, if one is used, and the targets chosen."""

    item: Item | None = None
    charges: int = 0
    targets: tuple[Option, ...] = ()

    def named(self) -> tuple[Named, ...]:
        """The charges of the item, and the targets."""
        targets = tuple([as_named(target) for target in self.targets])
        return targets if self.item is None else (Charged(self.charges, self.item.name), *targets)


NOTHING_DECLARED = Declaration()


class Laid(NamedTuple):
    """A reaction card that was played or discarded: by whom, face down or not, and how much of the track it covers."""

    card: str
    by: Seat
    down: bool
    spaces: int = 0


class Offer(NamedTuple):
    """A card for which the leader's approval is asked, and those that could be asked for face up at this moment."""

    card: str
    by: Seat
    down: bool
    among: tuple[str, ...]


class Board:
    """The pieces and their places; a set of sectors or doors is a mask of their numbers."""

    __slots__ = (
        "acting",
        "actions",
        "adrenaline",
        "blocked",
        "box",
        "bullet_time",
        "cards_played",
        "character",
        "companions",
        "conditions",
        "control",
        "creatures",
        "danger",
        "danger_aside",
        "decks",
        "declared",
        "dice",
        "difficulty",
        "discards",
        "experience",
        "granted",
        "groups",
        "hands",
        "hero",
        "item_deck",
        "item_discards",
        "items",
        "labels",
        "last_label",
        "leader",
        "life",
        "lit",
        "map",
        "marker",
        "memory",
        "missions",
        "modules",
        "moved",
        "nightmare",
        "notes",
        "offered",
        "owned",
        "performed",
        "phase",
        "recovered",
        "revealed",
        "rooms",
        "round_kept",
        "scavenged",
        "switches",
        "track",
        "triggered",
        "turn",
        "wounded",
    )

    dice: Dice
    box: Box  # the numbers of the cards, and how many there are of each
    phase: str  # what comes next, from one quiet moment on
    difficulty: str
    switches: frozenset[str]  # the rules that this table reads otherwise

    # The map
    map: Map
    rooms: tuple[Room, ...]  # which room lies on each of the map's eight room spaces
    blocked: int
    lit: int
    danger: int
    conditions: dict[Sector, str]
    revealed: int  # the labyrinth
    labels: dict[
        Sector, int
    ]  # by what number the hero knows a revealed sector; a new one each time that it is revealed
    last_label: int
    groups: dict[Sector, int]  # the hero knows how sectors of one group lie to each other; it has its first number
    hero: Sector
    creatures: dict[Creature, Sector]
    wounded: frozenset[Creature]
    memory: Memory | None  # the hero's, of the labyrinth; None if the game did not begin at its beginning
    moved: frozenset[Creature]  # this turn, into the lighted sector where it is (A15.9)

    # The hero's sheet
    character: str
    life: int
    control: int
    adrenaline: int
    marker: int  # spaces that the round marker has moved to the left
    round_kept: int  # rounds gained at the right end: so many steps of the marker are left out (A16.9)
    nightmare: bool
    turn: int  # 1 to 8
    experience: tuple[int, ...]
    items: tuple[Item, ...]
    companions: dict[str, int]  # charges
    missions: tuple[Mission, ...]  # blue, green, red
    triggered: bool  # the final mission is in play
    scavenged: tuple[Room, ...]
    item_deck: tuple[str, ...]  # the next card is the last
    item_discards: tuple[str, ...]
    notes: tuple[str, ...]  # what the hero was told this round (A1.26)

    # The turn in progress
    actions: int  # still to be performed
    bullet_time: bool
    recovered: bool
    cards_played: int
    acting: Action | None  # in progress
    declared: Declaration  # with it; nothing before it is complete
    granted: Action | None  # by an item, once the action is resolved
    performed: tuple[tuple[Action, bool], ...]  # this turn, and whether dangerous

    # Evil
    leader: int  # the place of its seat
    owned: dict[Seat, tuple[Deck, ...]]  # the decks that each may draw from
    hands: dict[Seat, tuple[str, ...]]
    decks: dict[Deck, tuple[str, ...]]  # in play; the next card is the last
    discards: dict[Deck, tuple[Laid, ...]]
    track: tuple[Laid, ...]
    offered: Offer | None
    danger_aside: int

    modules: dict[str, Any]  # what each module of this table keeps, a thing that never changes

    def __init__(self, dice: Dice, box: Box) -> None:
        self.dice = dice
        self.box = box

    def copy(self) -> Board:
        """Another board that shares nothing that can change; a map never does."""
        twin = Board(self.dice.copy(), self.box)
        twin.phase = self.phase
        twin.difficulty = self.difficulty
        twin.switches = self.switches
        twin.map = self.map
        twin.rooms = self.rooms
        twin.blocked = self.blocked
        twin.lit = self.lit
        twin.danger = self.danger
        twin.conditions = self.conditions.copy()
        twin.revealed = self.revealed
        twin.labels = self.labels.copy()
        twin.last_label = self.last_label
        twin.groups = self.groups.copy()
        twin.hero = self.hero
        twin.creatures = self.creatures.copy()
        twin.wounded = self.wounded
        twin.moved = self.moved
        twin.memory = self.memory
        twin.character = self.character
        twin.life = self.life
        twin.control = self.control
        twin.adrenaline = self.adrenaline
        twin.marker = self.marker
        twin.round_kept = self.round_kept
        twin.nightmare = self.nightmare
        twin.turn = self.turn
        twin.experience = self.experience
        twin.items = self.items
        twin.companions = self.companions.copy()
        twin.missions = self.missions
        twin.triggered = self.triggered
        twin.scavenged = self.scavenged
        twin.item_deck = self.item_deck
        twin.item_discards = self.item_discards
        twin.notes = self.notes
        twin.actions = self.actions
        twin.bullet_time = self.bullet_time
        twin.recovered = self.recovered
        twin.cards_played = self.cards_played
        twin.acting = self.acting
        twin.declared = self.declared
        twin.granted = self.granted
        twin.performed = self.performed
        twin.leader = self.leader
        twin.owned = self.owned
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.track = self.track
        twin.offered = self.offered
        twin.danger_aside = self.danger_aside
        twin.modules = self.modules.copy()
        return twin

    def __str__(self) -> str:
        from unlit.alone.picture import printed

        return printed(self)


# A15.1, A15.2, A19.2
def stats_of(b: Board, kind: Kind) -> Stats:
    """A creature's numbers, by the side of the table that is up, or as something on the board changes them."""
    if kind.changed is not None:
        return kind.changed(b)
    return kind.nightmare if b.nightmare else kind.calm


def called(b: Board, creature: Creature) -> Being:
    """A creature as everybody names it."""
    return beings(creature.kind)[creature in b.wounded]


def in_words(b: Board, creature: Creature) -> str:
    """The same, spelled."""
    return creature.kind.called[creature in b.wounded]


def named(b: Board, creature: Creature) -> BeingAt:
    """A creature and its place, as evil names it."""
    return beings_at(creature.kind)[creature in b.wounded][b.creatures[creature]]


def by_name(b: Board, creatures: Iterable[Creature]) -> dict[BeingAt, Creature]:
    """Creatures as evil names them; of those that differ in nothing the first stands for all."""
    found: dict[BeingAt, Creature] = {}
    for creature in creatures:
        found.setdefault(named(b, creature), creature)
    return found


def by_look(b: Board, creatures: Iterable[Creature]) -> dict[Option, Creature]:
    """Creatures of one sector as everybody names them; of those that differ in nothing the first stands for all."""
    found: dict[Option, Creature] = {}
    for creature in creatures:
        found.setdefault(called(b, creature), creature)
    return found


def creatures_at(b: Board, sector: Sector) -> list[Creature]:
    """The creatures there, in an order that tells nothing of how long each has been on the map."""
    found = [creature for creature, at in b.creatures.items() if at == sector]
    if len(found) > 1:
        found.sort(key=lambda creature: in_words(b, creature))
    return found


def creatures_on(b: Board, level: int) -> int:
    """How many creatures are on a level."""
    return len([at for at in b.creatures.values() if level_of(at) == level])


# A15.4
def most_on_a_level(b: Board) -> int:
    """Four creatures, and what modules allow beyond."""
    return MOST_ON_A_LEVEL + sum([module.more_on_a_level for module in modules_of(b)]) if b.modules else MOST_ON_A_LEVEL


# A15.5
def tokens_left(b: Board, kind: Kind) -> int:
    """How many more of this kind can come."""
    return kind.tokens - len([creature for creature in b.creatures if creature.kind is kind])


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
    """By what number the hero knows a revealed sector."""
    return str(b.labels[sector])


def sector_numbered(b: Board, number: int) -> Sector | None:
    """The revealed sector that the hero knows by this number, if it still is one."""
    return next((sector for sector, one in b.labels.items() if one == number), None)


def doors_of(b: Board, sector: Sector) -> list[Door]:
    """The doors of a sector."""
    return [door for door in b.map.door[sector] if door >= 0]


def is_blocked(b: Board, door: Door) -> bool:
    """Whether a door is blocked."""
    return bool(b.blocked >> door & 1)


def is_door_seen(b: Board, door: Door) -> bool:
    """Whether the hero sees a door: one of its sectors is revealed."""
    one, other = b.map.doors[door]
    return is_revealed(b, one) or is_revealed(b, other)


def sector_of(b: Board, room: Room) -> Sector:
    """Where a room lies."""
    return b.map.rooms[b.rooms.index(room)]


def room_at(b: Board, sector: Sector) -> Room | None:
    """The room there, if it is one."""
    return b.rooms[b.map.rooms.index(sector)] if sector in b.map.rooms else None


# A10.7
def healing_cap(b: Board) -> int:
    """Beyond this nothing recovers: read off the place of the round marker."""
    return CAPS[min(b.marker, FINAL)]


# A17.1
def knows(b: Board, ability: Ability) -> bool:
    """Whether the hero has unlocked an ability: the second point does."""
    return b.experience[ABILITY_ORDER.index(ability)] >= UNLOCKED


ABILITY_ORDER = list(Ability)


# A4.5, A17.6
def most_adrenaline(b: Board) -> int:
    """The tokens of a new pool, at the lower of the two health tracks; Cold Blood adds one. Nothing adds beyond it."""
    return ADRENALINE[min(b.life, b.control)] + knows(b, Ability.COLD_BLOOD)


# A1.27
def leading(b: Board) -> Seat:
    """What is left to evil as a side, the leader decides."""
    return list(b.hands)[b.leader]


def evil_seats(b: Board) -> tuple[Seat, ...]:
    """All evil seats."""
    return tuple(b.hands)


# V1.15
def cast(b: Board) -> list[str]:
    """The characters that take part: two more where the table wants them, with or without the rest of their box."""
    return [name for name, row in b.box.characters.items() if not row.added or "characters" in b.switches]


def in_play(b: Board, name: str) -> bool:
    """Whether a mission is in play and not completed: what it hinders or helps, it does now."""
    return any(mission.name == name and not mission.completed for mission in b.missions)
