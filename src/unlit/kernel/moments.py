"""Moments at which cards may be played, and the cards that wait for them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from unlit.kernel.box import Row
from unlit.kernel.errors import BrokenRule
from unlit.kernel.option import PASS, Option, Pass

if TYPE_CHECKING:
    from unlit.kernel.question import About, Refusal, Seat
    from unlit.kernel.table import Table


R = TypeVar("R", bound=Row)
F = TypeVar("F", bound=Callable[..., Any])


class Moment(Enum):
    """The moments of a game; each member's value is the prompt at which players may react.

    Hashed by identity, which is quick.
    """

    __hash__ = object.__hash__


class Card(Generic[R]):
    """A row of the box with its effect and the moment that it waits for; None if a rule plays it otherwise."""

    __slots__ = ("effect", "kind", "moment", "name", "row")

    def __init__(self, kind: str, name: str, moment: Moment | None, row: R, effect: Callable[..., Any]) -> None:
        self.kind = kind
        self.name = name
        self.moment = moment
        self.row = row
        self.effect = effect

    def with_row(self, row: R) -> Card[R]:
        """The same card with other numbers."""
        return Card(self.kind, self.name, self.moment, row, self.effect)

    def __str__(self) -> str:
        return self.name.replace("_", " ")

    def __repr__(self) -> str:
        return f"<card {self}>"


class Cards(Generic[R]):
    """All cards of a kind: the box says what is printed on them, and each is entered by decorating its effect."""

    def __init__(self, kind: str, rows: Mapping[str, R]) -> None:
        self.kind = kind
        self.rows = rows  # of the box of today, in its order
        self.named: dict[str, Card[R]] = {}
        self.waiting: defaultdict[Moment | None, set[str]] = defaultdict(set)  # their names, by the moment

    def enter(self, moment: Moment | None) -> Callable[[F], F]:
        """Make the decorated function the effect of the card of the same name."""

        def entered(effect: F) -> F:
            name = effect.__name__
            if name in self.named:
                raise BrokenRule(f"the box has two cards called {name}")
            if name not in self.rows:
                raise BrokenRule(f"the box has no row {self.kind}.{name} for the effect of that name")
            self.named[name] = Card(self.kind, name, moment, self.rows[name], effect)
            self.waiting[moment].add(name)
            return effect

        return entered


class Reactors(Protocol):
    """Who may react to what, and how: a game's own rules of reaction."""

    def order(self, b: Any, moment: Moment, context: object) -> Sequence[Seat]:
        """The seats to be asked, in order; none when the moment is past."""

    def playable(self, b: Any, seat: Seat, moment: Moment, context: object) -> Sequence[Option]:
        """What this seat may play now, and what makes a difference now: for that it is asked."""

    def besides(self, b: Any, seat: Seat, moment: Moment, context: object) -> Sequence[Option]:
        """What else it may play now, though that changes nothing at this moment: for that alone nobody is stopped."""

    def might(self, b: Any, seat: Seat, moment: Moment, context: object) -> bool:
        """Whether this seat might play something, as far as everybody can tell who does not see its hand."""

    def refused(self, b: Any, seat: Seat, moment: Moment, context: object) -> Iterable[Refusal]:
        """What this seat would expect to play now and may not."""

    def about(self, b: Any, seat: Seat, moment: Moment, context: object) -> About | None:
        """What the seat may know of what it reacts to."""

    def play(self, t: Table[Any], seat: Seat, option: Any, moment: Moment, context: object) -> bool:
        """Resolve it wholly; False if it is not played after all, and the next seat is asked."""


def open_moment(t: Table[Any], reactors: Reactors, moment: Moment, context: object) -> None:
    """Ask every seat in order, with or without a card for it, until all pass in a row."""
    while ask_around(t, reactors, moment, context):
        pass


def ask_around(t: Table[Any], reactors: Reactors, moment: Moment, context: object) -> bool:
    """Ask every seat in order until one plays something, which is resolved wholly; False if all pass."""
    b = t.board
    for seat in reactors.order(b, moment, context):
        if t.rolling:  # an agent is not asked where nothing depends on it
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
