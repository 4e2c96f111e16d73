"""Two players take one or two pebbles from a heap in turn; whoever takes the last one has won."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.board.fields import Copied, copying
from unlit.kernel.chance.dice import Dice
from unlit.kernel.game import Eyes, Game, Rules, Setup
from unlit.kernel.table import Table
from unlit.kernel.told.events import EVERYONE, Echo
from unlit.kernel.told.option import Option
from unlit.kernel.told.word import Word

SEATS = ("left", "right")


class Number(Word):
    """How many pebbles are taken."""

    ONE = "one"
    TWO = "two"


@dataclass(frozen=True)
class Take(Option):
    """Take pebbles from the heap."""

    number: Number


@dataclass(frozen=True, slots=True)
class Took(Echo):
    """Somebody took pebbles."""

    seat: str
    number: Number


class Board:
    """A heap of pebbles."""

    dice: Copied[Dice]
    heap: int
    turn: int

    __slots__ = tuple(__annotations__)

    def copy(self) -> Board:
        """Another board."""
        return copied(self)

    def __str__(self) -> str:
        return f"heap {self.heap}\nturn {SEATS[self.turn]}"


copied = copying(Board)


def deal(setup: Setup, dice: Dice) -> Board:
    """A heap of seven to twelve."""
    b = Board()
    b.dice, b.heap, b.turn = dice, 7 + dice.below(6), 0
    return b


def part(t: Table[Board]) -> None:
    """One turn."""
    b = t.board
    seat = SEATS[b.turn]
    number = t.ask(seat, "take", [Take(number) for number in list(Number)[: b.heap]]).number
    b.heap -= 1 if number is Number.ONE else 2
    t.tell(EVERYONE, Took, seat, number)
    if b.heap == 0:
        t.finish("taken", [seat])
    b.turn = 1 - b.turn


GAME: Game[Board] = Game(
    name="pebbles",
    package="pebbles",
    rules=Rules(seats=lambda setup: SEATS, deal=deal, part=part, endings=("taken",)),
    eyes=Eyes(view=lambda b, seat: f"{b.heap} pebbles"),
)
