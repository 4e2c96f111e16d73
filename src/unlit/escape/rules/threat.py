"""Threat: how it is gained and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, is_armed, of_kind_on, players_on
from unlit.escape.box.pieces import Kind
from unlit.escape.rules.lockdown import begin_lockdown
from unlit.escape.told.events import ThreatGained, ThreatLost
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.kernel.table import Table
    from unlit.kernel.told.events import Event
    from unlit.kernel.told.question import Seat


# E2.5, E11.3, E11.4
def gain_threat(t: Table[Board], seat: Seat, count: int = 1) -> None:
    """Give a player tokens from the pool; with an empty pool, lockdown begins, and the player gets the token anyway."""
    b = t.board
    for _ in range(count):
        b.people[seat].threat += 1
        t.tell(EVERYONE, ThreatGained, seat, b.people[seat].threat)
        if b.threat_pool > 0:
            b.threat_pool -= 1
        else:
            begin_lockdown(t)


# E8.4
def lose_time(t: Table[Board], told: Callable[[int], Event]) -> None:
    """Take a token from the pool without giving it to anyone; with an empty pool, lockdown begins."""
    b = t.board
    if b.threat_pool > 0 and not b.lockdown:
        b.threat_pool -= 1
        t.tell(EVERYONE, told, b.threat_pool)
    else:
        begin_lockdown(t)


# E2.6
def lose_threat(t: Table[Board], seat: Seat, count: int = 1) -> None:
    """Take tokens from a player, if it has any; they do not go back to the pool."""
    b = t.board
    had = b.people[seat].threat
    if had:
        b.people[seat].threat = max(0, had - count)
        t.tell(EVERYONE, ThreatLost, seat, b.people[seat].threat)


# E2.2
def crowd(t: Table[Board], seat: Seat) -> None:
    """A player who enters a tile and exceeds the group limit gains threat."""
    b = t.board
    if len(b.players) <= b.group or "group_limit" in b.switches:
        return
    if len(players_on(b, b.people[seat].at)) > b.group:
        gain_threat(t, seat)


# E2.2, by the other reading
def crowd_at_the_end(t: Table[Board], seat: Seat) -> None:
    """By the other reading, the group limit counts at the end of the turn."""
    b = t.board
    at = b.people[seat].at
    if "group_limit" in b.switches and at >= 0 and len(players_on(b, at)) > b.group:
        gain_threat(t, seat)


# E2.3
def show_weapon(t: Table[Board], seat: Seat) -> None:
    """A player who enters a tile with a guard, stunned or not, while holding a weapon, gains threat."""
    b = t.board
    if of_kind_on(b, b.people[seat].at, Kind.GUARD) and is_armed(b, seat):
        gain_threat(t, seat)
