"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
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
from unlit.kernel.box import read_rows
from unlit.kernel.errors import BadFile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unlit.escape.hand import Play, Stretch, Uses
    from unlit.escape.parts import Stat
    from unlit.kernel.moments import Cards

NEWEST = 3
KINDS: dict[str, Cards[Any]] = {
    "adrenaline": ADRENALINE,
    "skills": SKILLS,
    "items": ITEMS,
    "events": EVENTS,
    "scenarios": SCENARIOS,
    "campaign": STEPS,
}


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

    version: int
    adrenaline: Mapping[str, AdrenalineRow]
    skills: Mapping[str, SkillRow]
    items: Mapping[str, ItemRow]
    events: Mapping[str, EventRow]
    scenarios: Mapping[str, ScenarioRow]
    campaign: Mapping[str, StepRow]
    decks: Mapping[str, tuple[str, ...]]  # sorted, a name for each copy
    known: Known


@cache
def box_of(version: int) -> Box:
    """The box of this version; those that were played with before today's have files of their own."""
    if version == NEWEST:
        return made(version, {kind: dict(cards.rows) for kind, cards in KINDS.items()})
    file = files("unlit.escape").joinpath(f"box/played/{version}.toml")
    if not file.is_file():
        raise BadFile(f"there is no box {version} of escape; the newest is {NEWEST}")
    return made(version, read_rows(file.read_text(encoding="utf-8"), ROW_KINDS, source=f"box {version}"))


def made(version: int, rows: dict[str, dict[str, Any]]) -> Box:
    """A box of these rows; of each skill there is one, and scenarios and steps are no decks."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    return Box(version, **rows, decks=decks, known=Known())
