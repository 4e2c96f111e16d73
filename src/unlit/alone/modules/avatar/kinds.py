"""What avatars, their upgrades, and the hero's powers can do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from unlit.alone.modules.avatar.knocked_down import knock_down
from unlit.alone.modules.avatar.rows import ROWS, PowerRow, UpgradeRow
from unlit.alone.rules.boxes import KINDS, NEEDS
from unlit.alone.rules.kinds import CreatureEffect
from unlit.kernel.box.box import Row
from unlit.kernel.box.boxes import Need
from unlit.kernel.box.hooks import Hook
from unlit.kernel.box.moments import Effect, Effects

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Stats
    from unlit.kernel.box.moments import Moment
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

C = TypeVar("C")
P = ParamSpec("P")
T = TypeVar("T")


# V1.5
def goes_its_own_way(b: Board) -> bool:
    """No standard reaction moves it, except by the other reading."""
    return "avatar_standard" not in b.switches


# V1.7, V1.18
def comes_from_anywhere(b: Board) -> bool:
    """Nobody who sees it arrive is told whether it spawned there, took a step or was teleported."""
    return True


class AvatarEffect(CreatureEffect[P, T]):
    """An avatar: a figure that frightens and attacks like a creature; the effect is its power."""

    def __init__(self, does: Callable[P, T]) -> None:
        super().__init__(does)
        self.unmoved(goes_its_own_way)
        self.erratic(comes_from_anywhere)
        self.knocked(knock_down)


class ActiveAvatarEffect(AvatarEffect[["Table[Board]", "Seat"], None]):
    """An avatar whose power is used on activation."""

    __slots__ = ("usable",)

    def __init__(self, does: Callable[[Table[Board], Seat], None]) -> None:
        super().__init__(does)
        self.usable: Hook[[Board], bool] = Hook()  # whether it has something to do


class Avatars(Effects[AvatarEffect[..., Any]]):
    """The five avatars: one for each deck, and the A.I."""

    def enter(self, does: Callable[[Table[Board], Seat], None]) -> ActiveAvatarEffect:
        """Register an avatar with a power on activation."""
        effect = ActiveAvatarEffect(does)
        self.entered(effect)
        return effect

    def passive(self, does: Callable[[Board], int]) -> AvatarEffect[[Board], int]:
        """Register an avatar whose presence is its power: it adds this much."""
        effect = AvatarEffect(does)
        self.entered(effect)
        return effect


def is_of_power(row: Row) -> bool:
    """Whether an upgrade improves the power."""
    return isinstance(row, UpgradeRow) and row.of_power


class GainEffect(Effect[["Board"], int]):
    """An upgrade that adds this number to a power."""

    def objection(self, row: Row) -> str:
        """It has to improve the power."""
        return "" if is_of_power(row) else "An upgrade with this effect is `of_power`"


class FigureEffect(Effect[["Board", "Stats"], "Stats"]):
    """An upgrade that changes the numbers of a figure."""

    def objection(self, row: Row) -> str:
        """It must not claim to improve the power."""
        return "An upgrade with this effect is not `of_power`" if is_of_power(row) else ""


class DeedEffect(Effect[["Table[Board]", "Seat"], None]):
    """An upgrade that makes a power do something more."""

    def objection(self, row: Row) -> str:
        """It has to improve the power."""
        return "" if is_of_power(row) else "An upgrade with this effect is `of_power`"


class Upgrades(Effects[GainEffect | FigureEffect | DeedEffect]):
    """The upgrades, four for each avatar."""

    def gain(self, does: Callable[[Board], int]) -> GainEffect:
        """Register an upgrade that makes the power stronger."""
        effect = GainEffect(does)
        self.entered(effect)
        return effect

    def figure(self, does: Callable[[Board, Stats], Stats]) -> FigureEffect:
        """Register an upgrade that changes the figure's numbers."""
        effect = FigureEffect(does)
        self.entered(effect)
        return effect

    def deed(self, does: Callable[[Table[Board], Seat], None]) -> DeedEffect:
        """Register an upgrade that makes the power do something more."""
        effect = DeedEffect(does)
        self.entered(effect)
        return effect


class PowerEffect(Effect[["Table[Board]"], None]):
    """One of the hero's powers, for the start of a turn."""

    __slots__ = ("worthwhile",)

    def __init__(self, does: Callable[[Table[Board]], None]) -> None:
        super().__init__(does)
        self.worthwhile: Hook[[Board], bool] = Hook()  # whether it has something to do

    def objection(self, row: Row) -> str:
        """It must not be marked with a bolt."""
        return "A power with this effect has no `bolt`" if isinstance(row, PowerRow) and row.bolt else ""


class BoltEffect(Effect[["Table[Board]", C], None], Generic[C]):
    """One of the hero's powers, for any time in a turn."""

    __slots__ = ("worthwhile",)

    def __init__(self, does: Callable[[Table[Board], C], None]) -> None:
        super().__init__(does)
        self.worthwhile: Hook[[Board, Moment, object], bool] = Hook()  # at this moment, in this context

    def objection(self, row: Row) -> str:
        """It has to be marked with a bolt."""
        return "" if isinstance(row, PowerRow) and row.bolt else "A power with this effect has a `bolt`"


class Powers(Effects[PowerEffect | BoltEffect[Any]]):
    """The hero's powers."""

    def enter(self, does: Callable[[Table[Board]], None]) -> PowerEffect:
        """Register a power for the start of a turn."""
        effect = PowerEffect(does)
        self.entered(effect)
        return effect

    def bolt(self, does: Callable[[Table[Board], C], None]) -> BoltEffect[C]:
        """Register a power for any time in a turn."""
        effect = BoltEffect(does)
        self.entered(effect)
        return effect


AVATARS = Avatars("avatars", ROWS["avatars"])
UPGRADES = Upgrades("upgrades", ROWS["upgrades"])
POWERS = Powers("powers", ROWS["powers"])
KINDS |= {"avatars": AVATARS, "upgrades": UPGRADES, "powers": POWERS}


# V1.1, V1.3
def avatars_needed(box: Box) -> Iterator[Need]:
    """One avatar for each deck and the A.I., each with at least one upgrade; boxes older than the module have none."""
    avatars, upgrades = box.others["avatars"], box.others["upgrades"]
    for deck in (*box.decks, None) if avatars else ():
        called = "the A.I." if deck is None else str(deck)
        yield Need(f"avatars for {called}", sum(row.deck is deck for row in avatars.values()), 1)
    for avatar in avatars:
        yield Need(f"upgrades of {avatar}", sum(row.avatar == avatar for row in upgrades.values()), 1)


NEEDS.append(avatars_needed)
