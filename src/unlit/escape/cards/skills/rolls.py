"""Skills in challenges and under attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, is_armed
from unlit.escape.box.pieces import ICONS_OF, MOST_FEAR, Face, Icon, Kind, Purpose
from unlit.escape.cards.effects import choose_item
from unlit.escape.rules.challenges import reroll
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.hand import draw_cards
from unlit.escape.rules.items import lay_down
from unlit.escape.rules.kinds import SKILLS
from unlit.escape.rules.moments import Attack, Challenge, M
from unlit.escape.rules.responses import neighbours
from unlit.escape.told.things import DIE_SHOWING, ENOUGH, Enough, NameDie

if TYPE_CHECKING:
    from unlit.escape.rules.kinds import GearCard
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

DOUBLE = 2
DOUBLES = (Face.INTELLIGENCE_2, Face.STRENGTH_2)


# Rerolls in challenges


def choose_dice(t: Table[Board], seat: Seat, challenge: Challenge, most: int) -> list[Face]:
    """At least one of the dice that could be better, up to this many, chosen by the player."""
    left = improvable(challenge)
    chosen: list[Face] = []
    while left and len(chosen) < most:
        options: list[Enough | NameDie] = [DIE_SHOWING[die] for die in dict.fromkeys(left)]
        choice = t.ask(seat, "reroll", [ENOUGH, *options] if chosen else options)
        if isinstance(choice, Enough):
            break
        left.remove(choice.face)
        chosen.append(choice.face)
    return chosen


def improvable(challenge: Challenge) -> list[Face]:
    """The dice that do not show a double of the icon that counts."""
    worth = ICONS_OF[challenge.stat]
    return [die for die in challenge.dice if worth.get(die, 0) < DOUBLE]


@SKILLS.enter(M.ROLLED)
def boxer(t: Table[Board], seat: Seat, challenge: Challenge, card: GearCard) -> None:
    """Reroll dice of an attack."""
    reroll(t, challenge, choose_dice(t, seat, challenge, card.row.number))


@boxer.fits
def attacks(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> bool:
    """Only when attacking, with a die that could be better."""
    return challenge.purpose is Purpose.ATTACK and bool(improvable(challenge))


@SKILLS.enter(M.ROLLED)
def skeptic(t: Table[Board], seat: Seat, challenge: Challenge, card: GearCard) -> None:
    """Reroll dice in a fear event."""
    reroll(t, challenge, choose_dice(t, seat, challenge, card.row.number))


@skeptic.fits
def in_fear_event(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> bool:
    """Only in fear events, with a die that could be better."""
    return challenge.section is Icon.FEAR and bool(improvable(challenge))


@SKILLS.enter(M.ROLLED)
def gambler(t: Table[Board], seat: Seat, challenge: Challenge, card: GearCard) -> None:
    """Gain fear to reroll all dice."""
    change_fear(t, seat, card.row.number)
    reroll(t, challenge, list(challenge.dice))


@gambler.fits
def can_be_more_frightened(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> bool:
    """Only with room on the fear track, and a die that could be better."""
    return b.people[seat].fear + card.row.number <= MOST_FEAR and bool(improvable(challenge))


# Dice in challenges


@SKILLS.dice
def acrobat(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice in a bull rush."""
    return card.row.number if challenge.purpose is Purpose.BULL_RUSH else 0


@SKILLS.dice
def engineer(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice for doors, panels and facility events."""
    machine = challenge.purpose in (Purpose.UNLOCK, Purpose.ACCESS) or challenge.section is Icon.FACILITY
    return card.row.number if machine else 0


@SKILLS.dice
def daredevil(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """An extra die with high fear."""
    return int(b.people[seat].fear >= card.row.number)


@SKILLS.dice
def lone_wolf(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice without neighbours."""
    return 0 if neighbours(b, seat) else card.row.number


@SKILLS.dice
def desperate(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Two extra dice with few cards in hand."""
    return 2 if len(b.people[seat].hand) <= card.row.number else 0


@SKILLS.dice
def smooth_talker(b: Board, seat: Seat, challenge: Challenge, card: GearCard) -> int:
    """Extra dice to outwit."""
    return card.row.number if challenge.purpose is Purpose.OUTWIT else 0


@smooth_talker.soothes
def talks_on(b: Board, seat: Seat, card: GearCard) -> bool:
    """Failing to outwit provokes nobody."""
    return True


@SKILLS.felled
def thrill_seeker(t: Table[Board], seat: Seat, card: GearCard) -> None:
    """Draw cards after a successful attack."""
    draw_cards(t, seat, card.row.number)


# Under attack


@SKILLS.numbers
def thick_skull() -> None:
    """It only changes stats."""


@SKILLS.enter(M.ATTACK_ROLLED, M.ROLLED)  # for the player's own attacks, too
def self_defense(t: Table[Board], seat: Seat, roll: Challenge | Attack, card: GearCard) -> None:
    """Reroll doubles that are bad for the player, in its own attack or in one against it."""
    reroll(t, roll, bad_doubles(roll)[: card.row.number])


def bad_doubles(roll: Challenge | Attack) -> list[Face]:
    """The dice whose double icon is bad for the player: a miss in its own roll, or a hit in an enemy's."""
    worth = ICONS_OF[roll.stat]
    useful = isinstance(roll, Challenge)
    return [die for die in roll.dice if die in DOUBLES and (die in worth) is not useful]


@self_defense.fits
def turns_bad_doubles(b: Board, seat: Seat, roll: Challenge | Attack, card: GearCard) -> bool:
    """Only the player's own attack or one that gets through, and only with such a double."""
    applies = roll.purpose is Purpose.ATTACK if isinstance(roll, Challenge) else roll.over() > 0
    return applies and bool(bad_doubles(roll))


@SKILLS.enter(M.ATTACK_ROLLED)
def diversion(t: Table[Board], seat: Seat, attack: Attack, card: GearCard) -> None:
    """Put down an item to be tougher against this attack."""
    b = t.board
    lay_down(t, seat, choose_item(t, seat, "lay down", b.people[seat].items))
    attack.toughness += card.row.number


@diversion.fits
def something_to_drop(b: Board, seat: Seat, attack: Attack, card: GearCard) -> bool:
    """Only an attack that gets through, and only with an item."""
    return attack.over() > 0 and bool(b.people[seat].items)


@SKILLS.enter(M.ATTACK)
def harmless_look(t: Table[Board], seat: Seat, attack: Attack, card: GearCard) -> None:
    """Gain fear to take dice away from the attack."""
    change_fear(t, seat, 1)
    attack.count = max(0, attack.count - card.row.number)


@harmless_look.fits
def looks_harmless(b: Board, seat: Seat, attack: Attack, card: GearCard) -> bool:
    """Only a guard's attack, without a weapon, and with room on the fear track."""
    unarmed = attack.kind is Kind.GUARD and not is_armed(b, seat)
    return unarmed and attack.count > 0 and b.people[seat].fear < MOST_FEAR


@SKILLS.unshaken
def cold_blooded(b: Board, seat: Seat, card: GearCard) -> bool:
    """Attacks cause no fear (E3.1)."""
    return True
