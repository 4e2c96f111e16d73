"""Items made of chemicals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Item, by_look, creatures_at, most_adrenaline, sector_numbered
from unlit.alone.rules.actions.explore import make_safer, reveal_line, ways_to_look
from unlit.alone.rules.actions.fight import targets_at_hand
from unlit.alone.rules.actions.move import step, ways_out
from unlit.alone.rules.fighting import kill, strike, wound
from unlit.alone.rules.harm import can_recover, gain_adrenaline, recover
from unlit.alone.rules.kinds import ITEMS
from unlit.alone.rules.labyrinth import switch_on
from unlit.alone.rules.moments import Activation, Fright, Harm, M

if TYPE_CHECKING:
    from unlit.alone.rules.kinds import ItemCard, Targets
    from unlit.kernel.table import Table


@ITEMS.tool
def bullets(t: Table[Board], activation: Activation) -> None:
    """Roll two dice for each charge, and more if upgraded."""
    row = activation.row
    dice = row.basic * activation.charges + (row.advanced if activation.upgraded else 0)
    strike(t, activation.aimed_at(), dice)


@bullets.aims("target")
def targets_of_bullets(b: Board, _: Item) -> Targets:
    """The creatures in the hero's sector."""
    return targets_at_hand(b)


@bullets.fits
def something_here(b: Board, card: ItemCard) -> bool:
    """Whether a creature is in the hero's sector."""
    return b.hero in b.creatures.values()


@ITEMS.tool
def flare(t: Table[Board], activation: Activation) -> None:
    """Explore a line and light it; if upgraded, light the hero's sector too."""
    b, way = t.board, activation.way()
    explored = reveal_line(t, way)
    seen = [sector for number in explored if (sector := sector_numbered(b, number)) is not None]
    switch_on(t, [b.hero] * activation.upgraded + seen)
    make_safer(t, explored)


@flare.aims("flare")
def ways_of_the_flare(b: Board, _: Item) -> Targets:
    """The directions to look in."""
    return dict.fromkeys(ways_to_look(b))


@flare.fits
def somewhere_to_look(b: Board, card: ItemCard) -> bool:
    """Whether there is a direction to look in."""
    return bool(ways_to_look(b))


@ITEMS.passive(M.DAMAGED)
def stimulant(t: Table[Board], activation: Activation, harm: Harm) -> None:
    """Recover some of the damage."""
    row = activation.row
    recover(t, harm.kind, row.advanced if activation.upgraded else row.basic)


@stimulant.fits
def below_cap(b: Board, harm: Harm) -> bool:
    """Whether anything can be recovered."""
    return can_recover(b, harm.kind)


@ITEMS.tool
def adrenaline_shot(t: Table[Board], activation: Activation) -> None:
    """Take a step and gain adrenaline."""
    row = activation.row
    step(t, activation.way())
    gain_adrenaline(t, row.advanced if activation.upgraded else row.basic)


@adrenaline_shot.aims("move")
def ways_of_the_shot(b: Board, _: Item) -> Targets:
    """The ways out."""
    return dict.fromkeys(ways_out(b))


@adrenaline_shot.fits
def pool_not_full(b: Board, card: ItemCard) -> bool:
    """Whether there is a way out, and the pool is not full."""
    return b.adrenaline < most_adrenaline(b) and bool(ways_out(b))


@ITEMS.passive(M.FRIGHT)
def sedative(t: Table[Board], activation: Activation, fright: Fright) -> None:
    """Reduce the fright, or cancel it if upgraded."""
    fright.amount = 0 if activation.upgraded else max(0, fright.amount - activation.row.basic)


@sedative.fits
def frightening(b: Board, fright: Fright) -> bool:
    """Whether the fright costs anything."""
    return fright.amount > 0


@ITEMS.tool
def acid(t: Table[Board], activation: Activation) -> None:
    """Wound a creature, or kill a wounded one."""
    creature = activation.aimed_at()
    if creature in t.board.wounded:
        kill(t, creature)
    else:
        wound(t, creature)


@acid.aims("target")
def targets_of_acid(b: Board, acid: Item) -> Targets:
    """The creatures in the hero's sector; only upgraded acid can target a wounded one."""
    return by_look(b, [one for one in creatures_at(b, b.hero) if acid.upgraded or one not in b.wounded])


@acid.fits
def something_to_burn(b: Board, card: ItemCard) -> bool:
    """Whether there is a creature that the acid harms."""
    return any(targets_of_acid(b, item) for item in b.items if item.name == card.name)
