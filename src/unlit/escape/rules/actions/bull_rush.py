"""Bull rush: breaking out of a tile with enemies by Strength, and on through others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import Purpose, Stat
from unlit.escape.rules.challenges import roll_for, tell_result
from unlit.escape.rules.enemies.activation import provoke
from unlit.escape.rules.moments import Challenge
from unlit.escape.rules.moving import to_rush
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class BullRush(Option):
    """Break out of the tile."""


BULL_RUSH: Final = BullRush()


# E12.5
def bull_rush(t: Table[Board], seat: Seat) -> None:
    """Roll for two icons more than there are enemies; the same roll counts for the rest of the turn."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    challenge = Challenge(seat, Stat.STRENGTH, to_rush(b, at), Purpose.BULL_RUSH)
    icons = roll_for(t, challenge)
    passed = icons >= challenge.rating
    tell_result(t, challenge, passed=passed)
    if passed:
        b.rush, b.rushed = icons, 0
    else:
        provoke(t, at, lambda one: True)
