"""The boxes of the game, and what the cards of each do. A box never changes once it has been played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from unlit.escape.box.box import Box
from unlit.escape.box.pieces import Kind
from unlit.escape.box.rows import ENEMIES, SHEETS
from unlit.escape.box.rows import KINDS as ROW_KINDS
from unlit.escape.rules.kinds import ADRENALINE, EVENT_CARDS, ITEMS, SCENARIOS, SKILLS, STEPS
from unlit.escape.rules.moments import M
from unlit.kernel.box.boxes import Boxes, Need, RowsOf
from unlit.kernel.box.hooks import bound
from unlit.kernel.box.moments import waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unlit.escape.board.board import Board
    from unlit.escape.box.pieces import Enemy
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
    from unlit.kernel.box.moments import Card, Effects, Moment
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NUMBERED = {
    "1": "b465f0c73db9d83fb787a79c34b6e833",
    "2": "12be96d468ef327e0dd52d52d2a42438",
    "3": "911519818d0f68f6a65a3a8efddd3666",
}
"""The boxes from when they had numbers; now their content gives them their names."""
KINDS: dict[str, Effects[Any]] = {
    "adrenaline": ADRENALINE,
    "skills": SKILLS,
    "items": ITEMS,
    "events": EVENT_CARDS,
    "scenarios": SCENARIOS,
    "campaign": STEPS,
}

LEAST = {"adrenaline": 20, "skills": 8, "items": 8, "events": 4}
"""The smallest size of each deck; with fewer cards, four players cannot be dealt their hands."""


class WaitingCards(NamedTuple):
    """The cards that wait for a moment."""

    cards: set[str]
    skills: set[str]
    items: set[str]


class CardEffects(NamedTuple):
    """What the cards of a box do, by their names; hooks that the rules need often have a table of their own."""

    cards: Mapping[str, Card[Any]]  # of every kind, each row with its name and its effect
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


CARD_EFFECTS: dict[str, CardEffects] = {}
"""What the cards of each box do, by its name."""


def made(name: str, rows: RowsOf) -> Box:
    """A box with these rows; there is one of each skill, and scenarios and steps form no decks."""
    decks = {
        kind: tuple(sorted(name for name, row in rows[kind].items() for _ in range(row.copies)))
        for kind in ("adrenaline", "items", "events")
    }
    decks["skills"] = tuple(sorted(rows["skills"]))
    by_kind = {kind: its for kind, its in rows.items() if kind not in SHEETS}
    enemies = {kind: rows[ENEMIES][str(kind)].stats for kind in Kind}
    CARD_EFFECTS[name] = card_effects(by_kind)
    return Box(name, **by_kind, decks=decks, enemies=enemies, gear={})


def card_effects(rows: Mapping[str, Mapping[str, Any]]) -> CardEffects:
    """What cards with these rows do, looked up once."""
    effects = {kind: KINDS[kind].of(rows[kind]) for kind in KINDS}
    gear: dict[str, GearEffect[..., Any]] = effects["skills"] | effects["items"]
    adrenaline: dict[str, AdrenalineEffect[Any]] = effects["adrenaline"]
    return CardEffects(
        {name: card for kind in KINDS for name, card in KINDS[kind].cards(rows[kind]).items()},
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


def effects_of(box: Box) -> CardEffects:
    """What the cards of a box do, as looked up when the box was made."""
    return CARD_EFFECTS[box.name]


def card_of(b: Board, name: str) -> Card[Any]:
    """A card of the board's box."""
    return CARD_EFFECTS[b.box.name].cards[name]


def needs(box: Box) -> Iterator[Need]:
    """What a box needs for a game of four."""
    for deck, least in LEAST.items():
        yield Need(f"cards in {deck}", len(box.decks[deck]), least)
    yield Need("scenarios", len(box.scenarios), 1)


BOXES = Boxes("unlit.escape", ROW_KINDS, KINDS, made, needs, numbered=NUMBERED, sheets=SHEETS)
