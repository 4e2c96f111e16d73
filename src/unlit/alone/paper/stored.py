"""The board as it is stored: every field that a game in progress needs, and separately the hero's memory."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec

from unlit.alone.board.board import (
    NOTHING_DECLARED,
    Board,
    Creature,
    Declaration,
    Item,
    Token,
    facts,
    tokens,
)
from unlit.alone.board.geometry import Map
from unlit.alone.box.box import Box
from unlit.alone.box.faces import Face
from unlit.alone.box.pieces import Kind, Sector, kind_named
from unlit.alone.rules.modules import MODULES
from unlit.alone.rules.options import option_spelled
from unlit.alone.told.memory import FACTS, Fact, Memory
from unlit.alone.told.notes import note_spelled
from unlit.kernel.board.storing import Spelled, Storing
from unlit.kernel.chance.dice import Dice


class Declared(NamedTuple):
    """What the hero names with an action; the targets are in text form."""

    item: Item | None = None
    charges: int = 0
    targets: tuple[str, ...] = ()


NOTHING = Declared()


def kind_of(_: type, name: str) -> Kind:
    """The kind of creature with this name; kinds are stored by name."""
    return kind_named(name)


ENCODER = msgspec.json.Encoder(enc_hook=str)
# Made in advance: threads that make a decoder for the same class at the same time crash the process.
KIND_OF_FACT = msgspec.json.Decoder(tuple[str, msgspec.Raw])
FACT = {name: msgspec.json.Decoder(kind, dec_hook=kind_of) for name, kind in FACTS.items()}


def encode(b: Board) -> bytes:
    """Encode all of the board except the dice and the hero's memory."""
    return STORED.encode(b)


def modules_in_words(b: Board) -> dict[str, msgspec.Raw]:
    """What each module keeps, in stored form."""
    return {name: msgspec.Raw(ENCODER.encode(kept)) for name, kept in b.modules.items()}


def declared_in_words(b: Board) -> Declared:
    """A declaration in stored form; an empty one is left out."""
    declared = b.declared
    if declared is NOTHING_DECLARED:
        return NOTHING
    return Declared(declared.item, declared.charges, tuple(map(str, declared.targets)))


def declaration_of(declared: Declared) -> Declaration:
    """The declaration with this stored form."""
    if declared is NOTHING:
        return NOTHING_DECLARED
    return Declaration(declared.item, declared.charges, tuple(map(option_spelled, declared.targets)))


def decode(data: bytes, memories: list[bytes], dice: Dice, box: Box) -> Board:
    """The board with this stored form, and with the hero's memories."""
    b = Board()
    b.dice, b.box = dice, box
    stored = STORED.decode(data, b)
    b.notes = tuple(map(note_spelled, stored.notes))
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
    """The map, made only once because it remembers its distances."""
    return Map(faces[0], faces[1], pairs)


def memories(b: Board) -> list[bytes]:
    """Each fact that the hero remembers, oldest first."""
    return [ENCODER.encode([type(fact).__name__, fact]) for fact in facts(b)]


def fact_of(data: bytes) -> Fact:
    """The fact with this stored form."""
    kind, fields = KIND_OF_FACT.decode(data)
    return FACT[kind].decode(fields)


STORED = Storing(
    Board,
    {
        "dice": (),
        "box": (),
        "memory": (),
        "map": (
            Spelled("faces", tuple[Face, Face], lambda b: b.map.faces),
            Spelled("pairs", tuple[tuple[Sector, Sector], ...], lambda b: b.map.pairs),
        ),
        "creatures": (Spelled("tokens", list[Token], tokens),),
        "wounded": (),
        "moved": (),
        "notes": (Spelled("notes", tuple[str, ...], lambda b: tuple(map(str, b.notes))),),
        "declared": (Spelled("declared", Declared, declared_in_words, NOTHING),),
        "modules": (Spelled("modules", dict[str, msgspec.Raw], modules_in_words, {}),),
    },
    enc_hook=str,
    dec_hook=kind_of,
)
