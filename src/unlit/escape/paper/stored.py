"""The board as it is stored: every field that a game in progress needs, with tiles in the order they were laid."""

from __future__ import annotations

from typing import NamedTuple

from unlit.escape.board.board import NOWHERE, Board, ordered
from unlit.escape.board.geometry import Edge, Laid, Map
from unlit.escape.box.box import Box
from unlit.escape.box.pieces import Icon, Stat, Tile
from unlit.escape.box.plans import Plan, Side, Space
from unlit.kernel.board.storing import Spelled, Storing, in_order
from unlit.kernel.chance.dice import Dice
from unlit.kernel.told.question import Seat


class StoredPlan(NamedTuple):
    """A tile as it lies on the map; its sets are sorted lists."""

    name: str
    spaces: tuple[Space, ...]
    doors: list[Side]
    ducts: list[Side]
    vent: bool
    icons: tuple[Icon, ...]
    column: int
    row: int


def encode(b: Board) -> bytes:
    """The board without its dice and its box."""
    return STORED.encode(b)


def decode(data: bytes, dice: Dice, box: Box) -> Board:
    """The board that was encoded as this."""
    b = Board()
    b.dice, b.box = dice, box
    stored = STORED.decode(data, b)
    b.enemies = ordered([*b.enemies.items()])
    b.under = tuple(stored.under) or (0,) * len(b.stacks)
    b.freed = (*stored.freed_before, stored.freed) if stored.freed != NOWHERE else ()
    b.people = {seat: b.people[seat] for seat in b.players}
    b.map = Map(tuple(laid(one) for one in stored.plans), frozenset(stored.locked), frozenset(stored.opened))
    b.bonus = {(seat, stat): more for seat, stat, more in stored.bonus}
    return b


def bonus_in_order(b: Board) -> list[tuple[Seat, Stat, int]]:
    """What adrenaline cards add to stats, as a sorted list."""
    return in_order((seat, stat, more) for (seat, stat), more in b.bonus.items())


def stored_plan(one: Laid) -> StoredPlan:
    """A tile of the map, in its stored form."""
    plan = one.plan
    sides = in_order(plan.doors), in_order(plan.ducts)
    return StoredPlan(plan.name, plan.spaces, *sides, plan.vent, plan.icons, one.column, one.row)


def laid(one: StoredPlan) -> Laid:
    """A tile of the map, from its stored form."""
    plan = Plan(one.name, one.spaces, frozenset(one.doors), frozenset(one.ducts), one.vent, one.icons)
    return Laid(plan, one.column, one.row)


STORED = Storing(
    Board,
    {
        "dice": (),
        "box": (),
        "map": (
            Spelled("plans", list[StoredPlan], lambda b: [stored_plan(one) for one in b.map.laid]),
            Spelled("locked", list[Edge], lambda b: in_order(b.map.locked)),
            Spelled("opened", list[tuple[Tile, Edge]], lambda b: in_order(b.map.opened)),
        ),
        "bonus": (Spelled("bonus", list[tuple[Seat, Stat, int]], bonus_in_order),),
        "freed": (Spelled("freed", Tile, lambda b: b.freed[-1] if b.freed else NOWHERE),),
        "under": (
            Spelled("under", list[int], lambda b: [*b.under] if any(b.under) else [], []),
            Spelled("freed_before", tuple[Tile, ...], lambda b: b.freed[:-1], ()),
        ),
    },
    in_pairs=("enemies", "floor", "reserves", "sizes", "limits"),
)
