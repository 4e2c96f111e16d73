"""What a game gives to the kernel: a record of functions, in a few groups.

A small game needs seats, a deal, a part, its endings and a view, and words in one language; all else has a default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, NamedTuple

from unlit.kernel.box.moments import Card
from unlit.kernel.chance.dice import Dice
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.table import B, Table
from unlit.kernel.told.catalogue import all_options
from unlit.kernel.told.facts import Fact
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Seat

Setup = Mapping[str, str]
"""What was chosen for a table, setting by setting."""

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
    """How a game ended, and for whom well.

    >>> unlit.play(unlit.deal("escape", {"players": "1"}, seed="docs")).outcome
    Outcome(ending='...', winners=(...))
    """

    ending: str
    winners: tuple[Seat, ...]


def _accept(setup: Setup) -> None:
    """Every set-up whose choices have known values can be played."""


def _no(*_: object) -> bool:
    return False


def _nothing(*_: object) -> list[Any]:
    return []


def _none(*_: object) -> None:
    return None


def _no_card(*_: object) -> str:
    return ""


def _by_its_text(prompt: str, option: Option) -> str:
    return str(option)


def _plainly(view: object, say: Say) -> str:
    return str(view)


def _no_facts(b: object, seat: Seat) -> dict[str, str]:
    return {}


def _no_things() -> dict[str, Any]:
    return {}


def _no_traits(b: object) -> dict[str, list[str]]:
    return {}


def _as_told(key: str, facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return facts


def _as_text(b: object) -> bytes:
    return str(b).encode()


def unread(text: str, setup: Setup, dice: Dice) -> Any:
    raise Refused("boards of this game cannot be read from text")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[B]):
    """What is played, by whom, and how it can end."""

    seats: Callable[[Setup], tuple[Seat, ...]]  # who sits at this table, in order
    deal: Callable[[Setup, Dice], B]  # the board before the first question
    part: Callable[[Table[B]], None]  # from one quiet moment to the next
    endings: tuple[str, ...]
    version: int = 1  # of the rules; records are played again by the version that they were played by
    settings: tuple[Setting, ...] = ()
    # Refuses, in a sentence, what cannot be a set-up though each choice has one of its values.
    check_setup: Callable[[Setup], None] = _accept
    # Whether the next part surely asks before it changes anything: it then needs no copy of the board.
    asks_first: Callable[[B], bool] = _no
    moments: tuple[str, ...] = ()  # the prompts at which somebody may react, and may wish not to be asked
    # Whether a seat that is asked this only answers to what another does, in that one's turn.
    reacts: Callable[[B, Seat, str], bool] = _no
    broken: Callable[[B], list[str]] = _nothing  # the invariants that a board breaks, a sentence each


@dataclass(frozen=True, slots=True, kw_only=True)
class Eyes(Generic[B]):
    """What each seat may see and know. Without `imagine`, bots cannot look ahead, and nothing checks what leaks."""

    view: Callable[[B, Seat], object]  # what shows to a seat now
    # What shows to a seat that is asked this, where what matters depends on the question.
    view_when_asked: Callable[[B, Seat, str], object] | None = None
    show: Callable[[Any, Say], str] = _plainly  # a view as lines of text for a terminal
    svg: Callable[[Any, Say], str] | None = None  # a view as a drawing, for notebooks and for a page without its own
    knowledge: Callable[[B, Seat], object] = _none  # what follows from all that a seat saw, heard and was told
    # What a seat saw earlier and would have noted on paper; None where there is nothing of that kind.
    remembered: Callable[[B, Seat], object] = _none
    imagine: Callable[[B, Seat, Dice], None] | None = None  # deal anew, in place, all that a seat does not know
    # Each field of the board that a seat does not know, as text, empty where there is nothing to know.
    hidden: Callable[[B, Seat], dict[str, str]] = _no_facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper(Generic[B]):
    """The board as text and as bytes, and back. Without `decode` a table goes on only by playing its record again."""

    printed: Callable[[B], str] = str  # a picture, and a line for each further fact
    # The board that prints as this text, in a game with this set-up; a bad text gets a `Refused` sentence.
    parse: Callable[[str, Setup, Dice], B] = unread
    fact_names: Sequence[str] = ()  # the first words of the facts that a printed board may hold
    encode: Callable[[B], bytes] = _as_text  # all but the dice and what seats remember, for hashes and disks
    # What seats remember beside what lies on the table, the oldest first; it only grows, unless taken back.
    memories: Callable[[B], list[bytes]] = _nothing
    decode: Callable[[bytes, list[bytes], Setup, Dice], B] | None = None
    # The facts of an event of this key that was stored, perhaps when the game told them in another form.
    facts_of_today: Callable[[str, Mapping[str, Any]], Mapping[str, Any]] = _as_told


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents(Generic[B]):
    """What is in the box that a game is played with, and which other boxes it can be played with."""

    name: str = ""  # by its content
    file: str = ""  # what stands in its file, if it is not one of the game's own
    # The game as it is played with the box of this name, a designer's with its file.
    named: Callable[[str, str], Game[B]] | None = None
    # The name of the box in a designer's file (its text, and where it is from), and all of it as a file to keep.
    given: Callable[[str, str], tuple[str, str]] | None = None
    cards: Callable[[], Mapping[str, Card[Any]]] = _no_things  # every card with an effect, by its name
    # Every option that the game can ever offer; None if its classes and their values tell.
    options: Callable[[], Sequence[Option]] | None = None
    inventory: Callable[[], dict[str, list[dict[str, Any]]]] = _no_things  # everything in it, kind by kind, by name
    content: Callable[[], object] = _no_things  # printed numbers that a client shows
    # The card that an option uses; where a card is chosen by its name that is all there is to its text.
    card_in: Callable[[str, Any], str] = _by_its_text
    traits: Callable[[B], dict[str, list[str]]] = _no_traits  # what was in play, by which games are told apart
    scenario: Callable[[Setup], str] = _no_card  # the card that says what such a game is about; empty without one


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign(Generic[B]):
    """How games follow each other; where there are no campaigns, none opens."""

    opening: Mapping[str, str] = field(default_factory=dict)  # choices with which a campaign begins
    carried: Callable[[Setup], list[Saying]] = _nothing  # what earlier games have left for one with this set-up
    epilogue: Callable[[B], list[Saying]] = _nothing  # what is told when a game is over
    # The set-up of the next game after one that ended so; None if nothing follows.
    following: Callable[[Setup, B], dict[str, str] | None] = _none


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[B]):
    """One game with one box: a record of functions. It holds no state, so one serves every table.

    >>> game = unlit.games()["escape"]
    >>> game
    <game escape>
    >>> [setting.name for setting in game.rules.settings][:2]
    ['scenario', 'players']
    """

    name: str
    package: str  # where its data and its texts lie
    rules: Rules[B]
    eyes: Eyes[B]
    paper: Paper[B] = field(default_factory=Paper)
    box: Contents[B] = field(default_factory=Contents)
    campaign: Campaign[B] = field(default_factory=Campaign)
    offered: bool = True  # to whoever opens the page of a server; a game that is there for tests is not

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def of_box(self, name: str, file: str = "") -> Game[B]:
        """The game as it is played with this box, a designer's with its file; usually a game knows its own alone."""
        if self.box.named is not None:
            return self.box.named(name, file)
        if name != self.box.name:
            raise BadFile(f"there is no box {name[:40]} of {self.name} here")
        return self

    def with_box(self, text: str, source: str) -> Game[B]:
        """The game with the box of a file; what cannot be played with is refused in a sentence."""
        if self.box.given is None:
            raise Refused(f"{self.name} can only be played with its own box")
        return self.of_box(*self.box.given(text, source))

    def options(self) -> Sequence[Option]:
        """Every option that the game can ever offer."""
        return all_options(self.package, {}) if self.box.options is None else self.box.options()

    def __reduce__(self) -> tuple[object, ...]:
        return _once_more, (self.package, self.box.name, self.box.file)


def _once_more(package: str, box: str, file: str) -> Game[Any]:
    """The game of a package that was pickled with this box."""
    game: Game[Any] = import_module(package).GAME
    return game.of_box(box, file)


def complete_setup(game: Game[B], given: Mapping[str, str]) -> dict[str, str]:
    """The given choices and the defaults of the others; what the game does not know is refused."""
    known = {setting.name: setting for setting in game.rules.settings}
    for name, value in given.items():
        if name not in known:
            possible = ", ".join(known) if known else "none"
            raise Refused(f"{game.name} has no setting {name!r}; it has: {possible}")
        if value not in known[name].values and not known[name].free:
            raise Refused(f"{name} cannot be {value!r}; it can be: {', '.join(known[name].values)}")
    setup = {name: given.get(name, setting.values[0]) for name, setting in known.items()}
    game.rules.check_setup(setup)
    return setup
