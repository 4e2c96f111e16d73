"""What special creatures and room actions can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from unlit.alone.modules.deep.rows import ROOMS, ROWS, SPECIALS
from unlit.alone.modules.deep.special import fall
from unlit.alone.rules.boxes import KINDS
from unlit.alone.rules.kinds import CreatureEffect
from unlit.kernel.box.box import Row
from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Effect, Effects

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.kernel.table import Table

P = ParamSpec("P")
T = TypeVar("T")


class RoomEffect(Effect[["Table[Board]"], None]):
    """A special room action."""

    __slots__ = ("fits",)

    def __init__(self, does: Callable[[Table[Board]], None]) -> None:
        super().__init__(does)
        self.fits: Hook[[Board], bool] = Hook()  # whether it has something to do


class RoomActions(Effects[RoomEffect]):
    """The room actions, one for each room."""

    def enter(self, does: Callable[[Table[Board]], None]) -> RoomEffect:
        """Register a room action."""
        return self.entered(RoomEffect(does))


class SpecialEffects(Effects[CreatureEffect[..., Any]]):
    """Special creatures, each registered by its single power."""

    def __init__(self, kind: str, rows: Mapping[str, Row]) -> None:
        super().__init__(kind, rows)
        self.more_danger = self.by(lambda one: one.more_danger)
        self.shorter_light = self.by(lambda one: one.shorter_light)
        self.no_recovery = self.by(lambda one: one.no_recovery)
        self.stride = self.by(lambda one: one.stride)
        self.calling = self.by(lambda one: one.calling)
        self.holding = self.by(lambda one: one.holding)
        self.hoarding = self.by(lambda one: one.hoarding)
        self.round_ends = self.by(lambda one: one.round_ends)
        self.frightens = self.by(lambda one: one.frightens)
        self.hits = self.by(lambda one: one.hits)

    def by(
        self, hook: Callable[[CreatureEffect[..., Any]], Hook[P, T]]
    ) -> Callable[[Callable[P, T]], CreatureEffect[P, T]]:
        """The decorator for creatures with a power of this kind."""

        def entered(does: Callable[P, T]) -> CreatureEffect[P, T]:
            effect = CreatureEffect(does)
            self.entered(effect)
            hook(effect)(does)
            effect.falls(fall)
            return effect

        return entered


CREATURES = SpecialEffects(SPECIALS, ROWS[SPECIALS])
ROOM_ACTIONS = RoomActions(ROOMS, ROWS[ROOMS])
KINDS |= {SPECIALS: CREATURES, ROOMS: ROOM_ACTIONS}
