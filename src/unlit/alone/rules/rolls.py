"""Rolling and rerolling dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, is_dangerous, is_lit
from unlit.alone.box.pieces import DIE, Face, Purpose
from unlit.alone.rules.moments import M, Roll
from unlit.alone.rules.reactions import react
from unlit.alone.rules.using import hero_answers, hero_answers_again
from unlit.alone.told.events import Rolled
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.alone.told.things import Being
    from unlit.kernel.table import Table


# A9.2
def heros_bars_hit(b: Board) -> bool:
    """Whether bars count as hits in the hero's rolls: they do while the hero's sector is lit."""
    return is_lit(b, b.hero)


# A10.3
def evils_bars_hit(b: Board) -> bool:
    """Whether bars count as hits in evil's rolls: they do while the hero's sector has a danger token."""
    return is_dangerous(b, b.hero)


def hero_rolls(t: Table[Board], count: int) -> Roll:
    """Roll the hero's dice in a fight; both sides may change them."""
    b = t.board
    return roll_dice(t, Roll(True, Purpose.FIGHT, b.dice.roll("fight", count, DIE), heros_bars_hit(b)))


def evil_rolls(t: Table[Board], purpose: Purpose, count: int, of: object = None, attacker: Being | None = None) -> Roll:
    """Roll evil's dice; both sides may change them."""
    b = t.board
    return roll_dice(t, Roll(False, purpose, b.dice.roll(str(purpose), count, DIE, of), evils_bars_hit(b), attacker))


# A1.23, A14.12
def roll_dice(t: Table[Board], roll: Roll) -> Roll:
    """Rolls are public; the hero's rerolls come first."""
    tell_roll(t, roll)
    hero_answers(t, M.ROLLED, roll)
    left = roll.hits()
    react(t, M.ROLLED, roll)
    if roll.hits() > left:
        hero_answers_again(t, M.ROLLED, roll)
    return roll


def tell_roll(t: Table[Board], roll: Roll) -> None:
    """Tell everyone what the dice show."""
    t.tell(EVERYONE, Rolled, "hero" if roll.by_hero else "evil", roll.purpose, tuple(roll.dice))


def reroll(t: Table[Board], roll: Roll, places: list[int]) -> None:
    """Reroll some of the dice."""
    again = t.board.dice.roll("reroll", len(places), DIE)
    for place, die in zip(places, again, strict=True):
        roll.dice[place] = die
    tell_roll(t, roll)


def reroll_face(t: Table[Board], roll: Roll, face: Face) -> None:
    """Reroll one die that shows this face."""
    reroll(t, roll, [roll.dice.index(face)])


def reroll_hits(t: Table[Board], roll: Roll) -> None:
    """Reroll every die that counts as a hit."""
    reroll(t, roll, [place for place, die in enumerate(roll.dice) if roll.counts(die)])
