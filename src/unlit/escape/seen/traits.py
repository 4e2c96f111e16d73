"""What was in play, to group many games by afterwards."""

from __future__ import annotations

from unlit.escape.board.board import Board


def traits(b: Board) -> dict[str, list[str]]:
    """The scenario, the number of players, and the skills, items and event cards in play."""
    found = set(b.box.decks["items"]) - set(b.decks["items"])
    return {
        "scenario": [b.scenario],
        "players": [str(len(b.players))],
        "skill": sorted({skill for one in b.people.values() for skill in one.skills}),
        "item": sorted(found | {item for one in b.people.values() for item in one.items}),
        "event": sorted(set(b.discards["events"])),
    }
