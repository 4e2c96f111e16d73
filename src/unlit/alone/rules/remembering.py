"""What the hero remembers of what rules show and tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, creatures_at, is_dangerous, is_lit, room_at
from unlit.alone.box.pieces import COLUMNS, COMPASS, LEVEL
from unlit.alone.told.memory import Fact, Figure, Gone, Look, Memory, Placed, Seen

if TYPE_CHECKING:
    from unlit.alone.board.geometry import Map
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.table import Table


def remember(t: Table[Board], fact: Fact) -> None:
    """Keep a fact, if the hero remembers how the game began; nobody asks for memory in a rollout."""
    if not t.rolling and t.board.memory is not None:
        t.board.memory = Memory(fact, t.board.memory)


def look_of(m: Map, sector: Sector) -> Look:
    """What never changes in a sector."""
    sides = "".join("d" if m.door[sector][way] >= 0 else " " if m.step[sector][way] >= 0 else "#" for way in COMPASS)
    colour = next((number for number, pair in enumerate(m.pairs) if sector in pair), -1)
    return sides, colour, sector in m.lights


def figure(b: Board, creature: Creature) -> Figure:
    """A creature as it looks."""
    return creature.kind, creature in b.wounded


def figures_at(b: Board, sector: Sector) -> tuple[Figure, ...]:
    """The creatures there as they look."""
    return tuple([figure(b, creature) for creature in creatures_at(b, sector)])


def remember_seen(t: Table[Board], sector: Sector, beside: Sector) -> None:
    """Remember a revealed sector, with all that it holds and where it lies."""
    b = t.board
    fact = Seen(
        b.labels[sector],
        placed(b, sector, beside),
        look_of(b.map, sector),
        room_at(b, sector),
        tuple([way for way in COMPASS if b.map.door[sector][way] >= 0 and b.blocked >> b.map.door[sector][way] & 1]),
        is_lit(b, sector),
        is_dangerous(b, sector),
        b.conditions.get(sector, ""),
        figures_at(b, sector),
    )
    remember(t, fact)


def placed(b: Board, sector: Sector, beside: Sector) -> Placed | None:
    """Where a sector lies relative to a revealed one."""
    if beside in b.labels:
        columns = sector % COLUMNS - beside % COLUMNS
        rows = sector % LEVEL // COLUMNS - beside % LEVEL // COLUMNS
        return Placed(b.labels[beside], columns, rows, by_stairs=False)
    stairs = b.map.stairs[sector]
    return Placed(b.labels[stairs], 0, 0, by_stairs=True) if stairs in b.labels else None


def remember_gone(t: Table[Board], sector: Sector) -> None:
    """Remember a sector that leaves the labyrinth, with all that it holds."""
    b = t.board
    remember(
        t,
        Gone(
            b.labels[sector],
            is_lit(b, sector),
            is_dangerous(b, sector),
            b.conditions.get(sector, ""),
            figures_at(b, sector),
        ),
    )
