"""A greedy prisoner: of all that it can do, whatever leads to the best position at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.ahead import best_of, in_turn
from unlit.bots.escape.barter import item_of, worth_a_trade
from unlit.bots.escape.odds import chance
from unlit.bots.escape.worth import HAND
from unlit.escape.board import Board, active_on
from unlit.escape.choices import END_TURN, ESCAPE
from unlit.escape.hand import ALARM, CALM, FEARS, Use
from unlit.escape.moments import M, as_told
from unlit.escape.parts import TERROR, Stat
from unlit.escape.responses import dice_for

if TYPE_CHECKING:
    from unlit.kernel.chair import Chair
    from unlit.kernel.question import Option, Seat

BEFORE_A_ROLL = (str(Stat.INTELLIGENCE), str(Stat.STRENGTH))
CALMS_AT, ALARMS_AT = (3, 5, 7, 8), (2, 4)  # where a step on the fear track changes something
STAKES = {"access": 5.0, "event": 1.3, "unlock": 2.0}  # what passing is worth, in cards
USUAL_STAKE = 3.0
FOR_OTHERS = 0.4  # of what it is worth to oneself
LATE = 10  # cards that are left of the events when it is time to go on
TIMED = ("the_swarm", "the_sleepers", "the_doctors_rounds")  # scenarios in which waiting has an end


def play_prisoner(chair: Chair, seed: bytes) -> Option:
    """An answer of the greedy prisoner."""
    options = list(chair.question.options)
    if len(options) == 1:
        return options[0]
    b: Board = chair.imagine(seed).board
    if chair.question.prompt == "turn":
        on = in_turn(b, chair.seat, options, 0.0) if waited_long(b, chair.seat) else END_TURN
        if on != END_TURN:
            return on
        trade = worth_a_trade(b, chair.seat, options)
        if trade is not None:
            return trade
        options = sensible(b, chair.seat, options)
    elif chair.question.prompt in ("give", "take"):
        return item_of(b, chair.seat, str(chair.question.about(b)), chair.question.prompt, options)
    elif chair.question.prompt == M.CHALLENGE.value:
        card = add_card(b, chair, options)
        if card is not None:
            return card
        options = [one for one in options if not is_bonus(one)]
    return options[0] if len(options) == 1 else best_of(chair, seed, options)


def waited_long(b: Board, seat: Seat) -> bool:
    """With a full hand, and the events nearly through: where nothing comes of waiting one might wait for ever."""
    one = b.people[seat]
    endless = b.scenario not in TIMED and not b.lockdown
    return endless and len(one.hand) == one.vitality and len(b.decks["events"]) < LATE


def is_bonus(option: Option) -> bool:
    """Whether it is a card for a stat that a roll will use up."""
    return isinstance(option, Use) and option.what in BEFORE_A_ROLL


def sensible(b: Board, seat: Seat, options: list[Option]) -> list[Option]:
    """What is worth a thought in one's turn: who can get out does, and cards that add dice wait for the roll."""
    if ESCAPE in options:
        return [ESCAPE]
    one = b.people[seat]
    spare = len(one.hand) == one.vitality
    fears = set()
    if one.fear in CALMS_AT and (spare or one.fear >= TERROR):
        fears.add(CALM)
    if one.fear in ALARMS_AT and spare and active_on(b, one.at):
        fears.add(ALARM)
    found: list[Option] = []
    for option in options:
        if isinstance(option, Use) and option.what in FEARS:
            if option.what in fears and option.card == least_card(b, one.hand):
                found.append(option)
        elif not is_bonus(option) and not str(option).startswith("trade"):
            found.append(option)
    # Whoever has a full hand gains nothing by waiting, and might wait for ever.
    waits = spare and not b.moves and not b.challenged
    goes = [option for option in found if option != END_TURN and not str(option).startswith("pick up")]
    return goes if waits and goes else found


def least_card(b: Board, hand: tuple[str, ...]) -> str:
    """The card that is missed least."""
    return min(hand, key=lambda card: (b.box.adrenaline[card].bonus, card))


def add_card(b: Board, chair: Chair, options: list[Option]) -> Option | None:
    """The bonus that adds most to the chance of a challenge, if that is worth a card."""
    challenge = as_told(str(chair.question.about(b)))
    stat = challenge.stat
    dice = dice_for(b, challenge)
    stake = STAKES.get(challenge.purpose, USUAL_STAKE) * (1.0 if challenge.seat == chair.seat else FOR_OTHERS)
    hand = len(b.people[chair.seat].hand)
    least = HAND[hand] - HAND[hand - 1]
    best = None
    for option in options:
        if isinstance(option, Use) and option.what == str(stat):
            more = chance(dice + b.box.adrenaline[option.card].bonus, stat, challenge.rating)
            gain = stake * (more - chance(dice, stat, challenge.rating))
            if gain > least:
                best, least = option, gain
    return best
