"""Adrenaline cards: drawing, losing and playing them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from unlit.escape.board.board import Board, Deed, remember
from unlit.escape.box.pieces import ABILITY, FEARS, LEAST_FEAR, MOST_FEAR, CardName, FearStep, Gain, Stat
from unlit.escape.box.rows import ROWS
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.fear import change_fear
from unlit.escape.told.abouts import OF_LOSS
from unlit.escape.told.events import Assisted, Discarded, Drew, HasDrawn, Played
from unlit.escape.told.places import InHand
from unlit.escape.told.things import CARD
from unlit.kernel.told.events import EVERYONE, SPECTATOR
from unlit.kernel.told.option import Bare
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True)
class Play(Bare):
    """Play a card for its stat, to move fear, or for its ability."""

    card: CardName
    for_: Gain

    def points_at(self) -> InHand:
        """The card."""
        return InHand(self.card)

    def possible(self) -> bool:
        """For a stat, only the one printed on the card, if today's box has the card."""
        row = ROWS["adrenaline"].get(self.card)
        return not isinstance(self.for_, Stat) or row is None or self.for_ is row.stat


PLAY: Final = cache(Play)


# E4.8
def next_card(b: Board, deck: str) -> str | None:
    """The next card of a deck, reshuffling the discards if the deck is empty; None if they are empty, too."""
    left = b.decks[deck]
    if not left:
        cards = sorted(b.discards[deck])
        if not cards:
            return None
        b.discards[deck] = ()
        b.dice.shuffle(deck, cards)
        left = tuple(cards)
    b.decks[deck] = left[:-1]
    return left[-1]


def draw_cards(t: Table[Board], seat: Seat, count: int) -> None:
    """Draw this many cards, as long as there are any left and the hand has room (E8.3)."""
    b = t.board
    one = b.people[seat]
    drawn = 0
    for _ in range(min(count, one.vitality - len(one.hand))):
        card = next_card(b, "adrenaline")
        if card is not None:
            one.hand = tuple(sorted((*one.hand, card)))
            t.tell((seat,), Drew, card)
            drawn += 1
    if drawn:
        others = (*(other for other in b.players if other != seat), SPECTATOR)
        t.tell(others, HasDrawn, seat, drawn)


def take_from_hand(b: Board, seat: Seat, card: str) -> None:
    """Discard a card from a hand."""
    hand = b.people[seat].hand
    place = hand.index(card)
    b.people[seat].hand = hand[:place] + hand[place + 1 :]
    b.discards["adrenaline"] += (card,)


# E15.5, E1.3
def lose_cards(t: Table[Board], seat: Seat, count: int) -> None:
    """A player loses this many cards of its choice; a player who loses the whole hand is not asked."""
    b = t.board
    for left in range(count, 0, -1):
        hand = b.people[seat].hand
        if not hand:
            return
        card = hand[0] if len(hand) <= left else choose_card(t, seat, left)
        take_from_hand(b, seat, card)
        t.tell(EVERYONE, Discarded, seat, card)


def choose_card(t: Table[Board], seat: Seat, left: int) -> CardName:
    """A card in hand that the player chooses to lose; this many are still to be lost."""
    cards = [CARD(card) for card in dict.fromkeys(t.board.people[seat].hand)]
    return t.ask(seat, "lose card", cards, OF_LOSS(left)).card


# E4.3
def may_play(b: Board, seat: Seat) -> bool:
    """Whether a player may play cards: the last card in hand cannot be played."""
    return len(b.people[seat].hand) > 1


# E4.2
def can_pay(b: Board, seat: Seat, card: str) -> bool:
    """Whether the player can pay the card's fear cost."""
    return LEAST_FEAR <= b.people[seat].fear + b.box.adrenaline[card].fear <= MOST_FEAR


class Uses(NamedTuple):
    """What a card may be played for, as long as it is not the last in hand."""

    own_turn: list[Play]  # for its stat, for fear, and for its ability if that always fits
    stat: Play | None
    fears: list[Play]
    ability: Play | None  # for any moment
    deed: Play | None  # an ability for the player's own turn that does not always fit


class Stretch(NamedTuple):
    """What some cards can certainly be played for, followed by an ability that has to fit."""

    sure: list[Play]
    deed: Play | None


class Known:
    """What was worked out from a box's rows, because the rules need it often."""

    __slots__ = ("besides", "hands", "uses")

    def __init__(self) -> None:
        self.uses: dict[tuple[str, int], Uses] = {}  # by adrenaline card and fear
        self.hands: dict[tuple[tuple[str, ...], int], list[Stretch]] = {}  # by hand and fear, in the player's own turn
        # By hand, fear, and the stat that counts, in a window.
        self.besides: dict[tuple[tuple[str, ...], int, Stat | None], list[Play]] = {}


KNOWN: dict[str, Known] = {}
"""What was worked out, by the name of the box."""


def known_of(b: Board) -> Known:
    """What was worked out from the board's box."""
    found = KNOWN.get(b.box.name)
    if found is None:
        found = KNOWN[b.box.name] = Known()
    return found


# E4.1, E4.2, E4.4
def uses_of(b: Board, seat: Seat, card: str) -> Uses:
    """What a card may be played for, worked out once for each card and fear."""
    fear = b.people[seat].fear
    known = known_of(b)
    found = known.uses.get((card, fear))
    if found is None:
        row = b.box.adrenaline[card]
        paid = can_pay(b, seat, card)
        stat = PLAY(card, row.stat) if paid else None
        ability = PLAY(card, ABILITY) if paid else None
        fears = fear_uses(card, fear)
        own_turn = fears if stat is None else [stat, *fears]
        effect = effects_of(b.box).adrenaline[card]
        deed = ability if effect.moment is None else None
        if deed is not None and effect.fits.bound is None:
            own_turn = [*own_turn, deed]
            deed = None
        found = known.uses[card, fear] = Uses(own_turn, stat, fears, ability, deed)
    return found


