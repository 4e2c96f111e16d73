"""The boxes: which cards there are, how many of each, and their numbers; a box that was played with never changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.escape.box.pieces import Kind
from unlit.escape.box.rows import ENEMIES, SHEETS, AdrenalineRow, EventRow, ItemRow, ScenarioRow, SkillRow, StepRow
from unlit.escape.box.rows import KINDS as ROW_KINDS
from unlit.escape.rules.kinds import ADRENALINE, EVENTS, ITEMS, SCENARIOS, SKILLS, STEPS
from unlit.escape.rules.moments import M
from unlit.kernel.boxes import Boxes, Need, RowsOf
from unlit.kernel.hooks import bound
from unlit.kernel.moments import waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Enemy, Stat, Stats
    from unlit.escape.rules.hand import Play, Stretch, Uses
    from unlit.escape.rules.kinds import (
        AdrenalineCard,
        AdrenalineEffect,
        EventEffect,
        GearCard,
        GearEffect,
        ScenarioEffect,
        StepEffect,
    )
    from unlit.escape.rules.moments import Challenge
    from unlit.kernel.moments import Card, Effects, Moment
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

NUMBERED = {
    "1": "b465f0c73db9d83fb787a79c34b6e833",
    "2": "12be96d468ef327e0dd52d52d2a42438",
    "3": "911519818d0f68f6a65a3a8efddd3666",
}
"""The boxes that were counted before they were known by what is in them."""
KINDS: dict[str, Effects[Any]] = {
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


class WaitingCards(NamedTuple):
    """The cards that wait for a moment."""

    cards: set[str]
    skills: set[str]
    items: set[str]


class Doing(NamedTuple):
    """What the cards of a box do, by their names; some of it by the place, where it is asked for again and again."""

    adrenaline: Mapping[str, AdrenalineEffect[Any]]
    skills: Mapping[str, GearEffect[..., Any]]
    items: Mapping[str, GearEffect[..., Any]]
    events: Mapping[str, EventEffect]
    scenarios: Mapping[str, ScenarioEffect]
    campaign: Mapping[str, StepEffect]
    gear: Mapping[str, GearEffect[..., Any]]  # skills and items
    waiting: Mapping[Moment, WaitingCards]
    fitting: Mapping[str, Callable[[Board, Seat, Any, AdrenalineCard], bool]]
    dice: Mapping[str, Callable[[Board, Seat, Challenge, GearCard], int]]
    start_of_turn: Mapping[str, Callable[[Table[Board], Seat, GearCard], None]]
    crawls: Mapping[str, Callable[[Board, Seat, GearCard], int]]
    lets_go: Mapping[str, Callable[[Board, Seat, Enemy, GearCard], bool]]
    carries: Mapping[str, Callable[[GearCard], int]]
    unshaken: Mapping[str, Callable[[Board, Seat, GearCard], bool]]
    foresees: Mapping[str, Callable[[Table[Board], Seat, GearCard], bool]]


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
    effects: Doing
    cards: Mapping[str, Card[Any]]  # of every kind, each row with its name and its effect
    enemies: Mapping[Kind, Stats]


def made(name: str, rows: RowsOf) -> Box:
    """A box of these rows; of each skill there is one, and scenarios and steps are no decks."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    by_kind = {kind: its for kind, its in rows.items() if kind not in SHEETS}
    cards = {name: card for kind, its in by_kind.items() for name, card in KINDS[kind].cards(its).items()}
    enemies = {kind: rows[ENEMIES][str(kind)].stats for kind in Kind}
    return Box(name, **by_kind, decks=decks, known=Known(), effects=doing(by_kind), cards=cards, enemies=enemies)


def doing(rows: Mapping[str, Mapping[str, Any]]) -> Doing:
    """What cards with these rows do, looked up once."""
    effects = {kind: KINDS[kind].of(rows[kind]) for kind in KINDS}
    gear: dict[str, GearEffect[..., Any]] = effects["skills"] | effects["items"]
    adrenaline: dict[str, AdrenalineEffect[Any]] = effects["adrenaline"]
    return Doing(
        **effects,
        gear=gear,
        waiting={
            moment: WaitingCards(*(waiting(effects[kind], moment) for kind in ("adrenaline", "skills", "items")))
            for moment in M
        },
        fitting=bound(adrenaline, lambda one: one.fits),
        dice=bound(gear, lambda one: one.dice),
        start_of_turn=bound(gear, lambda one: one.start_of_turn),
        crawls=bound(gear, lambda one: one.crawls),
        lets_go=bound(gear, lambda one: one.lets_go),
        carries=bound(gear, lambda one: one.carries),
        unshaken=bound(gear, lambda one: one.unshaken),
        foresees=bound(gear, lambda one: one.foresees),
    )


def needs(box: Box) -> Iterator[Need]:
    """What a game of four needs of a box."""
    for deck, least in LEAST.items():
        yield Need(f"cards in {deck}", len(box.decks[deck]), least)
    yield Need("scenarios", len(box.scenarios), 1)


BOXES = Boxes("unlit.escape", ROW_KINDS, KINDS, made, needs, numbered=NUMBERED, sheets=SHEETS)
