"""The tiles of the box, and how they are turned and joined."""

from __future__ import annotations

import pytest

from unlit.escape.board.geometry import FAR, Door, Edge, Laid, Map
from unlit.escape.box.pieces import BESIDE, OFF_THE_MAP, SECTION, WAYS
from unlit.escape.box.plans import turned
from unlit.escape.box.tiles import TILES, TURNED, event_icon
from unlit.escape.rules.exploring import placings
from unlit.kernel.chance.dice import Dice, seed_from


def test_there_are_44_tiles() -> None:
    assert len(TILES) == 44


@pytest.mark.rule("E6.8")
def test_no_tile_has_two_event_icons() -> None:
    for plan in TILES.values():
        found = [icon for icon in plan.icons if icon in SECTION]
        assert found in ([], [event_icon(plan.icons)]), plan.name


def test_every_tile_but_the_infirmary_has_a_door_and_every_vent_a_duct() -> None:
    for plan in TILES.values():
        assert bool(plan.doors) is (plan.name != OFF_THE_MAP), plan.name
        assert plan.ducts or not plan.vent, plan.name


def test_four_quarters_are_none() -> None:
    for plan in TILES.values():
        assert turned(plan, 4) == plan
        assert turned(turned(plan, 1), 3) == plan
        assert all(side in turned(plan, 1).outer_sides for side in turned(plan, 1).doors)


def random_map(seed: str, tiles: int) -> Map:
    """A random map with tiles of the box, some of its doors locked."""
    dice = Dice(seed_from(seed))
    names = sorted(name for name in TILES if name not in (OFF_THE_MAP, "tank farm"))
    dice.shuffle("tiles", names)
    m = Map((Laid(dice.pick("turn", TURNED["tank farm"]), 0, 0),))
    while len(m.laid) < tiles:
        doors = [(tile, door) for tile in range(len(m.laid)) for door in m.unexplored(tile)]
        if not doors:
            break
        tile, door = dice.pick("door", doors)
        placing = dice.pick("placing", placings(m, names.pop(), tile, door.edge))
        m = m.with_tile(placing.plan, placing.column, placing.row)
        if dice.below(4) == 0:
            m = m.with_lock(dice.pick("lock", [one for doors in m.doors for one in doors]).edge)
    return m


@pytest.mark.rule("E6.4", "E6.6", "E6.7", "E9.3", "E15.12")
@pytest.mark.parametrize("number", range(60))
def test_doors_ducts_and_distances_are_those_of_a_slow_map(number: int) -> None:
    m = random_map(f"slow {number}", 5 + number % 30)
    assert Map(m.laid, m.locked, m.opened).doors == m.doors
    count = len(m.laid)
    doors = {(one, two) for one in range(count) for two in range(count) if slow_doors(m, one, two)}
    open_ = {(one, two) for one, two in doors if not all(edge in m.locked for edge in slow_doors(m, one, two))}
    assert {(one, two) for one in range(count) for two in m.near[one]} == open_
    vents = slow_vents(m)
    assert {(one, two) for one in range(count) for two in m.vents[one]} == vents
    for tile in range(count):
        assert m.steps(tile) == slow_steps(count, tile, dict.fromkeys(open_ | vents, 1))
        costs = {pair: 1 if pair in open_ else 2 for pair in doors}
        assert m.guard_steps(tile) == slow_steps(count, tile, costs)


@pytest.mark.rule("E6.6")
@pytest.mark.parametrize("number", range(20))
def test_ducts_join_the_same_however_a_map_grew(number: int) -> None:
    m = Map(())
    for one in random_map(f"grown {number}", 30).laid:
        assert len(m.vents) == len(m.laid)  # worked out before the next tile is laid
        m = m.with_tile(one.plan, one.column, one.row)
        assert m.vents == Map(m.laid).vents


def slow_doors(m: Map, one: int, two: int) -> list[Edge]:
    """The edges at which a door of one tile meets a door of another."""
    found = []
    for (x, y), tile in m.at.items():
        for way in WAYS:
            over = (x + BESIDE[way][0], y + BESIDE[way][1])
            back = WAYS[(way + 2) % 4]
            if tile == one and m.at.get(over) == two and one != two:
                mine, theirs = m.laid[one], m.laid[two]
                own = (x - mine.column, y - mine.row, way) in mine.plan.doors
                if own and (over[0] - theirs.column, over[1] - theirs.row, back) in theirs.plan.doors:
                    found.append(next(door.edge for door in m.doors[one] if door.beyond == two and touches(door, x, y)))
    return found


def touches(door: Door, x: int, y: int) -> bool:
    """Whether an edge belongs to this space."""
    column, row, _ = door.edge
    return (column, row) in ((x, y), (x + 1, y), (x, y + 1))


def slow_vents(m: Map) -> set[tuple[int, int]]:
    """Pairs of vent tiles that ducts join, by walking from space to space."""
    found = set()
    for start, one in enumerate(m.laid):
        reached, waiting = {start}, [start]
        while waiting:
            here = m.laid[waiting.pop()]
            for x, y, way in here.plan.ducts:
                over = (here.column + x + BESIDE[way][0], here.row + y + BESIDE[way][1])
                other = m.at.get(over)
                if other is None or other in reached:
                    continue
                there = m.laid[other]
                if (over[0] - there.column, over[1] - there.row, WAYS[(way + 2) % 4]) in there.plan.ducts:
                    reached.add(other)
                    waiting.append(other)
        if one.plan.vent:
            found |= {(start, other) for other in reached if other != start and m.laid[other].plan.vent}
    return found


def slow_steps(count: int, tile: int, costs: dict[tuple[int, int], int]) -> list[int]:
    """Distances found by going over all joins until nothing gets closer."""
    steps = [0 if one == tile else FAR for one in range(count)]
    for _ in range(count):
        for (one, two), cost in costs.items():
            steps[two] = min(steps[two], steps[one] + cost, FAR)
    return steps
