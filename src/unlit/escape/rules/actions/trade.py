"""Trading, and picking up items."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, Deed, in_game
from unlit.escape.box.pieces import PEOPLE, ItemName, Person
from unlit.escape.rules.items import carry, take_from_floor, take_item
from unlit.escape.told.abouts import OF_PERSON, AboutTrade
from unlit.escape.told.events import ItemPickedUp, Traded, TradeOffered, TradeRefused
from unlit.escape.told.places import Figure, ItemHere
from unlit.escape.told.things import ACCEPT_OR_DECLINE, ITEM, Accept, NameItem
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

PATIENCE = 3  # how many offers a player can decline in a turn before it is left alone


@dataclass(frozen=True)
class Trade(Option):
    """Offer a trade to someone on the tile."""

    with_: Person

    def points_at(self) -> Figure:
        """The player."""
        return Figure(self.with_)


@dataclass(frozen=True)
class PickUp(Option):
    """Pick up an item from the tile."""

    item: ItemName

    def points_at(self) -> ItemHere:
        """The item."""
        return ItemHere(self.item)


@dataclass(frozen=True)
class Done(Option):
    """No more items."""


TRADE: Final = {person: Trade(person) for person in PEOPLE}
PICK_UP: Final = cache(PickUp)
DONE: Final = Done()


# E12.1
def partners(b: Board, seat: Seat) -> list[Seat]:
    """The others on the same tile, if there is anything to trade."""
    own = b.people[seat]
    found: list[Seat] = []
    for other, one in b.people.items():
        if one.at == own.at and other != seat and (own.items or one.items):
            found.append(other)
    return found if len(found) < 2 else [other for other in in_game(b) if other in found]


# E12.10
def is_tired(b: Board, other: Seat) -> bool:
    """Whether a player has declined so many offers this turn that it is not asked again."""
    return b.declined.count(other) >= PATIENCE


# E12.1, E12.10
def trade(t: Table[Board], seat: Seat, other: Seat) -> None:
    """Trade any number of items either way, if both agree; a declined offer does not count as the turn's trade."""
    b = t.board
    gives = choose_items(t, seat, "give", seat, other)
    takes = choose_items(t, seat, "take", other, other)
    if not agree(t, seat, other, gives, takes):
        b.declined += (other,)
        b.traded = "declined_offer" in b.switches
        return
    b.traded = True
    hand_over(b, seat, other, gives)
    hand_over(b, other, seat, takes)
    t.tell(EVERYONE, Traded, seat, other, tuple(gives), tuple(takes))
    if gives and not takes:
        b.deeds += (Deed(seat, other, "gave"),)
    for one in (seat, other):
        carry(t, one)


# E12.1
def agree(t: Table[Board], seat: Seat, other: Seat, gives: list[str], takes: list[str]) -> bool:
    """Whether the other player accepts; it is not asked about an empty offer."""
    if not (gives or takes):
        return False
    given, taken = tuple(gives), tuple(takes)
    t.tell(EVERYONE, TradeOffered, seat, other, given, taken)
    if isinstance(t.ask(other, "trade", ACCEPT_OR_DECLINE, AboutTrade(seat, given, taken)), Accept):
        return True
    t.tell(EVERYONE, TradeRefused, other)
    return False


def choose_items(t: Table[Board], seat: Seat, prompt: str, owner: Seat, other: Seat) -> list[str]:
    """Let the player choose one item after another, until it is done."""
    left = list(t.board.people[owner].items)
    chosen: list[str] = []
    while left:
        options: list[Done | NameItem] = [DONE, *(ITEM(item) for item in dict.fromkeys(left))]
        choice = t.ask(seat, prompt, options, OF_PERSON(other))
        if isinstance(choice, Done):
            break
        left.remove(choice.item)
        chosen.append(choice.item)
    return chosen


def hand_over(b: Board, giver: Seat, taker: Seat, items: list[str]) -> None:
    """Move items from one player to another."""
    for item in items:
        take_item(b, giver, item)
    b.people[taker].items += tuple(items)


# E12.2
def pick_up(t: Table[Board], seat: Seat, item: str) -> None:
    """Pick up one item from the tile."""
    b = t.board
    b.picked = True
    take_from_floor(b, b.people[seat].at, item)
    b.people[seat].items += (item,)
    t.tell(EVERYONE, ItemPickedUp, seat, item)
    carry(t, seat)
