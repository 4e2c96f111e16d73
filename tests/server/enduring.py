"""A server that is sent thousands of bad messages while others play on."""

from __future__ import annotations

import json
import socket
import statistics
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from bad_messages import GOOD_REQUEST, bad_message, bad_request
from player import PATIENCE, Player, new_table
from server_in_thread import ServerInThread
from server_process import eventually
from stored import table_of
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from unlit.kernel.tables.sight import see
from unlit.server import protocol as p
from unlit.server.web import connection

OVER_HTTP = 0.25  # of them
GOOD_ONE_IN = 50  # of those over HTTP: what is good is taken among all that is bad
PACE = 0.2  # seconds: bots at tables that were left behind do not take all the time there is
ME, BOT = {"who": "me"}, {"who": "bot"}
SLOWEST, USUAL = (
    8.0,
    0.5,
)  # seconds from an answer to its acknowledgement at a table that nobody disturbs: at most, mostly
TALKATIVE = ("Traceback", 'File "', "sqlalchemy", "sqlite3", "psycopg", "unlit/server", "site-packages")
A_MOMENT = 0.03  # seconds to wait for an answer to half a request
HEARD: msgspec.json.Decoder[p.Heard] = msgspec.json.Decoder(p.Heard)


@contextmanager
def patient_server(database: Path) -> Iterator[ServerInThread]:
    """A server that listens to anybody, however much they say."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("unlit.server.web.app.HTTP_AT_ONCE", 1e9)
        patch.setattr("unlit.server.web.connection.AT_ONCE", 1e9)
        found = ServerInThread(str(database), pace=PACE)
        try:
            yield found
        finally:
            found.stop()


def websocket_of(address: str) -> str:
    """Where a page connects."""
    return address.replace("http", "ws") + "/api/play"


def is_quiet(text: str) -> None:
    """What a client is sent says nothing of how the server is made."""
    assert not [word for word in TALKATIVE if word in text], text[:2000]


class Undisturbed(threading.Thread):
    """Plays at a table of its own meanwhile, takes the time, and compares what it sees with what is stored."""

    def __init__(self, server: ServerInThread) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.stopping = threading.Event()
        self.times: list[float] = []
        self.failure: BaseException | None = None
        self.table = ""

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                self._play_a_game(Random(len(self.times)))
        except BaseException as problem:  # noqa: BLE001 (the test raises it)
            self.failure = problem

    def _play_a_game(self, chance: Random) -> None:
        made = new_table(self.server.address, {"hero": BOT, "evil 1": ME})
        self.table = made["table"]
        with Player(self.server.address, made["tokens"]["evil 1"]) as player:
            while not self.stopping.is_set() and (question := player.wait_for_turn()) is not None:
                began = time.perf_counter()
                reply = player.answer(chance.choice(question["options"]))
                self.times.append(time.perf_counter() - began)
                assert reply["type"] == "done", reply
            if player.ended is None:
                player.wait_for_turn()
            self._compare(player)

    def _compare(self, player: Player) -> None:
        with suppress(TimeoutError):
            while player.hear(0.5) is not None:  # that the game is over is said before the last that is seen of it
                pass
        url = self.server.app.state.house.store.url
        sight = see(table_of(url, self.table), "evil 1")
        assert player.seen()["view"] == json.loads(msgspec.json.encode(sight.view))
        told = [[number, event.key(), event.facts()] for number, event in sight.told]
        assert player.told == told
        assert not player.spoken
        for text in player.sent:
            HEARD.decode(text)


class Attacker:
    """Says bad things through a websocket, again and again a new one."""

    def __init__(self, server: ServerInThread, chance: Random) -> None:
        self.server = server
        self.chance = chance
        self.known: dict[str, Sequence[Any]] = {}
        self.byes: dict[str, int] = {}
        self.replies: dict[str, int] = {}
        self.sent = 0

    def say(self, count: int) -> None:
        """So many messages."""
        until = self.sent + count
        while self.sent < until:
            broken = suppress(ConnectionClosed, ConnectionResetError, BrokenPipeError)
            with broken, connect(websocket_of(self.server.address), max_size=None) as line:
                if self.chance.random() < 0.95:
                    self._greet(line)
                while self.sent < until:
                    self._say_some(line)

    def _greet(self, line: ClientConnection) -> None:
        if self.chance.random() < 0.1 or not self.known:
            self.sit_down()
        token = self.chance.choice(self.known["token"])
        seed = self.chance.choice(("", "0" * 64, "x" * 64))
        line.send(json.dumps({"type": "hello", "token": token, "since": self.chance.choice((0, 0, 5)), "seed": seed}))
        self._hear_all(line)

    def sit_down(self) -> None:
        """A table of one's own, which may be ruined."""
        seats = self.chance.choice(({"hero": ME, "evil 1": BOT}, {"hero": ME, "evil 1": ME}))
        made = new_table(self.server.address, seats, choices={"spectators": True, "stand_in": 1, "claim": 1})
        watching = httpx.post(f"{self.server.address}/api/exchange", json={"invitation": made["watching"]}).json()
        tokens = [*made["tokens"].values(), *made["tokens"].values(), watching["token"]]
        self.known = {
            "token": tokens,
            "tokens": [tokens],
            "others": [[], tokens],
            "seat": ["hero", "evil 1", "spectator"],
            "id": [f"{number}" for number in range(self.chance.randrange(1000))] or ["1"],
            "ask": [0],
            "option": ["pass"],
            "moments": [["react to step"], None],
            "text": ["Hello"],
            "game": ["alone", "vault"],
            "seats": [{"hero": {"who": "me"}}, {"hero": {"who": "friend"}, "evil 1": {"who": "me"}}],
            "setup": [{}, {"team": "2"}],
            "choices": [{}, {"memory": "paper"}],
            "invitation": [made["watching"]],
            "name": ["Eva"],
        }

    def _say_some(self, line: ClientConnection) -> None:
        for _ in range(self.chance.choice((1, 5, 20))):
            data, as_text = bad_message(self.chance, self.known)
            line.send(data, text=as_text)
            self.sent += 1
            if not as_text or len(data) > connection.MOST_MESSAGE:
                break
        self._hear_all(line)

    def _hear_all(self, line: ClientConnection) -> None:
        """Everything that is sent can be read, and says no more than it should."""
        last = f"last {self.sent}"
        line.send(json.dumps({"type": "earlier", "id": last, "before": 1}))
        heard: p.Heard | None = None
        while not (isinstance(heard, p.Done | p.No) and heard.id == last):
            text = line.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            is_quiet(text)
            heard = HEARD.decode(text)
            self._take_note(heard)

    def _take_note(self, heard: p.Heard) -> None:
        match heard:
            case p.Frame(question=p.Asking() as question):
                self.known["ask"] = [question.ask]
                self.known["option"] = question.options
            case p.Bye():
                if heard.key in ("left", "no-token", "removed"):
                    self.known = {}
                self.byes[heard.key] = self.byes.get(heard.key, 0) + 1
            case p.Done():
                self.replies["done"] = self.replies.get("done", 0) + 1
            case p.No():
                self.replies[heard.key] = self.replies.get(heard.key, 0) + 1


