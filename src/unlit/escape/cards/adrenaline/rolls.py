"""Adrenaline cards whose ability is for a roll: of a challenge, or of an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, Deed, players_on
from unlit.escape.box.pieces import ICONS_OF, MOST_FEAR, Face, Kind, Stat
from unlit.escape.cards.effects import name_one
from unlit.escape.rules.challenges import reroll
from unlit.escape.rules.enemies.attacks import count_dice
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.kinds import ADRENALINE
from unlit.escape.rules.moments import Attack, Challenge, M
from unlit.escape.rules.responses import neighbours
from unlit.escape.told.events import Rolled
from unlit.escape.told.things import DIE_SHOWING
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.rules.kinds import AdrenalineCard
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# In challenges


@ADRENALINE.enter(M.CHALLENGE)
def lend_a_hand(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """More of whatever stat is asked for."""
    challenge.more += card.row.number


@lend_a_hand.fits
def from_next_door(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """A hand does not reach through a duct."""
    return seat == challenge.seat or challenge.seat in neighbours(b, seat)


@ADRENALINE.enter(M.CHALLENGE)
def improvise(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """The other stat will do."""
    challenge.stat = OTHER_STAT[challenge.stat]


OTHER_STAT = {Stat.INTELLIGENCE: Stat.STRENGTH, Stat.STRENGTH: Stat.INTELLIGENCE}


@improvise.fits
def own_challenge(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """Only one's own."""
    return challenge.seat == seat


@ADRENALINE.enter(M.ROLLED)
def second_look(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """For good or ill."""
    faces = [DIE_SHOWING[die] for die in dict.fromkeys(challenge.dice)]
    reroll(t, challenge, [t.ask(seat, "reroll", faces).face])


@second_look.fits
def anything_rolled(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """At least one die."""
    return bool(challenge.dice)


@ADRENALINE.enter(M.ROLLED)
def once_more(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """All that missed."""
    worth = ICONS_OF[challenge.stat]
    reroll(t, challenge, [die for die in challenge.dice if die not in worth])


@once_more.fits
def own_misses(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """Dice of one's own that missed."""
    worth = ICONS_OF[challenge.stat]
    return challenge.seat == seat and any(die not in worth for die in challenge.dice)


@ADRENALINE.enter(M.ROLLED)
def last_ounce(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """One icon more, for sure."""
    for die in singles(challenge)[: card.row.number]:
        challenge.dice[challenge.dice.index(die)] = DOUBLE_OF[die]
    t.tell(EVERYONE, Rolled, seat, "last_ounce", None, tuple(challenge.dice))


DOUBLE_OF = {Face.INTELLIGENCE: Face.INTELLIGENCE_2, Face.STRENGTH: Face.STRENGTH_2}


def singles(challenge: Challenge) -> list[Face]:
    """The dice that count once."""
    worth = ICONS_OF[challenge.stat]
    return [die for die in challenge.dice if worth.get(die, 0) == 1]


@last_ounce.fits
def own_singles(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """A die of one's own that counts once."""
    return challenge.seat == seat and bool(singles(challenge))


# Against attacks


@ADRENALINE.enter(M.ATTACK)
def take_cover(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """The attack is weaker."""
    attack.count = max(0, attack.count - card.row.number)


@take_cover.fits
def any_dice(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """An attack that has dice left."""
    return attack.count > 0


@ADRENALINE.enter(M.ATTACK_ROLLED)
def hold_off(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """All that hit, once more."""
    worth = ICONS_OF[attack.stat]
    reroll(t, attack, [die for die in attack.dice if die in worth])


@hold_off.fits
def would_hurt(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """An attack that gets through."""
    return attack.over() > 0


@ADRENALINE.enter(M.ATTACK_ROLLED)
def grit_teeth(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """As many as the attack would take, and as there is room on the fear track."""
    b = t.board
    count = min(card.row.number, attack.over(), MOST_FEAR - b.people[seat].fear)
    change_fear(t, seat, count)
    attack.toughness += count


@grit_teeth.fits
def would_cost_cards(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """Against oneself, by somebody whose attack is not fear already, and with room on the fear track."""
    bleeds = attack.seat == seat and attack.kind is not Kind.HYBRID and b.people[seat].fear < MOST_FEAR
    return bleeds and would_hurt(b, seat, attack, card)


@ADRENALINE.enter(M.ATTACK)
def switch_places(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
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


@switch_places.fits
def another_here(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """On the same tile as the attack, and not alone."""
    return b.people[seat].at == b.people[attack.seat].at and bool(standing_by(b, attack))
