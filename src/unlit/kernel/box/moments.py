"""Moments at which cards may be played, and the cards that wait for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Generic, ParamSpec, Protocol, TypeVar

from unlit.kernel.box.box import Row
from unlit.kernel.errors import BrokenRule
from unlit.kernel.table import Table
from unlit.kernel.told.option import PASS, Option, Pass
from unlit.kernel.told.question import About, Refusal, Seat

R = TypeVar("R", bound=Row)
P = ParamSpec("P")
T = TypeVar("T")
E = TypeVar("E", bound="Effect[..., Any]")


class Moment(Enum):
    """The moments of a game; each member's value is the prompt at which players may react.

    Hashed by identity, which is fast.
    """

    __hash__ = object.__hash__


class Effect(Generic[P, T]):
    """What a card does, and the moment or moments that it waits for; a rule plays an effect without one in its own way.

    A decorator turns a function into an effect. Each kind of card has a class of its own, with the hooks of that kind.
    """

    __slots__ = ("does", "moment", "moments", "name")

    def __init__(self, does: Callable[P, T], *moments: Moment) -> None:
        self.name: str = does.__name__
        self.does = does
        self.moments = moments
        self.moment = moments[0] if moments else None

    def objection(self, row: Row) -> str:
        """Why a card with this row cannot have this effect; empty if it can."""
        return ""

    def __repr__(self) -> str:
        return f"<effect {self.name}>"


class Effects(Generic[E]):
    """All effects of one kind of card, under the names by which rows find them."""

    def __init__(self, kind: str, rows: Mapping[str, Row]) -> None:
        self.kind = kind
        self.rows = rows  # of today's box, in its order
        self.named: dict[str, E] = {}
        self._wanted = {row.effect or name for name, row in rows.items()}

    def entered(self, effect: E) -> E:
        """Enter an effect; one that no card of today's box has must be retired, or else it is misspelled."""
        if effect.name in self.named:
            raise BrokenRule(f"two effects of {self.kind} are called {effect.name}")
        if effect.name not in self._wanted and ".retired." not in effect.does.__module__:
            raise BrokenRule(f"the box has no row in {self.kind} for the effect {effect.name}")
        self.named[effect.name] = effect
        return effect

    def of(self, rows: Mapping[str, Row]) -> dict[str, E]:
        """The effects of a box, by the names of its cards."""
        found: dict[str, E] = {}
        for name, row in rows.items():
            effect = self.named.get(row.effect or name)
            wrong = f"there is no effect {row.effect or name}" if effect is None else effect.objection(row)
            if effect is None or wrong:
                raise BrokenRule(f"{self.kind}.{name}: {wrong}")
            found[name] = effect
        return found

    def today(self, name: str) -> E:
        """The effect that a card has in today's box."""
        return self.named[self.rows[name].effect or name]

    def cards(self, rows: Mapping[str, Row]) -> dict[str, Card[Any]]:
        """The cards of a box."""
        return {name: Card(self.kind, name, rows[name], effect) for name, effect in self.of(rows).items()}


def enter_all(package: str) -> None:
    """Import every module in a package and its subpackages, which enters their cards, retired ones included."""
    found = import_module(package)
    for module in walk_packages(found.__path__, f"{package}."):
        import_module(module.name)


def waiting(effects: Mapping[str, Effect[..., Any]], moment: Moment) -> set[str]:
    """The cards of a box that wait for this moment, by their names."""
    return {name for name, effect in effects.items() if moment in effect.moments}


class Card(Generic[R]):
    """A row of a box with its effect."""

    __slots__ = ("effect", "kind", "name", "row")

    def __init__(self, kind: str, name: str, row: R, effect: Effect[..., Any]) -> None:
        self.kind = kind
        self.name = name
        self.row = row
        self.effect = effect

    @property
    def moment(self) -> Moment | None:
        """The moment that it waits for."""
        return self.effect.moment

    def __str__(self) -> str:
        return self.name.replace("_", " ")

    def __repr__(self) -> str:
        return f"<card {self}>"


class Reactors(Protocol):
    """Who may react to what, and how: a game's own rules of reaction."""

    def order(self, b: Any, moment: Moment, context: object) -> Sequence[Seat]:
        """The seats to ask, in order; none when the moment has passed."""

    def playable(self, b: Any, seat: Seat, moment: Moment, context: object) -> Sequence[Option]:
        """What this seat may play that makes a difference now; this is what it is asked for."""

    def besides(self, b: Any, seat: Seat, moment: Moment, context: object) -> Sequence[Option]:
        """What else it may play although that changes nothing at this moment; nobody is stopped for this alone."""

    def might(self, b: Any, seat: Seat, moment: Moment, context: object) -> bool:
        """Whether this seat might play something, as far as anyone can tell without seeing its hand."""

    def refused(self, b: Any, seat: Seat, moment: Moment, context: object) -> Iterable[Refusal]:
        """What this seat might expect to play now and may not."""

    def about(self, b: Any, seat: Seat, moment: Moment, context: object) -> About | None:
        """What the seat may know of what it reacts to."""

    def play(self, t: Table[Any], seat: Seat, option: Any, moment: Moment, context: object) -> bool:
        """Resolve the option completely; False if it is not played after all and the next seat is asked."""


def ask_until_all_pass(t: Table[Any], reactors: Reactors, moment: Moment, context: object) -> None:
    """Ask every seat in order, whether or not it holds a card for this, until all pass in a row."""
    while ask_around(t, reactors, moment, context):
        pass


def ask_around(t: Table[Any], reactors: Reactors, moment: Moment, context: object) -> bool:
    """Ask every seat in order until one plays something, and resolve that completely; False if all pass."""
    b = t.board
    for seat in reactors.order(b, moment, context):
        if t.rolling:  # an agent is not asked if nothing depends on its answer
            playable = reactors.playable(b, seat, moment, context)
            if not playable:
                continue
            options = [PASS, *playable, *reactors.besides(b, seat, moment, context)]
            choice = t.window(seat, moment._value_, options)
        else:
            choice = _ask(t, reactors, seat, moment, context)
        if not isinstance(choice, Pass) and reactors.play(t, seat, choice, moment, context):
            return True
    return False


def _ask(t: Table[Any], reactors: Reactors, seat: Seat, moment: Moment, context: object) -> Option:
    b = t.board

    def options() -> list[Option]:
        return [PASS, *reactors.playable(b, seat, moment, context), *reactors.besides(b, seat, moment, context)]

    return t.window(
        seat,
        moment._value_,
        options,
        lambda b: reactors.about(b, seat, moment, context),
        lambda b: reactors.refused(b, seat, moment, context),
        lambda: not reactors.playable(b, seat, moment, context),
        lambda b: reactors.might(b, seat, moment, context),
    )
