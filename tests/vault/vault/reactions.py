"""Who may react to what: the game's rules of reaction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from unlit.kernel.box.moments import Moment, ask_until_all_pass
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Bare
from unlit.kernel.told.question import Refusal
from vault.abouts import AboutCard, AboutDice, AboutThief
from vault.board import side_of
from vault.cards import EFFECTS
from vault.events import Cancelled, Played
from vault.moments import M, Playing, Roll
from vault.pieces import THIEVES, WARDEN, CardName

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import About, Seat
    from vault.board import Board


@dataclass(frozen=True)
class Play(Bare):
    """Play this card now."""

    card: CardName

    def possible(self) -> bool:
        """A card that waits for no moment is played as an action."""
        return EFFECTS[self.card].moment is not None


PLAY: Final = {name: Play(name) for name in EFFECTS}


class Reactions:
    """Asked in order, thieves before the warden where both are concerned."""

    # K3.2
    def order(self, b: Board, moment: Moment, context: Any) -> Sequence[Seat]:
        """Those whom the moment concerns; a thief who is out is not asked."""
        if moment is M.PLAYED:
            if context.cancelled:
                return ()
            if context.seat != WARDEN:
                return (WARDEN,)
            return [seat for thief, seat in enumerate(THIEVES) if b.at[thief] >= 0]
        if moment is M.ROLLED:
            return (THIEVES[context.thief], WARDEN)
        return () if moment is M.LEAVING and context.stopped else (WARDEN,)

    # K3.3
    def playable(self, b: Board, seat: Seat, moment: Moment, context: Any) -> list[Play]:
        """The cards in hand, each name once, that wait for this moment."""
        found: list[Play] = []
        for name in b.hands[seat]:  # which is sorted
            if EFFECTS[name].moment is moment and PLAY[name] not in found and fits(name, context):
                found.append(PLAY[name])
        return found

    def besides(self, b: Board, seat: Seat, moment: Moment, context: Any) -> Sequence[Play]:
        """Nothing: every card makes a difference."""
        return ()

    def might(self, b: Board, seat: Seat, moment: Moment, context: Any) -> bool:
        """Whether there is such a card, for whoever holds any."""
        waiting = [name for name, card in EFFECTS.items() if card.moment is moment and fits(name, context)]
        return bool(b.hands[seat] and waiting)

    def refused(self, b: Board, seat: Seat, moment: Moment, context: Any) -> Iterator[Refusal]:
        """The other cards in hand, which wait for another moment or for other dice."""
        playable = self.playable(b, seat, moment, context)
        for name in dict.fromkeys(b.hands[seat]):
            if PLAY[name] not in playable:
                rule = "K3.5" if EFFECTS[name].moment is moment else "K3.3"
                yield Refusal(PLAY[name], rule, "refused-moment", (("card", name),))

    def about(self, b: Board, seat: Seat, moment: Moment, context: Any) -> About:
        """Whose step or search it is, what the dice show, or which card was played."""
        if isinstance(context, Roll):
            return AboutDice(tuple(context.dice))
        return AboutCard(context.card) if isinstance(context, Playing) else AboutThief(THIEVES[context.thief])

    # K3.4
    def play(self, t: Table[Board], seat: Seat, option: Play, moment: Moment, context: Any) -> bool:
        """The card is laid down, may be cancelled, and then takes effect."""
        if lay_down(t, seat, option.card):
            EFFECTS[option.card].does(t, context)
        return True


REACTIONS = Reactions()


# K3.1
def react(t: Table[Board], moment: Moment, context: object) -> None:
    """Open a moment."""
    ask_until_all_pass(t, REACTIONS, moment, context)


# K3.5
def fits(name: str, context: Any) -> bool:
    """Dodge answers the dice of a bite; steady and jinx those of a thief."""
    if isinstance(context, Roll):
        return (context.rat > 0) == (name == "dodge")
    return True


# K3.6
def lay_down(t: Table[Board], seat: Seat, card: str) -> bool:
    """Play a card face up; True if nobody cancels it."""
    b = t.board
    b.hands[seat].remove(card)
    b.discards[side_of(seat)].append(card)
    forget_gift(b, seat, card)
    t.tell(EVERYONE, Played, seat, card)
    play = Playing(seat, card)
    react(t, M.PLAYED, play)
    if play.cancelled:
        t.tell(EVERYONE, Cancelled, card)
    return not play.cancelled


def forget_gift(b: Board, seat: Seat, card: str) -> None:
    """Who knew of such a card in this hand knows of one less."""
    for other, gifts in b.gifts.items():
        if other != seat and card in gifts:
            gifts.remove(card)
