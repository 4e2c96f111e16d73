"""Evil's hands: drawing cards, and hand limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Laid, evil_seats, leading
from unlit.alone.box.pieces import HAND, Deck
from unlit.alone.told.abouts import AboutDraws
from unlit.alone.told.events import Discarded, Drew, HasDiscarded, HasDrawn
from unlit.alone.told.things import DECK_NAMED, DONE, ReactionCard, player, reaction_card
from unlit.kernel.told.events import SPECTATOR

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# A1.15, A1.16, A1.17
def hand_limit(b: Board) -> int:
    """Ten cards for one evil player, six each for two, four each for three."""
    return HAND[len(b.hands)]


# A16.4
def replenish(b: Board, deck: Deck) -> bool:
    """Reshuffle an empty deck from its discards; False if no card is left."""
    if not b.decks[deck] and b.discards[deck]:
        cards = sorted(laid.card for laid in b.discards[deck])
        b.discards[deck] = ()
        b.dice.shuffle("deck", cards, deck)
        b.decks[deck] = tuple(cards)
    return bool(b.decks[deck])


def draw_card(t: Table[Board], seat: Seat, deck: Deck) -> None:
    """Draw the next card of a deck; only its drawer sees it."""
    b = t.board
    if replenish(b, deck):
        card = b.decks[deck][-1]
        b.decks[deck] = b.decks[deck][:-1]
        b.hands[seat] = tuple(sorted((*b.hands[seat], card)))
        t.tell((seat,), Drew, card)
        t.tell(all_but(b, seat), HasDrawn, seat, deck)


# A1.15, A1.17
def draw_of_choice(t: Table[Board], seat: Seat) -> bool:
    """Name a deck that the seat may use and draw a card from it; False if all of them are used up."""
    decks = open_decks(t.board, seat)
    if decks:
        draw_card(t, seat, t.ask(seat, "draw from", [DECK_NAMED[deck] for deck in decks]).deck)
    return bool(decks)


def open_decks(b: Board, seat: Seat) -> list[Deck]:
    """The decks that a seat may use and that still have a card, even if only in the discard pile."""
    return [deck for deck in b.owned[seat] if b.decks[deck] or b.discards[deck]]


# A1.19
def evil_draws(t: Table[Board], count: int, why: str) -> None:
    """The leader splits the draws among the evil players in any way; each draws from their own deck or decks."""
    b = t.board
    for left in range(count, 0, -1):
        able = [player(seat) for seat in b.hands if open_decks(b, seat)]
        if able:
            draw_of_choice(t, t.ask(leading(b), "who draws", able, AboutDraws(why, left)).seat)


# A16.4
def discard_any(t: Table[Board], seat: Seat) -> None:
    """Discard any number of cards."""
    b = t.board
    while b.hands[seat]:
        cards = [reaction_card(name) for name in sorted(dict.fromkeys(b.hands[seat]))]
        choice = t.ask(seat, "discard", [DONE, *cards])
        if not isinstance(choice, ReactionCard):
            break
        discard(t, seat, choice.card)


# A16.4
def fill_hand(t: Table[Board], seat: Seat) -> bool:
    """Draw a card if the hand is below its limit; False if no card was drawn."""
    return len(t.board.hands[seat]) < hand_limit(t.board) and draw_of_choice(t, seat)


def discard(t: Table[Board], seat: Seat, card: str) -> None:
    """Discard a card face down onto the pile of its deck."""
    b = t.board
    deck = b.box.reactions[card].deck
    hand = list(b.hands[seat])
    hand.remove(card)
    b.hands[seat] = tuple(hand)
    b.discards[deck] += (Laid(card, seat, down=True),)
    t.tell((seat,), Discarded, card)
    t.tell(all_but(b, seat), HasDiscarded, seat, deck)


def all_but(b: Board, seat: Seat) -> tuple[Seat, ...]:
    """Everyone at the table except one seat."""
    return tuple(one for one in (HERO, *evil_seats(b), SPECTATOR) if one != seat)
