"""What Deep is worth to a greedy player: special creatures on the map to evil, special room actions to the hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.deep.rooms import RoomState
from unlit.alone.modules.deep.state import NAME

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Room, Shape
    from unlit.alone.seen.view import View

POWERS = {
    "bloom": 1.0,
    "pall": 0.4,
    "leech": 0.8,
    "skitterer": 0.8,
    "herald": 1.0,
    "snuffer": 0.4,
    "brute": 0.8,
    "howler": 0.6,
    "maw": 0.8,
    "gnawer": 0.8,
}
"""What the power of a special creature is worth to evil, in points of the hero's tracks."""

GRIM = ("brute", "maw")  # the creatures that are hard to fight, or better fought on the spot
FEEBLE = ("pall", "leech", "gnawer", "howler", "skitterer", "bloom", "herald", "snuffer")  # the weakest first
SPECIALS = FEEBLE + GRIM
HURT = 4  # points below the cap, so that this much healing is not wasted
STOCKED = 3  # items; with more, one good item is worth as much as three random ones


def powers_on_the_map(b: Board) -> float:
    """What the special creatures on the map are worth for their powers alone."""
    return sum([POWERS.get(creature.kind.name, 0.0) for creature in b.creatures])


def action_here(view: View, room: Room | Shape) -> str | None:
    """The special action of a room, if it can still be used."""
    part = view.modules.get(NAME)
    if part is None:
        return None
    return next((one.action for one in part.rooms if one.room is room and one.state is RoomState.FREE), None)


def is_worth_it(view: View, action: str) -> bool:
    """Whether a special room action is worth more than three items now."""
    if action == "treatment":
        return view.cap - view.life >= HURT
    if action == "warm_meal":
        return view.cap - view.control >= HURT
    if action == "study":
        return len(view.items) >= STOCKED
    if action in ("synthesis", "pod_stores"):
        return len(view.items) > STOCKED
    return False
