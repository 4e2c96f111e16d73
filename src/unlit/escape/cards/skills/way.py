"""Skills for moving about: vents, unknown tiles, who holds whom, and what can be carried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.box.pieces import MOST_FEAR, Kind
from unlit.escape.rules.fear import change_fear
from unlit.escape.rules.kinds import SKILLS
from unlit.escape.told.abouts import OF_TILE
from unlit.escape.told.events import SkillUsed
from unlit.escape.told.things import KEEP_OR_ANOTHER, Keep
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Enemy
    from unlit.escape.rules.kinds import GearCard
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


@SKILLS.crawls
def contortionist(b: Board, seat: Seat, card: GearCard) -> int:
    """The most fear with which the player can still use vents."""
    return card.row.number


@SKILLS.turns_away
def pathfinder(t: Table[Board], seat: Seat, card: GearCard) -> bool:
    """Whether the player gains fear to draw another tile instead."""
    b = t.board
    by = card.row.number
    if b.people[seat].fear + by > MOST_FEAR:
        return False
    if isinstance(t.ask(seat, "turn away", KEEP_OR_ANOTHER, OF_TILE(b.drawn)), Keep):
        return False
    t.tell(EVERYONE, SkillUsed, seat, card.name)
    change_fear(t, seat, by)
    return True


@SKILLS.lets_go
def no_scent(b: Board, seat: Seat, enemy: Enemy, card: GearCard) -> bool:
    """Clones do not hold a calm player."""
    return enemy.kind is Kind.CLONE and b.people[seat].fear <= card.row.number


@SKILLS.carries
def packrat(card: GearCard) -> int:
    """How many extra hands the player has for items."""
    return card.row.number
