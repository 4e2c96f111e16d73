"""Everything in the box, kind by kind, in numbers and language-free words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from unlit.escape.box.pieces import BASE, MARKERS, PEOPLE, Stat
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.boxes import KINDS
from unlit.escape.rules.setup import SCENARIO_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.escape.box.box import Box
    from unlit.kernel.box.moments import Card

Entry = dict[str, Any]


def cards_of(box: Box) -> Mapping[str, Card[Any]]:
    """Adrenaline cards, skills, items, events and scenarios, with the numbers of this box."""
    found: dict[str, Card[Any]] = {}
    for kind, effects in KINDS.items():
        found |= effects.cards(getattr(box, kind))
    return found


def inventory(box: Box) -> dict[str, list[Entry]]:
    """What is in this box."""
    found: dict[str, list[Entry]] = {"tiles": tiles()}
    for kind in KINDS:
        rows = getattr(box, kind)
        names = [name for name in SCENARIO_NAMES.values() if name in rows] if kind == "scenarios" else rows
        found[kind] = [{"name": name, **plain(rows[name])} for name in names]
    found["characters"] = [{"name": name, "stats": {str(stat): BASE[stat] for stat in Stat}} for name in PEOPLE]
    found["enemies"] = [
        {"name": str(kind), "markers": MARKERS[kind], **stats._asdict()} for kind, stats in box.enemies.items()
    ]
    return found


def plain(row: Any) -> Entry:
    """The fields of a row, in numbers and language-free words."""
    return {
        name: worded(value)
        for name, value in msgspec.structs.asdict(row).items()
        if value is not None and name not in ("effect", "words")
    }


def worded(value: Any) -> Any:
    """A value as a number or a word, or a list or dict of them."""
    if isinstance(value, dict):
        return {str(name): number for name, number in value.items()}
    if isinstance(value, tuple):
        return [worded(one) for one in value]
    return value if isinstance(value, int | str) else str(value)


def tiles() -> list[Entry]:
    """The tiles as printed."""
    return [
        {
            "name": name,
            "spaces": len(plan.spaces),
            "doors": [str(plan.side_names[side]) for side in plan.door_sides],
            "ducts": [str(plan.side_names[side]) for side in plan.outer_sides if side in plan.ducts],
            "vent": plan.vent,
            "icons": [str(icon) for icon in plan.icons],
        }
        for name, plan in TILES.items()
    ]
