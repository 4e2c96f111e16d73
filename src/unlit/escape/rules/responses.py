"""What players may play at a moment: cards for a stat, their own or another's, and abilities, skills and items."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from unlit.escape.board.board import Board, in_game, stat_of
from unlit.escape.box.pieces import ABILITY, FearStep, Stat
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.hand import (
    Play,
    can_pay,
    may_play,
    pay_for_ability,
    play_for_fear,
    play_for_stat,
    stat_uses,
    unplayable,
    uses_besides,
    uses_of,
)
from unlit.escape.rules.kinds import SKILLS, UsedEffect
from unlit.escape.rules.moments import Attack, M
from unlit.escape.told.abouts import AboutAttack, AboutChallenge, AboutChallengeToCome
from unlit.escape.told.events import SkillUsed
from unlit.escape.told.things import ITEM, SKILL, NameItem, NameSkill
from unlit.kernel.box.moments import Moment, ask_until_all_pass
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.question import About

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.escape.rules.moments import Challenge
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Refusal, Seat


Response: TypeAlias = Play | NameSkill | NameItem
"""A card, or the player's own skill or item."""


# E7.1
def dice_for(b: Board, challenge: Challenge) -> int:
    """How many dice a challenge gets: the stat, and what skills and items add."""
    seat, dice, cards = challenge.seat, effects_of(b.box).dice, effects_of(b.box).cards
    adding = [card for card in (*b.people[seat].skills, *b.people[seat].items) if card in dice]
    more = sum([dice[card](b, seat, challenge, cards[card]) for card in adding])
    return max(0, stat_of(b, seat, challenge.stat) + challenge.more + more)


class Responses:
    """The players' cards, skills and items."""

    def order(self, b: Board, moment: Moment, context: Any) -> Sequence[Seat]:
        """The player who rolls or is attacked, then those near enough to help, whether they hold cards or not."""
        near = helpers if moment is M.CHALLENGE else neighbours
        return [context.seat, *near(b, context.seat)]

    def playable(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Response]:
        """Cards for the stat that counts, abilities for this moment, and the player's own skills and items."""
        found: list[Response] = []
        if seat == context.seat:
            found += own_cards(b, seat, moment, context)
        if not may_play(b, seat):
            return found
        counting = stat_that_counts(seat, moment, context)
        if counting is not None:
            found += stat_uses(b, seat, counting)
        waiting, hand = effects_of(b.box).waiting[moment].cards, b.people[seat].hand
        if not waiting.isdisjoint(hand):
            fitting = effects_of(b.box).fitting
            for card in dict.fromkeys(hand):
                use = uses_of(b, seat, card).ability if card in waiting else None
                if use is not None and (card not in fitting or fitting[card](b, seat, context, card_of(b, card))):
                    found.append(use)
        return found

    def besides(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Play]:
        """Cards for fear, and for stats that the roll does not use, or no longer uses."""
        return uses_besides(b, seat, stat_that_counts(seat, moment, context))

    def might(self, b: Board, seat: Seat, moment: Moment, context: Any) -> bool:
        """Whether the open skills and items, or any card that the player could pay for, would be of use."""
        if seat == context.seat and own_cards(b, seat, moment, context):
            return True
        if not may_play(b, seat):
            return False
        payable = [card for card in b.box.adrenaline if can_pay(b, seat, card)]
        counting = stat_that_counts(seat, moment, context)
        if counting is not None and any(b.box.adrenaline[card].stat is counting for card in payable):
            return True
        return not effects_of(b.box).waiting[moment].cards.isdisjoint(payable)

    def refused(self, b: Board, seat: Seat, moment: Moment, context: Any) -> Iterator[Refusal]:
        """What the cards in hand cannot be played for now."""
        offered = [*self.playable(b, seat, moment, context), *self.besides(b, seat, moment, context)]
        return unplayable(b, seat, offered)

    def about(self, b: Board, seat: Seat, moment: Moment, context: Any) -> About:
        """Whose roll it is, and for what; before a challenge, also with how many dice."""
        if isinstance(context, Attack):
            return AboutAttack(context.seat, context.enemy, context.count)
        told = (context.seat, context.purpose, context.against, context.stat, context.rating)
        return AboutChallengeToCome(*told, dice_for(b, context)) if moment is M.CHALLENGE else AboutChallenge(*told)

    def play(self, t: Table[Board], seat: Seat, option: Response, moment: Moment, context: Any) -> bool:
        """Play a card, or use a skill or an item, and resolve it completely."""
        if isinstance(option, Play):
            play_card(t, seat, option, moment, context)
        else:
            card = option.skill if isinstance(option, NameSkill) else option.item
            effect = effects_of(t.board.box).gear[card]
            assert isinstance(effect, UsedEffect)
            t.tell(EVERYONE, SkillUsed, seat, card)
            context.used.append(card)
            effect.does(t, seat, context, card_of(t.board, card))
        return True


