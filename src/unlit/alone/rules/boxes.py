"""The boxes of the game, and what the cards of each do; once a box has been played with, it never changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.box.box import Box
from unlit.alone.box.pieces import KINDS as CREATURE_KINDS
from unlit.alone.box.pieces import TABLE, Colour, Deck, in_nightmare
from unlit.alone.box.rows import CREATURES, ROW_KINDS, SHEETS, thing
from unlit.alone.rules.kinds import CHARACTERS, ITEMS, MISSIONS, NOBODY, REACTIONS, CreatureEffect
from unlit.kernel.box.boxes import Boxes, Need, RowsOf
from unlit.kernel.box.moments import Card, Effects

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.board.board import Board
    from unlit.alone.rules.kinds import CharacterEffect, ItemEffect, MissionEffect, ReactionEffect

NUMBERED = {
    "1": "302873283af1e126adf59f1968362f54",
    "2": "7f5d5ed5d48739c5540b9590b0ec15e7",
}
"""The boxes that had numbers before boxes were named after their content."""
KINDS: dict[str, Effects[Any]] = {
    "reactions": REACTIONS,
    "items": ITEMS,
    "characters": CHARACTERS,
    "missions": MISSIONS,
}
NEEDS: list[Callable[[Box], Iterator[Need]]] = []
"""What else modules need in a box."""
DECKS = 2  # evil plays with two
LEAST_DECK, LEAST_ITEMS = 10, 10  # with fewer, hands and hauls run dry in the first rounds
OWN = tuple(KINDS)  # those of the base game; modules register others, which no older box had


class CardEffects(NamedTuple):
    """What the cards of a box do, by name."""

    cards: Mapping[str, Card[Any]]  # of every kind, each with its row, name and effect
    reactions: Mapping[str, ReactionEffect[Any]]
    items: Mapping[str, ItemEffect]
    characters: Mapping[str, CharacterEffect[Any]]
    missions: Mapping[str, MissionEffect]
    others: Mapping[str, Mapping[str, Any]]  # those of modules, by kind of card
    creatures: Mapping[str, CreatureEffect[..., Any]]  # those among them that have powers on the map, by kind


CARD_EFFECTS: dict[str, CardEffects] = {}
"""What the cards of each box do, by the name of the box."""


def made(name: str, rows: RowsOf) -> Box:
    """Make a box of these rows."""
    reactions, items = rows["reactions"], rows["items"]
    decks = {
        deck: tuple(sorted(name for name, row in reactions.items() if row.deck is deck for _ in range(row.copies)))
        for deck in Deck
        if any(row.deck is deck for row in reactions.values())
    }
    item_deck = tuple(sorted(name for name, row in items.items() for _ in range(row.copies)))
    cards = {kind: its for kind, its in rows.items() if kind not in SHEETS}
    others = {kind: its for kind, its in cards.items() if kind not in OWN}
    characters, missions = rows["characters"], rows["missions"]
    creatures = {kind: rows[CREATURES][kind.name] for kind in TABLE}
    calm = {kind: row.stats for kind, row in creatures.items()}
    box = Box(
        name,
        reactions,
        items,
        characters,
        missions,
        decks,
        item_deck,
        others,
        calm,
        nightmare={kind: in_nightmare(stats) for kind, stats in calm.items()},
        tokens={kind: creatures[kind].tokens if kind in creatures else 1 for kind in CREATURE_KINDS.values()},
    )
    CARD_EFFECTS[name] = card_effects(cards)
    return box


def card_effects(rows: Mapping[str, Mapping[str, Any]]) -> CardEffects:
    """Look up once what cards with these rows do."""
    effects = {kind: KINDS[kind].of(its) for kind, its in rows.items()}
    others = {kind: its for kind, its in effects.items() if kind not in OWN}
    creatures = {name: one for its in others.values() for name, one in its.items() if isinstance(one, CreatureEffect)}
    characters = {"": NOBODY, **effects["characters"]}
    cards = {name: card for kind, its in rows.items() for name, card in KINDS[kind].cards(its).items()}
    return CardEffects(
        cards, effects["reactions"], effects["items"], characters, effects["missions"], others, creatures
    )


def effects_of(box: Box) -> CardEffects:
    """What the cards of a box do, looked up when the box was made."""
    return CARD_EFFECTS[box.name]


def card_of(b: Board, name: str) -> Card[Any]:
    """A card of the box in play."""
    return CARD_EFFECTS[b.box.name].cards[name]


def needs(box: Box) -> Iterator[Need]:
    """What a game needs in a box: the cards of each deck, and enough of everything that is drawn."""
    yield Need("decks", len(box.decks), DECKS)
    for deck, cards in box.decks.items():
        yield Need(f"cards in {deck}", len(cards), LEAST_DECK)
    yield Need("items", len(box.item_deck), LEAST_ITEMS)
    yield Need("characters of the box", sum(not row.added for row in box.characters.values()), 1)
    for colour in Colour:
        rooms = {row.room for row in box.missions.values() if row.colour is colour}
        yield Need(f"rooms with a {colour} mission", len(rooms), len(Colour))
    for more in NEEDS:
        yield from more(box)


BOXES = Boxes("unlit.alone", ROW_KINDS, KINDS, made, needs, numbered=NUMBERED, thing=thing, sheets=SHEETS)
