"""Set-up, in order: the hero's part, the map, evil's decisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import (
    HERO,
    NOTHING_DECLARED,
    Board,
    Creature,
    Mission,
    cast,
    evil_seats,
    leading,
    sector_of,
)
from unlit.alone.board.geometry import lay_map, neighbour
from unlit.alone.box.faces import BOX_SHEETS, Face, turned
from unlit.alone.box.mapmaker import SHEETS, catalogue_sheet, faces_of
from unlit.alone.box.pieces import NAMES, REGULAR, START_ADRENALINE, TOP, WAYS, Ability, Colour, Room, level_of
from unlit.alone.rules.boxes import DECKS, card_of, effects_of
from unlit.alone.rules.creatures import choose_sector
from unlit.alone.rules.hands import fill_hand
from unlit.alone.rules.items import draw_items, gain_items
from unlit.alone.rules.labyrinth import UNKNOWN, danger_fits, place_danger, reveal
from unlit.alone.rules.modules import next_phase, states
from unlit.alone.told.abouts import AboutCreature, AboutFirstDanger, AboutRoom, AboutSeat
from unlit.alone.told.events import DeckChosen, DeckOwned, HeroChosen, MissionDrawn, Spawned
from unlit.alone.told.memory import Begun, Memory
from unlit.alone.told.things import DECK_NAMED, ROOM_NAMED, Character, RoomNamed, beings, character
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.alone.board.geometry import Map
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

SWITCHES = {
    "danger": ("action", "played"),
    "standard_reaction": ("end", "any"),
    "attacks": ("after", "before"),
    "spawn_distance": ("through", "around"),
    "round_gained": ("kept", "lost"),
    "seen_noise": ("silent", "told"),
    "companion_surplus": ("lost", "hero"),
    "adrenaline": ("set", "filled"),
    "danger_tokens": ("last", "before"),
    "characters": ("four", "six"),
}
"""What a table may do differently: how it reads some rules, and who takes part; the usual choice comes first."""

BULLETS = "bullets"
FIRST_CREATURES = 2
FIRST_DANGERS = 2  # on each level


@dataclass(frozen=True)
class DrawOne(Option):
    """Draw a random character."""


@dataclass(frozen=True)
class NoSwap(Option):
    """Leave the rooms where they are."""


DRAW: Final = DrawOne()
KEEP: Final = NoSwap()


# A1.1
def seats(setup: Mapping[str, str]) -> tuple[Seat, ...]:
    """The hero, and one to three evil players."""
    return (HERO, *(f"evil {number}" for number in range(1, int(setup["team"]) + 1)))


# A1.5, A1.13
def bare_board(setup: Mapping[str, str], map_: Map, dice: Dice, box: Box) -> Board:
    """A board with the markers on their first spaces, a dark and empty map, and empty hands."""
    b = Board()
    b.dice, b.box = dice, box
    b.phase = "turn"
    b.difficulty = setup["difficulty"]
    b.switches = frozenset(name for name, readings in SWITCHES.items() if setup[name] != readings[0])
    b.map = map_
    b.rooms = ()
    b.blocked = b.lit = b.danger = b.revealed = b.last_label = 0
    b.conditions, b.labels, b.groups = {}, {}, {}
    b.hero = -1
    b.creatures = {}
    b.wounded = b.moved = frozenset()
    b.memory = None
    b.character = ""
    b.offered = b.granted = b.acting = None
    b.declared = NOTHING_DECLARED
    b.life = b.control = TOP
    b.adrenaline = START_ADRENALINE
    b.marker = b.round_kept = 0
    b.nightmare = b.triggered = False
    b.turn = 1
    b.experience = tuple(0 for _ in Ability)
    b.items = b.missions = b.scavenged = b.item_deck = b.item_discards = b.notes = ()
    b.companions = {}
    b.actions = 1
    b.bullet_time = b.recovered = False
    b.cards_played = 0
    b.performed = b.track = ()
    b.leader = 0
    b.owned = {}
    b.hands = {seat: () for seat in seats(setup) if seat != HERO}
    b.decks, b.discards = {}, {}
    b.danger_aside = 0
    b.modules = states(setup)
    return b


# A1.29
def deal(setup: Mapping[str, str], dice: Dice, box: Box) -> Board:
    """What chance alone decides: the map, the rooms, and evil's first leader; decisions follow in order."""
    sheets = draw_sheets(setup, dice)
    b = bare_board(setup, lay_map(*draw_sides(sheets, dice)), dice, box)
    spawns = tuple([b.box.calm[kind].spawn for kind in REGULAR])
    b.memory = Memory(Begun(tuple(sorted(sheets)), "spawn_distance" in b.switches, spawns), None)
    b.phase = "character"
    place_rooms(b)
    draw_leader(b, setup)
    return b


