"""The figures of the avatars: each is the only one of its kind, and upgrades improve its numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from unlit.alone.box.pieces import Kind, Stats, enter_kind, in_nightmare
from unlit.alone.modules.avatar.rows import ROWS
from unlit.alone.modules.avatar.state import avatar_row, has, upgrades_of
from unlit.alone.rules.boxes import effects_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.modules.avatar.kinds import FigureEffect


# V1.4
def numbers_of(name: str, b: Board) -> Stats:
    """Its printed numbers, changed by its upgrades."""
    stats = avatar_row(b, name).stats
    stats = in_nightmare(stats) if b.nightmare else stats
    for upgrade in upgrades_of(b.box, name):
        if not b.box.others["upgrades"][upgrade].of_power and has(b, upgrade):
            effect: FigureEffect = effects_of(b.box).others["upgrades"][upgrade]
            stats = effect.does(b, stats)
    return stats


for name, row in ROWS["avatars"].items():
    enter_kind(Kind(name, row.letter, changed=partial(numbers_of, name)))
