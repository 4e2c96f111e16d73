"""Modules: what a table may add to the game. Each enters itself here, and no rule of the game knows one by name.

A module is a switch of the set-up, off unless it is chosen. What it keeps lies on the board under its name, as one
struct that never changes and is replaced as a whole; a table without the module has nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from unlit.alone.board import Board
    from unlit.alone.boxes import Box
    from unlit.alone.memory import Heard
    from unlit.alone.parts import Kind
    from unlit.kernel.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.hooks import Hooks
    from unlit.kernel.option import Option
    from unlit.kernel.question import Refusal, Seat
    from unlit.kernel.table import Table

OFF, ON = "no", "yes"

Reader: TypeAlias = Callable[["Board", str, list[str]], None]
"""Reads a fact of a printed board: its first word, and the others."""


def nothing(*_: object) -> tuple[()]:
    """Nothing to say."""
    return ()


def keep_all(*_: object) -> None:
    """Nothing is hidden, and nothing is dealt anew."""


def nothing_named(*_: object) -> dict[str, Any]:
    """Nothing to name."""
    return {}


def as_it_is(b: Board, fact: Heard) -> Heard:
    """The hero hears no less in it."""
    return fact


class Module(NamedTuple):
    """What a module adds to the board, and how that is printed and read, shown, hidden, imagined and checked."""

    name: str
    state: type[Any]  # a frozen struct; made of nothing it is what the module keeps at the beginning
    stored: msgspec.json.Decoder[Any]  # of that struct
    facts: Callable[[Board], Iterable[str]]  # the lines that the printed board adds, each by a word of its readers
    readers: Mapping[str, Reader]
    shown: type[msgspec.Struct]
    view: Callable[[Board, Seat], Any]  # such a struct: what shows to a seat
    show: Callable[[Any, Say], Iterable[str]]  # that, in a terminal
    printed: type[msgspec.Struct]
    content: Callable[[Box], msgspec.Struct]  # such a struct: printed numbers for clients
    hidden: Callable[[Board, Seat], Mapping[str, str]] = nothing_named
    imagine: Callable[[Board, Seat, Dice], None] = keep_all
    broken: Callable[[Board], Iterable[str]] = nothing
    inventory: Callable[[Box], Mapping[str, list[dict[str, Any]]]] = nothing_named
    kinds: Callable[[Board], Iterable[Kind]] = nothing  # of creatures that the hero may ask for by name
    traits: Callable[[Board], Mapping[str, list[str]]] = nothing_named  # by which many games are told apart
    heard: Callable[[Board, Heard], Heard] = as_it_is  # what the hero can conclude from a noise
    more_on_a_level: int = 0  # creatures (A15.4)
    things: Callable[[], Mapping[Any, Sequence[object]]] = (
        nothing_named  # that its options name, by the names of their fields
    )


MODULES: dict[str, Module] = {}
STEPS: dict[str, list[tuple[str, str]]] = {}


def enter_module(module: Module) -> None:
    """A module is there."""
    MODULES[module.name] = module


def modules_of(b: Board) -> list[Module]:
    """The modules of this table."""
    return [MODULES[name] for name in b.modules] if b.modules else []


# V1.17
def states(setup: Mapping[str, str]) -> dict[str, Any]:
    """What the modules that were chosen keep at the beginning."""
    return {name: module.state() for name, module in MODULES.items() if setup[name] == ON}


def enter_step(module: str, phase: str, before: str) -> None:
    """A step of a module's own comes before one of the game's; it has to lead on to that one."""
    STEPS.setdefault(before, []).append((module, phase))


def next_phase(b: Board, phase: str) -> str:
    """What comes next: this step, or first one that a module of this table puts before it."""
    if b.modules:
        for module, step in STEPS.get(phase, ()):
            if module in b.modules:
                return step
    return phase


class Addition(NamedTuple):
    """What a module adds to a question: its options, what each does, and why others are missing."""

    module: str
    options: Callable[..., Sequence[Option]]
    choose: Callable[..., None]
    refused: Callable[..., Iterable[Refusal]]


class Additions:
    """What modules add to one question."""

    def __init__(self) -> None:
        self.entered: list[Addition] = []

    def enter(
        self,
        module: str,
        options: Callable[..., Sequence[Option]],
        choose: Callable[..., None],
        refused: Callable[..., Iterable[Refusal]] = nothing,
    ) -> None:
        """A module has something to add here."""
        self.entered.append(Addition(module, options, choose, refused))

    def here(self, b: Board) -> list[Addition]:
        """What the modules of this table add."""
        return [one for one in self.entered if one.module in b.modules] if b.modules else []

    def options(self, b: Board, *given: object) -> list[Option]:
        """All that may be chosen."""
        return [option for one in self.here(b) for option in one.options(b, *given)]

    def refused(self, b: Board, *given: object) -> list[Refusal]:
        """All that may not."""
        return [refusal for one in self.here(b) for refusal in one.refused(b, *given)]

    def choose(self, t: Table[Board], choice: Option, *given: object) -> None:
        """Do what was chosen: it is one of the options."""
        next(one for one in self.here(t.board) if choice in one.options(t.board, *given)).choose(t, choice, *given)


AT_START = Additions()  # of the hero's turn, beside adrenaline: the board
AT_SCAVENGE = Additions()  # beside drawing items: the board
ANSWERS = Additions()  # what the hero may use when its time comes: the board, the moment and its context


def added(b: Board, powers: Hooks, *given: object) -> int:
    """What the creatures on the map that have a power of this kind add together."""
    if not b.modules:
        return 0
    return sum([powers.number(one.kind.name, 0, b, *given) for one in b.creatures])


def barred(b: Board, powers: Hooks, *given: object) -> bool:
    """Whether a creature on the map forbids it."""
    return bool(b.modules) and any(powers.says(one.kind.name, b, *given) for one in b.creatures)


def use_powers(t: Table[Board], powers: Hooks, *given: object) -> None:
    """Every creature on the map that has a power of this kind uses it, in the order of their names."""
    b = t.board
    if b.modules:
        for name in sorted({one.kind.name for one in b.creatures}):
            powers.run(name, t, *given)