# A1.9, A1.30
def draw_sheets(setup: Mapping[str, str], dice: Dice) -> tuple[str, ...]:
    """Draw two random sheets, from the box or the public catalogue; everyone knows which two they are."""
    if setup["map"] == "generated":
        numbers = list(range(SHEETS))
        dice.shuffle("sheets", numbers, names=[catalogue_sheet(number) for number in numbers])
        return tuple(catalogue_sheet(number) for number in numbers[-2:])
    order = list(range(len(BOX_SHEETS)))
    dice.shuffle("sheets", order, names=("first", "second"))
    return tuple(BOX_SHEETS[place] for place in order)


# A1.9
def draw_sides(sheets: tuple[str, ...], dice: Dice) -> tuple[Face, Face]:
    """Draw a side of each sheet, turned by 180 degrees or not: the two levels."""
    first, second = (faces_of(sheet)[dice.pick("side", (0, 1), names=("front", "back"))] for sheet in sheets)
    return maybe_turned(first, dice), maybe_turned(second, dice)


def maybe_turned(face: Face, dice: Dice) -> Face:
    """The face as it lies, or turned by 180 degrees."""
    return turned(face) if dice.pick("rotation", (0, 1), names=("upright", "turned")) else face


# A1.11
def place_rooms(b: Board) -> None:
    """Place the eight room tokens at random on the eight room spaces."""
    rooms = list(Room)
    b.dice.shuffle("rooms", rooms)
    b.rooms = tuple(rooms)


# A1.18
def draw_leader(b: Board, setup: Mapping[str, str]) -> None:
    """Choose the first leader among several evil players: by lot, or the first seat if the table says so."""
    if setup["leader"] == "lot" and len(b.hands) > 1:
        b.leader = b.dice.pick("leader", range(len(b.hands)), names=tuple(b.hands))


# A1.4
def hero_part(t: Table[Board]) -> None:
    """The hero chooses or draws a character, then draws items and missions."""
    b = t.board
    choice = t.ask(HERO, "character", [*[character(name) for name in cast(b)], DRAW])
    b.character = choice.character if isinstance(choice, Character) else b.dice.pick("character", cast(b))
    t.tell(EVERYONE, HeroChosen, b.character)
    draw_first_items(t)
    draw_missions(t)
    b.phase = next_phase(b, "stairs")


# A1.2
def draw_first_items(t: Table[Board]) -> None:
    """Easy: Bullets, then one random item; Normal and Nightmare: one random item; Impossible: none."""
    b = t.board
    deck, first = list(b.box.item_deck), []
    if b.difficulty == "easy":
        deck.remove(BULLETS)
        first.append(BULLETS)
    b.dice.shuffle("items", deck)
    b.item_deck = tuple(deck)
    if b.difficulty != "impossible":
        first += draw_items(b, 1)
    gain_items(t, first)


# A1.6, A1.8
def draw_missions(t: Table[Board]) -> None:
    """Draw a final mission, then one of each starting kind, all with different rooms; everyone is told."""
    b = t.board
    drawn: dict[Colour, Mission] = {}
    for colour in (Colour.RED, Colour.BLUE, Colour.GREEN):
        pile = sorted(name for name, row in b.box.missions.items() if row.colour is colour)
        b.dice.shuffle("missions", pile, colour)
        taken = [mission.room for mission in drawn.values()]
        name = next(name for name in reversed(pile) if b.box.missions[name].room not in taken)
        drawn[colour] = Mission(name, b.box.missions[name].room)
    b.missions = (drawn[Colour.BLUE], drawn[Colour.GREEN], drawn[Colour.RED])
    for colour, mission in drawn.items():
        t.tell(EVERYONE, MissionDrawn, colour, mission.name, mission.room)


# A1.10
def colour_stairs(t: Table[Board]) -> None:
    """Evil chooses which stairs on each level are red; the others are blue."""
    b = t.board
    ends = sorted(sector for pair in b.map.pairs for sector in pair)
    red = [
        choose_sector(t, leading(b), "red stairs", [one for one in ends if level_of(one) == level]) for level in (0, 1)
    ]
    blue = [one for one in ends if one not in red]
    b.map = b.map.with_stairs(((red[0], red[1]), (blue[0], blue[1])))
    b.phase = "rooms"


