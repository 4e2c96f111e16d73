"""Pages in this process, without a network or a browser: what they say goes through the server's own connection."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec

from unlit.server.house.house import House
from unlit.server.protocol import Done
from unlit.server.web.connection import Connection

PONG = msgspec.json.encode(Done(id="ping")).decode()


class Page:
    """A page that keeps every byte that it is sent; it is the websocket of its own connection."""

    def __init__(self, house: House, token: str, others: tuple[str, ...] = ()) -> None:
        self.hello = {"token": token, "others": list(others), "seed": "0" * 64}
        self.sent: list[str] = []
        self._ids = itertools.count(1)
        self._said: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._came = asyncio.Event()
        self._pinged = asyncio.Event()
        self._serving = asyncio.create_task(Connection(house, self, lambda: True).serve())  # type: ignore[arg-type]

    # As the server sees it

    async def accept(self) -> None:
        """Any page is let in."""

    async def receive(self) -> dict[str, str]:
        """What the page says next."""
        return await self._said.get()

    async def send_text(self, text: str) -> None:
        """Keep it, unless it only says that all was heard."""
        if text == PONG:
            self._pinged.set()
        else:
            self.sent.append(text)
            self._came.set()

    async def close(self) -> None:
        """Nothing more comes."""

    # As its visitor does

    async def come(self) -> Page:
        """Say hello, and hear everything that there is to hear."""
        self._say({"type": "hello", **self.hello})
        await self.hear()
        return self

    async def hear(self) -> None:
        """Hear everything that was sent up to now."""
        self._pinged.clear()
        self._say({"type": "ping", "id": "ping"})
        await self._pinged.wait()

    async def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something; the answer to it."""
        id_ = f"{next(self._ids)}"
        seen = len(self.sent)
        self._say({"type": kind, "id": id_, **more})
        while True:
            for text in self.sent[seen:]:
                message: dict[str, Any] = msgspec.json.decode(text)
                if message["type"] in ("done", "no") and message["id"] == id_:
                    return message
                assert message["type"] != "bye", message
            seen = len(self.sent)
            self._came.clear()
            await self._came.wait()

    async def leave(self) -> None:
        """Close the page."""
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self._serving

    def _say(self, message: dict[str, Any]) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in map(msgspec.json.decode, reversed(self.sent)) if message["type"] == kind)

    @property
    def frame(self) -> dict[str, Any]:
        """The last frame."""
        return self.last("frame")
