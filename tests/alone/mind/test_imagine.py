"""The laws of imagining for every seat, on random games of all set-ups; bots cannot tell imagined worlds apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from in_turn import setup_in_turn
from sparing import one_in

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board
from unlit.alone.mind.imagine import imagine, imagine_cards
from unlit.alone.mind.knowledge import allows
from unlit.bots import bot_named
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused
from unlit.kernel.files.record import report_of
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.sight import see, why_not
from unlit.kernel.told.events import SPECTATOR, Log
from unlit.lab.properties import Broken, Laws
from unlit.terminal.words import Words

GAMES, RUNS = 200, 20
SAMPLE = 20  # one position out of this many
TO_THE_END = 40  # one out of this many of those is played to its end, the others for a while
PAIRS = 10_000
ENOUGH = 10  # positions for each seat


def sampled(seed: str, games: range, sample: int, longest: int = 20_000) -> Iterator[tuple[GameTable[Any], Dice]]:
    """Sample random games at one question out of this many."""
    for number in games:
        dice = Dice(seed_from(f"{seed} {number}"))
        t = deal(GAME, setup_in_turn(number, dice), seeds=Seeds(seed_from(f"{seed} {number}"))).fork()
        for _ in range(longest):
            if t.question is None:
                break
            if dice.below(sample) == 0:
                yield t, dice
            t.answer(t.question.seat, dice.pick("option", t.question.options))


@pytest.mark.parametrize("run", one_in(RUNS, range(RUNS)))
def test_the_laws_hold_for_every_seat(run: int) -> None:
    laws = Laws()
    for t, dice in sampled("laws", range(GAMES * run // RUNS, GAMES * (run + 1) // RUNS), SAMPLE):
        laws.check(t, dice, to_the_end=dice.below(TO_THE_END) == 0)
    assert laws.spread() == []
    assert {seat for seat, _ in laws.seen} >= {HERO, "evil 1"}


def the_truth(t: GameTable[Any], seat: str, seed: bytes) -> GameTable[Any]:
    """A cheat: hidden things are as they really are."""
    return t.fork()


def in_true_order(b: Board, seat: str, dice: Dice) -> None:
    """A cheat: the dice for what the hero imagines depend on the true deck."""
    dice.mix(" ".join(b.item_deck).encode())
    imagine(b, seat, dice)


@pytest.mark.parametrize(
    ("cheat", "law"),
    [(None, "imagined by"), (imagine_cards, "imagined by hero"), (in_true_order, "law 2")],
    ids=["the truth", "the truth with other cards", "a deal from the true order"],
)
def test_the_laws_catch_cheats(cheat: Any, law: str) -> None:
    laws = Laws(the_truth) if cheat is None else Laws()
    found: list[str] = []
    for t, dice in sampled("cheats", range(3), 10, 700):
        if cheat is not None:
            t.game = replace(GAME, eyes=replace(GAME.eyes, imagine=cheat))
        try:
            laws.check(t, dice, to_the_end=False)
        except Broken as problem:
            found.append(str(problem))
        t.game = GAME
    assert any(law in problem for problem in found + laws.spread())


def test_what_the_hero_imagines_agrees_with_its_memory() -> None:
    worlds = agreeing = 0
    for t, dice in sampled("agreeing", range(6), 4, 900):
        if t.question is not None and t.question.seat == HERO and t.board.hero >= 0:
            world = t.imagine(HERO, seed_from(f"{dice.below(65536)}"))
            worlds += 1
            agreeing += allows(world.board.memory, world.board)
    assert worlds > 200
    assert agreeing >= 0.98 * worlds  # limits of kinds and levels may leave one out


def test_a_hero_without_memory_is_refused() -> None:
    start = at_first_turn()
    board = GAME.paper.parse(start.picture(), start.setup, Dice(bytes(32)))
    t = GameTable(GAME, start.setup, Seeds(bytes(32)), board).start()
    with pytest.raises(Refused, match="does not remember how the game began"):
        t.imagine(HERO, bytes(32))


@cache
def languages() -> list[Words]:
    """The words of both languages."""
    return [Words(GAME, "en"), Words(GAME, "de")]


def leaving(t: GameTable[Any], seat: str) -> bytes:
    """All that leaves the process for a seat: view, log, question, reasons, errors, report, in both languages."""
    parts: list[object] = [see(t, seat).view, t.told(seat), t.can_undo(seat) if seat in t.seats else None]
    parts += [GAME.eyes.show(t.view(seat), words.sentence) for words in languages()]
    question = t.question
    if question is not None and question.seat == seat:
        parts += [question.prompt, question.texts(), question.about(t.board), question.refusals(t.board)]
        parts += [why_not(t, seat, str(refusal.option)) for refusal in question.refusals(t.board)]
    if seat in t.seats:
        parts.append(msgspec.json.encode(report_of(t, seat)))
    trials: list[Callable[[], object]] = [
        lambda: t.answer(seat, "nonsense"),
        lambda: why_not(t, seat, "nonsense"),
        lambda: t.undo(seat),
    ]
    for trial in trials:
        with pytest.raises(Refused) as refused:
            trial()
        parts.append(str(refused.value))
    return repr(parts).encode()


def test_everything_that_leaves_for_a_seat_is_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    looked_at: Counter[str] = Counter()
    for t, dice in sampled("leaving", range(200), 12, 400):
        if t.question is None or t._met[t._first :] or not GAME.rules.asks_first(t._base):
            continue  # a live table starts at a quiet moment
        seat = t.question.seat
        world = t.imagine(seat, seed_from(f"{dice.below(65536)}"))
        live = [
            GameTable(GAME, t.setup, t.seeds, board, Log(t.seats)).start() for board in (t._base, world.board.copy())
        ]
        for watching in (seat, SPECTATOR):
            assert leaving(live[0], watching) == leaving(live[1], watching)
        looked_at[seat] += 1
        if min(looked_at[seat] for seat in GAME.rules.seats({"team": "3"})) >= ENOUGH:
            return
    raise AssertionError("too few games")


def at_first_turn() -> GameTable[Any]:
    """A random game at the hero's first turn."""
    for t, _ in sampled("first turn", range(1), 1):
        if t.question is not None and t.question.prompt == "turn":
            return t
    raise AssertionError


def compare_answers(seed: str, pairs: int) -> None:
    """Each bot gives the same answer in both worlds of this many pairs."""
    bots = [bot_named(name, "alone") for name in ("greedy", "random")]
    count = 0
    for t, dice in islice(sampled(seed, range(1000), 3, 700), pairs):
        assert t.question is not None
        seat = t.question.seat
        world = t.imagine(seat, seed_from(f"{dice.below(65536)}"))
        own = seed_from(f"{dice.below(65536)}")
        for bot in bots:
            assert bot(Chair(t, seat), own) == bot(Chair(world, seat), own)
        count += 1
    assert count == pairs


@pytest.mark.parametrize(("run", "pairs"), one_in(5, [("a few", 400), *((str(run), PAIRS // 4) for run in range(4))]))
def test_a_bot_answers_the_same_in_worlds_that_its_seat_cannot_tell_apart(run: str, pairs: int) -> None:
    compare_answers(f"pairs {run}", pairs)
