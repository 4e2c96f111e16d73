"""The same table in two worlds, and everything that a seat can get out of the server, through every door."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ears import Ears, opened
from pages import Page
from worlds import put_on_table

from unlit.kernel.game import Game, complete_setup
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Seat
from unlit.server.house import seating
from unlit.server.house.house import House
from unlit.server.journal.journal import ask_number
from unlit.server.protocol import Choices, Exchange, Mine, NewTable, SeatWish
from unlit.server.screen import showing
from unlit.server.tables import audience
from unlit.server.tables.hosted import Hosted
from unlit.server.tables.premises import Premises
from unlit.server.web import connection


class Clock:
    """Says what time it is; it goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1e9
        monkeypatch.setattr("time.time", lambda: self.now)
        monkeypatch.setattr("time.perf_counter", lambda: self.now)

        async def wait_until(_: Premises, due: float, stirred: asyncio.Event | None = None) -> None:
            while self.now < due and not (stirred is not None and stirred.is_set()):
                await asyncio.sleep(0.001)

        monkeypatch.setattr(Premises, "wait_until", wait_until)
        # Pages in tests say more at once than people do.
        monkeypatch.setattr(connection, "AT_ONCE", 100_000.0)


class World:
    """A table in one process, the same in another one, and a page at each of its seats."""

    def __init__(self, db: Path, house: House, other: House, hosted: Hosted, tokens: Mapping[Seat, str]) -> None:
        self.db = db
        self.house = house
        self.other = other
        self.hosted = hosted
        self.tokens = tokens
        self.pages: dict[Seat, Page] = {}
        self.elsewhere: dict[Seat, Page] = {}

    async def sit(self) -> None:
        """Everybody looks, through both processes, and so does one who watches."""
        for seat, token in self.tokens.items():
            self.pages[seat] = await Page(self.house, token).come()
        for seat, token in self.tokens.items():
            self.elsewhere[seat] = await Page(self.other, token).come()

    async def rise(self) -> None:
        """All pages are closed."""
        for page in (*self.pages.values(), *self.elsewhere.values()):
            await page.leave()

    async def quiet(self) -> None:
        """The program has done what it does at this time, and everybody is shown what they may see."""
        hosted = self.hosted
        while (hosted.job is not None and hosted.job.due <= time.time()) or hosted.lock.locked():
            await asyncio.sleep(0.001)
        await audience.show_what_is_written(hosted)
        await audience.hear_of(await self.other.table(hosted.row.id))  # the bell has rung
        for page in (*self.pages.values(), *self.elsewhere.values()):
            await page.hear()

    def question(self, seat: Seat) -> dict[str, Any] | None:
        """What a seat's page asks."""
        found: dict[str, Any] | None = self.pages[seat].frame["question"]
        return found

    def frames(self, seat: Seat) -> list[str]:
        """The frames that a seat's page was sent."""
        return [text for text in self.pages[seat].sent if msgspec.json.decode(text)["type"] == "frame"]

    async def answer(self, seat: Seat, option: str) -> None:
        """A seat answers what its page asks."""
        question = self.question(seat)
        assert question is not None
        reply = await self.pages[seat].say("answer", ask=question["ask"], option=option)
        assert reply["type"] == "done", reply
        await self.quiet()

    async def pass_all(self) -> None:
        """Whoever could play something passes, as often as it is asked."""
        while self.could_play():
            assert self.hosted.t is not None
            assert self.hosted.t.question is not None
            seat = self.hosted.t.question.seat
            if self.question(seat) is None:
                return  # it is another's turn to react
            await self.answer(seat, str(PASS))

    def could_play(self) -> bool:
        """Whether a hidden window is open at which its seat has something to play."""
        question = self.hosted.t.question if self.hosted.t is not None else None
        return question is not None and question.hidden and not question.idle

    async def seen_through_every_door(self, seat: Seat) -> dict[str, Any]:
        """All that a seat gets who only looks."""
        page, token = self.pages[seat], self.tokens[seat]
        looks: dict[str, dict[str, Any]] = {
            "report": {"words": ""},
            "earlier": {"before": 200},
            "replay": {"seat": seat, "step": 0},
            "retell": {"seat": seat},
        }
        seen: dict[str, Any] = {kind: await page.say(kind, **more) for kind, more in looks.items()}
        seen["sent"] = list(page.sent)
        seen["sent elsewhere"] = list(self.elsewhere[seat].sent)
        seen["metrics"] = self.house.metrics.text()
        for name, house in (("here", self.house), ("elsewhere", self.other)):
            seen[f"listed {name}"] = await seating.my_tables(house, Mine(tokens=[token]))
            again = await Page(house, token).come()
            await again.leave()
            seen[f"reconnected {name}"] = again.sent
        async with opened(self.db) as begun:  # a server that has just started
            hosted = await begun.table(self.hosted.row.id)
            seen["listed by one that starts"] = await seating.my_tables(begun, Mine(tokens=[token]))
            seen["shown by one that starts"] = showing.news_for(hosted.scene(), Ears(seat))[0]
        return seen

    async def tried_at_every_door(self, seat: Seat, asks: Sequence[int]) -> dict[str, Any]:
        """What a seat is told who tries everything; `asks` are numbers of questions that it guesses."""
        page = self.pages[seat]
        opponent = next(other for other in self.hosted.seats.sitting if other != seat)
        tries: list[tuple[str, dict[str, Any]]] = [
            *(("answer", {"ask": ask, "option": str(PASS)}) for ask in asks),
            ("undo", {}),
            ("offer-end", {}),
            ("reply", {"agree": False}),
            ("stops", {"moments": None}),
            ("claim", {"seat": opponent}),
        ]
        return {f"{kind} {more}": await page.say(kind, **more) for kind, more in tries}

    def open_ask(self, seat: Seat) -> list[int]:
        """The number of the question that is open in truth, if it is put to this seat."""
        question = self.hosted.t.question if self.hosted.t is not None else None
        if question is None or question.seat != seat:
            return []
        return [ask_number(question, self.hosted.journal.counts)]


@asynccontextmanager
async def two_worlds(
    folder: Path, game: Game[Any], setup: Mapping[str, str], boards: Sequence[Any], choices: Choices
) -> AsyncIterator[list[World]]:
    """A table of people that stands at one board in one world, and at the other one in the other."""
    wishes = {seat: SeatWish(who="me", name=seat) for seat in game.rules.seats(complete_setup(game, setup))}
    new = NewTable(game=game.name, seats=wishes, setup=dict(setup), choices=choices)
    async with opened(folder / "one.db") as house:
        made = await seating.make_table(house, new)
        watcher = await seating.exchange(house, Exchange(invitation=made.watching))
    shutil.copy(folder / "one.db", folder / "two.db")
    tokens = {**made.tokens, SPECTATOR: watcher.token}
    worlds = []
    async with AsyncExitStack() as stack:
        for file, board in zip(("one.db", "two.db"), boards, strict=True):
            house, other = [await stack.enter_async_context(opened(folder / file)) for _ in range(2)]
            hosted = await put_on_table(house, made.table, game, board)
            worlds.append(World(folder / file, house, other, hosted, tokens))
        for world in worlds:
            stack.push_async_callback(world.rise)
            await world.sit()
        yield worlds
