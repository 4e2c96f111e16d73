"""A player without a browser: what a page would do, and a list of all that it was sent."""

from __future__ import annotations

import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Message = dict[str, Any]
PATIENCE = 120.0  # seconds until a test gives up; a busy machine may need many


def new_browser() -> str:
    """The name that a page makes up for a browser that was never here."""
    return secrets.token_hex(16)


def new_table(address: str, seats: dict[str, Message], **more: Any) -> Message:
    """A table of ALONE, unless said otherwise, made in a browser of its own."""
    wish = {"game": "alone", "seats": seats, "browser": new_browser()} | more
    answer = httpx.post(f"{address}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


class Player:
    """Somebody at a seat, in a browser of their own unless said otherwise."""

    def __init__(
        self,
        address: str,
        token: str,
        *,
        others: tuple[str, ...] = (),
        since: int = 0,
        seed: str = "0" * 64,
        reading: bool = False,
        pictures: bool = False,
        browser: str = "",
    ):
        self.address = address
        self.token = token
        self.sent: list[str] = []
        self.frame: Message | None = None
        self.people: Message | None = None
        self.welcome: Message | None = None
        self.spoken: list[Message] = []
        self.turn = ""
        self.bye = ""
        self.told: list[list[Any]] = []
        self.replies: dict[str, Message] = {}
        self.ids = itertools.count(1)
        self.name = secrets.token_hex(6)
        self._leaving = ExitStack()
        self.socket = self._leaving.enter_context(connect(address.replace("http", "ws") + "/api/play", max_size=None))
        hello = {"type": "hello", "token": token, "others": list(others), "since": since, "seed": seed}
        hello |= {"reading": reading, "pictures": pictures, "browser": browser or new_browser()}
        self.socket.send(json.dumps(hello))

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._leaving.close()

    def hear(self, patience: float = PATIENCE) -> Message | None:
        """The next message; None if the server has hung up."""
        try:
            text = self.socket.recv(timeout=patience)
        except ConnectionClosed:
            return None
        assert isinstance(text, str)
        self.sent.append(text)
        message: Message = json.loads(text)
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "frame":
                self.frame = message
                self.told = message["told"] if message["from_start"] else self.told + message["told"]
            case "people":
                self.people = message
            case "spoken":
                self.spoken.append(message)
            case "turn":
                self.turn = message["seat"]
            case "bye":
                self.bye = message["key"]
            case "done" | "no":
                self.replies[message["id"]] = message
        return message

    def until(self, reached: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Hear until something is so."""
        while not reached():
            assert self.hear(patience) is not None, f"the server hung up: {self.bye}"

    def say(self, kind: str, **more: Any) -> Message:
        """Say something, and wait for the answer to it."""
        id_ = more.pop("id", f"{self.name} {next(self.ids)}")
        self.socket.send(json.dumps({"type": kind, "id": id_, **more}))
        self.until(lambda: id_ in self.replies)
        return self.replies[id_]

    @property
    def question(self) -> Message | None:
        """The question that is put to this seat."""
        found: Message | None = self.frame["question"] if self.frame is not None else None
        return found

    @property
    def ended(self) -> Message | None:
        """How the game ended, if it did."""
        found: Message | None = self.people["ended"] if self.people is not None else None
        return found

    def is_asked(self) -> bool:
        """Whether a question is put to this seat, as far as it has heard."""
        return self.question is not None

    def is_over(self) -> bool:
        """Whether the game is over, as far as it has heard."""
        return self.ended is not None

    def sees(self) -> bool:
        """Whether it has got a frame."""
        return self.frame is not None

    def seen(self) -> Message:
        """The frame that came last."""
        assert self.frame is not None
        return self.frame

    def company(self) -> Message:
        """Who is here, as it was told last."""
        self.until(lambda: self.people is not None)
        assert self.people is not None
        return self.people

    def until_readers_are(self, *seats: str) -> None:
        """Hear until these seats, and no others, have the story open."""
        self.until(lambda: self.company()["reading"] == list(seats))

    def wait_for_turn(self) -> Message | None:
        """The question put to this seat, or None if the game is over."""
        self.until(lambda: self.question is not None or self.ended is not None)
        return self.question

    def answer(self, option: str, **more: Any) -> Message:
        """Answer the question, and wait until the server says that it is on disk."""
        question = self.question
        assert question is not None
        assert self.frame is not None
        self.frame = self.frame | {"question": None}
        return self.say("answer", ask=question["ask"], option=option, **more)

    def play(self, chance: Random, most: int = 100_000) -> int:
        """Answer by chance until the game is over, or so many times."""
        for count in range(most):
            question = self.wait_for_turn()
            if question is None:
                return count
            reply = self.answer(chance.choice(question["options"]))
            assert reply["type"] == "done" or self.ended, reply
        return most


def play_together(players: list[Player], chance: Random, most: int) -> int:
    """Whoever is asked answers by chance, so many times or until the game is over."""
    for count in range(most):
        asked = whoever_is_asked(players)
        if asked is None:
            return count
        assert asked.question is not None
        reply = asked.answer(chance.choice(asked.question["options"]))
        assert reply["type"] == "done", reply
    return most


def whoever_is_asked(players: list[Player]) -> Player | None:
    """The one to whom a question is put; None if the game is over."""
    for _ in range(int(PATIENCE / 0.02)):
        for player in players:
            with suppress(TimeoutError):
                while not player.is_asked() and not player.is_over():
                    assert player.hear(0.01) is not None, player.bye
            if player.is_over():
                return None
            if player.is_asked():
                return player
    raise TimeoutError("nobody is asked")
