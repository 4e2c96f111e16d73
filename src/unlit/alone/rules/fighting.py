"""What the hero's blows do to a creature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, called, is_revealed, stats_of
from unlit.alone.rules.boxes import effects_of
from unlit.alone.rules.experience import learn_from
from unlit.alone.rules.modules import power_of
from unlit.alone.rules.moments import Blow, M
from unlit.alone.rules.reactions import react
from unlit.alone.rules.rolls import hero_rolls
from unlit.alone.told.events import Killed, Unharmed, Wounded
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table


# A9.1, A9.2
def strike(t: Table[Board], creature: Creature, dice: int) -> None:
    """Roll this many dice at a creature: each hit is one damage."""
    b = t.board
    number = seen_in(b, creature)
    roll = hero_rolls(t, dice + effects_of(b.box).characters[b.character].fierce.said(0, b.box.character(b.character)))
    if seen_in(b, creature) == number:  # a reaction may have moved it out of reach
        hit(t, creature, roll.hits())


def seen_in(b: Board, creature: Creature) -> int | None:
    """The number of the sector where the hero sees a creature."""
    return b.labels.get(b.creatures[creature]) if creature in b.creatures else None


# A9.3, A9.4
def hit(t: Table[Board], creature: Creature, damage: int) -> None:
    """A single attack must do it: enough to wound, to kill the wounded, or both numbers together to kill at once."""
    b = t.board
    stats = stats_of(b, creature.kind)
    to_kill = stats.kill if creature in b.wounded else stats.wound + stats.kill
    if damage >= to_kill:
        kill(t, creature)
    elif creature not in b.wounded and damage >= stats.wound:
        wound(t, creature)
    else:
        t.tell(EVERYONE, Unharmed, called(b, creature))


# A9.6
def wound(t: Table[Board], creature: Creature) -> None:
    """A wound stays with its creature."""
    b = t.board
    t.tell(EVERYONE, Wounded, creature.kind)
    b.wounded |= {creature}
    react(t, M.WOUNDED, Blow(creature))


# A9.6, A17.3, A17.11
def kill(t: Table[Board], creature: Creature) -> None:
    """Remove a creature, whose token can be spawned again; a revealed one gives experience."""
    b = t.board
    at = b.creatures.pop(creature)
    b.wounded -= {creature}
    b.moved -= {creature}
    power = power_of(b, creature.kind)
    if power is not None and power.knocked.bound is not None:
        power.knocked.bound(t, creature.kind, at)
    else:
        t.tell(EVERYONE, Killed, creature.kind)
        if is_revealed(b, at):
            learn_from(t, creature.kind)
    if power is not None:
        power.falls.run(t, creature.kind)
    react(t, M.KILLED, Blow(creature))
