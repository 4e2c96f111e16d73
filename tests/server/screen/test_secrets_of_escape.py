"""ESCAPE: nothing that a seat may not know is in any byte that it is sent, and nothing in their number or order."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from ears import Ears, answer, listeners, opened
from sparing import one_in
from worlds import (
    freeze_clock,
    people_only,
    prisoners_turn,
    put_on_table,
    search_for_nobodys,
    texts_of_frames,
    with_others_hidden,
)

from unlit.bots import bot_named
from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.boxes import BOXES
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.tables.chair import Chair
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Seat
from unlit.server.house.house import House
from unlit.server.tables.hosted import Hosted

GAMES = 8


def pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Any of these names, the longest first."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest))})(?![\w-])")


CARD = pattern({card for deck in BOXES.today().decks.values() for card in deck})
TILE = pattern(name for name in TILES if name != "infirmary")  # where the knocked-out are is open, tile or not


LAYING_OPEN = {"drew": "card", "discarded": "card", "played": "card", "assisted": "card", "tile-drawn": "tile"}
"""What is told of a card or tile that is open from then on, and where it is named."""


class Open:
    """What has been open to a seat so far, at any time."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.names: set[str] = set()

    def look(self, b: Board) -> None:
        """What lies face up now, and one's own hand."""
        for deck in ("adrenaline", "items", "events"):
            self.names.update(b.discards[deck])
        self.names.update((b.event, b.drawn, b.aside), *b.floor.values())
        self.names.update(one.plan.name for one in b.map.laid)
        for seat, one in b.people.items():
            self.names.update(one.items, one.skills, one.hand if seat == self.seat else ())

    def hear(self, ears: Ears, first: int) -> None:
        """A card or tile may come and go between two questions: those drawn by the seat, or laid open by anyone."""
        for message in map(msgspec.json.decode, ears.sent[first:]):
            for _, kind, facts in message.get("told", ()):
                if kind in LAYING_OPEN:
                    self.names.add(facts[LAYING_OPEN[kind]])


def hidden_in(texts: Iterable[str], opened_so_far: set[str]) -> set[str]:
    """The cards and tiles that are named in these texts and were never open."""
    named = {name for text in texts for name in (*CARD.findall(text), *TILE.findall(text))}
    return named - opened_so_far


async def played(db: Path, games: int, first: int = 0) -> int:
    """Games of greedy bots; every byte sent to each seat before the end is searched, answer by answer."""
    searched = 0
    async with opened(db) as house:
        for number in range(first, first + games):
            scenarios = GAME.rules.settings[0].values
            setup = {"players": str(1 + number % 4), "scenario": scenarios[number % len(scenarios)]}
            hosted = await people_only(house, GAME, setup, number)
            seats = (*hosted.seats.sitting, SPECTATOR)
            ears = dict(zip(seats, await listeners(hosted, *seats), strict=True))
            open_to = {seat: Open(seat) for seat in seats}
            until = dict.fromkeys(seats, 0)
            while hosted.row.ended is None:
                assert hosted.t is not None
                assert hosted.t.question is not None
                search(hosted.t.board, ears, open_to, until)
                searched += sum(len(message) for seat, one in ears.items() for message in one.sent[until[seat] :])
                until = {seat: len(one.sent) for seat, one in ears.items()}
                seed = seed_from(f"canary {number} {until}")
                await answer(hosted, bot_named("greedy", "escape")(Chair(hosted.t, hosted.t.question.seat), seed))
            for seat, one in ears.items():
                del one.sent[until[seat] :]  # with the end the secret is opened
            search_for_nobodys(hosted, ears)
    return searched


def search(b: Board, ears: dict[Seat, Ears], open_to: dict[Seat, Open], until: dict[Seat, int]) -> None:
    """Cards and tiles that were never open to a seat are in nothing that it was sent since."""
    for seat, one in ears.items():
        open_to[seat].look(b)
        open_to[seat].hear(one, until[seat])
        hidden = hidden_in(texts_of_frames(one, until[seat]), open_to[seat].names)
        assert not hidden, f"{seat} is sent {sorted(hidden)}"


@pytest.mark.parametrize("part", one_in(2, range(2)))
def test_no_canary_is_in_any_byte(tmp_path: Path, part: int) -> None:
    games = GAMES // 2
    assert asyncio.run(played(tmp_path / "unlit.db", games, part * games)) > 50_000


async def two_listening(house: House) -> tuple[Board, dict[Seat, Ears]]:
    """A table of two at its first question, and what each of them is sent."""
    hosted = await people_only(house, GAME, {"players": "2"}, 0)
    ears = await listeners(hosted, *hosted.seats.sitting)
    assert hosted.t is not None
    return hosted.t.board, dict(zip(hosted.seats.sitting, ears, strict=True))


