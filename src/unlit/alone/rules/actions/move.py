"""Move: step into an adjacent sector, or free a blocked door."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, creatures_at, doors_of, is_blocked, is_revealed
from unlit.alone.board.geometry import neighbour
from unlit.alone.box.pieces import COMPASS, Action, Way
from unlit.alone.rules.creatures import meet, opportunity
from unlit.alone.rules.labyrinth import (
    UNKNOWN,
    block_door,
    blocked_doors_of,
    free_door,
    leave_level,
    reveal,
    see_lights,
    way_of,
)
from unlit.alone.rules.moments import M, Step
from unlit.alone.rules.reactions import react
from unlit.alone.rules.using import come_to_nothing, hero_answers, items_for, name_item_or_target
from unlit.alone.told.events import HeroMoved, Stopped
from unlit.alone.told.things import BLOCK, NO_DOOR, TOWARD, Block, Free, Toward
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.board.board import Declaration
    from unlit.alone.box.pieces import Door
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table


# A6.1
def name_move(t: Table[Board]) -> Declaration:
    """The hero names a direction, a door to free instead, or an item."""
    b = t.board
    options: list[Option] = [*ways_out(b), *doors_to_free(b), *items_for(b, Action.MOVE)]
    return name_item_or_target(t, t.ask(HERO, "move", options, None, no_way))


# A6.1
def move(t: Table[Board], deed: Deed) -> None:
    """Go in the declared direction, or free the door."""
    (target,) = deed.declared.targets
    doors = doors_to_free(t.board)
    if isinstance(target, Free) and target in doors:
        free_door(t, doors[target])
    elif isinstance(target, Toward) and target in ways_out(t.board):
        step(t, target.way)
    else:
        come_to_nothing(t)


# A6.1, A6.6
def ways_out(b: Board) -> tuple[Toward, ...]:
    """The directions with an adjacent sector."""
    return b.map.distances(b.blocked).exits[b.hero]


# A6.7
def doors_to_free(b: Board) -> dict[Free, Door]:
    """The blocked doors of the hero's sector; freeing one takes a whole move action, without moving."""
    return blocked_doors_of(b, b.hero)


def no_way(b: Board) -> Iterator[Refusal]:
    """Why the hero cannot go the other ways."""
    for way in COMPASS:
        if neighbour(b.map, b.blocked, b.hero, way) < 0:
            if b.map.door[b.hero][way] >= 0:
                yield Refusal(TOWARD[way], "A6.6", "refused-blocked")
            else:
                yield Refusal(TOWARD[way], "A6.1", "refused-wall")
    if b.map.stairs[b.hero] < 0:
        yield Refusal(TOWARD[Way.STAIRS], "A6.1", "refused-no-stairs")
    for block in doors_to_block(b):
        yield Refusal(block, "A6.5", "refused-block-first")


# A6.12
def step(t: Table[Board], way: Way) -> bool:
    """Take one step in order, then perhaps block a door; False if the step was stopped."""
    if not take_step(t, way):
        return False
    block_after_step(t)
    return True


# A6.12
def take_step(t: Table[Board], way: Way, *, unharmed: bool = False) -> bool:
    """Reactions, the attack of opportunity, then the hero moves, sees and meets; False if the step was stopped."""
    b = t.board
    going = Step(way, unharmed=unharmed)
    if creatures_at(b, b.hero) and not unharmed:
        hero_answers(t, M.STEPPING, going)
    react(t, M.STEPPING, going)
    if not going.stopped and not going.unharmed:
        opportunity(t)
    if going.stopped or neighbour(b.map, b.blocked, b.hero, way) < 0:
        t.tell(EVERYONE, Stopped)
        return False
    enter(t, way)
    hero_answers(t, M.STEPPED, going)
    react(t, M.STEPPED, going)
    return True


# A6.2, A6.9
def enter(t: Table[Board], way: Way) -> None:
    """The hero enters the sector: it is revealed, light comes into sight, and creatures hidden there frighten."""
    b = t.board
    left, to = b.hero, neighbour(b.map, b.blocked, b.hero, way)
    hidden = [] if is_revealed(b, to) else creatures_at(b, to)
    b.hero = to
    t.tell(EVERYONE, HeroMoved, way)
    if way is Way.STAIRS:
        leave_level(t, left)
    reveal(t, to, UNKNOWN if way is Way.STAIRS else left)
    see_lights(t)
    meet(t, hidden)


# A6.5
def block_after_step(t: Table[Board]) -> None:
    """After each step the hero may block one door of the new sector."""
    b = t.board
    choice = t.ask(HERO, "block", [NO_DOOR, *doors_to_block(b)])
    if isinstance(choice, Block):
        block_door(t, doors_to_block(b)[choice])


# A6.5
def doors_to_block(b: Board) -> dict[Block, Door]:
    """The doors of the hero's sector that are not blocked."""
    return {BLOCK[way_of(b, b.hero, door)]: door for door in doors_of(b, b.hero) if not is_blocked(b, door)}


# A6.13
def carry(t: Table[Board], way: Way) -> None:
    """A card moves the hero, who leaves and meets creatures as with any step, but blocks no door."""
    take_step(t, way)


# A6.13
def displace(t: Table[Board], way: Way) -> None:
    """A card teleports the hero, without an attack of opportunity."""
    enter(t, way)
