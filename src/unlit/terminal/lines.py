"""The line client: a view, numbered options, one line of input for each answer."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, TextIO

from unlit.kernel.chair import Bot, Chair
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import Barrier, Refused
from unlit.kernel.question import Question, Seat
from unlit.kernel.record import record_of, write
from unlit.kernel.sight import see, why_not
from unlit.kernel.table import Table
from unlit.terminal.words import Words

COMMANDS = ("why", "undo", "log", "rule", "save", "help", "quit")
YES = ("yes", "y", "ja", "j")


class Quit(Exception):
    """The player has had enough."""


class LineClient:
    """One screen; the seats that no bot plays take turns at it."""

    def __init__(
        self,
        table: Table[Any],
        words: Words,
        bots: dict[Seat, Bot],
        source: TextIO,
        screen: TextIO,
    ) -> None:
        self.table = table
        self.words = words
        self.bots = bots
        self.source = source
        self.screen = screen
        self.people = [seat for seat in table.seats if seat not in bots]
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.told: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.passed: set[int] = set()  # entries that nobody was shown

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self._say("lines-welcome", game=self.table.game.name)
        self._say("lines-commitment", commitment=self.table.seeds.commitment().hex())
        for seat in self.bots:
            self._say("lines-bot", seat=seat)
        try:
            while (question := self.table.question) is not None:
                if question.seat in self.bots:
                    self._let_bot_answer(question)
                elif self._nobody_could_tell(question):
                    self._pass_unseen(question)
                else:
                    self._put(question)
        except Quit:
            self._say("lines-goodbye")
            return
        self._end()

    def _nobody_could_tell(self, question: Question) -> bool:
        """A window without a choice is passed unseen, unless another person at the screen would notice."""
        return len(question.options) == 1 and len(self.people) == 1

    def _pass_unseen(self, question: Question) -> None:
        self.table.answer(question.seat, question.options[0])
        last = self.table.last_entry()
        assert last is not None
        self.passed.add(last.number)

    def _let_bot_answer(self, question: Question) -> None:
        chair = Chair(self.table, question.seat)
        last = self.table.last_entry()
        seed = seed_from(f"{self.table.seeds.secret.hex()} bot {last.number if last else 0}")
        self.table.answer(question.seat, self.bots[question.seat](chair, seed))

    def _put(self, question: Question) -> None:
        """Show the seat its view, and read lines until one of them answers."""
        self._hand_over(question.seat)
        self._show(question.seat)
        while self.table.question is question:
            self._print(self.words.sentence("lines-asked", self._asked(question)))
            for number, option in enumerate(question.options, start=1):
                label, text = self.words.option(option), str(option)
                self._print(f"  {number:2} {label}" + (f"  [{text}]" if label.lower() != text else ""))
            line = self._read("> ")
            try:
                self._obey(question, line)
            except Refused as refused:
                self._print(self.words.slip(refused))

    def _asked(self, question: Question) -> dict[str, str | int]:
        return {"seat": question.seat, "prompt": self.words.prompt(question)}

    def _hand_over(self, seat: Seat) -> None:
        if self.looking == seat:
            return
        self.looking = seat
        if self.screen.isatty():
            self.screen.write("\x1b[2J\x1b[3J\x1b[H")
            self._read(self.words.say("lines-hand-over", {"seat": seat}) + " ")
        else:
            self._say("lines-hand-over", seat=seat)

    def _show(self, seat: Seat) -> None:
        sight = see(self.table, seat, self.told[seat])
        for number, event in sight.told:
            self._print(f"{number}. {self.words.event(event)}")
            self.told[seat] = number
        self._print("")
        self._print(self.table.game.show(sight.view, self.words.say))
        self._print("")

    def _obey(self, question: Question, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdigit():
            number = int(line)
            if not 1 <= number <= len(question.options):
                self._say("lines-number", number=line, count=len(question.options))
                return
            self.table.answer(question.seat, question.options[number - 1])
        elif question.find(line) is not None:
            self.table.answer(question.seat, line)
        elif word in COMMANDS:
            self._command(word)(question, rest)
        elif any(refusal.option == line for refusal in question.refusals()):
            self._why(question, line)
        elif line:
            commands = ", ".join(COMMANDS)
            self._say("lines-unknown", text=line, count=len(question.options), commands=commands)

    def _command(self, word: str) -> Callable[[Question, str], None]:
        return {
            "why": self._why,
            "undo": self._undo,
            "log": self._log,
            "rule": self._rule,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }[word]

    def _why(self, question: Question, option: str) -> None:
        if not option:
            what = self.words.say("lines-what-option", {"option": str(question.options[0])})
            self._say("lines-missing", command="why", what=what)
            return
        if option.isdigit() and 1 <= int(option) <= len(question.options):
            option = str(question.options[int(option) - 1])
        refusal = why_not(self.table, question.seat, option)
        if refusal is None:
            self._say("lines-allowed", option=self.words.option(option))
        else:
            self._print(self.words.refusal(refusal))

    def _undo(self, question: Question, _: str) -> None:
        seat = question.seat
        number = self.table.last_answer(seat, self.passed) or 0
        try:
            self.table.undo(seat, (), number)
        except Barrier as barrier:
            if not self._agreed(seat, [other for other in barrier.seats if other not in self.bots]):
                self._say("lines-no-consent")
                return
            self.table.undo(seat, barrier.seats, number)
        self._say("lines-undone")

    def _agreed(self, seat: Seat, others: Collection[Seat]) -> bool:
        """Ask the other people at the screen; a bot never minds."""
        if not others:
            return True
        names = ", ".join(self.words.say(other, {}) for other in others)
        return self._read(self.words.say("lines-consent", {"seats": names, "seat": seat}) + " ") in YES

    def _log(self, question: Question, _: str) -> None:
        told = see(self.table, question.seat).told
        for number, event in told:
            self._print(f"{number}. {self.words.event(event)}")
        if not told:
            self._say("lines-nothing-told")

    def _rule(self, _: Question, number: str) -> None:
        if not number:
            self._say("lines-missing", command="rule", what=self.words.say("lines-what-rule", {}))
        elif number.upper() not in self.words.rules:
            self._say("lines-no-rule", number=number)
        else:
            rule = self.words.rules[number.upper()]
            self._print(f"{rule.number} {rule.sentence(self.words.language)}")

    def _save(self, _: Question, file: str) -> None:
        if not file:
            self._say("lines-missing", command="save", what=self.words.say("lines-what-file", {}))
            return
        write(Path(file), record_of(self.table))
        self._say("lines-saved", file=file)

    def _help(self, _question: Question, _rest: str) -> None:
        self._say("lines-welcome", game=self.table.game.name)

    def _quit(self, _question: Question, _rest: str) -> None:
        raise Quit

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        for seat in self.people:
            if len(self.people) == 1:
                self._show(seat)
        winners = ", ".join(self.words.say(seat, {}) for seat in outcome.winners)
        self._say(
            "lines-over",
            ending=self.words.say(f"ending-{outcome.ending}", {}),
            winners=winners or self.words.say("lines-nobody", {}),
        )
        self._say("lines-secret", secret=self.table.seeds.secret.hex())

    def _read(self, prompt: str) -> str:
        self.screen.write(prompt)
        self.screen.flush()
        line = self.source.readline()
        if not line:
            self._print("")
            raise Quit
        return line.strip()

    def _say(self, key: str, **facts: str | int) -> None:
        self._print(self.words.sentence(key, facts))

    def _print(self, text: str) -> None:
        self.screen.write(text + "\n")
