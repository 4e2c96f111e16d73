"""Speed, the blue deck: creatures move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board
from unlit.alone.box.pieces import Damage
from unlit.alone.rules.creatures import (
    bonus,
    change_places,
    choose_creature,
    choose_kind,
    come_in,
    evil_hides,
    evil_moves,
    evil_spawns,
    evil_teleports,
    kinds_to_spawn,
    move_creatures,
)
from unlit.alone.rules.hands import evil_draws
from unlit.alone.rules.harm import suffer
from unlit.alone.rules.kinds import REACTIONS
from unlit.alone.rules.moments import (
    Appearance,
    Blow,
    Communication,
    Deed,
    Harm,
    M,
    Play,
    Repair,
    Sighting,
    Step,
    TurnEnd,
)
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Scattered

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@REACTIONS.enter(M.END_OF_TURN)
def swift_hunter(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Move a creature, or two if dangerous."""
    row = play.row
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first])


@REACTIONS.enter(M.CREATURE_REVEALED)
def ambush(t: Table[Board], play: Play, seen: Appearance) -> None:
    """Move the creature that was revealed."""
    row = play.row
    most = row.second if play.dangerous else row.first
    evil_moves(t, play.seat, seen.creature, most + bonus(row, seen.creature), most + row.third)


@REACTIONS.enter(M.STEPPING)
def cut_off(t: Table[Board], play: Play, step: Step) -> None:
    """Move a creature; if dangerous, evil draws cards."""
    row = play.row
    move_creatures(t, play.seat, [row.first], row)
    if play.dangerous:
        evil_draws(t, row.second, play.card)


@REACTIONS.enter(M.ANSWERING)
def scuttle(t: Table[Board], play: Play, telling: Communication) -> None:
    """Move a creature before the answer; if dangerous, teleport one too."""
    row = play.row
    move_creatures(t, play.seat, [row.first])
    for _ in range(row.second if play.dangerous else 0):
        evil_teleports(t, play.seat)


@REACTIONS.enter(M.END_OF_TURN)
def gathering(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Move two creatures; if dangerous, spawn one."""
    row = play.row
    move_creatures(t, play.seat, [row.first] * row.third)
    for _ in range(row.second if play.dangerous else 0):
        spawn_one(t, play, 0)


@REACTIONS.enter(M.RESOLVED)
def no_respite(t: Table[Board], play: Play, deed: Deed) -> None:
    """Spawn a creature, nearer if dangerous."""
    row = play.row
    spawn_one(t, play, row.second if play.dangerous else row.first)


def spawn_one(t: Table[Board], play: Play, nearer: int) -> None:
    """Spawn a creature of evil's choice, if one can come."""
    kinds = kinds_to_spawn(t.board, nearer)
    if kinds:
        evil_spawns(t, play.seat, choose_kind(t, play.seat, kinds), nearer)


@REACTIONS.enter(M.STEPPED)
def pounce(t: Table[Board], play: Play, step: Step) -> None:
    """A creature nearby enters the hero's sector; if dangerous, the hero loses self-control."""
    row = play.row
    come_in(t, play.seat, row)
    if play.dangerous:
        suffer(t, Damage.CONTROL, row.second)


@REACTIONS.enter(M.END_OF_TURN)
def tunnels(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Teleport a creature into the dark."""
    row = play.row
    creature = evil_hides(t, play.seat, any_level=play.dangerous)
    if creature is not None:
        evil_moves(t, play.seat, creature, bonus(row, creature))


@REACTIONS.enter(M.DECLARED)
def slip_away(t: Table[Board], play: Play, deed: Deed) -> None:
    """Move the creature that the hero is about to fight."""
    row = play.row
    if deed.creature is not None:
        evil_moves(t, play.seat, deed.creature, row.second if play.dangerous else row.first)


@slip_away.fits
def somebody_is_meant(b: Board, deed: Deed) -> bool:
    """Only if a creature is attacked."""
    return deed.creature is not None


@REACTIONS.enter(M.DAMAGED)
def echoes(t: Table[Board], play: Play, harm: Harm) -> None:
    """Move a creature, or two if dangerous."""
    row = play.row
    move_creatures(t, play.seat, [row.first, row.second] if play.dangerous else [row.first], row)


@REACTIONS.enter(M.SECTOR_REVEALED)
def change_of_guard(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """Two creatures change places; if dangerous, one of them moves."""
    b = t.board
    remember(t, Scattered())
    if len(b.creatures) > 1:
        one = choose_creature(t, play.seat, "teleport", b.creatures)
        other = choose_creature(t, play.seat, "teleport", [creature for creature in b.creatures if creature is not one])
        change_places(t, one, other)
        left = [creature for creature in (one, other) if creature in b.creatures]
        if play.dangerous and left:
            creature = choose_creature(t, play.seat, "move creature", left)
            evil_moves(t, play.seat, creature, play.row.second)


@REACTIONS.enter(M.REPAIRED)
def flight_from_light(t: Table[Board], play: Play, repair: Repair) -> None:
    """Move creatures before the lights come on."""
    row = play.row
    move_creatures(t, play.seat, [row.second if play.dangerous else row.third] * row.first)


@REACTIONS.enter(M.KILLED)
def closing_in(t: Table[Board], play: Play, blow: Blow) -> None:
    """Move a creature; if dangerous, spawn one."""
    row = play.row
    move_creatures(t, play.seat, [row.first], row)
    for _ in range(row.second if play.dangerous else 0):
        spawn_one(t, play, 0)
