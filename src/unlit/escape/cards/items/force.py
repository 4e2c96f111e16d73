"""Items against enemies: weapons, grenades and a shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import active_on, enemies_on
from unlit.escape.box.pieces import ICONS_OF, Purpose, Stat
from unlit.escape.cards.effects import active, around, stun
from unlit.escape.rules.challenges import reroll
from unlit.escape.rules.items import lose_item
from unlit.escape.rules.kinds import ITEMS
from unlit.escape.rules.moments import M

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Face
    from unlit.escape.rules.kinds import GearCard
    from unlit.escape.rules.moments import Challenge
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@ITEMS.dice
def stun_stick(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice in an attack."""
    by_force = challenge.purpose is Purpose.ATTACK and challenge.stat is Stat.STRENGTH
    return card.row.number if by_force else 0


@ITEMS.dice
def fire_axe(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice in an attack, and against a locked door."""
    by_force = challenge.purpose in (Purpose.ATTACK, Purpose.UNLOCK) and challenge.stat is Stat.STRENGTH
    return card.row.number if by_force else 0


@ITEMS.enter(M.ROLLED)
def scalpel(t: Table[Board], seat: Seat, challenge: Challenge, card: GearCard) -> None:
    """Reroll dice that missed."""
    reroll(t, challenge, useless(challenge)[: card.row.number])


def useless(challenge: Challenge) -> list[Face]:
    """The dice that show no icon of the stat."""
    return [die for die in challenge.dice if die not in ICONS_OF[challenge.stat]]


@scalpel.fits
def cuts(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> bool:
    """Only an attack with a die that missed."""
    return challenge.purpose is Purpose.ATTACK and bool(useless(challenge))


@ITEMS.enter(M.OWN_TURN)
def tranquilizer(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Stun enemies next door."""
    b = t.board
    lose_item(t, seat, card.name)
    stun(t, seat, active(b, around(b, seat)[1:]), card.row.number)


@tranquilizer.fits
def somebody_in_range(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with an active enemy next door."""
    return bool(active(b, around(b, seat)[1:]))


@ITEMS.enter(M.OWN_TURN)
def flash_grenade(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Stun enemies on the tile, without challenge or threat, but only once."""
    b = t.board
    lose_item(t, seat, card.name)
    stun(t, seat, active_on(b, b.people[seat].at), card.row.number)


@flash_grenade.fits
def somebody_to_stun(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with an active enemy on the tile."""
    return bool(active_on(b, b.people[seat].at))


@ITEMS.enter(M.OWN_TURN)
def smoke_bomb(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Count the enemies on the tile as having acted this turn; they still hold players, and still strike back."""
    b = t.board
    lose_item(t, seat, card.name)
    b.activated |= set(enemies_on(b, b.people[seat].at))


@smoke_bomb.fits
def somebody_to_blind(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only with an active enemy on the tile that does not count as having acted yet."""
    return any(one not in b.activated for one in active_on(b, b.people[seat].at))


@ITEMS.numbers
def riot_shield() -> None:
    """It only changes a stat."""
