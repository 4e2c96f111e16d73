"""The table as rules see it: a board, and seats to ask and to tell. `game_table` runs the rules on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, ParamSpec, Protocol, TypeVar

from unlit.kernel.chance.dice import Dice
from unlit.kernel.told.events import Audience, Event
from unlit.kernel.told.question import Might, O, Options, Reasons, Seat

if TYPE_CHECKING:
    from typing import Self

P = ParamSpec("P")


class Board(Protocol):
    """All that lies on a table; printed, it is a text that parses back to it."""

    dice: Dice

    def copy(self) -> Self:
        """Another board that shares nothing that can change."""


B = TypeVar("B", bound=Board)


class Table(ABC, Generic[B]):
    """What rules call, and all of a table that they may know."""

    __slots__ = ("board", "rolling")

    board: B
    rolling: bool  # an agent has answered: no words and reasons are made, and no record

    @abstractmethod
    def ask(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object = None,
        reasons: Reasons | None = None,
    ) -> O:
        """Have the seat choose one; a single option is no question.

        Where two or more are sure, a function may give them: it is called when they are shown, not when an answer is
        met again.
        """

    @abstractmethod
    def window(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object = None,
        reasons: Reasons | None = None,
        idle: Callable[[], bool] | None = None,
        might: Might | None = None,
    ) -> O:
        """Have the seat choose one where even the lack of a choice is a secret: asked and recorded always.

        Of the last two functions one says whether nothing of what is offered makes a difference (without it, a choice
        does), the other whether somebody with any hand might play something.
        """

    @abstractmethod
    def tell(self, to: Audience, kind: Callable[P, Event], *facts: P.args, **named: P.kwargs) -> None:
        """Tell an audience what happened; the event is made only where someone listens."""

    @abstractmethod
    def finish(self, ending: str, winners: Sequence[Seat]) -> None:
        """End the game at once, from wherever a rule is."""
