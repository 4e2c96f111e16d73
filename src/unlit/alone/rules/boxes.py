"""The boxes of the game, and what the cards of each do; a box that was played with never changes."""

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
"""The boxes that were counted before they were known by what is in them."""
KINDS: dict[str, Effects[Any]] = {
    "reactions": REACTIONS,
    "items": ITEMS,
    "characters": CHARACTERS,
    "missions": MISSIONS,
}
NEEDS: list[Callable[[Box], Iterator[Need]]] = []
"""What modules need of a box besides."""
DECKS = 2  # that evil plays with
LEAST_DECK, LEAST_ITEMS = 10, 10  # with fewer, hands and hauls run dry in the first rounds
OWN = tuple(KINDS)  # of the game itself; modules enter others, which no older box had


class Doing(NamedTuple):
    """What the cards of a box do, by their names."""

    cards: Mapping[str, Card[Any]]  # of every kind, each row with its name and its effect
    reactions: Mapping[str, ReactionEffect[Any]]
    items: Mapping[str, ItemEffect]
    characters: Mapping[str, CharacterEffect[Any]]
    missions: Mapping[str, MissionEffect]
    others: Mapping[str, Mapping[str, Any]]  # those of modules, by the kind of their cards
    creatures: Mapping[str, CreatureEffect[..., Any]]  # of those, what has powers on the map, by the name of its kind


DOING: dict[str, Doing] = {}
"""What the cards of each box do, by its name."""


def made(name: str, rows: RowsOf) -> Box:
    """A box of these rows."""
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
    DOING[name] = doing(cards)
    return box


def doing(rows: Mapping[str, Mapping[str, Any]]) -> Doing:
    """What cards with these rows do, looked up once."""
    effects = {kind: KINDS[kind].of(its) for kind, its in rows.items()}
    others = {kind: its for kind, its in effects.items() if kind not in OWN}
    creatures = {name: one for its in others.values() for name, one in its.items() if isinstance(one, CreatureEffect)}
    characters = {"": NOBODY, **effects["characters"]}
    cards = {name: card for kind, its in rows.items() for name, card in KINDS[kind].cards(its).items()}
    return Doing(cards, effects["reactions"], effects["items"], characters, effects["missions"], others, creatures)


def effects_of(box: Box) -> Doing:
    """What the cards of a box do, looked up once as it was made."""
    return DOING[box.name]


def card_of(b: Board, name: str) -> Card[Any]:
    """A card of the box that is played with."""
    return DOING[b.box.name].cards[name]


def needs(box: Box) -> Iterator[Need]:
    """What a game needs of a box: the cards of each deck, and enough of all that is drawn."""
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
