"""The house: tables that are played here, the jobs that wait, and everything that belongs to no single table."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from unlit import shelf
from unlit.bots import bots_of
from unlit.kernel.dice import commitment
from unlit.kernel.errors import Refused
from unlit.kernel.game import Game
from unlit.kernel.question import Seat
from unlit.server import agreement, presence, queries, showing, story
from unlit.server.content import Content
from unlit.server.hosted import CLAIM, Hosted, number_of_or
from unlit.server.loading import Unreadable, one_table
from unlit.server.metrics import Metrics
from unlit.server.queries import AWAY, MOVE, JobRow, TableRow
from unlit.server.steering import Chosen, Steered
from unlit.server.store import Store, Taken, Unstored
from unlit.server.story import STORY
from unlit.server.thinking import Thinkers

log = logging.getLogger("unlit.server")

PACE = 0.03  # seconds that a bot or the program takes for an answer, on average
LOOK_FOR_JOBS = 1.0  # seconds
TRY_AGAIN = 3600.0  # seconds after which the job of a table that cannot be read is taken up again
READ_AGAIN = 0.5  # seconds after which what another process wrote is tried again
SAY_WHO_IS_HERE = 15.0  # seconds
SWEEP_EVERY = 600.0  # seconds
MOST_JOBS = 50
MOST_HOSTED = 400  # tables in memory at which nobody looks


class House:
    """One process's share of all tables."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: int = 1,
        pace: float = PACE,
        story: float = STORY,
        boxed: Sequence[Game[Any]] = (),
    ) -> None:
        self.store = store
        self.name = secrets.token_hex(16)  # by which other processes tell this one from themselves
        self._boxed = {game.name: game for game in boxed}
        self.content = Content()
        self.metrics = Metrics()
        self.pace = pace
        self.story = story
        self.thinkers = Thinkers(store.url, thinkers)
        self.hosted: OrderedDict[str, Hosted] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._moving: set[str] = set()
        self._chance = random.SystemRandom()
        self.one_at_a_time = asyncio.Lock()  # for what bots and the program answer: people do not wait behind them
        self._stopping = False
        self._said = 0.0
        self._swept = time.monotonic()

    async def open(self) -> None:
        """Begin to look for jobs."""
        if not self.store.shared:
            await self.store.write(queries.begin_alone)
        self.later(self._look_for_jobs())

    async def close(self) -> None:
        """Stop, with everything that was acknowledged on disk."""
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()

    def later(self, work: Any) -> None:
        """Let something run on its own; what goes wrong with it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("work failed", exc_info=problem)

    # Tables

    async def table(self, id_: str) -> Hosted:
        """The table of this id, read if need be."""
        hosted = self.hosted.get(id_)
        if hosted is None:
            try:
                async with self._opening.setdefault(id_, asyncio.Lock()):
                    hosted = self.hosted.get(id_) or await self._read(id_)
            finally:
                self._opening.pop(id_, None)
        self.hosted.move_to_end(id_)
        return hosted

    async def _read(self, id_: str) -> Hosted:
        if await self.store.read(lambda c: queries.game_named_by(c, id_)) is None:
            raise Refused("there is no such table", "no-table")
        with one_table(id_):
            row = await self.store.read(lambda c: queries.table_row(c, id_))
            assert row is not None
            sitting = await self.store.read(lambda c: queries.seat_rows(c, id_))
            hosted = self.hosted[id_] = Hosted(self, row, sitting)
        self._let_idle_ones_go()
        return hosted

    def _let_idle_ones_go(self) -> None:
        idle = [one for one in self.hosted.values() if not one.listeners and not one.lock.locked()]
        for hosted in idle[: max(len(idle) - MOST_HOSTED, 0)]:
            if hosted.row.id not in self._moving:
                del self.hosted[hosted.row.id]
        self.metrics.tables.set(len(self.hosted))
        self.metrics.listeners.set(sum(len(one.listeners) for one in self.hosted.values()))

    def commitment(self, row: TableRow) -> str:
        """What is published of a table's secret."""
        return commitment(row.secret).hex()

    def bots_for(self, game: str) -> list[str]:
        """The bots that can play a game, the best last."""
        return bots_of(game)

    def games(self) -> list[Game[Any]]:
        """The games that can be played here, each with the box of its new tables."""
        return [self.game(name) for name in shelf.packages()]

    def game(self, name: str) -> Game[Any]:
        """The game that is played at a new table."""
        return self._boxed.get(name) or shelf.game_named(name)

    async def changed_elsewhere(self, id_: str) -> None:
        """Another process has written something about a table; what cannot be read now is read later."""
        while (hosted := self.hosted.get(id_)) is not None:
            try:
                await hosted.read_anew()
                for listener in list(hosted.listeners):
                    await showing.show_lines(hosted, listener)
                self.schedule(hosted)  # whoever read the story there may have held up a bot here
            except Unstored as problem:
                log.warning("news of a table cannot be read: %s", problem)
                await asyncio.sleep(READ_AGAIN)
            except Unreadable as unreadable:
                for listener in list(hosted.listeners):
                    listener.dismiss(unreadable.key)
                return
            else:
                return

    def listen_again(self) -> None:
        """The bell may have rung unheard for any table."""
        for id_ in list(self.hosted):
            self.heard(id_)

    def heard(self, id_: str) -> None:
        """The bell has rung for a table."""
        if not self._stopping and id_ in self.hosted:
            self.later(self.changed_elsewhere(id_))

    def show_after(self, hosted: Hosted, until: float) -> None:
        """When a pause is over, show what came of it."""
        if not self._stopping:
            self.later(self._show_after(hosted, until))

    async def _show_after(self, hosted: Hosted, until: float) -> None:
        await self.wait_until(until)
        await showing.show_what_is_written(hosted)

    async def wait_until(self, due: float, stirred: asyncio.Event | None = None) -> None:
        """Wait for a time, or for something to happen before."""
        while (ahead := due - time.time()) > 0 and not (stirred is not None and stirred.is_set()):
            if stirred is None:
                await asyncio.sleep(ahead)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(stirred.wait(), ahead)

    def go_on(self, hosted: Hosted) -> None:
        """Somebody for whom all have waited reads no more."""
        self.later(showing.show_what_is_written(hosted))
        self.schedule(hosted)

    # Jobs

    def drawn_pace(self) -> float:
        """How long a bot or the program takes, drawn without looking at anything."""
        return self._chance.uniform(0.5, 1.5) * self.pace

    def schedule(self, hosted: Hosted) -> None:
        """If a table waits for the program, let it move; one at a time."""
        id_ = hosted.row.id
        if self._stopping or id_ in self._moving:
            return
        job = hosted.job
        if job is None or story.readers(hosted):
            return
        self._moving.add(id_)
        self.later(self._move(hosted, job))

    async def _move(self, hosted: Hosted, job: JobRow) -> None:
        try:
            await hosted.move(job)
        except Unstored as problem:
            log.warning("a move could not be stored: %s", problem)
        except Refused as refused:
            log.info("a move was not made: %s", refused)
        finally:
            self._moving.discard(hosted.row.id)
        if hosted.job is not None and hosted.job != job:
            self.schedule(hosted)

    async def thought(
        self, table: str, number: int, check: str, steered: dict[Seat, Steered], pausing: str | None
    ) -> list[Chosen]:
        """What bots answer; nothing if they do not come to an end."""
        try:
            return await self.thinkers.think(table, number, check, steered, pausing)
        except Exception:
            log.exception("a bot did not come to an end")
            return []

    async def _look_for_jobs(self) -> None:
        """Take up what is due and nobody works on: after a restart, or another process's end."""
        while not self._stopping:
            try:
                found = await self.store.write(_claim)
            except Unstored as problem:
                log.warning("jobs cannot be read: %s", problem)
                found = []
            for job in found:
                await self._take_up_safely(job)
            self._let_idle_ones_go()
            await self._say_who_is_here()
            await self._settle_again()
            self._sweep()
            await asyncio.sleep(LOOK_FOR_JOBS)

    def _sweep(self) -> None:
        """What libraries leave behind in cycles goes now and then: that takes long, and everybody waits."""
        now = time.monotonic()
        if now - self._swept > SWEEP_EVERY:
            self._swept = now
            gc.collect()

    async def _settle_again(self) -> None:
        for hosted in [one for one in self.hosted.values() if one.unsettled]:
            with suppress(Unstored):
                await presence.settle_again(hosted)

    async def _say_who_is_here(self) -> None:
        """Where there may be other processes, say now and then who looks through this one."""
        now = time.monotonic()
        if not self.store.shared or now - self._said < SAY_WHO_IS_HERE:
            return
        try:
            await presence.say_who_is_here(self)
        except (Unstored, Taken) as problem:
            log.warning("nobody is told who is here: %s", problem)  # and it is tried again at once
        else:
            self._said = now

    async def _take_up_safely(self, job: JobRow) -> None:
        """One table's trouble is no other's."""
        try:
            with suppress(Unreadable):
                await self._take_up(job)
                return
            await self.store.write(lambda c: queries.put_off(c, job, time.time() + TRY_AGAIN))
        except Unstored as problem:
            log.warning("a job cannot be taken up: %s", problem)
        except Exception:
            log.exception("a job failed")

    async def _take_up(self, job: JobRow) -> None:
        hosted = await self.table(job.table)
        if job.kind == MOVE:
            async with hosted.lock:
                await hosted.load()
            if number_of_or(hosted.t, -1) == job.number:
                hosted.job = job
            else:
                await self.store.write(lambda c: queries.drop_move(c, job.table, job.number))
            self.schedule(hosted)
        elif job.kind.startswith(AWAY):
            await presence.stand_in_by_bot(hosted, job.kind.removeprefix(AWAY))
            await agreement.settle(hosted)
            await self.store.write(lambda c: queries.drop_away(c, job))


def _claim(c: Connection) -> list[JobRow]:
    now = time.time()
    return queries.claim_jobs(c, now, now + CLAIM, MOST_JOBS)
