"""Dice, damage and healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, healing_cap, is_dangerous, is_lit
from unlit.alone.events import Recovered, Suffered
from unlit.alone.parts import Damage
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


# A9.2
def heros_bars_hit(b: Board) -> bool:
    """In a roll of the hero's bars count as hits while the hero's sector is lighted."""
    return is_lit(b, b.hero)


# A10.3
def evils_bars_hit(b: Board) -> bool:
    """In a roll of evil's bars count as hits while the hero's sector holds a danger token."""
    return is_dangerous(b, b.hero)


# A10.5
def lower_tracks(t: Table[Board], kind: Damage, amount: int) -> None:
    """Damage lowers the track of its kind; at 0 the rest lowers the other, and stays damage of its kind."""
    b = t.board
    if kind is Damage.LIFE:
        own = min(amount, b.life)
        b.life -= own
        b.control = max(0, b.control - (amount - own))
    else:
        own = min(amount, b.control)
        b.control -= own
        b.life = max(0, b.life - (amount - own))
    t.tell(EVERYONE, Suffered, str(kind), amount, b.life, b.control)


# A10.6, A20.7
def is_defeated(b: Board) -> bool:
    """Both tracks at 0."""
    return b.life == 0 and b.control == 0


# A10.7, A4.6
def can_recover(b: Board, kind: Damage) -> bool:
    """Whether a track is below the healing cap."""
    return (b.life if kind is Damage.LIFE else b.control) < healing_cap(b)


# A10.7
def recover(t: Table[Board], kind: Damage, amount: int) -> int:
    """Raise a track, never beyond the healing cap; how much it was raised."""
    b = t.board
    now = b.life if kind is Damage.LIFE else b.control
    raised = max(0, min(amount, healing_cap(b) - now))
    if kind is Damage.LIFE:
        b.life += raised
    else:
        b.control += raised
    if raised:
        t.tell(EVERYONE, Recovered, str(kind), raised)
    return raised
