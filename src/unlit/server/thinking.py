"""Bots think in processes of their own, at tables that those read from the database."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from sqlalchemy import Engine

from unlit.bots import bot_named
from unlit.kernel.chair import Chair
from unlit.kernel.dice import seed_from
from unlit.kernel.moments import PASS
from unlit.kernel.question import Option, Question, Seat
from unlit.kernel.table import Table
from unlit.server import queries
from unlit.server.loading import catch_up, load, number_of
from unlit.server.queries import SeatRow, TableRow
from unlit.server.store import engine_of

DEADLINE = 5.0  # seconds for an answer; then the program answers without thinking
MOST_TABLES = 256  # that a process remembers

_engines: dict[str, Engine] = {}
_tables: OrderedDict[tuple[str, str], tuple[TableRow, list[SeatRow], Table[Any]]] = OrderedDict()


def think(url: str, table: str, number: int, seat: Seat, bot: str) -> str | None:
    """What the bot answers at this table after this entry; None if the table is elsewhere by now."""
    engine = _engines.setdefault(url, engine_of(url)) if url not in _engines else _engines[url]
    with engine.connect() as c:
        known = _tables.pop((url, table), None)
        if known is None:
            row = queries.table_row(c, table)
            assert row is not None
            sitting = queries.seat_rows(c, table)
            t = load(c, row, sitting)
        else:
            row, sitting, t = known
            t = catch_up(c, row, sitting, t)
    _tables[url, table] = (row, sitting, t)
    while len(_tables) > MOST_TABLES:
        _tables.popitem(last=False)
    if number_of(t) != number or t.question is None or t.question.seat != seat:
        return None
    seed = seed_from(f"{row.secret.hex()} bot {number}")
    return str(bot_named(bot, row.game)(Chair(t, seat), seed))


def without_thinking(question: Question) -> Option:
    """What the program answers where a bot did not come to an end."""
    return PASS if PASS in question.options else question.options[0]


def end_with_parent() -> None:
    """A process that thinks for a server that was killed ends, too."""
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

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), end_with_parent)
        return self._pool

    async def think(self, table: str, number: int, seat: Seat, bot: str) -> str | None:
        """What the bot answers; a `TimeoutError` if it takes too long."""
        work = asyncio.get_running_loop().run_in_executor(self._ready(), think, self.url, table, number, seat, bot)
        try:
            return await asyncio.wait_for(work, DEADLINE)
        except BrokenProcessPool:
            self.close()
            raise

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
