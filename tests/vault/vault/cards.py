"""The cards: each is a row and, beside it, its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from unlit.kernel.box.box import Copies, Row
from unlit.kernel.box.boxes import printed_in
from unlit.kernel.box.moments import Effect, Effects, Moment
from unlit.kernel.told.events import EVERYONE
from vault.board import thieves_on
from vault.events import NextTile, RatBites, Rolled
from vault.moments import M, Playing, Roll, Searching, Step
from vault.pieces import DIE, THIEVES, TILES, CardName, Face

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from vault.board import Board


class CardRow(Row, frozen=True):
    """A card's deck, how many there are of it, and the rule that it belongs to."""

    side: str
    copies: Copies
    rule: str


ROWS = printed_in("vault", {"cards": CardRow})
C = TypeVar("C")  # the context of the moment that a card waits for


class CardEffect(Effect[["Table[Board]", C], None]):
    """What a card does; without a moment it is played as an action, and its context is the thief."""


class Cards(Effects[CardEffect[Any]]):
    """The cards of both decks."""

    def enter(self, *moments: Moment) -> Callable[[Callable[[Table[Board], C], None]], CardEffect[C]]:
        """A card that waits for these moments."""

        def entered(does: Callable[[Table[Board], C], None]) -> CardEffect[C]:
            return self.entered(CardEffect(does, *moments))

        return entered


BOX = Cards("cards", ROWS["cards"])

LANTERN = "lantern"


@BOX.enter(M.PLAYED)
def nerve(t: Table[Board], play: Playing) -> None:
    """The warden's card has no effect."""
    play.cancelled = True


@BOX.enter(M.ROLLED)
def steady(t: Table[Board], roll: Roll) -> None:
    """The misses are rolled again."""
    reroll(t, roll, Face.MISS)


@BOX.enter(M.ROLLED)
def dodge(t: Table[Board], roll: Roll) -> None:
    """The bite's hits are rolled again."""
    reroll(t, roll, Face.HIT)


@BOX.enter(M.PLAYED)
def dread(t: Table[Board], play: Playing) -> None:
    """The thief's card has no effect."""
    play.cancelled = True


@BOX.enter(M.LEAVING)
def snare(t: Table[Board], step: Step) -> None:
    """The step comes to nothing."""
    step.stopped = True


@BOX.enter(M.ROLLED)
def jinx(t: Table[Board], roll: Roll) -> None:
    """The thief's hits are rolled again."""
    reroll(t, roll, Face.HIT)


@BOX.enter(M.SEARCHING)
def whistle(t: Table[Board], search: Searching) -> None:
    """A rat of the reserve comes to the searching thief's tile."""
    from vault.rats import bring_rat

    bring_rat(t, t.board.at[search.thief])


@BOX.enter()
def lantern(t: Table[Board], thief: int) -> None:
    """The thief sees the next tile, and so do those on the same tile."""
    b = t.board
    if not b.stack:
        return
    seats = tuple(THIEVES[one] for one in thieves_on(b, b.at[thief]))
    for seat in seats:
        b.looked[seat] = b.stack[-1]
    t.tell(seats, NextTile, TILES[b.stack[-1]].letter)


def reroll(t: Table[Board], roll: Roll, face: Face) -> None:
    """Roll again every die that shows this face."""
    shown = roll.dice
    places = [place for place, die in enumerate(shown) if die is face]
    again = t.board.dice.roll("reroll", len(places), DIE)
    for place, die in zip(places, again, strict=True):
        shown[place] = die
    tell_roll(t, roll)


def tell_roll(t: Table[Board], roll: Roll) -> None:
    """Dice rolls are open to all."""
    if roll.rat:
        t.tell(EVERYONE, RatBites, roll.rat, THIEVES[roll.thief], tuple(roll.dice))
    else:
        t.tell(EVERYONE, Rolled, THIEVES[roll.thief], tuple(roll.dice))


DECKS: dict[str, list[CardName]] = {
    side: sorted(name for name, row in ROWS["cards"].items() if row.side == side for _ in range(row.copies))
    for side in ("thieves", "warden")
}
EFFECTS = BOX.of(ROWS["cards"])
