"""Adrenaline cards whose ability is for a roll: of a challenge, or of an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, Deed, players_on
from unlit.escape.cards.effects import name_one
from unlit.escape.cards.rows import ADRENALINE, FITS, AdrenalineRow
from unlit.escape.challenges import reroll, rolled
from unlit.escape.enemy_attacks import count_dice
from unlit.escape.fear import change_fear
from unlit.escape.moments import Attack, Challenge, M
from unlit.escape.naming import DIE_SHOWING
from unlit.escape.parts import ICONS_OF, MOST_FEAR, Face, Kind, Stat
from unlit.escape.responses import neighbours
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


# In challenges


@ADRENALINE.enter(
    M.CHALLENGE,
    AdrenalineRow(
        3,
        Stat.SPEED,
        1,
        1,
        2,
        "Before a challenge roll, yours or that of a player on your tile or an adjacent one: {number} dice more.",
        "Vor einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: "
        "{number} Würfel mehr.",
    ),
)
def lend_a_hand(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """More of whatever stat is asked for."""
    challenge.more += t.board.box.adrenaline["lend_a_hand"].number


@FITS.of("lend_a_hand")
def from_next_door(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """A hand does not reach through a duct."""
    return seat == challenge.seat or challenge.seat in neighbours(b, seat)


@ADRENALINE.enter(
    M.CHALLENGE,
    AdrenalineRow(
        3,
        Stat.INTELLIGENCE,
        1,
        0,
        0,
        "Before your challenge roll: use Strength instead of Intelligence, or Intelligence instead of Strength, "
        "for the dice and for the icons.",
        "Bevor du für eine Probe würfelst: Nimm Stärke statt Intelligenz oder Intelligenz statt Stärke, "
        "für die Würfel wie für die Symbole.",
    ),
)
def improvise(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """The other stat will do."""
    challenge.stat = OTHER_STAT[challenge.stat]


OTHER_STAT = {Stat.INTELLIGENCE: Stat.STRENGTH, Stat.STRENGTH: Stat.INTELLIGENCE}


@FITS.of("improvise")
def own_challenge(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """Only one's own."""
    return challenge.seat == seat


