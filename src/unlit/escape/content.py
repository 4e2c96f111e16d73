"""The printed numbers that a page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.parts import (
    BY_FEAR,
    FEAR_SEEN_BY_CLONES,
    LEAST_FEAR,
    MOST_FEAR,
    MOST_VITALITY,
    STATS,
    TERROR,
    THREAT_SEEN_BY_GUARDS,
    WAYS,
)
from unlit.escape.setup import SCENARIO_NAMES
from unlit.escape.tiles import TILES

if TYPE_CHECKING:
    from unlit.escape.boxes import Box
    from unlit.escape.geometry import Plan


def content(box: Box) -> dict[str, object]:
    """What never changes in this box."""
    return {
        "fear": [
            {str(stat): by for stat, by in BY_FEAR.get(level, {}).items()} for level in range(LEAST_FEAR, MOST_FEAR + 1)
        ],
        "terror": TERROR,
        "smelled": FEAR_SEEN_BY_CLONES,
        "watched": THREAT_SEEN_BY_GUARDS,
        "vitality": MOST_VITALITY,
        "adrenaline": {
            name: {"stat": str(row.stat), "bonus": row.bonus, "fear": row.fear} for name, row in box.adrenaline.items()
        },
        "items": {name: {"hands": row.hands, "weapon": row.weapon} for name, row in box.items.items()},
        "events": {
            name: {"spawns": str(row.spawns or ""), "acting": [str(acting) for acting in row.acting]}
            for name, row in box.events.items()
        },
        "enemies": {str(kind): stats._asdict() for kind, stats in STATS.items()},
        "scenarios": dict(SCENARIO_NAMES),
        "tiles": {name: printed(plan) for name, plan in TILES.items()},
    }


def printed(plan: Plan) -> dict[str, object]:
    """A tile as it is printed, its sides as a view has them."""
    return {
        "columns": max(x for x, _ in plan.spaces) + 1,
        "rows": max(y for _, y in plan.spaces) + 1,
        "sides": [
            {
                "column": x,
                "row": y,
                "way": str(WAYS[way]),
                "name": str(plan.side_names[x, y, way]),
                "kind": "door" if (x, y, way) in plan.doors else "wall",
                "duct": (x, y, way) in plan.ducts,
            }
            for x, y, way in plan.outer_sides
        ],
        "vent": plan.vent,
        "icons": [str(icon) for icon in plan.icons],
    }
