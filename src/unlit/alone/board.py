"""All that lies on the table: the map and the labyrinth, the hero's sheet, evil's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.parts import ADRENALINE, CAPS, FINAL, NIGHTMARE_STATS, STATS, TOKENS, Kind, Room, Stats, level_of

if TYPE_CHECKING:
    from unlit.alone.geometry import Map
    from unlit.alone.parts import Action, Deck, Sector
    from unlit.kernel.dice import Dice
    from unlit.kernel.question import Seat

HERO: Seat = "hero"


class Creature:
    """A creature on the map."""

    __slots__ = ("at", "kind", "moved", "wounded")

    def __init__(self, kind: Kind, at: Sector) -> None:
        self.kind = kind
        self.at = at
        self.wounded = False
        self.moved = False  # it moved this turn into the sector where it is (A15.9)

    def copy(self) -> Creature:
        """Another creature like it."""
        twin = Creature(self.kind, self.at)
        twin.wounded = self.wounded
        twin.moved = self.moved
        return twin


class Item:
    """An item in the hero's inventory."""

    __slots__ = ("charges", "name", "upgraded")

    def __init__(self, name: str, charges: int) -> None:
        self.name = name
        self.charges = charges
        self.upgraded = False

    def copy(self) -> Item:
        """Another item like it."""
        twin = Item(self.name, self.charges)
        twin.upgraded = self.upgraded
        return twin


class Mission:
    """A mission in play."""

    __slots__ = ("completed", "name", "room", "steps")

    def __init__(self, name: str, room: Room) -> None:
        self.name = name
        self.room = room
        self.steps = 0  # done for it so far (A20.9)
        self.completed = False

    def copy(self) -> Mission:
        """Another mission like it."""
        twin = Mission(self.name, self.room)
        twin.steps = self.steps
        twin.completed = self.completed
        return twin


class Board:
    """The pieces and their places; a set of sectors or doors is a mask of their numbers."""

    __slots__ = (
        "actions",
        "adrenaline",
        "blocked",
        "bullet_time",
        "cards_played",
        "character",
        "companions",
        "control",
        "creatures",
        "danger",
        "danger_aside",
        "decks",
        "dice",
        "discards",
        "experience",
        "hands",
        "hero",
        "item_deck",
        "item_discards",
        "items",
        "leader",
        "life",
        "lit",
        "map",
        "marker",
        "missions",
        "nightmare",
        "owned",
        "performed",
        "phase",
        "recovered",
        "revealed",
        "rooms",
        "round_kept",
        "scavenged",
        "track",
        "triggered",
        "turn",
    )

    dice: Dice
    phase: str  # what comes next, from one quiet moment on

    # The map
    map: Map
    rooms: list[Room]  # which room lies on each of the map's eight room spaces
    blocked: int
    lit: int
    danger: int
    revealed: int  # the labyrinth
    hero: Sector
    creatures: list[Creature]

    # The hero's sheet
    character: str
    life: int
    control: int
    adrenaline: int
    marker: int  # spaces that the round marker has moved to the left
    round_kept: int  # rounds gained at the right end: so many steps of the marker are left out (A16.9)
    nightmare: bool
    turn: int  # 1 to 8
    experience: list[int]
    items: list[Item]
    companions: dict[str, int]  # charges
    missions: list[Mission]  # blue, green, red
    triggered: bool  # the final mission is in play
    scavenged: list[Room]
    item_deck: list[str]  # the next card is the last
    item_discards: list[str]

    # The turn in progress
    actions: int  # still to be performed
    bullet_time: bool
    recovered: bool
    cards_played: int
    performed: list[tuple[Action, bool]]  # this turn, and whether dangerous

    # Evil
    leader: int  # the place of its seat
    owned: dict[Seat, tuple[Deck, ...]]  # the decks that each may draw from
    hands: dict[Seat, list[str]]
    decks: dict[Deck, list[str]]  # in play; the next card is the last
    discards: dict[Deck, list[str]]
    track: list[str]  # one entry for each space covered: the card that covers it
    danger_aside: int

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def copy(self) -> Board:
        """Another board that shares nothing that can change; a map never does."""
        twin = Board(self.dice.copy())
        twin.phase = self.phase
        twin.map = self.map
        twin.rooms = self.rooms[:]
        twin.blocked = self.blocked
        twin.lit = self.lit
        twin.danger = self.danger
        twin.revealed = self.revealed
        twin.hero = self.hero
        twin.creatures = [creature.copy() for creature in self.creatures]
        twin.character = self.character
        twin.life = self.life
        twin.control = self.control
        twin.adrenaline = self.adrenaline
        twin.marker = self.marker
        twin.round_kept = self.round_kept
        twin.nightmare = self.nightmare
        twin.turn = self.turn
        twin.experience = self.experience[:]
        twin.items = [item.copy() for item in self.items]
        twin.companions = self.companions.copy()
        twin.missions = [mission.copy() for mission in self.missions]
        twin.triggered = self.triggered
        twin.scavenged = self.scavenged[:]
        twin.item_deck = self.item_deck[:]
        twin.item_discards = self.item_discards[:]
        twin.actions = self.actions
        twin.bullet_time = self.bullet_time
        twin.recovered = self.recovered
        twin.cards_played = self.cards_played
        twin.performed = self.performed[:]
        twin.leader = self.leader
        twin.owned = self.owned
        twin.hands = {seat: hand[:] for seat, hand in self.hands.items()}
        twin.decks = {deck: cards[:] for deck, cards in self.decks.items()}
        twin.discards = {deck: cards[:] for deck, cards in self.discards.items()}
        twin.track = self.track[:]
        twin.danger_aside = self.danger_aside
        return twin

    def __str__(self) -> str:
        from unlit.alone.picture import printed

        return printed(self)


# A15.1, A15.2, A19.2
def stats_of(b: Board, kind: Kind) -> Stats:
    """A creature's numbers, by the side of the table that is up."""
    return (NIGHTMARE_STATS if b.nightmare else STATS)[kind]


def creatures_at(b: Board, sector: Sector) -> list[Creature]:
    """The creatures there."""
    return [creature for creature in b.creatures if creature.at == sector]


def creatures_on(b: Board, level: int) -> int:
    """How many creatures are on a level."""
    return sum(level_of(creature.at) == level for creature in b.creatures)


# A15.5
def tokens_left(b: Board, kind: Kind) -> int:
    """How many more of this kind can come."""
    return TOKENS - sum(creature.kind is kind for creature in b.creatures)


# A5.1
def is_revealed(b: Board, sector: Sector) -> bool:
    """Whether the sector, with all that it holds, is in the labyrinth."""
    return bool(b.revealed >> sector & 1)


def is_lit(b: Board, sector: Sector) -> bool:
    """Whether the lights are on."""
    return bool(b.lit >> sector & 1)


def is_dangerous(b: Board, sector: Sector) -> bool:
    """Whether a danger token lies there."""
    return bool(b.danger >> sector & 1)


def sector_of(b: Board, room: Room) -> Sector:
    """Where a room lies."""
    return b.map.rooms[b.rooms.index(room)]


# A10.7
def healing_cap(b: Board) -> int:
    """Beyond this nothing recovers: read off the place of the round marker."""
    return CAPS[min(b.marker, FINAL)]


# A4.5
def most_adrenaline(b: Board) -> int:
    """The most tokens of the pool, at the lower of the two health tracks."""
    return ADRENALINE[min(b.life, b.control)]
