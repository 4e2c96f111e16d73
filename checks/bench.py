"""Compares figures with their bars, each a ratio or a size from one run; writes bench.json, and never fails."""

from __future__ import annotations

import gc
import json
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import vault

from unlit import alone, escape
from unlit.bots import bot_named
from unlit.escape.box.pieces import Enemy, Kind
from unlit.escape.rules.enemies.activation import activate
from unlit.escape.rules.exploring import placings, with_stack
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import Game
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log

ROOT = Path(__file__).resolve().parent.parent
VAULT, ALONE, ESCAPE = vault.GAME, alone.GAME, escape.GAME
ROUNDS = 7  # each figure is the median of this many, ours and theirs in turn


class Questions:
    """An agent that answers at random and counts the questions with a choice."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed).random
        self.count = 0

    def __call__(self, t: GameTable[Any], seat: str, prompt: str, options: Sequence[Any]) -> Any:
        many = len(options)
        self.count += many > 1
        return options[int(self.chance() * many)]


def our_questions(game: Game[Any], games: int, seed: int) -> float:
    """How many questions with two or more options rollouts answer in a second."""
    agent = Questions(seed)
    start = deal(game, seeds=Seeds(seed_from(f"bench {seed}")))
    begun = time.perf_counter()
    for _ in range(games):
        start.fork().rollout(agent)
    return agent.count / (time.perf_counter() - begun)


def their_questions(seed: int) -> float:
    """The same for catanatron with random players."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    count = 0
    begun = time.perf_counter()
    for one in range(4):
        game = Game([RandomPlayer(color) for color in Color], seed=seed * 100 + one + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            count += len(game.state.playable_actions) > 1
            game.play_tick()
    return count / (time.perf_counter() - begun)


def our_positions(game: Game[Any], seed: int, games: int) -> list[GameTable[Any]]:
    """Positions with a choice, from random games."""
    dice, found = Dice(seed_from(f"positions {seed}")), []
    for one in range(games):
        t = deal(game, seeds=Seeds(seed_from(f"positions {seed} {one}"))).fork()
        while t.question is not None:
            if len(t.question.options) > 1 and dice.below(4) == 0:
                found.append(t.fork())
            t.answer(t.question.seat, dice.pick("option", t.question.options))
    return found


def our_step(game: Game[Any], games: int, seed: int) -> float:
    """Seconds to fork and take one answer."""
    positions = our_positions(game, seed, games)
    chance = random.Random(seed)
    answers = [(t, t.question.seat, chance.choice(t.question.options)) for t in positions if t.question]
    begun = time.perf_counter()
    for t, seat, option in answers:
        t.fork().answer(seat, option)
    return (time.perf_counter() - begun) / len(answers)


def their_step(seed: int) -> float:
    """Seconds that catanatron takes to copy and execute."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(seed)
    positions = []
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    while game.winning_color() is None and game.state.num_turns < 300:
        if len(game.state.playable_actions) > 1:
            positions.append((game.copy(), random.choice(game.state.playable_actions)))
        game.play_tick()
    begun = time.perf_counter()
    for position, action in positions:
        position.copy().execute(action)
    return (time.perf_counter() - begun) / len(positions)


def compared(ours: Callable[[int], float], theirs: Callable[[int], float]) -> tuple[float, float, float]:
    """The median ratio of ours to theirs, taken in turn, and both medians."""
    pairs = [(ours(seed), theirs(seed)) for seed in range(ROUNDS)]
    ratio = statistics.median(one / other for one, other in pairs)
    return ratio, statistics.median(one for one, _ in pairs), statistics.median(other for _, other in pairs)


def memory_of_a_fork() -> float:
    """The bytes that a fork has to itself once it has moved on, on average."""
    positions = our_positions(VAULT, 1, 10)
    chance = random.Random(1)
    moved = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for position in positions:
        fork = position.fork()
        for _ in range(5):
            if fork.question is not None:
                fork.answer(fork.question.seat, chance.choice(fork.question.options))
        moved.append(fork)
    gc.collect()
    size = (tracemalloc.get_traced_memory()[0] - before) / len(moved)
    tracemalloc.stop()
    return size


def late_answers() -> tuple[float, float, float]:
    """What an answer costs after 5,000 answers, as a multiple of what it costs after 50, and both in seconds."""
    text = "\n".join(["    d", "  ## ##", "4  gAB", "  ## ##", "", "rounds 9000"])

    def cost(t: GameTable[Any]) -> float:
        begun = time.perf_counter()
        for _ in range(100):
            assert t.question is not None
            t.answer(t.question.seat, "wait")
        return (time.perf_counter() - begun) / 100

    early, late = [], []
    for one in range(ROUNDS):
        young, old = (
            GameTable(
                VAULT,
                {"rounds": "12"},
                Seeds(bytes(32)),
                VAULT.paper.parse(text, {"rounds": "12"}, Dice(seed_from(f"{one}"))),
                Log(VAULT.rules.seats({})),
            ).start()
            for _ in range(2)
        )
        for t, answers in ((young, 50), (old, 5000)):
            for _ in range(answers):
                assert t.question is not None
                t.answer(t.question.seat, "wait")
        for _ in range(3):
            early.append(cost(young))
            late.append(cost(old))
    ratio = statistics.median(after / before for before, after in zip(early, late, strict=True))
    return ratio, statistics.median(early), statistics.median(late)


def slowest_parts(game: Game[Any], games: int) -> float:
    """Seconds that a part takes to run again, at the 99th percentile of positions from random games."""
    times = []
    for t in our_positions(game, 2, games):
        assert t.question is not None
        begun = time.perf_counter()
        t.fork().answer(t.question.seat, t.question.options[0])
        times.append(time.perf_counter() - begun)
    times.sort()
    return times[int(len(times) * 0.99)]


def hero_imagines(seed: int) -> float:
    """The median of the seconds that ALONE's hero takes to imagine a world in mid-game."""
    times = []
    for t in our_positions(ALONE, seed, 3):
        if t.question is not None and t.question.seat == "hero" and t.board.marker + t.board.turn > 2:
            begun = time.perf_counter()
            t.imagine("hero", bytes(32))
            times.append(time.perf_counter() - begun)
    return statistics.median(times)


def bots_answer(seed: int) -> tuple[float, float]:
    """Seconds that an answer takes in games of ALONE between greedy bots: on average, and at the 99th percentile."""
    bot = bot_named("greedy", "alone")
    times: list[float] = []
    for number in range(6):
        t = deal(ALONE, seeds=Seeds(seed_from(f"bots {seed} {number}"))).fork()
        while t.question is not None:
            seat = t.question.seat
            begun = time.perf_counter()
            option = bot(Chair(t, seat), seed_from(f"{number} {len(times)}"))
            times.append(time.perf_counter() - begun)
            t.answer(seat, option)
    times.sort()
    return statistics.mean(times), times[int(len(times) * 0.99)]


def whole_activation(seed: int) -> float:
    """Seconds that twelve enemies of ESCAPE take to act on forty tiles, most of them moving (median of a hundred)."""
    dice = Dice(seed_from(f"activation {seed}"))
    t = deal(ESCAPE, {"players": "4"}, seeds=Seeds(seed_from(f"activation {seed}"))).fork()
    b = t.board.copy()
    while len(b.map.laid) < 40:
        doors = [(tile, door) for tile in range(len(b.map.laid)) for door in b.map.unexplored(tile)]
        tile, door = dice.pick("door", doors)
        name = next(stack[-1] for stack in b.stacks if stack)
        placing = dice.pick("placing", placings(b.map, name, tile, door.edge))
        b.map = b.map.with_tile(placing.plan, placing.column, placing.row)
        place = next(place for place, stack in enumerate(b.stacks) if stack)
        with_stack(b, place, b.stacks[place][:-1])
    enemies = [Enemy(kind, number) for kind in (Kind.GUARD, Kind.CLONE) for number in range(1, 7)]
    b.enemies = {enemy: dice.below(40) for enemy in enemies}
    times = []
    for _ in range(100):
        one: GameTable[Any] = GameTable(ESCAPE, t.setup, t.seeds, b.copy(), None, t.seats)
        one.rolling, one._agent = True, lambda t, seat, prompt, options: options[0]
        begun = time.perf_counter()
        for enemy in enemies:
            activate(one, enemy)
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def main() -> None:
    """Take all figures, print them, write bench.json."""
    rows: list[dict[str, Any]] = []

    def bar(name: str, figure: float, *, met: bool, words: str) -> None:
        rows.append({"bar": name, "figure": round(figure, 4), "met": met})
        print(f"{'met   ' if met else 'MISSED'}  {name}: {words}", flush=True)

    for game, least, games in ((VAULT, 10, 120), (ALONE, 3, 12), (ESCAPE, 3, 60)):
        ratio, ours, theirs = compared(partial(our_questions, game, games), their_questions)
        words = f"{ratio:.1f} times ({ours:,.0f} a second, catanatron {theirs:,.0f})"
        name = f"{game.name}: questions with a choice a second in rollouts, at least {least} times catanatron's"
        bar(name, ratio, met=ratio >= least, words=words)
    for game, games in ((VAULT, 10), (ALONE, 2)):
        ratio, ours, theirs = compared(partial(our_step, game, games), their_step)
        words = f"{ratio:.2f} ({ours * 1e6:.1f} µs, catanatron {theirs * 1e6:.1f} µs)"
        name = f"{game.name}: fork and answer, at most a third of catanatron's copy and execute"
        bar(name, ratio, met=ratio <= 1 / 3, words=words)
    size = memory_of_a_fork()
    bar("bytes of a fork that has moved on, under 8 kB", size, met=size < 8000, words=f"{size:,.0f} bytes")
    ratio, ours, theirs = late_answers()
    words = f"{ratio:.2f} ({ours * 1e6:.1f} µs after 50, {theirs * 1e6:.1f} µs after 5,000)"
    bar(
        "an answer after 5,000 answers costs what it cost after 50, within a quarter",
        ratio,
        met=ratio <= 1.25,
        words=words,
    )
    for game, games in ((VAULT, 30), (ALONE, 4), (ESCAPE, 20)):
        slow = slowest_parts(game, games)
        name = f"{game.name}: a part runs again in under 2 ms at the 99th percentile"
        bar(name, slow, met=slow < 0.002, words=f"{slow * 1e3:.2f} ms")
    median = statistics.median(hero_imagines(seed) for seed in range(3))
    name = "alone: a world that the hero imagines in mid-game, under 2 ms at the median"
    bar(name, median, met=median < 0.002, words=f"{median * 1e3:.2f} ms")
    acting = statistics.median(whole_activation(seed) for seed in range(5))
    name = "escape: twelve enemies act on forty tiles in under 1 ms"
    bar(name, acting, met=acting < 0.001, words=f"{acting * 1e3:.2f} ms")
    mean, late = bots_answer(1)
    name = "alone: a greedy bot answers in 5 ms"
    bar(
        name,
        mean,
        met=mean < 0.005,
        words=f"{mean * 1e3:.2f} ms on average, {late * 1e3:.1f} ms at the 99th percentile",
    )
    (ROOT / "bench.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
