"""Scenario 3, The Hybrids: three labs, three sleepers, and a shaft for anyone calm enough to crawl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, is_early, is_full
from unlit.escape.box.pieces import MARKERS, SLEEPERS, Enemy, FateName, Kind
from unlit.escape.box.tiles import TILES, TURNED
from unlit.escape.cards.scenarios.calling import lay_aside
from unlit.escape.rules.enemies.spawning import bring
from unlit.escape.rules.items import find_item
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.knockout import knock_out, perish
from unlit.escape.told.events import LabOpened
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

SHAFT = "maintenance tunnel"
LIFT = "b-lift"
HALL = "corridor 102"
LAUNDRY = "laundry"  # its vent leads back out of the infirmary
TAKEN = "taken"


@SCENARIOS.enter
def the_hybrids(b: Board) -> None:
    """Lay the B-Lift and the hall in front of it, and for a lone prisoner the laundry; everyone begins in the lift."""
    b.map = b.map.with_tile(TILES[LIFT], 0, 0).with_tile(TURNED[HALL][0], 0, 1)
    if len(b.players) == 1:
        b.map = b.map.with_tile(TILES[LAUNDRY], 1, 1)


# E18.2
@the_hybrids.entered
def open_lab(t: Table[Board], seat: Seat) -> None:
    """The first to enter a lab finds an item and a sleeping hybrid; a guard comes, and the shaft may open."""
    b = t.board
    at = b.people[seat].at
    if b.map.name(at) not in SLEEPERS or at in b.accessed:
        return
    b.accessed |= {at}
    t.tell(EVERYONE, LabOpened, seat, b.map.name(at))
    wake(t, Enemy(Kind.HYBRID, SLEEPERS[b.map.name(at)]), at)
    send_guard(t)
    find_item(t, seat)
    open_shaft(t, seat)


# E18.2
def wake(t: Table[Board], hybrid: Enemy, lab: Tile) -> None:
    """Put a hybrid into its lab; it is still asleep, that is, stunned."""
    b = t.board
    bring(t, hybrid, lab)
    b.stunned |= {hybrid}
    b.new |= {hybrid}


# E18.2, E14.3
def send_guard(t: Table[Board]) -> None:
    """A guard steps out of the lift, if there is room: the lowest number that is neither in play nor in reserve."""
    b = t.board
    (lift,) = b.map.named(LIFT)
    guards = [Enemy(Kind.GUARD, number) for number in range(1, MARKERS[Kind.GUARD] + 1)]
    free = [one for one in guards if one not in b.enemies and one.number not in b.reserves[Kind.GUARD]]
    if free and not is_full(b, lift, Kind.GUARD):
        bring(t, free[0], lift)


@the_hybrids.turn_ended
def open_shaft(t: Table[Board], seat: Seat) -> None:
    """Once enough labs are open, lay the tunnel; if there is no door for it, try again at the end of each turn."""
    b = t.board
    if b.aside and len(b.accessed) >= b.box.scenarios[b.scenario].number:
        lay_aside(t, seat)


@the_hybrids.may_escape
def up_the_shaft(b: Board, seat: Seat) -> bool:
    """A player escapes from the tunnel if calm enough to crawl, with no active enemy there."""
    one = b.people[seat]
    calm = one.fear <= b.box.scenarios[b.scenario].other
    return calm and b.map.name(one.at) == SHAFT and not active_on(b, one.at)


@the_hybrids.why_stay
def the_shaft_is_narrow(b: Board, seat: Seat) -> str:
    """Why a player in the tunnel may not escape."""
    one = b.people[seat]
    if b.map.name(one.at) != SHAFT:
        return ""
    if one.fear > b.box.scenarios[b.scenario].other:
        return "refused-not-calm"
    return "refused-way-out-held" if active_on(b, one.at) else ""


# E18.13
@the_hybrids.broken
def be_taken(t: Table[Board], seat: Seat) -> None:
    """A hybrid takes along the players it breaks; in the first rounds it only knocks them out."""
    if is_early(t.board):
        knock_out(t, seat)
    else:
        perish(t, seat, FateName.TAKEN)


@the_hybrids.ending
def taken_by_them(b: Board, usual: str) -> str:
    """The ending if nobody escaped and the hybrids took at least one player."""
    taken = any(one.fate == TAKEN for one in b.people.values())
    return TAKEN if taken and usual != "escaped" else usual
