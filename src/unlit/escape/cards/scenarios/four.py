"""Scenario 4, Ashes: light the Incinerator, and get through the Airlock before the fire does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, is_full, security_tiles
from unlit.escape.box.pieces import Icon, Kind, Purpose, Stat
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.enemies.activation import activate, provoke
from unlit.escape.rules.enemies.spawning import bring, take_reserve
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.lockdown import begin_lockdown
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.moving import may_leave
from unlit.escape.told.events import FireLit
from unlit.escape.told.places import SignHere
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

OVEN, LOCK = "incinerator", "airlock"
TUNNEL, CROSSING = "maintenance tunnel", "crossing"
BURNED = "burned"


@SCENARIOS.enter
def ashes(b: Board) -> None:
    """Lay the tunnel with the crossing below it, and keep a hybrid in reserve."""
    b.map = b.map.with_tile(TILES[TUNNEL], 0, 0).with_tile(TILES[CROSSING], 0, 1)
    b.reserves[Kind.HYBRID] = (2,)


@dataclass(frozen=True)
class LightIncinerator(Option):
    """Light the oven."""

    def points_at(self) -> SignHere:
        """The oven."""
        return SignHere(Icon.FACILITY)


LIGHT: Final = LightIncinerator()


@ashes.challenges
def at_the_oven(b: Board, seat: Seat) -> list[LightIncinerator]:
    """A player at the oven may try to light it, until it burns."""
    at = b.people[seat].at
    return [LIGHT] if b.map.name(at) == OVEN and at not in b.accessed else []


# E11.3
@ashes.taken_up
def light(t: Table[Board], seat: Seat, _: LightIncinerator) -> None:
    """A player who passes lights the oven and begins lockdown; one who fails provokes the enemies there."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    if attempt(t, Challenge(seat, Stat.INTELLIGENCE, b.box.scenarios[b.scenario].number, Purpose.LIGHT)):
        b.accessed |= {at}
        t.tell(EVERYONE, FireLit, seat)
        begin_lockdown(t)
    else:
        provoke(t, at, lambda one: True)


# E18.11
@ashes.shut
def close_in(t: Table[Board]) -> None:
    """A hybrid appears in the airlock, and a guard on each security tile and guard post, nearest the oven first."""
    b = t.board
    for lock in b.map.named(LOCK):
        wait_in_the_lock(t, lock)
    oven = b.map.named(OVEN)
    steps = b.map.steps(oven[0]) if oven else [0] * len(b.map.laid)
    places = sorted({*security_tiles(b), *b.map.with_icon(Icon.POST)}, key=lambda tile: (steps[tile], tile))
    for tile in places:
        if b.reserves[Kind.GUARD] and not is_full(b, tile, Kind.GUARD):
            bring(t, take_reserve(b, Kind.GUARD), tile)


# E18.11
@ashes.laid
def wait_in_the_lock(t: Table[Board], tile: Tile) -> None:
    """In lockdown, the hybrid appears as soon as the airlock is laid."""
    b = t.board
    if b.lockdown and b.map.name(tile) == LOCK and b.reserves[Kind.HYBRID]:
        hybrid = take_reserve(b, Kind.HYBRID)
        bring(t, hybrid, tile)
        b.new |= {hybrid}


# E18.11
@ashes.turn_ended
def all_guards_act(t: Table[Board], seat: Seat) -> None:
    """At the end of the turn in which lockdown began, each guard acts once, in the order of their numbers."""
    b = t.board
    if not b.lockdown or b.counting:
        return
    b.activated = frozenset()
    for guard in [one for one in b.enemies if one.kind is Kind.GUARD]:
        if guard in b.enemies and guard not in b.activated:
            activate(t, guard)


@ashes.may_escape
def through_the_lock(b: Board, seat: Seat) -> bool:
    """A player escapes from the airlock while the oven burns, if nobody holds the player there."""
    return burns(b) and b.map.name(b.people[seat].at) == LOCK and may_leave(b, seat)


def burns(b: Board) -> bool:
    """Whether the oven is lit."""
    return any(b.map.name(tile) == OVEN for tile in b.accessed)


@ashes.why_stay
def the_lock_is_shut(b: Board, seat: Seat) -> str:
    """Why a player in the airlock may not escape."""
    if b.map.name(b.people[seat].at) != LOCK:
        return ""
    if not burns(b):
        return "refused-lock-shut"
    return "" if may_leave(b, seat) else "refused-held"


@ashes.ending
def burned(b: Board, usual: str) -> str:
    """When time runs out, the fire comes through the shafts."""
    return BURNED if usual == "shut in" else usual
