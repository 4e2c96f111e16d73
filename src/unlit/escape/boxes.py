"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec

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
TEXTS = ("english", "german", "story_en", "story_de")
OLD = msgspec.json.Decoder(dict[str, dict[str, dict[str, msgspec.Raw]]])
FIELDS = {
    row: {field: msgspec.json.Decoder(kind) for field, kind in get_type_hints(row).items()}
    for row in (AdrenalineRow, SkillRow, ItemRow, EventRow, ScenarioRow, StepRow)
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
    """The box of this version: the newest stands beside the effects of the cards, what older ones had in files."""
    if version == NEWEST:
        return made(version, {kind: {name: card.row for name, card in KINDS[kind].named.items()} for kind in KINDS})
    file = files("unlit.escape").joinpath(f"data/box-{version}.json")
    if not file.is_file():
        raise BadFile(f"there is no box {version} of escape; the newest is {NEWEST}")
    given = OLD.decode(file.read_bytes())
    return made(
        version,
        {
            kind: {name: as_it_was(KINDS[kind].named[name].row, was) for name, was in given[kind].items()}
            for kind in KINDS
        },
    )


def as_it_was(row: Any, was: dict[str, msgspec.Raw]) -> Any:
    """A row of today with what it said in an older box; what the older one did not know is as it is today."""
    fields = FIELDS[type(row)]
    return row._replace(**{field: fields[field].decode(value) for field, value in was.items()})


def made(version: int, rows: dict[str, dict[str, Any]]) -> Box:
    """A box of these rows; of each skill there is one, and scenarios and steps are no decks."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    return Box(version, **rows, decks=decks, known=Known())


def kept(box: Box) -> dict[str, dict[str, dict[str, Any]]]:
    """All of a box but its texts, as its file keeps it once a newer one is there."""
    return {
        kind: {
            name: {field: plain(value) for field, value in row._asdict().items() if field not in TEXTS}
            for name, row in getattr(box, kind).items()
        }
        for kind in KINDS
    }


def plain(value: Any) -> Any:
    """A number, a word, or several."""
    if isinstance(value, dict):
        return {str(key): one for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, tuple) else msgspec.to_builtins(value)
