"""Scenario 7, The Doctor's Rounds: the lift is there from the start, with Dr. Cronos in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, active_on, add_enemy
from unlit.escape.box.pieces import Enemy, Kind
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.enemies.activation import activate
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.enemies.targets import patients, rank, steps_to
from unlit.escape.rules.hand import lose_cards
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.lockdown import begin_lockdown
from unlit.escape.rules.threat import lose_time
from unlit.escape.told.events import CronosDied, CronosWounded, Stunned, VitalityChanged, WatchRead
from unlit.escape.told.standing import Doctor
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NAME = "the_doctors_rounds"
LIFT = "a-lift"
DOCTOR = Enemy(Kind.CRONOS, 1)
PLACES = {"crossing": (1, 1), "watch post": (1, 0), "corridor 102": (0, 0), "cell block": (0, 1), LIFT: (0, -1)}
"""The columns and rows of the starting tiles: a ring of four, and the lift behind one of them."""
WITHOUT_HIM = "cronos dead"


@SCENARIOS.enter
def the_doctors_rounds(b: Board) -> None:
    """Everyone begins at the far corner of the ring, and Dr. Cronos in the lift."""
    for name, (column, row) in PLACES.items():
        b.map = b.map.with_tile(TILES[name], column, row)
    add_enemy(b, DOCTOR, len(PLACES) - 1)


# How he acts


# E15.18
def patient(b: Board) -> Seat | None:
    """Whom Dr. Cronos is after: the player with the fewest cards, then the closest for him, then by turn order."""
    if DOCTOR not in b.enemies:
        return None
    steps = {one.who: steps_to(b, Kind.CRONOS, one.at)[b.enemies[DOCTOR]] for one in patients(b)}
    found = min(patients(b), key=lambda one: (-one.value, steps[one.who], *rank(b, one)), default=None)
    return str(found.who) if found is not None else None


# E15.18
@the_doctors_rounds.turn_ended
def make_rounds(t: Table[Board], seat: Seat) -> None:
    """He acts at the end of his patient's turn, and in lockdown at the end of every turn."""
    b = t.board
    found = patient(b)
    if found is not None and (b.lockdown or found == seat):
        activate(t, DOCTOR)
        look_at_his_watch(t)


# E8.4
def look_at_his_watch(t: Table[Board]) -> None:
    """Each of his rounds takes a token from the threat pool; a token that cannot be taken begins lockdown."""
    lose_time(t, WatchRead)


# E15.18, E1.3
@the_doctors_rounds.hurt
def operate(t: Table[Board], enemy: Enemy, seat: Seat) -> None:
    """A player he hurts but does not fell loses 1 vitality, except the last, and discards down to the new limit."""
    one = t.board.people[seat]
    if enemy == DOCTOR and one.at >= 0 and one.vitality > 1:
        left = one.vitality - 1
        t.tell(EVERYONE, VitalityChanged, seat, left)
        lose_cards(t, seat, len(one.hand) - left)
        one.vitality = left  # only now, so that no one is asked anything while a hand is too large


# What can be done about him


# E15.18
@the_doctors_rounds.wounded
def wound(t: Table[Board], times: int) -> None:
    """An attack that reaches his Toughness wounds and stuns him; the last wound kills him, and lockdown begins."""
    b = t.board
    deadly = b.box.scenarios[b.scenario].other
    b.wounds = min(deadly, b.wounds + times)
    t.tell(EVERYONE, CronosWounded, b.wounds)
    if b.wounds < deadly:
        b.stunned |= {DOCTOR}
        t.tell(EVERYONE, Stunned, DOCTOR)
        return
    take_away(t, DOCTOR)
    t.tell(EVERYONE, CronosDied)
    begin_lockdown(t)


# E8.4
def holds_the_lift(b: Board, lift: Tile) -> bool:
    """Whether he is on his feet and too close to the lift."""
    if DOCTOR not in b.enemies or DOCTOR in b.stunned:
        return False
    return away(b, lift) < b.box.scenarios[b.scenario].number


def away(b: Board, lift: Tile) -> int:
    """How far he is from the lift, by the way he walks."""
    return steps_to(b, Kind.CRONOS, lift)[b.enemies[DOCTOR]]


# E8.4
@the_doctors_rounds.may_escape
def on_the_lift_out_of_his_sight(b: Board, seat: Seat) -> bool:
    """A player escapes from the A-Lift, with no active enemy there, and Dr. Cronos far away, stunned or dead."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and not active_on(b, at) and not holds_the_lift(b, at)


@the_doctors_rounds.why_stay
def he_is_too_near(b: Board, seat: Seat) -> str:
    """Why a player on the lift may not escape."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if holds_the_lift(b, at):
        return "refused-cronos-near"
    return "refused-way-out-held" if active_on(b, at) else ""


@the_doctors_rounds.now
def how_he_stands(b: Board) -> Doctor:
    """Whom he is after, his wounds, and how far he is from the lift."""
    row = b.box.scenarios[b.scenario]
    lift = b.map.named(LIFT)
    there, hunted = DOCTOR in b.enemies, patient(b)
    return Doctor(
        state="dead" if not there else "stunned" if DOCTOR in b.stunned else "up" if hunted else "idle",
        hunted=hunted or "",
        wounds=b.wounds,
        deadly=row.other,
        away=away(b, lift[0]) if there and lift else 0,
        needed=row.number,
    )


# E18.3
@the_doctors_rounds.ending
def without_him(b: Board, usual: str) -> str:
    """The ending if someone escaped after Dr. Cronos died."""
    return WITHOUT_HIM if usual == "escaped" and DOCTOR not in b.enemies else usual
