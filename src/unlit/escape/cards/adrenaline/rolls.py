"""Adrenaline cards whose ability affects a roll, in a challenge or an attack."""

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
    """Add to the stat that the challenge uses."""
    challenge.more += card.row.number


@lend_a_hand.fits
def from_next_door(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """For the player's own challenge or a neighbour's: a hand does not reach through a duct."""
    return seat == challenge.seat or challenge.seat in neighbours(b, seat)


@ADRENALINE.enter(M.CHALLENGE)
def improvise(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """Use the other stat instead."""
    challenge.stat = OTHER_STAT[challenge.stat]


OTHER_STAT = {Stat.INTELLIGENCE: Stat.STRENGTH, Stat.STRENGTH: Stat.INTELLIGENCE}


@improvise.fits
def own_challenge(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """Only the player's own challenge."""
    return challenge.seat == seat


@ADRENALINE.enter(M.ROLLED)
def second_look(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """Reroll one die, for better or worse."""
    faces = [DIE_SHOWING[die] for die in dict.fromkeys(challenge.dice)]
    reroll(t, challenge, [t.ask(seat, "reroll", faces).face])


@second_look.fits
def anything_rolled(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """At least one die."""
    return bool(challenge.dice)


@ADRENALINE.enter(M.ROLLED)
def once_more(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """Reroll every die that missed."""
    worth = ICONS_OF[challenge.stat]
    reroll(t, challenge, [die for die in challenge.dice if die not in worth])


@once_more.fits
def own_misses(b: Board, seat: Seat, challenge: Challenge, card: AdrenalineCard) -> bool:
    """Only the player's own roll, with a die that missed."""
    worth = ICONS_OF[challenge.stat]
    return challenge.seat == seat and any(die not in worth for die in challenge.dice)


@ADRENALINE.enter(M.ROLLED)
def last_ounce(t: Table[Board], seat: Seat, challenge: Challenge, card: AdrenalineCard) -> None:
    """Turn single icons into double ones."""
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
    """Only the player's own roll, with a die that counts once."""
    return challenge.seat == seat and bool(singles(challenge))


# Against attacks


@ADRENALINE.enter(M.ATTACK)
def take_cover(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """Take dice away from the attack."""
    attack.count = max(0, attack.count - card.row.number)


@take_cover.fits
def any_dice(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """Only an attack that has dice left."""
    return attack.count > 0


@ADRENALINE.enter(M.ATTACK_ROLLED)
def hold_off(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """Reroll every die that hit."""
    worth = ICONS_OF[attack.stat]
    reroll(t, attack, [die for die in attack.dice if die in worth])


@hold_off.fits
def would_hurt(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """Only an attack that gets through."""
    return attack.over() > 0


@ADRENALINE.enter(M.ATTACK_ROLLED)
def grit_teeth(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """Take fear instead of losing cards, up to the end of the fear track."""
    b = t.board
    count = min(card.row.number, attack.over(), MOST_FEAR - b.people[seat].fear)
    change_fear(t, seat, count)
    attack.toughness += count


@grit_teeth.fits
def would_cost_cards(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """Only an attack on the player that gets through and would cost cards, with room left on the fear track."""
    bleeds = attack.seat == seat and attack.kind is not Kind.HYBRID and b.people[seat].fear < MOST_FEAR
    return bleeds and would_hurt(b, seat, attack, card)


@ADRENALINE.enter(M.ATTACK)
def switch_places(t: Table[Board], seat: Seat, attack: Attack, card: AdrenalineCard) -> None:
    """Redirect the attack to someone else on the tile, which may be the player."""
    b = t.board
    spared = attack.seat
    attack.seat = name_one(t, seat, "switch places", standing_by(b, attack))
    count_dice(b, attack)
    deed = Deed(seat, spared, "helped") if attack.seat == seat else Deed(seat, attack.seat, "sacrificed")
    b.deeds += (deed,)


def standing_by(b: Board, attack: Attack) -> list[Seat]:
    """The others on the same tile as the player attacked."""
    return [one for one in players_on(b, b.people[attack.seat].at) if one != attack.seat]


@switch_places.fits
def another_here(b: Board, seat: Seat, attack: Attack, card: AdrenalineCard) -> bool:
    """Only on the tile of the attack, and only if someone else is there."""
    return b.people[seat].at == b.people[attack.seat].at and bool(standing_by(b, attack))
