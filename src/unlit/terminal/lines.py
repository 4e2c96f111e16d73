"""The line client: a view, numbered options, one line of input for each answer."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, TextIO

from unlit.kernel.chance.dice import seed_from
from unlit.kernel.errors import Barrier, Refused
from unlit.kernel.files.record import record_of, write
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.sight import see, why_not
from unlit.kernel.told.events import Event, Rewound
from unlit.kernel.told.facts import Facts
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Question, Seat
from unlit.terminal.words import Words, is_thing

COMMANDS = ("look", "why", "undo", "stop", "log", "rule", "card", "save", "help", "quit")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The player has had enough."""


class LineClient:
    """One screen; the seats that no bot plays take turns at it."""

    def __init__(
        self,
        table: GameTable[Any],
        words: Words,
        bots: Mapping[Seat, tuple[str, Bot]],
        source: TextIO,
        screen: TextIO,
        keep: Callable[[GameTable[Any]], None] | None = None,
    ) -> None:
        self.table = table
        self.words = words
        self.bots = bots  # the name of each bot, and the bot itself
        self.source = source
        self.screen = screen
        self.keep = keep  # saves the game automatically whenever a person is to decide
        self.people = [seat for seat in table.seats if seat not in bots]
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.told: dict[Seat, int] = dict.fromkeys(table.seats, 0)
        self.passed: set[int] = set()  # entries that nobody was shown
        self.stopping = False  # whether the person alone at the screen is asked at every moment
        self.saved = 0  # the entry up to which the game was last saved

    def run(self) -> None:
        """Play until the game is over or someone quits; nobody's cards stay on the screen."""
        self._welcome()
        try:
            while (question := self.table.question) is not None:
                if question.seat in self.bots:
                    try:
                        self._let_bot_answer(question)
                    except Exception as problem:
                        self._rules_failed(problem)
                        raise Quit from problem
                elif self._nobody_could_tell(question):
                    self._pass_unseen(question)
                else:
                    self._put(question)
            self._keep_unasked()
            self._end()
        except Quit:
            self._clear()
            self._say("lines-goodbye" if self.saved == self._number() else "lines-goodbye-unsaved")
        except KeyboardInterrupt:
            self._clear()
            raise

    def _welcome(self) -> None:
        self._say("lines-welcome", game=self.words.say("game-title", {}))
        self._say("lines-commitment", commitment=self.table.seeds.commitment().hex())
        for seat in self.bots:
            self._say("lines-bot", seat=self._name(seat))
        story = self.words.story(self.table.game.box.scenario(self.table.setup))
        goal = self.words.text(self.table.game.box.scenario(self.table.setup))
        for line in ("", story, "", goal, "") if story else ():
            self._print(line)
        for saying in self.table.game.campaign.carried(self.table.setup):
            self._print(self.words.told(saying.key, saying.facts))

    def _keep_unasked(self) -> None:
        """Save the game automatically, if that is wanted; if it cannot be written, play goes on all the same."""
        if self.keep is None:
            return
        try:
            self.keep(self.table)
            self.saved = self._number()
        except Refused as refused:
            self._print(self.words.slip(refused))

    def _nobody_could_tell(self, question: Question) -> bool:
        """Whether to pass a window unseen: nothing makes a difference, and nobody else at the screen could notice."""
        return question.idle and len(self.people) == 1 and not self.stopping

    def _pass_unseen(self, question: Question) -> None:
        self.table.answer(question.seat, PASS)
        self.passed.add(self._number())

    def _let_bot_answer(self, question: Question) -> None:
        chair = Chair(self.table, question.seat)
        seed = seed_from(f"{self.table.seeds.secret.hex()} bot {self._number()}")
        _, bot = self.bots[question.seat]
        self.table.answer(question.seat, bot(chair, seed))

    def _put(self, question: Question) -> None:
        """Show the seat its view, and read lines until one of them answers."""
        self._keep_unasked()
        self._hand_over(question.seat)
        self._show(question.seat)
        while self.table.question is question:
            self._print(f"{self.words.sentence(question.seat, {})}: {self._asked(question)}")
            counting = any(option.isdecimal() for option in question.texts())
            for number, option in enumerate(question.texts(), start=1):
                self._print(self._listed("-" if counting else str(number), option))
            line = self._read("> ")
            try:
                self._obey(question, line)
            except Refused as refused:
                self._print(self.words.slip(refused))
            except (Quit, KeyboardInterrupt):
                raise
            except Exception as problem:  # noqa: BLE001 (a rule that fails must not cost the game)
                self._rules_failed(problem)

    def _rules_failed(self, problem: Exception) -> None:
        """Save the game after a rule has failed; the table is as before the answer, and another answer may work."""
        file = f"unlit-{self.table.game.name}-{self._number()}.json"
        try:
            self._save_to(file)
        except Refused as refused:
            self._print(self.words.slip(refused))
        self._say("lines-failed", problem=repr(problem))

    def _asked(self, question: Question) -> str:
        """The prompt, with the text of the card that it is about, if any."""
        b = self.table.board
        said, named = self.words.prompt(question, b), names_among(question.facts(b))
        card = next((text for text in map(self.words.text, named) if text), "")
        return f"{said} ({card})" if card else said

    def _listed(self, mark: str, option: str) -> str:
        """An option's number, label and card; if options are numbers themselves, they are typed as they are."""
        label, card = self.words.option(option), self.words.card_of(option)
        return f"  {mark:>2} {label}" + (f"  ({card})" if card else "")

    def _hand_over(self, seat: Seat) -> None:
        """Hand the screen to another person, who must see nothing of the last one's."""
        if self.looking == seat:
            return
        if self.looking is not None:
            self._clear()
        self.looking = seat
        ready = self.words.sentence("lines-hand-over", {"seat": self._name(seat)})
        if not self.screen.isatty():
            self._print(ready)
            return
        while line := self._read(ready + " "):
            word, _, rest = line.partition(" ")
            if self._meant(word) == "quit":
                raise Quit
            if self._meant(word) == "save":
                try:
                    self._save_to(rest.strip())
                except Refused as refused:
                    self._print(self.words.slip(refused))
        self._clear()

    def _clear(self) -> None:
        if self.screen.isatty() and len(self.people) > 1:
            self.screen.write(CLEAR)

    def _show(self, seat: Seat) -> None:
        sight = see(self.table, seat, self.told[seat])
        for number, event in still_news(sight.told, self.told[seat]):
            self._print(f"{number}. {self.words.event(event)}")
        self.told[seat] = sight.told[-1][0] if sight.told else self.told[seat]
        self._print("")
        for line in self.table.game.eyes.show(sight.view, self.words.say).split("\n"):
            if "#" in line:  # a picture
                self.screen.write(line + "\n")
            else:
                self._print(line)
        self._print("")

    def _obey(self, question: Question, line: str) -> None:
        word, _, rest = line.partition(" ")
        option = self._option_meant(question, line)
        if line.isdecimal() and option is None:
            self._say("lines-number", number=line, count=len(question.options))
        elif option is not None:
            self.table.answer(question.seat, option)
        elif command := self._meant(word):
            self._command(command)(question, rest.strip())
        elif self._refused(question, line) is not None:
            self._why(question, line)
        elif not line:
            self._look(question, "")
        else:
            commands = ", ".join(self.words.say(f"command-{command}", {}) for command in COMMANDS)
            self._say("lines-unknown", text=line, count=len(question.options), commands=commands)

    def _option_meant(self, question: Question, line: str) -> str | None:
        """The option with this text or label, or with this number unless options are numbers themselves."""
        for option in question.texts():
            if line.lower() in (option, self.words.option(option).lower()):
                return option
        counting = any(option.isdecimal() for option in question.texts())
        if line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(question.options) and not counting:
            return str(question.options[int(line) - 1])
        return None

    def _refused(self, question: Question, line: str) -> str | None:
        """The option with this text or label that is refused with a reason."""
        for refusal in question.refusals(self.table.board):
            if line.lower() in (str(refusal.option), self.words.option(refusal.option).lower()):
                return str(refusal.option)
        return None

    def _meant(self, word: str) -> str:
        """The command that someone typed, in English or in the language of the words; empty if it is not a command."""
        typed = word.lower()
        if typed == "?":
            return "help"
        known = {self.words.say(f"command-{command}", {}): command for command in COMMANDS}
        return typed if typed in COMMANDS else known.get(typed, "")

    def _command(self, word: str) -> Callable[[Question, str], None]:
        return {
            "look": self._look,
            "why": self._why,
            "undo": self._undo,
            "stop": self._stop,
            "log": self._log,
            "rule": self._rule,
            "card": self._card,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }[word]

    def _look(self, question: Question, _: str) -> None:
        self._hand_over(question.seat)
        self._show(question.seat)

    def _why(self, question: Question, wanted: str) -> None:
        if not wanted:
            what = self.words.say("lines-what-option", {"option": str(question.options[0])})
            self._say("lines-missing", command="why", what=what)
            return
        option = self._option_meant(question, wanted)
        if option is not None:
            self._say("lines-allowed", option=self.words.option(option))
            return
        found = why_not(self.table, question.seat, self._refused(question, wanted) or wanted)
        assert found is not None
        self._print(self.words.refusal(found))

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

    def _stop(self, _: Question, _rest: str) -> None:
        """Switch whether the person is asked at every moment; around one screen everyone is anyway."""
        self.stopping = not self.stopping
        self._say("lines-stopping" if self.stopping or len(self.people) > 1 else "lines-not-stopping")

    def _agreed(self, seat: Seat, others: Collection[Seat]) -> bool:
        """Ask the other people at the screen, without showing them this seat's view; against bots, ask the player."""
        if not others:
            return self._read(self.words.say("lines-sure", {}) + " ").lower() in self.words.yes()
        self._clear()
        names = ", ".join(self._name(other) for other in others)
        asked = self.words.sentence("lines-consent", {"seats": names, "seat": self._name(seat)})
        agreed = self._read(asked + " ").lower() in self.words.yes()
        if self.screen.isatty():
            self.looking = None  # the screen goes back to the person who asked
        return agreed

    def _log(self, question: Question, _: str) -> None:
        told = see(self.table, question.seat).told
        for number, event in told:
            self._print(f"{number}. {self.words.event(event)}")
        if not told:
            self._say("lines-nothing-told")

    def _rule(self, _: Question, number: str) -> None:
        if not number:
            self._say("lines-missing", command="rule", what=self.words.say("lines-what-rule", {}))
        elif not self.words.has_rule(number.upper()):
            self._say("lines-no-rule", number=number)
        else:
            self._print(f"{number.upper()} {self.words.rule(number.upper())}")

    def _card(self, _: Question, name: str) -> None:
        text = self.words.card(name) if name else None
        if text is not None:
            self._print(text)
        else:
            known = ", ".join(self.words.say(card, {}) for card in self.words.cards)
            self._say("lines-no-card", known=known)

    def _save(self, _: Question, file: str) -> None:
        self._save_to(file)

    def _save_to(self, file: str) -> None:
        if not file:
            self._say("lines-missing", command="save", what=self.words.say("lines-what-file", {}))
            return
        write(Path(file), record_of(self.table, {seat: name for seat, (name, _) in self.bots.items()}))
        self.saved = self._number()
        self._say("lines-saved", file=file)

    def _help(self, _question: Question, _rest: str) -> None:
        self._say("lines-welcome", game=self.words.say("game-title", {}))
        self._say("legend")

    def _quit(self, _question: Question, _rest: str) -> None:
        raise Quit

    def _end(self) -> None:
        """How it ended, the secret of the dice, and a last chance to save."""
        outcome = self.table.outcome
        assert outcome is not None
        self._clear()
        if len(self.people) == 1:
            self._show(self.people[0])
        winners = ", ".join(self._name(seat) for seat in outcome.winners)
        ending = self.words.ending(outcome.ending)
        self._say("lines-over", ending=ending, winners=winners or self.words.say("lines-nobody", {}))
        for saying in self.table.game.campaign.epilogue(self.table.board):
            self._print(self.words.told(saying.key, saying.facts))
        self._say("lines-secret", secret=self.table.seeds.secret.hex())
        while self.keep is None:
            line = self._read(self.words.say("lines-save-now", {}) + " ")
            word, _, rest = line.partition(" ")
            if self._meant(word) == "save":
                try:
                    self._save_to(rest.strip())
                except Refused as refused:
                    self._print(self.words.slip(refused))
            elif not line or self._meant(word) == "quit":
                return

    def _number(self) -> int:
        last = self.table.last_entry()
        return last.number if last else 0

    def _name(self, seat: Seat) -> str:
        return self.words.say(seat, {})

    def _read(self, prompt: str) -> str:
        self.screen.write(prompt)
        self.screen.flush()
        line = self.source.readline()
        if not line:
            self.screen.write("\n")
            raise Quit
        return line.strip()

    def _say(self, key: str, **facts: str | int) -> None:
        self._print(self.words.sentence(key, facts))

    def _print(self, text: str) -> None:
        if self.screen.isatty():
            indent = " " * 5 if text.startswith("  ") else ""
            text = textwrap.fill(text, shutil.get_terminal_size().columns, subsequent_indent=indent)
        self.screen.write(text + "\n")


def names_among(facts: Facts) -> Iterator[str]:
    """The names among facts, including those inside things."""
    for fact in facts.values():
        if isinstance(fact, str):
            yield fact
        elif isinstance(fact, list) and is_thing(fact):
            yield from names_among(fact[1])


def still_news(told: list[tuple[int, Event]], seen: int) -> list[tuple[int, Event]]:
    """What is new to someone who has seen the log up to a number, without what was taken back in the meantime."""
    news: list[tuple[int, Event]] = []
    for number, event in told:
        if isinstance(event, Rewound):
            news = [one for one in news if one[0] <= event.to]
            if event.to >= seen:
                continue
        news.append((number, event))
    return news
