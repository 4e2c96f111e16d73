"""Looking ahead: playing the rest of a turn on imagined tables, quickly and by habit."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from unlit.bots.escape.odds import chance
from unlit.bots.escape.ways import goals, ways
from unlit.bots.escape.worth import worth
from unlit.escape.board.board import Board, active_on, strength_of
from unlit.escape.box.pieces import Purpose, Stat
from unlit.escape.rules.actions.access import RATING, AccessPanel
from unlit.escape.rules.actions.attack import AttackEnemy
from unlit.escape.rules.actions.bull_rush import BullRush
from unlit.escape.rules.actions.outwit import Outwit, count_of
from unlit.escape.rules.actions.unlock import RATINGS, Unlock
from unlit.escape.rules.choices import END_TURN, Escape
from unlit.escape.rules.exploring import AtDoor, Explore
from unlit.escape.rules.hand import Play
from unlit.escape.rules.moments import Challenge, M
from unlit.escape.rules.moving import TO_LEAVE, Crawl, Move, to_rush
from unlit.escape.rules.responses import dice_for
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import offered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unlit.kernel.tables.chair import Chair
    from unlit.kernel.tables.game_table import GameTable
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

KEPT = 2  # cards that it keeps rather than plays for a challenge
WORTH_A_CARD = 0.15  # how much a card has to add to the chance of success
WORTH_A_TRY = 0.25
SURE = 0.5  # the chance from which it tries a panel
ROUNDS = ((2, 99), (4, 3))  # how many imagined tables, and how many options to look at on them
STAKE = 3.0  # what success is worth if it never happened
CAUTION = 1.5  # how many moves each enemy on a tile ahead counts as
Step: TypeAlias = Move | Explore | Crawl
STEPS: Final = (Move, Explore, Crawl)


class TurnOver(Exception):
    """The next turn has begun, which is far enough."""


class Attempt:
    """A challenge action, and how to tell later whether it was passed."""

    def __init__(self, b: Board, challenge: Challenge) -> None:
        self.challenge = challenge
        self.at = b.people[challenge.seat].at
        self.held = len(active_on(b, self.at))
        self.locked = len(b.map.locked)

    def passed(self, b: Board) -> bool:
        """Whether the challenge was passed."""
        purpose = self.challenge.purpose
        if purpose is Purpose.ATTACK:
            return len(active_on(b, self.at)) < self.held
        if purpose is Purpose.UNLOCK:
            return len(b.map.locked) < self.locked
        return self.at in b.accessed if purpose is Purpose.ACCESS else self.at in b.freed or b.rush >= 0


class Habits:
    """How everyone answers on an imagined table, after a first answer."""

    def __init__(self, b: Board, first: Option) -> None:
        self.first: Option | None = first
        self.drawn = len(b.discards["events"])
        self.attempt: Attempt | None = None
        self.succeeded: bool | None = None  # whether the first answer was a challenge, and was passed

    def __call__(self, t: GameTable[Board], seat: Seat, prompt: str, options: Sequence[Any]) -> Any:
        """Answer by habit."""
        b = t.board
        if self.first is not None:
            first, self.first = self.first, None
            chosen = offered(options, first)
            assert chosen is not None
            if prompt == "turn":
                self.try_challenge(b, seat, chosen)
                self.succeeded = False if self.attempt is not None else None
            return chosen
        if prompt == "turn":
            if self.succeeded is False and self.attempt is not None and self.attempt.passed(b):
                self.succeeded = True
            self.attempt = None
            if len(b.discards["events"]) != self.drawn:
                raise TurnOver
            chosen = in_turn(b, seat, options)
            self.try_challenge(b, seat, chosen)
            return chosen
        if prompt == M.CHALLENGE.value:
            return self.add_card(b, seat, options)
        return nearest(b, seat, options) if prompt == "lay tile at" else options[0]

    def try_challenge(self, b: Board, seat: Seat, chosen: Option) -> None:
        """Remember the challenge, if the option chosen is one."""
        challenge = challenge_of(b, seat, chosen)
        self.attempt = Attempt(b, challenge) if challenge is not None else None

    def add_card(self, b: Board, seat: Seat, options: Sequence[Any]) -> Any:
        """Play the best bonus for the player's own challenge, if it is worth a card."""
        if self.attempt is None or self.attempt.challenge.seat != seat or len(b.people[seat].hand) <= KEPT:
            return PASS
        challenge = self.attempt.challenge
        stat = challenge.stat
        uses = [one for one in options if isinstance(one, Play) and one.for_ is stat]
        if not uses:
            return PASS
        best = max(uses, key=lambda use: b.box.adrenaline[use.card].bonus)
        dice = dice_for(b, challenge)
        more = chance(dice + b.box.adrenaline[best.card].bonus, stat, challenge.rating)
        return best if more - chance(dice, stat, challenge.rating) >= WORTH_A_CARD else PASS


