"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from unlit.alone.cards.rows import CHARACTERS, ITEMS, MISSIONS, REACTIONS
from unlit.alone.parts import Deck, Stats
from unlit.kernel.errors import BadFile
from unlit.kernel.moments import Cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.cards.rows import CharacterRow, ItemRow, MissionRow, ReactionRow

NEWEST = 2
KINDS: dict[str, Cards[Any]] = {
    "reactions": REACTIONS,
    "items": ITEMS,
    "characters": CHARACTERS,
    "missions": MISSIONS,
}
OWN = tuple(KINDS)  # of the game itself; modules enter others, which no older box had
OLD = msgspec.json.Decoder(dict[str, dict[str, dict[str, Any]]])


class Box(NamedTuple):
    """What every card of a box says, and the decks that they make."""

    version: int
    reactions: Mapping[str, ReactionRow]
    items: Mapping[str, ItemRow]
    characters: Mapping[str, CharacterRow]
    missions: Mapping[str, MissionRow]
    decks: Mapping[Deck, tuple[str, ...]]  # sorted, a name for each copy
    item_deck: tuple[str, ...]
    others: Mapping[str, Mapping[str, Any]]  # the rows of modules, by the kind of their cards

    def rows(self, kind: str) -> Mapping[str, Any]:
        """The rows of a kind of cards."""
        found: Mapping[str, Any] = self.others[kind] if kind in self.others else getattr(self, kind)
        return found


@cache
def box_of(version: int) -> Box:
    """The box of this version: the newest stands beside the effects of the cards, what older ones had in files."""
    if version == NEWEST:
        return made(version, {kind: {name: card.row for name, card in KINDS[kind].named.items()} for kind in KINDS})
    file = files("unlit.alone").joinpath(f"data/box-{version}.json")
    if not file.is_file():
        raise BadFile(f"there is no box {version} of alone; the newest is {NEWEST}")
    given = OLD.decode(file.read_bytes())
    return made(
        version,
        {
            kind: {name: with_numbers(KINDS[kind].named[name].row, was) for name, was in given[kind].items()}
            if kind in given
            else {name: card.row for name, card in KINDS[kind].named.items()}
            for kind in KINDS
        },
    )


def made(version: int, rows: dict[str, dict[str, Any]]) -> Box:
    """A box of these rows."""
    reactions, items = rows["reactions"], rows["items"]
    decks = {
        deck: tuple(sorted(name for name, row in reactions.items() if row.deck is deck for _ in range(row.copies)))
        for deck in Deck
    }
    item_deck = tuple(sorted(name for name, row in items.items() for _ in range(row.copies)))
    others = {kind: its for kind, its in rows.items() if kind not in OWN}
    return Box(version, reactions, items, rows["characters"], rows["missions"], decks, item_deck, others)


def numbers_of(box: Box) -> dict[str, dict[str, dict[str, int | dict[str, int]]]]:
    """The numbers of a box, as its file keeps them once a newer one is there; those of a creature by their names."""
    return {
        kind: {
            name: {
                field: value._asdict() if isinstance(value, Stats) else value
                for field, value in row._asdict().items()
                if type(value) is int or isinstance(value, Stats)
            }
            for name, row in box.rows(kind).items()
        }
        for kind in KINDS
    }


def with_numbers(row: Any, numbers: Mapping[str, Any]) -> Any:
    """A card's row with the numbers that the file of a box keeps."""
    kept = {field: Stats(**value) if isinstance(value, dict) else value for field, value in numbers.items()}
    return row._replace(**kept)
