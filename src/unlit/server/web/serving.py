"""Running the server: its port, its logs, the browser that it opens."""

from __future__ import annotations

import gc
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import uvicorn
from prometheus_client import start_http_server
from starlette.applications import Starlette

from unlit.kernel.errors import Refused
from unlit.kernel.game import Game
from unlit.server.disk.store import Unstored
from unlit.server.house.metrics import Metrics
from unlit.server.web.app import app_of
from unlit.server.web.connection import MOST_MESSAGE
from unlit.server.web.limits import Limits
from unlit.server.web.wire import checked_proxies, protocols

BACKLOG = 50  # connections accepted in one go, before the excess ones are closed
GRACE = 10  # seconds for what is in progress when the server stops


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    """Write structured logs; from the libraries, only warnings and worse."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level, force=True)
    for library in ("uvicorn", "uvicorn.access", "uvicorn.error", "alembic", "websockets"):
        logging.getLogger(library).setLevel("WARNING")


def without_password(url: str) -> str:
    """The URL of a database without its password, for others to read."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", url)


class Announced(uvicorn.Server):
    """A server that says where it is once it is running."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            print(f"Unlit is at {self.address} (Ctrl-C stops it)", flush=True)
            if self.open_browser and has_screen():
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or small messages wait for others
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError as problem:
        taken.close()
        raise Refused(f"{host}:{port} cannot be used: {problem.strerror}; choose another one with --port") from problem
    return taken


METRICS_HOST = "127.0.0.1"  # metrics are only for those who run the server


def serve_metrics(metrics: Metrics, port: int) -> int:
    """Let only this computer fetch the metrics, and return the port; port 0 takes any that is free."""
    try:
        server, _ = start_http_server(port, METRICS_HOST, metrics.registry)
    except OSError as problem:
        raise Refused(f"{METRICS_HOST}:{port} cannot be used for --metrics-port: {problem.strerror}") from problem
    return int(server.server_port)


def config_of(app: Starlette, limits: Limits, proxies: Collection[str] = ()) -> uvicorn.Config:
    """How the app is served: with limits on time, and with the addresses that these proxies forward."""
    http, ws = protocols(limits.connections, proxies)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        http=http,
        ws=ws,
        ws_max_size=MOST_MESSAGE,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )


def serve(
    host: str,
    port: int,
    url: str,
    *,
    base_url: str,
    thinkers: int,
    pace: float,
    story: float,
    metrics_port: int | None,
    open_browser: bool,
    level: str,
    limits: Limits,
    proxies: Collection[str],
    instead: Sequence[Game[Any]],
) -> None:
    """Serve until told to stop."""
    log_to_stderr(level)
    known = checked_proxies(proxies)
    listener = bound(host, port)
    address = base_url or f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{listener.getsockname()[1]}"
    try:
        app = app_of(url, base_url=base_url, thinkers=thinkers, pace=pace, story=story, limits=limits, instead=instead)
    except Unstored as problem:
        listener.close()
        raise Refused(f"{without_password(url)} cannot be used as a database: {problem}") from problem
    if metrics_port is not None:
        serve_metrics(app.state.house.metrics, metrics_port)
    config = config_of(app, limits, known)
    # Raised again once everything has stopped: a normal exit, even if the shell blocks interrupts.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # tables hold no cycles: it would make everyone wait and find nothing (the house sweeps now and then)
    Announced(config, address, open_browser=open_browser).run(sockets=[listener])


def has_screen() -> bool:
    """Whether a browser could show something; without a screen, a text browser might take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
