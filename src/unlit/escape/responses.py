"""What players may play at a moment: cards for a stat, for oneself or another, and abilities, skills and items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from unlit.escape.board import Board, in_game
from unlit.escape.cards.rows import ADRENALINE, FITS, ITEMS, SKILLS
from unlit.escape.events import SkillUsed
from unlit.escape.hand import ABILITY, Use, can_pay, may_play, pay_for_ability, play_for_stat, stat_uses
from unlit.escape.moments import M
from unlit.escape.parts import Stat
from unlit.kernel.events import EVERYONE
from unlit.kernel.moments import Moment, open_moment
from unlit.kernel.question import Refusal

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


class Responses:
    """The players' cards, skills and items."""

    def order(self, b: Board, moment: Moment, context: Any) -> Sequence[Seat]:
        """Whose roll it is, or who is attacked, and then those near enough to help; card in hand or not."""
        return [context.seat, *helpers(b, context.seat)]

    def playable(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Use | str]:
        """Cards for the stat that counts, abilities that wait for this moment, and one's own skills and items."""
        found: list[Use | str] = [*own_cards(b, seat, moment, context)] if seat == context.seat else []
        if not may_play(b, seat):
            return found
        if moment is M.CHALLENGE or (moment is M.ATTACK and seat == context.seat):
            found += stat_uses(b, seat, (context.stat if moment is M.CHALLENGE else Stat.TOUGHNESS,))
        for card in dict.fromkeys(b.people[seat].hand):
            waits = ADRENALINE.named[card].moment is moment and can_pay(b, seat, card)
            if waits and FITS.allows(card, b, seat, context):
                found.append(Use(card, ABILITY))
        return found

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
        """Whose roll, and for what."""
        return f"{context.seat}: {context}"

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
    if at < 0:
        return []
    if len(b.players) == 1:
        return []
    near = (at, *b.map.near[at])
    return [other for other in in_game(b) if other != seat and b.people[other].at in near]


# E7.4, E7.5
def own_cards(b: Board, seat: Seat, moment: Moment, context: Any) -> list[str]:
    """Skills and items that wait for this moment; each is used once."""
    one = b.people[seat]
    found = [name for name in one.skills if SKILLS.named[name].moment is moment]
    found += [name for name in dict.fromkeys(one.items) if ITEMS.named[name].moment is moment]
    return [name for name in found if name not in context.used and FITS.allows(name, b, seat, context)]


def own_turn_cards(b: Board, seat: Seat) -> list[str]:
    """Items that are used in their owner's turn."""
    items = dict.fromkeys(b.people[seat].items)
    found = [item for item in items if ITEMS.named[item].moment is M.OWN_TURN]
    return [item for item in found if FITS.allows(item, b, seat, None)]


def respond(t: Table[Board], moment: M, context: Any) -> None:
    """Open a moment for whoever may do something at it."""
    open_moment(t, RESPOND, moment, context)
