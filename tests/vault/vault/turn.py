"""The round, in order: Ada, Ben, the rats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.kernel.told.events import EVERYONE, SPECTATOR
from vault.actions import take_action
from vault.board import Board, side_of
from vault.events import Drew, HasDrawn, RoundBegan
from vault.pieces import ACTIONS, RATS, SEATS, THIEF_HAND, THIEVES, WARDEN, WARDEN_HAND
from vault.rats import activate_rats

if TYPE_CHECKING:
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# K2.1
def part(t: Table[Board]) -> None:
    """One action of a thief, or the rats' turn."""
    b = t.board
    if b.turn < len(THIEVES):
        if b.at[b.turn] >= 0:
            thief_step(t, b.turn)
        else:
            b.actions = 0
        if b.actions == 0:
            b.turn += 1
    elif b.acted < RATS:
        activate_rats(t)
    else:
        draw_card(t, WARDEN, WARDEN_HAND)
        end_round(t)


# K2.3
def thief_step(t: Table[Board], thief: int) -> None:
    """A turn begins with a card; then come two actions."""
    b = t.board
    if b.actions == 0:
        b.actions = ACTIONS
        draw_card(t, THIEVES[thief], THIEF_HAND)
    b.actions -= 1
    take_action(t, thief)


# K2.2
def draw_card(t: Table[Board], seat: Seat, most: int) -> None:
    """Draw a card if the hand has room; an empty deck is made of its discards."""
    b = t.board
    side = side_of(seat)
    deck = b.decks[side]
    if len(b.hands[seat]) >= most:
        return
    if not deck:
        deck.extend(sorted(b.discards[side]))
        b.discards[side].clear()
        b.dice.shuffle("deck", deck, side)
    if not deck:
        return
    card = deck.pop()
    b.hands[seat].append(card)
    b.hands[seat].sort()
    t.tell((seat,), Drew, card)
    t.tell((*(other for other in SEATS if other != seat), SPECTATOR), HasDrawn, seat)


# K6.4
def end_round(t: Table[Board]) -> None:
    """After the last round it is dawn, and the warden wins."""
    b = t.board
    if b.round == b.rounds:
        t.finish("dawn", (WARDEN,))
    b.round += 1
    b.turn = 0
    b.acted = 0
    t.tell(EVERYONE, RoundBegan, b.round)
