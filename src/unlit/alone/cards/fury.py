"""Fury, the red deck: creatures grow strong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import Board, Creature, called, creatures_at, is_revealed
from unlit.alone.box.pieces import REGULAR, Damage, Face
from unlit.alone.rules.creatures import (
    attack,
    bonus,
    choose_creature,
    choose_kind,
    come_in,
    evil_moves,
    evil_spawns,
    move_creatures,
    near_enough,
    spawn_places,
)
from unlit.alone.rules.hands import evil_draws
from unlit.alone.rules.harm import lose_adrenaline, suffer
from unlit.alone.rules.kinds import REACTIONS
from unlit.alone.rules.labyrinth import blocked_doors_of, free_door
from unlit.alone.rules.moments import Blow, Deed, Harm, M, Play, Progress, Roll, Step, TurnEnd
from unlit.alone.rules.rolls import reroll, reroll_hits
from unlit.alone.told.events import Unharmed
from unlit.alone.told.things import Free
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.alone.box.rows import ReactionRow
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class MoveCreature(Option):
    """Move a creature instead of freeing a door."""


MOVE_CREATURE: Final = MoveCreature()


@REACTIONS.enter(M.WOUNDED)
def bloodlust(t: Table[Board], play: Play, blow: Blow) -> None:
    """The wounded creature attacks at once."""
    row = play.row
    attack(t, blow.creature, row.second if play.dangerous else row.first)


@bloodlust.fits
def wounded_here(b: Board, blow: Blow) -> bool:
    """Only a creature in the hero's sector."""
    return b.creatures.get(blow.creature) == b.hero


@REACTIONS.enter(M.KILLED)
def death_throes(t: Table[Board], play: Play, blow: Blow) -> None:
    """The dying creature strikes one last time."""
    row = play.row
    suffer(t, Damage.LIFE, row.first + (row.second if play.dangerous else 0))


@REACTIONS.enter(M.ROLLED)
def thick_hide(t: Table[Board], play: Play, roll: Roll) -> None:
    """The hero rerolls all hits; if dangerous, evil draws cards."""
    reroll_hits(t, roll)
    if play.dangerous:
        evil_draws(t, play.row.second, play.card)


@thick_hide.fits
def heros_dice(b: Board, roll: Roll) -> bool:
    """Only the hero's dice."""
    return roll.by_hero


@REACTIONS.enter(M.END_OF_TURN)
def frenzy(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A creature in the hero's sector attacks again."""
    row = play.row
    here = creatures_at(t.board, t.board.hero)
    if here:
        attacker = choose_creature(t, play.seat, "attacks", here)
        attack(t, attacker, bonus(row, attacker) + (row.second if play.dangerous else row.first))


@REACTIONS.enter(M.DAMAGED)
def blood_scent(t: Table[Board], play: Play, harm: Harm) -> None:
    """Move creatures."""
    row = play.row
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first], row)


@REACTIONS.enter(M.STEPPED)
def battering(t: Table[Board], play: Play, step: Step) -> None:
    """Free a blocked door of the hero's sector, or move a creature."""
    b = t.board
    row = play.row
    doors = blocked_doors_of(b, b.hero)
    choice = t.ask(play.seat, "battering", [*doors, MOVE_CREATURE])
    if isinstance(choice, Free):
        free_door(t, doors[choice])
    else:
        move_creatures(t, play.seat, [row.first])
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@REACTIONS.enter(M.ROLLED)
def savagery(t: Table[Board], play: Play, roll: Roll) -> None:
    """Evil rerolls its misses, with extra dice if dangerous."""
    roll.dice += [Face.MISS] * (play.row.second if play.dangerous else 0)
    reroll(t, roll, [place for place, die in enumerate(roll.dice) if not roll.counts(die)])


@savagery.fits
def creatures_dice(b: Board, roll: Roll) -> bool:
    """Only the dice of an attack."""
    return not roll.by_hero and roll.is_attack()


@REACTIONS.enter(M.END_OF_TURN)
def stampede(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Move a creature; if dangerous, it attacks at once when it is with the hero."""
    row = play.row
    for creature in move_creatures(t, play.seat, [row.first], row):
        if play.dangerous:
            attack_if_here(t, creature)


def attack_if_here(t: Table[Board], creature: Creature) -> None:
    """Have a creature attack if it is in the hero's sector."""
    if t.board.creatures.get(creature) == t.board.hero:
        attack(t, creature)


@REACTIONS.enter(M.WOUNDED)
def thick_blood(t: Table[Board], play: Play, blow: Blow) -> None:
    """Undo the wound; if dangerous, move the creature."""
    b = t.board
    row = play.row
    b.wounded -= {blow.creature}
    t.tell(EVERYONE, Unharmed, called(b, blow.creature))
    if play.dangerous:
        evil_moves(t, play.seat, blow.creature, row.second + bonus(row, blow.creature))


@thick_blood.fits
def wound_is_seen(b: Board, blow: Blow) -> bool:
    """Only while the wound is there and in sight: otherwise the hero would go on believing in it."""
    return blow.creature in b.wounded and is_revealed(b, b.creatures[blow.creature])


@REACTIONS.enter(M.MISSION_STEP)
def wrath(t: Table[Board], play: Play, progress: Progress) -> None:
    """A creature nearby enters the hero's sector; if dangerous, it attacks at once."""
    creature = come_in(t, play.seat, play.row)
    if play.dangerous and creature is not None:
        attack_if_here(t, creature)


@wrath.reaches
def somebody_is_near(b: Board, row: ReactionRow) -> bool:
    """Only if a creature is near enough to come."""
    return bool(near_enough(b, row))


@REACTIONS.enter(M.DAMAGED)
def open_wounds(t: Table[Board], play: Play, harm: Harm) -> None:
    """Lose self-control, and if dangerous adrenaline."""
    row = play.row
    suffer(t, Damage.CONTROL, row.first)
    if play.dangerous:
        lose_adrenaline(t, row.second)


@REACTIONS.enter(M.RESOLVED)
def brood(t: Table[Board], play: Play, deed: Deed) -> None:
    """Spawn another creature of a kind that is on the map; if dangerous, move it."""
    b = t.board
    row = play.row
    nearer = {kind: row.third if kind is row.symbol else 0 for kind in REGULAR}
    present = [creature.kind.like for creature in b.creatures]
    kinds = [kind for kind in REGULAR if kind in present and spawn_places(b, kind, nearer[kind])]
    if kinds:
        kind = choose_kind(t, play.seat, kinds)
        creature = evil_spawns(t, play.seat, kind, nearer[kind])
        if play.dangerous and creature is not None:
            evil_moves(t, play.seat, creature, row.second)


@REACTIONS.enter(M.KILLED)
def undying(t: Table[Board], play: Play, blow: Blow) -> None:
    """Spawn another creature of the kind that was killed."""
    row = play.row
    evil_spawns(t, play.seat, blow.creature.kind.like, row.second if play.dangerous else row.first)


@undying.fits
def no_boss_fell(b: Board, blow: Blow) -> bool:
    """Not for a boss, which stays dead."""
    return blow.creature.kind.like in REGULAR
