"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from unlit.escape import content, imagine, position, setup, show, stored, turn, view
from unlit.escape.board import Board
from unlit.escape.boxes import KINDS, NEWEST, newest
from unlit.escape.cards import adrenaline, events, items, skills
from unlit.escape.invariants import broken
from unlit.escape.inventory import inventory
from unlit.escape.moments import M
from unlit.escape.scenarios import one, two
from unlit.kernel.catalogue import read_options
from unlit.kernel.game import Game, Setting

if TYPE_CHECKING:
    from unlit.kernel.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.moments import Card
    from unlit.kernel.question import Seat

# Importing these enters their cards into the box.
BOX = (adrenaline, skills, items, events, one, two)


class Escape(Game[Board]):
    """One to four prisoners on a map that they uncover tile by tile."""

    name = "escape"
    package = "unlit.escape"
    rules_version = 1
    box_version = NEWEST
    settings = (
        Setting("scenario", tuple(setup.SCENARIO_NAMES)),
        Setting("players", ("2", "1", "3", "4")),
        *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
    )
    endings = ("escaped", "lost", "shut in")

    def __init__(self) -> None:
        self.box = newest()

    def seats(self, setup_: Mapping[str, str]) -> tuple[Seat, ...]:
        """One to four prisoners."""
        return setup.seats(setup_)

    def deal(self, setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board before the first turn."""
        return setup.deal(setup_, dice, self.box)

    def part(self, t: Any) -> None:
        """A step of a turn."""
        turn.part(t)

    def view(self, b: Board, seat: Seat) -> view.View:
        """What shows to this seat."""
        return view.view(b, seat)

    def show(self, seen: object, say: Say) -> str:
        """A view as lines of text."""
        return show.show(seen, say)

    def knowledge(self, b: Board, seat: Seat) -> imagine.Knowledge:
        """What this seat knows."""
        return imagine.knowledge(b, seat)

    def imagine(self, b: Board, seat: Seat, dice: Dice) -> None:
        """Deal anew what this seat does not know."""
        imagine.imagine(b, seat, dice)

    def hidden(self, b: Board, seat: Seat) -> dict[str, str]:
        """What this seat does not know."""
        return imagine.hidden(b, seat)

    def parse(self, text: str, setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board that prints so."""
        return position.parsed(text, setup_, dice, self.box)

    def encode(self, b: Board) -> bytes:
        """All of the board but the dice."""
        return stored.encode(b)

    def decode(self, data: bytes, memories: list[bytes], setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board that was encoded so; nobody remembers more than lies there."""
        return stored.decode(data, dice, self.box)

    def fact_names(self) -> list[str]:
        """Those that its picture reads."""
        return list(position.READERS)

    def broken(self, b: Board) -> list[str]:
        """The invariants that a board breaks."""
        return broken(b)

    def cards(self) -> Mapping[str, Card[Any]]:
        """Adrenaline cards, skills, items, events and scenarios."""
        return {name: card for cards in KINDS.values() for name, card in cards.named.items()}

    def moments(self) -> list[str]:
        """Before and after rolls."""
        return [moment.value for moment in M if moment is not M.OWN_TURN]

    def traits(self, b: Board) -> dict[str, list[str]]:
        """The scenario, and how many play it."""
        return {"scenario": [b.scenario], "players": [str(len(b.players))]}

    def content(self) -> dict[str, object]:
        """Tracks, cards and tiles."""
        return content.content(self.box)

    def inventory(self) -> dict[str, list[dict[str, Any]]]:
        """Tiles, adrenaline, skills, items, events and scenarios."""
        return inventory(self.box)

    def options(self) -> list[str]:
        """Every option of the game."""
        return read_options(files("unlit.escape").joinpath("data/options.txt").read_text(encoding="utf-8"))


GAME = Escape()
