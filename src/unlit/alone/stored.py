"""The board as it is stored: every field that a game in progress needs, and apart from it the hero's memory."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from unlit.alone.board import NOTHING_DECLARED, Board, Creature, Declaration, Item, Laid, Mission, Offer
from unlit.alone.boxes import Box
from unlit.alone.faces import Face
from unlit.alone.geometry import Map
from unlit.alone.memory import FACTS, Fact, Memory
from unlit.alone.modules import MODULES
from unlit.alone.options import option_spelled
from unlit.alone.parts import Action, Deck, Kind, Room, Sector, kind_named
from unlit.kernel.dice import Dice
from unlit.kernel.question import Seat


class Token(NamedTuple):
    """A creature on the map."""

    kind: Kind
    at: Sector
    wounded: bool
    moved: bool


class Declared(NamedTuple):
    """What the hero names with an action, the targets by their texts."""

    item: Item | None = None
    charges: int = 0
    targets: tuple[str, ...] = ()


NOTHING = Declared()


class StoredBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a board, in its own words; what is an object there is spelled out here.

    What modules keep is left out where there are none.
    """

    faces: tuple[Face, Face]
    pairs: tuple[tuple[Sector, Sector], ...]
    tokens: list[Token]
    switches: list[str]

    phase: str
    difficulty: str
    rooms: tuple[Room, ...]
    blocked: int
    lit: int
    danger: int
    conditions: dict[Sector, str]
    revealed: int
    labels: dict[Sector, int]
    last_label: int
    groups: dict[Sector, int]
    hero: Sector
    character: str
    life: int
    control: int
    adrenaline: int
    marker: int
    round_kept: int
    nightmare: bool
    turn: int
    experience: tuple[int, ...]
    items: tuple[Item, ...]
    companions: dict[str, int]
    missions: tuple[Mission, ...]
    triggered: bool
    scavenged: tuple[Room, ...]
    item_deck: tuple[str, ...]
    item_discards: tuple[str, ...]
    notes: tuple[str, ...]
    actions: int
    bullet_time: bool
    recovered: bool
    cards_played: int
    acting: Action | None
    granted: Action | None
    performed: tuple[tuple[Action, bool], ...]
    leader: int
    owned: dict[Seat, tuple[Deck, ...]]
    hands: dict[Seat, tuple[str, ...]]
    decks: dict[Deck, tuple[str, ...]]
    discards: dict[Deck, tuple[Laid, ...]]
    track: tuple[Laid, ...]
    offered: Offer | None
    danger_aside: int
    declared: Declared = NOTHING
    modules: dict[str, msgspec.Raw] = {}


SPELLED_OUT = ("faces", "pairs", "tokens", "switches", "declared", "modules")
PLAIN = tuple(name for name in StoredBoard.__struct_fields__ if name not in SPELLED_OUT)


def kind_of(_: type, name: str) -> Kind:
    """A kind of creatures is stored by its name."""
    return kind_named(name)


ENCODER = msgspec.json.Encoder(enc_hook=str)
# Made at once: threads that make them for the same class at the same moment bring the process down.
BOARD = msgspec.json.Decoder(StoredBoard, dec_hook=kind_of)
KIND_OF_FACT = msgspec.json.Decoder(tuple[str, msgspec.Raw])
FACT = {name: msgspec.json.Decoder(kind, dec_hook=kind_of) for name, kind in FACTS.items()}


def encode(b: Board) -> bytes:
    """All of the board but the dice and the hero's memory."""
    plain = [getattr(b, name) for name in PLAIN]
    tokens = [Token(one.kind, at, one in b.wounded, one in b.moved) for one, at in b.creatures.items()]
    modules = {name: msgspec.Raw(ENCODER.encode(kept)) for name, kept in b.modules.items()}
    plain += [declared_in_words(b.declared), modules]
    return ENCODER.encode(StoredBoard(b.map.faces, b.map.pairs, tokens, sorted(b.switches), *plain))


def declared_in_words(declared: Declaration) -> Declared:
    """A declaration as it is stored; nothing declared is left out."""
    if declared is NOTHING_DECLARED:
        return NOTHING
    return Declared(declared.item, declared.charges, tuple(map(str, declared.targets)))


def declaration_of(declared: Declared) -> Declaration:
    """The declaration that was stored so."""
    if declared is NOTHING:
        return NOTHING_DECLARED
    return Declaration(declared.item, declared.charges, tuple(map(option_spelled, declared.targets)))


def decode(data: bytes, memories: list[bytes], dice: Dice, box: Box) -> Board:
    """The board that was encoded so, with what the hero remembers."""
    stored = BOARD.decode(data)
    b = Board(dice, box)
    for name in PLAIN:
        setattr(b, name, getattr(stored, name))
    b.switches = frozenset(stored.switches)
    b.declared = declaration_of(stored.declared)
    b.map = map_of(stored.faces, stored.pairs)
    creatures = [(Creature(token.kind), token) for token in stored.tokens]
    b.creatures = {creature: token.at for creature, token in creatures}
    b.wounded = frozenset(creature for creature, token in creatures if token.wounded)
    b.moved = frozenset(creature for creature, token in creatures if token.moved)
    b.modules = {name: MODULES[name].stored.decode(kept) for name, kept in stored.modules.items()}
    b.memory = None
    for fact in memories:
        b.memory = Memory(fact_of(fact), b.memory)
    return b


@lru_cache(maxsize=64)
def map_of(faces: tuple[Face, Face], pairs: tuple[tuple[Sector, Sector], ...]) -> Map:
    """The map, made once: it knows its distances."""
    return Map(faces[0], faces[1], pairs)


def memories(b: Board) -> list[bytes]:
    """Each fact that the hero remembers, the oldest first."""
    found = []
    memory = b.memory
    while memory is not None:
        found.append(ENCODER.encode([type(memory.fact).__name__, memory.fact]))
        memory = memory.before
    found.reverse()
    return found


def fact_of(data: bytes) -> Fact:
    """The fact that was encoded so."""
    kind, fields = KIND_OF_FACT.decode(data)
    return FACT[kind].decode(fields)
