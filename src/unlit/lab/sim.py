"""Many games between bots: the same games for any number of workers, kept as they finish."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from unlit import shelf
from unlit.bots import bot_named, seated
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import deal

LONGEST, UNFINISHED = 20_000, "unfinished"  # answers; beyond this, bots get nowhere
TASK, GAMES = "task.json", "games.jsonl"


class Task(msgspec.Struct, frozen=True):
    """What to play: a game, a seed, who plays, and the set-ups that take turns."""

    game: str
    rules: int
    box: str
    seed: str
    seats: dict[str, str]
    setups: list[dict[str, str]]
    box_file: str = ""  # the file of a box that is not one of the game's own

    @staticmethod
    def of(game: Game[Any], seed: str, seats: Mapping[str, str], settings: Mapping[str, str]) -> Task:
        """A task; refuse seats, bots and settings that do not exist."""
        chosen = [[(name, value) for value in values.split(",")] for name, values in settings.items()]
        setups = [complete_setup(game, dict(one)) for one in product(*chosen)]
        for setup in setups:
            for bot in seated(game.rules.seats(setup), seats).values():
                bot_named(bot, game.name)
        return Task(game.name, game.rules.version, game.box.name, seed, dict(seats), setups, game.box.file)


class Played(msgspec.Struct, frozen=True):
    """A game that was played: how it ended, who won, what was in play, which cards were offered and used.

    >>> unlit.simulate("escape", 1, {}, {"players": "1"}).games[0].number
    1
    """

    number: int
    setup: dict[str, str]
    ending: str
    winners: list[str]
    answers: int
    traits: dict[str, list[str]]
    offered: list[str]
    used: list[str]


def play(task: Task, number: int) -> Played:
    """Play one game of a task, which depends on nothing but its number."""
    game = shelf.game_named(task.game).of_box(task.box, task.box_file)
    setup = task.setups[(number - 1) % len(task.setups)]
    t = deal(game, setup, seeds=Seeds(seed_from(f"sim {task.seed} {number}"))).fork()
    bots = dict.fromkeys(t.seats, "random") | seated(t.seats, task.seats)
    players = {seat: bot_named(bot, game.name) for seat, bot in bots.items()}
    cards = game.box.cards().keys()
    answers, offered, used = 0, set[str](), set[str]()
    while t.question is not None and answers < LONGEST:
        seat = t.question.seat
        answers += 1
        seed = seed_from(f"sim {task.seed} {number} answer {answers}")
        chosen = players[seat](Chair(t, seat), seed)
        prompt = t.question.prompt
        offered |= cards & {game.box.card_in(prompt, option) for option in t.question.options}
        used |= cards & {game.box.card_in(prompt, chosen)}
        t.answer(seat, chosen)
    ending, winners = t.outcome if t.outcome is not None else (UNFINISHED, ())
    traits = game.box.traits(t.board)
    return Played(number, setup, ending, list(winners), answers, traits, sorted(offered), sorted(used))


class Simulation:
    """A task, and the folder that keeps its games."""

    def __init__(self, task: Task, out: Path | None) -> None:
        self.task = task
        self.out = out
        self.played: dict[int, Played] = {}
        if out is not None:
            self._open(out)

    def _open(self, out: Path) -> None:
        """Continue with the games in the folder, if they belong to the same task; a line cut off is played again."""
        try:
            out.mkdir(parents=True, exist_ok=True)
            if (out / TASK).exists():
                if msgspec.json.decode((out / TASK).read_bytes(), type=Task) != self.task:
                    raise Refused(f"{out} holds games of a different task; choose another folder")
            else:
                (out / TASK).write_bytes(msgspec.json.format(msgspec.json.encode(self.task)) + b"\n")
            lines = (out / GAMES).read_bytes().splitlines() if (out / GAMES).exists() else []
        except OSError as problem:
            raise Refused(f"{out} cannot be used: {problem.strerror}") from problem
        except msgspec.DecodeError as problem:
            raise BadFile(f"{out / TASK} is damaged: {problem}") from problem
        for line in lines:
            try:
                one = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue
            self.played[one.number] = one

    def known(self, games: int) -> int:
        """How many of the games were already played."""
        return sum(number <= games for number in self.played)

    def run(self, games: int, workers: int | None, progress: Callable[[], None]) -> list[Played]:
        """Play the missing games, and return all of them in the order of their numbers."""
        missing = [number for number in range(1, games + 1) if number not in self.played]
        for one in self._play(missing, workers or os.cpu_count() or 1):
            self.played[one.number] = one
            self._keep([one], "ab")
            progress()
        found = [self.played[number] for number in range(1, games + 1)]
        self._keep([self.played[number] for number in sorted(self.played)], "wb")
        return found

    def _play(self, missing: list[int], workers: int) -> Iterator[Played]:
        if workers == 1 or len(missing) < 2:
            for number in missing:
                yield play(self.task, number)
            return
        with ProcessPoolExecutor(min(workers, len(missing)), mp_context=get_context("spawn")) as pool:
            yield from pool.map(play, [self.task] * len(missing), missing)

    def _keep(self, games: Iterable[Played], mode: str) -> None:
        if self.out is None:
            return
        try:
            with (self.out / GAMES).open(mode) as file:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in games)
        except OSError as problem:
            raise Refused(f"{self.out / GAMES} cannot be written: {problem.strerror}") from problem
