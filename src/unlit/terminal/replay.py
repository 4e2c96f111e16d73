"""A record, step by step: with the whole truth, or as one seat saw it."""

from __future__ import annotations

from typing import Any, TextIO

from unlit.kernel.errors import Refused, Unfaithful
from unlit.kernel.files.record import UNDO, Line, Record, dealt, step
from unlit.kernel.game import Game
from unlit.kernel.tables.sight import see
from unlit.kernel.told.events import EVERYONE, SPECTATOR, Rewound
from unlit.kernel.told.question import Seat
from unlit.terminal.words import Words


class Replay:
    """Plays a record and prints what happens: everything, or what one seat could know, in that seat's own numbering."""

    def __init__(self, game: Game[Any], record: Record, words: Words, seat: Seat | None) -> None:
        self.record = record
        self.words = words
        self.seat = seat
        self.table = dealt(game, record)
        if seat is not None and seat not in (*self.table.seats, SPECTATOR):
            seats = ", ".join((*self.table.seats, SPECTATOR))
            raise Refused(f"nobody sits at {seat!r}; the seats are: {seats}")
        self.shown = 0  # how much of what was told has been printed
        self.own = 0  # how many entries the seat itself has made

    def show(self, screen: TextIO, at: int | None = None) -> bool:
        """Print every entry up to number `at`, what came of it, and the board; False if the rules fail."""
        lines = [self._start(), *self._told()]
        sound = True
        for number, line in enumerate(self.record.entries[: len(self.record.entries) if at is None else at], start=1):
            lines += self._entry(number, line)
            try:
                step(self.table, line)
            except Exception as problem:  # noqa: BLE001 (a record of a failure ends in one)
                failure = str(problem) if isinstance(problem, Unfaithful) else repr(problem)
                lines += self._failed("replay-failure", failure)
                sound = False
                break
            lines += self._told()
        if sound and self.record.failure is not None and at is None:
            lines += self._failed("replay-kept", self.record.failure)
        screen.write("\n".join([*lines, "", self._board(), *self._end()]) + "\n")
        return sound

    def _start(self) -> str:
        game = self.words.say("game-title", {})
        if self.seat is None:
            return self.words.sentence("replay-start", {"game": game, "count": len(self.record.entries)})
        return self.words.sentence("replay-seat", {"game": game, "seat": self.words.say(self.seat, {})})

    def _failed(self, key: str, failure: str) -> list[str]:
        """A failure may contain the whole board, so it is printed only with the whole truth."""
        return [self.words.say(key, {"failure": failure})] if self.seat is None else []

    def _entry(self, number: int, line: Line) -> list[str]:
        """Who did what; other seats know an answer only by its events."""
        if self.seat not in (None, line.seat):
            return []
        self.own += 1
        undone = line.prompt == UNDO
        facts: dict[str, str | int] = {"seat": self.words.say(line.seat, {})}
        if self.seat is not None:
            facts |= {"number": self.own, "option": "" if undone else self.words.option(line.option)}
            return [self.words.sentence("replay-own-undo" if undone else "replay-entry", facts)]
        facts |= {"number": number, "option": line.option.split(" ")[0] if undone else self.words.option(line.option)}
        return [self.words.sentence("replay-undo" if undone else "replay-entry", facts)]

    def _told(self) -> list[str]:
        """What is new to the seat; without a seat everything new, with those who were told it unless all were."""
        if self.seat is not None:
            told = see(self.table, self.seat, self.shown).told
            self.shown += len(told)
            return [f"    {number}. {self.words.event(event)}" for number, event in told]
        news = self.table.happened()[self.shown :]
        self.shown += len(news)
        lines = []
        for to, event in news:
            if isinstance(event, Rewound):  # the entry says so already
                continue
            named = "" if to == EVERYONE else f" [{', '.join(self.words.say(seat, {}) for seat in to)}]"
            lines.append(f"    {self.words.event(event)}{named}")
        return lines

    def _board(self) -> str:
        if self.seat is None:
            return self.table.picture()
        return self.table.game.eyes.show(see(self.table, self.seat).view, self.words.say)

    def _end(self) -> list[str]:
        t, words = self.table, self.words
        if t.outcome is not None:
            winners = ", ".join(words.say(winner, {}) for winner in t.outcome.winners)
            ending = words.ending(t.outcome.ending)
            return [words.say("lines-over", {"ending": ending, "winners": winners or words.say("lines-nobody", {})})]
        if t.question is not None and self.seat in (None, t.question.seat):
            return [words.sentence("replay-open", {"seat": words.say(t.question.seat, {})})]
        return []
