"""When several processes share a database, each hears about what the others write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from unlit.server.disk.queries import CHANNEL
from unlit.server.disk.store import Store

LISTEN_FOR = 0.5  # seconds between two checks whether to stop


@asynccontextmanager
async def listening(
    store: Store, heard: Callable[[str], object], listen_again: Callable[[], object]
) -> AsyncIterator[None]:
    """Listen for other processes while the server runs.

    `heard` is called with each table that has news; `listen_again` is called when any table may have unheard news.
    """
    if not store.shared:
        yield
        return
    loop = asyncio.get_running_loop()
    stop = threading.Event()
    thread = threading.Thread(target=_listen, args=(store, heard, listen_again, loop, stop), name="bell", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        await asyncio.to_thread(thread.join)


def _listen(
    store: Store,
    heard: Callable[[str], object],
    listen_again: Callable[[], object],
    loop: asyncio.AbstractEventLoop,
    stop: threading.Event,
) -> None:
    import psycopg

    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while not stop.is_set():
        try:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                loop.call_soon_threadsafe(listen_again)
                while not stop.is_set():
                    for note in connection.notifies(timeout=LISTEN_FOR):
                        loop.call_soon_threadsafe(heard, note.payload)
        except psycopg.OperationalError:
            stop.wait(LISTEN_FOR)
