"""A game of a few lines, whose part is whatever a test wants to see the kernel do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.events import Echo, Event
from unlit.kernel.game import Game, Say, Setting
from unlit.kernel.moments import Card
from unlit.kernel.option import PASS, Bare, Option
from unlit.kernel.question import Reasons
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table, deal

SEATS = ("one", "two")
COIN = ("heads", "tails")


class Notes:
    """A board that is a list of words."""

    __slots__ = ("dice", "words")

    def __init__(self, dice: Dice, words: list[str]) -> None:
        self.dice = dice
        self.words = words

    def copy(self) -> Notes:
        return Notes(self.dice.copy(), self.words[:])

    def __str__(self) -> str:
        return "notes\n\n" + "\n".join(self.words)


@dataclass(frozen=True, slots=True)
class Said(Echo):
    """Somebody said a word."""

    word: str


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """Somebody learned a word."""

    word: str


class Toy(Game[Notes]):
    """Seats one and two; the part is given."""

    name = "toy"
    package = "vault"
    rules_version = 1
    box_name = "toy"
    settings = (Setting("speed", ("slow", "fast")),)
    endings = ("end",)

    def __init__(self, part: Callable[[Table[Notes]], None], *, asks_first: bool = False) -> None:
        self.play = part
        self.promise = asks_first

    def seats(self, setup: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS

    def deal(self, setup: Mapping[str, str], dice: Dice) -> Notes:
        return Notes(dice, [])

    def part(self, t: Table[Notes]) -> None:
        self.play(t)

    def asks_first(self, b: Notes) -> bool:
        return self.promise

    def view(self, b: Notes, seat: str) -> object:
        return (seat, len(b.words))

    def show(self, view: object, say: Say) -> str:
        return str(view)

    def knowledge(self, b: Notes, seat: str) -> object:
        return None

    def imagine(self, b: Notes, seat: str, dice: Dice) -> None:
        b.words[:] = ["?" for _ in b.words]

    def fact_names(self) -> list[str]:
        return []

    def hidden(self, b: Notes, seat: str) -> dict[str, str]:
        return {"words": str(b.words)}

    def parse(self, text: str, setup: Mapping[str, str], dice: Dice) -> Notes:
        return Notes(dice, text.partition("\n\n")[2].split())

    def broken(self, b: Notes) -> list[str]:
        return []

    def cards(self) -> Mapping[str, Card[Any]]:
        return {}

    def options(self) -> list[Option]:
        return [Word("a"), Word("b"), Word("c"), PASS]


@dataclass(frozen=True)
class Word(Bare):
    """A word to say."""

    word: str


def ask(
    t: Table[Notes],
    seat: str,
    prompt: str,
    words: Sequence[str] | Callable[[], Sequence[str]],
    about: object = None,
    reasons: Reasons | None = None,
) -> str:
    """Have a seat choose one of these words."""
    if callable(words):
        return t.ask(seat, prompt, lambda: [Word(word) for word in words()], about, reasons).word
    return t.ask(seat, prompt, [Word(word) for word in words], about, reasons).word


def window(t: Table[Notes], seat: str, prompt: str, words: Sequence[str]) -> str:
    """The same where even the lack of a choice is a secret."""
    return t.window(seat, prompt, [Word(word) for word in words]).word


def toy_table(
    part: Callable[[Table[Notes]], None], kind: type[Table[Notes]] = Table, *, asks_first: bool = False
) -> Table[Notes]:
    """A live table of a toy whose part is this function."""
    return deal(Toy(part, asks_first=asks_first), seeds=Seeds(seed_from("toy")), kind=kind)
