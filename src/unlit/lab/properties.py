"""What must hold at every position of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

from unlit.kernel.chance.dice import Dice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.record import first_difference, record_of
from unlit.kernel.game import Game
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import Agent, GameTable, deal
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Question, Seat

SOON = 25  # how many questions to play on an imagined table if not to the end


class Broken(Exception):
    """A property does not hold."""


class FarEnough(Exception):
    """An imagined game was played for long enough."""


def state(t: GameTable[Any]) -> tuple[object, ...]:
    """Everything that two equal tables have in common."""
    question = (t.question.seat, t.question.prompt, t.question.options) if t.question else None
    return (t.picture(), t.board.dice.state(), question, t.outcome)


def random_agent(dice: Dice) -> Agent:
    """An agent that answers at random."""

    def answer(t: GameTable[Any], seat: Seat, prompt: str, options: Any) -> Any:
        return dice.pick("answer", options)

    return answer


def invariants(t: GameTable[Any]) -> None:
    """The game's own invariants hold, and the question can be answered."""
    wrong = t.game.rules.broken(t.board)
    if wrong:
        raise Broken(f"invariant: {'; '.join(wrong)}")
    if t.question is None:
        return
    texts = t.question.texts()
    if len(set(texts)) != len(texts):
        raise Broken(f"options: two with one text at {t.question.prompt!r}: {texts}")
    if t.question.seat not in t.seats:
        raise Broken(f"options: {t.question.seat!r} does not sit here")


def known_options(t: GameTable[Any], known: set[str]) -> None:
    """Every option offered is in the game's list."""
    for text in t.question.texts() if t.question else ():
        if text not in known:
            raise Broken(f"options: {text!r} is not in the game's list of options")


def refusals_are_refused(t: GameTable[Any]) -> None:
    """What is refused with a reason is not offered, and its rule exists."""
    if t.question is None:
        return
    offered = t.question.texts()
    rules = rulebook(t.game.package).rules()
    for refusal in t.question.refusals(t.board):
        if str(refusal.option) in offered:
            raise Broken(f"refusals: {str(refusal.option)!r} is offered and refused by {refusal.rule}")
        if refusal.rule not in rules:
            raise Broken(f"refusals: {str(refusal.option)!r} is refused by {refusal.rule}, which is not a rule")


def picture_parses_back(t: GameTable[Any]) -> None:
    """What a board prints parses back to that board."""
    text = t.picture()
    again = t.game.paper.printed(t.game.paper.parse(text, t.setup, t.board.dice.copy()))
    if again != text:
        raise Broken(f"picture: the board prints as\n{text}\nand that reads as\n{again}")


def fork_disturbs_nothing(t: GameTable[Any], dice: Dice) -> None:
    """A fork equals its table, answers lead to the same place, and playing on with it leaves the table as it was."""
    before = state(t)
    fork = t.fork()
    if state(fork) != before:
        raise Broken("fork: differs at once")
    if t.question is not None:
        seat, option = t.question.seat, dice.pick("option", t.question.options)
        fork.answer(seat, option)
        twin = t.twin()
        twin.answer(seat, str(option))
        if state(fork) != state(twin):
            raise Broken("fork: the same answer leads elsewhere")
        fork.fork().rollout(random_agent(dice))
    if state(t) != before:
        raise Broken("fork: disturbed its table")


def undo_then_redo(t: GameTable[Any], dice: Dice) -> None:
    """Undoing an answer leads back to the position; after a free undo, the same answer leads to the same place."""
    if t.question is None:
        return
    twin = t.twin()
    seat, before, told = t.question.seat, state(twin), _all_told(twin)
    option = dice.pick("option", t.question.options)
    twin.answer(seat, option)
    after, told_after = state(twin), _all_told(twin)
    free = twin.can_undo(seat)
    twin.undo(seat, () if free else twin.seats)
    if not free:
        if twin.picture() != before[0] or state(twin)[2] != before[2] or _all_told(twin) != told:
            raise Broken("undo: a granted undo does not lead back")
        return
    if state(twin) != before or _all_told(twin) != told:
        raise Broken("undo: a free undo does not lead back")
    twin.answer(seat, option)
    if state(twin) != after or _all_told(twin) != told_after:
        raise Broken("undo: the same answer leads elsewhere")


