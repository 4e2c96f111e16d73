"""What the program does at a table: it passes, lets bots answer, and ends pauses."""

from __future__ import annotations

import asyncio
import logging
import time

from unlit.kernel.errors import Refused
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import side_of
from unlit.server.disk.queries import JobRow
from unlit.server.disk.store import Unstored
from unlit.server.journal.loading import number_of
from unlit.server.seats.steering import Chosen, ahead, without_thinking
from unlit.server.tables.audience import prepare, show_all, show_what_is_written
from unlit.server.tables.hosted import Hosted

log = logging.getLogger("unlit.server")


def schedule(hosted: Hosted) -> None:
    """If a table waits for the program, let it move; one at a time, and not before the story is read."""
    premises = hosted.premises
    if premises.stopping:
        return
    if hosted.readers():
        if hosted.story_ends() != hosted.awaited:  # no message will say when that is
            hosted.awaited = hosted.story_ends()
            premises.later(_go_on_at(hosted, hosted.awaited))
        return
    job = hosted.job
    if job is None or hosted.moving:
        return
    hosted.moving = True
    premises.later(_move_safely(hosted, job))


async def _go_on_at(hosted: Hosted, time_: float) -> None:
    await hosted.premises.wait_until(time_)
    await show_what_is_written(hosted)
    schedule(hosted)


def go_on(hosted: Hosted) -> None:
    """Go on after someone for whom all have waited has stopped reading."""
    hosted.premises.later(show_what_is_written(hosted))
    schedule(hosted)


async def _move_safely(hosted: Hosted, job: JobRow) -> None:
    try:
        await move(hosted, job)
    except Unstored as problem:
        log.warning("a move could not be stored: %s", problem)
    except Refused as refused:
        log.info("a move was not made: %s", refused)
    finally:
        hosted.moving = False
    if hosted.job is not None and hosted.job != job:
        schedule(hosted)


async def move(hosted: Hosted, job: JobRow) -> None:
    """Do what a job says, if it is still to be done."""
    journal, premises = hosted.journal, hosted.premises
    journal.stirred.clear()
    await _wait_for_others(hosted)
    chosen = await _planned(hosted, job)
    due = job.due + sum(premises.drawn_pace() for _ in chosen[1:])  # each answer takes its time, whatever it is
    pause = journal.pause()
    await premises.wait_until(due if pause is None else min(due, pause.closes), journal.stirred)
    async with hosted.lock:
        t = await hosted.ready()
        if t.question is None or number_of(t) != job.number or hosted.readers():
            return
        prepare(hosted)  # what was held back by a pause that is just over has a frame of its own, too
        try:
            async with premises.one_at_a_time:
                await _play_all(hosted, chosen)
            if not chosen and hosted.seats.bot_of(t.question.seat):
                journal.play(without_thinking(t.question))  # a bot that did not finish
            _close_windows(hosted)
        except BaseException:
            hosted.give_up()
            raise
        if journal.unwritten:
            await hosted.write()
        await show_all(hosted)
    schedule(hosted)


async def _wait_for_others(hosted: Hosted) -> None:
    """While one side may react, answer for no other side: how soon that happened would tell something."""
    question, pause = hosted.t.question if hosted.t is not None else None, hosted.journal.pause()
    if question is not None and pause is not None and side_of(question.seat) != pause.side:
        await hosted.premises.wait_until(pause.until, hosted.journal.stirred)


def _close_windows(hosted: Hosted) -> None:
    """Towards the end of a pause, pass for whoever has not answered."""
    pause = hosted.journal.pause()
    while pause is not None and time.time() >= pause.closes and hosted.t is not None:
        question = hosted.t.question
        if question is None or not pause.holds(question):
            return
        hosted.journal.play(Chosen(question.seat, str(PASS), "program"))
        prepare(hosted)


async def _play_all(hosted: Hosted, chosen: list[Chosen]) -> None:
    """Give the planned answers as long as they fit the questions; other tables get their turn in between."""
    for one in chosen:
        question = hosted.t.question if hosted.t is not None else None
        if question is None or question.seat != one.seat or question.find(one.option) is None:
            return
        if hosted.asked_person() is not None:  # someone who came back while a bot was thinking
            return
        if hosted.journal.pause_for(one.seat) is not None:
            return
        hosted.journal.play(one)
        prepare(hosted)
        await asyncio.sleep(0)


async def _planned(hosted: Hosted, job: JobRow) -> list[Chosen]:
    """What the program answers from here on: passes, and what bots think of."""
    t, steered = hosted.t, hosted.seats.steered()
    if t is None or t.question is None or number_of(t) != job.number:
        return []
    fork, pausing = t.fork(), _pausing(hosted)
    passes = ahead(fork, steered, None, pausing)
    if fork.question is None or not steered[fork.question.seat].bot:
        return passes
    last = t.last_entry()
    check = last.check.hex() if last else ""
    return await hosted.premises.thought(hosted.row.id, job.number, check, steered, pausing) or passes


def _pausing(hosted: Hosted) -> str | None:
    """The side that may react now, or an empty text; None if pauses have no fixed length."""
    pause = hosted.journal.pause()
    return None if not hosted.choices.pause else pause.side if pause is not None else ""
