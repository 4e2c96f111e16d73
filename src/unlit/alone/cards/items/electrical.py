"""Items made of electronics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Item, called, creatures_at, leading, named, room_at
from unlit.alone.board.geometry import lit_line
from unlit.alone.box.pieces import COMPASS, Action, Way
from unlit.alone.rules.actions.fight import targets_at_hand
from unlit.alone.rules.actions.interact import LIGHT, MISSION, eligible, interact_with
from unlit.alone.rules.actions.locate import ANY_CREATURE, allowed, answer, communicate, targets_of
from unlit.alone.rules.actions.move import step, ways_out
from unlit.alone.rules.creatures import note, step_creature
from unlit.alone.rules.items import holds_upgraded
from unlit.alone.rules.kinds import ITEMS
from unlit.alone.rules.labyrinth import switch_on
from unlit.alone.rules.missions import do_step
from unlit.alone.rules.moments import Activation
from unlit.alone.rules.remembering import remember
from unlit.alone.told.abouts import AboutCreature
from unlit.alone.told.events import Sensed
from unlit.alone.told.memory import Counted
from unlit.alone.told.notes import SensorNoted
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.alone.box.rows import ItemRow
    from unlit.alone.rules.kinds import ItemCard, Targets
    from unlit.alone.told.things import Toward
    from unlit.kernel.table import Table


@ITEMS.tool
def scanner(t: Table[Board], activation: Activation) -> None:
    """Get three answers, and if upgraded explore next."""
    for target in activation.targets:
        communicate(t, target)
    if activation.upgraded:
        t.board.granted = Action.EXPLORE


def targets_of_scanner(b: Board, row: ItemRow) -> int:
    """How many targets it asks for."""
    return allowed(b, row.basic)


@scanner.aims("locate", targets_of_scanner)
def anything_on_the_map(b: Board, _: Item) -> Targets:
    """What a locate action may ask for."""
    return dict.fromkeys(targets_of(b))


@ITEMS.tool
def multitool(t: Table[Board], activation: Activation) -> None:
    """Interact, repairing in all directions, and if upgraded move next."""
    interact_with(t, activation.targets[0], list(COMPASS))
    if activation.upgraded:
        t.board.granted = Action.MOVE


@multitool.aims("interact")
def devices_here(b: Board, _: Item) -> Targets:
    """What an interact action may be used on."""
    return dict.fromkeys(eligible(b))


@multitool.fits
def something_to_repair(b: Board, card: ItemCard) -> bool:
    """A light control unit; if upgraded a mission will do, for the sake of the move afterwards."""
    return LIGHT in eligible(b) or (bool(eligible(b)) and holds_upgraded(b, card.name))


@ITEMS.tool
def motion_sensor(t: Table[Board], activation: Activation) -> None:
    """Count the creatures nearby; a sensor does not lie."""
    b = t.board
    reach = activation.row.basic
    steps = b.map.distances(0).steps(b.hero)
    count = sum([steps[at] <= reach for at in b.creatures.values()])
    note(b, SensorNoted(count))
    t.tell(EVERYONE, Sensed, reach, count)
    seen = sorted(b.labels[at] for at in b.creatures.values() if at in b.labels)
    remember(t, Counted(b.labels[b.hero], reach, count, tuple(seen)))
    if activation.upgraded:
        answer(t, ANY_CREATURE)


@ITEMS.tool
def stun_rod(t: Table[Board], activation: Activation) -> None:
    """Drive a creature out of the sector."""
    b, creature = t.board, activation.aimed_at()
    if activation.upgraded:
        chosen = t.ask(HERO, "creature goes", ways_to_drive(b), AboutCreature(called(b, creature)))
    else:
        chosen = t.ask(leading(b), "creature goes", ways_to_drive(b), AboutCreature(named(b, creature)))
    step_creature(t, creature, chosen.way)


@stun_rod.aims("target")
def targets_of_the_rod(b: Board, _: Item) -> Targets:
    """The creatures in the hero's sector, if there is a way out for them."""
    return targets_at_hand(b) if ways_to_drive(b) else {}


def ways_to_drive(b: Board) -> list[Toward]:
    """The ways out except stairs, since the hero must not learn whether the other level has room."""
    return [toward for toward in ways_out(b) if toward.way is not Way.STAIRS]


@stun_rod.fits
def something_to_drive(b: Board, card: ItemCard) -> bool:
    """Whether there is a creature here and a way out for it."""
    return bool(creatures_at(b, b.hero)) and bool(ways_to_drive(b))


@ITEMS.tool
def headlamp(t: Table[Board], activation: Activation) -> None:
    """Take a step and light the new sector, and the line ahead if upgraded."""
    b, way = t.board, activation.way()
    if step(t, way):
        far = activation.row.advanced if activation.upgraded and way is not Way.STAIRS else 0
        switch_on(t, [b.hero, *lit_line(b.map, b.blocked, b.hero, way)[:far]])


@headlamp.aims("move")
def ways_of_the_lamp(b: Board, _: Item) -> Targets:
    """The ways out."""
    return dict.fromkeys(ways_out(b))


@headlamp.fits
def somewhere_to_go(b: Board, card: ItemCard) -> bool:
    """Whether there is a way out."""
    return bool(ways_out(b))


@ITEMS.tool
def decoder(t: Table[Board], activation: Activation) -> None:
    """Take two steps in the mission."""
    for _ in range(activation.row.basic):
        room = room_at(t.board, t.board.hero)
        if room is not None and MISSION in eligible(t.board):
            do_step(t, room, quietly=activation.upgraded)


@decoder.fits
def mission_here(b: Board, card: ItemCard) -> bool:
    """Whether there is a mission to work on."""
    return MISSION in eligible(b)
