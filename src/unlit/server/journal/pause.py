"""Pauses of a fixed length: while a side may react, every door shows the others the table as the pause began.

A pause follows from the rows of a table alone, so every process says the same about it. Entries made in a pause bear
the time of its end, because that is when they show.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Question, Seat, side_of
from unlit.server.disk.queries import EntryRow
from unlit.server.journal.loading import take
from unlit.server.seats.steering import is_passable

CLOSING = 0.5  # seconds before its end; the program then passes for those who have not answered, so all is on disk


class Pause(NamedTuple):
    """A side may react until a certain time; the others see the table as it was when the pause began."""

    side: str
    until: float
    shown: GameTable[Any]
    told: dict[Seat, int]  # how much each seat had been told by then

    @property
    def closes(self) -> float:
        """When the program passes for whoever has not answered."""
        return self.until - CLOSING

    def hides_from(self, seat: Seat) -> bool:
        """Whether a seat is shown nothing new while the pause lasts."""
        return side_of(seat) != self.side

    def holds(self, question: Question) -> bool:
        """Whether this is a window of the side that may react."""
        return is_passable(question) and side_of(question.seat) == self.side


class Pauses:
    """The pauses of a table, one after the other."""

    def __init__(self, length: int) -> None:
        self.length = length  # in seconds; 0: a pause lasts as long as it takes, and everyone sees how long that is
        self.last: Pause | None = None

    def running(self, t: GameTable[Any] | None, now: float) -> Pause | None:
        """The current pause, if there is one."""
        if t is None or t.question is None:
            self.last = None
        # A window that is still open because the disk was slow is closed before the others see anything.
        while self.last is not None and t is not None and now >= self.last.until and not self._is_open(t):
            self._follow(t)
        return self.last

    def entered(self, t: GameTable[Any], at: float) -> None:
        """Note that an entry was made at this time; outside a pause, it may begin a new one."""
        if self.last is None:
            self._begin(t, at + self.length)

    def take(self, t: GameTable[Any], entry: EntryRow) -> None:
        """Do what an entry did, as read from its row."""
        if entry.number == 1:
            self.last = None  # from the deal on
        if self.last is not None and not self._is_open(t) and side_of(entry.seat) != self.last.side:
            self._follow(t)
        elif self.last is None:  # the table was loaded within a pause, and the entry bears the time of its end
            self._begin(t, entry.at)
        if self.last is not None and not self._is_made_in(self.last, t.question, entry):
            self.last = None
        take(t, entry)
        self.entered(t, entry.at)

    def _is_made_in(self, pause: Pause, question: Question | None, entry: EntryRow) -> bool:
        closing = question is not None and pause.holds(question)
        return side_of(entry.seat) == pause.side and (closing or entry.at <= pause.until)

    def _is_open(self, t: GameTable[Any]) -> bool:
        return self.last is not None and t.question is not None and self.last.holds(t.question)

    def _follow(self, t: GameTable[Any]) -> None:
        """End a pause; the window of another side begins the next one."""
        assert self.last is not None
        until, self.last = self.last.until + self.length, None
        self._begin(t, until)

    def _begin(self, t: GameTable[Any], until: float) -> None:
        if self.length and t.question is not None and is_passable(t.question):
            told = {seat: len(t.told(seat)) for seat in (*t.seats, SPECTATOR)}
            self.last = Pause(side_of(t.question.seat), until, t.fork(), told)
