"""Sets of sectors as bit masks of their numbers: what is near, what is at a distance, where a noise may come from."""

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
    """The mask of a set of sectors."""
    mask = 0
    for sector in sectors:
        mask |= 1 << sector
    return mask


def sectors_in(mask: int) -> list[Sector]:
    """The sectors of a mask, in the order of the map."""
    return [sector for sector in range(mask.bit_length()) if mask >> sector & 1]


@lru_cache(maxsize=1024)
def near_masks(m: Map) -> tuple[int, ...]:
    """For each sector, the sectors next to it, with every door open."""
    return tuple(mask_of(there for _, there in ways) for ways in m.distances(0).ways)


def grown(m: Map, mask: int, steps: int) -> int:
    """All sectors within this many steps of a set; blocked doors can be freed on the way."""
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
    """For each thing that evil may say about a noise, where it may have been made (A7.2 to A7.6)."""
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
    """The sectors at exactly this distance, ignoring blocked doors."""
    return mask_of(sector for sector, steps in enumerate(m.distances(0).steps(hero)) if steps == distance)


def nearer_than(m: Map, hero: Sector, distance: int) -> int:
    """The sectors nearer than this distance."""
    mask = 0
    for less in range(distance):
        mask |= at_distance(m, hero, less)
    return mask
