"""The story before the first turn: nobody acts while a person who is here still has it open, for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from unlit.kernel.errors import Refused
from unlit.kernel.question import Seat
from unlit.server.disk import queries

if TYPE_CHECKING:
    from unlit.server.tables.hosted import Hosted, Listener

STORY = 60.0  # seconds after the deal that the others wait at most


def readers(hosted: Hosted) -> list[Seat]:
    """For whom everybody waits: persons who are here and read; nobody once the time is over."""
    if time.time() >= ends(hosted):
        return []
    return [seat for seat in hosted.people_of() if seat in hosted.story.readers and hosted.is_here(seat)]


def ends(hosted: Hosted) -> float:
    """When nobody waits any longer; before the deal there is nothing to wait for."""
    began = hosted.story.began
    return began + hosted.house.story if began is not None else 0.0


async def look(hosted: Hosted) -> None:
    """Read who has it open, and look after its end, which no message tells of."""
    table = hosted.row.id
    hosted.story = await hosted.house.store.read(lambda c: queries.story_row(c, table))
    if readers(hosted):
        loop = asyncio.get_running_loop()
        loop.call_later(ends(hosted) - time.time() + 0.01, hosted.house.go_on, hosted)


async def join(hosted: Hosted, listener: Listener) -> None:
    """A page says with its hello whether it has the story open; for those who watch or stand in nobody waits."""
    if listener.seat not in listener.own:
        return
    if not hosted.row.dealt:
        await look(hosted)
    table, seat = hosted.row.id, listener.seat
    await _close(hosted, [one for one in listener.own if one != seat or not listener.reads])
    over = hosted.row.dealt and time.time() >= ends(hosted)
    if listener.reads and not over and seat not in hosted.story.readers:
        await hosted.house.store.write(lambda c: queries.open_story(c, table, seat))
        await look(hosted)


async def close(hosted: Hosted, screen: Iterable[Seat]) -> None:
    """Somebody has read it, and with them all who sit at the same screen."""
    async with hosted.lock:
        await _close(hosted, screen)
    hosted.house.go_on(hosted)


async def wait_for_others(hosted: Hosted, seat: Seat) -> None:
    """Whoever answers has read the story, and may not answer before the others have."""
    await _close(hosted, [seat])
    if reading := readers(hosted):
        raise Refused(f"{reading[0]} is still reading the story", "reading", seat=reading[0])


async def _close(hosted: Hosted, screen: Iterable[Seat]) -> None:
    table, closed = hosted.row.id, hosted.story.readers & set(screen)
    if closed:
        await hosted.house.store.write(lambda c: queries.close_story(c, table, sorted(closed)))
        hosted.story = hosted.story._replace(readers=hosted.story.readers - closed)
