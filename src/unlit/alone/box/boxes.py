"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.box.pieces import KINDS as CREATURE_KINDS
from unlit.alone.box.pieces import TABLE, Colour, Deck, in_nightmare
from unlit.alone.box.rows import CREATURES, ROW_KINDS, SHEETS, CharacterRow, thing
from unlit.alone.rules.kinds import CHARACTERS, ITEMS, MISSIONS, NOBODY, REACTIONS, CreatureEffect
from unlit.kernel.boxes import Boxes, Need, RowsOf
from unlit.kernel.moments import Card, Effects

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.box.pieces import Kind, Stats
    from unlit.alone.box.rows import ItemRow, MissionRow, ReactionRow
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
DECKS = 2  # that evil plays with
LEAST_DECK, LEAST_ITEMS = 10, 10  # with fewer, hands and hauls run dry in the first rounds
NOBODYS_ROW = CharacterRow()
OWN = tuple(KINDS)  # of the game itself; modules enter others, which no older box had


class Doing(NamedTuple):
    """What the cards of a box do, by their names."""

    reactions: Mapping[str, ReactionEffect[Any]]
    items: Mapping[str, ItemEffect]
    characters: Mapping[str, CharacterEffect[Any]]
    missions: Mapping[str, MissionEffect]
    others: Mapping[str, Mapping[str, Any]]  # those of modules, by the kind of their cards
    creatures: Mapping[str, CreatureEffect[..., Any]]  # of those, what has powers on the map, by the name of its kind


class Box(NamedTuple):
    """What every card of a box says, and the decks that they make."""

    name: str  # by its content
    reactions: Mapping[str, ReactionRow]
    items: Mapping[str, ItemRow]
    characters: Mapping[str, CharacterRow]
    missions: Mapping[str, MissionRow]
    decks: Mapping[Deck, tuple[str, ...]]  # sorted, a name for each copy
    item_deck: tuple[str, ...]
    others: Mapping[str, Mapping[str, Any]]  # the rows of modules, by the kind of their cards
    effects: Doing
    cards: Mapping[str, Card[Any]]  # of every kind, each row with its name and its effect
    calm: Mapping[Kind, Stats]  # the creature table
    nightmare: Mapping[Kind, Stats]  # its other side
    tokens: Mapping[Kind, int]  # how many there are of each kind, those of modules included

    def rows(self, kind: str) -> Mapping[str, Any]:
        """The rows of a kind of cards."""
        found: Mapping[str, Any] = self.others[kind] if kind in self.others else getattr(self, kind)
        return found

    def character(self, name: str) -> CharacterRow:
        """What is printed on the hero's card; nothing before one is chosen."""
        return self.characters[name] if name else NOBODYS_ROW


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
    named = {name: card for kind, its in cards.items() for name, card in KINDS[kind].cards(its).items()}
    creatures = {kind: rows[CREATURES][kind.name] for kind in TABLE}
    calm = {kind: row.stats for kind, row in creatures.items()}
    return Box(
        name,
        reactions,
        items,
        characters,
        missions,
        decks,
        item_deck,
        others,
        doing(cards),
        named,
        calm,
        nightmare={kind: in_nightmare(stats) for kind, stats in calm.items()},
        tokens={kind: creatures[kind].tokens if kind in creatures else 1 for kind in CREATURE_KINDS.values()},
    )


def doing(rows: Mapping[str, Mapping[str, Any]]) -> Doing:
    """What cards with these rows do, looked up once."""
    effects = {kind: KINDS[kind].of(its) for kind, its in rows.items()}
    others = {kind: its for kind, its in effects.items() if kind not in OWN}
    creatures = {name: one for its in others.values() for name, one in its.items() if isinstance(one, CreatureEffect)}
    characters = {"": NOBODY, **effects["characters"]}
    return Doing(effects["reactions"], effects["items"], characters, effects["missions"], others, creatures)


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


BOXES = Boxes("unlit.alone", ROW_KINDS, KINDS, made, needs, numbered=NUMBERED, thing=thing, sheets=SHEETS)
