"""How enemies attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, is_alien, stat_of
from unlit.escape.box.pieces import (
    ATTACK_ICON,
    DIE,
    FEAR_SEEN_BY_CLONES,
    MOST_FEAR,
    THREAT_SEEN_BY_GUARDS,
    Enemy,
    Kind,
    Stat,
)
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.knockout import be_hurt, knock_out
from unlit.escape.rules.moments import Attack, M, icons
from unlit.escape.rules.responses import respond
from unlit.escape.told.events import Attacked, Hurt, Removed, Withstood
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.rules.enemies.targets import Target
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E15.7, E15.8
def companions(b: Board, enemy: Enemy) -> list[Enemy]:
    """The other active enemies on the tile that join the attack: the same kind, and clones if a hybrid attacks."""
    here = active_on(b, b.enemies[enemy])
    if len(here) < 2:
        return []
    kinds = (Kind.HYBRID, Kind.CLONE) if enemy.kind is Kind.HYBRID else (enemy.kind,)
    return [one for one in here if one != enemy and one.kind in kinds]


# E15.5, E15.7
def attack(t: Table[Board], enemy: Enemy, target: Target) -> None:
    """The enemy rolls its own dice; each companion adds one die, and counts as activated."""
    b = t.board
    others = companions(b, enemy)
    dice = b.box.enemies[enemy.kind].attack + len(others)
    b.activated |= {*others}
    if isinstance(target.who, Enemy):
        attack_enemy(t, enemy, target.who, dice)
    else:
        attack_player(t, enemy, target.who, dice)


# E15.6, E15.16, E3.1
def attack_player(t: Table[Board], enemy: Enemy, seat: Seat, dice: int) -> None:
    """Roll, let players respond, apply the losses, and then the fear."""
    b = t.board
    if "attack_fear" in b.switches:
        fear_the_attack(t, seat)
    roll = Attack(enemy, seat, dice, ATTACK_ICON[enemy.kind])
    count_dice(b, roll)
    respond(t, M.ATTACK, roll)
    if roll.seat != seat:  # a card has redirected the attack
        use_up_toughness(b, seat)
        seat = roll.seat
        if "attack_fear" in b.switches:
            fear_the_attack(t, seat)
            count_dice(b, roll)
    roll.dice = b.dice.roll("attack", roll.count, DIE, enemy)
    roll.toughness = use_up_toughness(b, seat)
    t.tell(EVERYONE, Attacked, enemy, seat, tuple(roll.dice))
    respond(t, M.ATTACK_ROLLED, roll)
    over = max(0, roll.over())
    if enemy.kind is Kind.HYBRID:
        frighten(t, seat, over)
    else:
        t.tell(EVERYONE, Hurt, seat, over)
        be_hurt(t, seat, over)
        if over:
            effects_of(b.box).scenarios[b.scenario].hurt.run(t, enemy, seat)
    if "attack_fear" not in b.switches and b.people[seat].at >= 0:
        fear_the_attack(t, seat)


# E4.4, E7.2
def use_up_toughness(b: Board, seat: Seat) -> int:
    """The target's Toughness; what cards added to it before the roll lasts for this attack only."""
    toughness = stat_of(b, seat, Stat.TOUGHNESS)
    b.bonus.pop((seat, Stat.TOUGHNESS), None)
    return toughness


# E3.1, E8.4
def fear_the_attack(t: Table[Board], seat: Seat) -> None:
    """Being attacked frightens a player, unless a skill helps."""
    b = t.board
    unshaken = effects_of(b.box).unshaken
    if not any([unshaken[skill](b, seat, card_of(b, skill)) for skill in b.people[seat].skills if skill in unshaken]):
        change_fear(t, seat, 1)


# E15.6, E15.16
def count_dice(b: Board, attack: Attack) -> None:
    """Add the dice for the target's fear or threat, in place of those for an earlier target."""
    bonus = bonus_against(b, attack.enemy, attack.seat)
    attack.count = max(0, attack.count + bonus - attack.bonus)
    attack.bonus = bonus


# E15.6
def bonus_against(b: Board, enemy: Enemy, seat: Seat) -> int:
    """One extra die for clones against high fear, and for guards against high threat."""
    one = b.people[seat]
    if enemy.kind is Kind.CLONE:
        return int(one.fear >= FEAR_SEEN_BY_CLONES)
    return int(enemy.kind is Kind.GUARD and one.threat >= THREAT_SEEN_BY_GUARDS)


# E15.8, E8.4
def frighten(t: Table[Board], seat: Seat, by: int) -> None:
    """A hybrid's attack causes fear; beyond the end of the track, it knocks the player out, or the scenario decides."""
    b = t.board
    beyond = b.people[seat].fear + by > MOST_FEAR
    change_fear(t, seat, by)
    broken = effects_of(b.box).scenarios[b.scenario].broken.bound
    if beyond and broken is not None:
        broken(t, seat)
    elif beyond:
        knock_out(t, seat)


# E15.5, E15.8, E15.18, E15.19
def attack_enemy(t: Table[Board], enemy: Enemy, target: Enemy, count: int) -> None:
    """Remove one defender if the Toughness is reached, and another active one of its camp for each icon beyond that.

    Dr. Cronos is wounded instead, twice if the icons reach his Toughness twice.
    """
    b = t.board
    dice = b.dice.roll("attack", count, DIE, enemy)
    t.tell(EVERYONE, Attacked, enemy, target, tuple(dice))
    reached = icons(dice, ATTACK_ICON[enemy.kind])
    over = reached - b.box.enemies[target.kind].toughness
    if over < 0:
        t.tell(EVERYONE, Withstood, target)
        return
    side = [one for one in active_on(b, b.enemies[enemy]) if is_alien(one) is is_alien(target)]
    defenders = [target, *(one for one in side if one != target)]
    for one in defenders[: over + 1]:
        if one.kind is Kind.CRONOS:
            effects_of(b.box).scenarios[b.scenario].wounded.run(t, max(1, reached // b.box.enemies[one.kind].toughness))
        else:
            take_away(t, one)


# E14.3
def take_away(t: Table[Board], enemy: Enemy) -> None:
    """Put an enemy back into the reserves, or into the box if the scenario's reserves are full."""
    b = t.board
    del b.enemies[enemy]
    b.stunned -= {enemy}
    b.new -= {enemy}
    b.activated -= {enemy}
    b.waiting = tuple(one for one in b.waiting if one != enemy)
    if len(b.reserves.get(enemy.kind, ())) < b.sizes.get(enemy.kind, 0):
        b.reserves[enemy.kind] = tuple(sorted((*b.reserves[enemy.kind], enemy.number)))
    t.tell(EVERYONE, Removed, enemy)
