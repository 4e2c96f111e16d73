"""Thousands of bad messages: none gets more than a sentence, and at another table nobody notices."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from enduring import (
    BOT,
    ME,
    OVER_HTTP,
    endure,
    patient_server,
    websocket_of,
)
from player import Player, new_table, whoever_is_asked
from server_in_thread import ServerInThread
from stored import wrongs_of
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from unlit.server.web import connection

MESSAGES = 2_500


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInThread]:
    """That server, for all tests here."""
    with patient_server(tmp_path_factory.mktemp("patient") / "unlit.db") as found:
        yield found


def test_bad_messages_get_a_sentence_each_and_disturb_nobody(
    patient: ServerInThread, caplog: pytest.LogCaptureFixture
) -> None:
    attacker = endure(patient, MESSAGES, Random(1))
    assert attacker.sent >= MESSAGES * (1 - OVER_HTTP)
    assert "failed" not in attacker.byes
    assert errors_in(caplog) == []
    assert httpx.get(f"{patient.address}/healthz").json() == {"well": True}
    assert wrongs_of(patient.app.state.house.store.url) == []


def errors_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server believes to be its own fault, but for bots that are slow where the machine is busy."""
    found = [one for one in caplog.records if "did not come to an end" not in one.getMessage()]
    ours = [one for one in found if one.name == "unlit.server" or "ASGI" in one.getMessage()]
    return sorted({f"{one.getMessage()} {one.exc_info}" for one in ours if one.levelno >= logging.ERROR})


# One thing at a time


def test_an_origin_that_is_no_address_is_refused(patient: ServerInThread) -> None:
    with pytest.raises(InvalidStatus) as found:
        connect(websocket_of(patient.address), origin=Origin("http://[")).close()
    assert found.value.response.status_code == 403


def test_bytes_instead_of_text_are_a_bad_message(patient: ServerInThread, caplog: pytest.LogCaptureFixture) -> None:
    made = new_table(patient.address, {"hero": ME, "evil 1": BOT})
    with Player(patient.address, made["tokens"]["hero"]) as player:
        player.until(player.is_asked)
        player.socket.send(b'{"type": "undo", "id": "1"}')
        with suppress(AssertionError):
            player.until(lambda: bool(player.replies))
        assert player.bye != "failed"
    assert errors_in(caplog) == []


def test_a_number_of_any_size_gets_an_answer(patient: ServerInThread) -> None:
    made = new_table(patient.address, {"hero": ME, "evil 1": BOT})
    with Player(patient.address, made["tokens"]["hero"]) as player:
        player.until(player.is_asked)
        for number in (2**63, 2**64, -(2**64), 10**30, 10**400):
            assert player.say("answer", ask=number, option="pass")["type"] == "no"
            player.say("earlier", before=number)
        player.say("concede")
        for number in (-1, 2**63, 2**64, -(2**64), 10**30, 10**400):
            assert player.say("replay", seat="hero", step=number)["key"] in ("no-entry", "bad-message")


@pytest.mark.parametrize("since", [-1, 2**63, 10**30])
def test_a_log_that_nobody_can_have_yet(patient: ServerInThread, since: int) -> None:
    made = new_table(patient.address, {"hero": ME, "evil 1": BOT})
    with Player(patient.address, made["tokens"]["hero"], since=since) as player:
        player.play(Random(1), 1)


def test_who_says_nothing_is_let_go(patient: ServerInThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_WITHIN", 0.2)
    with connect(websocket_of(patient.address)) as silent, pytest.raises(ConnectionClosed):
        silent.recv(timeout=5)


def test_who_does_not_begin_with_hello_is_told_so(patient: ServerInThread) -> None:
    for first in ('{"type": "undo", "id": "1"}', "[]", ""):
        heard = []
        with connect(websocket_of(patient.address)) as rude:
            rude.send(first)
            with suppress(ConnectionClosed):
                while True:
                    heard.append(json.loads(rude.recv(timeout=5)))
        assert heard[-1] == {"type": "bye", "key": "no-hello"}


def test_a_message_that_is_too_long_ends_the_connection_alone(patient: ServerInThread) -> None:
    made = new_table(patient.address, {"hero": ME, "evil 1": ME})
    with Player(patient.address, made["tokens"]["hero"]) as hero:
        with Player(patient.address, made["tokens"]["evil 1"]) as evil:
            hero.until(lambda: hero.frame is not None)
            evil.socket.send("x" * (connection.MOST_MESSAGE + 1))
            with pytest.raises(AssertionError, match="hung up"):
                evil.until(lambda: False)
        hero.until(hero.is_asked)
        assert hero.say("chat", to="all", text="Hello?")["type"] == "done"


def test_who_says_too_much_is_told_so(patient: ServerInThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "AT_ONCE", 40.0)
    made = new_table(patient.address, {"hero": ME, "evil 1": BOT})
    with Player(patient.address, made["tokens"]["hero"]) as player:
        with suppress(WebSocketException):
            for number in range(60):
                player.socket.send(json.dumps({"type": "earlier", "id": f"{number}", "before": 1}))
        while player.hear() is not None:
            pass
        assert player.bye == "too-fast"


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error(
    patient: ServerInThread, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection(("127.0.0.1", patient.port), 10) as line:
        line.sendall(b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"game": ')
        time.sleep(0.2)
    time.sleep(0.3)
    assert errors_in(caplog) == []


def test_an_ordinary_goodbye_is_no_error(patient: ServerInThread, caplog: pytest.LogCaptureFixture) -> None:
    made = new_table(patient.address, {"hero": ME, "evil 1": ME})
    tokens = made["tokens"]
    with Player(patient.address, tokens["hero"]) as hero, Player(patient.address, tokens["evil 1"]) as evil:
        leaving = whoever_is_asked([hero, evil])
        assert leaving is not None
        leaving.socket.send('{"type": "leave", "id": "1"}')
        while leaving.hear() is not None:
            pass
        assert leaving.bye == "left"
        time.sleep(0.2)
    assert errors_in(caplog) == []


def test_what_a_page_is_sent_goes_at_once(patient: ServerInThread) -> None:
    """Two messages in a row do not wait for the page's machine to acknowledge the first, which takes it 40 ms."""
    made = new_table(patient.address, {"hero": ME, "evil 1": ME})
    times = []
    with Player(patient.address, made["tokens"]["hero"]) as hero:
        for number in range(20):
            began = time.perf_counter()
            hero.say("chat", to="all", text=f"{number}")
            times.append(time.perf_counter() - began)
    assert min(times) < 0.03


class StuckSocket:
    """The socket of a page that takes nothing for a while."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.closed = False

    async def send_text(self, text: str) -> None:
        """Take it."""
        self.taken.append(text)

    async def close(self) -> None:
        """The end."""
        self.closed = True


def test_a_page_that_takes_nothing_is_let_go_rather_than_left_with_gaps() -> None:
    stuck: Any = StuckSocket()

    async def too_much() -> None:
        nobody: Any = None
        page = connection.Connection(nobody, stuck, nobody)
        for number in range(connection.MOST_WAITING + 10):
            page.send(b"%d" % number)
        with suppress(TimeoutError):
            await asyncio.wait_for(page._send_all(), 0.5)

    asyncio.run(too_much())
    assert stuck.closed
    assert stuck.taken == [f"{number}" for number in range(len(stuck.taken))]
