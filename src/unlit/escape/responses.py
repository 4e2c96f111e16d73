"""What players may play at a moment: cards for a stat, for oneself or another, and abilities, skills and items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from unlit.escape.board import Board, in_game, stat_of
from unlit.escape.cards.rows import ADRENALINE, DICE, FITS, ITEMS, SKILLS
from unlit.escape.events import SkillUsed
from unlit.escape.hand import ABILITY, Use, can_pay, may_play, pay_for_ability, play_for_stat, stat_uses, uses_of
from unlit.escape.moments import M
from unlit.escape.parts import Stat
from unlit.kernel.events import EVERYONE
from unlit.kernel.moments import Moment, open_moment
from unlit.kernel.question import Refusal

if TYPE_CHECKING:
    from unlit.escape.moments import Challenge
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


# E7.1
def dice_for(b: Board, challenge: Challenge) -> int:
    """The stat, and what skills and items add to a challenge of this kind."""
    one = b.people[challenge.seat]
    adding = [card for card in (*one.skills, *one.items) if card in DICE.named]
    more = sum([DICE.number(card, 0, b, challenge.seat, challenge) for card in adding])
    return max(0, stat_of(b, challenge.seat, challenge.stat) + challenge.more + more)


class Responses:
    """The players' cards, skills and items."""

    def order(self, b: Board, moment: Moment, context: Any) -> Sequence[Seat]:
        """Whose roll it is, or who is attacked, and then those near enough to help; card in hand or not."""
        return [context.seat, *helpers(b, context.seat)]

    def playable(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Use | str]:
        """Cards for the stat that counts, abilities that wait for this moment, and one's own skills and items."""
        found: list[Use | str] = []
        if seat == context.seat:
            found += own_cards(b, seat, moment, context)
        if not may_play(b, seat):
            return found
        if moment is M.CHALLENGE or (moment is M.ATTACK and seat == context.seat):
            found += stat_uses(b, seat, context.stat if moment is M.CHALLENGE else Stat.TOUGHNESS)
        waiting, hand = ADRENALINE.waiting[moment], b.people[seat].hand
        if not waiting.isdisjoint(hand):
            for card in dict.fromkeys(hand):
                use = uses_of(b, seat, card).ability if card in waiting else None
                if use is not None and FITS.allows(card, b, seat, context):
                    found.append(use)
        return found

    def might(self, b: Board, seat: Seat, moment: Moment, context: Any) -> bool:
        """Whether skills and items, which lie open, or any card that this fear can pay for would be of use."""
        if seat == context.seat and own_cards(b, seat, moment, context):
            return True
        if not may_play(b, seat):
            return False
        payable = [card for card in b.box.adrenaline if can_pay(b, seat, card)]
        if moment is M.CHALLENGE or (moment is M.ATTACK and seat == context.seat):
            stat = context.stat if moment is M.CHALLENGE else Stat.TOUGHNESS
            if any(b.box.adrenaline[card].stat is stat for card in payable):
                return True
        return not ADRENALINE.waiting[moment].isdisjoint(payable)

    def refused(self, b: Board, seat: Seat, moment: Moment, context: Any) -> Iterator[Refusal]:
        """The other cards in hand: too dear, or for another stat or moment."""
        offered = self.playable(b, seat, moment, context)
        for card in dict.fromkeys(b.people[seat].hand):
            for use in (Use(card, str(b.box.adrenaline[card].stat)), Use(card, ABILITY)):
                if use in offered:
                    continue
                if not may_play(b, seat):
                    yield Refusal(str(use), "E4.3", "refused-last-card")
                elif not can_pay(b, seat, card):
                    yield Refusal(str(use), "E4.2", "refused-fear-cost", (("card", card),))
                else:
                    yield Refusal(str(use), why_not(moment, use), "refused-stat", (("card", card),))

    def about(self, b: Board, seat: Seat, moment: Moment, context: Any) -> str:
        """Whose roll, and for what; before a challenge also with how many dice."""
        dice = f" with {dice_for(b, context)} dice" if moment is M.CHALLENGE else ""
        return f"{context.seat}: {context}{dice}"

    def play(self, t: Table[Board], seat: Seat, option: Any, moment: Moment, context: Any) -> bool:
        """Resolve it wholly."""
        if isinstance(option, Use) and option.what != ABILITY:
            play_for_stat(t, seat, option.card, context.seat)
        elif isinstance(option, Use):
            pay_for_ability(t, seat, option.card)
            ADRENALINE.named[option.card].effect(t, seat, context)
        else:
            t.tell(EVERYONE, SkillUsed, seat, option)
            context.used.append(option)
            (SKILLS.named.get(option) or ITEMS.named[option]).effect(t, seat, context)
        return True


RESPOND = Responses()


def why_not(moment: Moment, use: Use) -> str:
    """The rule against a card that could be paid for: another moment, the dice have fallen, or another stat."""
    if use.what == ABILITY:
        return "E4.6"
    return "E7.2" if moment in (M.ROLLED, M.ATTACK_ROLLED) else "E4.4"


# E7.6
def helpers(b: Board, seat: Seat) -> list[Seat]:
    """Who stands on the same tile, or on one next to it behind a door that is not locked."""
    at = b.people[seat].at
    if at < 0 or len(b.players) == 1:
        return []
    near = b.map.near[at]
    found: list[Seat] = []
    for other, one in b.people.items():
        if other != seat and (one.at == at or one.at in near):
            found.append(other)
    return found if len(found) < 2 else [other for other in in_game(b) if other in found]


# E7.4, E7.5
def own_cards(b: Board, seat: Seat, moment: Moment, context: Any) -> list[str]:
    """Skills and items that wait for this moment; each is used once."""
    waiting = cards_waiting(b, seat, moment)
    if not waiting:
        return waiting
    return [name for name in waiting if name not in context.used and FITS.allows(name, b, seat, context)]


def own_turn_cards(b: Board, seat: Seat) -> list[str]:
    """Skills and items that are used in their owner's turn."""
    waiting = cards_waiting(b, seat, M.OWN_TURN)
    return [name for name in waiting if FITS.allows(name, b, seat, None)] if waiting else waiting


def cards_waiting(b: Board, seat: Seat, moment: Moment) -> list[str]:
    """A player's skills and items that wait for a moment."""
    one = b.people[seat]
    skills = SKILLS.waiting[moment]
    found = [] if skills.isdisjoint(one.skills) else [name for name in one.skills if name in skills]
    if one.items:
        items = ITEMS.waiting[moment]
        found += [name for name in dict.fromkeys(one.items) if name in items]
    return found


def respond(t: Table[Board], moment: M, context: Any) -> None:
    """Open a moment for whoever may do something at it; an agent is not asked where nobody can."""
    if not (t.rolling and nobody_waits(t.board, moment)):
        open_moment(t, RESPOND, moment, context)


def nobody_waits(b: Board, moment: M) -> bool:
    """Whether the dice lie there, when no card counts for its stat any more, and no card is for this moment."""
    if moment is M.CHALLENGE or moment is M.ATTACK:
        return False
    cards, skills, items = ADRENALINE.waiting[moment], SKILLS.waiting[moment], ITEMS.waiting[moment]
    for one in b.people.values():
        if not (cards.isdisjoint(one.hand) and skills.isdisjoint(one.skills) and items.isdisjoint(one.items)):
            return False
    return True
