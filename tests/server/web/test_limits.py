"""What one address may ask of the server, and what a request that never ends does to everybody else: nothing."""

from __future__ import annotations

import json
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from player import Player, new_table
from server_in_thread import ALL_ONE_WANTS, ServerInThread
from server_process import ServerProcess, eventually
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from unlit.server.web.limits import USUAL, Limits, neighbourhood

ME, BOT = {"who": "me"}, {"who": "bot"}
WISH = {"game": "alone", "seats": {"hero": ME, "evil 1": BOT}}
PATIENCE = 30.0  # seconds
HALF = b"GET / HTTP/1.1\r\nHost: unlit\r\nX-Half:"
MANY = 1000  # requests that are never ended
FILES = 700  # that the server may have open: fewer than those


@contextmanager
def served(db: Path, limits: Limits, *proxies: str) -> Iterator[ServerInThread]:
    """A server with limits."""
    server = ServerInThread(str(db), limits=limits, proxies=proxies)
    try:
        yield server
    finally:
        server.stop()


def dialled(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection to a server of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def is_closed(line: socket.socket) -> bool:
    """Whether the other side has hung up, as far as is known now."""
    line.setblocking(False)
    try:
        return line.recv(1000) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def ends(line: socket.socket) -> bool:
    """Whether the other side hangs up, whatever it says before."""
    line.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while line.recv(10_000):
            pass
    return True  # else it is a TimeoutError


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of a process that runs")
def test_a_thousand_half_sent_requests_of_one_address_stop_nobody(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "unlit.db"), tmp_path / "log", limits=["--tables", "10"]) as server:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FILES, most))
        port = int(server.address.rsplit(":", 1)[1])
        with ExitStack() as leaving:
            lines = []
            for _ in range(MANY):
                line = leaving.enter_context(dialled(port, "127.0.0.2"))
                with suppress(ConnectionError):
                    line.sendall(HALF)
                lines.append(line)
            made = new_table(server.address, {"hero": ME, "evil 1": BOT})
            with Player(server.address, made["tokens"]["hero"]) as hero:
                assert hero.play(Random(1), 3) == 3
            assert httpx.get(f"{server.address}/", timeout=PATIENCE).status_code == 200
            too_many = MANY - USUAL.connections
            assert eventually(lambda: sum(is_closed(line) for line in lines) >= too_many)
        server.stop()
        assert '"trace"' not in server.written()


def dripped(port: int) -> bool:
    """A header that goes on and on, byte after byte."""
    with dialled(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: unlit\r\nX-Slow: ")

        def one_more() -> bool:
            with suppress(ConnectionError):
                line.sendall(b"a")
                return is_closed(line)
            return True

        return eventually(one_more)


def half_a_body(port: int) -> bool:
    """Less of a body than was promised."""
    with dialled(port) as line:
        line.sendall(b"POST /api/mine HTTP/1.1\r\nHost: unlit\r\nContent-Length: 100\r\n\r\n{")
        return ends(line)


def nothing(port: int) -> bool:
    """Not a word."""
    with dialled(port) as line:
        return ends(line)


def half_of_the_second(port: int) -> bool:
    """A whole request, and half of another one on the same connection."""
    with dialled(port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: unlit\r\n\r\n")
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        return ends(line)


@pytest.mark.parametrize("sent", [dripped, half_a_body, nothing, half_of_the_second])
def test_a_request_that_does_not_arrive_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: Callable[[int], bool]
) -> None:
    monkeypatch.setattr("unlit.server.web.wire.ARRIVES_WITHIN", 0.5)
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS) as server:
        made = new_table(server.address, {"hero": ME, "evil 1": BOT})
        with Player(server.address, made["tokens"]["hero"]) as hero:
            hero.until(hero.sees)
            assert sent(server.port)
            assert hero.play(Random(1), 2) == 2  # a page's socket stays


def test_one_address_holds_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS._replace(connections=3)) as server:
        made = new_table(server.address, {"hero": ME, "evil 1": BOT})

        def one_more() -> bool:
            try:
                return httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
            except httpx.HTTPError:
                return False

        assert eventually(one_more)
        with Player(server.address, made["tokens"]["hero"]) as hero:
            hero.until(hero.sees)
            with dialled(server.port), dialled(server.port):
                with dialled(server.port) as one_too_many:
                    assert ends(one_too_many)
                assert not one_more()
                with dialled(server.port, "127.0.0.2") as other:
                    other.sendall(b"GET /healthz HTTP/1.1\r\nHost: unlit\r\n\r\n")
                    assert other.recv(10_000).startswith(b"HTTP/1.1 200")
            assert eventually(one_more)
        assert eventually(one_more)


def test_one_address_has_so_many_pages_open(tmp_path: Path) -> None:
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS._replace(sockets=2)) as server:
        token = new_table(server.address, {"hero": ME, "evil 1": BOT})["tokens"]["hero"]
        with Player(server.address, token) as first:
            first.until(first.sees)
            with Player(server.address, token) as second:
                second.until(second.sees)
                with connect(server.address.replace("http", "ws") + "/api/play") as third:
                    assert json.loads(third.recv(PATIENCE)) == {"type": "bye", "key": "too-many-sockets"}

            def comes() -> bool:
                with suppress(ConnectionClosed), Player(server.address, token) as another:
                    while another.frame is None:
                        if another.hear() is None:
                            return False
                    return True
                return False

            assert eventually(comes)


def make(server: ServerInThread, forwarded: str = "") -> httpx.Response:
    """Make a table, perhaps through a proxy, which says for whom."""
    headers = {"x-forwarded-for": forwarded} if forwarded else {}
    return httpx.post(f"{server.address}/api/tables", json=WISH, headers=headers)


def test_one_address_makes_so_many_tables(tmp_path: Path) -> None:
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS._replace(tables=2)) as server:
        assert [make(server).status_code for _ in range(2)] == [201, 201]
        refused = make(server, "203.0.113.9")  # whoever forwards it was not named: that counts for nothing
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-tables")
        assert "try again later" in refused.json()["sentence"]


def test_behind_a_proxy_that_was_named_everybody_counts_for_themselves(tmp_path: Path) -> None:
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS._replace(tables=1, connections=1), "127.0.0.0/8") as server:
        assert make(server, "203.0.113.1").status_code == 201
        assert make(server, "203.0.113.1").status_code == 429
        assert make(server, "203.0.113.2").status_code == 201
        # What a visitor claims about those before it is no proxy's word.
        assert make(server, "203.0.113.77, 203.0.113.2").status_code == 429
        with dialled(server.port), dialled(server.port):
            assert httpx.get(f"{server.address}/healthz").status_code == 200  # the proxy holds as many as it needs


def test_one_address_makes_so_many_reports(tmp_path: Path) -> None:
    with served(tmp_path / "unlit.db", ALL_ONE_WANTS._replace(reports=1)) as server:
        token = new_table(server.address, {"hero": ME, "evil 1": BOT})["tokens"]["hero"]
        with Player(server.address, token) as hero:
            hero.until(hero.sees)
            assert hero.say("report", words="strange")["type"] == "done"
            assert hero.say("report", words="stranger")["key"] == "too-many-reports"


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("203.0.113.1", "203.0.113.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.1", "203.0.113.1"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as
