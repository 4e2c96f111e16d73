"""Special creatures: they are drawn, called by a card with their symbol, and never come back once killed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from unlit.alone.board.board import Board, Laid, Offer
from unlit.alone.box.pieces import CardName
from unlit.alone.box.rows import ROWS as CARD_ROWS
from unlit.alone.modules.deep.events import SpecialCalled, SpecialDrawn, SpecialGone
from unlit.alone.modules.deep.rows import SPECIAL_KINDS, SPECIALS, row_of
from unlit.alone.modules.deep.state import NAME, Deep, keep, kept
from unlit.alone.rules.creatures import evil_spawns, spawn_places
from unlit.alone.rules.reactions import (
    AS_STANDARD,
    OTHER_PLAYS,
    OtherPlay,
    card_fits,
    is_time_for_standard,
    lay,
    spaces_needed,
)
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.standard import called_nearer
from unlit.alone.told.memory import Joined
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Kind
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

DRAWN = 3


@dataclass(frozen=True)
class Show(Option):
    """Show a card for its symbol to call a special creature."""

    card: CardName

    def possible(self) -> bool:
        """The card has to bear a symbol."""
        return CARD_ROWS["reactions"][self.card].symbol is not None


@cache
def show(card: CardName) -> Show:
    """This card."""
    return Show(card)


# D1.1
def draw_creatures(t: Table[Board]) -> None:
    """Draw three special creatures with different symbols, skipping those that clash with a mission in play."""
    b = t.board
    pile = sorted(b.box.others[SPECIALS])
    b.dice.shuffle("special creatures", pile)
    drawn: list[str] = []
    for name in reversed(pile):
        if len(drawn) < DRAWN and not clashes(b, name, drawn):
            drawn.append(name)
    keep(b, Deep(drawn=tuple(drawn)))
    show_creatures(t)
    b.phase = "stairs"


# D1.1
def clashes(b: Board, name: str, drawn: list[str]) -> bool:
    """Whether another one bears the same symbol, or a mission in play rules it out."""
    row = row_of(b, name)
    if any(row_of(b, other).symbol is row.symbol for other in drawn):
        return True
    return any(mission.name in row.missions for mission in b.missions)


# D1.2
def show_creatures(t: Table[Board]) -> None:
    """Place them beside the screen: everyone knows which are in the game."""
    names = kept(t.board).drawn
    for name in names:
        t.tell(EVERYONE, SpecialDrawn, name)
    remember(t, Joined(tuple(SPECIAL_KINDS[name] for name in names)))


# D1.3, D1.6
def special_of(b: Board, card: str) -> str | None:
    """The special creature that a card can call: one with its symbol, not spawned yet, that has a place to spawn."""
    symbol = b.box.reactions[card].symbol
    for name in kept(b).drawn:
        if row_of(b, name).symbol is symbol and name not in kept(b).spawned:
            return name if spawn_places(b, SPECIAL_KINDS[name], called_nearer(b)) else None
    return None


# D1.3
def cards_to_show(b: Board, seat: Seat, moment: Moment) -> list[Show]:
    """When a standard reaction is possible, the cards in hand with the symbol of one that can be spawned."""
    if not card_fits(b) or not is_time_for_standard(b, moment):
        return []
    return [show(card) for card in dict.fromkeys(b.hands[seat]) if special_of(b, card) is not None]


def cards_not_to_show(b: Board, seat: Seat, moment: Moment) -> Iterator[Refusal]:
    """The cards whose special creature cannot be spawned, or not now."""
    symbols = {row_of(b, name).symbol: name for name in kept(b).drawn}
    for card in dict.fromkeys(b.hands[seat]):
        symbol = b.box.reactions[card].symbol
        name = symbols.get(symbol) if symbol is not None else None
        if name is not None and name in kept(b).spawned:
            yield Refusal(show(card), "D1.6", "refused-spawned", (("special", name),))
        elif name is not None and special_of(b, card) is None:
            yield Refusal(show(card), "D1.3", "refused-no-place", (("special", name),))
        elif name is not None and not is_time_for_standard(b, moment):
            yield Refusal(show(card), "A14.5", "refused-standard")


def offer_card(b: Board, seat: Seat, option: Show) -> Offer:
    """The leader is not told which card it is, and therefore not which creature."""
    among = [name for name, row in b.box.reactions.items() if row.deck in b.decks and special_of(b, name) is not None]
    return Offer(option.card, seat, down=False, among=tuple(among))


# D1.3
def call_special(t: Table[Board], seat: Seat, offered: Offer | None) -> None:
    """Lay the card face up, ignore its effects, and spawn the creature as with a standard reaction."""
    assert offered is not None
    b = t.board
    name = special_of(b, offered.card)
    assert name is not None
    lay(b, seat, Laid(offered.card, seat, down=False, spaces=spaces_needed(b)))
    keep(b, msgspec.structs.replace(kept(b), spawned=(*kept(b).spawned, name)))
    t.tell(EVERYONE, SpecialCalled, seat, offered.card, name)
    evil_spawns(t, seat, SPECIAL_KINDS[name], nearer=called_nearer(b))


# D1.6
def fall(t: Table[Board], kind: Kind) -> None:
    """Once killed, it is gone for good."""
    keep(t.board, msgspec.structs.replace(kept(t.board), gone=(*kept(t.board).gone, kind.name)))
    t.tell(EVERYONE, SpecialGone, kind.name)


OTHER_PLAYS.append(
    OtherPlay(
        module=NAME,
        what=AS_STANDARD,
        fits=card_fits,
        kind=Show,
        options=cards_to_show,
        refused=cards_not_to_show,
        offer=offer_card,
        play=call_special,
        without_card=lambda b: 0,
    )
)