# A1.11
def swap_rooms(t: Table[Board]) -> None:
    """Evil may swap any two room tokens, on one level or across both; mission tokens move with them."""
    b = t.board
    choice = t.ask(leading(b), "swap", [KEEP, *ROOM_NAMED.values()])
    if isinstance(choice, RoomNamed):
        room = choice.room
        others = [named for one, named in ROOM_NAMED.items() if one is not room]
        other = t.ask(leading(b), "swap with", others, AboutRoom(room)).room
        change = {room: other, other: room}
        b.rooms = tuple(change.get(room, room) for room in b.rooms)
    b.phase = "place"


# A1.12
def place_hero(t: Table[Board]) -> None:
    """Evil places the hero in any sector that is not a room."""
    b = t.board
    b.hero = choose_sector(t, leading(b), "hero starts", [one for one in b.map.used if one not in b.map.rooms])
    b.phase = "decks"


# A1.14
def choose_decks(t: Table[Board]) -> None:
    """Evil chooses two of the box's decks, and each is shuffled separately; the others leave the game."""
    b = t.board
    left = list(b.box.decks)
    for _ in range(DECKS):
        deck = t.ask(leading(b), "deck", [DECK_NAMED[deck] for deck in left]).deck
        left.remove(deck)
        cards = list(b.box.decks[deck])
        b.dice.shuffle("deck", cards, deck)
        b.decks[deck] = tuple(cards)
        b.discards[deck] = ()
        t.tell(EVERYONE, DeckChosen, deck)
    share_decks(t)
    b.phase = "hands"


# A1.16, A1.17
def share_decks(t: Table[Board]) -> None:
    """One player uses both; of two, the leader picks one first; of three, the leader gives each of the others one."""
    b = t.board
    both = tuple(b.decks)
    leader = leading(b)
    others = [seat for seat in b.hands if seat != leader]
    owned = dict.fromkeys(b.hands, both)
    if others:
        chooser = leader if len(others) == 1 else others[0]
        deck = t.ask(leader, "deck for", [DECK_NAMED[deck] for deck in both], AboutSeat(chooser)).deck
        rest = both[1] if deck is both[0] else both[0]
        owned[chooser], owned[others[-1]] = (deck,), (rest,)
        for seat, decks in owned.items():
            t.tell(EVERYONE, DeckOwned, seat, decks)
    b.owned = owned


# A1.15, A1.16, A1.17
def draw_hands(t: Table[Board]) -> None:
    """Each evil player draws a hand; those who may use both decks name one before each card."""
    if not any(fill_hand(t, seat) for seat in t.board.hands):
        t.board.phase = next_phase(t.board, "creatures")


# A1.20
def place_creatures(t: Table[Board]) -> None:
    """Evil places two creatures of its choice in different sectors, in or adjacent to mission rooms; no noise."""
    b = t.board
    for _ in range(FIRST_CREATURES):
        kind = t.ask(leading(b), "first creature", [beings(kind)[0] for kind in REGULAR]).kind
        sector = choose_sector(t, leading(b), "place creature", places_for_creatures(b), AboutCreature(beings(kind)[0]))
        b.creatures[Creature(kind)] = sector
        t.tell(evil_seats(b), Spawned, kind, NAMES[sector])
    b.phase = "dangers"


# A1.20
def places_for_creatures(b: Board) -> list[Sector]:
    """The mission rooms and adjacent sectors, except the hero's sector and sectors that have a creature."""
    rooms = [sector_of(b, mission.room) for mission in b.missions]
    near = {neighbour(b.map, b.blocked, room, way) for room in rooms for way in WAYS}.union(rooms)
    taken = [b.hero, *b.creatures.values()]
    return [sector for sector in b.map.used if sector in near and sector not in taken]


# A1.21
def place_first_dangers(t: Table[Board]) -> None:
    """Evil places two danger tokens on each level, one a sector, not in the hero's sector."""
    b = t.board
    for level in (0, 1):
        for _ in range(FIRST_DANGERS):
            free = [one for one in b.map.used if level_of(one) == level and one != b.hero and danger_fits(b, one)]
            place_danger(t, choose_sector(t, leading(b), "first danger", free, AboutFirstDanger("", level + 1)))
    b.phase = "labyrinth"


# A1.7, A1.22
def begin_labyrinth(t: Table[Board]) -> None:
    """The labyrinth starts with the hero's sector; then the starting missions do what they do when revealed."""
    b = t.board
    reveal(t, b.hero, UNKNOWN)
    for mission in b.missions[:-1]:
        effects_of(b.box).missions[mission.name].when_revealed.run(t, card_of(b, mission.name))
    b.phase = "turn"
