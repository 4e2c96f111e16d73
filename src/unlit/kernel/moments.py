"""Moments at which cards may be played, and the cards that wait for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from unlit.kernel.errors import BrokenRule

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., None])

PASS = "pass"


class Moment(Enum):
    """The moments of a game; each member's value is the prompt at which players may react."""


class Card(Generic[R]):
    """A row of the box with its effect and the moment that it waits for; None if a rule plays it otherwise."""

    __slots__ = ("effect", "moment", "name", "row")

    def __init__(self, name: str, moment: Moment | None, row: R, effect: Callable[..., None]) -> None:
        self.name = name
        self.moment = moment
        self.row = row
        self.effect = effect

    def __str__(self) -> str:
        return self.name.replace("_", " ")

    def __repr__(self) -> str:
        return f"<card {self}>"


class Cards(Generic[R]):
    """All cards of a box; a card is entered by decorating its effect, and nowhere else."""

    def __init__(self) -> None:
        self.named: dict[str, Card[R]] = {}

    def enter(self, moment: Moment | None, row: R) -> Callable[[F], F]:
        """Make the decorated function the effect of a card of the same name."""

        def entered(effect: F) -> F:
            name = effect.__name__
            if name in self.named:
                raise BrokenRule(f"the box has two cards called {name}")
            self.named[name] = Card(name, moment, row, effect)
            return effect

        return entered


class Reactors(Protocol):
    """Who may react to what, and how: a game's own rules of reaction."""

    def order(self, t: Table[Any], moment: Moment, context: object) -> Sequence[Seat]:
        """The seats to be asked, in order; none when the moment is past."""

    def playable(self, t: Table[Any], seat: Seat, moment: Moment, context: object) -> Sequence[Hashable]:
        """What this seat may play now, besides passing."""

    def play(self, t: Table[Any], seat: Seat, option: Any, moment: Moment, context: object) -> None:
        """Resolve it wholly."""


def open_moment(t: Table[Any], reactors: Reactors, moment: Moment, context: object) -> None:
    """Ask every seat in order, with or without a card for it, until all pass in a row."""
    asking = True
    while asking:
        asking = False
        for seat in reactors.order(t, moment, context):
            cards = reactors.playable(t, seat, moment, context)
            choice: Hashable = t.window(seat, moment.value, [PASS, *cards], context)
            if choice != PASS:
                reactors.play(t, seat, choice, moment, context)
                asking = True
                break
