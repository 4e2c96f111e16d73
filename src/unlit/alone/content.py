"""The printed numbers that a client shows beside the cards: tracks, the creature table, how many there are of what."""

from __future__ import annotations

from unlit.alone.cards.rows import CHARACTERS, ITEMS, MISSIONS, REACTIONS
from unlit.alone.parts import (
    ADRENALINE,
    CAPS,
    LEARNED_FROM,
    MOST_ITEMS,
    NIGHTMARE_STATS,
    STATS,
    TOKENS,
    TOP,
    TRACK,
    TRACK_DANGER,
    TURNS,
    UNLOCKED,
    Deck,
    Room,
)


def content() -> dict[str, object]:
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
        "decks": {
            str(deck): [name for name, card in REACTIONS.named.items() if card.row.deck is deck] for deck in Deck
        },
        "icons": {name: str(card.row.icon) for name, card in REACTIONS.named.items()},
        "creatures": {
            str(kind): {
                "calm": STATS[kind]._asdict(),
                "nightmare": NIGHTMARE_STATS[kind]._asdict(),
                "tokens": TOKENS[kind],
                "teaches": str(LEARNED_FROM[kind]) if kind in LEARNED_FROM else "",
            }
            for kind in STATS
        },
        "items": {
            name: {
                "matrix": str(card.row.matrix),
                "required": str(card.row.required),
                "action": str(card.row.action or ""),
                "copies": card.row.copies,
            }
            for name, card in ITEMS.named.items()
        },
        "missions": {
            name: {"colour": str(card.row.colour), "room": str(card.row.room), "steps": card.row.steps}
            for name, card in MISSIONS.named.items()
        },
        "characters": list(CHARACTERS.named),
    }
