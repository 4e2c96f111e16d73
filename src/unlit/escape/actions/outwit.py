"""Outwit: past the enemies of one kind by Intelligence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.activation import provoke
from unlit.escape.board import Board, enemies_on, is_alien, strength_of
from unlit.escape.cards.rows import SOOTHES
from unlit.escape.challenges import attempt
from unlit.escape.moments import Challenge
from unlit.escape.moving import TO_LEAVE
from unlit.escape.parts import Stat

if TYPE_CHECKING:
    from unlit.escape.parts import Enemy, Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

GUARDS, ALIENS = "guards", "aliens"


def side(enemy: Enemy) -> str:
    """Guards, or aliens."""
    return ALIENS if is_alien(enemy) else GUARDS


# E12.6
def sides_to_outwit(b: Board, tile: Tile) -> list[str]:
    """The side that outnumbers the other on the tile, the stunned counted, too; of two that are equal either."""
    counts = {name: count_of(b, tile, name) for name in (GUARDS, ALIENS)}
    return [name for name, count in counts.items() if count and count == max(counts.values())]


# E12.6
def count_of(b: Board, tile: Tile, whom: str) -> int:
    """For how many the enemies of a side on a tile count, stunned ones too."""
    return strength_of([one for one in enemies_on(b, tile) if side(one) == whom])


# E12.6
def outwit(t: Table[Board], seat: Seat, whom: str) -> None:
    """As many icons as enemies of that side and two more: the player may leave. Failing activates that side alone."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    if attempt(t, Challenge(seat, Stat.INTELLIGENCE, count_of(b, at, whom) + TO_LEAVE, "outwit", against=whom)):
        b.freed += (at,)
    elif not SOOTHES.any_says(b.people[seat].skills, b, seat):
        provoke(t, at, lambda one: side(one) == whom)
