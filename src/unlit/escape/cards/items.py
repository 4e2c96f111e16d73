"""Items: weapons, clothes, tools, light and medicine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import active_on, players_on
from unlit.escape.cards.effects import LEAVE, active, around, lock_a_door, open_doors, stun
from unlit.escape.cards.rows import DICE, FITS, ITEMS, NO_STATS, START_OF_TURN, ItemRow
from unlit.escape.challenges import reroll
from unlit.escape.events import SkillUsed
from unlit.escape.fear import change_fear
from unlit.escape.hand import CALM, draw_cards
from unlit.escape.items import lose_item
from unlit.escape.moments import M
from unlit.escape.parts import ICONS_OF, Kind, Stat
from unlit.escape.threat import lose_threat
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.board import Board
    from unlit.escape.moments import Challenge
    from unlit.escape.parts import Face
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


# Weapons


@ITEMS.enter(
    None,
    ItemRow(
        3,
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
        2,
        1,
        True,
        NO_STATS,
        2,
        "Weapon. After you have rolled for an attack: roll again up to {number} dice that show no Strength.",
        "Waffe. Nachdem du für einen Angriff gewürfelt hast: Wirf bis zu {number} Würfel neu, die keine Stärke zeigen.",
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


# Clothes


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        0,
        False,
        NO_STATS,
        2,
        "Takes no hand. On your turn, while you have {number} threat or less: where no active alien is, "
        "the guards on your tile let you leave it.",
        "Braucht keine Hand. In deinem Zug, solange du höchstens {number} Bedrohung hast: Ist kein aktiver "
        "Außerirdischer da, lassen die Wachen auf deinem Plättchen dich gehen.",
    ),
)
def uniform(t: Table[Board], seat: Seat, context: object) -> None:
    """Past the guards without a challenge, as long as they do not know the face."""
    t.board.freed = t.board.people[seat].at


@FITS.of("uniform")
def guards_in_the_way(b: Board, seat: Seat, context: object) -> bool:
    """Guards alone hold the player, who is not much of a threat."""
    one = b.people[seat]
    held_by = active_on(b, one.at)
    guards = bool(held_by) and all(enemy.kind is Kind.GUARD for enemy in held_by)
    return guards and b.freed != one.at and one.threat <= b.box.items["uniform"].number


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        2,
        "On your turn, if no active guard is on your tile or an adjacent one, discard it: you lose {number} "
        "threat, or all that you have, and your fear rises by as much.",
        "In deinem Zug, wenn keine aktive Wache auf deinem oder einem benachbarten Plättchen ist, wirf diese Karte ab: "
        "Du verlierst {number} Bedrohung oder alle, die du hast, und deine Angst steigt um ebenso viel.",
    ),
)
def bloody_uniform(t: Table[Board], seat: Seat, context: object) -> None:
    """Whoever is thought dead is not looked for; but to put it on is horrible."""
    b = t.board
    count = min(b.people[seat].threat, b.box.items["bloody_uniform"].number)
    lose_item(t, seat, "bloody_uniform")
    lose_threat(t, seat, count)
    change_fear(t, seat, count)


@FITS.of("bloody_uniform")
def unseen(b: Board, seat: Seat, context: object) -> bool:
    """With threat to lose, and no guard who would see it."""
    return b.people[seat].threat > 0 and not active(b, around(b, seat), (Kind.GUARD,))


@ITEMS.enter(
    None,
    ItemRow(2, 1, False, {Stat.TOUGHNESS: 1}, 0, "Toughness {toughness}.", "Zähigkeit {toughness}."),
)
def riot_shield(t: Table[Board], seat: Seat, context: object) -> None:
    """It acts by its stat."""


# Tools and light


@ITEMS.enter(
    None,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        2,
        "When you unlock a door by Intelligence or access a control panel: {number} Intelligence dice more.",
        "Wenn du eine Tür mit Intelligenz entriegelst oder auf ein Kontrollpult zugreifst: "
        "{number} Intelligenzwürfel mehr.",
    ),
)
@DICE.of("toolkit")
def toolkit(b: Board, seat: Seat, challenge: Challenge) -> int:
    """Dice where something is to be opened."""
    fine_work = challenge.purpose in ("unlock", "access") and challenge.stat is Stat.INTELLIGENCE
    return b.box.items["toolkit"].number if fine_work else 0


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        0,
        "On your turn, discard it: lock an open door of your tile.",
        "In deinem Zug, wirf diese Karte ab: Verriegle eine offene Tür deines Plättchens.",
    ),
)
def magnetic_lock(t: Table[Board], seat: Seat, context: object) -> None:
    """Clones do not get through, guards lose a move; and whoever comes after loses one, too."""
    lose_item(t, seat, "magnetic_lock")
    lock_a_door(t, seat)


@FITS.of("magnetic_lock")
def a_door_to_lock(b: Board, seat: Seat, context: object) -> bool:
    """An open door that leads to another tile."""
    return bool(open_doors(b, b.people[seat].at))


@ITEMS.enter(
    None,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        4,
        "At the start of your turn, with fear {number} or more and no active enemy on your tile: "
        "your fear may fall by one.",
        "Zu Beginn deines Zuges, mit Angst {number} oder mehr und ohne aktiven Gegner auf deinem Plättchen: "
        "Deine Angst darf um eins sinken.",
    ),
)
@START_OF_TURN.of("flashlight")
def flashlight(t: Table[Board], seat: Seat) -> None:
    """There is nothing there; but fear makes strong, so that one may keep it."""
    b = t.board
    frightened = b.people[seat].fear >= b.box.items["flashlight"].number
    alone = not active_on(b, b.people[seat].at)
    if frightened and alone and t.ask(seat, "flashlight", [CALM, LEAVE]) == CALM:
        t.tell(EVERYONE, SkillUsed, seat, "flashlight")
        change_fear(t, seat, -1)


# Medicine


@ITEMS.enter(
    M.OWN_TURN,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        3,
        "On your turn, discard it: you or another player on your tile draws {number} adrenaline cards, "
        "as far as the hand has room.",
        "In deinem Zug, wirf diese Karte ab: Du oder ein anderer Spieler auf deinem Plättchen zieht {number} "
        "Adrenalinkarten, soweit auf der Hand Platz ist.",
    ),
)
def medkit(t: Table[Board], seat: Seat, context: object) -> None:
    """For oneself, or for somebody who will owe something for it."""
    b = t.board
    lose_item(t, seat, "medkit")
    draw_cards(t, t.ask(seat, "treat", weakened(b, seat)), b.box.items["medkit"].number)


def weakened(b: Board, seat: Seat) -> list[Seat]:
    """Who on the tile has room for cards."""
    here = players_on(b, b.people[seat].at)
    return [one for one in here if len(b.people[one].hand) < b.people[one].vitality]


@FITS.of("medkit")
def somebody_to_treat(b: Board, seat: Seat, context: object) -> bool:
    """Not where all hands are full."""
    return bool(weakened(b, seat))


@ITEMS.enter(
    M.CHALLENGE,
    ItemRow(
        2,
        1,
        False,
        NO_STATS,
        3,
        "Before you roll for a challenge, discard it: {number} dice more.",
        "Bevor du für eine Probe würfelst, wirf diese Karte ab: {number} Würfel mehr.",
    ),
)
def stimulant(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """For this roll alone, whatever it is for."""
    lose_item(t, seat, "stimulant")
    challenge.more += t.board.box.items["stimulant"].number


@ITEMS.enter(
    None,
    ItemRow(
        0,
        1,
        False,
        NO_STATS,
        0,
        "What it opens, the scenario says.",
        "Was sie öffnet, sagt das Szenario.",
    ),
)
def security_key_card(t: Table[Board], seat: Seat, context: object) -> None:
    """It belongs to no deck, and does nothing by itself."""
