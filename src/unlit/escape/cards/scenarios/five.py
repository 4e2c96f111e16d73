"""Scenario 5, The Swarm: lock doors, keep away from the swarm, and hold out until it has eaten its fill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board.board import Board, in_game, is_early, on_map, players_on, swarm_tiles
from unlit.escape.board.geometry import on_side
from unlit.escape.box.pieces import LOCKS, DoorSide, FateName, Icon, Kind, Way
from unlit.escape.box.tiles import TILES, TURNED
from unlit.escape.rules.enemies.attacks import take_away
from unlit.escape.rules.enemies.spawning import choose_tile
from unlit.escape.rules.kinds import SCENARIOS
from unlit.escape.rules.knockout import perish
from unlit.escape.rules.lockdown import get_out, look_for_the_end, lose_game
from unlit.escape.rules.locks import lock_door
from unlit.escape.rules.turn import ends_round
from unlit.escape.told.events import LockEaten, Swarmed, SwarmSlept
from unlit.escape.told.places import DoorHere
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

CELLS, NEST = "cell block", "hatchery"
DEVOURED, HELD_OUT = "devoured", "held out"


@SCENARIOS.enter
def the_swarm(b: Board) -> None:
    """Lay the cells, with the hatchery to their north; there is no swarm marker yet."""
    nest = next(plan for plan in TURNED[NEST] if (0, 0, Way.SOUTH) in plan.doors)
    b.map = b.map.with_tile(TILES[CELLS], 0, 0).with_tile(nest, 0, -1)
    b.swarm = b.box.scenarios[b.scenario].other


# E18.13
@the_swarm.turn_ended
def swarm_eats(t: Table[Board], seat: Seat) -> None:
    """Once a round the swarm takes more tiles; it does not hatch early, and falls asleep with its last marker."""
    b = t.board
    if not ends_round(b) or (is_early(b) and not swarm_tiles(b)):
        return
    for _ in range(min(b.swarm, b.box.scenarios[b.scenario].number)):
        b.swarm -= 1
        places = next_of_the_swarm(b)
        if places:
            swarm_over(t, choose_tile(t, "swarm", places))
        else:
            eat_locks(t)
    if b.swarm == 0:
        fall_asleep(t)


def next_of_the_swarm(b: Board) -> list[Tile]:
    """The tiles beside the swarm that are nearest to the most frightened player; ties go by turn order.

    Its first tile is the hatchery.
    """
    here = swarm_tiles(b)
    if not here:
        return b.map.named(NEST)
    beside = {tile for one in here for tile in (*b.map.near[one], *b.map.vents[one])} - here
    prey = min(on_map(b), key=lambda seat: -b.people[seat].fear, default=None)
    if prey is None or not beside:
        return sorted(beside)
    steps = b.map.steps(b.people[prey].at)
    least = min(steps[tile] for tile in beside)
    return sorted(tile for tile in beside if steps[tile] == least)


def eat_locks(t: Table[Board]) -> None:
    """Remove the locks on the swarm's doors; it does this when it is shut in on all sides."""
    b = t.board
    for tile in sorted(swarm_tiles(b)):
        for door in b.map.locked_doors(tile):
            if door.joined:
                b.map = b.map.without_lock(door.edge)
                t.tell(EVERYONE, LockEaten, b.map.name(tile), door.side)


# E18.12
def swarm_over(t: Table[Board], tile: Tile) -> None:
    """The swarm takes another tile: players there are lost, and guards are removed."""
    b = t.board
    b.map = b.map.with_marker(tile, Icon.SWARM)
    t.tell(EVERYONE, Swarmed, b.map.name(tile), b.swarm)
    for guard in [one for one, at in b.enemies.items() if at == tile and one.kind is Kind.GUARD]:
        take_away(t, guard)
    for seat in players_on(b, tile):
        perish(t, seat, FateName.DEVOURED)


# E18.12
@the_swarm.entered
def walk_into_it(t: Table[Board], seat: Seat) -> None:
    """Whoever goes onto a tile with a swarm is lost."""
    if t.board.people[seat].at in swarm_tiles(t.board):
        perish(t, seat, FateName.DEVOURED)


# E18.3
def fall_asleep(t: Table[Board]) -> None:
    """Everyone on the map wins and keeps their items; everyone in the infirmary loses."""
    b = t.board
    t.tell(EVERYONE, SwarmSlept)
    for seat in in_game(b):
        if b.people[seat].at < 0:
            lose_game(t, seat)
        else:
            get_out(t, seat)
    look_for_the_end(t)


@dataclass(frozen=True)
class Shut(Option):
    """Lock the door on this side."""

    side: DoorSide

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)


SHUT: Final = {side: Shut(side) for side in DoorSide}


@the_swarm.challenges
def doors_to_shut(b: Board, seat: Seat) -> list[Shut]:
    """The unlocked doors to other tiles without the swarm behind them, as long as there are lock markers left."""
    at = b.people[seat].at
    swarm = swarm_tiles(b)
    free = [door for door in b.map.doors[at] if door.joined and door.beyond not in swarm]
    doors = [door for door in free if door.edge not in b.map.locked]
    return [SHUT[door.side] for door in doors] if len(b.map.locked) < LOCKS else []


@the_swarm.taken_up
def shut(t: Table[Board], seat: Seat, choice: Shut) -> None:
    """Lock a door without dice; it counts as the turn's challenge."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    lock_door(t, at, on_side(b.map.doors[at], choice.side))


@the_swarm.ending
def held_out(b: Board, usual: str) -> str:
    """How the scenario ended: players do not escape, they hold out."""
    if usual == "escaped":
        return HELD_OUT
    return DEVOURED if any(one.fate == DEVOURED for one in b.people.values()) else usual
