"""A greedy prisoner: it does what leads to the best position at the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from unlit.bots.escape.ahead import best_of, in_turn
from unlit.bots.escape.barter import item_of, worth_a_trade
from unlit.bots.escape.odds import chance
from unlit.bots.escape.worth import HAND, nerves
from unlit.escape.board.board import BASE_BY_FEAR, Board, active_on
from unlit.escape.box.pieces import ABILITY, FEARS, TERROR, FearStep, Purpose, Stat
from unlit.escape.rules.actions.trade import PickUp, Trade
from unlit.escape.rules.choices import END_TURN, EndTurn, Escape
from unlit.escape.rules.hand import Play
from unlit.escape.rules.moments import Challenge, M
from unlit.escape.rules.responses import dice_for
from unlit.escape.told.abouts import AboutAttack, AboutChallenge, AboutPerson
from unlit.kernel.told.option import PASS

if TYPE_CHECKING:
    from unlit.kernel.tables.chair import Chair
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat

BEFORE_A_ROLL = (Stat.INTELLIGENCE, Stat.STRENGTH, Stat.TOUGHNESS)
CALMS_AT, ALARMS_AT = (3, 5, 7, 8), (2, 4)  # where a step on the fear track changes something
STAKES = {Purpose.ACCESS: 5.0, Purpose.EVENT: 1.3, Purpose.UNLOCK: 2.0}  # what passing is worth, in cards
USUAL_STAKE = 3.0
FOR_OTHERS = 0.4  # how much another player's success counts
LATE = 10  # event cards left when it is time to move on
TIMED = ("the_swarm", "the_sleepers", "the_doctors_rounds")  # scenarios in which nobody can wait forever


def play_prisoner(chair: Chair, seed: bytes) -> Option:
    """The greedy prisoner's answer."""
    options = cast("list[Option]", list(chair.question.options))
    if len(options) == 1:
        return options[0]
    if chair.question.idle:
        return PASS
    b: Board = chair.imagine(seed).board
    about = chair.question.about(b)
    if chair.question.prompt == "turn":
        on = in_turn(b, chair.seat, options, 0.0) if waited_long(b, chair.seat) else END_TURN
        if not isinstance(on, EndTurn):
            return on
        trade = worth_a_trade(b, chair.seat, options)
        if trade is not None:
            return trade
        options = sensible(b, chair.seat, options)
    elif isinstance(about, AboutPerson) and chair.question.prompt in ("give", "take"):
        return item_of(b, chair.seat, about.who, chair.question.prompt, options)
    elif isinstance(about, AboutChallenge) and chair.question.prompt == M.CHALLENGE.value:
        card = add_card(b, chair.seat, about, options)
        if card is not None:
            return card
        options = [one for one in options if not is_simple(one)]
    elif chair.question.hidden:
        braces = isinstance(about, AboutAttack) and about.who == chair.seat and chair.question.prompt == M.ATTACK.value
        options = [one for one in options if not is_simple(one) or (braces and is_toughness(one))]
    return options[0] if len(options) == 1 else best_of(chair, seed, options)


def waited_long(b: Board, seat: Seat) -> bool:
    """Whether the hand is full and the event deck nearly empty; without time pressure, it might wait forever."""
    one = b.people[seat]
    endless = b.scenario not in TIMED and not b.lockdown
    return endless and len(one.hand) == one.vitality and len(b.decks["events"]) < LATE


def is_bonus(option: Option) -> bool:
    """Whether an option is a card for a stat that a roll will use up."""
    return isinstance(option, Play) and option.for_ in BEFORE_A_ROLL


def is_simple(option: Option) -> bool:
    """Whether an option is a card for fear or for a stat."""
    return isinstance(option, Play) and option.for_ is not ABILITY


def is_toughness(option: Option) -> bool:
    """Whether an option is a card for Toughness."""
    return isinstance(option, Play) and option.for_ is Stat.TOUGHNESS


def sensible(b: Board, seat: Seat, options: list[Option]) -> list[Option]:
    """The options worth considering in a turn: escaping comes first, and cards that add dice wait for the roll."""
    for option in options:
        if isinstance(option, Escape):
            return [option]
    one = b.people[seat]
    spare = len(one.hand) == one.vitality
    fears = set()
    if one.fear in CALMS_AT and (spare or one.fear >= TERROR):
        fears.add(FearStep.LESS)
    if one.fear in ALARMS_AT and spare and active_on(b, one.at):
        fears.add(FearStep.MORE)
    found: list[Option] = []
    for option in options:
        if isinstance(option, Play) and option.for_ in FEARS:
            if option.for_ in fears and option.card == least_card(b, one.hand):
                found.append(option)
        elif not is_bonus(option) and not isinstance(option, Trade):
            found.append(option)
    # With a full hand, waiting gains nothing, and might go on forever.
    waits = spare and not b.moves and not b.challenged
    goes = [option for option in found if not isinstance(option, (EndTurn, PickUp))]
    return goes if waits and goes else found


def least_card(b: Board, hand: tuple[str, ...]) -> str:
    """The card that it would miss least."""
    return min(hand, key=lambda card: (b.box.adrenaline[card].bonus, card))


def add_card(b: Board, seat: Seat, about: AboutChallenge, options: list[Option]) -> Option | None:
    """The card that adds most to the odds of a challenge, by its bonus or by fear, if it is worth a card."""
    challenge = Challenge(about.who, about.stat, about.rating, about.purpose, against=about.against)
    stat = challenge.stat
    dice = dice_for(b, challenge)
    stake = STAKES.get(challenge.purpose, USUAL_STAKE) * (1.0 if challenge.seat == seat else FOR_OTHERS)
    hand = b.people[seat].hand
    least = HAND[len(hand)] - HAND[len(hand) - 1]
    best = None
    for option in options:
        if isinstance(option, Play) and (option.for_ not in FEARS or option.card == least_card(b, hand)):
            added = dice_more(b, seat, challenge, option)
            more = chance(dice + added, stat, challenge.rating)
            gain = stake * (more - chance(dice, stat, challenge.rating)) - alarm_of(b, seat, option)
            if added and gain > least:
                best, least = option, gain
    return best


def dice_more(b: Board, seat: Seat, challenge: Challenge, use: Play) -> int:
    """How many dice a card adds to a challenge by its stat, or to the player's own by moving fear."""
    if use.for_ is challenge.stat:
        return b.box.adrenaline[use.card].bonus
    if not isinstance(use.for_, FearStep) or challenge.seat != seat:
        return 0
    fear = b.people[seat].fear
    return BASE_BY_FEAR[fear + FEARS[use.for_]][challenge.stat] - BASE_BY_FEAR[fear][challenge.stat]


def alarm_of(b: Board, seat: Seat, use: Play) -> float:
    """What a step on the fear track costs; negative if calming down is worth something."""
    fear = b.people[seat].fear
    return nerves(fear + FEARS[use.for_]) - nerves(fear) if isinstance(use.for_, FearStep) else 0.0
