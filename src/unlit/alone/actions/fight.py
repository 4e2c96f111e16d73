"""Fight: two dice at a creature in the hero's sector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, Creature, by_look, creatures_at
from unlit.alone.fighting import strike
from unlit.alone.parts import Action
from unlit.alone.using import items_for, use_item

if TYPE_CHECKING:
    from unlit.kernel.table import Table

DICE = 2


# A9.1
def fight(t: Table[Board]) -> None:
    """The hero declares a creature in its sector and rolls two dice, or uses an item."""
    b = t.board
    targets = targets_at_hand(b)
    items = items_for(b, Action.FIGHT)
    if targets or items:
        choice = t.ask(HERO, "fight", [*targets, *items])
        if choice in targets:
            strike(t, targets[choice], DICE)
        else:
            use_item(t, choice)


def targets_at_hand(b: Board) -> dict[str, Creature]:
    """The creatures in the hero's sector; those that differ in nothing are one."""
    return by_look(b, creatures_at(b, b.hero))
