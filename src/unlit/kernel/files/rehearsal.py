"""Plays scripts, and reports where the game does not do what they say."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.forced_dice import ForcedDice, MissingDice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused, Unfaithful
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.script import BadScript, Script, Statement, parse_script
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.tables.careful_table import CarefulTable
from unlit.kernel.tables.sight import why_not
from unlit.kernel.told.events import SPECTATOR, Echo, Event, Log, kinds_of_events
from unlit.kernel.told.option import PASS


@dataclass(slots=True)
class Difference:
    """Something that did not happen as the script says.

    >>> unlit.run_script("game escape\\n")[0].line
    1
    """

    line: int
    sentence: str
    detail: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join([f"line {self.line}: {self.sentence}", *(f"    {line}" for line in self.detail)])


def run_script(text: str, find_game: Callable[[str], Game[Any]]) -> list[Difference]:
    """Play all cases of a script; returns the differences, none if everything happened as it says."""
    return [difference for case in parse_script(text) for difference in play_case(case, find_game)]


def play_case(script: Script, find_game: Callable[[str], Game[Any]]) -> list[Difference]:
    """Play one case; returns the differences, none if everything happened as it says."""
    game = find_game(script.game)
    return Player(script, game.of_box(script.box) if script.box else game).play()


class Player:
    """Plays one script."""

    def __init__(self, script: Script, game: Game[Any]) -> None:
        self.script = script
        self.game = game
        self.differences: list[Difference] = []
        self.given: dict[str, list[list[str]]] = {}
        self.heard: dict[str, int] = {}  # how much each seat had been told before the last answer
        self.asked: list[tuple[str, str]] = []  # who was asked what since
        self.expected = False  # the script has a line of its own for the open window
        self.passed: set[int] = set()  # the entries that no line mentions

    def play(self) -> list[Difference]:
        """Set up, then go through the steps in order."""
        self._know_what_is_cited()
        for one in self.script.dice:
            self.given.setdefault(one.subject, []).append(one.rest.split())
        try:
            self.table = self._table()
        except (Refused, BadFile) as problem:
            if not self.script.name:
                raise
            raise Refused(f"line {self.script.line}: {problem}") from problem
        except Exception as problem:  # noqa: BLE001 (whatever a rule does wrong is the difference)
            return [Difference(self.script.line, _failure(problem))]
        self.heard = dict.fromkeys((*self.table.seats, SPECTATOR), 0)
        for step in self.script.steps:
            if not DOERS[step.keyword](self, step):
                return self.differences
        last = Statement(self.script.steps[-1].line if self.script.steps else self.script.line, "end")
        self.expected = False
        if self._pass_windows(last):
            self._compare_unused(last)
        return self.differences

    def _know_what_is_cited(self) -> None:
        rules, cards = rulebook(self.game.package).rules(), self.game.box.cards()
        for kind, cited, known in (("rule", self.script.rules, rules), ("card", self.script.cards, cards)):
            for one, line in cited.items():
                if one not in known:
                    raise BadScript(f"line {line}: {self.game.name} has no {kind} {one!r}")

    def _table(self) -> CarefulTable[Any]:
        setup = complete_setup(self.game, self.script.setup)
        dice = ForcedDice(self.given)
        if self.script.board:
            text = "\n".join([*self.script.board, "", *self.script.given])
            board = self.game.paper.parse(text, setup, dice)
            if wrong := self.game.rules.broken(board):
                raise Refused(f"this board is impossible: {'; '.join(wrong)}")
        else:
            board = self.game.rules.deal(setup, dice)
        seeds = Seeds(seed_from("script"))
        table = CarefulTable(self.game, setup, seeds, board, Log(self.game.rules.seats(setup)))
        return table.start()

    def _mark(self) -> None:
        self.heard = {seat: len(self.table.told(seat)) for seat in (*self.table.seats, SPECTATOR)}
        self.asked = []

    def _differ(self, step: Statement, sentence: str, detail: Sequence[str] = ()) -> None:
        self.differences.append(Difference(step.line, sentence, list(detail)))

    def _answered(self, step: Statement, seat: str, option: str) -> bool:
        self.expected = False
        if self.table.question is not None:
            self.asked.append((self.table.question.seat, self.table.question.prompt))
        try:
            self.table.answer(seat, option)
        except Exception as problem:  # noqa: BLE001 (whatever a rule does wrong is the difference)
            self._differ(step, _failure(problem))
            return False
        if wrong := self.game.rules.broken(self.table.board):
            self._differ(step, f"this board is impossible: {'; '.join(wrong)}")
            return False
        return True

    def _pass(self, step: Statement) -> bool:
        """Pass the open window, which no line mentions."""
        assert self.table.question is not None
        if not self._answered(step, self.table.question.seat, str(PASS)):
            return False
        last = self.table.last_entry()
        assert last is not None
        self.passed.add(last.number)
        return True

    def _window(self) -> bool:
        question = self.table.question
        return question is not None and question.hidden

    def _pass_windows(self, step: Statement) -> bool:
        """Pass windows that no line mentions; one that was expected stays open until it is answered."""
        while self._window() and not self.expected:
            if not self._pass(step):
                return False
        return True

    def _here(self, step: Statement, seat: str) -> bool:
        """Whether the seat exists; a slip in the script itself is reported like a difference."""
        if seat not in (*self.table.seats, SPECTATOR):
            self._differ(step, f"nobody sits at {seat!r}; the seats are: {', '.join(self.table.seats)}")
            return False
        return True

    def _seat_and_rest(self, text: str) -> tuple[str, str]:
        """A seat, whose name may contain blanks, and what follows it."""
        for seat in self.table.seats:
            if text == seat or text.startswith(seat + " "):
                return seat, text[len(seat) :].strip()
        first, _, rest = text.partition(" ")
        return first, rest

    def do_answer(self, step: Statement) -> bool:
        """SEAT: OPTION."""
        if not self._here(step, step.subject):
            return False
        while self._window() and step.rest in map(str, self.game.options()):  # a typing error passes nothing
            question = self.table.question
            assert question is not None
            if question.seat == step.subject and question.find(step.rest) is not None:
                break
            if not self._pass(step):
                return False
        self._mark()
        return self._answered(step, step.subject, step.rest)

    def do_undo(self, step: Statement) -> bool:
        """Undo SEAT, or undo SEAT with consent."""
        seat, way = self._seat_and_rest(step.rest)
        if not self._here(step, seat):
            return False
        self._mark()
        dice = self.table.board.dice
        assert isinstance(dice, ForcedDice)
        rolled = dict(dice.used)
        try:
            consent = self.table.seats if way == "with consent" else ()
            self.table.undo(seat, consent, self.table.last_answer(seat, self.passed) or 0)
        except Refused as problem:
            self._differ(step, str(problem))
            return False
        self._forget_dice(rolled)
        return True

    def _forget_dice(self, rolled: dict[str, int]) -> None:
        """Results that were rolled and taken back are used up; the next line for their purpose counts."""
        dice = self.table.board.dice
        assert isinstance(dice, ForcedDice)
        for key, count in rolled.items():
            del self.given[key][dice.used.get(key, 0) : count]

    def do_no_undo(self, step: Statement) -> bool:
        """No undo SEAT: its last answer cannot be taken back without asking."""
        seat, _ = self._seat_and_rest(step.rest)
        if self._pass_windows(step) and self._here(step, seat) and self.table.can_undo(seat):
            self._differ(step, f"{seat} can freely take back the last answer")
        return True

    def do_asked(self, step: Statement) -> bool:
        """Asked SEAT PROMPT, or asked SEAT PROMPT: OPTION, OPTION."""
        seat, prompt = self._seat_and_rest(step.subject)
        while (question := self.table.question) is not None:
            if (question.seat, question.prompt) == (seat, prompt):
                break
            if not question.hidden or not self._pass(step):
                break
        if question is None or (question.seat, question.prompt) != (seat, prompt):
            found = f"{question.seat} is asked {question.prompt!r}" if question else "nobody is asked anything"
            self._differ(step, f"{seat} should be asked {prompt!r}, but {found}")
            return True
        self.expected = question.hidden
        if step.rest:
            expected = sorted(option.strip() for option in step.rest.split(","))
            if expected != sorted(question.texts()):
                self._differ(step, "other options are offered", _diff(expected, sorted(question.texts())))
        return True

    def do_not_asked(self, step: Statement) -> bool:
        """Not asked SEAT, or not asked SEAT PROMPT: since the last answer."""
        if not self._pass_windows(step):
            return False
        seat, prompt = self._seat_and_rest(step.rest)
        if not self._here(step, seat):
            return False
        question = self.table.question
        since = self.asked[1:] + ([(question.seat, question.prompt)] if question is not None else [])
        for asked in since:
            if asked[0] == seat and prompt in ("", asked[1]):
                self._differ(step, f"{seat} is asked {asked[1]!r}")
        return True

    def do_refused(self, step: Statement) -> bool:
        """Refused SEAT: OPTION by RULE."""
        option, _, rule = step.rest.rpartition(" by ")
        if not self._here(step, step.subject):
            return False
        while self._window() and self.table.question is not None and self.table.question.seat != step.subject:
            if not self._pass(step):
                return False
        try:
            refusal = why_not(self.table, step.subject, option)
        except Refused as problem:
            self._differ(step, str(problem))
            return True
        if refusal is None:
            self._differ(step, f"{option!r} is allowed")
        elif refusal.rule != rule:
            self._differ(step, f"{option!r} is refused by {refusal.rule}, not by {rule}")
        return True

    def do_told(self, step: Statement) -> bool:
        """Told SEAT: EVENT."""
        if not self._pass_windows(step):
            return False
        heard = self._heard(step)
        if heard is not None and step.rest not in heard:
            self._differ(step, f"{step.subject} is not told {step.rest!r}, but", heard)
        return True

    def do_not_told(self, step: Statement) -> bool:
        """Not told SEAT: the first words of an event."""
        if not self._pass_windows(step):
            return False
        if not any(f"{step.rest} ".startswith(f"{name} ") for name in self._event_names()):
            self._differ(step, f"there is no event {step.rest!r}; events are: {', '.join(self._event_names())}")
        for event in self._heard(step) or ():
            if event == step.rest or event.startswith(step.rest + " "):
                self._differ(step, f"{step.subject} is told {event!r}")
        return True

    def _event_names(self) -> list[str]:
        """The first words of the game's events."""
        found = kinds_of_events(self.game.package)
        return sorted(name.replace("-", " ") for name, kind in found.items() if kind not in (Event, Echo))

    def _heard(self, step: Statement) -> list[str] | None:
        if not self._here(step, step.subject):
            return None
        return [str(event) for _, event in self.table.told(step.subject, self.heard[step.subject])]

    def do_board(self, step: Statement) -> bool:
        """Board: the picture as it is now."""
        if not self._pass_windows(step):
            return False
        now = self.table.picture().split("\n\n")[0].split("\n")
        expected = [line.rstrip() for line in step.picture]
        if expected != now:
            self._differ(step, "the board looks different", _diff(expected, now))
        return True

    def do_then(self, step: Statement) -> bool:
        """Then FACT: a line of the printed board."""
        if not self._pass_windows(step):
            return False
        facts = self.table.picture().partition("\n\n")[2].split("\n")
        if step.rest not in facts:
            key = step.rest.split(" ")[0]
            alike = [fact for fact in facts if fact.split(" ")[0] == key]
            kinds = f"nothing of that kind; facts are: {', '.join(self.game.paper.fact_names)}"
            self._differ(step, f"the board does not say {step.rest!r}, but", alike or [kinds])
        return True

    def do_not_then(self, step: Statement) -> bool:
        """Not then: no line of the printed board begins with these words."""
        if not self._pass_windows(step):
            return False
        names = self.game.paper.fact_names
        if not any(f"{step.rest} ".startswith(f"{name} ") for name in names):
            self._differ(step, f"there is no fact {step.rest!r}; facts are: {', '.join(names)}")
        for fact in self.table.picture().partition("\n\n")[2].split("\n"):
            if fact == step.rest or fact.startswith(step.rest + " "):
                self._differ(step, f"the board says {fact!r}")
        return True

    def do_over(self, step: Statement) -> bool:
        """Over ENDING, or over ENDING: WINNER, WINNER."""
        if not self._pass_windows(step):
            return False
        outcome = self.table.outcome
        if outcome is None:
            self._differ(step, "the game is not over")
        elif outcome.ending != step.subject:
            self._differ(step, f"the game ends with {outcome.ending!r}, not with {step.subject!r}")
        elif step.rest and sorted(outcome.winners) != sorted(seat.strip() for seat in step.rest.split(",")):
            self._differ(step, f"the game is won by {', '.join(outcome.winners) or 'nobody'}, not by {step.rest}")
        return True

    def _compare_unused(self, last: Statement) -> None:
        dice = self.table.board.dice
        assert isinstance(dice, ForcedDice)
        for unused in dice.unused():
            self._differ(last, f"nobody rolls these dice: {unused}")


DOERS: dict[str, Callable[[Player, Statement], bool]] = {
    "answer": Player.do_answer,
    "undo": Player.do_undo,
    "no undo": Player.do_no_undo,
    "asked": Player.do_asked,
    "not asked": Player.do_not_asked,
    "refused": Player.do_refused,
    "told": Player.do_told,
    "not told": Player.do_not_told,
    "board": Player.do_board,
    "then": Player.do_then,
    "not then": Player.do_not_then,
    "over": Player.do_over,
}


def _failure(problem: Exception) -> str:
    if isinstance(problem, Refused | MissingDice | Unfaithful):
        return str(problem)
    return f"the rules fail with {problem!r}"


def _diff(expected: Sequence[str], found: Sequence[str]) -> list[str]:
    """A readable difference: - expected, + found."""
    lines = list(difflib.ndiff(list(expected), list(found)))
    return [line.rstrip() for line in lines if not line.startswith("?")]
