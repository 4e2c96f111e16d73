"""Speed's avatar: it drives the others on from wherever it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.box.pieces import Stats
from unlit.alone.modules.avatar.kinds import AVATARS, UPGRADES
from unlit.alone.modules.avatar.state import avatar_row, figure_of, upgrade_number
from unlit.alone.modules.avatar.upgrades import gained, less_distance, more_dice
from unlit.alone.rules.creatures import choose_creature, evil_moves
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Roused

if TYPE_CHECKING:
    from unlit.alone.board.board import Board, Creature
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NAME = "harrier"


@AVATARS.enter
def harrier(t: Table[Board], seat: Seat) -> None:
    """Move other creatures, one after another."""
    b = t.board
    far = avatar_row(b, NAME).first + gained(b, "long_strides")
    remember(t, Roused(b.cards_played, far))
    driven: list[Creature] = []
    for _ in range(1 + gained(b, "whole_pack")):
        left = [one for one in others(b) if one not in driven]
        if left:
            creature = choose_creature(t, seat, "move creature", left)
            driven.append(creature)
            evil_moves(t, seat, creature, far)


@harrier.usable
def has_a_pack(b: Board) -> bool:
    """Whether it is on the map and there are other creatures."""
    return figure_of(b, NAME) is not None and bool(others(b))


def others(b: Board) -> list[Creature]:
    """All creatures except itself."""
    return [one for one in b.creatures if one.kind.name != NAME]


@UPGRADES.gain
def whole_pack(b: Board) -> int:
    """Move another creature."""
    return upgrade_number(b, "whole_pack")


@UPGRADES.gain
def long_strides(b: Board) -> int:
    """Move each a sector farther."""
    return upgrade_number(b, "long_strides")


@UPGRADES.figure
def sudden(b: Board, stats: Stats) -> Stats:
    """A smaller spawn distance."""
    return less_distance(b, stats, "sudden")


@UPGRADES.figure
def raking_claws(b: Board, stats: Stats) -> Stats:
    """More dice, in the dark and in the light."""
    return more_dice(b, stats, "raking_claws")
