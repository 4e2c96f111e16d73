"""Prisoners who steer a game toward an ending that is rare by chance."""

from __future__ import annotations

from unlit.bots.escape.ahead import challenge_of, odds
from unlit.bots.escape.prisoner import play_prisoner
from unlit.bots.random import play_randomly
from unlit.escape.board.board import Board, active_on
from unlit.escape.box.pieces import FearStep, Kind
from unlit.escape.cards.scenarios.seven import DOCTOR
from unlit.escape.rules.actions.attack import ATTACK, AttackEnemy
from unlit.escape.rules.actions.unlock import Unlock
from unlit.escape.rules.choices import END_TURN, ESCAPE, USE
from unlit.escape.rules.hand import Play
from unlit.kernel.chance.dice import Dice
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Question

A_CHANCE = 0.3


def is_loud(option: Option) -> bool:
    """Whether an option brings threat."""
    if isinstance(option, AttackEnemy):
        return option.enemy.kind is Kind.GUARD
    return isinstance(option, Unlock) or option == USE("stolen_radio")


def stay(chair: Chair, seed: bytes) -> Option:
    """Make noise until lockdown, then wait for its end; never escape."""
    question = chair.question
    if question.prompt != "turn":
        return play_prisoner(chair, seed)
    b: Board = chair.imagine(seed).board
    loud = [option for option in question.options if is_loud(option)]
    if loud and not b.lockdown:
        return Dice(seed).pick("noise", loud)
    if b.lockdown and not active_on(b, b.people[chair.seat].at):
        return END_TURN
    return remain(chair, seed)


def remain(chair: Chair, seed: bytes) -> Option:
    """The best option, as long as it is not to escape."""
    others = [option for option in chair.question.options if option != ESCAPE]
    if len(others) < len(chair.question.options):
        chair.question = Question(chair.seat, chair.question.prompt, others)
    return play_prisoner(chair, seed)


def hunt(chair: Chair, seed: bytes) -> Option:
    """Wait for Dr. Cronos with a full hand, attack him if the odds are good, and escape once he is dead."""
    b: Board = chair.imagine(seed).board
    if chair.question.prompt != "turn" or DOCTOR not in b.enemies:
        return play_prisoner(chair, seed)
    one, attack = b.people[chair.seat], ATTACK[DOCTOR]
    challenge = challenge_of(b, chair.seat, attack)
    assert challenge is not None
    if attack in chair.question.options and odds(b, challenge) >= A_CHANCE:
        return attack
    return END_TURN if len(one.hand) == one.vitality and not active_on(b, one.at) else remain(chair, seed)


def despair(chair: Chair, seed: bytes) -> Option:
    """Play all cards to raise fear, then answer at random."""
    options = chair.question.options
    if chair.question.prompt == "turn":
        alarms = tuple(option for option in options if isinstance(option, Play) and option.for_ is FearStep.MORE)
        options = alarms or options
    return Dice(seed).pick("answer", options)


POLICIES: dict[str, Bot] = {
    "chance": play_randomly,
    "despair": despair,
    "greedy": play_prisoner,
    "stay": stay,
    "hunt": hunt,
}
TOWARD = {
    "escaped": ("greedy",),
    "held out": ("greedy",),
    "lost": ("chance", "despair", "greedy"),
    "shut in": ("chance", "stay"),
    "burned": ("stay",),
    "taken": ("chance", "greedy"),
    "devoured": ("chance",),
    "carried off": ("chance", "greedy"),
    "cronos dead": ("hunt", "greedy"),
}
"""The policies that look for each ending, one after another."""
