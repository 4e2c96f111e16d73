"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from unlit.alone import (
    content,
    expansions,
    experience,
    imagine,
    inventory,
    knowledge,
    position,
    remembered,
    setup,
    show,
    standard,
    stored,
    traits,
    turn,
    view,
)
from unlit.alone.board import HERO, Board
from unlit.alone.boxes import BOXES, KINDS, Box
from unlit.alone.cards import characters, fury, items, speed, terror, traps
from unlit.alone.cards.kinds import ABILITIES, STANDARD
from unlit.alone.events_of_before import facts_of_today
from unlit.alone.invariants import broken
from unlit.alone.missions import blue, green, red
from unlit.alone.modules import MODULES, OFF, ON
from unlit.alone.moments import M
from unlit.alone.options import every_option
from unlit.alone.reactions import TURN_PHASES
from unlit.kernel.game import Game, Setting
from unlit.kernel.moments import enter_retired

if TYPE_CHECKING:
    from unlit.alone.view import Place
    from unlit.kernel.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.moments import Card
    from unlit.kernel.option import Option
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

# Importing these enters their cards into the box.
BOX = (standard, experience, fury, speed, terror, traps, items, characters, blue, green, red, expansions)
enter_retired("unlit.alone.cards")


class Alone(Game[Board]):
    """One hero in a dark labyrinth that only the evil players can see."""

    name = "alone"
    package = "unlit.alone"
    rules_version = 2
    settings = (
        Setting("team", ("1", "2", "3")),
        Setting("difficulty", ("normal", "easy", "nightmare", "impossible")),
        Setting("map", ("box", "generated")),
        Setting("leader", ("lot", "first")),
        *(Setting(name, readings) for name, readings in setup.SWITCHES.items()),
        *(Setting(name, (OFF, ON)) for name in MODULES),
    )
    endings = ("escaped", "killed", "driven mad")

    def __init__(self, box: Box | None = None, box_file: str = "") -> None:
        self.box = box or BOXES.today()
        self.box_name = self.box.name
        self.box_file = box_file

    def of_box(self, name: str, file: str = "") -> Alone:
        """The game as it is played with another box."""
        box = BOXES.of(name, file)
        return Alone(box, file) if file else in_box(box.name)

    def with_box(self, text: str, source: str) -> Alone:
        """The game with the box of a file."""
        return self.of_box(*BOXES.given(text, source))

    def seats(self, setup_: Mapping[str, str]) -> tuple[Seat, ...]:
        """The hero and the evil players."""
        return setup.seats(setup_)

    def deal(self, setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board before the first decision of set-up."""
        return setup.deal(setup_, dice, self.box)

    def part(self, t: Table[Board]) -> None:
        """A step of set-up, of a turn, or of the end of a round."""
        turn.part(t)

    def asks_first(self, b: Board) -> bool:
        """Most steps of a turn do."""
        return turn.asks_first(b)

    def view(self, b: Board, seat: Seat) -> view.View:
        """What shows to this seat."""
        return view.view(b, seat)

    def view_when_asked(self, b: Board, seat: Seat, prompt: str) -> object:
        """Where a creature is spawned, evil's map shows how far that counts."""
        return view.view(b, seat, prompt)

    def reacts(self, b: Board, seat: Seat, prompt: str) -> bool:
        """In the hero's turn evil only answers to what the hero does."""
        return seat != HERO and b.phase in TURN_PHASES

    def show(self, seen: object, say: Say) -> str:
        """A view as lines of text."""
        return show.show(seen, say)

    def knowledge(self, b: Board, seat: Seat) -> knowledge.Knowledge:
        """What this seat knows."""
        return knowledge.knowledge(b, seat)

    def remembered(self, b: Board, seat: Seat) -> tuple[Place, ...] | None:
        """For the hero, the sectors that are gone."""
        return remembered.remembered(b) if seat == HERO else None

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
        """All of the board but the dice and the hero's memory."""
        return stored.encode(b)

    def facts_of_today(self, key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
        """The facts of an event of this key, whenever it was told."""
        return facts_of_today(key, facts)

    def memories(self, b: Board) -> list[bytes]:
        """What the hero remembers, fact by fact."""
        return stored.memories(b)

    def decode(self, data: bytes, memories: list[bytes], setup_: Mapping[str, str], dice: Dice) -> Board:
        """The board that was encoded so."""
        return stored.decode(data, memories, dice, self.box)

    def fact_names(self) -> list[str]:
        """Those that its picture reads."""
        return position.fact_names()

    def broken(self, b: Board) -> list[str]:
        """The invariants that a board breaks."""
        return broken(b)

    def cards(self) -> Mapping[str, Card[Any]]:
        """Reactions, items, characters, missions, abilities, and the standard reaction."""
        found: dict[str, Card[Any]] = {}
        for kind, effects in KINDS.items():
            found |= effects.cards(self.box.rows(kind))
        for extra in (ABILITIES, STANDARD):
            found |= extra.cards({name: extra.rows[name] for name in extra.named})
        return found

    def moments(self) -> list[str]:
        """Those of the instants, and the end of the turn."""
        return [moment.value for moment in M]

    def traits(self, b: Board) -> dict[str, list[str]]:
        """Decks, faces, character and missions."""
        return traits.traits(b)

    def content(self) -> content.Box:
        """Tracks, tables and decks."""
        return content.content(self.box)

    def inventory(self) -> dict[str, list[dict[str, Any]]]:
        """Reactions, missions, items, characters, bosses, rooms, creatures and maps."""
        return inventory.inventory(self.box)

    def options(self) -> Sequence[Option]:
        """Every option of the game."""
        return every_option()


@cache
def in_box(name: str) -> Alone:
    """The game with a box of its own."""
    return Alone(BOXES.of(name))


GAME = in_box(BOXES.today().name)