# E4.1
def fear_uses(card: str, fear: int) -> list[Play]:
    """Playing a card to move fear by one, without a cost, but not beyond either end."""
    return [PLAY(card, step) for step, by in FEARS.items() if LEAST_FEAR <= fear + by <= MOST_FEAR]


# E4.1, E4.3, E4.6
def own_turn_uses(b: Board, seat: Seat) -> list[Play]:
    """What the cards in hand may be played for in the player's own turn."""
    if not may_play(b, seat):
        return []
    one, fitting = b.people[seat], effects_of(b.box).fitting
    found: list[Play] = []
    for sure, deed in known_of(b).hands.get((one.hand, one.fear)) or stretches(b, seat):
        found += sure
        if deed is not None and fitting[deed.card](b, seat, None, card_of(b, deed.card)):
            found.append(deed)
    return found


def stretches(b: Board, seat: Seat) -> list[Stretch]:
    """What the cards in hand may be played for, worked out once for each hand and fear."""
    one = b.people[seat]
    found: list[Stretch] = []
    sure: list[Play] = []
    for card in dict.fromkeys(one.hand):
        uses = uses_of(b, seat, card)
        sure += uses.own_turn
        if uses.deed is not None:
            found.append(Stretch(sure, uses.deed))
            sure = []
    return remember(known_of(b).hands, (one.hand, one.fear), [*found, Stretch(sure, None)])


# E4.3, E4.4
def stat_uses(b: Board, seat: Seat, stat: Stat) -> list[Play]:
    """Playing cards for this stat."""
    cards = [card for card in dict.fromkeys(b.people[seat].hand) if b.box.adrenaline[card].stat is stat]
    uses = [uses_of(b, seat, card).stat for card in cards] if may_play(b, seat) else []
    return [use for use in uses if use is not None]


# E4.1, E4.3, E4.5
def uses_besides(b: Board, seat: Seat, stat: Stat | None) -> list[Play]:
    """Playing cards for fear, and for any other stat than this one, which is possible in every window."""
    one = b.people[seat]
    if not may_play(b, seat):
        return []
    found = known_of(b).besides.get((one.hand, one.fear, stat))
    if found is None:
        found = []
        for card in dict.fromkeys(one.hand):
            uses = uses_of(b, seat, card)
            if uses.stat is not None and b.box.adrenaline[card].stat is not stat:
                found.append(uses.stat)
            found += uses.fears
        remember(known_of(b).besides, (one.hand, one.fear, stat), found)
    return found


def unplayable(b: Board, seat: Seat, offered: Sequence[Option]) -> Iterator[Refusal]:
    """What the cards in hand cannot be played for now, and why."""
    for card in dict.fromkeys(b.people[seat].hand):
        for gain in (b.box.adrenaline[card].stat, *FEARS, ABILITY):
            use = PLAY(card, gain)
            if use not in offered:
                yield why_not(b, seat, use)


def why_not(b: Board, seat: Seat, use: Play) -> Refusal:
    """Why a card cannot be played: it is the last one, fear cannot move that way, or this is not its moment."""
    facts = (("card", use.card),)
    if not may_play(b, seat):
        return Refusal(use, "E4.3", "refused-last-card")
    if isinstance(use.for_, FearStep):
        return Refusal(use, "E4.1", "refused-fear-end")
    if not can_pay(b, seat, use.card):
        return Refusal(use, "E4.2", "refused-fear-cost", facts)
    return Refusal(use, "E4.6", "refused-card", facts)


# E4.1, E4.2, E4.4, E7.6
def play_for_stat(t: Table[Board], seat: Seat, card: str, whom: Seat) -> None:
    """Play a card for its stat: pay the cost, then add the bonus, for the player or for another."""
    b = t.board
    row = b.box.adrenaline[card]
    take_from_hand(b, seat, card)
    if seat == whom:
        t.tell(EVERYONE, Played, seat, card, row.stat)
    else:
        t.tell(EVERYONE, Assisted, seat, whom, card)
        b.deeds += (Deed(seat, whom, "helped"),)
    change_fear(t, seat, row.fear)
    b.bonus[whom, row.stat] = b.bonus.get((whom, row.stat), 0) + row.bonus


# E4.1
def play(t: Table[Board], seat: Seat, use: Play) -> None:
    """Play a card for fear, for its ability, or for its stat."""
    if isinstance(use.for_, FearStep):
        play_for_fear(t, seat, use.card, use.for_)
    elif use.for_ is ABILITY:
        pay_for_ability(t, seat, use.card)
        effects_of(t.board.box).adrenaline[use.card].does(t, seat, None, card_of(t.board, use.card))
    else:
        play_for_stat(t, seat, use.card, seat)


# E4.1
def play_for_fear(t: Table[Board], seat: Seat, card: str, step: FearStep) -> None:
    """Play a card to move fear one step up or down."""
    take_from_hand(t.board, seat, card)
    t.tell(EVERYONE, Played, seat, card, step)
    change_fear(t, seat, FEARS[step])


# E4.2
def pay_for_ability(t: Table[Board], seat: Seat, card: str) -> None:
    """Discard a card and pay its cost; its ability comes after that."""
    b = t.board
    take_from_hand(b, seat, card)
    t.tell(EVERYONE, Played, seat, card, ABILITY)
    change_fear(t, seat, b.box.adrenaline[card].fear)
