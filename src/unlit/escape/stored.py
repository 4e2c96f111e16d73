"""The board as it is stored: every field that a game in progress needs, tiles in the order in which they were laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from unlit.escape.board import NOWHERE, Board, Deed, Prisoner, ordered
from unlit.escape.boxes import Box
from unlit.escape.geometry import Edge, Laid, Map, Plan, Side, Space
from unlit.escape.parts import Enemy, Icon, Kind, Stat, Tile
from unlit.kernel.dice import Dice
from unlit.kernel.question import Seat

T = TypeVar("T")

PLAIN = (
    "scenario",
    "players",
    "people",
    "turn",
    "phase",
    "stacks",
    "aside",
    "drawn",
    "found",
    "group",
    "clone_threat",
    "guard_fear",
    "threat_pool",
    "lockdown",
    "lockdown_pool",
    "counting",
    "decks",
    "discards",
    "moves",
    "challenged",
    "traded",
    "picked",
    "rush",
    "rushed",
    "lock_behind",
    "peeked",
    "left",
    "event",
    "section",
    "waiting",
    "deeds",
    "swarm",
    "sleepers",
    "wounds",
    "began",
    "rounds",
    "declined",
)
"""The fields that are stored as they are."""


class StoredPlan(NamedTuple):
    """A tile as it lies; sets are in order."""

    name: str
    spaces: tuple[Space, ...]
    doors: list[Side]
    ducts: list[Side]
    vent: bool
    icons: tuple[Icon, ...]
    column: int
    row: int


class StoredBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a board, in its own words; what is an object there is spelled out here.

    What only some games have comes last and is left out where there is none of it.
    """

    plans: list[StoredPlan]
    locked: list[Edge]
    opened: list[tuple[Tile, Edge]]
    enemies: list[tuple[Enemy, Tile]]
    bonus: list[tuple[Seat, Stat, int]]
    floor: list[tuple[Tile, tuple[str, ...]]]
    reserves: list[tuple[Kind, tuple[int, ...]]]
    sizes: list[tuple[Kind, int]]
    limits: list[tuple[Kind, int]]
    switches: list[str]
    accessed: list[Tile]
    stunned: list[Enemy]
    new: list[Enemy]
    activated: list[Enemy]

    scenario: str
    players: tuple[Seat, ...]
    people: dict[Seat, Prisoner]
    turn: int
    phase: str
    stacks: tuple[tuple[str, ...], ...]
    aside: str
    drawn: str
    found: Tile
    group: int
    clone_threat: int
    guard_fear: int
    threat_pool: int
    lockdown: bool
    lockdown_pool: int
    counting: bool
    decks: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    moves: int
    challenged: bool
    traded: bool
    picked: bool
    freed: Tile  # the last of them
    rush: int
    rushed: int
    lock_behind: Edge | None
    peeked: tuple[Tile, ...]
    left: Tile
    event: str
    section: Icon | None
    waiting: tuple[Enemy, ...]
    deeds: tuple[Deed, ...]
    swarm: int = 0
    sleepers: int = 0
    wounds: int = 0
    under: list[int] = []
    freed_before: tuple[Tile, ...] = ()
    began: int = 0
    rounds: int = 0
    declined: tuple[Seat, ...] = ()


SETS = ("switches", "accessed", "stunned", "new", "activated")
MAPS = ("enemies", "floor", "reserves", "sizes", "limits")
DECODER = msgspec.json.Decoder(StoredBoard)


def in_order(things: Iterable[T]) -> list[T]:
    """The same order in every process."""
    return sorted(things, key=str)


def encode(b: Board) -> bytes:
    """All of the board but the dice."""
    fields: dict[str, Any] = {name: getattr(b, name) for name in PLAIN}
    fields |= {name: in_order(getattr(b, name).items()) for name in MAPS}
    fields |= {name: in_order(getattr(b, name)) for name in SETS}
    stored = StoredBoard(
        plans=[stored_plan(one) for one in b.map.laid],
        locked=in_order(b.map.locked),
        opened=in_order(b.map.opened),
        under=[*b.under] if any(b.under) else [],
        freed=b.freed[-1] if b.freed else NOWHERE,
        freed_before=b.freed[:-1],
        bonus=in_order((seat, stat, more) for (seat, stat), more in b.bonus.items()),
        **fields,
    )
    return msgspec.json.encode(stored)


def decode(data: bytes, dice: Dice, box: Box) -> Board:
    """The board that was encoded so."""
    stored = DECODER.decode(data)
    b = Board(dice, box)
    for name in PLAIN:
        setattr(b, name, getattr(stored, name))
    for name in MAPS:
        setattr(b, name, dict(getattr(stored, name)))
    for name in SETS:
        setattr(b, name, frozenset(getattr(stored, name)))
    b.enemies = ordered(stored.enemies)
    b.under = tuple(stored.under) or (0,) * len(b.stacks)
    b.freed = (*stored.freed_before, stored.freed) if stored.freed != NOWHERE else ()
    b.people = {seat: stored.people[seat] for seat in stored.players}
    b.map = Map(tuple(laid(one) for one in stored.plans), frozenset(stored.locked), frozenset(stored.opened))
    b.bonus = {(seat, stat): more for seat, stat, more in stored.bonus}
    return b


def stored_plan(one: Laid) -> StoredPlan:
    """A tile of the map, its sets in order."""
    plan = one.plan
    sides = in_order(plan.doors), in_order(plan.ducts)
    return StoredPlan(plan.name, plan.spaces, *sides, plan.vent, plan.icons, one.column, one.row)


def laid(one: StoredPlan) -> Laid:
    """A tile of the map."""
    plan = Plan(one.name, one.spaces, frozenset(one.doors), frozenset(one.ducts), one.vent, one.icons)
    return Laid(plan, one.column, one.row)
