"""Adrenaline cards: drawing, losing and playing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board import Board, Deed, change
from unlit.escape.cards.rows import ADRENALINE, FITS
from unlit.escape.events import Assisted, Discarded, Drew, HasDrawn, Played
from unlit.escape.fear import change_fear
from unlit.escape.parts import LEAST_FEAR, MOST_FEAR, Stat
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Collection

    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

CALM, ALARM, ABILITY = "less fear", "more fear", "its ability"
FEARS = {CALM: -1, ALARM: 1}


class Use(NamedTuple):
    """To play a card for a stat, to move fear, or for its ability."""

    card: str
    what: str

    def __str__(self) -> str:
        return f"{self.card} for {self.what}"


# E4.8
def next_card(b: Board, deck: str) -> str | None:
    """The next card of a deck; an empty one is reshuffled from its discards, and with none left there is no card."""
    if not b.decks[deck] and b.discards[deck]:
        cards = sorted(b.discards[deck])
        b.discards[deck] = ()
        b.dice.shuffle(deck, cards)
        b.decks[deck] = tuple(cards)
    if not b.decks[deck]:
        return None
    card = b.decks[deck][-1]
    b.decks[deck] = b.decks[deck][:-1]
    return card


def draw_cards(t: Table[Board], seat: Seat, count: int) -> None:
    """So many cards, as far as there are any and the hand has room for them (E8.3)."""
    b = t.board
    drawn = 0
    for _ in range(min(count, b.people[seat].vitality - len(b.people[seat].hand))):
        card = next_card(b, "adrenaline")
        if card is not None:
            change(b, seat, hand=tuple(sorted((*b.people[seat].hand, card))))
            t.tell((seat,), Drew, card)
            drawn += 1
    if drawn:
        t.tell(EVERYONE, HasDrawn, seat, drawn)


def take_from_hand(b: Board, seat: Seat, card: str) -> None:
    """A card goes to the discards."""
    hand = list(b.people[seat].hand)
    hand.remove(card)
    change(b, seat, hand=tuple(hand))
    b.discards["adrenaline"] += (card,)


# E15.5, E1.3
def lose_cards(t: Table[Board], seat: Seat, count: int) -> None:
    """A player loses so many cards of its choice, as far as it has them."""
    b = t.board
    for left in range(count, 0, -1):
        hand = b.people[seat].hand
        if not hand:
            return
        card = t.ask(seat, "lose card", list(dict.fromkeys(hand)), left)
        take_from_hand(b, seat, card)
        t.tell(EVERYONE, Discarded, seat, card)


# E4.3
def may_play(b: Board, seat: Seat) -> bool:
    """The last card in hand cannot be played for anything."""
    return len(b.people[seat].hand) > 1


# E4.2
def can_pay(b: Board, seat: Seat, card: str) -> bool:
    """Whether fear can be moved as the card asks."""
    return LEAST_FEAR <= b.people[seat].fear + b.box.adrenaline[card].fear <= MOST_FEAR


# E4.1
def fear_uses(b: Board, seat: Seat) -> list[Use]:
    """To move fear by one, at no cost, not beyond either end."""
    if not may_play(b, seat):
        return []
    fear = b.people[seat].fear
    ways = [what for what, by in FEARS.items() if LEAST_FEAR <= fear + by <= MOST_FEAR]
    return [Use(card, what) for card in dict.fromkeys(b.people[seat].hand) for what in ways]


def stat_uses(b: Board, seat: Seat, stats: Collection[Stat]) -> list[Use]:
    """To play cards for one of these stats."""
    if not may_play(b, seat):
        return []
    hand = dict.fromkeys(b.people[seat].hand)
    found = [card for card in hand if b.box.adrenaline[card].stat in stats and can_pay(b, seat, card)]
    return [Use(card, str(b.box.adrenaline[card].stat)) for card in found]


def ability_uses(b: Board, seat: Seat) -> list[Use]:
    """To play cards for abilities of the player's own turn (E4.6)."""
    if not may_play(b, seat):
        return []
    hand = dict.fromkeys(b.people[seat].hand)
    found = [card for card in hand if ADRENALINE.named[card].moment is None and can_pay(b, seat, card)]
    return [Use(card, ABILITY) for card in found if FITS.allows(card, b, seat, None)]


# E4.1, E4.2, E4.4, E7.6
def play_for_stat(t: Table[Board], seat: Seat, card: str, whom: Seat) -> None:
    """The cost, then the bonus, for oneself or for whom one assists."""
    b = t.board
    row = b.box.adrenaline[card]
    take_from_hand(b, seat, card)
    if seat == whom:
        t.tell(EVERYONE, Played, seat, card, str(row.stat))
    else:
        t.tell(EVERYONE, Assisted, seat, whom, card)
        b.deeds += (Deed(seat, whom, "helped"),)
    change_fear(t, seat, row.fear)
    b.bonus[whom, row.stat] = b.bonus.get((whom, row.stat), 0) + row.bonus


# E4.1
def play_for_fear(t: Table[Board], seat: Seat, card: str, what: str) -> None:
    """One up or down."""
    take_from_hand(t.board, seat, card)
    t.tell(EVERYONE, Played, seat, card, what)
    change_fear(t, seat, FEARS[what])


# E4.2
def pay_for_ability(t: Table[Board], seat: Seat, card: str) -> None:
    """The card is discarded, its cost paid; then comes its ability."""
    b = t.board
    take_from_hand(b, seat, card)
    t.tell(EVERYONE, Played, seat, card, ABILITY)
    change_fear(t, seat, b.box.adrenaline[card].fear)
