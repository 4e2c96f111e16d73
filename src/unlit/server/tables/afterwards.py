"""Looking back: the whole truth about a finished game, a seat's log, a report."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from typing import Any

import msgspec

from unlit.kernel.errors import Refused
from unlit.kernel.files.record import report_from
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import EVERYONE, SPECTATOR, Event, News
from unlit.kernel.told.question import Seat
from unlit.server.disk import queries
from unlit.server.journal.loading import first, number_of, refuse_other_rules, take
from unlit.server.protocol import Frame, Told
from unlit.server.screen.frames import told
from unlit.server.screen.pictures import pictures_of
from unlit.server.screen.showing import seen_by
from unlit.server.seats.authority import Also, both
from unlit.server.tables.hosted import Hosted

MOST_EARLIER = 200


async def replay(hosted: Hosted, seat: Seat, step: int, *, picturing: bool) -> Frame:
    """What a seat saw after an entry, and what the entry told it."""
    truth = await truth_for(hosted, seat)
    if not 0 <= step < len(truth):
        raise Refused(f"there is no entry {step}", "no-entry", number=step)
    t, news = truth[step]
    before = sum(len(heard_by(seat, earlier)) for _, earlier in truth[:step])
    view = t.view(seat)
    return Frame(
        seat=seat,
        view=view,
        question=None,
        waiting=t.question.seat if t.question is not None else "",
        told=told(list(enumerate(heard_by(seat, news), before + 1))),
        from_start=False,
        earlier=False,
        undo="no",
        remembered=None,
        pictures=pictures_of(t.game, view) if picturing else {},
    )


async def retell(hosted: Hosted, seat: Seat) -> list[list[Told]]:
    """What the deal and each entry told a seat, in its own numbering."""
    numbers = count(1)
    return [
        told([(next(numbers), event) for event in heard_by(seat, news)]) for _, news in await truth_for(hosted, seat)
    ]


async def truth_for(hosted: Hosted, seat: Seat) -> list[tuple[GameTable[Any], News]]:
    """The truth about a finished game, for whoever asks what a seat saw of it."""
    if hosted.row.ended is None:
        raise Refused("the game is not over", "not-over")
    if seat not in (*hosted.seats.sitting, SPECTATOR):
        raise Refused(f"nobody sits at {seat[:40]!r}", "not-asked", seat=seat[:40])
    refuse_other_rules(hosted.game, hosted.row)
    async with hosted.lock:
        if not hosted.truth:
            hosted.truth = await hosted.store.read(lambda c: whole_truth(hosted, c))
    return hosted.truth


def heard_by(seat: Seat, news: News) -> list[Event]:
    """What this seat heard of everything that was told; what is said to "you" is said to nobody else."""
    return [event for to, event in news if to == EVERYONE or seat in to]


def whole_truth(hosted: Hosted, c: Any) -> list[tuple[GameTable[Any], News]]:
    """The table after each entry, with what the entry told, and to whom."""
    t = first(c, hosted.row, hosted.seats.rows())
    found = []
    seen = 0
    for entry in [None, *queries.entry_rows(c, hosted.row.id, after=number_of(t))]:
        if entry is not None:
            take(t, entry)
        news = t.happened()[seen:]
        seen += len(news)
        found.append((t.fork(), news))
    return found


async def report(hosted: Hosted, seat: Seat, words: str, id_: str, heard: Also) -> Any:
    """Keep what the seat saw under this id; the seat gets the same file."""
    async with hosted.lock:
        await hosted.load()
        if hosted.t is None:
            raise Refused("not everybody is here yet", "gathering")
        file = report_from(*seen_by(hosted.scene(), seat), hosted.row.id, words)
    text = msgspec.json.encode(file).decode()
    now = time.time()
    add = partial(queries.add_report, id_=id_, table=hosted.row.id, seat=seat, file=text, at=now)
    await hosted.store.write(both(heard, add))
    return file


async def report_again(hosted: Hosted, id_: str) -> Any:
    """A report that was kept."""
    return msgspec.json.decode(await hosted.store.read(lambda c: queries.report_file(c, id_)))


async def earlier(hosted: Hosted, seat: Seat, before: int) -> list[Told]:
    """More of a seat's log."""
    async with hosted.lock:
        await hosted.load()
        if hosted.t is None:
            return []
        first = max(before - 1 - MOST_EARLIER, 0)
        _, sight = seen_by(hosted.scene(), seat, first)
        return told([one for one in sight.told if one[0] < before])