def challenge_of(b: Board, seat: Seat, option: Option) -> Challenge | None:
    """The challenge that an option of a turn means, if any."""
    if isinstance(option, AttackEnemy):
        return Challenge(seat, Stat.STRENGTH, b.box.enemies[option.enemy.kind].toughness, Purpose.ATTACK)
    if isinstance(option, BullRush):
        return Challenge(seat, Stat.STRENGTH, to_rush(b, b.people[seat].at), Purpose.BULL_RUSH)
    if isinstance(option, Outwit):
        return Challenge(
            seat, Stat.INTELLIGENCE, count_of(b, b.people[seat].at, option.whom) + TO_LEAVE, Purpose.OUTWIT
        )
    if isinstance(option, Unlock):
        return Challenge(seat, option.by, RATINGS[option.by], Purpose.UNLOCK)
    if isinstance(option, AccessPanel):
        return Challenge(seat, Stat.INTELLIGENCE, RATING, Purpose.ACCESS)
    return None


def odds(b: Board, challenge: Challenge) -> float:
    """How likely the player is to pass a challenge, with the cards that it can spare."""
    hand = b.people[challenge.seat].hand
    rows = [b.box.adrenaline[card] for card in hand]
    fitting = sorted([row.bonus for row in rows if row.stat is challenge.stat], reverse=True)
    dice = dice_for(b, challenge) + sum(fitting[: max(0, len(hand) - KEPT)])
    return chance(dice, challenge.stat, challenge.rating)


def nearest(b: Board, seat: Seat, options: Sequence[AtDoor]) -> AtDoor:
    """The door nearest to a player."""
    at = b.people[seat].at
    if at < 0:
        return options[0]
    steps = b.map.steps(at)
    return min(options, key=lambda option: steps[b.map.tile(option.tile)])


def in_turn(b: Board, seat: Seat, options: Sequence[Option], caution: float = CAUTION) -> Option:
    """Escape if possible; try a panel; get past enemies; move toward the goal; or end the turn."""
    at = b.people[seat].at
    steps: list[Step] = []
    panel = None
    for one in options:
        if isinstance(one, STEPS):
            steps.append(one)
        elif isinstance(one, Escape):
            return one
        elif isinstance(one, AccessPanel):
            panel = one
    if not b.challenged:
        if panel is not None and at in goals(b, seat):
            challenge = challenge_of(b, seat, panel)
            assert challenge is not None
            if odds(b, challenge) >= SURE:
                return panel
        if not steps and active_on(b, at):
            return best_try(b, seat, options)
    return best_step(b, seat, steps, caution) or END_TURN


def best_try(b: Board, seat: Seat, options: Sequence[Option]) -> Option:
    """The challenge most likely to free the way; an attack helps less against several enemies."""
    best: Option = END_TURN
    most = WORTH_A_TRY
    crowd = len(active_on(b, b.people[seat].at))
    for option in options:
        challenge = challenge_of(b, seat, option)
        if challenge is not None and challenge.purpose is not Purpose.UNLOCK:
            likely = odds(b, challenge) * (0.4 if challenge.purpose is Purpose.ATTACK and crowd > 1 else 1.0)
            if likely > most:
                best, most = option, likely
    return best


def best_step(b: Board, seat: Seat, steps: list[Step], caution: float) -> Option | None:
    """The step that leads closest to the goal, if any leads closer."""
    if not steps:
        return None
    at = b.people[seat].at
    far = ways(b, seat)
    best, least = None, far[at] + 0.1
    for step in steps:
        if isinstance(step, Explore):
            length = far[at] - 0.5
        else:
            tile = b.map.tile(step.tile)
            length = far[tile] + caution * strength_of(b, active_on(b, tile)) + (0.2 if isinstance(step, Move) else 1.2)
        if length < least:
            best, least = step, length
    return best


class Outlook:
    """Where an option leads, over more and more imagined tables."""

    def __init__(self, option: Option, likely: float) -> None:
        self.option = option
        self.likely = likely  # how likely it succeeds, if it is a challenge
        self.values: dict[bool | None, list[float]] = {True: [], False: [], None: []}

    def look(self, world: GameTable[Board], seat: Seat) -> None:
        """Play the turn to its end, and note what the position is worth."""
        fork = world.fork()
        habits = Habits(world.board, self.option)
        with suppress(TurnOver):
            fork.rollout(habits)
        self.values[habits.succeeded].append(worth(fork, seat))

    @property
    def value(self) -> float:
        """The average; a challenge's success and failure are weighted by their odds, not by how often they happened."""
        passed, failed, other = (mean(self.values[how]) for how in (True, False, None))
        if other is not None:
            return other
        if failed is None:
            failed = (passed or 0.0) - STAKE
        if passed is None:
            passed = failed + STAKE
        return self.likely * passed + (1 - self.likely) * failed


def mean(values: list[float]) -> float | None:
    """The mean of some values; None without values."""
    return sum(values) / len(values) if values else None


def best_of(chair: Chair, seed: bytes, options: list[Option]) -> Option:
    """The best option: look at all of them on a few imagined tables, and at the best of them on more."""
    worlds = (chair.imagine(seed[:-1] + bytes([number])) for number in range(256))
    b: Board = chair.imagine(seed).board
    left = []
    for option in options:
        challenge = challenge_of(b, chair.seat, option) if chair.question.prompt == "turn" else None
        left.append(Outlook(option, odds(b, challenge) if challenge is not None else 0.0))
    for count, most in ROUNDS:
        left = left[:most]
        for world in islice(worlds, count):
            for one in left:
                one.look(world, chair.seat)
        left.sort(key=lambda one: -one.value)
    return left[0].option
