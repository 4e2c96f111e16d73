"""The fuzzer: random games with every invariant and property on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused
from unlit.kernel.files.record import Line, record_of, write
from unlit.kernel.game import Game, unread
from unlit.kernel.tables.careful_table import CarefulTable
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Question
from unlit.lab import properties
from unlit.lab.properties import Broken, Laws

SAMPLE = 20  # expensive properties are checked at one position in this many
RARER = 8  # late in a long game, only at one position in an eighth of its length
UNDONE = 10  # one game in this many is played with undos
ODD = 6  # one in this many of a bot's answers is random
LONGEST = 100_000  # decisions; a longer game counts as endless (one against three avatars may take 20,000)


@dataclass(slots=True)
class Failure:
    """A game that broke a property, and where its record is."""

    game: int
    problem: str
    record: str


@dataclass(slots=True)
class Findings:
    """What a run of the fuzzer found."""

    game: str
    seed: str
    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    laws: Laws = field(default_factory=Laws)

    def summary(self) -> dict[str, Any]:
        """Games, decisions, endings, failures."""
        return {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "endings": dict(sorted(self.endings.items())),
            "failures": [{"game": one.game, "problem": one.problem, "record": one.record} for one in self.failures],
        }


class Fuzzer:
    """Plays many games of one kind, each from its own seed: at random, or with a bot, which gets further."""

    def __init__(
        self, game: Game[Any], seed: str, keep: Path, known: set[str] | None = None, bot: Bot | None = None
    ) -> None:
        self.game = game
        self.keep = keep
        self.known = known
        self.bot = bot
        self.findings = Findings(game.name, seed)

    def run(self, games: int, progress: Callable[[], None] = lambda: None) -> Findings:
        """Play this many games."""
        for number in range(1, games + 1):
            self.play(number)
            progress()
        for still in self.findings.laws.spread():
            problem = f"law 3: over {games} games no imagined world differed from the truth in: {still}"
            self.findings.failures.append(Failure(0, problem, ""))
        return self.findings

    def play(self, number: int) -> None:
        """Play one game; if it breaks something, keep its record."""
        found = self.findings
        found.games += 1
        chance = Dice(seed_from(f"fuzz {self.game.name} {found.seed} {number}"))
        setup = {one.name: chance.pick("setting", one.values) for one in self.game.rules.settings}
        seeds = Seeds(bytes(chance.below(256) for _ in range(32)))
        t: GameTable[Any] | None = None
        choice: tuple[str, str, str] | None = None
        try:
            t = deal(self.game, setup, seeds=seeds, kind=CarefulTable)
            decisions = 0
            while t.question is not None:
                choice = None
                self.look(t, chance, decisions)
                question = t.question
                option = self.chosen(t, question, chance)
                choice = (question.seat, question.prompt, str(option))
                t.answer(question.seat, option)
                decisions += 1
                found.decisions += 1
                if decisions > LONGEST:
                    raise Broken(f"ending: none after {LONGEST} decisions")
            choice = None
            properties.invariants(t)
            properties.replay_equals(t)
            if number % UNDONE == 0:
                properties.undos_lead_back(self.game, chance)
            assert t.outcome is not None
            found.endings[t.outcome.ending] += 1
        except Exception as problem:  # noqa: BLE001 (whatever goes wrong in a game is a finding)
            words = str(problem) if isinstance(problem, Broken) else repr(problem)
            if t is None:
                words = f"before the first question: {words}"
            elif choice is None and not isinstance(problem, Broken):
                words = f"while looking ahead from here: {words}"
            found.failures.append(Failure(number, words, self.keep_record(t, number, words, choice)))

    def chosen(self, t: GameTable[Any], question: Question, chance: Dice) -> Option:
        """A random option, or most of the time the bot's."""
        if self.bot is None or chance.below(ODD) == 0:
            return chance.pick("option", question.options)
        return self.bot(Chair(t, question.seat), bytes(chance.below(256) for _ in range(32)))

    def look(self, t: GameTable[Any], chance: Dice, decisions: int = 0) -> None:
        """Check all properties at this position: the cheap ones always, the expensive ones in a sample."""
        assert t.question is not None
        self.findings.options.update(t.question.texts())
        properties.invariants(t)
        if self.known is not None:
            properties.known_options(t, self.known)
        if chance.below(max(SAMPLE, decisions // RARER)):
            return
        properties.refusals_are_refused(t)
        if t.game.paper.parse is not unread:
            properties.picture_parses_back(t)
        properties.fork_disturbs_nothing(t, chance)
        properties.undo_then_redo(t, chance)
        if t.game.eyes.imagine is not None:
            self.look_for_leaks(t, chance)

    def look_for_leaks(self, t: GameTable[Any], chance: Dice) -> None:
        """Check that what a seat is shown does not tell it more than it may know."""
        properties.free_undo_shows_nothing(t, chance)
        for _ in range(3):
            properties.questions_show_nothing(t, chance)
        properties.chair_is_blind(t)
        self.findings.laws.check(t, chance)

    def keep_record(
        self, t: GameTable[Any] | None, number: int, problem: str, choice: tuple[str, str, str] | None
    ) -> str:
        """Keep the game up to the failure, including the answer that led to it; return where, or why that failed."""
        if t is None:
            return ""
        try:
            return self.record(t, number, problem, choice)
        except (OSError, Refused) as trouble:
            return f"(not kept: {trouble})"

    def record(self, t: GameTable[Any], number: int, problem: str, choice: tuple[str, str, str] | None) -> str:
        """Write the record of a failing game."""
        kept = record_of(t)
        entries = kept.entries + ([Line(*choice, "")] if choice is not None else [])
        self.keep.mkdir(parents=True, exist_ok=True)
        seed = re.sub(r"[^A-Za-z0-9]+", "-", self.findings.seed)[:40]
        path = self.keep / f"{self.game.name}-{seed}-{number}.json"
        write(path, msgspec.structs.replace(kept, entries=entries, failure=problem))
        return str(path)