def ask_badly(server: ServerInThread, count: int, chance: Random, known: Mapping[str, Sequence[Any]]) -> dict[int, int]:
    """So many bad requests, and a few good ones; how often each status came, 0 where the server just hung up."""
    found: dict[int, int] = {}
    for number in range(count):
        request, whole = (GOOD_REQUEST, True) if number % GOOD_ONE_IN == 0 else bad_request(chance, known)
        answer = b""
        # The server may hang up in the middle, or wait for more than there is.
        broken = suppress(OSError)
        with broken, socket.create_connection(("127.0.0.1", server.port), 10) as line:
            line.sendall(request)
            line.settimeout(10 if whole else A_MOMENT)
            while piece := line.recv(65536):
                answer += piece
        is_quiet(answer.decode("latin-1"))
        status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
        assert status < 500, (request[:300], answer[:300])
        found[status] = found.get(status, 0) + 1
    return found


def endure(server: ServerInThread, count: int, chance: Random) -> Attacker:
    """So many bad messages, while another table is being played."""
    undisturbed = Undisturbed(server)
    undisturbed.start()
    try:
        attacker = Attacker(server, chance)
        attacker.say(count - int(count * OVER_HTTP))
        attacker.sit_down()
        statuses = ask_badly(server, int(count * OVER_HTTP), chance, attacker.known)
        assert eventually(lambda: len(undisturbed.times) > 20 or undisturbed.failure is not None)
    finally:
        undisturbed.stopping.set()
        undisturbed.join(60)
    if undisturbed.failure is not None:
        raise undisturbed.failure
    assert max(undisturbed.times) < SLOWEST
    assert statistics.median(undisturbed.times) < USUAL
    assert {200, 201, 400, 404, 405} <= set(statuses), "not everything was tried"
    assert {"done", "bad-message"} <= set(attacker.replies), "not everything was tried"
    return attacker
