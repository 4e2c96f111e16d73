"""Many games between bots: the same games whatever the number of workers, kept as they are finished."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from unlit import shelf
from unlit.bots import bot_named, seated
from unlit.kernel.chair import Chair
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import deal

NORMAL = 1.96  # the quantile of a 95 % interval
LONGEST, UNFINISHED = 20_000, "unfinished"  # answers; bots that go on longer get nowhere
TASK, GAMES = "task.json", "games.jsonl"


class Task(msgspec.Struct, frozen=True):
    """What is played: a game, a seed, who plays, and the set-ups that take turns."""

    game: str
    rules: int
    box: int
    seed: str
    seats: dict[str, str]
    setups: list[dict[str, str]]

    @staticmethod
    def of(game: Game[Any], seed: str, seats: Mapping[str, str], settings: Mapping[str, str]) -> Task:
        """A task; whoever and whatever there is not is refused."""
        chosen = [[(name, value) for value in values.split(",")] for name, values in settings.items()]
        setups = [complete_setup(game, dict(one)) for one in product(*chosen)]
        for setup in setups:
            for bot in seated(game.seats(setup), seats).values():
                bot_named(bot, game.name)
        return Task(game.name, game.rules_version, game.box_version, seed, dict(seats), setups)


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its number, its set-up, how it ended and for whom well, and how many answers it took."""

    number: int
    setup: dict[str, str]
    ending: str
    winners: list[str]
    answers: int


def play(task: Task, number: int) -> Played:
    """One game of a task, which depends on nothing but its number."""
    game = shelf.game_named(task.game)
    setup = task.setups[(number - 1) % len(task.setups)]
    t = deal(game, setup, seeds=Seeds(seed_from(f"sim {task.seed} {number}"))).fork()
    bots = dict.fromkeys(t.seats, "random") | seated(t.seats, task.seats)
    players = {seat: bot_named(bot, game.name) for seat, bot in bots.items()}
    answers = 0
    while t.question is not None and answers < LONGEST:
        seat = t.question.seat
        answers += 1
        seed = seed_from(f"sim {task.seed} {number} answer {answers}")
        t.answer(seat, players[seat](Chair(t, seat), seed))
    ending, winners = t.outcome if t.outcome is not None else (UNFINISHED, ())
    return Played(number, setup, ending, list(winners), answers)


class Simulation:
    """A task, and the folder that keeps its games."""

    def __init__(self, task: Task, out: Path | None) -> None:
        self.task = task
        self.out = out
        self.played: dict[int, Played] = {}
        if out is not None:
            self._open(out)

    def _open(self, out: Path) -> None:
        """Go on with what is there, if it is of the same task; a line that was cut off is played again."""
        try:
            out.mkdir(parents=True, exist_ok=True)
            if (out / TASK).exists():
                if msgspec.json.decode((out / TASK).read_bytes(), type=Task) != self.task:
                    raise Refused(f"{out} holds games of another task; name another folder")
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
        """How many of the games were played before."""
        return sum(number <= games for number in self.played)

    def run(self, games: int, workers: int | None, progress: Callable[[], None]) -> list[Played]:
        """Play what is missing; the games in the order of their numbers."""
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


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    share = wins / games
    square = NORMAL * NORMAL / games
    middle = (share + square / 2) / (1 + square)
    half = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def varied(results: list[Played]) -> list[str]:
    """The settings in which the games differ."""
    return [name for name in results[0].setup if len({one.setup[name] for one in results}) > 1]


def summary(results: list[Played]) -> list[dict[str, Any]]:
    """For each set-up: games, endings, answers, and how often each seat won, with a 95 % interval."""
    names = varied(results)
    groups: dict[tuple[str, ...], list[Played]] = {}
    for one in results:
        groups.setdefault(tuple(one.setup[name] for name in names), []).append(one)
    return [
        {
            "setup": dict(zip(names, values, strict=True)),
            "games": len(games),
            "answers": round(sum(one.answers for one in games) / len(games), 1),
            "endings": {ending: sum(one.ending == ending for one in games) for ending in endings_of(games)},
            "wins": {seat: wins_of(seat, games) for seat in winners_of(games)},
        }
        for values, games in sorted(groups.items())
    ]


def endings_of(games: list[Played]) -> list[str]:
    """How they ended."""
    return sorted({one.ending for one in games})


def winners_of(games: list[Played]) -> list[str]:
    """Who ever won."""
    return sorted({seat for one in games for seat in one.winners})


def wins_of(seat: str, games: list[Played]) -> dict[str, float]:
    """How often a seat won."""
    wins = sum(seat in one.winners for one in games)
    low, high = interval(wins, len(games))
    return {"won": wins, "rate": round(wins / len(games), 4), "low": round(low, 4), "high": round(high, 4)}


def table_of(results: list[Played]) -> str:
    """The same in lines of text."""
    lines = []
    for row in summary(results):
        setup = " ".join(f"{name}={value}" for name, value in row["setup"].items())
        lines.append(f"{setup or 'all games'}: {row['games']} games, {row['answers']} answers on average")
        for seat, won in row["wins"].items():
            rate, low, high = (100 * won[name] for name in ("rate", "low", "high"))
            lines.append(f"  {seat} won {won['won']}: {rate:.1f} % (95 %: {low:.1f} to {high:.1f})")
        for ending, times in row["endings"].items():
            lines.append(f"  {ending}: {times}")
    return "\n".join(lines)
