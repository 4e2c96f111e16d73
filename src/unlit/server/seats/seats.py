"""Who sits at a table, who looks through which seat, and who plays for whom."""

from __future__ import annotations

import time
from collections.abc import Iterable

from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat, side_of
from unlit.server.disk.queries import SeatRow
from unlit.server.protocol import Choices
from unlit.server.seats.listener import Listener
from unlit.server.seats.steering import Steered

BOT = "bot"
STANDING_IN = "greedy"


class Seats:
    """The seats of a table, as they were last read from the disk or written to it."""

    def __init__(self, rows: Iterable[SeatRow], choices: Choices) -> None:
        self.choices = choices
        self.sitting = {row.seat: row for row in rows}
        self.listeners: list[Listener] = []
        self.elsewhere: dict[Seat, float] = {}  # until when other processes say that someone looks through a seat
        self.unsettled = False  # who is away could not be written down

    def read(self, rows: Iterable[SeatRow]) -> None:
        """Take over who sits where, as it is on disk."""
        self.sitting = {row.seat: row for row in rows}

    def rows(self) -> list[SeatRow]:
        """All seats, in order."""
        return list(self.sitting.values())

    # Who plays

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now; empty if none does."""
        row = self.sitting[seat]
        if row.who == BOT:
            return row.bot
        return STANDING_IN if row.played_by == BOT else ""

    def steered_at(self, seat: Seat) -> Steered:
        """How a seat is played; if a bot plays it, no curtain falls."""
        bot = self.bot_of(seat)
        return Steered(bot, self.sitting[seat].stops, "needed" if bot else self.choices.curtain)

    def steered(self) -> dict[Seat, Steered]:
        """How each seat is played."""
        return {seat: self.steered_at(seat) for seat in self.sitting}

    def people_of(self, side: str | None = None) -> list[Seat]:
        """The seats that people have taken, of one side or of all."""
        return [seat for seat, row in self.sitting.items() if row.who == "person" and side in (None, side_of(seat))]

    def opponents_of(self, seat: Seat) -> list[Seat]:
        """The people who play against a seat."""
        return [other for other in self.people_of() if side_of(other) != side_of(seat)]

    def all_have_given_seeds(self) -> bool:
        """Whether every seat is taken, and each of its people has given a seed to the dice."""
        people = [row for row in self.sitting.values() if row.who == "person"]
        taken = "nobody" not in (row.who for row in self.sitting.values())
        return taken and bool(people) and all(row.seed for row in people)

    # Who is here

    def looks_here(self, seat: Seat) -> bool:
        """Whether someone looks through this seat in this process."""
        return any(seat in one.own for one in self.listeners)

    def is_here(self, seat: Seat) -> bool:
        """Whether someone looks through this seat now, in this process or another."""
        elsewhere = time.time() < self.elsewhere.get(seat, 0.0)
        return self.sitting[seat].who == "person" and (self.looks_here(seat) or elsewhere)

    def here(self) -> frozenset[Seat]:
        """All seats through which someone looks now."""
        return frozenset(seat for seat in self.sitting if self.is_here(seat))

    def watching(self) -> int:
        """How many spectators there are in this process."""
        return len([one for one in self.listeners if one.seat == SPECTATOR])

    def is_marked(self, seat: Seat) -> bool:
        """Whether a seat counts as away, or someone plays for it, as far as this process has heard."""
        row = self.sitting[seat]
        return row.away_since is not None or bool(row.played_by)

    def has_been_gone(self, seat: Seat) -> bool:
        """Whether a seat has been away long enough for the game to be claimed against it."""
        away, claim = self.sitting[seat].away_since, self.choices.claim
        return bool(claim) and away is not None and not self.is_here(seat) and time.time() - away >= claim

    def voters(self, proposer: Seat) -> list[Seat]:
        """Who is asked for consent: the other people, except those who are played for or have been gone too long."""
        others = [seat for seat in self.people_of() if seat != proposer]
        return [seat for seat in others if not self.sitting[seat].played_by and not self.has_been_gone(seat)]

    # Who stops looking

    def lose(self, listener: Listener, seats: Iterable[Seat]) -> None:
        """Close these seats to a listener; if it looks through one of them, it is dismissed."""
        for seat in seats:
            why = self.why_lost(listener, seat)
            listener.keys.pop(seat, None)
            listener.own = tuple(one for one in listener.own if one != seat)
            listener.others = tuple(one for one in listener.others if one != seat)
            if seat == listener.seat and listener in self.listeners:
                self.listeners.remove(listener)
                listener.dismiss(why)

    def why_lost(self, listener: Listener, seat: Seat) -> str:
        """What someone who loses a seat is told."""
        if seat not in listener.own:
            return "seat-given-back"
        return "left" if self.sitting[seat].who == BOT else "removed"

    def take_away(self, seat: Seat) -> None:
        """Close this seat to everyone who holds it or plays for it."""
        self.elsewhere.pop(seat, None)
        for listener in list(self.listeners):
            if seat in listener.keys:
                self.lose(listener, [seat])

    def send_stand_ins_away(self, seat: Seat) -> None:
        """Close this seat to everyone who plays for its person."""
        for listener in list(self.listeners):
            if seat in listener.keys and seat not in listener.own:
                self.lose(listener, [seat])
