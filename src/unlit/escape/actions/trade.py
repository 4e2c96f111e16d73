"""Trade, and picking up items."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, Deed, change, current, players_on
from unlit.escape.events import ItemPickedUp, Traded, TradeOffered, TradeRefused
from unlit.escape.items import carry, take_item
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

ACCEPT, DECLINE, DONE = "accept", "decline", "done"


# E12.1
def partners(b: Board, seat: Seat) -> list[Seat]:
    """Who stands on the same tile, if there is anything to trade."""
    here = players_on(b, b.people[seat].at)
    if len(here) < 2:
        return []
    return [other for other in here if other != seat and (b.people[seat].items or b.people[other].items)]


# E12.1
def trade(t: Table[Board], seat: Seat, other: Seat) -> None:
    """Any number of items either way, if both agree."""
    b = t.board
    b.traded = True
    gives = choose_items(t, seat, "give", seat, other)
    takes = choose_items(t, seat, "take", other, other)
    t.tell(EVERYONE, TradeOffered, seat, other, ", ".join(gives), ", ".join(takes))
    if not (gives or takes) or t.ask(other, "trade", [ACCEPT, DECLINE], seat) == DECLINE:
        t.tell(EVERYONE, TradeRefused, other)
        return
    hand_over(b, seat, other, gives)
    hand_over(b, other, seat, takes)
    t.tell(EVERYONE, Traded, seat, other, ", ".join(gives), ", ".join(takes))
    if gives and not takes:
        b.deeds += (Deed(seat, other, "gave"),)
    for one in (seat, other):
        carry(t, one)


def choose_items(t: Table[Board], seat: Seat, prompt: str, owner: Seat, about: Seat) -> list[str]:
    """One item after another, until it is enough."""
    left = list(t.board.people[owner].items)
    chosen: list[str] = []
    while left:
        choice = t.ask(seat, prompt, [DONE, *dict.fromkeys(left)], about)
        if choice == DONE:
            break
        left.remove(choice)
        chosen.append(choice)
    return chosen


def hand_over(b: Board, giver: Seat, taker: Seat, items: list[str]) -> None:
    """Items change hands."""
    for item in items:
        take_item(b, giver, item)
    change(b, taker, items=(*b.people[taker].items, *items))


# E12.2
def pick_up(t: Table[Board], seat: Seat, item: str) -> None:
    """One item from the tile."""
    b = t.board
    b.picked = True
    at = b.people[seat].at
    left = list(b.floor[at])
    left.remove(item)
    b.floor[at] = tuple(left)
    if not left:
        del b.floor[at]
    change(b, seat, items=(*b.people[seat].items, item))
    t.tell(EVERYONE, ItemPickedUp, seat, item)
    carry(t, current(b))
