"""What a table has been given: answers, undos, and what happened to the dice and the hidden cards in between."""

from __future__ import annotations

from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Seat


class Met:
    """Something that a run meets at a question: an answer, or a change to the board at that place."""

    __slots__ = ()


class Answer(Met):
    """An answer: who was asked what, and what they chose; linked to the answers before it that still stand."""

    __slots__ = ("before", "check", "drawn", "heard", "news", "number", "option", "prompt", "seat")

    def __init__(self, number: int, seat: Seat, prompt: str, option: Option | str, before: Met | None) -> None:
        self.number = number  # its entry's place in the table's record, from 1
        self.seat = seat
        self.prompt = prompt
        self.option = option  # only its text, if it was given before the board from which the table went on
        self.before = before  # what was met before it in the same line of play
        self.heard: tuple[int, ...] = ()  # how much each seat had been told when it was given
        self.drawn = 0  # how many numbers had been drawn
        self.news = 0  # how many pieces of news had been told
        self.check = b""  # the running hash up to this entry


class Mixing(Met):
    """An undo was granted past new information, or the rules changed: from here on the dice fall differently."""

    __slots__ = ("before", "data")

    def __init__(self, data: bytes, before: Met | None) -> None:
        self.data = data
        self.before = before


class Imagining(Met):
    """From here on, everything that this seat did not know is dealt again."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: Seat, seed: bytes) -> None:
        self.seat = seat
        self.seed = seed


class Entry:
    """An entry of the record: an answer, or an undo of entry `undone` and all that came after it."""

    __slots__ = ("answer", "check", "granted", "number", "prior", "seat", "undone")

    def __init__(self, number: int, seat: Seat, prior: Entry | None) -> None:
        self.number = number
        self.seat = seat
        self.prior = prior  # the entry before it
        self.answer: Answer | None = None
        self.undone = 0
        self.granted = False
        self.check = b""