def test_the_search_finds_canaries(tmp_path: Path) -> None:
    """A seat that is sent another's card, a card of a deck or a tile of a stack is noticed."""

    async def tried() -> None:
        async with opened(tmp_path / "unlit.db") as house:
            b, ears = await two_listening(house)
            own = b.people["iris"].hand
            secret = [card for card in b.people["jonas"].hand if card not in own][:1]
            assert secret
            for canary in (*secret, b.decks["events"][-1], b.decks["items"][-1], b.stacks[0][-1]):
                open_to = {seat: Open(seat) for seat in ears}
                search(b, ears, open_to, dict.fromkeys(ears, 0))
                ears["iris"].sent.append(msgspec.json.encode({"type": "frame", "text": f"play {canary}"}))
                with pytest.raises(AssertionError):
                    search(b, ears, open_to, dict.fromkeys(ears, 0))
                ears["iris"].sent.pop()

    asyncio.run(tried())


def test_the_search_takes_nothing_open_for_a_canary(tmp_path: Path) -> None:
    """A tile that was drawn and went back for want of room was seen; a question may be called as a card is."""

    async def tried() -> None:
        async with opened(tmp_path / "unlit.db") as house:
            b, ears = await two_listening(house)
            drawn = [[1, "tile-drawn", {"tile": b.stacks[0][-1]}], [2, "no-room", {"tile": b.stacks[0][-1]}]]
            asked = {"prompt": next(card for card in b.decks["adrenaline"] if card not in b.people["iris"].hand)}
            ears["iris"].sent.append(msgspec.json.encode({"type": "frame", "told": drawn, "question": asked}))
            search(b, ears, {seat: Open(seat) for seat in ears}, dict.fromkeys(ears, 0))

    asyncio.run(tried())


# Two worlds


@pytest.mark.parametrize("number", one_in(3, range(3)))
def test_two_worlds_send_a_seat_the_same_frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """With the clock frozen: in number, order and length, at a server that passes for those who could only pass."""
    freeze_clock(monkeypatch)
    compared = starts = 0
    while compared < 8:
        starts += 1
        assert starts < 12, "the worlds are told apart too soon"
        folder = tmp_path / str(starts)
        folder.mkdir()
        compared += asyncio.run(answers_in_both(folder, f"frames {number} {starts}"))


async def answers_in_both(folder: Path, seed: str) -> int:
    """Play on in both worlds while they cannot be told apart; how often the seat was asked."""
    async with opened(folder / "one.db") as first:
        table = (await people_only(first, GAME, {"players": "3"}, 1)).row.id
    shutil.copy(folder / "one.db", folder / "two.db")
    start = prisoners_turn(seed, "iris")._base
    async with opened(folder / "one.db") as one, opened(folder / "two.db") as two:
        pair = [
            await put_on_table(one, table, GAME, start.copy()),
            await put_on_table(two, table, GAME, with_others_hidden(start, "iris")),
        ]
        ears = [await listeners(hosted, "iris", SPECTATOR) for hosted in pair]
        dice = Dice(seed_from(seed))
        answers = 0
        while await in_step(pair, dice) and not told_apart(pair):
            if all(hosted.asked_person() == "iris" for hosted in pair):
                answers += 1
                for place in (0, 1):
                    assert ears[0][place].sent == ears[1][place].sent
        return answers


async def in_step(pair: list[Hosted], dice: Dice) -> bool:
    """The same answer in both worlds, until somebody has to show a card that it holds in one of them only."""
    questions = [hosted.t.question for hosted in pair if hosted.t is not None]
    if len(questions) < 2 or any(question is None for question in questions):
        return False
    reacting = [hosted for hosted in pair if hosted.asked_person() != "iris" and can_pass(hosted)]
    if reacting:  # in one world somebody may be asked because it could play something
        for hosted in reacting:
            await answer(hosted, str(PASS))
        return True
    one, two = questions
    assert one is not None
    assert two is not None
    assert (one.seat, one.prompt) == (two.seat, two.prompt)
    shared = [text for text in one.texts() if text in two.texts()]
    if one.seat == "iris":
        assert one.texts() == two.texts()
    if not shared:
        return False
    option = str(dice.pick("option", shared))
    for hosted in pair:
        await answer(hosted, option)
    return True


def told_apart(pair: list[Hosted]) -> bool:
    """Whether a card has come to light that is another one in the other world."""
    one, two = (hosted.t.board.discards for hosted in pair if hosted.t is not None)
    return bool(one != two)


def can_pass(hosted: Hosted) -> bool:
    """Whether the question can be passed."""
    return hosted.t is not None and hosted.t.question is not None and PASS in hosted.t.question.options
