"""The printed numbers that a client shows beside the cards: tracks, the creature table, numbers of copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from unlit.alone.box.pieces import (
    ADRENALINE,
    CAPS,
    LEARNED_FROM,
    MOST_ITEMS,
    TABLE,
    TOP,
    TRACK,
    TRACK_DANGER,
    TURNS,
    UNLOCKED,
    Ability,
    Action,
    CardName,
    CharacterName,
    Colour,
    Damage,
    Deck,
    ItemName,
    Matrix,
    Room,
)
from unlit.alone.rules.modules import MODULES
from unlit.alone.seen.shown import Numbers, numbers_of

if TYPE_CHECKING:
    from unlit.alone.box import box as boxed
    from unlit.alone.box.pieces import Kind
    from unlit.alone.box.rows import ItemRow


class CreaturePrinted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind in the creature table: its numbers before and in the nightmare, its tokens, and what it teaches."""

    calm: Numbers
    nightmare: Numbers
    tokens: int
    teaches: Ability | None = None


class ItemPrinted(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item: what it is made of, what it needs to be upgraded, how many there are, and the action it is for."""

    matrix: Matrix
    required: Matrix
    copies: int
    action: Action | None = None


class MissionPrinted(msgspec.Struct, frozen=True):
    """A mission: its colour, its room, and the steps it needs."""

    colour: Colour
    room: Room
    steps: int


class Box(msgspec.Struct, frozen=True):
    """What never changes in a box."""

    top: int
    turns: int
    caps: tuple[int, ...]
    adrenaline: tuple[int, ...]
    track: int
    track_danger: int
    most_items: int
    unlocked: int
    rooms: tuple[Room, ...]
    decks: dict[Deck, tuple[CardName, ...]]
    icons: dict[CardName, Action | Damage]
    symbols: dict[CardName, str]
    creatures: dict[str, CreaturePrinted]
    items: dict[ItemName, ItemPrinted]
    missions: dict[str, MissionPrinted]
    characters: tuple[CharacterName, ...]
    modules: dict[str, Any]


def content(box: boxed.Box) -> Box:
    """What a client is told about this box."""
    return Box(
        top=TOP,
        turns=TURNS,
        caps=CAPS,
        adrenaline=ADRENALINE,
        track=TRACK,
        track_danger=TRACK_DANGER,
        most_items=MOST_ITEMS,
        unlocked=UNLOCKED,
        rooms=tuple(Room),
        decks={deck: tuple(name for name, row in box.reactions.items() if row.deck is deck) for deck in box.decks},
        icons={name: row.icon for name, row in box.reactions.items()},
        symbols={name: row.symbol.name for name, row in box.reactions.items() if row.symbol is not None},
        creatures={kind.name: creature_printed(box, kind) for kind in TABLE},
        items={name: item_printed(row) for name, row in box.items.items()},
        missions={name: MissionPrinted(row.colour, row.room, row.steps) for name, row in box.missions.items()},
        characters=tuple(box.characters),
        modules={name: module.content(box) for name, module in MODULES.items()},
    )


def creature_printed(box: boxed.Box, kind: Kind) -> CreaturePrinted:
    """A row of the creature table, with both sides."""
    calm, nightmare = numbers_of(box.calm[kind]), numbers_of(box.nightmare[kind])
    return CreaturePrinted(calm, nightmare, box.tokens[kind], LEARNED_FROM.get(kind))


def item_printed(row: ItemRow) -> ItemPrinted:
    """The card of an item."""
    return ItemPrinted(row.matrix, row.required, row.copies, row.action)
