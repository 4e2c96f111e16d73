"""The printed numbers that a page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from unlit.escape.box.pieces import (
    BY_FEAR,
    FEAR_SEEN_BY_CLONES,
    LEAST_FEAR,
    MOST_FEAR,
    MOST_VITALITY,
    TERROR,
    THREAT_SEEN_BY_GUARDS,
    WAY_NAMES,
    Acting,
    CardName,
    Icon,
    ItemName,
    Kind,
    Stat,
    TileName,
)
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.setup import SCENARIO_NAMES
from unlit.escape.seen.view import Side, SideKind

if TYPE_CHECKING:
    from unlit.escape.box import box as boxed
    from unlit.escape.box.plans import Plan


class AdrenalinePrinted(msgspec.Struct, frozen=True):
    """The numbers of an adrenaline card."""

    stat: Stat
    bonus: int
    fear: int


class ItemPrinted(msgspec.Struct, frozen=True):
    """How many hands an item takes, and whether it is a weapon."""

    hands: int
    weapon: bool


class EventPrinted(msgspec.Struct, frozen=True):
    """Which enemy an event card spawns, and which enemies act for each number of players."""

    spawns: Kind | None
    acting: tuple[Acting, ...]


class EnemyPrinted(msgspec.Struct, frozen=True):
    """The numbers of a kind of enemy."""

    attack: int
    toughness: int
    counts: int


class TilePrinted(msgspec.Struct, frozen=True):
    """A tile as printed, not turned, with its sides in the same form as in a view."""

    columns: int
    rows: int
    sides: tuple[Side, ...]
    vent: bool
    icons: tuple[Icon, ...]


class Box(msgspec.Struct, frozen=True):
    """What never changes in a box."""

    fear: tuple[dict[Stat, int], ...]  # how each level of fear changes the stats, the lowest level first
    terror: int  # from this fear on, vents are closed
    smelled: int  # from this fear on, clones roll an extra die
    watched: int  # from this threat on, guards roll an extra die
    vitality: int
    adrenaline: dict[CardName, AdrenalinePrinted]
    items: dict[ItemName, ItemPrinted]
    events: dict[CardName, EventPrinted]
    enemies: dict[Kind, EnemyPrinted]
    scenarios: dict[str, str]  # the name of each, by its number
    tiles: dict[TileName, TilePrinted]


def content(box: boxed.Box) -> Box:
    """What never changes in this box."""
    return Box(
        fear=tuple(BY_FEAR.get(level, {}) for level in range(LEAST_FEAR, MOST_FEAR + 1)),
        terror=TERROR,
        smelled=FEAR_SEEN_BY_CLONES,
        watched=THREAT_SEEN_BY_GUARDS,
        vitality=MOST_VITALITY,
        adrenaline={name: AdrenalinePrinted(row.stat, row.bonus, row.fear) for name, row in box.adrenaline.items()},
        items={name: ItemPrinted(row.hands, row.weapon) for name, row in box.items.items()},
        events={name: EventPrinted(row.spawns, tuple(row.acting)) for name, row in box.events.items()},
        enemies={kind: EnemyPrinted(*stats) for kind, stats in box.enemies.items()},
        scenarios=dict(SCENARIO_NAMES),
        tiles={name: printed(plan) for name, plan in TILES.items()},
    )


def printed(plan: Plan) -> TilePrinted:
    """A tile as printed."""
    sides = [
        Side(
            way=WAY_NAMES[way],
            name=plan.side_names[x, y, way],
            column=x,
            row=y,
            kind=SideKind.DOOR if (x, y, way) in plan.doors else SideKind.WALL,
            duct=(x, y, way) in plan.ducts,
        )
        for x, y, way in plan.outer_sides
    ]
    columns, rows = max(x for x, _ in plan.spaces) + 1, max(y for _, y in plan.spaces) + 1
    return TilePrinted(columns, rows, tuple(sides), plan.vent, plan.icons)
