"""Tables that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Laid, is_dangerous, is_lit, is_revealed, named
from unlit.alone.box.pieces import NAMES
from unlit.alone.mind.imagine_labyrinth import imagine_labyrinth
from unlit.alone.mind.knowledge import all_laid, deck_of, knowledge, sees
from unlit.alone.rules.modules import modules_of
from unlit.alone.rules.remembering import look_of

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Deck
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat


def imagine(b: Board, seat: Seat, dice: Dice) -> None:
    """Redeal what this seat does not know: the cards and, for the hero, the labyrinth."""
    imagine_cards(b, seat, dice)
    if seat == HERO:
        imagine_labyrinth(b, dice)
    for module in modules_of(b):
        module.imagine(b, seat, dice)


def imagine_cards(b: Board, seat: Seat, dice: Dice) -> None:
    """Redeal the cards that this seat does not see, from sorted pools; everyone sees the deck of each card."""
    known = knowledge(b, seat)
    pools = {deck: list(cards) for deck, cards in known.unseen.items()}
    for deck, pool in pools.items():
        dice.shuffle("imagined deck", pool, deck)
    imagine_offer(b, seat, pools)
    for other, hand in b.hands.items():
        if other != seat:
            kept = [b.offered.card] if b.offered is not None and b.offered.by == other else []
            backs = sorted((deck_of(b, card) for card in hand), key=str)
            for card in kept:
                backs.remove(deck_of(b, card))
            b.hands[other] = tuple(sorted([*kept, *(pools[deck].pop() for deck in backs)]))
    b.track = tuple(imagined(b, laid, seat, pools) for laid in b.track)
    for deck, pile in b.discards.items():
        b.discards[deck] = tuple(imagined(b, laid, seat, pools) for laid in pile)
    for deck in b.decks:
        b.decks[deck] = tuple(pools[deck])
    items = list(known.items)
    dice.shuffle("imagined items", items)
    b.item_deck = tuple(items)


def imagine_offer(b: Board, seat: Seat, pools: dict[Deck, list[str]]) -> None:
    """Replace a card offered by another seat with one it could offer now, from a deck of which it holds a card."""
    offer = b.offered
    if offer is None or offer.by == seat:
        return
    backs = sorted({str(deck_of(b, card)) for card in b.hands[offer.by]})
    for pool in (pools[deck] for deck in pools if str(deck) in backs):
        for card in pool:
            if offer.down or card in offer.among:
                pool.remove(card)
                b.offered = offer._replace(card=card)
                return


def imagined(b: Board, laid: Laid, seat: Seat, pools: dict[Deck, list[str]]) -> Laid:
    """Replace a face-down card with another of the same deck, unless the seat knows it."""
    return laid if sees(seat, laid) else laid._replace(card=pools[deck_of(b, laid.card)].pop())


def hidden(b: Board, seat: Seat) -> dict[str, str]:
    """The other hands, the decks, the cards that others laid face down or offer; for the hero also the map."""
    fields = {f"hand of {other}": " ".join(hand) for other, hand in b.hands.items() if other != seat}
    fields |= {f"deck of {deck}": " ".join(cards) for deck, cards in b.decks.items()}
    fields["face down"] = " ".join(laid.card for laid in all_laid(b) if not sees(seat, laid))
    fields["offered"] = b.offered.card if b.offered is not None and b.offered.by != seat else ""
    fields["items"] = " ".join(b.item_deck)
    if seat == HERO:
        fields |= hidden_places(b)
    for module in modules_of(b):
        fields |= module.hidden(b, seat)
    return fields | {"dice": b.dice.state()}


def hidden_places(b: Board) -> dict[str, str]:
    """What the hero does not know about the map: its layout, and everything that is not revealed."""
    dark = [sector for sector in b.map.used if not is_revealed(b, sector)]
    doors = [ends for door, ends in enumerate(b.map.doors) if b.blocked >> door & 1]
    return {
        "map": " ".join(look_of(b.map, sector)[0] for sector in b.map.used),
        "stairs": str(b.map.pairs),
        "rooms": " ".join(str(room) for room in b.rooms),
        "hero": NAMES[b.hero] if b.hero >= 0 else "",
        "creatures": " ".join(sorted(str(named(b, one)) for one, at in b.creatures.items() if at in dark)),
        "danger": " ".join(NAMES[sector] for sector in dark if is_dangerous(b, sector)),
        "lights": " ".join(NAMES[sector] for sector in dark if is_lit(b, sector)),
        "conditions": " ".join(NAMES[sector] for sector in dark if sector in b.conditions),
        "blocked doors": " ".join(NAMES[one] for one, other in doors if one in dark and other in dark),
    }
