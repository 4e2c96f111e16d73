"""Lockdown: how it begins, how time runs out, and how a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, in_game, on_map, vents_out
from unlit.escape.box.pieces import GONE, INFIRMARY
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.items import leave_everything
from unlit.escape.told.events import AllDown, Escaped, LockdownBegan, LockdownCounted, Lost
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E11.3, E11.4
def begin_lockdown(t: Table[Board]) -> None:
    """Begin lockdown, unless it has begun already; players in the infirmary lose the game."""
    b = t.board
    if b.lockdown:
        return
    b.lockdown = True
    t.tell(EVERYONE, LockdownBegan)
    for seat in [seat for seat in in_game(b) if b.people[seat].at == INFIRMARY]:
        lose_game(t, seat)
    look_for_the_end(t)
    effects_of(b.box).scenarios[b.scenario].shut.run(t)


# E18.3, E18.4
def get_out(t: Table[Board], seat: Seat) -> None:
    """A player escapes and keeps its items; its cards are discarded."""
    b = t.board
    one = b.people[seat]
    b.discards["adrenaline"] += one.hand
    one.at, one.fate, one.hand = GONE, "escaped", ()
    t.tell(EVERYONE, Escaped, seat)


# E17.3
def lose_game(t: Table[Board], seat: Seat) -> None:
    """A player loses, and leaves everything behind."""
    leave_everything(t, seat)
    one = t.board.people[seat]
    one.at, one.fate = GONE, "lost"
    t.tell(EVERYONE, Lost, seat)


# E11.5
def count_down(t: Table[Board]) -> None:
    """From the turn after lockdown began, each turn takes a token; a token that cannot be taken ends the game."""
    b = t.board
    if not b.lockdown or b.lockdown_pool < 0:
        return
    if not b.counting:
        b.counting = True
        return
    if b.lockdown_pool == 0:
        end_game(t, "shut in")
    b.lockdown_pool -= 1
    t.tell(EVERYONE, LockdownCounted, b.lockdown_pool)


# E16.2, E16.3, E18.3
def look_for_the_end(t: Table[Board]) -> None:
    """End the game if nobody is on the map, unless a lone prisoner in the infirmary has a vent to leave through."""
    b = t.board
    way_out = len(b.players) == 1 and bool(vents_out(b))
    if on_map(b) or (in_game(b) and way_out):
        return
    if in_game(b):
        t.tell(EVERYONE, AllDown)
    end_game(t, "lost")


# E18.3
def end_game(t: Table[Board], without_winners: str) -> None:
    """End the game: those who escaped win, and the scenario may have an ending of its own."""
    b = t.board
    usual = "escaped" if escaped(b) else without_winners
    t.finish(effects_of(b.box).scenarios[b.scenario].ending.said(usual, b, usual), escaped(b))


def escaped(b: Board) -> list[Seat]:
    """The players who escaped."""
    return [seat for seat in b.players if b.people[seat].fate == "escaped"]
