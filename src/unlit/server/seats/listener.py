"""Someone who looks at a table through a seat, and what they have been shown."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat


class Seen(NamedTuple):
    """What a listener has been sent, so that nothing is sent twice."""

    heard: int = 0  # how much of its log
    frame: bytes = b""  # the last frame, without its log
    turn: Seat = ""  # the last seat of its screen that it was told of
    people: bytes = b""  # what it was last told about who is here
    lines: int = 0  # how much of the chat


class Listener(Protocol):
    """Someone who looks at a table through one seat."""

    seat: Seat
    others: tuple[Seat, ...]  # seats that are played on the same screen
    own: tuple[Seat, ...]  # of all these, the seats that the people at the screen hold themselves
    keys: dict[Seat, bytes]  # the hashes of the tokens that opened them
    reads: bool  # it came with the story open
    pictures: bool  # it shows what the game itself makes of a view
    seen: Seen
    waiting: list[bytes]  # what it is sent once it is on disk

    def send(self, message: bytes) -> None:
        """Send a message as soon as possible, without waiting."""

    def dismiss(self, key: str) -> None:
        """Say goodbye, and why."""


def stands_in(listener: Listener) -> bool:
    """Whether someone looks through the seat of a person who is away."""
    return listener.seat not in (*listener.own, SPECTATOR)
