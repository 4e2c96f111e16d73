"""When evil may react: the moments of a turn, opened by rules and answered with cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board
from unlit.alone.parts import CARDS_A_TURN, TRACK

if TYPE_CHECKING:
    from unlit.kernel.question import Seat


# A14.10, A1.28
def order(b: Board) -> list[Seat]:
    """The evil seats from the leader leftward."""
    seats = list(b.hands)
    return seats[b.leader :] + seats[: b.leader]


# A14.7
def spaces_needed(b: Board) -> int:
    """The turn's first card covers one space of the reaction track, the second two."""
    return b.cards_played + 1


# A14.1, A14.8
def card_fits(b: Board) -> bool:
    """At most two cards a turn, and only while the next one fits on the track."""
    return b.cards_played < CARDS_A_TURN and len(b.track) + spaces_needed(b) <= TRACK
