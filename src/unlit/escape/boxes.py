"""The box: which cards there are, how many of each, and their numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.escape.cards.rows import ADRENALINE, EVENTS, ITEMS, SCENARIOS, SKILLS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.escape.cards.rows import AdrenalineRow, EventRow, ItemRow, ScenarioRow, SkillRow
    from unlit.kernel.moments import Cards

NEWEST = 1
KINDS: dict[str, Cards[Any]] = {
    "adrenaline": ADRENALINE,
    "skills": SKILLS,
    "items": ITEMS,
    "events": EVENTS,
    "scenarios": SCENARIOS,
}


class Box(NamedTuple):
    """What every card of a box says, and the decks that they make."""

    version: int
    adrenaline: Mapping[str, AdrenalineRow]
    skills: Mapping[str, SkillRow]
    items: Mapping[str, ItemRow]
    events: Mapping[str, EventRow]
    scenarios: Mapping[str, ScenarioRow]
    decks: Mapping[str, tuple[str, ...]]  # sorted, a name for each copy


@cache
def newest() -> Box:
    """The box whose rows stand beside the effects of the cards."""
    rows = {kind: {name: card.row for name, card in cards.named.items()} for kind, cards in KINDS.items()}
    return made(NEWEST, rows)


def made(version: int, rows: dict[str, dict[str, Any]]) -> Box:
    """A box of these rows; of each skill there is one, and scenarios are no deck."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    return Box(version, **rows, decks=decks)
