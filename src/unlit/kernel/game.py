"""What a game gives to the kernel: its seats, its parts, and what each seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.facts import Fact
from unlit.kernel.option import Option
from unlit.kernel.question import Seat

if TYPE_CHECKING:
    from typing import Self

    from unlit.kernel.dice import Dice
    from unlit.kernel.moments import Card
    from unlit.kernel.table import Table


class Board(Protocol):
    """All that lies on a table; printed, it is a text that parses back to it."""

    dice: Dice

    def copy(self) -> Self:
        """Another board that shares nothing that can change."""


B = TypeVar("B", bound=Board)

Say = Callable[[str, Mapping[str, str | int]], str]
"""A message's id or a language-free word, and facts, in; the words of a language out."""


class Setting(NamedTuple):
    """A choice of the set-up; the first value is the default."""

    name: str
    values: tuple[str, ...]
    free: bool = False  # any other text, too, which the game itself looks at (`check_setup`)


class Saying(NamedTuple):
    """Something to be told in the words of a language: a message, and language-free facts."""

    key: str
    facts: Mapping[str, Fact]


class Outcome(NamedTuple):
    """How a game ended, and for whom well."""

    ending: str
    winners: tuple[Seat, ...]


class Game(ABC, Generic[B]):
    """One game; it holds no state, so one instance serves every table."""

    name: str
    package: str  # where its data and its texts lie
    rules_version: int
    box_name: str  # by its content
    box_file: str = ""  # what stands in its file, if it is not one of the game's own
    settings: tuple[Setting, ...]
    endings: tuple[str, ...]
    opening: ClassVar[Mapping[str, str]] = {}  # choices with which a campaign begins; none where there are no campaigns

    def of_box(self, name: str) -> Game[B]:
        """The game as it is played with this box; one that never had another knows its own alone."""
        if name != self.box_name:
            raise BadFile(f"there is no box {name[:40]} of {self.name} here")
        return self

    def with_box(self, text: str, source: str) -> Game[B]:
        """The game with the box of a file; what cannot be played with is refused in a sentence."""
        raise Refused(f"{self.name} is played with no other box than its own")

    @abstractmethod
    def seats(self, setup: Mapping[str, str]) -> tuple[Seat, ...]:
        """Who sits at this table, in order."""

    def check_setup(self, setup: Mapping[str, str]) -> None:
        """Refuse, in a sentence, what cannot be a set-up though each choice has one of its values."""

    @abstractmethod
    def deal(self, setup: Mapping[str, str], dice: Dice) -> B:
        """The board before the first question."""

    @abstractmethod
    def part(self, t: Table[B]) -> None:
        """Play from one quiet moment to the next."""

    def asks_first(self, b: B) -> bool:
        """Whether the next part surely asks before it changes anything: it then needs no copy of the board."""
        return False

    @abstractmethod
    def view(self, b: B, seat: Seat) -> object:
        """What shows to this seat now."""

    def view_when_asked(self, b: B, seat: Seat, prompt: str) -> object:
        """What shows to a seat that is asked this; the same as always, unless what matters depends on the question."""
        return self.view(b, seat)

    @abstractmethod
    def show(self, view: object, say: Say) -> str:
        """A view as lines of text for a terminal."""

    @abstractmethod
    def knowledge(self, b: B, seat: Seat) -> object:
        """What follows from all that this seat saw, heard and was told."""

    def remembered(self, b: B, seat: Seat) -> object:
        """What this seat saw earlier and would have noted on paper; None where there is nothing of that kind."""
        return None

    @abstractmethod
    def imagine(self, b: B, seat: Seat, dice: Dice) -> None:
        """Deal anew, in place, all that this seat does not know."""

    @abstractmethod
    def hidden(self, b: B, seat: Seat) -> dict[str, str]:
        """Each field of the board that this seat does not know, as text, empty where there is nothing to know."""

    @abstractmethod
    def parse(self, text: str, setup: Mapping[str, str], dice: Dice) -> B:
        """The board that prints as this text, in a game with this set-up; a bad text gets a `Refused` sentence."""

    def encode(self, b: B) -> bytes:
        """All of the board but the dice and what seats remember, for the running hash and the server's disk."""
        return str(b).encode()

    def memories(self, b: B) -> list[bytes]:
        """What seats remember beside what lies on the table, the oldest first; it only grows, unless taken back."""
        return []

    def decode(self, data: bytes, memories: list[bytes], setup: Mapping[str, str], dice: Dice) -> B:
        """The board that was encoded so."""
        return self.parse(data.decode(), setup, dice)

    @abstractmethod
    def fact_names(self) -> Sequence[str]:
        """The first words of the facts that a printed board may hold."""

    @abstractmethod
    def broken(self, b: B) -> list[str]:
        """The invariants that this board breaks, a sentence each."""

    @abstractmethod
    def cards(self) -> Mapping[str, Card[Any]]:
        """Every card with an effect, by its name."""

    def moments(self) -> list[str]:
        """The prompts at which somebody may react, and may wish not to be asked."""
        return []

    def reacts(self, b: B, seat: Seat, prompt: str) -> bool:
        """Whether a seat that is asked this only answers to what another does, in that one's turn."""
        return prompt in self.moments()

    def traits(self, b: B) -> dict[str, list[str]]:
        """What was in play, by which many games are told apart afterwards."""
        return {}

    def card_in(self, prompt: str, option: Option) -> str:
        """The card that an option uses; where a card is chosen by its name that is all there is to its text."""
        return str(option)

    def scenario(self, setup: Mapping[str, str]) -> str:
        """The card that says what such a game is about; empty where there is none."""
        return ""

    def carried(self, setup: Mapping[str, str]) -> list[Saying]:
        """What earlier games of a campaign have left for a game with this set-up."""
        return []

    def epilogue(self, b: B) -> list[Saying]:
        """What is told when a game is over."""
        return []

    def following(self, setup: Mapping[str, str], b: B) -> dict[str, str] | None:
        """The set-up of the next game of a campaign after one that ended so; None if nothing follows."""
        return None

    def inventory(self) -> dict[str, list[dict[str, Any]]]:
        """Everything in the box, kind by kind; each thing has a name."""
        return {"cards": [{"name": name} for name in self.cards()]}

    def content(self) -> object:
        """Printed numbers that a client shows."""
        return {}

    @abstractmethod
    def options(self) -> Sequence[Option]:
        """Every option that the game can ever offer."""


def complete_setup(game: Game[B], given: Mapping[str, str]) -> dict[str, str]:
    """The given choices and the defaults of the others; what the game does not know is refused."""
    known = {setting.name: setting for setting in game.settings}
    for name, value in given.items():
        if name not in known:
            possible = ", ".join(known) if known else "none"
            raise Refused(f"{game.name} has no setting {name!r}; it has: {possible}")
        if value not in known[name].values and not known[name].free:
            raise Refused(f"{name} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
    setup = {name: given.get(name, setting.values[0]) for name, setting in known.items()}
    game.check_setup(setup)
    return setup
