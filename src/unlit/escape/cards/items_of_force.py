"""Items against enemies: weapons, grenades and a shield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import active_on, enemies_on
from unlit.escape.cards.effects import active, around, stun
from unlit.escape.cards.rows import DICE, FITS, ITEMS, NO_STATS, ItemRow
from unlit.escape.challenges import reroll
from unlit.escape.items import lose_item
from unlit.escape.moments import M
from unlit.escape.parts import ICONS_OF, Stat

if TYPE_CHECKING:
    from unlit.escape.board import Board
    from unlit.escape.moments import Challenge
    from unlit.escape.parts import Face
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


@ITEMS.enter(
    None,
    ItemRow(
        2,
        1,
        True,
        NO_STATS,
        2,
        "Weapon. When you attack an enemy: {number} Strength dice more.",
        "Waffe. Wenn du einen Gegner angreifst: {number} Stärkewürfel mehr.",
    ),
)
@DICE.of("stun_stick")
def stun_stick(b: Board, seat: Seat, challenge: Challenge) -> int:
    """Dice in an attack."""
    by_force = challenge.purpose == "attack" and challenge.stat is Stat.STRENGTH
    return b.box.items["stun_stick"].number if by_force else 0


@ITEMS.enter(
    None,
    ItemRow(
        1,
        2,
        True,
        NO_STATS,
        3,
        "Weapon, takes two hands. When you attack an enemy or unlock a door by Strength: {number} Strength dice more.",
        "Waffe, braucht zwei Hände. Wenn du einen Gegner angreifst oder eine Tür mit Stärke entriegelst: "
        "{number} Stärkewürfel mehr.",
    ),
)
@DICE.of("fire_axe")
def fire_axe(b: Board, seat: Seat, challenge: Challenge) -> int:
    """Dice in an attack, and against a door."""
    by_force = challenge.purpose in ("attack", "unlock") and challenge.stat is Stat.STRENGTH
    return b.box.items["fire_axe"].number if by_force else 0


@ITEMS.enter(
    M.ROLLED,
    ItemRow(
        1,
        1,
        True,
        NO_STATS,
        2,
        "Weapon. After you have rolled for an attack: roll again up to {number} dice that do not count.",
        "Waffe. Nachdem du für einen Angriff gewürfelt hast: Wirf bis zu {number} Würfel neu, die nicht zählen.",
    ),
)
def scalpel(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """Dice that are no use are rolled again."""
    reroll(t, challenge, useless(challenge)[: t.board.box.items["scalpel"].number])


def useless(challenge: Challenge) -> list[Face]:
    """The dice that show no icon of the stat."""
    return [die for die in challenge.dice if die not in ICONS_OF[challenge.stat]]


@FITS.of("scalpel")
def cuts(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """Only an attack, and one that missed somewhere."""
    return challenge.purpose == "attack" and bool(useless(challenge))


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        True,
        NO_STATS,
        1,
        "Weapon. On your turn, discard it: {number} active enemy of your choice on an adjacent tile is stunned.",
        "Waffe. In deinem Zug, wirf diese Karte ab: {number} aktiver Gegner deiner Wahl auf einem benachbarten "
        "Plättchen wird betäubt.",
    ),
)
def tranquilizer(t: Table[Board], seat: Seat, context: object) -> None:
    """Through the door, before anybody stands in it."""
    b = t.board
    lose_item(t, seat, "tranquilizer")
    stun(t, seat, active(b, around(b, seat)[1:]), b.box.items["tranquilizer"].number)


@FITS.of("tranquilizer")
def somebody_in_range(b: Board, seat: Seat, context: object) -> bool:
    """An active enemy next door."""
    return bool(active(b, around(b, seat)[1:]))


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        2,
        "On your turn, discard it: {number} active enemies of your choice on your tile are stunned, or as many as "
        "there are.",
        "In deinem Zug, wirf diese Karte ab: {number} aktive Gegner deiner Wahl auf deinem Plättchen "
        "werden betäubt, oder so viele es gibt.",
    ),
)
def flash_grenade(t: Table[Board], seat: Seat, context: object) -> None:
    """No challenge, no threat, but once."""
    b = t.board
    lose_item(t, seat, "flash_grenade")
    stun(t, seat, active_on(b, b.people[seat].at), b.box.items["flash_grenade"].number)


@FITS.of("flash_grenade")
def somebody_to_stun(b: Board, seat: Seat, context: object) -> bool:
    """An active enemy on the tile."""
    return bool(active_on(b, b.people[seat].at))


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        1,
        1,
        False,
        NO_STATS,
        0,
        "On your turn, discard it: the enemies that are on your tile now do not act of themselves by this turn's "
        "event; they still join the attack of another.",
        "In deinem Zug, wirf diese Karte ab: Die Gegner, die jetzt auf deinem Plättchen sind, handeln durch das "
        "Ereignis dieses Zugs nicht von selbst; dem Angriff eines anderen schließen sie sich an.",
    ),
)
def smoke_bomb(t: Table[Board], seat: Seat, context: object) -> None:
    """They still hold whoever is there, and still strike back; but for a while they do nothing by themselves."""
    b = t.board
    lose_item(t, seat, "smoke_bomb")
    b.activated |= set(enemies_on(b, b.people[seat].at))


@FITS.of("smoke_bomb")
def somebody_to_blind(b: Board, seat: Seat, context: object) -> bool:
    """An active enemy on the tile who has not been blinded yet."""
    return any(one not in b.activated for one in active_on(b, b.people[seat].at))


@ITEMS.enter(
    None,
    ItemRow(2, 1, False, {Stat.TOUGHNESS: 1}, 0, "Toughness {toughness}.", "Zähigkeit {toughness}."),
)
def riot_shield(t: Table[Board], seat: Seat, context: object) -> None:
    """It acts by its stat."""
