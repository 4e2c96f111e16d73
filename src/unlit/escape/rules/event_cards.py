"""Event cards: drawing one, and resolving it from the top down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, current
from unlit.escape.box.pieces import TurnEnd
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.hand import next_card
from unlit.escape.told.events import EventDrawn
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Icon
    from unlit.kernel.table import Table


# E13.1, E13.2, E13.3
def draw_event(t: Table[Board], section: Icon | None) -> None:
    """Draw the turn's one event card, which begins the end of the turn. Only the section of the tile's icon counts."""
    b = t.board
    if b.event:
        return
    b.section = section
    b.phase = "spawn"
    turn_up(t)
    seat = current(b)
    foresees = effects_of(b.box).foresees
    if any(foresees[skill](t, seat, card_of(b, skill)) for skill in b.people[seat].skills if skill in foresees):
        turn_up(t)


def turn_up(t: Table[Board]) -> None:
    """Turn up the next event card."""
    b = t.board
    card = next_card(b, "events")
    assert card is not None
    b.event = card
    b.discards["events"] += (card,)
    t.tell(EVERYONE, EventDrawn, card, b.section or TurnEnd.IT)


# E13.2, E13.3
def resolve_text(t: Table[Board]) -> None:
    """Resolve the section that counts; for a card drawn at the end of a turn, none does."""
    b = t.board
    b.phase = "activation"
    if b.section is not None:
        effects_of(b.box).events[b.event].does(t, current(b), b.section, b.box.events[b.event])
