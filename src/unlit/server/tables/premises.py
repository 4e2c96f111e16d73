"""What all tables of a process share: its name, its store, its bots and their pace, and work in the background."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from unlit.kernel.told.question import Seat
from unlit.server.disk.store import Store
from unlit.server.screen.content import Content
from unlit.server.seats.steering import Chosen, Steered
from unlit.server.tables.thinking import Thinkers

log = logging.getLogger("unlit.server")


class Premises:
    """Where tables stand; it knows none of them."""

    def __init__(self, store: Store, *, thinkers: int, pace: float, story: float) -> None:
        self.store = store
        self.name = secrets.token_hex(16)  # tells this process from others
        self.content = Content()
        self.pace = pace  # seconds that a bot or the program takes for an answer, on average
        self.story = story  # seconds after the deal; the others wait no longer than that for those who read
        self.thinkers = Thinkers(store.url, thinkers)
        self.one_at_a_time = asyncio.Lock()  # for answers of bots and the program, so that people do not wait for them
        self.stopping = False
        self._chance = random.SystemRandom()
        self._tasks: set[asyncio.Task[Any]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; if it fails, that is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("work failed", exc_info=problem)

    async def close(self) -> None:
        """Stop all work."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()

    async def wait_until(self, due: float, stirred: asyncio.Event | None = None) -> None:
        """Wait until a time, or until something happens before it."""
        while (ahead := due - time.time()) > 0 and not (stirred is not None and stirred.is_set()):
            if stirred is None:
                await asyncio.sleep(ahead)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(stirred.wait(), ahead)

    def drawn_pace(self) -> float:
        """How long a bot or the program takes, drawn without looking at anything."""
        return self._chance.uniform(0.5, 1.5) * self.pace

    async def thought(
        self, table: str, number: int, check: str, steered: dict[Seat, Steered], pausing: str | None
    ) -> list[Chosen]:
        """What bots answer; nothing if they do not finish."""
        try:
            return await self.thinkers.think(table, number, check, steered, pausing)
        except Exception:
            log.exception("a bot did not come to an end")
            return []
