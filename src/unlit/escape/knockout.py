"""Being knocked out, the infirmary, and death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, change, current
from unlit.escape.events import Killed, KnockedOut, LeftInfirmary, VitalityChanged
from unlit.escape.fear import set_fear
from unlit.escape.hand import draw_cards, lose_cards
from unlit.escape.items import lay_down_all
from unlit.escape.lockdown import look_for_the_end
from unlit.escape.parts import FEAR_AFTER_INFIRMARY, GONE, INFIRMARY
from unlit.escape.threat import lose_threat
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


# E17.1, E17.3
def knock_out(t: Table[Board], seat: Seat) -> None:
    """Items stay on the tile, cards in hand are discarded; to the infirmary, one vitality and one threat less."""
    b = t.board
    one = b.people[seat]
    lay_down_all(t, seat)
    b.discards["adrenaline"] += one.hand
    if seat == current(b):
        b.left = one.at
    change(b, seat, hand=(), vitality=one.vitality - 1)
    if b.lockdown or one.vitality == 1:
        die(t, seat)
        return
    change(b, seat, at=INFIRMARY)
    t.tell(EVERYONE, KnockedOut, seat)
    t.tell(EVERYONE, VitalityChanged, seat, one.vitality - 1)
    lose_threat(t, seat)
    look_for_the_end(t)


# E17.3
def die(t: Table[Board], seat: Seat) -> None:
    """The player loses, and leaves."""
    change(t.board, seat, at=GONE, fate="killed")
    t.tell(EVERYONE, Killed, seat)
    look_for_the_end(t)


# E4.7
def look_at_hand(t: Table[Board], seat: Seat) -> None:
    """Whoever has no card left is knocked out."""
    if not t.board.people[seat].hand and t.board.people[seat].at >= 0:
        knock_out(t, seat)


# E15.5, E4.7
def be_hurt(t: Table[Board], seat: Seat, count: int) -> None:
    """Cards of the player's choice are lost; with the last of them it goes down."""
    lose_cards(t, seat, count)
    look_at_hand(t, seat)


# E16.1, E17.2, E2.7
def leave_infirmary(t: Table[Board], seat: Seat) -> bool:
    """To any vent tile, with a new hand and fear 4; False where there is none, and the player stays."""
    b = t.board
    vents = [tile for tile in range(len(b.map.laid)) if b.map.has_vent(tile)]
    if not vents:
        return False
    names = {b.map.name(tile): tile for tile in vents}
    draw_cards(t, seat, b.people[seat].vitality)
    set_fear(t, seat, FEAR_AFTER_INFIRMARY)
    name = t.ask(seat, "leave infirmary", list(names))
    change(b, seat, at=names[name])
    t.tell(EVERYONE, LeftInfirmary, seat, name)
    return True
