"""What is kept of a table so that it can go on without its whole record: the last quiet board and what followed."""

from __future__ import annotations

import msgspec

from unlit.kernel.game import Outcome


class KeptAnswer(msgspec.Struct, frozen=True, array_like=True, tag="answer"):
    """An answer that still stands."""

    number: int
    seat: str
    prompt: str
    option: str
    drawn: int
    news: int
    heard: tuple[int, ...]


class KeptMixing(msgspec.Struct, frozen=True, array_like=True, tag="mixing"):
    """A change to the dice since the quiet board."""

    data: str


class Kept(msgspec.Struct, frozen=True):
    """A table up to its entry of this number; what each seat was told is kept elsewhere."""

    number: int
    check: str
    board: str
    memories: list[str]
    dice: str
    rows: list[KeptAnswer | KeptMixing]
    before: list[KeptAnswer]  # answers from before the quiet board that their seat may take back freely
    news: int
    outcome: Outcome | None
