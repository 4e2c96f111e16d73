"""What a seat knows beyond its view, and tables that it cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board.board import Board

if TYPE_CHECKING:
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat


class Knowledge(NamedTuple):
    """The cards and tiles whose place the seat does not know."""

    unseen: dict[str, tuple[str, ...]]
    tiles: tuple[str, ...]
    under: tuple[tuple[str, ...], ...]  # the bottom tiles of each stack that everyone saw being put there


# E8.6
def knowledge(b: Board, seat: Seat) -> Knowledge:
    """What the seat can conclude from its own hand, the open piles and the map."""
    unseen = {deck: list(cards) for deck, cards in b.decks.items()}
    unseen["adrenaline"] += [card for other in b.players if other != seat for card in b.people[other].hand]
    return Knowledge(
        {deck: tuple(sorted(cards)) for deck, cards in unseen.items()},
        tuple(sorted(name for stack, count in zip(b.stacks, b.under, strict=True) for name in stack[count:])),
        seen_under(b),
    )


# E9.8
def seen_under(b: Board) -> tuple[tuple[str, ...], ...]:
    """The tiles at the bottom of each stack that everyone saw being put there, the lowest first."""
    return tuple(stack[:count] for stack, count in zip(b.stacks, b.under, strict=True))


def imagine(b: Board, seat: Seat, dice: Dice) -> None:
    """Deal new hands, decks and stacks from sorted pools, wherever this seat does not see the true ones."""
    known = knowledge(b, seat)
    for deck, unseen in known.unseen.items():
        pool = list(unseen)
        dice.shuffle("imagined deck", pool, deck)
        if deck == "adrenaline":
            for other in b.players:
                if other != seat:
                    hand = tuple(sorted(pool.pop() for _ in b.people[other].hand))
                    b.people[other].hand = hand
        b.decks[deck] = tuple(pool)
    imagine_stacks(b, known, dice)


def imagine_stacks(b: Board, known: Knowledge, dice: Dice) -> None:
    """Shuffle the remaining tiles, but keep those in the first stack that everyone knows the scenario put there."""
    tiles = known.tiles
    early = [name for name in tiles if name in b.box.scenarios[b.scenario].early]
    others = [name for name in tiles if name not in early]
    dice.shuffle("imagined stacks", others)
    first, *rest = (len(stack) - count for stack, count in zip(b.stacks, b.under, strict=True))
    top = [*early, *(others.pop() for _ in range(first - len(early)))]
    dice.shuffle("imagined first stack", top)
    stacks = [tuple(top)]
    for size in rest:
        stacks.append(tuple(others[:size]))
        del others[:size]
    b.stacks = tuple((*lowest, *stack) for lowest, stack in zip(known.under, stacks, strict=True))


def hidden(b: Board, seat: Seat) -> dict[str, str]:
    """The other hands, the decks, and the stacks of tiles."""
    fields = {f"hand of {other}": " ".join(b.people[other].hand) for other in b.players if other != seat}
    fields |= {f"deck of {deck}": " ".join(cards) for deck, cards in b.decks.items()}
    for number, (stack, count) in enumerate(zip(b.stacks, b.under, strict=True), start=1):
        fields[f"stack {number}"] = ", ".join(stack[count:])
    return fields | {"dice": b.dice.state()}
