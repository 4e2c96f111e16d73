"""A player who does not give up: connects again and again, and repeats what was not acknowledged, with the same id."""

from __future__ import annotations

import json
import threading
import time
from random import Random
from typing import Any

from player import Message, Player
from websockets.exceptions import WebSocketException

BREATH = 0.055  # seconds from answer to answer: a page may not ask for more
A_MOMENT = 0.02  # seconds until the next attempt to connect


class Where:
    """Where the server is, for the time being."""

    def __init__(self) -> None:
        self.address = ""


class Gone(Exception):
    """The server has hung up."""


class StubbornPlayer(threading.Thread):
    """Answers by chance until told to stop, or until the game is over."""

    def __init__(self, where: Where, table: str, seat: str, token: str, chance: Random) -> None:
        super().__init__(name=f"{seat} of {table}", daemon=True)
        self.where = where
        self.table = table
        self.seat = seat
        self.token = token
        self.chance = chance
        self.stopping = threading.Event()
        self.sent: dict[str, str] = {}  # what was chosen, by the id of the message
        self.acknowledged: list[str] = []
        self.pending: Message | None = None
        self.past = -1  # the number of the question that was answered last
        self.log: dict[int, list[Any]] = {}  # what the seat was told
        self.connections = 0
        self.over = False
        self.wrong: list[str] = []

    def run(self) -> None:
        while not self.stopping.is_set() and not self.wrong and not (self.over and self.pending is None):
            try:
                with Player(self.where.address, self.token, since=max(self.log, default=0)) as player:
                    self.connections += 1
                    self._play(player)
            except (Gone, OSError, EOFError, WebSocketException):
                time.sleep(A_MOMENT)

    def _play(self, player: Player) -> None:
        while player.frame is None and player.ended is None:
            self._hear(player)
        while not self.stopping.is_set() and not self.wrong:
            if self.pending is None:
                question = self._next_question(player)
                if question is None:
                    return
                id_ = f"{len(self.sent) + 1}"
                option = self.chance.choice(question["options"])
                self.sent[id_] = option
                self.pending = {"type": "answer", "id": id_, "ask": question["ask"], "option": option}
            self._say_pending(player, self.pending)

    def _next_question(self, player: Player) -> Message | None:
        """The next question put to the seat; None if the game is over or it is time to stop."""
        while player.question is None or player.question["ask"] == self.past:
            if player.ended is not None:
                self.over = True
                return None
            if self.stopping.is_set():
                return None
            self._hear(player)
        return player.question

    def _say_pending(self, player: Player, pending: Message) -> None:
        began = time.monotonic()
        player.socket.send(json.dumps(pending))
        while pending["id"] not in player.replies:
            self._hear(player)
        reply = player.replies[pending["id"]]
        if reply["type"] != "done":
            self.wrong.append(f"{self.name}: {pending} got {reply}")
            return
        self.acknowledged.append(pending["id"])
        self.past = pending["ask"]
        self.pending = None
        self.stopping.wait(max(began + BREATH - time.monotonic(), 0))

    def _hear(self, player: Player) -> None:
        try:
            message = player.hear(0.5)
        except TimeoutError:
            if self.stopping.is_set():
                raise Gone from None
            return
        if message is None:
            raise Gone
        if message["type"] == "frame":
            self._take_down(message)

    def _take_down(self, frame: Message) -> None:
        """What was told once is told the same again, and nothing is left out."""
        for told in frame["told"]:
            if self.log.setdefault(told[0], told) != told:
                self.wrong.append(f"{self.name}: {self.log[told[0]]} has become {told}")
        if self.log and sorted(self.log) != list(range(1, len(self.log) + 1)):
            self.wrong.append(f"{self.name}: something is missing in its log before {max(self.log)}")
