"""Items: finding them, carrying them and putting them down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import HANDS
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.hand import next_card
from unlit.escape.told.events import ItemFound, ItemLaidDown, ItemLost
from unlit.escape.told.things import ITEM
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.escape.box.box import Box
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

KEY_CARD = "security_key_card"


# E5.1, E8.4
def hands_used(b: Board, seat: Seat) -> int:
    """How many hands a character's items take."""
    return sum([b.box.items[item].hands for item in b.people[seat].items])


# E5.1, E8.4
def hands_with(box: Box, skills: Iterable[str]) -> int:
    """Two hands, and what skills add."""
    effects = effects_of(box)
    carries = effects.carries
    return HANDS + sum([carries[skill](effects.cards[skill]) for skill in skills if skill in carries])


def hands_of(b: Board, seat: Seat) -> int:
    """How many hands a character has."""
    return hands_with(b.box, b.people[seat].skills)


# E9.5, E12.4
def find_item(t: Table[Board], seat: Seat) -> None:
    """Draw an item."""
    item = next_card(t.board, "items")
    if item is not None:
        gain_item(t, seat, item)


def gain_item(t: Table[Board], seat: Seat, item: str) -> None:
    """Give a player an item; if that is too much to carry, the player puts something down."""
    b = t.board
    b.people[seat].items += (item,)
    t.tell(EVERYONE, ItemFound, seat, item)
    carry(t, seat)


# E5.3
def carry(t: Table[Board], seat: Seat) -> None:
    """Let the player put items on the tile until it can carry the rest."""
    b = t.board
    while hands_used(b, seat) > hands_of(b, seat):
        items = [item for item in dict.fromkeys(b.people[seat].items) if b.box.items[item].hands]
        lay_down(t, seat, t.ask(seat, "lay down", [ITEM(item) for item in items]).item)


def lay_down(t: Table[Board], seat: Seat, item: str) -> None:
    """Put an item of a player on its tile."""
    b = t.board
    at = b.people[seat].at
    take_item(b, seat, item)
    b.floor[at] = tuple(sorted((*b.floor.get(at, ()), item)))
    t.tell(EVERYONE, ItemLaidDown, seat, item, b.map.name(at))


# E17.1, E17.3
def leave_everything(t: Table[Board], seat: Seat) -> None:
    """Put all items of a player on its tile, and discard its hand."""
    b = t.board
    one = b.people[seat]
    for item in one.items:
        lay_down(t, seat, item)
    b.discards["adrenaline"] += one.hand
    one.hand = ()


def take_item(b: Board, seat: Seat, item: str) -> None:
    """Take an item away from its owner."""
    items = list(b.people[seat].items)
    items.remove(item)
    b.people[seat].items = tuple(items)


def take_from_floor(b: Board, tile: Tile, item: str) -> None:
    """Remove an item from the floor of a tile."""
    left = list(b.floor[tile])
    left.remove(item)
    b.floor[tile] = tuple(left)
    if not left:
        del b.floor[tile]


# E5.2
def lose_item(t: Table[Board], seat: Seat, item: str) -> None:
    """Discard an item; a key card, which belongs to no deck, is just gone."""
    b = t.board
    take_item(b, seat, item)
    if b.box.items[item].copies:
        b.discards["items"] += (item,)
    t.tell(EVERYONE, ItemLost, seat, item)
