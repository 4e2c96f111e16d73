"""A box: which cards there are, how many copies of each, and their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.alone.box.rows import CharacterRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.alone.box.pieces import Deck, Kind, Stats
    from unlit.alone.box.rows import ItemRow, MissionRow, ReactionRow

NOBODYS_ROW = CharacterRow()


class Box(NamedTuple):
    """What every card in a box says, and the decks that the cards make."""

    name: str  # follows from the content
    reactions: Mapping[str, ReactionRow]
    items: Mapping[str, ItemRow]
    characters: Mapping[str, CharacterRow]
    missions: Mapping[str, MissionRow]
    decks: Mapping[Deck, tuple[str, ...]]  # sorted; a name for each copy
    item_deck: tuple[str, ...]
    others: Mapping[str, Mapping[str, Any]]  # the rows of modules, by kind of card
    calm: Mapping[Kind, Stats]  # the creature table
    nightmare: Mapping[Kind, Stats]  # its other side
    tokens: Mapping[Kind, int]  # how many there are of each kind, including those of modules

    def rows(self, kind: str) -> Mapping[str, Any]:
        """The rows of one kind of card."""
        found: Mapping[str, Any] = self.others[kind] if kind in self.others else getattr(self, kind)
        return found

    def character(self, name: str) -> CharacterRow:
        """What is printed on the hero's card; an empty row until a character is chosen."""
        return self.characters[name] if name else NOBODYS_ROW
