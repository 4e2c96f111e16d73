"""No door tells whether a hidden window held a choice: two worlds, and in one of them somebody could play something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from doors import Clock, World, two_worlds
from test_secrets_of_alone import at_turn

from unlit.alone import GAME as ALONE
from unlit.alone.board import HERO, Board
from unlit.alone.cards.rows import REACTIONS
from unlit.alone.moments import M
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.events import SPECTATOR
from unlit.kernel.moments import PASS
from unlit.kernel.question import Seat
from unlit.server.protocol import Choices

PAUSE = 10
EVIL = "evil 1"


def instants_first(card: str) -> bool:
    """Cards for the hero's deeds come before those for the end of the turn."""
    return REACTIONS.named[card].moment is M.END_OF_TURN


def instants_last(card: str) -> bool:
    """And the other way round."""
    return not instants_first(card)


def with_cards(b: Board, order: Callable[[str], bool]) -> Board:
    """Evil holds other cards with the same backs, those that come first in an order."""
    twin = b.copy()
    for deck, cards in b.decks.items():
        held = [card for hand in b.hands.values() for card in hand if REACTIONS.named[card].row.deck is deck]
        pool = sorted((*cards, *held), key=order, reverse=True)
        twin.hands = {
            seat: tuple(pool.pop() if REACTIONS.named[card].row.deck is deck else card for card in hand)
            for seat, hand in twin.hands.items()
        }
        twin.decks[deck] = tuple(pool)
    return twin


async def same_for(worlds: list[World], *seats: Seat) -> None:
    """These seats get the same in both worlds, whatever they look at."""
    for seat in seats:
        one, two = [await world.seen_through_every_door(seat) for world in worlds]
        for door in one:
            assert one[door] == two[door], (seat, door)


async def same_refusals_for(worlds: list[World], *seats: Seat) -> None:
    """These seats are told the same in both worlds, whatever they try."""
    for seat in seats:
        asks = sorted({0, *(ask for world in worlds for ask in world.open_ask(seat))})
        one, two = [await world.tried_at_every_door(seat, asks) for world in worlds]
        assert one == two, seat
        assert all(reply["type"] == "no" for kind, reply in one.items() if kind.startswith(("answer", "undo", "offer")))


async def pass_all(world: World, seat: Seat) -> None:
    """Whoever could play something passes, as often as it is asked."""
    while world.could_play():
        await world.answer(seat, PASS)


@pytest.mark.parametrize("number", range(2))
def test_while_a_pause_lasts_every_door_says_what_the_frames_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """ALONE: the hero and whoever watches get the same whether evil could have played a card or not."""
    clock = Clock(monkeypatch)
    start = at_turn(f"doors {number}")._base
    boards = (with_cards(start, instants_first), with_cards(start, instants_last))
    dice = Dice(seed_from(f"doors {number}"))

    async def both() -> int:
        told_apart = 0
        choices = Choices(spectators=True, pause=PAUSE)
        async with two_worlds(tmp_path, ALONE, {}, boards, choices) as worlds:
            for _ in range(8):
                questions = [world.question(HERO) for world in worlds]
                if questions[0] is None:
                    break
                assert questions[0] == questions[1]
                option = dice.pick("option", questions[0]["options"])
                for world in worlds:
                    await world.answer(HERO, option)
                if all(world.hosted.asked_person() == HERO and not world.is_paused() for world in worlds):
                    continue
                told_apart += worlds[0].could_play() != worlds[1].could_play()
                began = clock.now
                await same_for(worlds, HERO, SPECTATOR)
                await same_refusals_for(worlds, HERO)
                clock.now = began + 3
                if dice.below(2):  # else the program passes for evil in the end
                    for world in worlds:
                        await pass_all(world, EVIL)
                await same_for(worlds, HERO, SPECTATOR)
                await same_refusals_for(worlds, HERO)
                clock.now = began + PAUSE
                for world in worlds:
                    await world.quiet()
                await same_for(worlds, HERO, SPECTATOR)
        return told_apart

    assert asyncio.run(both()) > 0
