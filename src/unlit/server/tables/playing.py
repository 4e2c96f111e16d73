"""What a person does at a table besides coming and going: answer, say when to be asked, and talk."""

from __future__ import annotations

import time

from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.disk.queries import LineRow
from unlit.server.journal.journal import ask_number
from unlit.server.seats.authority import Also, both
from unlit.server.seats.steering import Chosen
from unlit.server.tables import story
from unlit.server.tables.audience import show_all, show_lines_to_all
from unlit.server.tables.hosted import Hosted
from unlit.server.tables.program import schedule


async def answer(hosted: Hosted, seat: Seat, ask: int, option: str, client: str, heard: Also | None = None) -> None:
    """Give a person's answer."""
    async with hosted.lock:
        await hosted.load()
        question = hosted.t.question if hosted.t is not None else None
        held = hosted.journal.pause_for(seat) is not None
        not_asked = held or question is None or question.seat != seat
        if not_asked or question is None or ask_number(question, hosted.journal.counts) != ask:
            await hosted.ready()
            if not_asked:
                raise Refused(f"no question is put to {seat} now", "not-asked", seat=seat)
            raise Refused("that question is no longer open", "stale")
        await hosted.ready()
        await story.wait_for_others(hosted, seat)
        hosted.journal.play(Chosen(seat, option, "person"), client)
        await hosted.write(heard)
        await show_all(hosted)
    schedule(hosted)


async def set_stops(hosted: Hosted, seat: Seat, moments: list[str] | None, heard: Also) -> None:
    """Set when the seat wants to be asked."""
    async with hosted.lock:
        if moments is not None and not set(moments) <= set(hosted.game.rules.moments):
            raise Refused("there is no such moment", "no-moment")
        stops = sorted(set(moments)) if moments is not None else None
        await hosted.change_seat(seat, stops=stops, also=heard)
        await show_all(hosted)
    schedule(hosted)


async def say(hosted: Hosted, seat: Seat, audience: str, text: str, client: str, heard: Also) -> None:
    """Add a line of chat, to all or to the seat's own side."""
    sitting = hosted.seats.sitting
    name = sitting[seat].name if seat in sitting else ""
    line = LineRow(hosted.row.id, 0, seat, name, audience, text, client, time.time())
    await hosted.store.write(both(heard, lambda c: queries.add_line(c, line)))
    await show_lines_to_all(hosted)
