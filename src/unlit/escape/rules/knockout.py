"""Being knocked out, the infirmary, and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, current, players_on, vents_out
from unlit.escape.box.pieces import FEAR_AFTER_INFIRMARY, GONE, INFIRMARY
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.fear import set_fear
from unlit.escape.rules.hand import draw_cards, lose_cards
from unlit.escape.rules.items import leave_everything
from unlit.escape.rules.lockdown import look_for_the_end
from unlit.escape.rules.threat import lose_threat
from unlit.escape.told.events import Killed, KnockedOut, LeftInfirmary, Perished, VitalityChanged
from unlit.escape.told.things import TILE
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import FateName
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E17.1, E17.3
def knock_out(t: Table[Board], seat: Seat) -> None:
    """A player leaves items and cards behind, loses 1 vitality and 1 threat, and goes to the infirmary, or dies."""
    b = t.board
    one = b.people[seat]
    leave_everything(t, seat)
    if seat == current(b):
        b.left = one.at
    one.vitality -= 1
    if b.lockdown or one.vitality == 0:
        die(t, seat)
        return
    one.at = INFIRMARY
    t.tell(EVERYONE, KnockedOut, seat)
    t.tell(EVERYONE, VitalityChanged, seat, one.vitality)
    lose_threat(t, seat)
    look_for_the_end(t)


# E17.3
def die(t: Table[Board], seat: Seat) -> None:
    """A player dies and is out of the game."""
    one = t.board.people[seat]
    one.at, one.fate = GONE, "killed"
    t.tell(EVERYONE, Killed, seat)
    look_for_the_end(t)


# E8.4, E18.10
def perish(t: Table[Board], seat: Seat, fate: FateName) -> None:
    """A player dies in a scenario's own way: items stay on the tile, cards are discarded."""
    b = t.board
    one = b.people[seat]
    leave_everything(t, seat)
    if seat == current(b):
        b.left = one.at
    one.at, one.fate = GONE, str(fate)
    t.tell(EVERYONE, Perished, seat, fate)
    look_for_the_end(t)


# E4.7
def look_at_hand(t: Table[Board], seat: Seat) -> None:
    """Knock a player without cards out, unless someone on the tile uses an item to prevent it."""
    one = t.board.people[seat]
    if not one.hand and one.at >= 0:
        be_saved(t, seat)
        if not one.hand:
            knock_out(t, seat)


# E8.4
def be_saved(t: Table[Board], seat: Seat) -> None:
    """Ask the player first, then the others on the tile in turn order, whether they use an item to save the player."""
    b = t.board
    here = [seat, *(other for other in players_on(b, b.people[seat].at) if other != seat)]
    for owner in here:
        for item in dict.fromkeys(b.people[owner].items):
            if effects_of(b.box).gear[item].saves.said(False, t, owner, seat, card_of(b, item)):
                return


# E15.5, E4.7
def be_hurt(t: Table[Board], seat: Seat, count: int) -> None:
    """A player loses cards of its choice, and is knocked out if none are left."""
    lose_cards(t, seat, count)
    look_at_hand(t, seat)


# E16.1, E17.2, E2.7
def leave_infirmary(t: Table[Board], seat: Seat) -> bool:
    """Move a player to any vent tile, with a new hand and fear 4; False if there is none, and the player stays."""
    b = t.board
    vents = vents_out(b)
    if not vents:
        return False
    draw_cards(t, seat, b.people[seat].vitality)
    set_fear(t, seat, FEAR_AFTER_INFIRMARY)
    name = t.ask(seat, "leave infirmary", [TILE(b.map.name(tile)) for tile in vents]).tile
    b.people[seat].at = b.map.tile(name)
    t.tell(EVERYONE, LeftInfirmary, seat, name)
    return True
