"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.escape.cards.rows import (
    ADRENALINE,
    EVENTS,
    ITEMS,
    SCENARIOS,
    SKILLS,
    STEPS,
    AdrenalineRow,
    EventRow,
    ItemRow,
    ScenarioRow,
    SkillRow,
    StepRow,
)
from unlit.escape.cards.rows import KINDS as ROW_KINDS
from unlit.kernel.boxes import Boxes, Need, RowsOf

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.escape.hand import Play, Stretch, Uses
    from unlit.escape.parts import Stat
    from unlit.kernel.moments import Cards

NUMBERED = {
    "1": "b465f0c73db9d83fb787a79c34b6e833",
    "2": "12be96d468ef327e0dd52d52d2a42438",
    "3": "911519818d0f68f6a65a3a8efddd3666",
}
"""The boxes that were counted before they were known by what is in them."""
KINDS: dict[str, Cards[Any]] = {
    "adrenaline": ADRENALINE,
    "skills": SKILLS,
    "items": ITEMS,
    "events": EVENTS,
    "scenarios": SCENARIOS,
    "campaign": STEPS,
}

LEAST = {"adrenaline": 20, "skills": 8, "items": 8, "events": 4}
"""Of each deck; with fewer, four players cannot be dealt their hands."""


class Known:
    """What was worked out of a box's rows, and is asked for again and again."""

    __slots__ = ("besides", "gear", "hands", "uses")

    def __init__(self) -> None:
        self.uses: dict[tuple[str, int], Uses] = {}  # of an adrenaline card at some fear
        self.hands: dict[tuple[tuple[str, ...], int], list[Stretch]] = {}  # of a hand at some fear, in one's own turn
        self.besides: dict[
            tuple[tuple[str, ...], int, Stat | None], list[Play]
        ] = {}  # of a hand at some fear, in a window
        self.gear: dict[tuple[tuple[str, ...], tuple[str, ...]], dict[Stat, int]] = {}  # stats of skills and items


class Box(NamedTuple):
    """What every card of a box says, and the decks that they make."""

    name: str  # by its content
    adrenaline: Mapping[str, AdrenalineRow]
    skills: Mapping[str, SkillRow]
    items: Mapping[str, ItemRow]
    events: Mapping[str, EventRow]
    scenarios: Mapping[str, ScenarioRow]
    campaign: Mapping[str, StepRow]
    decks: Mapping[str, tuple[str, ...]]  # sorted, a name for each copy
    known: Known


def made(name: str, rows: RowsOf) -> Box:
    """A box of these rows; of each skill there is one, and scenarios and steps are no decks."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    return Box(name, **rows, decks=decks, known=Known())


def needs(box: Box) -> Iterator[Need]:
    """What a game of four needs of a box."""
    for deck, least in LEAST.items():
        yield Need(f"cards in {deck}", len(box.decks[deck]), least)
    yield Need("scenarios", len(box.scenarios), 1)


BOXES = Boxes("unlit.escape", ROW_KINDS, KINDS, made, needs, numbered=NUMBERED)
