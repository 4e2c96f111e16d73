"""Modules: what a table may add to the game. Each registers itself here, and no rule of the game knows one by name.

A module is a switch of the set-up, off unless it is chosen. What it keeps lies on the board under its name, as an
immutable struct that is replaced as a whole; a table without the module has nothing there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from unlit.alone.box.pieces import MOST_ON_A_LEVEL
from unlit.alone.rules.boxes import effects_of
from unlit.kernel.errors import BrokenRule

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Kind
    from unlit.alone.rules.kinds import CreatureEffect
    from unlit.alone.told.memory import Heard
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Refusal, Seat

P = ParamSpec("P")
O = TypeVar("O", bound="Option")  # noqa: E741 (options of a module)

OFF, ON = "no", "yes"

Reader: TypeAlias = Callable[["Board", str, list[str]], None]
"""Reads a fact of a printed board: its first word, and the rest."""


def nothing(*_: object, **_named: object) -> tuple[()]:
    """Nothing to say."""
    return ()


def keep_all(*_: object) -> None:
    """Hide nothing, and redeal nothing."""


def nothing_named(*_: object) -> dict[str, Any]:
    """Nothing to add, by name."""
    return {}


def as_it_is(b: Board, fact: Heard) -> Heard:
    """A noise tells the hero as much as ever."""
    return fact


class Module(NamedTuple):
    """What a module adds to the board, and how that is printed and read, shown, hidden, imagined and checked."""

    name: str
    state: type[Any]  # a frozen struct; without arguments it is what the module keeps at the start
    stored: msgspec.json.Decoder[Any]  # for that struct
    facts: Callable[[Board], Iterable[str]]  # lines added to the printed board, each with a word of `readers`
    readers: Mapping[str, Reader]
    shown: type[msgspec.Struct]
    view: Callable[[Board, Seat], Any]  # a `shown` struct: what a seat is shown
    show: Callable[[Any, Say], Iterable[str]]  # the same in a terminal
    printed: type[msgspec.Struct]
    content: Callable[[Box], msgspec.Struct]  # a `printed` struct: printed numbers for clients
    hidden: Callable[[Board, Seat], Mapping[str, str]] = nothing_named
    imagine: Callable[[Board, Seat, Dice], None] = keep_all
    broken: Callable[[Board], Iterable[str]] = nothing
    inventory: Callable[[Box], Mapping[str, list[dict[str, Any]]]] = nothing_named
    kinds: Callable[[Board], Iterable[Kind]] = nothing  # kinds of creatures that the hero may ask for by name
    traits: Callable[[Board], Mapping[str, list[str]]] = nothing_named  # what tells games apart in statistics
    heard: Callable[[Board, Heard], Heard] = as_it_is  # what the hero can conclude from a noise
    more_on_a_level: int = 0  # creatures (A15.4)
    things: Callable[[Box], Mapping[Any, Sequence[object]]] = (
        nothing_named  # things of a box that its options name, by field
    )


MODULES: dict[str, Module] = {}
STEPS: dict[str, list[tuple[str, str]]] = {}


def enter_module(module: Module) -> None:
    """Register a module."""
    MODULES[module.name] = module


def modules_of(b: Board) -> list[Module]:
    """The modules of this table."""
    return [MODULES[name] for name in b.modules] if b.modules else []


# A15.4
def most_on_a_level(b: Board) -> int:
    """Four creatures, and any more that modules allow."""
    return MOST_ON_A_LEVEL + sum([module.more_on_a_level for module in modules_of(b)]) if b.modules else MOST_ON_A_LEVEL


# V1.17
def states(setup: Mapping[str, str]) -> dict[str, Any]:
    """What the chosen modules keep at the start."""
    return {name: module.state() for name, module in MODULES.items() if setup[name] == ON}


def enter_step(module: str, phase: str, before: str) -> None:
    """Put a module's own step before one of the game's; it has to lead on to that one."""
    STEPS.setdefault(before, []).append((module, phase))


def next_phase(b: Board, phase: str) -> str:
    """What comes next: this step, or a step that a module of this table puts before it."""
    if b.modules:
        for module, step in STEPS.get(phase, ()):
            if module in b.modules:
                return step
    return phase


class Addition(NamedTuple, Generic[P]):
    """What a module adds to a question: its options, what each does, and why others are refused."""

    module: str
    options: Callable[Concatenate[Board, P], Sequence[Option]]
    choose: Callable[Concatenate[Table[Board], Any, P], None]  # called with one of its own options
    refused: Callable[Concatenate[Board, P], Iterable[Refusal]]


class Additions(Generic[P]):
    """What modules add to one question; the question decides what their functions get in addition to the board."""

    def __init__(self) -> None:
        self.entered: list[Addition[P]] = []

    def enter(
        self,
        module: str,
        options: Callable[Concatenate[Board, P], Sequence[O]],
        choose: Callable[Concatenate[Table[Board], O, P], None],
        refused: Callable[Concatenate[Board, P], Iterable[Refusal]] = nothing,
    ) -> None:
        """Register what a module adds here."""
        self.entered.append(Addition(module, options, choose, refused))

    def here(self, b: Board) -> list[Addition[P]]:
        """What the modules of this table add."""
        return [one for one in self.entered if one.module in b.modules] if b.modules else []

    def options(self, b: Board, *given: P.args, **named: P.kwargs) -> list[Option]:
        """All options that modules add."""
        return [option for one in self.here(b) for option in one.options(b, *given, **named)]

    def refused(self, b: Board, *given: P.args, **named: P.kwargs) -> list[Refusal]:
        """All refusals that modules add."""
        return [refusal for one in self.here(b) for refusal in one.refused(b, *given, **named)]

    def choose(self, t: Table[Board], choice: Option, *given: P.args, **named: P.kwargs) -> None:
        """Carry out the choice, which is one of these options."""
        for one in self.here(t.board):
            if choice in one.options(t.board, *given, **named):
                one.choose(t, choice, *given, **named)
                return
        raise BrokenRule(f"no module offered {choice}")


AT_START: Additions[[]] = Additions()  # at the start of the hero's turn, beside adrenaline
AT_SCAVENGE: Additions[[]] = Additions()  # beside drawing items
ANSWERS: Additions[[Moment, object]] = Additions()  # what the hero may use at a moment, in its context


def power_of(b: Board, kind: Kind) -> CreatureEffect[..., Any] | None:
    """What only creatures of this kind can do."""
    return effects_of(b.box).creatures.get(kind.name)


def powers_on_map(b: Board) -> Sequence[CreatureEffect[..., Any]]:
    """What the creatures on the map can do, once for each creature."""
    if not b.modules:
        return ()
    powers = effects_of(b.box).creatures
    return [powers[one.kind.name] for one in b.creatures if one.kind.name in powers]


def is_recovery_barred(b: Board) -> bool:
    """Whether a creature on the map keeps the hero from spending adrenaline on recovery."""
    return bool(b.modules) and any(one.no_recovery.said(False, b) for one in powers_on_map(b))
