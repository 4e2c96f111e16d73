"""The figures of the avatars: kinds of creatures of which there is one each, whose numbers grow by upgrades."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from unlit.alone.avatar.knocked_down import knock_down
from unlit.alone.avatar.rows import AVATARS, UPGRADES
from unlit.alone.avatar.state import avatar_row, has, upgrades_of
from unlit.alone.cards.rows import ERRATIC, KNOCKED, UNMOVED
from unlit.alone.parts import Kind, Stats, enter_kind, in_nightmare

if TYPE_CHECKING:
    from unlit.alone.board import Board

Power = TypeVar("Power", bound=Callable[..., Any])


def avatar(power: Power) -> Power:
    """Enter an avatar beside its power: the card, and a figure with fright and attack like a creature."""
    name = power.__name__
    row = AVATARS.rows[name]
    UNMOVED.named[name] = goes_its_own_way
    ERRATIC.named[name] = comes_from_anywhere
    KNOCKED.named[name] = partial(knock_down, name)
    enter_kind(Kind(name, row.letter, 1, row.stats, in_nightmare(row.stats), changed=partial(numbers_of, name)))
    return AVATARS.enter(None)(power)


# V1.5
def goes_its_own_way(b: Board) -> bool:
    """No standard reaction moves it, but by the other reading."""
    return "avatar_standard" not in b.switches


# V1.7, V1.18
def comes_from_anywhere(b: Board) -> bool:
    """Whether it spawned there, took a step or was teleported, whoever sees it come is not told."""
    return True


# V1.4
def numbers_of(name: str, b: Board) -> Stats:
    """Its printed numbers, as its upgrades change them."""
    stats = avatar_row(b, name).stats
    stats = in_nightmare(stats) if b.nightmare else stats
    for upgrade in upgrades_of(name):
        card = UPGRADES.named[upgrade]
        if not card.row.of_power and has(b, upgrade):
            stats = card.effect(b, stats)
    return stats
