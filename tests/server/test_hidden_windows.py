"""No door tells whether a hidden window held a choice: two worlds, and in one of them somebody could play something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from doors import Clock, World, two_worlds
from pages import Page
from test_secrets_of_alone import at_turn
from test_secrets_of_escape import at_turn as escape_at_turn
from test_secrets_of_escape import told_apart as cards_came_to_light
from test_secrets_of_escape import with_others_hidden

from unlit.alone import GAME as ALONE
from unlit.alone.board import HERO, Board
from unlit.alone.cards.rows import REACTIONS
from unlit.alone.moments import M
from unlit.escape import GAME as ESCAPE
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.events import SPECTATOR
from unlit.kernel.moments import PASS
from unlit.kernel.question import Seat
from unlit.server import seating
from unlit.server.protocol import Choices, Mine, MyTable

PAUSE = 10
EVIL = "evil 1"
ROLLS = ("attack", "bull", "outwit", "unlock", "access", "end")  # what leads to a roll, or to the next turn


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


def curtains_in(sent: list[str]) -> int:
    """How often a screen was told that another of its seats is asked."""
    return sum(message["type"] == "turn" for message in map(msgspec.json.decode, sent))


async def around_one_screen(folder: Path, curtain: Literal["always", "needed"], number: int) -> list[list[str]]:
    """What the hero's screen is sent in each world until evil has to choose something; evil keeps its cards."""
    start = at_turn(f"curtain {number}")._base
    boards = (with_cards(start, instants_first), with_cards(start, instants_last))
    dice = Dice(seed_from(f"curtain {number}"))
    choices = Choices(spectators=True, curtain=curtain)
    async with two_worlds(folder, ALONE, {}, boards, choices) as worlds:
        screens = [await Page(world.house, world.tokens[HERO], others=(world.tokens[EVIL],)).come() for world in worlds]
        for _ in range(15):
            questions = [world.question(HERO) for world in worlds]
            if questions[0] is None or questions[1] is None:
                break
            option = dice.pick("option", questions[0]["options"])
            for world in worlds:
                await world.answer(HERO, option)
                while (asked := world.question(EVIL)) is not None and PASS in asked["options"]:
                    await world.answer(EVIL, PASS)
        for screen in screens:
            await screen.leave()
        return [screen.sent for screen in screens]


def test_a_curtain_that_always_falls_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Around one screen it falls as often whether evil holds a card for the moment or not."""
    Clock(monkeypatch)
    fallen = 0
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        one, two = asyncio.run(around_one_screen(folder, "always", number))
        assert one == two
        fallen += curtains_in(one)
    assert fallen > 5


def test_a_curtain_that_falls_where_it_is_needed_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the set-up says; and the count above can fail."""
    Clock(monkeypatch)
    one, two = asyncio.run(around_one_screen(tmp_path, "needed", 0))
    assert curtains_in(one) > curtains_in(two)


# ESCAPE: each prisoner is a side of its own, and windows of several follow each other


async def through_pauses(worlds: list[World], clock: Clock, dice: Dice, seat: Seat) -> int:
    """Whoever may react passes, or lets the program do so; how often only one world had something to play."""
    told_apart = 0
    while (pause := worlds[0].hosted.pause()) is not None:
        other = worlds[1].hosted.pause()
        assert other is not None
        assert (other.side, other.until) == (pause.side, pause.until)
        told_apart += worlds[0].could_play() != worlds[1].could_play()
        for time in (pause.until - 9, pause.until - 5):
            clock.now = time
            await same_for(worlds, seat, SPECTATOR)
            if pause.side != seat:
                await same_refusals_for(worlds, seat)
            if dice.below(2):
                for world in worlds:
                    if world.question(pause.side) is not None:
                        await pass_all(world, pause.side)
        clock.now = pause.until
        for world in worlds:
            await world.quiet()
        if cards_came_to_light([world.hosted for world in worlds]):
            return told_apart
        await same_for(worlds, seat, SPECTATOR)
    assert worlds[1].hosted.pause() is None
    return told_apart


def test_in_a_pause_after_a_pause_no_door_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ESCAPE: who rolls learns of none of the others whether they could have helped."""
    clock = Clock(monkeypatch)
    told_apart = 0
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        start = escape_at_turn(f"pauses {number}", "iris")._base
        boards = (start.copy(), with_others_hidden(start, "iris"))
        told_apart += asyncio.run(turns_of_iris(folder, boards, clock, Dice(seed_from(f"pauses {number}"))))
    assert told_apart > 0


async def turns_of_iris(folder: Path, boards: tuple[Any, Any], clock: Clock, dice: Dice) -> int:
    """What she does, with all the pauses in between."""
    told_apart = 0
    choices = Choices(spectators=True, pause=PAUSE)
    async with two_worlds(folder, ESCAPE, {"players": "3"}, boards, choices) as worlds:
        for _ in range(12):
            one, two = (world.question("iris") for world in worlds)
            if one is None or two is None or cards_came_to_light([world.hosted for world in worlds]):
                break
            assert one == two
            rolling = [option for option in one["options"] if option.startswith(ROLLS)]
            option = dice.pick("option", rolling or one["options"])
            for world in worlds:
                await world.answer("iris", option)
            told_apart += await through_pauses(worlds, clock, dice, "iris")
    return told_apart


# The list of tables


def test_a_pass_in_secret_does_not_show_in_the_list_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players of evil are asked one after the other: the hero's list does not move."""
    clock = Clock(monkeypatch)
    start = at_turn("list of tables", team=2)._base

    async def listed(world: World) -> list[MyTable]:
        return [
            table
            for seat in (HERO, SPECTATOR)
            for table in await seating.my_tables(world.house, Mine(tokens=[world.tokens[seat]]))
        ]

    async def tried() -> None:
        choices = Choices(spectators=True)
        async with two_worlds(tmp_path, ALONE, {"team": "2"}, (start.copy(), start.copy()), choices) as (world, _):
            for seat in ("evil 1", "evil 2"):
                await world.pages[seat].say("stops", moments=[M.DECLARED.value])
            await world.answer(HERO, "locate")
            asked = [seat for seat in ("evil 1", "evil 2") if world.question(seat) is not None]
            assert len(asked) == 1
            before = await listed(world)
            clock.now += 5
            await world.answer(asked[0], PASS)
            assert world.hosted.asked_person() not in (HERO, asked[0], None)
            assert await listed(world) == before

    asyncio.run(tried())
