"""Challenges: dice against a rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board
from unlit.escape.box.pieces import DIE, Purpose, Stat
from unlit.escape.rules.moments import Challenge, M
from unlit.escape.rules.responses import dice_for, respond
from unlit.escape.told.events import Failed, Passed, Rolled
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Face
    from unlit.escape.rules.moments import Attack
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E7.1, E7.2, E7.3
def roll_for(t: Table[Board], challenge: Challenge) -> int:
    """Let players play cards, roll the dice, let them play again, and return how many icons show in the end."""
    b = t.board
    respond(t, M.CHALLENGE, challenge)
    challenge.dice = b.dice.roll(challenge.purpose._value_, dice_for(b, challenge), DIE, challenge.seat)
    use_up_bonuses(b, challenge.seat)
    t.tell(EVERYONE, Rolled, challenge.seat, challenge.purpose, challenge.against, tuple(challenge.dice))
    respond(t, M.ROLLED, challenge)
    return challenge.icons()


# E4.4
def use_up_bonuses(b: Board, seat: Seat) -> None:
    """End the bonuses to Intelligence and Strength, which last until the next challenge roll."""
    for stat in (Stat.INTELLIGENCE, Stat.STRENGTH) if b.bonus else ():
        b.bonus.pop((seat, stat), None)


# E7.1
def attempt(t: Table[Board], challenge: Challenge) -> bool:
    """Whether the player passes the challenge, that is, reaches its rating."""
    passed = roll_for(t, challenge) >= challenge.rating
    tell_result(t, challenge, passed=passed)
    return passed


def tell_result(t: Table[Board], challenge: Challenge, *, passed: bool) -> None:
    """Tell everyone whether the challenge was passed."""
    t.tell(EVERYONE, Passed if passed else Failed, challenge.seat, challenge.purpose, challenge.against)


# E7.4
def reroll(t: Table[Board], roll: Challenge | Attack, faces: list[Face]) -> None:
    """Reroll one die for each of these faces."""
    again = t.board.dice.roll("reroll", len(faces), DIE, roll.seat)
    for face, die in zip(faces, again, strict=True):
        roll.dice[roll.dice.index(face)] = die
    t.tell(EVERYONE, Rolled, roll.seat, Purpose.REROLL, None, tuple(roll.dice))
