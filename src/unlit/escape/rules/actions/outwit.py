"""Outwit: getting past the enemies of one camp by Intelligence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, enemies_on, is_alien, strength_of
from unlit.escape.box.pieces import Camp, Purpose, Stat
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.challenges import attempt
from unlit.escape.rules.enemies.activation import provoke
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.moving import TO_LEAVE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Enemy, Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class Outwit(Option):
    """Get past the enemies of one camp."""

    whom: Camp


OUTWIT: Final = {camp: Outwit(camp) for camp in Camp}


def camp_of(enemy: Enemy) -> Camp:
    """The camp of an enemy: guards or aliens."""
    return Camp.ALIENS if is_alien(enemy) else Camp.GUARDS


# E12.6
def camps_to_outwit(b: Board, tile: Tile) -> list[Camp]:
    """The camp that outnumbers the other on the tile, counting stunned enemies; both if they are equal."""
    counts = {camp: count_of(b, tile, camp) for camp in Camp}
    return [camp for camp, count in counts.items() if count and count == max(counts.values())]


# E12.6
def count_of(b: Board, tile: Tile, whom: Camp) -> int:
    """How many the enemies of a camp on a tile count as, including stunned ones."""
    return strength_of(b, [one for one in enemies_on(b, tile) if camp_of(one) is whom])


# E12.6
def outwit(t: Table[Board], seat: Seat, whom: Camp) -> None:
    """With two icons more than enemies of that camp, the player may leave; failing activates only that camp."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    rating = count_of(b, at, whom) + TO_LEAVE
    if attempt(t, Challenge(seat, Stat.INTELLIGENCE, rating, Purpose.OUTWIT, against=whom)):
        b.freed += (at,)
    elif not soothes(b, seat):
        provoke(t, at, lambda one: camp_of(one) is whom)


# E8.4
def soothes(b: Board, seat: Seat) -> bool:
    """Whether a skill keeps a failure from provoking anyone."""
    gear, cards = effects_of(b.box).gear, effects_of(b.box).cards
    return any(gear[skill].soothes.said(False, b, seat, cards[skill]) for skill in b.people[seat].skills)
