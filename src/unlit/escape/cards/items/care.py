"""Items that help the player or others: light and medicine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Deed, active_on, players_on
from unlit.escape.box.pieces import MOST_VITALITY
from unlit.escape.cards.effects import name_one
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.hand import draw_cards
from unlit.escape.rules.items import lose_item
from unlit.escape.rules.kinds import ITEMS
from unlit.escape.rules.moments import M
from unlit.escape.told.abouts import OF_PERSON
from unlit.escape.told.events import SkillUsed, VitalityChanged
from unlit.escape.told.things import LEAVE, LESS_FEAR, Leave, LessFear
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.rules.kinds import GearCard
    from unlit.escape.rules.moments import Challenge
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

CALM_OR_LEAVE: Final[tuple[Option, ...]] = (LESS_FEAR, LEAVE)


@ITEMS.start_of_turn
def flashlight(t: Table[Board], seat: Seat, card: GearCard) -> None:
    """A frightened player without enemies around may lose fear, or keep it for its strength."""
    b = t.board
    frightened = b.people[seat].fear >= card.row.number
    alone = not active_on(b, b.people[seat].at)
    if frightened and alone and isinstance(t.ask(seat, "flashlight", CALM_OR_LEAVE), LessFear):
        t.tell(EVERYONE, SkillUsed, seat, card.name)
        change_fear(t, seat, -1)


@ITEMS.enter(M.OWN_TURN)
def medkit(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Let someone on the tile draw cards."""
    b = t.board
    lose_item(t, seat, card.name)
    draw_cards(t, name_one(t, seat, "treat", weakened(b, seat)), card.row.number)


def weakened(b: Board, seat: Seat) -> list[Seat]:
    """The players on the tile who have room in hand."""
    here = players_on(b, b.people[seat].at)
    return [one for one in here if len(b.people[one].hand) < b.people[one].vitality]


@medkit.fits
def somebody_to_treat(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only if someone's hand is not full."""
    return bool(weakened(b, seat))


@ITEMS.enter(M.CHALLENGE)
def stimulant(t: Table[Board], seat: Seat, challenge: Challenge, card: GearCard) -> None:
    """Add to this one roll, whatever it is for."""
    lose_item(t, seat, card.name)
    challenge.more += card.row.number


@ITEMS.enter(M.OWN_TURN)
def serum(t: Table[Board], seat: Seat, context: object, card: GearCard) -> None:
    """Gain vitality, and fear."""
    b = t.board
    one = b.people[seat]
    lose_item(t, seat, card.name)
    one.vitality = min(MOST_VITALITY, one.vitality + card.row.number)
    t.tell(EVERYONE, VitalityChanged, seat, one.vitality)
    change_fear(t, seat, 2)


@serum.fits
def is_weakened(b: Board, seat: Seat, context: object, card: GearCard) -> bool:
    """Only below full vitality."""
    return b.people[seat].vitality < MOST_VITALITY


@dataclass(frozen=True)
class Revive(Option):
    """Bring someone round."""


REVIVE_OR_LEAVE: Final[tuple[Option, ...]] = (Revive(), LEAVE)


@ITEMS.saves
def defibrillator(t: Table[Board], seat: Seat, whom: Seat, card: GearCard) -> bool:
    """Whether the owner uses it, to save itself or someone else."""
    b = t.board
    if isinstance(t.ask(seat, "revive", REVIVE_OR_LEAVE, OF_PERSON(whom)), Leave):
        return False
    t.tell(EVERYONE, SkillUsed, seat, card.name)
    lose_item(t, seat, card.name)
    draw_cards(t, whom, card.row.number)
    if whom != seat:
        b.deeds += (Deed(seat, whom, "helped"),)
    return True
