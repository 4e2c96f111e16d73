"""Scenario 7, The Doctor's Rounds: lead Dr. Cronos away from the lift, and get there before him."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from unlit.bots.escape.goals import frontier, goals_of, named
from unlit.escape.board.board import stat_of
from unlit.escape.box.pieces import Kind, Stat
from unlit.escape.cards.scenarios.seven import DOCTOR, LIFT, holds_the_lift, the_doctors_rounds
from unlit.escape.rules.enemies.targets import steps_to

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.escape.board.board import Board
    from unlit.escape.board.geometry import Map
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.told.question import Seat

Turns: TypeAlias = dict[tuple["Tile", "Tile"], int]
A_TURN = 2.0  # moves
UNPLANNED = 9.0  # moves until something turns up, if there is no known way around him
LONGEST = 8  # how many turns to plan ahead
MAPS = 64


@goals_of(the_doctors_rounds)
def past_him(b: Board, seat: Seat) -> dict[Tile, float]:
    """The lift if he does not hold it; tiles that lure him the wrong way; or doors into the unknown."""
    (lift,) = named(b, LIFT)
    if not holds_the_lift(b, lift):
        return {lift: 0.0}
    turns = chase(b.map, lift, b.box.scenarios[b.scenario].number, max(1, stat_of(b, seat, Stat.SPEED)))
    him = b.enemies[DOCTOR]
    found = {}
    for tile in range(len(b.map.laid)):
        after = [turns[tile, there] for there in steps_of(b.map, him, tile) if (tile, there) in turns]
        if after and tile != him:
            found[tile] = A_TURN * (1 + min(after))
    return found or hiding(b, him)


def hiding(b: Board, him: Tile) -> dict[Tile, float]:
    """Doors into the unknown, preferably far from him."""
    steps = steps_to(b, Kind.CRONOS, him)
    return {tile: left - min(steps[tile], 3) for tile, left in frontier(b, UNPLANNED).items()}


@lru_cache(MAPS)
def chase(m: Map, lift: Tile, far: int, speed: int) -> Turns:
    """How many turns a player on one tile needs to get out while he is on another and comes closer after each turn.

    Sets of tiles are bits of a number, for speed: this is worked out for every map that exploring can lead to.
    """
    tiles = range(len(m.laid))
    found: Turns = {}
    # For each tile he may be on: where the player has to go.
    good = [(1 << lift) * (steps >= far) for steps in m.guard_steps(lift)]
    if not any(good):
        return found
    reach = all_reached(m, speed)
    his: dict[Tile, list[int]] = {}  # for each tile of the player, and each of his: where he goes
    out = [0] * len(tiles)  # for each tile of the player: where he may be if there is a way out
    for turn in range(LONGEST):
        new = [(tile, him) for him in tiles if good[him] for tile in tiles if reach[him][tile] & good[him]]
        new = [pair for pair in new if pair not in found]
        for tile, him in new:
            found[tile, him] = turn
            out[tile] |= 1 << him
        if not new:
            break
        for to in {tile for tile, _ in new}:
            if to not in his:
                his[to] = all_steps(m, to)
            for him in tiles:
                if his[to][him] & out[to]:
                    good[him] |= 1 << to
    return found


def all_steps(m: Map, tile: Tile) -> list[int]:
    """For each tile he may be on, where he may be after a step toward this tile."""
    steps = m.guard_steps(tile)
    found = []
    for him, beside in enumerate(m.near):
        there, nearer = 0, steps[him] - 1
        for to in beside:
            if steps[to] == nearer:
                there |= 1 << to
        found.append(there or 1 << him)
    return found


def bits(tiles: Iterable[Tile]) -> int:
    """A set of tiles as a number."""
    return sum(1 << tile for tile in tiles)


def all_reached(m: Map, speed: int) -> list[list[int]]:
    """For each tile of his and each of the player, where the player may be after its moves, never entering his tile."""
    near = [bits(there) for there in m.near]
    free = [reached(near, tile, speed, 0) for tile in range(len(near))]
    return [
        [reached(near, tile, speed, 1 << him) if there >> him & 1 else there for tile, there in enumerate(free)]
        for him in range(len(near))
    ]


def reached(near: list[int], tile: Tile, speed: int, shut: int) -> int:
    """The tiles within this many moves, without entering those shut; none if the start itself is shut."""
    there = new = (1 << tile) & ~shut
    for _ in range(speed):
        left, new = new, 0
        while left:
            new |= near[(left & -left).bit_length() - 1]
            left &= left - 1
        new &= ~(there | shut)
        there |= new
    return there


def steps_of(m: Map, him: Tile, tile: Tile) -> tuple[Tile, ...]:
    """Where he may be after a step toward a tile; the player chooses if several ways are equal."""
    steps = m.guard_steps(tile)
    return tuple(to for to in m.near[him] if steps[to] == steps[him] - 1) or (him,)
