"""Scenario 6, The Sleepers: the lift runs only in lockdown, and clones come for those who cannot wake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, in_game, is_early, is_full
from unlit.escape.board.geometry import NO_TILE
from unlit.escape.box.pieces import Kind
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.enemies.spawning import bring, take_reserve
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.lockdown import escaped, lose_game
from unlit.escape.rules.threat import lose_time
from unlit.escape.told.events import NightPassed, SleeperSaved, SleeperTaken
from unlit.escape.told.standing import Sleepers
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Enemy, Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NAME = "the_sleepers"
LIFT, SICK_BAY, MORGUE = "c-lift", "sick bay a", "morgue a"
PLACES = {LIFT: (0, 1), SICK_BAY: (1, 1), "corridor 101-a": (1, 0), MORGUE: (0, 0)}
"""The columns and rows of the four starting tiles."""
CARRIED_OFF = "carried off"


@SCENARIOS.enter
def the_sleepers(b: Board) -> None:
    """Lay four tiles in a square and lock every door out of it; everyone begins on the lift."""
    for name, (column, row) in PLACES.items():
        b.map = b.map.with_tile(TILES[name], column, row)
    outer = [door.edge for doors in b.map.doors for door in doors if door.beyond == NO_TILE]
    for edge in outer:
        b.map = b.map.with_lock(edge)
    b.threat_pool += b.box.scenarios[b.scenario].other * len(b.players)


# Until lockdown


# E8.4
@the_sleepers.enemy_entered
def come_for_the_sleepers(t: Table[Board], enemy: Enemy, tile: Tile) -> None:
    """A clone takes a sleeper from the sick bay, or wakes a body in the morgue, except in lockdown."""
    b = t.board
    if enemy.kind is not Kind.CLONE or b.lockdown:
        return
    if b.map.name(tile) == SICK_BAY and not is_spared(b):
        carry_off(t, enemy)
    elif b.map.name(tile) == MORGUE:
        wake_a_body(t, tile)


# E18.13
def is_spared(b: Board) -> bool:
    """Whether this is the last sleeper, and too early for it to be taken."""
    return b.sleepers == 1 and is_early(b)


# E8.4
def carry_off(t: Table[Board], clone: Enemy) -> None:
    """The clone disappears with a sleeper; when the last sleeper is gone, everyone loses."""
    b = t.board
    b.sleepers -= 1
    t.tell(EVERYONE, SleeperTaken, clone, b.sleepers)
    take_away(t, clone)
    if not b.sleepers:
        t.finish(CARRIED_OFF, escaped(b))


# E8.4
def wake_a_body(t: Table[Board], tile: Tile) -> None:
    """Another clone appears, if the reserves and the pack limit allow it."""
    b = t.board
    if b.reserves[Kind.CLONE] and not is_full(b, tile, Kind.CLONE):
        bring(t, take_reserve(b, Kind.CLONE), tile)


# E8.4
@the_sleepers.turn_ended
def let_the_night_pass(t: Table[Board], seat: Seat) -> None:
    """Each turn's end takes a token from the threat pool; a token that cannot be taken begins lockdown."""
    lose_time(t, NightPassed)


# In lockdown


# E8.4
@the_sleepers.may_escape
def on_the_lift_in_lockdown(b: Board, seat: Seat) -> bool:
    """A player escapes from the C-Lift in lockdown, with no active enemy there."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and b.lockdown and not active_on(b, at)


@the_sleepers.why_stay
def the_lift_waits(b: Board, seat: Seat) -> str:
    """Why a player on the lift may not escape."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if not b.lockdown:
        return "refused-lift-waits"
    return "refused-way-out-held" if active_on(b, at) else ""


# E18.3
@the_sleepers.escaped
def take_one_along(t: Table[Board], seat: Seat) -> None:
    """Each player who escapes takes a sleeper along; after the last one the lift is gone, and the others lose."""
    b = t.board
    b.sleepers -= 1
    t.tell(EVERYONE, SleeperSaved, seat, b.sleepers)
    if not b.sleepers:
        for other in in_game(b):
            lose_game(t, other)


@the_sleepers.now
def how_they_sleep(b: Board) -> Sleepers:
    """How many sleepers are left, and whether the lift runs."""
    return Sleepers("runs" if b.lockdown else "waits", b.sleepers, b.threat_pool)
