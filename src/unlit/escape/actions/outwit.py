"""Outwit: past the enemies of one kind by Intelligence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.activation import provoke
from unlit.escape.board import Board, active_on, is_alien, strength_of
from unlit.escape.cards.rows import SOOTHES
from unlit.escape.challenges import attempt
from unlit.escape.moments import Challenge
from unlit.escape.moving import TO_LEAVE
from unlit.escape.parts import Stat

if TYPE_CHECKING:
    from unlit.escape.parts import Enemy
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

GUARDS, ALIENS = "guards", "aliens"


def side(enemy: Enemy) -> str:
    """Guards, or aliens."""
    return ALIENS if is_alien(enemy) else GUARDS


# E12.6
def sides_to_outwit(active: list[Enemy]) -> list[str]:
    """The side that outnumbers the other on the tile; of two that are equal either."""
    if len(active) == 1:
        return [side(active[0])]
    counts = {name: strength_of([one for one in active if side(one) == name]) for name in (GUARDS, ALIENS)}
    return [name for name, count in counts.items() if count and count == max(counts.values())]


# E12.6
def outwit(t: Table[Board], seat: Seat, whom: str) -> None:
    """As many icons as enemies of that side and two more: the player may leave. Failing activates that side alone."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    count = strength_of([one for one in active_on(b, at) if side(one) == whom])
    if attempt(t, Challenge(seat, Stat.INTELLIGENCE, count + TO_LEAVE, "outwit", against=whom)):
        b.freed += (at,)
    elif not SOOTHES.any_says(b.people[seat].skills, b, seat):
        provoke(t, at, lambda one: side(one) == whom)
