"""What is printed on the cards of the module: avatars, their upgrades, and the hero's powers."""

from __future__ import annotations

from typing import TypeAlias

from unlit.alone.box.pieces import Deck, Stats, in_nightmare
from unlit.alone.box.rows import ROW_KINDS, thing
from unlit.kernel.box.box import Fact, Row, plain
from unlit.kernel.box.boxes import printed_in

MODULE = "avatar"

AvatarName: TypeAlias = str
UpgradeName: TypeAlias = str
PowerName: TypeAlias = str


class AvatarRow(Row, frozen=True):
    """An avatar: its deck, or None for the A.I., its letter and numbers, and the numbers of its power."""

    letter: str
    stats: Stats
    deck: Deck | None = None
    first: int = 0
    second: int = 0

    def facts(self) -> dict[str, Fact]:
        """Its printed facts, with its numbers in the nightmare."""
        return super().facts() | plain("nightmare", in_nightmare(self.stats))


class UpgradeRow(Row, frozen=True):
    """An upgrade: whose it is, whether it improves the power or the numbers, and by how much."""

    avatar: str
    of_power: bool = False
    number: int = 0


class PowerRow(Row, frozen=True):
    """One of the hero's powers: what it costs, its number, and whether it may be used at any time in a turn."""

    cost: int
    number: int = 0
    bolt: bool = False


OWN: dict[str, type[Row]] = {"avatars": AvatarRow, "upgrades": UpgradeRow, "powers": PowerRow}
ROWS = printed_in("unlit.alone.modules.avatar", OWN, thing)
ROW_KINDS |= OWN
