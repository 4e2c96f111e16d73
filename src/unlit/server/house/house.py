"""The house: tables that are played here, and the jobs that wait."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from unlit import shelf
from unlit.kernel.errors import Refused
from unlit.kernel.game import Game
from unlit.server.disk import queries
from unlit.server.disk.queries import JobRow
from unlit.server.disk.store import Store, Taken, Unstored
from unlit.server.house.metrics import Metrics
from unlit.server.journal.loading import Unreadable, number_of, one_table
from unlit.server.tables import agreement, presence
from unlit.server.tables.audience import hear_of, show_lines_to_all
from unlit.server.tables.hosted import CLAIM, Hosted
from unlit.server.tables.premises import Premises
from unlit.server.tables.program import schedule
from unlit.server.tables.story import STORY

log = logging.getLogger("unlit.server")

PACE = 0.03  # seconds that a bot or the program takes for an answer, on average
LOOK_FOR_JOBS = 1.0  # seconds
TRY_AGAIN = 3600.0  # seconds after which the job of a table that cannot be read is tried again
READ_AGAIN = 0.5  # seconds after which to try again to read what another process wrote
SAY_WHO_IS_HERE = 15.0  # seconds
SWEEP_EVERY = 600.0  # seconds
MOST_JOBS = 50
MOST_HOSTED = 400  # tables in memory that nobody looks at


class House:
    """One process's share of all tables."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: int = 1,
        pace: float = PACE,
        story: float = STORY,
        instead: Sequence[Game[Any]] = (),
    ) -> None:
        self.premises = Premises(store, thinkers=thinkers, pace=pace, story=story)
        self.store = store
        self.metrics = Metrics()
        self._instead = {game.name: game for game in instead}  # of those on the shelf
        self.hosted: OrderedDict[str, Hosted] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}
        self._said = 0.0
        self._swept = time.monotonic()

    async def open(self) -> None:
        """Begin to look for jobs."""
        if not self.store.shared:
            await self.store.write(queries.begin_alone)
        self.premises.later(self._look_for_jobs())

    async def close(self) -> None:
        """Stop, with everything that was acknowledged on disk."""
        await self.premises.close()

    # Tables

    async def table(self, id_: str) -> Hosted:
        """The table with this id; it is read if necessary."""
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
            hosted = self.hosted[id_] = Hosted(self.premises, row, sitting)
        self._let_idle_ones_go()
        return hosted

    def _let_idle_ones_go(self) -> None:
        idle = [one for one in self.hosted.values() if not one.seats.listeners and not one.lock.locked()]
        for hosted in idle[: max(len(idle) - MOST_HOSTED, 0)]:
            if not hosted.moving:
                del self.hosted[hosted.row.id]
        self.metrics.tables.set(len(self.hosted))
        self.metrics.listeners.set(sum(len(one.seats.listeners) for one in self.hosted.values()))

    def games(self) -> list[Game[Any]]:
        """The games that can be played here, each with the box of its new tables."""
        return [self.game(name) for name in shelf.packages()]

    def game(self, name: str) -> Game[Any]:
        """The game that is played at a new table."""
        return self._instead.get(name) or shelf.game_named(name)

    async def changed_elsewhere(self, id_: str) -> None:
        """Read what another process has written about a table; if that fails now, try again later."""
        while (hosted := self.hosted.get(id_)) is not None:
            try:
                await hear_of(hosted)
                await show_lines_to_all(hosted)
                schedule(hosted)  # someone who was reading the story there may have held up a bot here
            except Unstored as problem:
                log.warning("news of a table cannot be read: %s", problem)
                await asyncio.sleep(READ_AGAIN)
            except Unreadable as unreadable:
                for listener in list(hosted.seats.listeners):
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
        if not self.premises.stopping and id_ in self.hosted:
            self.premises.later(self.changed_elsewhere(id_))

    # Jobs

    async def _look_for_jobs(self) -> None:
        """Take up jobs that are due and that nobody works on, as after a restart or the end of another process."""
        while not self.premises.stopping:
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
        """Collect the cycles that libraries leave behind; only now and then, because everyone waits meanwhile."""
        now = time.monotonic()
        if now - self._swept > SWEEP_EVERY:
            self._swept = now
            gc.collect()

    async def _settle_again(self) -> None:
        for hosted in [one for one in self.hosted.values() if one.seats.unsettled]:
            with suppress(Unstored):
                await presence.settle_again(hosted)

    async def _say_who_is_here(self) -> None:
        """Say now and then who looks through this process, if there may be others."""
        now = time.monotonic()
        if not self.store.shared or now - self._said < SAY_WHO_IS_HERE:
            return
        try:
            await presence.say_who_is_here(self.premises, self.hosted.values())
        except (Unstored, Taken) as problem:
            log.warning("nobody is told who is here: %s", problem)  # the next round tries again
        else:
            self._said = now

    async def _take_up_safely(self, job: JobRow) -> None:
        """Take up a job without letting the trouble of one table affect others."""
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
        if job.kind == "move":
            async with hosted.lock:
                await hosted.load()
            if hosted.t is not None and number_of(hosted.t) == job.number:
                hosted.job = job
            else:
                await self.store.write(lambda c: queries.drop_move(c, job.table, job.number))
            schedule(hosted)
        else:
            await presence.stand_in_by_bot(hosted, job.seat)
            await agreement.settle(hosted)
            await self.store.write(lambda c: queries.drop_away(c, job))


def _claim(c: Connection) -> list[JobRow]:
    now = time.time()
    return queries.claim_jobs(c, now, now + CLAIM, MOST_JOBS)
