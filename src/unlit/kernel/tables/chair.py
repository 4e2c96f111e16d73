"""A bot's place at a table: what its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unlit.kernel.errors import Refused
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.sight import see
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Question, Seat


class Chair:
    """View, knowledge, question and imagined tables of one seat: all that a bot is given.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> chair = unlit.Chair(t, "iris")
    >>> chair
    <chair of iris, who is asked 'turn'>
    >>> print(chair)
    iris is asked: turn
      explore north 1
    ...
    """

    __slots__ = ("_imagine", "_knowledge", "_view", "question", "seat")

    def __init__(self, table: GameTable[Any], seat: Seat) -> None:
        if table.question is None or table.question.seat != seat:
            raise Refused(f"{seat} is not being asked anything now")
        self.seat = seat
        self.question: Question = table.question
        # Closures, so that no attribute of a chair leads to the table.
        self._view: Callable[[], object] = lambda: see(table, seat).view
        self._knowledge: Callable[[], object] = lambda: table.knowledge(seat)
        self._imagine: Callable[[bytes], GameTable[Any]] = lambda seed: table.imagine(seat, seed)

    @property
    def view(self) -> object:
        """What this seat sees now.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> unlit.Chair(t, "iris").view.moves
        2
        """
        return self._view()

    @property
    def knowledge(self) -> object:
        """What follows from all that this seat saw, heard and was told; None where the game does not say.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> chair = unlit.Chair(t, "iris")
        >>> chair.knowledge == chair.imagine(bytes(32)).knowledge("iris")
        True
        """
        return self._knowledge()

    def imagine(self, seed: bytes) -> GameTable[Any]:
        """A table that this seat cannot tell from the true one. A seed has 32 bytes; bots are given one.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> world = unlit.Chair(t, "iris").imagine(bytes(32))
        >>> world.view("iris") == t.view("iris")
        True
        """
        return self._imagine(seed)

    def __str__(self) -> str:
        return str(self.question)

    def __repr__(self) -> str:
        return f"<chair of {self.seat}, who is asked {self.question.prompt!r}>"


Bot = Callable[[Chair, bytes], Option]
"""Takes a chair and a seed for random choices of its own; returns an option."""
