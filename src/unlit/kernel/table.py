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
    """Everything that lies on a table; its printed form parses back to an equal board."""

    dice: Dice

    def copy(self) -> Self:
        """Another board that shares nothing that can change."""


B = TypeVar("B", bound=Board)


class Table(ABC, Generic[B]):
    """What rules call, and all that they may know of a table.

    >>> from unlit.kit import Table
    >>> def part(t: Table) -> None:
    ...     way = t.ask("you", "which way", ["north", "south"])
    ...     t.finish("out" if way == "north" else "lost", [])
    """

    __slots__ = ("board", "rolling")

    board: B
    rolling: bool  # an agent has answered: from then on no words, no reasons and no record are made

    @abstractmethod
    def ask(
        self,
        seat: Seat,
        prompt: str,
        options: Sequence[O] | Options[O],
        about: object = None,
        reasons: Reasons | None = None,
    ) -> O:
        """Have the seat choose an option; a single option is returned without asking.

        If there are always two or more, a function may give them. It is called when they are shown, but not when an
        earlier answer is met again.
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
        """Have the seat choose an option where even the lack of a choice is a secret: always asked, always recorded.

        `idle` says whether nothing on offer makes a difference (without it, a single option makes none); `might` says
        whether someone with any hand might play something.
        """

    @abstractmethod
    def tell(self, to: Audience, kind: Callable[P, Event], *facts: P.args, **named: P.kwargs) -> None:
        """Tell an audience what happened; the event is made only if someone listens."""

    @abstractmethod
    def finish(self, ending: str, winners: Sequence[Seat]) -> None:
        """End the game at once, from anywhere in a rule."""
