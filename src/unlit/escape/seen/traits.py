"""What was in play, by which many games are told apart afterwards."""

from __future__ import annotations

from unlit.escape.board.board import Board


def traits(b: Board) -> dict[str, list[str]]:
    """The scenario, how many play it, and with which skills, items and events."""
    found = set(b.box.decks["items"]) - set(b.decks["items"])
    return {
        "scenario": [b.scenario],
        "players": [str(len(b.players))],
        "skill": sorted({skill for one in b.people.values() for skill in one.skills}),
        "item": sorted(found | {item for one in b.people.values() for item in one.items}),
        "event": sorted(set(b.discards["events"])),
    }
