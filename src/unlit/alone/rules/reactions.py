"""Evil's reactions: who is asked at a moment, what may be played, and how a card is placed on the track."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from unlit.alone.board.board import HERO, Board, Laid, Offer, evil_seats, is_dangerous, leading
from unlit.alone.box.pieces import CARDS_A_TURN, TRACK, Action, CardName, Damage
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.kinds import STANDARD
from unlit.alone.rules.moments import Deed, Harm, M, Play
from unlit.alone.told.abouts import AboutAction, AboutApproval
from unlit.alone.told.events import CardFaceDown, CardPlayed, CardRefused, DangerousCard
from unlit.alone.told.things import ReactionCard, reaction_card
from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Moment, ask_around, ask_until_all_pass
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.rules.moments import Context
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import About, Seat

TURN_PHASES = {"action", "end of turn", "standard reaction", "attacks"}  # and those of modules
AS_CARD, AS_STANDARD = "face-up-card", "as-standard-reaction"  # in the leader's question


SHELTERING: Hook[[Table[Board], Play], None] = Hook()
"""The hero uses something against a dangerous card; it is a hook because `using` itself needs these rules."""


@dataclass(frozen=True)
class FaceDown(Option):
    """Play a card face down, as a standard reaction."""

    card: CardName

    @classmethod
    def verb(cls) -> str:
        """How the card is played."""
        return "down"


@dataclass(frozen=True)
class Approve(Option):
    """Let a team-mate do it."""


@dataclass(frozen=True)
class Refuse(Option):
    """Do not let a team-mate do it."""


@dataclass(frozen=True)
class Safe(Option):
    """The action that was performed without danger."""


@dataclass(frozen=True)
class Dangerous(Option):
    """The action that was performed in danger."""


APPROVAL: Final = (Approve(), Refuse())
WHICH_ACTION: Final = (Safe(), Dangerous())


@cache
def face_down(card: CardName) -> FaceDown:
    """This card."""
    return FaceDown(card)


class Reactions:
    """Evil's cards."""

    # A14.10
    def order(self, b: Board, moment: Moment, context: object) -> Sequence[Seat]:
        """The evil seats from the leader to the left, whatever they hold; none once nothing can be played."""
        return order_of_seats(b) if may_react(b) else ()

    # A14.2
    def playable(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Option]:
        """Cards in hand that are allowed face up, and any card face down when a standard reaction is possible."""
        others: list[Option] = []
        if b.modules:
            others = [option for one in other_plays(b) for option in one.options(b, seat, moment)]
            if not card_fits(b):
                return others
        effects, hand = effects_of(b.box).reactions, dict.fromkeys(b.hands[seat])
        found: list[Option] = [
            reaction_card(name) for name in hand if effects[name].moment is moment and is_allowed(b, name, context)
        ]
        if is_time_for_standard(b, moment):
            found += [face_down(name) for name in hand]
        return found + others

    def besides(self, b: Board, seat: Seat, moment: Moment, context: object) -> Sequence[Option]:
        """Nothing, since every reaction makes a difference."""
        return ()

    def might(self, b: Board, seat: Seat, moment: Moment, context: Any) -> bool:
        """Whether a hand with these backs might hold a card for this, regardless of what only evil knows."""
        may_lay = bool(b.hands[seat]) and card_fits(b)
        if may_lay and is_time_for_standard(b, moment):
            return True
        # What a module adds is public, except cards shown for their symbol: those come only when any may go face down.
        if b.modules and any(one.options(b, seat, moment) for one in other_plays(b)):
            return True
        if not may_lay:
            return False
        rows = b.box.reactions
        decks = {rows[card].deck for card in b.hands[seat]}
        waiting = [name for name, effect in effects_of(b.box).reactions.items() if effect.moment is moment]
        return any(rows[name].deck in decks and icon_matches(b, name, context) for name in waiting)

    def refused(self, b: Board, seat: Seat, moment: Moment, context: Any) -> Iterator[Refusal]:
        """The other cards in hand, each of which needs another moment or another action."""
        for name in dict.fromkeys(b.hands[seat]):
            if effects_of(b.box).reactions[name].moment is not moment:
                yield Refusal(reaction_card(name), "A14.4", "refused-moment", (("card", name),))
            elif not is_allowed(b, name, context):
                yield Refusal(reaction_card(name), "A14.3", "refused-icon", (("card", name),))
            if not is_time_for_standard(b, moment):
                yield Refusal(face_down(name), "A14.5", "refused-standard")
        for one in other_plays(b):
            yield from one.refused(b, seat, moment)

    def about(self, b: Board, seat: Seat, moment: Moment, context: Any) -> About:
        """What evil is told about it."""
        about: About = context.about()
        return about

    # A14.3, A14.15
    def play(self, t: Table[Board], seat: Seat, option: Option, moment: Moment, context: Any) -> bool:
        """If the leader approves, the card is placed on the track and takes effect."""
        b = t.board
        if not isinstance(option, (ReactionCard, FaceDown)):
            return play_other(t, seat, option)
        down = isinstance(option, FaceDown)
        among = () if down else playable_by_anyone(b, moment, context)
        b.offered = Offer(option.card, seat, down, among)
        approved = is_approved(t, seat, AS_STANDARD if down else AS_CARD)
        # Only the board knows which card it is, since nobody else may know while the leader is asked.
        offered, b.offered = b.offered, None
        if not approved:
            t.tell(evil_seats(b), CardRefused, seat)
        elif down:
            play_face_down(t, seat, offered.card)
        else:
            play_face_up(t, seat, offered.card, context)
        return approved


