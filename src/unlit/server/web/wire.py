"""The wire: how many connections one address may hold, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from unlit.kernel.errors import Refused
from unlit.server.web.limits import Counts, neighbourhood

ARRIVES_WITHIN = 20.0  # seconds from the beginning of a request to its end


def checked_proxies(named: Collection[str]) -> list[str]:
    """Addresses or networks, as in 10.0.0.7 or 10.0.0.0/24; anything else is refused."""
    for one in named:
        try:
            ip_network(one)
        except ValueError as problem:
            raise Refused(
                f"--proxy takes an address or a network, as in 10.0.0.7 or 10.0.0.0/24: {problem}"
            ) from problem
    return list(named)


def is_one_of(address: str, proxies: Collection[str]) -> bool:
    """Whether an address is one of these proxies, which bring many visitors."""
    try:
        return any(ip_address(address) in ip_network(one) for one in proxies)
    except ValueError:
        return False


class Holding:
    """A connection that counts for its address while it is open; one too many is closed at once."""

    counts: Counts
    proxies: Collection[str]
    holder: str | None = None

    def hold(self, transport: asyncio.BaseTransport) -> bool:
        """Whether this connection may stay."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if is_one_of(address, self.proxies):
            return True
        if not self.counts.enter(neighbourhood(address)):
            return False
        self.holder = neighbourhood(address)
        return True

    def let_go(self) -> None:
        """Stop counting the connection, because it is not open any more."""
        if self.holder is not None:
            self.counts.leave(self.holder)
            self.holder = None


class Request(Holding, H11Protocol):
    """A connection whose requests have to arrive in time: a client that never ends one cannot hold it for long."""

    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Someone has connected, and a request should follow."""
        super().connection_made(transport)
        if self.hold(transport):
            self._expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Part of a request has arrived, or all of it."""
        super().data_received(data)
        cycle: Any = self.cycle  # none before the first request
        if cycle is None or cycle.response_complete or cycle.more_body:
            self._expect()
        else:
            self._expect_nothing()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on the connection counts as a page's socket."""
        self._expect_nothing()
        self.let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was closed by either side."""
        self._expect_nothing()
        self.let_go()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self.deadline is None and self.transport.get_protocol() is self and not self.transport.is_closing():
            self.deadline = self.loop.call_later(ARRIVES_WITHIN, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class PageSocket(Holding, WebSocketsSansIOProtocol):
    """A page's socket, which counts for its address like any other connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        self.hold(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was closed by either side."""
        self.let_go()
        super().connection_lost(exc)


def protocols(most: int, proxies: Collection[str]) -> tuple[type[Request], type[PageSocket]]:
    """The two kinds of connections of a server; one address may hold at most `most` of them together."""
    shared = {"counts": Counts(most), "proxies": proxies}
    return type("Request", (Request,), shared), type("PageSocket", (PageSocket,), shared)
