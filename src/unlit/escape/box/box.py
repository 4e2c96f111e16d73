"""A box: which cards there are, how many of each, and their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.escape.box.pieces import Kind, Stat, Stats
    from unlit.escape.box.rows import AdrenalineRow, EventRow, ItemRow, ScenarioRow, SkillRow, StepRow


class Box(NamedTuple):
    """What every card of a box says, and the decks that the cards form."""

    name: str  # follows from its content
    adrenaline: Mapping[str, AdrenalineRow]
    skills: Mapping[str, SkillRow]
    items: Mapping[str, ItemRow]
    events: Mapping[str, EventRow]
    scenarios: Mapping[str, ScenarioRow]
    campaign: Mapping[str, StepRow]
    decks: Mapping[str, tuple[str, ...]]  # sorted, a name for each copy
    enemies: Mapping[Kind, Stats]
    # What skills and items add to each stat; worked out on demand.
    gear: dict[tuple[tuple[str, ...], tuple[str, ...]], dict[Stat, int]]
