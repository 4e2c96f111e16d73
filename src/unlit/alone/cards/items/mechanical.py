"""Items made of metal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Item, creatures_at, is_dangerous
from unlit.alone.box.pieces import COMPASS, Action, Way
from unlit.alone.rules.actions.explore import line, look, ways_to_look
from unlit.alone.rules.actions.fight import targets_at_hand
from unlit.alone.rules.actions.move import (
    block_after_step,
    doors_to_block,
    doors_to_free,
    step,
    take_step,
    ways_out,
)
from unlit.alone.rules.fighting import strike
from unlit.alone.rules.items import holds_upgraded
from unlit.alone.rules.kinds import ITEMS
from unlit.alone.rules.labyrinth import block_door, free_door, remove_danger, switch_on
from unlit.alone.rules.moments import Activation, M, Own, Play, Roll
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.rolls import reroll_hits
from unlit.alone.told.memory import Calmed
from unlit.alone.told.things import NO_DOOR, STAY, STOP, TOWARD, BeingAhead, Block, Toward

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.alone.rules.kinds import ItemCard, Targets
    from unlit.kernel.table import Table


@ITEMS.tool
def jet_pack(t: Table[Board], activation: Activation) -> None:
    """Take up to two steps, and if upgraded fight next."""
    b = t.board
    flying = step(t, activation.way())
    for _ in range(activation.row.basic - 1):
        if not flying:
            break
        choice = t.ask(HERO, "fly", [*ways_out(b), STOP])
        flying = isinstance(choice, Toward) and step(t, choice.way)
    if activation.upgraded:
        t.board.granted = Action.FIGHT


@jet_pack.aims("fly")
def first_ways(b: Board, _: Item) -> Targets:
    """The ways of the first step, which is declared; the second is named later."""
    return dict.fromkeys(ways_out(b))


@jet_pack.fits
def somewhere_to_go(b: Board, card: ItemCard) -> bool:
    """Whether there is a way out."""
    return bool(ways_out(b))


@ITEMS.passive(M.ROLLED)
def armor(t: Table[Board], activation: Activation, roll: Roll) -> None:
    """Reroll all hits; if upgraded, remove some of the hits that remain."""
    reroll_hits(t, roll)
    if activation.upgraded:
        hits = [place for place, die in enumerate(roll.dice) if roll.counts(die)]
        for place in reversed(hits[: activation.row.advanced]):
            del roll.dice[place]


@armor.fits
def creature_hits(b: Board, roll: Roll) -> bool:
    """Whether a creature's attack has a hit."""
    return roll.is_attack() and roll.hits() > 0


@ITEMS.tool
def harpoon(t: Table[Board], activation: Activation) -> None:
    """Strike a creature at a distance."""
    row = activation.row
    strike(t, activation.aimed_at(), row.basic + (row.advanced if activation.upgraded else 0))


@harpoon.aims("target")
def targets_in_sight(b: Board, harpoon: Item) -> Targets:
    """The creatures here, and those in line of sight and within reach, by direction."""
    found = targets_at_hand(b)
    for way, far, sector in within_reach(b, b.box.items[harpoon.name].other):
        for one in creatures_at(b, sector):
            found.setdefault(BeingAhead(one in b.wounded, one.kind, way, far), one)
    return found


def within_reach(b: Board, farthest: int) -> list[tuple[Way, int, Sector]]:
    """The sectors in line of sight up to this distance."""
    lines, revealed, found = b.map.distances(b.blocked).lines[b.hero], b.revealed, []
    for way in COMPASS:
        for far, sector in enumerate(lines[way][:farthest], start=1):
            if not revealed >> sector & 1:
                break
            found.append((way, far, sector))
    return found


@harpoon.fits
def something_in_sight(b: Board, card: ItemCard) -> bool:
    """Whether a creature is within reach."""
    seen = [at for at in b.creatures.values() if b.revealed >> at & 1]
    reach = [b.hero, *(sector for _, _, sector in within_reach(b, card.row.other))] if seen else []
    return any([sector in reach for sector in seen])


@ITEMS.tool
def crowbar(t: Table[Board], activation: Activation) -> None:
    """Take a step, even through a blocked door; if upgraded, then block doors."""
    b, way = t.board, activation.way()
    if way is not Way.STAIRS and b.map.door[b.hero][way] >= 0:
        free_door(t, b.map.door[b.hero][way])
    if step(t, way) and activation.upgraded:
        for _ in range(activation.row.advanced):
            block_after_step(t)


@crowbar.aims("move")
def ways_by_force(b: Board, _: Item) -> Targets:
    """The directions with a sector, even behind a blocked door."""
    return dict.fromkeys(b.map.distances(0).exits[b.hero])


@crowbar.fits
def door_to_force(b: Board, card: ItemCard) -> bool:
    """Whether there is a blocked door; if upgraded any way out will do, for blocking doors."""
    return bool(doors_to_free(b)) or (holds_upgraded(b, card.name) and bool(ways_out(b)))


@ITEMS.tool
def grapple(t: Table[Board], activation: Activation) -> None:
    """Explore a line, then perhaps move along it."""
    way = activation.way()
    look(t, way)
    if isinstance(t.ask(HERO, "grapple", [TOWARD[way], STAY]), Toward):
        for _ in line(t.board, way):
            if not take_step(t, way, unharmed=activation.upgraded):
                break


@grapple.aims("explore")
def lines_to_leap(b: Board, _: Item) -> Targets:
    """The directions to look in."""
    return dict.fromkeys(ways_to_look(b))


@grapple.fits
def somewhere_to_look(b: Board, card: ItemCard) -> bool:
    """Whether there is a direction to look in."""
    return bool(ways_to_look(b))


@ITEMS.tool
def welding_torch(t: Table[Board], activation: Activation) -> None:
    """Block up to two doors; if upgraded, light the sector."""
    b, choice = t.board, activation.targets[0]
    for left in reversed(range(activation.row.basic)):
        if not isinstance(choice, Block):
            break
        block_door(t, doors_to_block(b)[choice])
        choice = t.ask(HERO, "block", [NO_DOOR, *doors_to_block(b)]) if left else NO_DOOR
    if activation.upgraded:
        switch_on(t, [b.hero])


@welding_torch.aims("block")
def first_doors(b: Board, _: Item) -> Targets:
    """The first door, or none, is declared; the second is named once the first is blocked."""
    return dict.fromkeys([NO_DOOR, *doors_to_block(b)])


@welding_torch.fits
def door_to_weld(b: Board, card: ItemCard) -> bool:
    """Whether there is a door that is not blocked."""
    return bool(doors_to_block(b))


@ITEMS.passive(Own.DANGER)
def rebreather(t: Table[Board], activation: Activation, play: Play) -> None:
    """The card is not dangerous; if upgraded, remove the danger token here."""
    play.dangerous = False
    if activation.upgraded and is_dangerous(t.board, t.board.hero):
        remember(t, Calmed())
        remove_danger(t, t.board.hero)
