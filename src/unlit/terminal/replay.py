"""A record, step by step: with the whole truth, or as one seat saw it."""

from __future__ import annotations

from typing import Any, TextIO

from unlit.kernel.errors import Refused, Unfaithful
from unlit.kernel.events import SPECTATOR, Event, Rewound
from unlit.kernel.game import Game
from unlit.kernel.question import Seat
from unlit.kernel.record import UNDO, Line, Record, dealt, step
from unlit.terminal.words import Words


class Replay:
    """Plays a record and prints what happens."""

    def __init__(self, game: Game[Any], record: Record, words: Words, seat: Seat | None) -> None:
        self.record = record
        self.words = words
        self.seat = seat
        self.table = dealt(game, record)
        if seat is not None and seat not in (*self.table.seats, SPECTATOR):
            seats = ", ".join((*self.table.seats, SPECTATOR))
            raise Refused(f"nobody sits at {seat!r}; the seats are: {seats}")
        self.heard = dict.fromkeys((*self.table.seats, SPECTATOR), 0)

    def show(self, screen: TextIO, at: int | None = None) -> bool:
        """Print every entry up to number `at`, what came of it, and the board; False if the rules fail."""
        entries = self.record.entries if at is None else self.record.entries[:at]
        start: dict[str, str | int] = {"game": self.table.game.name, "count": len(self.record.entries)}
        lines = [self.words.say("replay-start", start), *self._told()]
        sound = True
        for number, line in enumerate(entries, start=1):
            lines += self._entry(number, line)
            try:
                step(self.table, line)
            except Exception as problem:  # noqa: BLE001 (a record of a failure ends in one)
                failure = str(problem) if isinstance(problem, Unfaithful) else repr(problem)
                lines.append(self.words.say("replay-failure", {"failure": failure}))
                sound = False
                break
            lines += self._told()
        if sound and self.record.failure is not None and at is None:
            lines.append(self.words.say("replay-kept", {"failure": self.record.failure}))
        screen.write("\n".join([*lines, "", self._board(), *self._end()]) + "\n")
        return sound

    def _entry(self, number: int, line: Line) -> list[str]:
        """Who did what; to another seat's eyes an answer is known by its events alone."""
        if self.seat not in (None, line.seat):
            return []
        undone = line.prompt == UNDO
        option = line.option.split(" ")[0] if undone else self.words.option(line.option)
        facts: dict[str, str | int] = {"number": number, "seat": self.words.say(line.seat, {}), "option": option}
        return [self.words.sentence("replay-undo" if undone else "replay-entry", facts)]

    def _told(self) -> list[str]:
        """What is new: to one seat, or to whom."""
        if self.seat is not None:
            told = self.table.told(self.seat, self.heard[self.seat])
            self.heard[self.seat] += len(told)
            return [f"    {number}. {self.words.event(event)}" for number, event in told]
        news: dict[Event, list[Seat]] = {}
        for seat in self.heard:
            for number, event in self.table.told(seat, self.heard[seat]):
                news.setdefault(event, []).append(seat)
                self.heard[seat] = number
        lines = []
        for event, seats in news.items():
            if not isinstance(event, Rewound):  # the entry itself says what was taken back
                named = ", ".join(self.words.say(seat, {}) for seat in seats)
                lines.append(f"    {self.words.event(event)}" + ("" if SPECTATOR in seats else f" [{named}]"))
        return lines

    def _board(self) -> str:
        if self.seat is None:
            return str(self.table.board)
        return self.table.game.show(self.table.view(self.seat), self.words.say)

    def _end(self) -> list[str]:
        t, words = self.table, self.words
        if t.outcome is not None:
            winners = ", ".join(words.say(winner, {}) for winner in t.outcome.winners)
            ending = words.say(f"ending-{t.outcome.ending}", {})
            return [words.say("lines-over", {"ending": ending, "winners": winners or words.say("lines-nobody", {})})]
        if t.question is not None and self.seat in (None, t.question.seat):
            return [words.sentence("replay-open", {"seat": words.say(t.question.seat, {})})]
        return []
