"""What upgrades add to powers, and upgrades that several avatars share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.avatar.state import has, upgrade_number
from unlit.alone.rules.boxes import effects_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Stats
    from unlit.alone.modules.avatar.kinds import DeedEffect, GainEffect
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


def gained(b: Board, upgrade: str) -> int:
    """What an upgrade adds to a power; nothing until it has a token."""
    if not has(b, upgrade):
        return 0
    effect: GainEffect = effects_of(b.box).others["upgrades"][upgrade]
    return effect.does(b)


def do_more(t: Table[Board], seat: Seat, upgrade: str) -> None:
    """Do what an upgrade adds to a power; nothing until it has a token."""
    if has(t.board, upgrade):
        effect: DeedEffect = effects_of(t.board.box).others["upgrades"][upgrade]
        effect.does(t, seat)


def more_dice(b: Board, stats: Stats, upgrade: str) -> Stats:
    """More dice, in the dark and in the light."""
    more = upgrade_number(b, upgrade)
    return stats._replace(dark=stats.dark + more, light=stats.light + more)


def more_fright(b: Board, stats: Stats, upgrade: str) -> Stats:
    """Meeting it costs more."""
    return stats._replace(fright=stats.fright + upgrade_number(b, upgrade))


def less_distance(b: Board, stats: Stats, upgrade: str) -> Stats:
    """A smaller spawn distance."""
    return stats._replace(spawn=stats.spawn - upgrade_number(b, upgrade))


def more_life(b: Board, stats: Stats, upgrade: str) -> Stats:
    """Wounding it takes more damage."""
    return stats._replace(wound=stats.wound + upgrade_number(b, upgrade))
