"""What a game gives to the kernel: a record of functions, in a few groups.

A small game needs seats, a deal, a part, its endings and a view, and words in one language. Everything else has a
default.
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
"""Takes a message's id or a language-free word, and facts; returns the words in one language."""


class Setting(NamedTuple):
    """A choice of the set-up; the first value is the default.

    >>> from unlit.kit import Setting
    >>> Setting("difficulty", ("normal", "easy")).values[0]
    'normal'
    """

    name: str
    values: tuple[str, ...]
    free: bool = False  # any other text is allowed, too; the game checks it itself (`check_setup`)


class Saying(NamedTuple):
    """Something to say in any language: a message's id and language-free facts."""

    key: str
    facts: Mapping[str, Fact]


class Outcome(NamedTuple):
    """How a game ended, and who won.

    >>> unlit.play(unlit.deal("escape", {"players": "1"}, seed="docs")).outcome
    Outcome(ending='...', winners=(...))
    """

    ending: str
    winners: tuple[Seat, ...]


def _accept(setup: Setup) -> None:
    """Accept every set-up whose choices have known values."""


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
    """What is played, by whom, and how it can end.

    >>> from unlit.kit import Rules
    >>> rules = Rules(seats=lambda setup: ("you",), deal=lambda setup, dice: [], part=lambda t: None, endings=("over",))
    >>> rules.version, rules.settings
    (1, ())
    """

    seats: Callable[[Setup], tuple[Seat, ...]]  # who sits at this table, in order
    deal: Callable[[Setup, Dice], B]  # the board before the first question
    part: Callable[[Table[B]], None]  # from one quiet moment to the next
    endings: tuple[str, ...]
    version: int = 1  # of the rules; a record can be replayed only by the version that played it
    settings: tuple[Setting, ...] = ()
    # Refuses, in a sentence, a set-up that is impossible although each choice is allowed by itself.
    check_setup: Callable[[Setup], None] = _accept
    # Whether the next part is certain to ask before it changes anything; then it needs no copy of the board.
    asks_first: Callable[[B], bool] = _no
    moments: tuple[str, ...] = ()  # the prompts at which players may react, and may prefer not to be asked
    # Whether a seat that is asked this only reacts to another seat, in that seat's turn.
    reacts: Callable[[B, Seat, str], bool] = _no
    broken: Callable[[B], list[str]] = _nothing  # a sentence for each invariant that a board breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class Eyes(Generic[B]):
    """What each seat may see and know. Without `imagine`, bots cannot look ahead, and nothing checks for leaks.

    >>> from unlit.kit import Eyes
    >>> eyes = Eyes(view=lambda b, seat: len(b))  # how many, and not which
    >>> eyes.view(["a bat", "a rat"], "you")
    2
    """

    view: Callable[[B, Seat], object]  # what a seat sees now
    # What a seat sees when it is asked this, for games in which that depends on the question.
    view_when_asked: Callable[[B, Seat, str], object] | None = None
    show: Callable[[Any, Say], str] = _plainly  # a view as lines of text for a terminal
    svg: Callable[[Any, Say], str] | None = None  # a view as a drawing, for notebooks and for a page without its own
    knowledge: Callable[[B, Seat], object] = _none  # what follows from all that a seat saw, heard and was told
    # What a seat saw earlier and would have noted on paper; None if there is nothing like that.
    remembered: Callable[[B, Seat], object] = _none
    imagine: Callable[[B, Seat, Dice], None] | None = None  # deals again, in place, whatever a seat does not know
    # Each field of the board that a seat does not know, as text; empty if there is nothing to know.
    hidden: Callable[[B, Seat], dict[str, str]] = _no_facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper(Generic[B]):
    """The board as text and as bytes, and back. Without `decode` a table can only go on by replaying its record.

    >>> from unlit.kit import Paper
    >>> Paper().printed(["a bat"])
    "['a bat']"
    """

    printed: Callable[[B], str] = str  # a picture, and a line for each further fact
    # The board with this printed form, in a game with this set-up; a bad text is `Refused` in a sentence.
    parse: Callable[[str, Setup, Dice], B] = unread
    fact_names: Sequence[str] = ()  # the first words of the facts that a printed board may hold
    encode: Callable[[B], bytes] = _as_text  # everything but the dice and what seats remember, to hash and to store
    # What seats remember besides what lies on the table, oldest first; it only grows, except by an undo.
    memories: Callable[[B], list[bytes]] = _nothing
    decode: Callable[[bytes, list[bytes], Setup, Dice], B] | None = None
    # The facts of a stored event with this key, which the game may have told in another form at the time.
    current_facts: Callable[[str, Mapping[str, Any]], Mapping[str, Any]] = _as_told


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents(Generic[B]):
    """What is in the box that a game is played with, and which other boxes it can be played with.

    >>> len(unlit.games()["escape"].box.name)  # a hash of all that is printed in it
    32
    """

    name: str = ""  # it follows from the content
    file: str = ""  # the text of its file, if it is not one of the game's own boxes
    # The game played with the box of this name; a designer's box comes with its file.
    named: Callable[[str, str], Game[B]] | None = None
    # Takes a designer's file (its text, and where it is from); returns the name of the box and a file of all of it.
    given: Callable[[str, str], tuple[str, str]] | None = None
    cards: Callable[[], Mapping[str, Card[Any]]] = _no_things  # every card with an effect, by its name
    # Every option that the game can ever offer; None if they follow from the classes and their values.
    options: Callable[[], Sequence[Option]] | None = None
    inventory: Callable[[], dict[str, list[dict[str, Any]]]] = _no_things  # everything in it, kind by kind, by name
    content: Callable[[], object] = _no_things  # printed numbers that a client shows
    # The card that an option uses; by default the option's text, as if each were just the name of a card.
    card_in: Callable[[str, Any], str] = _by_its_text
    traits: Callable[[B], dict[str, list[str]]] = _no_traits  # what was in play, to tell games apart
    scenario: Callable[[Setup], str] = _no_card  # the card that says what the game is about; empty if there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class Campaign(Generic[B]):
    """How games follow each other; a game without campaigns begins with nothing.

    >>> unlit.games()["escape"].campaign.begins_with
    {...}
    """

    begins_with: Mapping[str, str] = field(default_factory=dict)  # choices with which a campaign begins
    carried: Callable[[Setup], list[Saying]] = _nothing  # what earlier games have left to a game with this set-up
    epilogue: Callable[[B], list[Saying]] = _nothing  # what is told when a game is over
    # The set-up of the next game, given how this one began and ended; None if nothing follows.
    following: Callable[[Setup, B], dict[str, str] | None] = _none


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[B]):
    """One game with one box: a record of functions. It holds no state, so the same object serves every table.

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
        """The game played with this box; a designer's box comes with its file. By default a game knows only its own."""
        if self.box.named is not None:
            return self.box.named(name, file)
        if name != self.box.name:
            raise BadFile(f"there is no box {name[:40]} of {self.name} here")
        return self

    def with_box(self, text: str, source: str) -> Game[B]:
        """The game with the box of a file; a box that cannot be played with is refused in a sentence."""
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
    """The given choices and defaults for the others; a choice that the game does not know is refused."""
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
