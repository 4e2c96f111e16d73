"""The hero's powers, paid for with the tokens that avatars bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from unlit.alone.board.board import HERO, Board, Creature, creatures_at, is_dangerous, is_lit, is_revealed
from unlit.alone.box.pieces import Damage, Face
from unlit.alone.modules.avatar.events import HeroPowerUsed
from unlit.alone.modules.avatar.kinds import POWERS, BoltEffect, PowerEffect
from unlit.alone.modules.avatar.rows import MODULE, PowerName
from unlit.alone.modules.avatar.state import in_game, is_avatar, keep, kept, power_row
from unlit.alone.rules.actions.explore import MAKE_SAFE, InLine, MakeSafe
from unlit.alone.rules.actions.locate import answer
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.fighting import hit
from unlit.alone.rules.harm import can_recover, recover
from unlit.alone.rules.labyrinth import remove_danger, switch_on
from unlit.alone.rules.modules import ANSWERS, AT_START
from unlit.alone.rules.moments import Fright, M, Roll
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.rolls import tell_roll
from unlit.alone.rules.turn import begin_two_actions
from unlit.alone.told.memory import Calmed
from unlit.alone.told.things import beings
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector, Way
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Power(Option):
    """Use one of the hero's powers."""

    power: PowerName


@cache
def power(name: PowerName) -> Power:
    """This power."""
    return Power(name)


def powers_of(b: Board) -> Mapping[str, PowerEffect | BoltEffect[Any]]:
    """What the powers on the card do."""
    return effects_of(b.box).others["powers"]


# V1.13
def powers_at_start(b: Board) -> list[Power]:
    """Any number of powers at the start of a turn, while the tokens last."""
    return [
        power(name)
        for name, effect in powers_of(b).items()
        if isinstance(effect, PowerEffect) and is_affordable(b, name) and effect.worthwhile.said(True, b)
    ]


def is_affordable(b: Board, name: str) -> bool:
    """Whether there are enough tokens."""
    return kept(b).tokens >= power_row(b, name).cost


def powers_out_of_reach(b: Board) -> Iterator[Refusal]:
    """Why other powers cannot be used."""
    for name, effect in powers_of(b).items():
        if not is_affordable(b, name):
            yield Refusal(power(name), "V1.13", "refused-tokens")
        elif isinstance(effect, BoltEffect):
            yield Refusal(power(name), "V1.13", "refused-bolt")
        elif not effect.worthwhile.said(True, b):
            yield Refusal(power(name), "V1.13", "refused-power-idle")


# V1.13
def use_at_start(t: Table[Board], choice: Power) -> None:
    """Pay for a power and use it; the tokens go back to the supply."""
    pay(t, choice.power)
    effect = powers_of(t.board)[choice.power]
    assert isinstance(effect, PowerEffect)
    effect.does(t)


def pay(t: Table[Board], name: str) -> None:
    """Pay the power's cost in tokens."""
    b = t.board
    cost = power_row(b, name).cost
    keep(b, tokens=kept(b).tokens - cost)
    t.tell(EVERYONE, HeroPowerUsed, name, cost)


# V1.13
def bolts(b: Board, moment: Moment, context: object) -> list[Power]:
    """Powers with a bolt, usable at any time in a turn if they would have an effect."""
    return [
        power(name)
        for name, effect in powers_of(b).items()
        if isinstance(effect, BoltEffect)
        and is_affordable(b, name)
        and effect.worthwhile.said(False, b, moment, context)
    ]


def use_bolt(t: Table[Board], choice: Power, moment: Moment, context: object) -> None:
    """Pay for a power with a bolt and use it at once."""
    pay(t, choice.power)
    effect = powers_of(t.board)[choice.power]
    assert isinstance(effect, BoltEffect)
    effect.does(t, context)


@POWERS.enter
def second_wind(t: Table[Board]) -> None:
    """Recover on both tracks."""
    for kind in Damage:
        recover(t, kind, power_row(t.board, "second_wind").number)


@second_wind.worthwhile
def is_hurt(b: Board) -> bool:
    """Whether anything can be recovered."""
    return any(can_recover(b, kind) for kind in Damage)


@POWERS.enter
def sure_hand(t: Table[Board]) -> None:
    """Discard a danger token in or next to the hero's sector."""
    choice = t.ask(HERO, "discard danger", list(dangers_near(t.board)))
    remember(t, Calmed())
    remove_danger(t, dangers_near(t.board)[choice])


def dangers_near(b: Board) -> dict[MakeSafe, Sector]:
    """The danger tokens that the hero sees here or next door, by the way to them."""
    near: tuple[tuple[InLine | Way, Sector], ...] = ((InLine.HERE, b.hero), *b.map.distances(b.blocked).ways[b.hero])
    return {MAKE_SAFE[where]: there for where, there in near if is_dangerous(b, there) and is_revealed(b, there)}


@sure_hand.worthwhile
def sees_danger(b: Board) -> bool:
    """Whether there is such a token."""
    return bool(dangers_near(b))


@POWERS.enter
def last_spark(t: Table[Board]) -> None:
    """Light the hero's sector."""
    switch_on(t, [t.board.hero])


@last_spark.worthwhile
def is_in_the_dark(b: Board) -> bool:
    """Whether the sector is dark."""
    return not is_lit(b, b.hero)


@POWERS.enter
def sixth_sense(t: Table[Board]) -> None:
    """Learn where each avatar is."""
    for kind in in_game(t.board):
        answer(t, beings(kind)[0])


@POWERS.enter
def desperate_rush(t: Table[Board]) -> None:
    """Bullet time without adrenaline."""
    begin_two_actions(t)


@desperate_rush.worthwhile
def has_one_action(b: Board) -> bool:
    """Whether the hero does not have bullet time yet, however it was paid for."""
    return not b.bullet_time


@POWERS.enter
def defiance(t: Table[Board]) -> None:
    """Hit the avatars in the hero's sector."""
    for creature in avatars_here(t.board):
        hit(t, creature, power_row(t.board, "defiance").number)


def avatars_here(b: Board) -> list[Creature]:
    """The avatars that stand in the hero's sector."""
    return [one for one in creatures_at(b, b.hero) if is_avatar(b, one.kind)]


@defiance.worthwhile
def faces_an_avatar(b: Board) -> bool:
    """Whether there is an avatar here."""
    return bool(avatars_here(b))


@POWERS.bolt
def unbroken(t: Table[Board], context: Fright | Roll) -> None:
    """Reduce a fright, or turn hits into misses."""
    number = power_row(t.board, "unbroken").number
    if isinstance(context, Fright):
        context.amount = max(0, context.amount - number)
        return
    hits = [place for place, die in enumerate(context.dice) if context.counts(die)]
    for place in hits[:number]:
        context.dice[place] = Face.MISS
    tell_roll(t, context)


@unbroken.worthwhile
def something_strikes(b: Board, moment: Moment, context: object) -> bool:
    """Whether there is a fright that costs something, or an attack that hits."""
    if isinstance(context, Fright):
        return moment is M.FRIGHT and context.amount > 0
    return moment is M.ROLLED and isinstance(context, Roll) and context.is_attack() and context.hits() > 0


AT_START.enter(MODULE, powers_at_start, use_at_start, powers_out_of_reach)
ANSWERS.enter(MODULE, bolts, use_bolt)
