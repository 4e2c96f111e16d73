"""A server for tests, in a thread of this process, on a port of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Collection, Sequence
from typing import Any

import uvicorn

from unlit.kernel.game import Game
from unlit.server.web import connection
from unlit.server.web.app import app_of
from unlit.server.web.limits import Limits
from unlit.server.web.serving import bound, config_of

connection.AT_ONCE = 100_000.0  # players in tests answer faster than people
ALL_ONE_WANTS = Limits(100_000, 100_000, 100_000, 100_000)  # and all come from one address


class ServerInThread:
    """Starts at once, stops when told to."""

    def __init__(
        self,
        db: str,
        *,
        pace: float = 0.0,
        thinkers: int = 1,
        base_url: str = "",
        story: float = 0.0,
        limits: Limits = ALL_ONE_WANTS,
        proxies: Collection[str] = (),
        instead: Sequence[Game[Any]] = (),
    ) -> None:
        listener = bound("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        self.app: Any = app_of(
            db, pace=pace, thinkers=thinkers, base_url=base_url, story=story, limits=limits, instead=instead
        )
        self.server = uvicorn.Server(config_of(self.app, limits, proxies))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """Stop it as a signal would."""
        self.server.should_exit = True
        self.thread.join(20)
