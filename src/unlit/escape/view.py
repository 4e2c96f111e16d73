"""What shows to a seat now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from unlit.escape.board import Board, current, deeds_to_tell, enemies_on, stat_of
from unlit.escape.imagine import seen_under
from unlit.escape.items import hands_of
from unlit.escape.parts import WAYS, Kind, Stat, Tile
from unlit.kernel.events import SPECTATOR

if TYPE_CHECKING:
    from unlit.escape.geometry import Laid
    from unlit.kernel.question import Seat


class Side(msgspec.Struct, frozen=True):
    """An outer side of a tile: a wall, a door or a locked door, and whether a duct ends there."""

    column: int
    row: int
    way: str
    name: str
    kind: str
    duct: bool


class TileSeen(msgspec.Struct, frozen=True):
    """A tile of the map, with all that lies or stands on it."""

    name: str
    column: int
    row: int
    columns: int
    rows: int
    sides: tuple[Side, ...]
    vent: bool
    icons: tuple[str, ...]
    players: tuple[str, ...]
    enemies: tuple[str, ...]
    stunned: tuple[str, ...]
    items: tuple[str, ...]
    accessed: bool
    near: tuple[str, ...]
    ducts_to: tuple[str, ...]


class PrisonerSeen(msgspec.Struct, frozen=True):
    """A character's sheet; of a hand the others see how many cards it holds."""

    seat: str
    at: str  # a tile, infirmary, or how it ended
    fear: int
    vitality: int
    threat: int
    cards: int
    hand: tuple[str, ...]
    items: tuple[str, ...]
    hands: int  # how much can be carried
    skills: tuple[str, ...]
    stats: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """All that a seat sees."""

    seat: str
    scenario: str
    turn: str
    phase: str
    moves: int
    event: str
    section: str
    tiles: tuple[TileSeen, ...]
    people: tuple[PrisonerSeen, ...]
    stacks: tuple[int, ...]
    under: tuple[tuple[str, ...], ...]  # the lowest tiles of each stack that all have seen
    aside: str
    drawn: str
    reserves: dict[str, tuple[int, ...]]
    limits: dict[str, int]
    group: int
    values: dict[str, int]  # what a clone is worth to guards, and a guard to aliens
    threat_pool: int
    lockdown: bool
    lockdown_pool: int
    swarm: int  # markers that are left
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    deeds: tuple[tuple[str, str, str], ...]
    now: dict[str, str | int]  # of the scenario's own rules; empty where it has none


# E8.6
def view(b: Board, seat: Seat) -> View:
    """Open to all is everything but hands, and the order of decks and stacks."""
    return View(
        seat=seat,
        scenario=b.scenario,
        turn=current(b),
        phase=b.phase,
        moves=stat_of(b, current(b), Stat.SPEED) - b.moves,
        event=b.event,
        section=str(b.section or ""),
        tiles=tuple(tile_seen(b, tile) for tile in in_place(b)),
        people=tuple(prisoner_seen(b, other, seat) for other in b.players),
        stacks=tuple(len(stack) for stack in b.stacks),
        under=seen_under(b),
        aside=b.aside,
        drawn=b.drawn,
        reserves={str(kind): numbers for kind, numbers in b.reserves.items()},
        limits={str(kind): limit for kind, limit in b.limits.items()},
        group=b.group,
        values={str(Kind.CLONE): b.clone_threat, str(Kind.GUARD): b.guard_fear},
        threat_pool=b.threat_pool,
        lockdown=b.lockdown,
        lockdown_pool=b.lockdown_pool,
        swarm=b.swarm,
        decks={name: len(cards) for name, cards in b.decks.items()},
        discards={name: tuple(sorted(cards)) for name, cards in b.discards.items()},
        deeds=tuple((deed.who, deed.whom, deed.what) for deed in deeds_to_tell(b)),
        now=b.box.effects.scenarios[b.scenario].now.said({}, b),
    )


def in_place(b: Board) -> list[Tile]:
    """The tiles in reading order: in which order they were laid is of no account."""
    return sorted(range(len(b.map.laid)), key=lambda tile: (b.map.laid[tile].row, b.map.laid[tile].column))


def tile_seen(b: Board, tile: Tile) -> TileSeen:
    """A tile and what is on it."""
    one = b.map.laid[tile]
    there = enemies_on(b, tile)
    return TileSeen(
        name=one.plan.name,
        column=one.column,
        row=one.row,
        columns=max(x for x, _ in one.plan.spaces) + 1,
        rows=max(y for _, y in one.plan.spaces) + 1,
        sides=sides_seen(b, tile, one),
        vent=one.plan.vent,
        icons=tuple(str(icon) for icon in one.plan.icons),
        players=tuple(seat for seat in b.players if b.people[seat].at == tile),
        enemies=tuple(str(enemy) for enemy in there),
        stunned=tuple(str(enemy) for enemy in there if enemy in b.stunned),
        items=b.floor.get(tile, ()),
        accessed=tile in b.accessed,
        near=tuple(sorted(b.map.name(other) for other in b.map.near[tile])),
        ducts_to=tuple(sorted(b.map.name(other) for other in b.map.vents[tile])),
    )


def sides_seen(b: Board, tile: Tile, one: Laid) -> tuple[Side, ...]:
    """Its outer sides, in the order of the compass."""
    doors = {door.side: door for door in b.map.doors[tile]}
    found = []
    for x, y, way in one.plan.outer_sides:
        name = one.plan.side_names[x, y, way]
        locked = name in doors and doors[name].edge in b.map.locked
        kind = "locked" if locked else "door" if name in doors else "wall"
        found.append(Side(x, y, str(WAYS[way]), str(name), kind, (x, y, way) in one.plan.ducts))
    return tuple(found)


def prisoner_seen(b: Board, other: Seat, seat: Seat) -> PrisonerSeen:
    """A sheet, as the seat sees it."""
    one = b.people[other]
    return PrisonerSeen(
        seat=other,
        at=one.fate or (b.map.name(one.at) if one.at >= 0 else "infirmary"),
        fear=one.fear,
        vitality=one.vitality,
        threat=one.threat,
        cards=len(one.hand),
        hand=one.hand if other == seat and seat != SPECTATOR else (),
        items=one.items,
        hands=hands_of(b, other),
        skills=one.skills,
        stats={str(stat): stat_of(b, other, stat) for stat in Stat},
    )
