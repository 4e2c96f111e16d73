"""Items: drawing, charges, the inventory limit, upgrades."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Item
from unlit.alone.box.pieces import CHARGES, MOST_ITEMS, ItemName
from unlit.alone.box.rows import ROWS
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.moments import Haul, M
from unlit.alone.rules.reactions import react
from unlit.alone.told.events import ChargesLost, ItemDrawn, ItemGone, ItemUpgraded
from unlit.alone.told.things import DONE, item_held
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class Upgrade(Option):
    """Turn a charge of another item into this item's component."""

    item: ItemName
    by: ItemName

    def possible(self) -> bool:
        """The other item has the matrix required, as far as today's box knows; an item cannot upgrade its own kind."""
        one, other = ROWS["items"].get(self.item), ROWS["items"].get(self.by)
        return self.item != self.by and (one is None or other is None or other.matrix is one.required)


@cache
def upgrade(item: ItemName, by: ItemName) -> Upgrade:
    """Upgrade this item with that one."""
    return Upgrade(item, by)


# A12.10
def next_item(b: Board) -> str | None:
    """The next card; an empty deck is reshuffled from its discards. None if no card is left."""
    if not b.item_deck and b.item_discards:
        cards = sorted(b.item_discards)
        b.item_discards = ()
        b.dice.shuffle("items", cards)
        b.item_deck = tuple(cards)
    if not b.item_deck:
        return None
    card = b.item_deck[-1]
    b.item_deck = b.item_deck[:-1]
    return card


def draw_items(b: Board, count: int) -> list[str]:
    """Draw this many cards, or as many as are left."""
    found = (next_item(b) for _ in range(count))
    return [card for card in found if card is not None]


# A12.2, A12.13
def gain_items(t: Table[Board], names: list[str], *, upgraded: bool = False) -> None:
    """Each item gets its charges; items without any are discarded (A12.8), and so are those beyond six."""
    b = t.board
    charges = effects_of(b.box).characters[b.character].charges_drawn.said(CHARGES, b.box.character(b.character))
    haul = Haul([Item(name, charges, upgraded) for name in names])
    b.items += tuple(haul.items)
    for item in haul.items:
        t.tell(EVERYONE, ItemDrawn, item.name, item.charges)
    react(t, M.ITEMS_DRAWN, haul)
    for item in still_there(b, haul):
        if item.charges == 0:
            discard_item(t, item)
    keep_six(t)


def still_there(b: Board, haul: Haul) -> list[Item]:
    """What was drawn, in its present state: an item may have been used already, or be gone. The newest come last."""
    left, found = list(b.items), []
    for name in [item.name for item in reversed(haul.items)]:
        places = [place for place, item in enumerate(left) if item.name == name]
        found += [left.pop(places[-1])] if places else []
    haul.items = found[::-1]
    return haul.items


# A12.3
def keep_six(t: Table[Board]) -> None:
    """Discard items beyond six."""
    b = t.board
    while len(b.items) > MOST_ITEMS:
        discard_item(t, choose_item(t, "discard item", b.items))


def choose_item(t: Table[Board], prompt: str, items: Iterable[Item], seat: Seat = HERO) -> Item:
    """Choose one of these items, told apart by name, charges and upgrade."""
    chosen = t.ask(seat, prompt, [item_held(one.charges, one.name, one.upgraded) for one in dict.fromkeys(items)])
    return Item(chosen.item, chosen.charges, chosen.upgraded)


# A12.8
def discard_item(t: Table[Board], item: Item) -> None:
    """An item leaves the inventory, and its component goes with it."""
    b = t.board
    items = list(b.items)
    items.remove(item)
    b.items = tuple(items)
    b.item_discards += (item.name,)
    t.tell(EVERYONE, ItemGone, item.name)


# A12.8
def spend_charges(t: Table[Board], item: Item, count: int) -> Item:
    """Spend charges, and discard the item once it has none left; return the item as it then is."""
    spent = change_item(t.board, item, item._replace(charges=max(0, item.charges - count)))
    if spent.charges == 0:
        discard_item(t, spent)
    return spent


def lose_item_charges(t: Table[Board], item: Item, count: int) -> None:
    """A card takes charges from an item, as many as it has."""
    t.tell(EVERYONE, ChargesLost, item.name, min(count, item.charges))
    spend_charges(t, item, count)


def change_item(b: Board, item: Item, changed: Item) -> Item:
    """Replace an item in the inventory with its new state."""
    items = list(b.items)
    items[items.index(item)] = changed
    b.items = tuple(items)
    return changed


def holds_upgraded(b: Board, name: str) -> bool:
    """Whether the hero has an upgraded item with this name."""
    return any(item.name == name and item.upgraded for item in b.items)


# A12.4
def possible_upgrades(b: Board) -> dict[tuple[str, str], list[tuple[Item, Item]]]:
    """Pairs of an item not yet upgraded and another that has the matrix it requires, by their names."""
    found: dict[tuple[str, str], list[tuple[Item, Item]]] = {}
    rows = [(item, b.box.items[item.name]) for item in b.items]
    for item, row in rows:
        if not item.upgraded:
            for other, its in rows:
                if its.matrix is row.required and item.name != other.name:
                    found.setdefault((item.name, other.name), []).append((item, other))
    return found


# A12.4
def upgrade_items(t: Table[Board]) -> None:
    """Upgrade items any number of times, each with a charge of another item as its component."""
    b = t.board
    while possible := possible_upgrades(b):
        choice = t.ask(HERO, "upgrade", [DONE, *[upgrade(item, by) for item, by in possible]])
        if not isinstance(choice, Upgrade):
            return
        pairs = possible[choice.item, choice.by]
        item = choose_item(t, "which item", [one for one, _ in pairs])
        other = choose_item(t, "whose charge", [other for one, other in pairs if one == item])
        change_item(b, item, item._replace(upgraded=True))
        t.tell(EVERYONE, ItemUpgraded, item.name, other.name)
        spend_charges(t, other, 1)