class OtherPlay(NamedTuple):
    """Something that a module lets evil do instead of playing a card for its effect; it counts as one of the two cards.

    If it takes a card, only the board knows which one while the leader is asked.
    """

    module: str
    what: str  # for the leader's question
    fits: Callable[[Board], bool]  # whether it is possible now, with or without a card
    kind: type[Option]  # of its options
    options: Callable[[Board, Seat, Moment], Sequence[Option]]
    refused: Callable[[Board, Seat, Moment], Iterable[Refusal]]
    offer: Callable[[Board, Seat, Any], Offer | None]  # for one of its options
    play: Callable[[Table[Board], Seat, Offer | None], None]
    without_card: Callable[[Board], int]  # how often it was done this turn without a card


OTHER_PLAYS: list[OtherPlay] = []


def other_plays(b: Board) -> list[OtherPlay]:
    """What the modules of this table let evil do instead of playing a card."""
    return [one for one in OTHER_PLAYS if one.module in b.modules]


def play_other(t: Table[Board], seat: Seat, option: Option) -> bool:
    """Do it if the leader approves."""
    b = t.board
    other = next(one for one in other_plays(b) if isinstance(option, one.kind))
    b.offered = other.offer(b, seat, option)
    approved = is_approved(t, seat, other.what)
    offered, b.offered = b.offered, None
    if approved:
        other.play(t, seat, offered)
    else:
        t.tell(evil_seats(b), CardRefused, seat)
    return approved


REACT = Reactions()


# A1.28
def order_of_seats(b: Board) -> list[Seat]:
    """The evil seats from the leader to the left: they form a circle of their own."""
    seats = list(b.hands)
    return seats[b.leader :] + seats[: b.leader] if b.leader else seats


# A14.11, A16.10, A3.8
def react(t: Table[Board], moment: M, context: Context) -> None:
    """Give evil a moment to react; set-up, the end of a round, and a turn before an action is declared have none."""
    b = t.board
    if b.cards_played < CARDS_A_TURN and b.phase in TURN_PHASES:
        ask_until_all_pass(t, REACT, moment, context)


# A14.10
def react_once(t: Table[Board], moment: M, context: Context) -> bool:
    """Ask until one reaction is played, and then end this part of the turn; False if all pass."""
    return ask_around(t, REACT, moment, context)


# A14.7
def spaces_needed(b: Board) -> int:
    """The first card of a turn covers one space of the reaction track, the second two; other plays cover none."""
    without_card = sum([one.without_card(b) for one in other_plays(b)]) if b.modules else 0
    return b.cards_played - without_card + 1


def spaces_covered(b: Board) -> int:
    """How much of the reaction track is covered."""
    return sum([laid.spaces for laid in b.track]) if b.track else 0


# A14.1, A14.8
def card_fits(b: Board) -> bool:
    """Whether evil may play a card: at most two a turn, and only if the next one fits on the track."""
    return b.cards_played < CARDS_A_TURN and spaces_covered(b) + spaces_needed(b) <= TRACK


def may_react(b: Board) -> bool:
    """Whether a card fits, or a module allows something else."""
    if card_fits(b):
        return True
    return bool(b.modules) and b.cards_played < CARDS_A_TURN and any(one.fits(b) for one in other_plays(b))


