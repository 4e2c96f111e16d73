"""Sets of sectors as masks of their numbers: what lies near, at a distance, and where a noise may come from."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import LEVEL, SECTORS, WAY_NAMES, WAYS, level_of
from unlit.alone.rules.creatures import NOWHERE, OTHER_LEVEL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.alone.board.geometry import Map
    from unlit.alone.box.pieces import Sector

ALL = (1 << SECTORS) - 1
LEVELS = ((1 << LEVEL) - 1, (1 << LEVEL) - 1 << LEVEL)


def mask_of(sectors: Iterable[Sector]) -> int:
    """A set of sectors."""
    mask = 0
    for sector in sectors:
        mask |= 1 << sector
    return mask


def sectors_in(mask: int) -> list[Sector]:
    """The sectors of a set, in the order of the map."""
    return [sector for sector in range(mask.bit_length()) if mask >> sector & 1]


@lru_cache(maxsize=1024)
def near_masks(m: Map) -> tuple[int, ...]:
    """For each sector those beside it, every door open."""
    return tuple(mask_of(there for _, there in ways) for ways in m.distances(0).ways)


def grown(m: Map, mask: int, steps: int) -> int:
    """All that can be reached from a set of sectors; a blocked door can be freed on the way."""
    near = near_masks(m)
    for _ in range(steps):
        edge, more = mask, mask
        while edge:
            lowest = edge & -edge
            more |= near[lowest.bit_length() - 1]
            edge ^= lowest
        mask = more
    return mask


@lru_cache(maxsize=4096)
def noise_masks(m: Map, blocked: int, hero: Sector) -> dict[str, int]:
    """For each thing that evil may say of a noise, where it may have been made (A7.2 to A7.6)."""
    near = m.distances(blocked)
    own = LEVELS[level_of(hero)]
    found = {OTHER_LEVEL: ALL & ~own}
    steps = near.steps(hero)
    found[NOWHERE] = own & mask_of(sector for sector in range(SECTORS) if steps[sector] == FAR)
    for way in WAYS:
        there = near.near[hero][way]
        beyond = near.steps(there) if there >= 0 else [FAR] * SECTORS
        found[WAY_NAMES[way]] = own & mask_of(
            sector for sector in range(SECTORS) if beyond[sector] < steps[sector] < FAR
        )
    return found


@lru_cache(maxsize=4096)
def at_distance(m: Map, hero: Sector, distance: int) -> int:
    """The sectors exactly so far away, blocked doors or not."""
    return mask_of(sector for sector, steps in enumerate(m.distances(0).steps(hero)) if steps == distance)


def nearer_than(m: Map, hero: Sector, distance: int) -> int:
    """The sectors that are nearer."""
    mask = 0
    for less in range(distance):
        mask |= at_distance(m, hero, less)
    return mask
