"""What the hero sees: revealing sectors, light, and what leaves the labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, is_revealed
from unlit.alone.events import LightOff, LightOn, SectorGone, SectorRevealed
from unlit.alone.geometry import in_sight, lights_coming_into_sight, neighbour
from unlit.alone.parts import LEVEL, NAMES, SECTORS, Way, level_of
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table


# A5.1, A5.11
def reveal(t: Table[Board], sectors: Sequence[Sector]) -> list[Sector]:
    """Put sectors into the labyrinth one at a time, each with all that it holds; those that were new."""
    b = t.board
    new = []
    for sector in sectors:
        if not is_revealed(b, sector):
            b.revealed |= 1 << sector
            new.append(sector)
            t.tell(EVERYONE, SectorRevealed, NAMES[sector], str(b.map.shape[sector]))
    return new + see_lights(t) if new else new


# A5.7
def see_lights(t: Table[Board]) -> list[Sector]:
    """Lighted sectors that would be in line of sight are revealed at once, and sight goes on through them."""
    b = t.board
    found: list[Sector] = []
    while ahead := lights_coming_into_sight(b.map, b.blocked, b.revealed, b.lit, b.hero):
        ahead.sort(key=lambda sector: b.map.distances(b.blocked).steps(b.hero)[sector])
        b.revealed |= 1 << ahead[0]
        found.append(ahead[0])
        t.tell(EVERYONE, SectorRevealed, NAMES[ahead[0]], str(b.map.shape[ahead[0]]))
    return found


def line_of_sight(b: Board) -> list[Sector]:
    """The sectors that the hero sees directly."""
    return in_sight(b.map, b.blocked, b.revealed, b.hero)


# A5.12
def switch_on(t: Table[Board], sector: Sector) -> None:
    """Lights come on; the hero is told where the sector is revealed."""
    b = t.board
    if not b.lit >> sector & 1:
        b.lit |= 1 << sector
        if is_revealed(b, sector):
            t.tell(EVERYONE, LightOn, NAMES[sector])


# A5.12
def switch_off(t: Table[Board], sector: Sector) -> None:
    """Lights go out; that hides no revealed sector."""
    b = t.board
    if b.lit >> sector & 1:
        b.lit &= ~(1 << sector)
        if is_revealed(b, sector):
            t.tell(EVERYONE, LightOff, NAMES[sector])


# A6.3
def leave_level(t: Table[Board], stairs: Sector) -> None:
    """Taking the stairs removes the level left from the labyrinth, except the sector with those stairs."""
    level = level_of(stairs)
    hide(t, [one for one in range(level * LEVEL, (level + 1) * LEVEL) if one != stairs])


# A16.2
def clean_up(t: Table[Board]) -> None:
    """Only the hero's sector, those adjacent to it, and lighted ones in line of sight stay."""
    b = t.board
    near = [neighbour(b.map, b.blocked, b.hero, way) for way in Way]
    bright = [sector for sector in line_of_sight(b) if b.lit >> sector & 1]
    kept = {b.hero, *near, *bright}
    hide(t, [sector for sector in range(SECTORS) if sector not in kept])


# A5.10
def hide(t: Table[Board], sectors: Sequence[Sector]) -> None:
    """What leaves the labyrinth is unrevealed again, with all that it holds."""
    b = t.board
    for sector in sectors:
        if is_revealed(b, sector):
            b.revealed &= ~(1 << sector)
            t.tell(EVERYONE, SectorGone, NAMES[sector])
