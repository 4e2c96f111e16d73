"""What a seat knows of cards that it does not see, and tables that agree with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, Laid, is_revealed, named
from unlit.alone.cards.rows import REACTIONS
from unlit.alone.hands import whole_deck
from unlit.alone.items import whole_item_deck
from unlit.alone.position import left_over

if TYPE_CHECKING:
    from unlit.alone.parts import Deck
    from unlit.kernel.dice import Dice
    from unlit.kernel.question import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards whose place a seat does not know: of each reaction deck, and of the item deck."""

    unseen: dict[Deck, tuple[str, ...]]
    items: tuple[str, ...]


def knowledge(b: Board, seat: Seat) -> Knowledge:
    """What follows from one's own hand and all cards that lie open to this seat."""
    seen = [*b.hands.get(seat, ()), *(laid.card for laid in all_laid(b) if sees(seat, laid))]
    held = [*(item.name for item in b.items), *b.item_discards]
    return Knowledge(
        unseen={
            deck: left_over(whole_deck(deck), [card for card in seen if deck_of(card) is deck]) for deck in b.decks
        },
        items=left_over(whole_item_deck(), held) if b.item_deck else (),
    )


def all_laid(b: Board) -> list[Laid]:
    """The cards on the track and in the piles."""
    return [*b.track, *(laid for pile in b.discards.values() for laid in pile)]


def sees(seat: Seat, laid: Laid) -> bool:
    """Whether a seat knows a card that lies: all of them if it is face up, else who laid it there."""
    return not laid.down or laid.by == seat


def deck_of(card: str) -> Deck:
    """The deck of a card, which shows on its back."""
    return REACTIONS.named[card].row.deck


def imagine(b: Board, seat: Seat, dice: Dice) -> None:
    """Deal anew, from sorted pools, the cards that this seat does not see; whose deck each is, everyone sees."""
    known = knowledge(b, seat)
    pools = {deck: list(cards) for deck, cards in known.unseen.items()}
    for deck, pool in pools.items():
        dice.shuffle("imagined deck", pool, deck)
    imagine_offer(b, seat, pools)
    for other, hand in b.hands.items():
        if other != seat:
            kept = [b.offered.card] if b.offered is not None and b.offered.by == other else []
            backs = sorted((deck_of(card) for card in hand), key=str)
            for card in kept:
                backs.remove(deck_of(card))
            b.hands[other] = tuple(sorted([*kept, *(pools[deck].pop() for deck in backs)]))
    b.track = tuple(imagined(laid, seat, pools) for laid in b.track)
    for deck, pile in b.discards.items():
        b.discards[deck] = tuple(imagined(laid, seat, pools) for laid in pile)
    for deck in b.decks:
        b.decks[deck] = tuple(pools[deck])
    items = list(known.items)
    dice.shuffle("imagined items", items)
    b.item_deck = tuple(items)


def imagine_offer(b: Board, seat: Seat, pools: dict[Deck, list[str]]) -> None:
    """A card offered by another seat is one that can be offered now, of a deck of which that seat holds a card."""
    offer = b.offered
    if offer is None or offer.by == seat:
        return
    backs = sorted({str(deck_of(card)) for card in b.hands[offer.by]})
    for pool in (pools[deck] for deck in pools if str(deck) in backs):
        for card in pool:
            if offer.down or card in offer.among:
                pool.remove(card)
                b.offered = offer._replace(card=card)
                return


def imagined(laid: Laid, seat: Seat, pools: dict[Deck, list[str]]) -> Laid:
    """A card that lies face down is another one of the same deck, unless the seat knows it."""
    return laid if sees(seat, laid) else laid._replace(card=pools[deck_of(laid.card)].pop())


def hidden(b: Board, seat: Seat) -> dict[str, str]:
    """The other hands, the decks, cards that others laid face down or offer; to the hero also the map."""
    fields = {f"hand of {other}": " ".join(hand) for other, hand in b.hands.items() if other != seat}
    fields |= {f"deck of {deck}": " ".join(cards) for deck, cards in b.decks.items()}
    fields["face down"] = " ".join(laid.card for laid in all_laid(b) if not sees(seat, laid))
    fields["offered"] = b.offered.card if b.offered is not None and b.offered.by != seat else ""
    fields["items"] = " ".join(b.item_deck)
    if seat == HERO:
        fields["creatures"] = " ".join(
            sorted(named(b, one) for one, at in b.creatures.items() if not is_revealed(b, at))
        )
        fields["rooms"] = " ".join(str(room) for room in b.rooms)
    return fields | {"dice": b.dice.state()}
