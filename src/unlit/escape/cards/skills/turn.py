"""Skills for the start of a turn and for the player's own turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import on_map
from unlit.escape.box.pieces import LEAST_FEAR, MOST_FEAR, Icon, Kind
from unlit.escape.cards.effects import (
    active,
    around,
    choose_item,
    name_one,
    pass_threat,
    turn_a_lock,
    turnable_locks,
)
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.hand import draw_cards, lose_cards
from unlit.escape.rules.items import find_item, lose_item
from unlit.escape.rules.kinds import SKILLS
from unlit.escape.rules.moments import M
from unlit.escape.rules.threat import gain_threat, lose_threat
from unlit.escape.told.abouts import OF_CARD
from unlit.escape.told.events import SkillUsed
from unlit.escape.told.things import KEEP_OR_ANOTHER, LEAVE, LESS_FEAR, MORE_FEAR, Keep, Leave, MoreFear
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.rules.kinds import GearCard
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# At the start of a turn


@SKILLS.start_of_turn
def level_head(t: Table[Board], seat: Seat, card: GearCard) -> None:
    """Raise or lower fear, or leave it."""
    b = t.board
    fear, by = b.people[seat].fear, card.row.number
    options: list[Option] = [LEAVE]
    if fear > LEAST_FEAR:
        options.append(LESS_FEAR)
    if fear < MOST_FEAR:
        options.append(MORE_FEAR)
    choice = t.ask(seat, "move fear", options)
    if not isinstance(choice, Leave):
        t.tell(EVERYONE, SkillUsed, seat, card.name)
        change_fear(t, seat, by if isinstance(choice, MoreFear) else -by)


@SKILLS.start_of_turn
def survivalist(t: Table[Board], seat: Seat, card: GearCard) -> None:
    """Draw a card if the hand is small and has room."""
    b = t.board
    one = b.people[seat]
    if len(one.hand) < min(card.row.number, one.vitality):
        t.tell(EVERYONE, SkillUsed, seat, card.name)
        draw_cards(t, seat, 1)


@dataclass(frozen=True)
class Take(Option):
    """Help yourself from the crate."""


LEAVE_OR_TAKE: Final[tuple[Option, ...]] = (LEAVE, Take())


@SKILLS.start_of_turn
def pilferer(t: Table[Board], seat: Seat, card: GearCard) -> None:
    """Gain threat to find an item, on a tile with a crate and with items left."""
    b = t.board
    at = b.people[seat].at
    if Icon.CRATE not in b.map.icons(at) or not (b.decks["items"] or b.discards["items"]):
        return
    if isinstance(t.ask(seat, "pilfer", LEAVE_OR_TAKE), Take):
        t.tell(EVERYONE, SkillUsed, seat, card.name)
        gain_threat(t, seat, card.row.number)
        # The threat may bring lockdown, and a scenario what it likes.
        if b.people[seat].at == at:
            find_item(t, seat)


# In the player's own turn


def can_spare(b: Board, seat: Seat, cards: int) -> bool:
    """Whether a player can lose this many cards and keep one, as when playing cards (E4.3)."""
    return len(b.people[seat].hand) > cards


@SKILLS.enter(M.OWN_TURN)
def locksmith(t: Table[Board], seat: Seat, _: None, card: GearCard) -> None:
    """Lose cards to lock or open a door without a challenge."""
    lose_cards(t, seat, card.row.number)
    turn_a_lock(t, seat, [])


@locksmith.fits
def doors_here(b: Board, seat: Seat, _: None, card: GearCard) -> bool:
    """Only with a door that can be locked or unlocked, and enough cards."""
    return can_spare(b, seat, card.row.number) and bool(turnable_locks(b, seat))


@SKILLS.enter(M.OWN_TURN)
def tinkerer(t: Table[Board], seat: Seat, _: None, card: GearCard) -> None:
    """Discard an item to draw cards."""
    lose_item(t, seat, choose_item(t, seat, "lose item", spare_parts(t.board, seat)))
    draw_cards(t, seat, card.row.number)


def spare_parts(b: Board, seat: Seat) -> list[str]:
    """The player's items that belong to the deck."""
    return [item for item in dict.fromkeys(b.people[seat].items) if b.box.items[item].copies]


@tinkerer.fits
def something_to_take_apart(b: Board, seat: Seat, _: None, card: GearCard) -> bool:
    """Only with an item, and room in hand."""
    return bool(spare_parts(b, seat)) and len(b.people[seat].hand) < b.people[seat].vitality


@SKILLS.enter(M.OWN_TURN)
def informer(t: Table[Board], seat: Seat, _: None, card: GearCard) -> None:
    """Lose a card to pass threat to any player on the map; a lone player just loses the threat."""
    b = t.board
    lose_cards(t, seat, 1)
    others = [one for one in on_map(b) if one != seat]
    count = min(card.row.number, b.people[seat].threat)
    if others:
        pass_threat(t, seat, name_one(t, seat, "blame", others), count)
    else:
        lose_threat(t, seat, count)


@informer.fits
def somebody_to_tell(b: Board, seat: Seat, _: None, card: GearCard) -> bool:
    """Only with threat to lose, an active guard here or next door, and a card to spare."""
    return b.people[seat].threat > 0 and can_spare(b, seat, 1) and bool(active(b, around(b, seat), (Kind.GUARD,)))


@SKILLS.foresees
def premonition(t: Table[Board], seat: Seat, card: GearCard) -> bool:
    """Whether the player loses cards to replace the event card, once."""
    b = t.board
    cards = card.row.number
    if not can_spare(b, seat, cards) or isinstance(t.ask(seat, "foresee", KEEP_OR_ANOTHER, OF_CARD(b.event)), Keep):
        return False
    t.tell(EVERYONE, SkillUsed, seat, card.name)
    lose_cards(t, seat, cards)
    return True
