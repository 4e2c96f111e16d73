"""The story before the first turn: for a while, nobody acts if a person who is here still has it open."""

from __future__ import annotations

import time
from collections.abc import Iterable

from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.seats.listener import Listener
from unlit.server.tables.hosted import Hosted
from unlit.server.tables.program import go_on

STORY = 60.0  # seconds after the deal; the others wait no longer than that


async def join(hosted: Hosted, listener: Listener) -> None:
    """Note whether a page has the story open, as its hello says; nobody waits for those who watch or stand in."""
    if listener.seat not in listener.own:
        return
    if not hosted.row.dealt:
        await hosted.read_story()
    table, seat = hosted.row.id, listener.seat
    await _close(hosted, [one for one in listener.own if one != seat or not listener.reads])
    over = hosted.row.dealt and time.time() >= hosted.story_ends()
    if listener.reads and not over and seat not in hosted.story.readers:
        await hosted.store.write(lambda c: queries.open_story(c, table, seat))
        await hosted.read_story()


async def close(hosted: Hosted, screen: Iterable[Seat]) -> None:
    """Note that someone has read the story, and with them everyone at the same screen."""
    async with hosted.lock:
        await _close(hosted, screen)
    go_on(hosted)


async def wait_for_others(hosted: Hosted, seat: Seat) -> None:
    """Note that whoever answers has read the story; refuse the answer until the others have, too."""
    await _close(hosted, [seat])
    if reading := hosted.readers():
        raise Refused(f"{reading[0]} is still reading the story", "reading", seat=reading[0])


async def _close(hosted: Hosted, screen: Iterable[Seat]) -> None:
    table, closed = hosted.row.id, hosted.story.readers & set(screen)
    if closed:
        await hosted.store.write(lambda c: queries.close_story(c, table, sorted(closed)))
        hosted.story = hosted.story._replace(readers=hosted.story.readers - closed)
