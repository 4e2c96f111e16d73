"""Fight: two dice at a creature in the hero's sector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Creature, by_look, creatures_at
from unlit.alone.box.pieces import Action
from unlit.alone.rules.fighting import strike
from unlit.alone.rules.using import come_to_nothing, items_for, name_item_or_target

if TYPE_CHECKING:
    from unlit.alone.board.board import Declaration
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table
    from unlit.kernel.told.option import Option

DICE = 2


# A9.1
def name_fight(t: Table[Board]) -> Declaration:
    """The hero names a creature in the same sector, or an item."""
    options: list[Option] = [*targets_at_hand(t.board), *items_for(t.board, Action.FIGHT)]
    return name_item_or_target(t, t.ask(HERO, "fight", options))


# A9.1
def fight(t: Table[Board], deed: Deed) -> None:
    """Roll two dice at the declared creature."""
    if deed.creature is not None and deed.creature in creatures_at(t.board, t.board.hero):
        strike(t, deed.creature, DICE)
    else:
        come_to_nothing(t)


def targets_at_hand(b: Board) -> dict[Option, Creature]:
    """The creatures in the hero's sector; identical ones count once."""
    return by_look(b, creatures_at(b, b.hero))
