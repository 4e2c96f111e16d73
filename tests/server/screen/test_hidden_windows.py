"""No door tells whether a hidden window held a choice: two worlds, and in one of them somebody could play something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from doors import Clock, World, two_worlds
from pages import Page
from sparing import one_in
from sqlalchemy import Connection
from worlds import heros_turn, prisoners_turn, with_others_hidden

from unlit.alone import GAME as ALONE
from unlit.alone.board.board import HERO, Board
from unlit.alone.box.rows import ROWS
from unlit.alone.rules.kinds import REACTIONS
from unlit.alone.rules.moments import M
from unlit.escape import GAME as ESCAPE
from unlit.escape.board import board as escape_board
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.house import seating
from unlit.server.journal.loading import load
from unlit.server.protocol import Choices, CurtainChoice, Mine, MyTable
from unlit.server.seats.steering import Chosen, Steered, ahead
from unlit.server.tables import audience, presence
from unlit.server.tables.premises import Premises

PAUSE = 10
EVIL = "evil 1"
ROLLS = ("attack", "bull", "outwit", "unlock", "access", "end")  # what leads to a roll, or to the next turn


def instants_first(card: str) -> bool:
    """Cards for the hero's deeds come before those for the end of the turn."""
    return REACTIONS.today(card).moment is M.END_OF_TURN


def instants_last(card: str) -> bool:
    """And the other way round."""
    return not instants_first(card)


