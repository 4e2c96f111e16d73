"""Trades: an item for an item, if both get something more useful."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board.board import Board, is_armed, stat_of
from unlit.escape.box.pieces import FIRST_FEAR, THREAT_SEEN_BY_GUARDS, Stat
from unlit.escape.rules.actions.trade import DONE, Trade
from unlit.escape.rules.items import KEY_CARD, hands_of, hands_used
from unlit.escape.told.things import NameItem

if TYPE_CHECKING:
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

USUAL, LEAST = 0.6, 0.3  # what an item is worth in cards, usually and at least: it may come in useful later
GAIN = 0.4  # by how much both have to be better off
NO_ROOM = -5.0
POOR = 2  # Strength or Intelligence too low to make use of more dice


class Swap(NamedTuple):
    """What is given for what, and the gain of the player who gains less."""

    gain: float
    gives: str
    takes: str


def with_strength(b: Board, seat: Seat) -> float:
    """What a weapon is worth: more to the strong."""
    return 0.4 * (stat_of(b, seat, Stat.STRENGTH) - POOR)


def with_intelligence(b: Board, seat: Seat) -> float:
    """What a tool is worth: more to the intelligent."""
    return 0.4 * (stat_of(b, seat, Stat.INTELLIGENCE) - POOR)


def unseen(b: Board, seat: Seat) -> float:
    """What a uniform is worth: nothing to the armed or threatening."""
    return 0.0 if is_armed(b, seat) or b.people[seat].threat >= THREAT_SEEN_BY_GUARDS else 1.0


def wanted(b: Board, seat: Seat) -> float:
    """What losing threat is worth."""
    return 0.3 * b.people[seat].threat


def frightened(b: Board, seat: Seat) -> float:
    """What calming down is worth."""
    return 0.3 * max(0, b.people[seat].fear - FIRST_FEAR)


def empty_handed(b: Board, seat: Seat) -> float:
    """What drawing cards is worth."""
    one = b.people[seat]
    return 0.5 * (one.vitality - len(one.hand))


def weak(b: Board, seat: Seat) -> float:
    """What healing is worth."""
    return 0.6 * (b.box.scenarios[b.scenario].hand - b.people[seat].vitality)


SERVES: dict[str, Callable[[Board, Seat], float]] = {
    "stun_stick": with_strength,
    "fire_axe": with_strength,
    "scalpel": with_strength,
    "toolkit": with_intelligence,
    "uniform": unseen,
    "bloody_uniform": wanted,
    "flashlight": frightened,
    "medkit": empty_handed,
    "serum": weak,
}
"""What these items are worth to a player; any other item is worth the same to everyone."""


def serves(b: Board, seat: Seat, item: str) -> float:
    """What an item is worth to a prisoner now."""
    return max(LEAST, SERVES[item](b, seat)) if item in SERVES else USUAL


def better(b: Board, seat: Seat, gives: str, takes: str) -> float:
    """How much better off a prisoner is with another item; much worse without free hands for it."""
    rows = b.box.items
    room = hands_of(b, seat) - hands_used(b, seat) + rows[gives].hands - rows[takes].hands
    return serves(b, seat, takes) - serves(b, seat, gives) if room >= 0 else NO_ROOM


def singles(b: Board, seat: Seat) -> list[str]:
    """The items that a prisoner has one of and could give away."""
    items = b.people[seat].items
    return [item for item in items if items.count(item) == 1 and item != KEY_CARD]


def best_swap(b: Board, seat: Seat, other: Seat) -> Swap | None:
    """The swap that is best for the player who gains less, if that is enough; the first one if they tie."""
    found = [
        Swap(min(better(b, seat, gives, takes), better(b, other, takes, gives)), gives, takes)
        for gives in singles(b, seat)
        for takes in singles(b, other)
    ]
    best = max(found, key=lambda swap: swap.gain, default=None)
    return best if best is not None and best.gain >= GAIN else None


def worth_a_trade(b: Board, seat: Seat, options: list[Option]) -> Option | None:
    """Whom to trade with, if it is worth it; never ask a player again who has declined."""
    offers = [option for option in options if isinstance(option, Trade) and option.with_ not in b.declined]
    return next((offer for offer in offers if best_swap(b, seat, offer.with_) is not None), None)


def item_of(b: Board, seat: Seat, other: Seat, prompt: str, options: list[Option]) -> Option:
    """The item of the best swap, then no other."""
    swap = best_swap(b, seat, other)
    if swap is None:
        return DONE
    wanted = swap.gives if prompt == "give" else swap.takes
    items = [option for option in options if isinstance(option, NameItem) and option.item == wanted]
    return items[0] if items else DONE
