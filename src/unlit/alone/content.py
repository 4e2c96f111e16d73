"""The printed numbers that a client shows beside the cards: tracks, the creature table, how many there are of what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules import MODULES
from unlit.alone.parts import (
    ADRENALINE,
    CAPS,
    LEARNED_FROM,
    MOST_ITEMS,
    TABLE,
    TOP,
    TRACK,
    TRACK_DANGER,
    TURNS,
    UNLOCKED,
    Deck,
    Room,
)

if TYPE_CHECKING:
    from unlit.alone.boxes import Box


def content(box: Box) -> dict[str, object]:
    """What never changes in this box."""
    return {
        "top": TOP,
        "turns": TURNS,
        "caps": CAPS,
        "adrenaline": ADRENALINE,
        "track": TRACK,
        "track_danger": TRACK_DANGER,
        "most_items": MOST_ITEMS,
        "unlocked": UNLOCKED,
        "rooms": [str(room) for room in Room],
        "decks": {str(deck): [name for name, row in box.reactions.items() if row.deck is deck] for deck in Deck},
        "icons": {name: str(row.icon) for name, row in box.reactions.items()},
        "symbols": {name: str(row.symbol) for name, row in box.reactions.items() if row.symbol is not None},
        "creatures": {
            str(kind): {
                "calm": kind.calm._asdict(),
                "nightmare": kind.nightmare._asdict(),
                "tokens": kind.tokens,
                "teaches": str(LEARNED_FROM[kind]) if kind in LEARNED_FROM else "",
            }
            for kind in TABLE
        },
        "items": {
            name: {
                "matrix": str(row.matrix),
                "required": str(row.required),
                "action": str(row.action or ""),
                "copies": row.copies,
            }
            for name, row in box.items.items()
        },
        "missions": {
            name: {"colour": str(row.colour), "room": str(row.room), "steps": row.steps}
            for name, row in box.missions.items()
        },
        "characters": list(box.characters),
        "modules": {name: module.content(box) for name, module in MODULES.items()},
    }
