"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.cards.rows import CHARACTERS, ITEMS, MISSIONS, REACTIONS, ROW_KINDS, thing
from unlit.alone.parts import Deck
from unlit.kernel.box import read_rows
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
    """The box of this version; those that were played with before today's have files of their own."""
    if version == NEWEST:
        return made(version, {kind: dict(cards.rows) for kind, cards in KINDS.items()})
    file = files("unlit.alone").joinpath(f"box/played/{version}.toml")
    if not file.is_file():
        raise BadFile(f"there is no box {version} of alone; the newest is {NEWEST}")
    return made(version, read_rows(file.read_text(encoding="utf-8"), ROW_KINDS, thing, source=f"box {version}"))


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