@ADRENALINE.enter(
    M.ROLLED,
    AdrenalineRow(
        2,
        Stat.INTELLIGENCE,
        2,
        1,
        0,
        "After a challenge roll, yours or that of a player on your tile or an adjacent one: "
        "a die of your choice is rolled again.",
        "Nach einem Probenwurf von dir oder von einem Spieler auf deinem oder einem benachbarten Plättchen: "
        "Ein Würfel deiner Wahl wird neu geworfen.",
    ),
)
def second_look(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """For good or ill."""
    faces = [DIE_SHOWING[die] for die in dict.fromkeys(challenge.dice)]
    reroll(t, challenge, [t.ask(seat, "reroll", faces).face])


@FITS.of("second_look")
def anything_rolled(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """At least one die."""
    return bool(challenge.dice)


@ADRENALINE.enter(
    M.ROLLED,
    AdrenalineRow(
        2,
        Stat.STRENGTH,
        3,
        2,
        0,
        "After your challenge roll: roll all dice again that show none of the icons that count.",
        "Nachdem du für eine Probe gewürfelt hast: Wirf alle Würfel neu, die keines der Symbole zeigen, die zählen.",
    ),
)
def once_more(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """All that missed."""
    worth = ICONS_OF[challenge.stat]
    reroll(t, challenge, [die for die in challenge.dice if die not in worth])


@FITS.of("once_more")
def own_misses(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """Dice of one's own that missed."""
    worth = ICONS_OF[challenge.stat]
    return challenge.seat == seat and any(die not in worth for die in challenge.dice)


@ADRENALINE.enter(
    M.ROLLED,
    AdrenalineRow(
        2,
        Stat.STRENGTH,
        2,
        1,
        1,
        "After your challenge roll: turn {number} die with a single icon that counts to its double.",
        "Nachdem du für eine Probe gewürfelt hast: Drehe {number} Würfel mit einem einfachen Symbol, das zählt, "
        "auf das doppelte.",
    ),
)
def last_ounce(t: Table[Board], seat: Seat, challenge: Challenge) -> None:
    """One icon more, for sure."""
    for die in singles(challenge)[: t.board.box.adrenaline["last_ounce"].number]:
        challenge.dice[challenge.dice.index(die)] = DOUBLE_OF[die]
    t.tell(EVERYONE, rolled, seat, "last_ounce", challenge.dice)


DOUBLE_OF = {Face.INTELLIGENCE: Face.INTELLIGENCE_2, Face.STRENGTH: Face.STRENGTH_2}


def singles(challenge: Challenge) -> list[Face]:
    """The dice that count once."""
    worth = ICONS_OF[challenge.stat]
    return [die for die in challenge.dice if worth.get(die, 0) == 1]


@FITS.of("last_ounce")
def own_singles(b: Board, seat: Seat, challenge: Challenge) -> bool:
    """A die of one's own that counts once."""
    return challenge.seat == seat and bool(singles(challenge))


# Against attacks


@ADRENALINE.enter(
    M.ATTACK,
    AdrenalineRow(
        4,
        Stat.TOUGHNESS,
        2,
        1,
        2,
        "Before an enemy's attack on you or on a player on your tile or an adjacent one: it has {number} dice fewer.",
        "Vor dem Angriff eines Gegners auf dich oder auf einen Spieler auf deinem oder einem benachbarten Plättchen: "
        "Er hat {number} Würfel weniger.",
    ),
)
def take_cover(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """The attack is weaker."""
    attack.count = max(0, attack.count - t.board.box.adrenaline["take_cover"].number)


@FITS.of("take_cover")
def any_dice(b: Board, seat: Seat, attack: Attack) -> bool:
    """An attack that has dice left."""
    return attack.count > 0


@ADRENALINE.enter(
    M.ATTACK_ROLLED,
    AdrenalineRow(
        3,
        Stat.STRENGTH,
        1,
        0,
        0,
        "After the roll of an attack that would hurt you or a player on your tile or an adjacent one: "
        "all its dice whose icons count are rolled again.",
        "Nach dem Wurf eines Angriffs, der dich oder einen Spieler auf deinem oder einem benachbarten Plättchen "
        "treffen würde: Alle seine Würfel, deren Symbole zählen, werden neu geworfen.",
    ),
)
def hold_off(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """All that hit, once more."""
    worth = ICONS_OF[attack.stat]
    reroll(t, attack, [die for die in attack.dice if die in worth])


@FITS.of("hold_off")
def would_hurt(b: Board, seat: Seat, attack: Attack) -> bool:
    """An attack that gets through."""
    return attack.over() > 0


@ADRENALINE.enter(
    M.ATTACK_ROLLED,
    AdrenalineRow(
        2,
        Stat.TOUGHNESS,
        1,
        0,
        2,
        "After the roll of an attack that would cost you cards: keep up to {number} of them, and gain a fear for each.",
        "Nach dem Wurf eines Angriffs, der dich Karten kosten würde: Behalte bis zu {number} davon "
        "und erhöhe für jede deine Angst um eins.",
    ),
)
def grit_teeth(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """As many as the attack would take, and as there is room on the fear track."""
    b = t.board
    count = min(b.box.adrenaline["grit_teeth"].number, attack.over(), MOST_FEAR - b.people[seat].fear)
    change_fear(t, seat, count)
    attack.toughness += count


@FITS.of("grit_teeth")
def would_cost_cards(b: Board, seat: Seat, attack: Attack) -> bool:
    """Against oneself, by somebody whose attack is not fear already, and with room on the fear track."""
    bleeds = attack.seat == seat and attack.kind is not Kind.HYBRID and b.people[seat].fear < MOST_FEAR
    return bleeds and would_hurt(b, seat, attack)


@ADRENALINE.enter(
    M.ATTACK,
    AdrenalineRow(
        2,
        Stat.TOUGHNESS,
        2,
        1,
        0,
        "Before an enemy's attack on a player on your tile, or on you: it meets another player on your tile instead, "
        "whom you choose, or you, with the dice that it has against that player.",
        "Vor dem Angriff eines Gegners auf einen Spieler auf deinem Plättchen oder auf dich: Er trifft stattdessen "
        "einen anderen Spieler deiner Wahl auf deinem Plättchen oder dich, mit den Würfeln, die er gegen diesen "
        "Spieler hat.",
    ),
)
def switch_places(t: Table[Board], seat: Seat, attack: Attack) -> None:
    """In front of somebody, or behind."""
    b = t.board
    spared = attack.seat
    attack.seat = name_one(t, seat, "switch places", standing_by(b, attack))
    count_dice(b, attack)
    deed = Deed(seat, spared, "helped") if attack.seat == seat else Deed(seat, attack.seat, "sacrificed")
    b.deeds += (deed,)


def standing_by(b: Board, attack: Attack) -> list[Seat]:
    """The others on the tile of whoever is attacked."""
    return [one for one in players_on(b, b.people[attack.seat].at) if one != attack.seat]


@FITS.of("switch_places")
def another_here(b: Board, seat: Seat, attack: Attack) -> bool:
    """On the same tile as the attack, and not alone."""
    return b.people[seat].at == b.people[attack.seat].at and bool(standing_by(b, attack))
