"""Bots think in processes of their own, at tables that these processes read from the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine

from unlit.bots import bot_named
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.disk.queries import SeatRow, TableRow
from unlit.server.disk.store import engine_of
from unlit.server.journal.loading import catch_up, load, number_of
from unlit.server.seats.steering import Chosen, Steered, ahead

DEADLINE = 5.0  # seconds for an answer; then the program answers without thinking
STARTING = 30.0  # seconds for the first answer of a process, which has to start
NICE = 5  # how far the processes give way to the server
MOST_TABLES = 256  # that a process remembers

_engines: dict[str, Engine] = {}
_tables: OrderedDict[tuple[str, str], tuple[TableRow, list[SeatRow], GameTable[Any]]] = OrderedDict()


def think(
    url: str, table: str, number: int, check: str, steered: dict[Seat, Steered], pausing: str | None
) -> list[Chosen]:
    """What bots and the program answer at this table after this entry; nothing if the table has moved on."""
    if url not in _engines:
        _engines[url] = engine_of(url)
    with _engines[url].connect() as c:
        known = _tables.pop((url, table), None)
        if known is not None:
            row, sitting, t = known
            t = catch_up(c, row, sitting, t)
        if known is None or not stands_at(t, number, check):
            found = queries.table_row(c, table)
            assert found is not None
            row, sitting = found, queries.seat_rows(c, table)
            t = load(c, row, sitting)
    if not stands_at(t, number, check):
        return []

    def by_bot(t: GameTable[Any], bot: str) -> Option:
        assert t.question is not None
        seed = seed_from(f"{row.secret.hex()} bot {number_of(t)}")
        return bot_named(bot, row.game)(Chair(t, t.question.seat), seed)

    chosen = ahead(t, steered, by_bot, pausing)
    _tables[url, table] = (row, sitting, t)
    while len(_tables) > MOST_TABLES:
        _tables.popitem(last=False)
    return chosen


def stands_at(t: GameTable[Any], number: int, check: str) -> bool:
    """Whether a table is at this entry, and got there in the same way."""
    last = t.last_entry()
    return number_of(t) == number and (last.check.hex() if last is not None else "") == check


def begin() -> None:
    """Give way to people, and end when the server has been killed."""
    os.nice(NICE)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="watch", daemon=True).start()


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, url: str, count: int) -> None:
        self.url = url
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._deadline = STARTING

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), begin)
        return self._pool

    async def think(
        self, table: str, number: int, check: str, steered: dict[Seat, Steered], pausing: str | None
    ) -> list[Chosen]:
        """What bots and the program answer; a `TimeoutError` if that takes too long."""
        wish = (self.url, table, number, check, steered, pausing)
        loop = asyncio.get_running_loop()
        for _ in range(2):  # a process that has died is replaced
            try:
                work = loop.run_in_executor(self._ready(), think, *wish)
                found = await asyncio.wait_for(work, self._deadline)
            except BrokenProcessPool:
                self._let_go()
            else:
                self._deadline = DEADLINE
                return found
        return []

    async def close(self) -> None:
        """Shut the processes down, and wait until what they share with this one is cleaned up."""
        pool = self._let_go()
        if pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.to_thread(pool.shutdown), DEADLINE)

    def _let_go(self) -> ProcessPoolExecutor | None:
        pool, self._pool = self._pool, None
        self._deadline = STARTING
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        return pool