def with_cards(b: Board, order: Callable[[str], bool]) -> Board:
    """Evil holds other cards with the same backs, those that come first in an order."""
    twin = b.copy()
    for deck, cards in b.decks.items():
        held = [card for hand in b.hands.values() for card in hand if ROWS["reactions"][card].deck is deck]
        pool = sorted((*cards, *held), key=order, reverse=True)
        twin.hands = {
            seat: tuple(pool.pop() if ROWS["reactions"][card].deck is deck else card for card in hand)
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


async def through_turns_of_the_hero(folder: Path, clock: Clock, word: str) -> int:
    """The same deeds in both worlds, and every door tried in every pause; how often only one had something to play."""
    start, dice = heros_turn(word)._base, Dice(seed_from(word))
    boards = (with_cards(start, instants_first), with_cards(start, instants_last))
    told_apart = 0
    async with two_worlds(folder, ALONE, {}, boards, Choices(spectators=True, pause=PAUSE)) as worlds:
        for _ in range(14):
            one, two = (world.question(HERO) for world in worlds)
            assert one == two
            if one is None:
                break
            option = dice.pick("option", one["options"])
            for world in worlds:
                await world.answer(HERO, option)
            told_apart += await through_pauses(worlds, clock, dice, HERO)
    return told_apart


async def through_pauses(worlds: list[World], clock: Clock, dice: Dice, seat: Seat) -> int:
    """Whoever may react passes, or lets the program do so; how often only one world had something to play."""
    told_apart = 0
    while (pause := worlds[0].hosted.journal.pause()) is not None:
        other = worlds[1].hosted.journal.pause()
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
                    await world.pass_all()
        clock.now = pause.until
        for world in worlds:
            await world.quiet()
        if cards_came_to_light(worlds):
            return told_apart
        await same_for(worlds, seat, SPECTATOR)
    assert worlds[1].hosted.journal.pause() is None
    return told_apart


def cards_came_to_light(worlds: list[World]) -> bool:
    """Whether a card lies open that is another one in the other world."""
    one, two = (world.hosted.t.board for world in worlds if world.hosted.t is not None)
    return isinstance(one, escape_board.Board) and bool(one.discards != two.discards)


@pytest.mark.parametrize("word", one_in(3, ["hero 6", "hero 9", "hero 10"]))
def test_while_a_pause_lasts_every_door_says_what_the_frames_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    """ALONE: the hero and whoever watches get the same whether evil could have played a card or not."""
    assert asyncio.run(through_turns_of_the_hero(tmp_path, Clock(monkeypatch), word)) > 0


async def through_turns_of_iris(folder: Path, clock: Clock, word: str) -> int:
    """ESCAPE: each prisoner is a side of its own, and windows of several follow each other."""
    start, dice = prisoners_turn(word, "iris")._base, Dice(seed_from(word))
    boards = (start.copy(), with_others_hidden(start, "iris"))
    told_apart = 0
    choices = Choices(spectators=True, pause=PAUSE)
    async with two_worlds(folder, ESCAPE, {"players": "3"}, boards, choices) as worlds:
        for _ in range(12):
            one, two = (world.question("iris") for world in worlds)
            if one is None or two is None or cards_came_to_light(worlds):
                break
            assert one == two
            rolling = [option for option in one["options"] if option.startswith(ROLLS)]
            option = dice.pick("option", rolling or one["options"])
            for world in worlds:
                await world.answer("iris", option)
            told_apart += await through_pauses(worlds, clock, dice, "iris")
    return told_apart


def test_in_a_pause_after_a_pause_no_door_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who rolls learns of none of the others whether they could have helped."""
    clock = Clock(monkeypatch)
    told_apart = 0
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        told_apart += asyncio.run(through_turns_of_iris(folder, clock, f"pauses {number}"))
    assert told_apart > 0


async def frames_after_a_pause(folder: Path, clock: Clock) -> list[list[str]]:
    """What who watches is sent when a pause is over: in the first world a bot moves at once, in the other nobody."""
    start = heros_turn("hero 6")._base
    choices = Choices(spectators=True, pause=PAUSE)
    async with two_worlds(folder, ALONE, {}, (start, start.copy()), choices) as worlds:
        await worlds[0].elsewhere.pop(HERO).leave()  # before there is anything that the other process could do
        for world in worlds:
            await world.answer(HERO, "scavenge")
        pause = worlds[0].hosted.journal.pause()
        assert pause is not None
        await worlds[0].pages.pop(HERO).leave()
        await presence.stand_in_by_bot(worlds[0].hosted, HERO)
        clock.now = pause.closes
        for world in worlds:
            await world.quiet()
        before = [len(world.frames(SPECTATOR)) for world in worlds]
        clock.now = pause.until
        for world in worlds:
            await world.quiet()
        return [world.frames(SPECTATOR)[count:] for world, count in zip(worlds, before, strict=True)]


def current(c: Connection, table: str) -> GameTable[Any]:
    """A table as it is written."""
    row = queries.table_row(c, table)
    assert row is not None
    return load(c, row, queries.seat_rows(c, table))


def test_what_a_pause_held_back_has_a_frame_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a bot moves before anybody was shown that the pause is over, as it may happen at that very moment."""

    async def thought(
        premises: Premises, table: str, number: int, check: str, steered: dict[Seat, Steered], pausing: str | None
    ) -> list[Chosen]:
        t = await premises.store.read(lambda c: current(c, table))
        return ahead(t, steered, lambda t, _: t.question.options[0] if t.question else PASS, pausing)

    monkeypatch.setattr(Premises, "thought", thought)
    monkeypatch.setattr(audience, "watch", lambda *_: None)  # the bot is faster
    moved, still = asyncio.run(frames_after_a_pause(tmp_path, Clock(monkeypatch)))
    assert len(still) == 1
    assert moved[0] == still[0]
    assert len(moved) > 1


def curtains_in(sent: list[str]) -> int:
    """How often a screen was told that another of its seats is asked."""
    return sum(message["type"] == "turn" for message in map(msgspec.json.decode, sent))


async def around_one_screen(folder: Path, curtain: CurtainChoice, word: str) -> list[list[str]]:
    """What the hero's screen is sent in each world until evil has to choose something; evil keeps its cards."""
    start, dice = heros_turn(word)._base, Dice(seed_from(word))
    boards = (with_cards(start, instants_first), with_cards(start, instants_last))
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
                while (asked := world.question(EVIL)) is not None and str(PASS) in asked["options"]:
                    await world.answer(EVIL, str(PASS))
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
        one, two = asyncio.run(around_one_screen(folder, "always", f"curtain {number}"))
        assert one == two
        fallen += curtains_in(one)
    assert fallen > 5


def test_a_curtain_that_falls_where_it_is_needed_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the set-up says; and the count above can fail."""
    Clock(monkeypatch)
    one, two = asyncio.run(around_one_screen(tmp_path, "needed", "curtain 0"))
    assert curtains_in(one) > curtains_in(two)


# The list of tables


def test_a_pass_in_secret_does_not_show_in_the_list_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players of evil are asked one after the other: the hero's list does not move."""
    clock = Clock(monkeypatch)
    start = heros_turn("list of tables", team=2)._base

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
            await world.answer(HERO, "scavenge")
            asked = [seat for seat in ("evil 1", "evil 2") if world.question(seat) is not None]
            assert len(asked) == 1
            before = await listed(world)
            clock.now += 5
            await world.answer(asked[0], str(PASS))
            assert world.hosted.asked_person() not in (HERO, asked[0], None)
            assert await listed(world) == before

    asyncio.run(tried())