class Undoing:
    """Random answers and undos by every seat; each undo restores the board and every log."""

    def __init__(self, t: GameTable[Any]) -> None:
        self.t = t
        self.seats: list[Seat] = []  # who gave the answers that stand
        self.before = [self._now()]  # the state before each of them, and now

    def answer(self, dice: Dice) -> None:
        """The seat asked answers at random."""
        assert self.t.question is not None
        self.seats.append(self.t.question.seat)
        self.t.answer(self.t.question.seat, dice.pick("option", self.t.question.options))
        self.before.append(self._now())

    def undo(self, dice: Dice) -> None:
        """Any seat with an answer that stands takes it back, with the others' consent."""
        seat = dice.pick("seat", sorted(set(self.seats)))
        place = len(self.seats) - 1 - self.seats[::-1].index(seat)
        free = self.t.can_undo(seat)
        self.t.undo(seat, self.t.seats)
        del self.seats[place:], self.before[place + 1 :]
        now, then = self._now(), self.before[-1]
        if (free and now != then) or now[1:] != then[1:]:
            raise Broken(f"undo: {seat}'s {'free' if free else 'granted'} undo leads elsewhere")
        self.before[-1] = now

    def _now(self) -> tuple[object, ...]:
        board, dice, question, outcome = state(self.t)
        told = [[str(event) for event in self.t.standing(seat)] for seat in (*self.t.seats, SPECTATOR)]
        return (dice, board, question, outcome, told)


def undos_lead_back(game: Game[Any], dice: Dice) -> None:
    """Play a random game in which undos follow about every third answer, then replay it."""
    t = deal(game, seeds=Seeds(_seed(dice)))
    undoing = Undoing(t)
    for _ in range(150):
        if t.question is None:
            break
        undoing.answer(dice)
        while undoing.seats and dice.below(3) == 0:
            undoing.undo(dice)
    replay_equals(t)


def free_undo_shows_nothing(t: GameTable[Any], dice: Dice) -> None:
    """If a seat can freely undo an answer, it could have foreseen everything that it saw afterwards."""
    if t.question is None:
        return
    seat = t.question.seat
    option = dice.pick("option", t.question.options)
    twin = t.twin()
    twin.answer(seat, option)
    if not twin.can_undo(seat):
        return
    for _ in range(3):
        world = t.imagine(seat, _seed(dice))
        world.answer(seat, str(option))
        if world.view(seat) != twin.view(seat):
            raise Broken(f"undo: {str(option)!r} can be taken back freely after {seat} has seen something new")


def questions_show_nothing(t: GameTable[Any], dice: Dice) -> None:
    """On two tables that a seat cannot tell apart, its next question is the same: prompt, options, facts, reasons."""
    if t.question is None:
        return
    seat = t.question.seat
    truth, world = t.fork(), t.imagine(seat, _seed(dice))
    drawn = [one.board.dice.drawn for one in (truth, world)]
    option = str(dice.pick("option", t.question.options))
    for _ in range(8):
        question = truth.question
        if question is None or world.question is None or _asked(world)[:2] != _asked(truth)[:2]:
            return
        if world.question.find(option) is None:
            return
        truth.answer(question.seat, option)
        try:
            world.answer(question.seat, option)
        except Exception as problem:
            raise Broken(f"law 4: an imagined game fails with {problem!r}") from problem
        rolled = [one.board.dice.drawn - before for one, before in zip((truth, world), drawn, strict=True)]
        if rolled != [0, 0] or truth.view(seat) != world.view(seat) or truth.question is None:
            return
        if truth.question.seat == seat and _asked(truth) != _asked(world):
            raise Broken(f"two worlds: {seat} can tell them apart by {_asked(truth)} and {_asked(world)}")
        option = str(dice.pick("option", truth.question.options))


def _asked(t: GameTable[Any]) -> tuple[object, ...]:
    question = t.question
    if question is None:
        return ("", "")
    return (question.seat, question.prompt, question.texts(), question.about(t.board), question.refusals(t.board))


def replay_equals(t: GameTable[Any]) -> None:
    """The record of a table replays to it, entry by entry."""
    difference = first_difference(t.game, record_of(t))
    if difference is not None:
        raise Broken(f"replay: {difference}")


