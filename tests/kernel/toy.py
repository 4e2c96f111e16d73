"""A game of a few lines, whose part is whatever a test wants to see the kernel do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import Contents, Eyes, Game, Paper, Rules, Setting
from unlit.kernel.table import Table
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Echo, Event
from unlit.kernel.told.option import PASS, Bare
from unlit.kernel.told.question import Reasons

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


def toy(part: Callable[[Table[Notes]], None], *, asks_first: bool = False) -> Game[Notes]:
    """Seats one and two; the part is given."""
    return Game(
        name="toy",
        package="vault",
        rules=Rules(
            settings=(Setting("speed", ("slow", "fast")),),
            endings=("end",),
            seats=lambda setup: SEATS,
            deal=lambda setup, dice: Notes(dice, []),
            part=part,
            asks_first=lambda b: asks_first,
        ),
        eyes=Eyes(
            view=lambda b, seat: (seat, len(b.words)), imagine=forget, hidden=lambda b, seat: {"words": str(b.words)}
        ),
        paper=Paper(parse=lambda text, setup, dice: Notes(dice, text.partition("\n\n")[2].split())),
        box=Contents(name="toy", options=lambda: [Word("a"), Word("b"), Word("c"), PASS]),
    )


def forget(b: Notes, seat: str, dice: Dice) -> None:
    """Nobody knows a word."""
    b.words[:] = ["?" for _ in b.words]


def toy_table(
    part: Callable[[Table[Notes]], None], kind: type[GameTable[Notes]] = GameTable, *, asks_first: bool = False
) -> GameTable[Notes]:
    """A live table of a toy whose part is this function."""
    return deal(toy(part, asks_first=asks_first), seeds=Seeds(seed_from("toy")), kind=kind)
