"""Tables in this process without a network: listeners that keep every byte that they are sent."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat
from unlit.server.disk.store import Store
from unlit.server.house.house import House
from unlit.server.journal.journal import ask_number
from unlit.server.seats.listener import Seen
from unlit.server.tables import playing, presence
from unlit.server.tables.hosted import Hosted

IDS = itertools.count()


class Ears:
    """Somebody who looks through a seat, and forgets nothing."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.others: tuple[Seat, ...] = ()
        self.own: tuple[Seat, ...] = (seat,) if seat != SPECTATOR else ()
        self.keys: dict[Seat, bytes] = {seat: b""}
        self.reads = False
        self.pictures = False
        self.seen = Seen()
        self.waiting: list[bytes] = []
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.sent.append(message)

    def dismiss(self, key: str) -> None:
        """Keep that, too."""
        self.sent.append(key.encode())


@asynccontextmanager
async def opened(db: Path | str) -> AsyncIterator[House]:
    """A house whose bots and passes take no time."""
    store = Store(str(db))
    house = House(store, pace=0.0)
    try:
        yield house
    finally:
        await house.close()
        store.close()


async def settled(hosted: Hosted) -> None:
    """The program has done what it was to do."""
    while hosted.job is not None or hosted.moving:
        await asyncio.sleep(0.001)


async def listeners(hosted: Hosted, *seats: Seat) -> list[Ears]:
    """Ears at these seats."""
    found = [Ears(seat) for seat in seats]
    for ears in found:
        await presence.join(hosted, ears, "0" * 64)
    await settled(hosted)
    return found


async def answer(hosted: Hosted, option: Any) -> None:
    """The person who is asked answers."""
    assert hosted.t is not None
    question = hosted.t.question
    assert question is not None
    ask, client = ask_number(question, hosted.journal.counts), f"{question.seat} {next(IDS)}"
    await playing.answer(hosted, question.seat, ask, str(option), client)
    await settled(hosted)
