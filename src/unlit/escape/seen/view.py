"""What shows to a seat now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

import msgspec

from unlit.escape.board.board import Board, current, deeds_to_tell, enemies_on, stat_of
from unlit.escape.box.pieces import (
    WAY_NAMES,
    CardName,
    DoorSide,
    FateName,
    Icon,
    ItemName,
    Kind,
    Person,
    SkillName,
    Stat,
    Tile,
    TileName,
    WayName,
)
from unlit.escape.mind.imagine import seen_under
from unlit.escape.rules.boxes import effects_of
from unlit.escape.rules.items import hands_of
from unlit.escape.told.standing import Doctor, Sleepers
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from unlit.escape.board.geometry import Laid
    from unlit.kernel.told.question import Seat

Phase: TypeAlias = Literal["begin", "act", "spawn", "text", "activation", "hybrids", "end"]
DeckName: TypeAlias = Literal["adrenaline", "items", "events"]
DeedName: TypeAlias = Literal["gave", "helped", "blamed", "robbed", "sacrificed", "left behind"]
NO_LOCKDOWN: Final = -1  # the scenario has none


class SideKind(Word):
    """What an outer side of a tile is."""

    WALL = "wall"
    DOOR = "door"
    LOCKED = "locked"


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outer side of a tile, by its space within the tile, and whether a duct ends there."""

    way: WayName
    name: DoorSide
    column: int = 0
    row: int = 0
    kind: SideKind = SideKind.WALL
    duct: bool = False


class EnemySeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An enemy on a tile."""

    kind: Kind
    number: int
    stunned: bool = False


class TileSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of the map, with everything that lies or stands on it."""

    name: TileName
    column: int
    row: int
    sides: tuple[Side, ...]
    columns: int = 1
    rows: int = 1
    vent: bool = False
    icons: tuple[Icon, ...] = ()
    players: tuple[Person, ...] = ()
    enemies: tuple[EnemySeen, ...] = ()
    items: tuple[ItemName, ...] = ()
    accessed: bool = False
    ducts_to: tuple[TileName, ...] = ()


class PrisonerSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A character's sheet; of a hand, the others only see how many cards it holds."""

    seat: Person
    fear: int
    vitality: int
    threat: int
    cards: int
    hands: int  # how many hands it has for items
    skills: tuple[SkillName, ...]
    stats: dict[Stat, int]
    tile: TileName = ""  # empty in the infirmary, and out of the game
    fate: FateName | None = None
    hand: tuple[CardName, ...] = ()
    items: tuple[ItemName, ...] = ()


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a clone is worth to guards, and a guard to aliens; above 0, they are at war."""

    clone: int = 0
    guard: int = 0


class DeedSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one player did to another, and how often."""

    who: Person
    whom: Person
    what: DeedName
    times: int = 1


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that a seat sees."""

    seat: str
    scenario: str
    turn: Person
    phase: Phase
    moves: int
    tiles: tuple[TileSeen, ...]
    people: tuple[PrisonerSeen, ...]
    stacks: tuple[int, ...]
    under: tuple[tuple[TileName, ...], ...]  # the bottom tiles of each stack that everyone saw being put there
    reserves: dict[Kind, tuple[int, ...]]
    limits: dict[Kind, int]
    group: int
    worth: Worth
    threat_pool: int
    decks: dict[DeckName, int]
    discards: dict[DeckName, tuple[str, ...]]
    event: str = ""
    section: Icon | None = None
    aside: TileName = ""
    drawn: TileName = ""  # but not laid yet
    lockdown: bool = False
    lockdown_pool: int = NO_LOCKDOWN
    swarm: int = 0  # markers left
    deeds: tuple[DeedSeen, ...] = ()
    now: Sleepers | Doctor | None = None  # the state of what only this scenario has


# E8.6
def view(b: Board, seat: Seat) -> View:
    """Everyone sees everything except hands and the order of decks and stacks."""
    return View(
        seat=seat,
        scenario=b.scenario,
        turn=current(b),
        phase=cast("Phase", b.phase),
        moves=stat_of(b, current(b), Stat.SPEED) - b.moves,
        tiles=tuple(tile_seen(b, tile) for tile in in_place(b)),
        people=tuple(prisoner_seen(b, other, seat) for other in b.players),
        stacks=tuple(len(stack) for stack in b.stacks),
        under=seen_under(b),
        reserves=b.reserves.copy(),
        limits=b.limits.copy(),
        group=b.group,
        worth=Worth(b.clone_threat, b.guard_fear),
        threat_pool=b.threat_pool,
        decks={cast("DeckName", name): len(cards) for name, cards in b.decks.items()},
        discards={cast("DeckName", name): tuple(sorted(cards)) for name, cards in b.discards.items()},
        event=b.event,
        section=b.section,
        aside=b.aside,
        drawn=b.drawn,
        lockdown=b.lockdown,
        lockdown_pool=b.lockdown_pool,
        swarm=b.swarm,
        deeds=deeds_seen(b),
        now=effects_of(b.box).scenarios[b.scenario].now.said(None, b),
    )


def deeds_seen(b: Board) -> tuple[DeedSeen, ...]:
    """What players did to each other, in the order in which it first happened."""
    times = Counter(deeds_to_tell(b))
    return tuple(DeedSeen(deed.who, deed.whom, cast("DeedName", deed.what), count) for deed, count in times.items())


def in_place(b: Board) -> list[Tile]:
    """The tiles in reading order; the order in which they were laid does not show."""
    return sorted(range(len(b.map.laid)), key=lambda tile: (b.map.laid[tile].row, b.map.laid[tile].column))


def tile_seen(b: Board, tile: Tile) -> TileSeen:
    """A tile and what is on it."""
    one = b.map.laid[tile]
    return TileSeen(
        name=one.plan.name,
        column=one.column,
        row=one.row,
        sides=sides_seen(b, tile, one),
        columns=max(x for x, _ in one.plan.spaces) + 1,
        rows=max(y for _, y in one.plan.spaces) + 1,
        vent=one.plan.vent,
        icons=one.plan.icons,
        players=tuple(seat for seat in b.players if b.people[seat].at == tile),
        enemies=tuple(EnemySeen(enemy.kind, enemy.number, enemy in b.stunned) for enemy in enemies_on(b, tile)),
        items=b.floor.get(tile, ()),
        accessed=tile in b.accessed,
        ducts_to=tuple(sorted(b.map.name(other) for other in b.map.vents[tile])),
    )


def sides_seen(b: Board, tile: Tile, one: Laid) -> tuple[Side, ...]:
    """The outer sides of a tile, in compass order."""
    doors = {door.side: door for door in b.map.doors[tile]}
    found = []
    for x, y, way in one.plan.outer_sides:
        name = one.plan.side_names[x, y, way]
        locked = name in doors and doors[name].edge in b.map.locked
        kind = SideKind.LOCKED if locked else SideKind.DOOR if name in doors else SideKind.WALL
        found.append(Side(WAY_NAMES[way], name, x, y, kind, (x, y, way) in one.plan.ducts))
    return tuple(found)


def prisoner_seen(b: Board, other: Seat, seat: Seat) -> PrisonerSeen:
    """A character's sheet, as the seat sees it."""
    one = b.people[other]
    return PrisonerSeen(
        seat=other,
        fear=one.fear,
        vitality=one.vitality,
        threat=one.threat,
        cards=len(one.hand),
        hands=hands_of(b, other),
        skills=one.skills,
        stats={stat: stat_of(b, other, stat) for stat in Stat},
        tile=b.map.name(one.at) if one.at >= 0 else "",
        fate=FateName(one.fate) if one.fate else None,
        hand=one.hand if other == seat and seat != SPECTATOR else (),
        items=one.items,
    )
