"""The listeners at a table: each is sent what is new to it, once it is on disk."""

from __future__ import annotations

from unlit.server.disk import queries
from unlit.server.disk.store import Unstored
from unlit.server.journal.loading import one_table
from unlit.server.protocol import ENCODER
from unlit.server.screen.showing import Scene, lines_for, news_for, people, welcome
from unlit.server.seats.listener import Listener
from unlit.server.tables.hosted import Hosted

MOST_LINES = 100  # of chat, sent to someone who has just come


async def show_what_is_written(hosted: Hosted) -> None:
    """Send everyone what is new to them, once nothing is still on its way to the disk."""
    async with hosted.lock:
        await show_all(hosted)


async def show_all(hosted: Hosted) -> None:
    """Send everybody what is new to them; for those who hold the table's lock, so that all of it is on disk."""
    if not hosted.seats.listeners or not await look_again(hosted):
        return
    scene = hosted.scene()
    watch(hosted, scene)
    company = ENCODER.encode(people(scene))
    for listener in list(hosted.seats.listeners):
        for message in take_news(scene, listener):
            listener.send(message)
        if company != listener.seen.people:  # how a game ended comes after what ended it
            listener.seen = listener.seen._replace(people=company)
            listener.send(company)


async def hear_of(hosted: Hosted) -> None:
    """Another process has changed something: read what it wrote, and show it."""
    async with hosted.lock:
        with one_table(hosted.row.id):
            await hosted.read_anew()
        await show_all(hosted)


async def look_again(hosted: Hosted) -> bool:
    """Dismiss everyone whose token another process took away; False if that is unknown, and nothing may be shown."""
    seats, table = hosted.seats, hosted.row.id
    if not hosted.store.shared:
        return True
    try:
        living = await hosted.store.read(lambda c: queries.living_tokens(c, table))
    except Unstored:
        seats.unsettled = True  # the house tries again
        return False
    for listener in list(seats.listeners):
        seats.lose(listener, [seat for seat, key in listener.keys.items() if key not in living])
    return True


def watch(hosted: Hosted, scene: Scene) -> None:
    """Have everyone shown what came of the current pause when it is over."""
    pause = scene.pause
    if pause is not None and pause.until != hosted.watched and not hosted.premises.stopping:
        hosted.watched = pause.until
        hosted.premises.later(show_after(hosted, pause.until))


async def show_after(hosted: Hosted, until: float) -> None:
    """Wait until a pause is over, then show what came of it."""
    await hosted.premises.wait_until(until)
    await show_what_is_written(hosted)


def take_news(scene: Scene, listener: Listener) -> list[bytes]:
    """What was prepared for a listener, and what is new to it now."""
    if scene.t is None:
        return []
    found, listener.seen = news_for(scene, listener)
    prepared, listener.waiting = listener.waiting, []
    return prepared + found


def prepare(hosted: Hosted) -> None:
    """Prepare what everyone will be sent about this step, once it is on disk.

    Each step has a frame of its own, however many are written at once, so the number of frames does not tell who could
    have played something in between.
    """
    if not hosted.seats.listeners:
        return
    scene = hosted.scene()
    for listener in hosted.seats.listeners:
        listener.waiting = take_news(scene, listener) or listener.waiting


def greet(hosted: Hosted, listener: Listener) -> None:
    """Tell someone who has just come what does not change while the game runs."""
    content = hosted.premises.content.hash_of(hosted.game)
    listener.send(ENCODER.encode(welcome(hosted.scene(), listener, content)))


async def show_all_and_lines(hosted: Hosted) -> None:
    """Send everyone what is new to them, and then new lines, which say what has become of a seat."""
    await show_all(hosted)
    await show_lines_to_all(hosted)


async def show_lines_to_all(hosted: Hosted) -> None:
    """Send everyone the chat that is new to them."""
    for listener in list(hosted.seats.listeners):
        await show_lines(hosted, listener)


async def show_lines(hosted: Hosted, listener: Listener) -> None:
    """Send a listener the chat that is new to it and meant for it."""
    table, after = hosted.row.id, listener.seen.lines
    rows = await hosted.store.read(lambda c: queries.line_rows(c, table, after, MOST_LINES))
    found, listener.seen = lines_for(rows, listener)
    for message in found:
        listener.send(message)