# A14.4, A14.9, A14.13, A14.14, A10.8
def is_allowed(b: Board, name: str, context: Any) -> bool:
    """Whether a card's icon matches, and the card fits this occurrence of its moment."""
    if not icon_matches(b, name, context):
        return False
    effect = effects_of(b.box).reactions[name]
    fits, reaches = effect.fits.bound, effect.reaches.bound
    return (fits is None or fits(b, context)) and (reaches is None or reaches(b, b.box.reactions[name]))


# A14.4
def icon_matches(b: Board, name: str, context: Any) -> bool:
    """Whether a card's icon shows an action performed this turn or the damage just taken, as everyone can see."""
    icon = b.box.reactions[name].icon
    if isinstance(icon, Damage):
        return isinstance(context, Harm) and context.kind is icon
    if isinstance(context, Deed):
        return context.action is icon
    return icon is b.acting or any(action is icon for action, _ in b.performed)


def playable_by_anyone(b: Board, moment: Moment, context: Any) -> tuple[str, ...]:
    """All cards of the decks in play that could be played face up now."""
    waiting = [name for name, effect in effects_of(b.box).reactions.items() if effect.moment is moment]
    found = [name for name in waiting if b.box.reactions[name].deck in b.decks]
    return tuple(name for name in found if is_allowed(b, name, context))


# A14.5
def is_time_for_standard(b: Board, moment: Moment) -> bool:
    """At the end of the turn; by the other reading at any moment after the declaration."""
    if moment is M.END_OF_TURN:
        return True
    return "standard_reaction" in b.switches and b.phase != "attacks"


# A1.18
def is_approved(t: Table[Board], seat: Seat, what: str) -> bool:
    """Ask the leader for approval, telling who asks and for what, but not which card; the leader needs none."""
    b = t.board
    leader = leading(b)
    if seat == leader:
        return True
    return isinstance(t.ask(leader, "approve", APPROVAL, AboutApproval(seat, what)), Approve)


# A14.6
def becomes_dangerous(t: Table[Board], seat: Seat, name: str, context: Any) -> bool:
    """Whether the action that allowed the card was performed in a sector with a danger token."""
    b = t.board
    if "danger" in b.switches:
        return is_dangerous(b, b.hero)
    if isinstance(context, Harm):
        return context.dangerous
    icon = b.box.reactions[name].icon
    assert isinstance(icon, Action)
    if icon is b.acting or isinstance(context, Deed):
        return is_dangerous(b, b.hero)
    return was_dangerous(t, seat, icon)


# A14.3
def was_dangerous(t: Table[Board], seat: Seat, action: Action) -> bool:
    """If actions of this kind were performed both in danger and not, evil says which one counts."""
    found = sorted({danger for one, danger in t.board.performed if one is action})
    if len(found) == 1:
        return found[0]
    return isinstance(t.ask(seat, "which action", WHICH_ACTION, AboutAction(action)), Dangerous)


# A1.25, A14.2
def play_face_down(t: Table[Board], seat: Seat, card: str) -> None:
    """Play a standard reaction: its back shows its deck, but nobody else learns which card it was."""
    lay(t.board, seat, Laid(card, seat, down=True, spaces=spaces_needed(t.board)))
    t.tell(EVERYONE, CardFaceDown, seat, t.board.box.reactions[card].deck)
    if t.board.phase == "end of turn":
        t.board.phase = "standard reaction"  # it is a part of its own
    else:
        STANDARD.named["standard_reaction"].does(t, seat)


# A1.24, A14.3
def play_face_up(t: Table[Board], seat: Seat, card: str, context: Any) -> None:
    """Play an allowed reaction face up: its first half applies, and if it is dangerous the second half too."""
    lay(t.board, seat, Laid(card, seat, down=False, spaces=spaces_needed(t.board)))
    t.tell(EVERYONE, CardPlayed, seat, card)
    play = Play(seat, becomes_dangerous(t, seat, card, context), card, t.board.box.reactions[card])
    if play.dangerous:
        SHELTERING.run(t, play)
    if play.dangerous:
        t.tell(EVERYONE, DangerousCard, card)
    effects_of(t.board.box).reactions[card].does(t, play, context)


def lay(b: Board, seat: Seat, laid: Laid) -> None:
    """Move a card from the hand to the leftmost empty spaces of the track."""
    b.cards_played += 1
    hand = list(b.hands[seat])
    hand.remove(laid.card)
    b.hands[seat] = tuple(hand)
    b.track += (laid,)


def reacts(b: Board, seat: Seat, prompt: str) -> bool:
    """Whether a question is a reaction: in the hero's turn evil only responds to what the hero does."""
    return seat != HERO and b.phase in TURN_PHASES