class Laws:
    """The laws of imagining; the third is checked over a whole run."""

    def __init__(self, imagine: Callable[[GameTable[Any], Seat, bytes], GameTable[Any]] | None = None) -> None:
        self.imagine = imagine or (lambda t, seat, seed: t.imagine(seat, seed))
        self.seen: Counter[tuple[Seat, str]] = Counter()  # hidden fields that held something, for each seat
        self.differed: Counter[tuple[Seat, str]] = Counter()

    def check(self, t: GameTable[Any], dice: Dice, *, to_the_end: bool = True) -> None:
        """Check laws 1, 2 and 4 at this position, and count for law 3; law 4 is expensive if played to the end."""
        if t.question is None:
            return
        seat = t.question.seat
        one, two = _seed(dice), _seed(dice)
        world = self.imagine(t, seat, one)
        if world.view(seat) != t.view(seat):
            raise Broken(f"law 1: {seat} can tell an imagined table by its view")
        if world.knowledge(seat) != t.knowledge(seat):
            raise Broken(f"law 1: {seat} can tell an imagined table by its knowledge")
        assert world.question is not None
        for made in (Question.about, Question.refusals):
            if made(world.question, world.board) != made(t.question, t.board):
                raise Broken(f"law 1: the {made.__name__} of {t.question.prompt!r} tell {seat} what it may not know")
        again, direct = self.imagine(world, seat, two), self.imagine(t, seat, two)
        if state(again) != state(direct):
            raise Broken(f"law 2: what {seat} imagines depends on the truth")
        self._count(t, world, seat)
        self._alive(world, dice, None if to_the_end else SOON)

    def _count(self, t: GameTable[Any], world: GameTable[Any], seat: Seat) -> None:
        truth, dreamt = t.game.eyes.hidden(t.board, seat), t.game.eyes.hidden(world.board, seat)
        for field, value in truth.items():
            if value:
                self.seen[seat, field] += 1
                self.differed[seat, field] += dreamt.get(field) != value

    def _alive(self, world: GameTable[Any], dice: Dice, most: int | None) -> None:
        """Law 4: an imagined game can be played to its end, or for this many questions, without breaking anything."""
        wrong = world.game.rules.broken(world.board)
        if wrong:
            raise Broken(f"law 4: an imagined board is broken: {'; '.join(wrong)}")
        answer = random_agent(dice)
        questions = count()

        def careful(t: GameTable[Any], seat: Seat, prompt: str, options: Any) -> Any:
            if t.game.rules.broken(t.board):
                raise Broken(f"law 4: an imagined game breaks: {'; '.join(t.game.rules.broken(t.board))}")
            if next(questions) == most:
                raise FarEnough
            return answer(t, seat, prompt, options)

        try:
            world.fork().rollout(careful)
        except FarEnough:
            pass
        except Broken:
            raise
        except Exception as problem:
            raise Broken(f"law 4: an imagined game fails with {problem!r}") from problem

    def spread(self, least: int = 50) -> list[str]:
        """Law 3: the hidden fields that were checked at least this often and never differed from the truth."""
        return [
            f"{field}, imagined by {seat}"
            for (seat, field), times in self.seen.items()
            if times >= least and not self.differed[seat, field]
        ]


def chair_is_blind(t: GameTable[Any]) -> None:
    """An imagined table gives away nothing about the true one."""
    if t.question is None:
        return
    world = Chair(t, t.question.seat).imagine(bytes(32))
    if world.seeds.secret == t.seeds.secret or world.told(t.question.seat) or world.happened():
        raise Broken("imagine: an imagined table holds the seeds or the log of the true one")
    for forbidden in (world.entries, world.check, lambda: world.undo(world.seats[0]), world.__reduce__):
        try:
            forbidden()
        except Refused:
            continue
        raise Broken("imagine: an imagined table does not refuse undo, record and pickling")


def _seed(dice: Dice) -> bytes:
    return bytes(dice.below(256) for _ in range(32))


def _all_told(t: GameTable[Any]) -> list[list[str]]:
    return [[str(event) for event in t.standing(seat)] for seat in t.seats]
