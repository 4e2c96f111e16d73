"""What a seat knows beyond what shows, and worlds that agree with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vault.board import OUT, Board, other_thief, side_of
from vault.cards import DECKS
from vault.pieces import SEATS, THIEVES, TILES, WARDEN

if TYPE_CHECKING:
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards and tiles whose place the seat does not know, and what it was shown."""

    unseen: dict[str, tuple[str, ...]]
    tiles: tuple[int, ...]
    next_tile: int
    gifts: tuple[str, ...]
    own_offer: str


def knowledge(b: Board, seat: Seat) -> Knowledge:
    """What follows from one's own hand, the open piles and the map, and what one was shown."""
    gifts = tuple(sorted(b.gifts.get(seat, ())))
    unseen = {}
    for side, cards in DECKS.items():
        left = list(cards)
        own = b.hands.get(seat, []) if side_of(seat) == side else []
        for card in (*own, *b.discards[side], *(gifts if side == "thieves" else ())):
            left.remove(card)
        unseen[side] = tuple(left)
    return Knowledge(
        unseen=unseen,
        tiles=tuple(tile for tile in range(len(TILES)) if tile not in (*b.tiles, b.drawn)),
        next_tile=b.looked.get(seat, OUT),
        gifts=gifts,
        own_offer=b.offer if b.offer and b.turn < len(THIEVES) and THIEVES[b.turn] == seat else "",
    )


def imagine(b: Board, seat: Seat, dice: Dice) -> None:
    """Deal anew, from sorted pools, the hands and decks that this seat does not see."""
    known = knowledge(b, seat)
    sizes = {other: len(b.hands[other]) for other in SEATS}
    for side, unseen in known.unseen.items():
        pool = list(unseen)
        dice.shuffle("imagined deck", pool, side)
        for other in SEATS:
            if other == seat or side_of(other) != side:
                continue
            held = list(known.gifts) if side == "thieves" and seat != WARDEN else []
            while len(held) < sizes[other]:
                held.append(pool.pop())
            b.hands[other][:] = sorted(held)
        b.decks[side][:] = pool
    imagine_stack(b, known, dice)
    imagine_secrets(b, seat, dice)


def imagine_stack(b: Board, known: Knowledge, dice: Dice) -> None:
    """The tiles that are left, in another order, the next one where it is known."""
    tiles = list(known.tiles)
    dice.shuffle("imagined stack", tiles)
    if known.next_tile >= 0:
        tiles.remove(known.next_tile)
        tiles.append(known.next_tile)
    b.stack[:] = tiles


def imagine_secrets(b: Board, seat: Seat, dice: Dice) -> None:
    """What others hold out, were given and looked at, made anew to fit the new deal."""
    if b.offer and THIEVES[b.turn] != seat:
        b.offer = dice.pick("imagined offer", b.hands[THIEVES[b.turn]])
    for thief, other in enumerate(THIEVES):
        if b.looked[other] >= 0:
            b.looked[other] = b.stack[-1]
        if seat == WARDEN:  # who knows how often cards were given, not which of them are still there
            hand = b.hands[THIEVES[other_thief(thief)]][:]
            dice.shuffle("imagined gifts", hand)
            still = dice.below(min(b.given[thief], len(hand)) + 1)
            b.gifts[other][:] = sorted(hand[:still])


def hidden(b: Board, seat: Seat) -> dict[str, str]:
    """The other hands, decks, the stack, what others hold out and looked at; to the warden also what they gave."""
    fields = {f"hand of {other}": " ".join(hand) for other, hand in b.hands.items() if other != seat}
    fields |= {f"deck of {side}": " ".join(deck) for side, deck in b.decks.items()}
    if seat == WARDEN:
        fields |= {f"gifts of {other}": " ".join(gifts) for other, gifts in b.gifts.items()}
    if seat not in b.looked or b.looked[seat] == OUT:
        fields |= {f"looked of {other}": str(tile) for other, tile in b.looked.items() if tile != OUT}
    fields["offer"] = b.offer if b.offer and THIEVES[b.turn] != seat else ""
    return fields | {"stack": str(b.stack[:-1]), "dice": b.dice.state()}