RESPOND = Responses()


# E4.4, E7.2, E7.6
def stat_that_counts(seat: Seat, moment: Moment, context: Any) -> Stat | None:
    """Before the roll, the stat of a challenge, or Toughness for the player attacked; afterwards, none."""
    if moment is M.CHALLENGE:
        stat: Stat = context.stat
        return stat
    return Stat.TOUGHNESS if moment is M.ATTACK and seat == context.seat else None


# E4.1, E7.6
def play_card(t: Table[Board], seat: Seat, use: Play, moment: Moment, context: Any) -> None:
    """Play a card for fear, for its ability, or for its stat, which helps the player rolling if it counts there."""
    if isinstance(use.for_, FearStep):
        play_for_fear(t, seat, use.card, use.for_)
    elif use.for_ is ABILITY:
        pay_for_ability(t, seat, use.card)
        effects_of(t.board.box).adrenaline[use.card].does(t, seat, context, card_of(t.board, use.card))
    else:
        helps = t.board.box.adrenaline[use.card].stat is stat_that_counts(seat, moment, context)
        play_for_stat(t, seat, use.card, context.seat if helps else seat)


# E7.6
def helpers(b: Board, seat: Seat) -> list[Seat]:
    """The others on the same tile, or on one that an unlocked door or a duct between vents connects to it."""
    at = b.people[seat].at
    return others_on(b, seat, (at, *b.map.near[at], *b.map.vents[at])) if at >= 0 else []


# E6.4
def neighbours(b: Board, seat: Seat) -> list[Seat]:
    """The others on the same tile or an adjacent one."""
    at = b.people[seat].at
    return others_on(b, seat, (at, *b.map.near[at])) if at >= 0 else []


def others_on(b: Board, seat: Seat, tiles: tuple[Tile, ...]) -> list[Seat]:
    """The other players on these tiles, in turn order from the current player."""
    found: list[Seat] = []
    for other, one in b.people.items():
        if other != seat and one.at in tiles:
            found.append(other)
    return found if len(found) < 2 else [other for other in in_game(b) if other in found]


# E7.4, E7.5
def own_cards(b: Board, seat: Seat, moment: Moment, context: Any) -> list[NameSkill | NameItem]:
    """The player's skills and items that wait for this moment; each can be used once."""
    waiting = cards_waiting(b, seat, moment)
    if not waiting:
        return []
    return [named(card) for card in waiting if card not in context.used and is_of_use(b, seat, card, context)]


def is_of_use(b: Board, seat: Seat, card: str, context: Any) -> bool:
    """Whether a skill or an item fits what is happening at its moment."""
    effect = effects_of(b.box).gear[card]
    assert isinstance(effect, UsedEffect)
    fits = effect.fits.bound
    return fits is None or fits(b, seat, context, card_of(b, card))


@cache
def named(card: str) -> NameSkill | NameItem:
    """A skill or an item as an option."""
    return SKILL(card) if card in SKILLS.rows else ITEM(card)


def own_turn_cards(b: Board, seat: Seat) -> list[str]:
    """The player's skills and items that can be used in its own turn now."""
    waiting = cards_waiting(b, seat, M.OWN_TURN)
    return [name for name in waiting if is_of_use(b, seat, name, None)] if waiting else waiting


def cards_waiting(b: Board, seat: Seat, moment: Moment) -> list[str]:
    """A player's skills and items that wait for a moment."""
    one = b.people[seat]
    _, skills, items = effects_of(b.box).waiting[moment]
    found = [] if skills.isdisjoint(one.skills) else [name for name in one.skills if name in skills]
    if one.items:
        found += [name for name in dict.fromkeys(one.items) if name in items]
    return found


def respond(t: Table[Board], moment: M, context: Any) -> None:
    """Open a moment for everyone who may act at it; a rollout skips it if nobody can."""
    if not (t.rolling and nobody_waits(t.board, moment)):
        ask_until_all_pass(t, RESPOND, moment, context)


def nobody_waits(b: Board, moment: M) -> bool:
    """Whether the dice are rolled, so that stats no longer count, and nobody has a card for this moment."""
    if moment is M.CHALLENGE or moment is M.ATTACK:
        return False
    cards, skills, items = effects_of(b.box).waiting[moment]
    for one in b.people.values():
        if not (cards.isdisjoint(one.hand) and skills.isdisjoint(one.skills) and items.isdisjoint(one.items)):
            return False
    return True
