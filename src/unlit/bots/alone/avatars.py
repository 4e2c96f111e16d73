"""What avatars are worth to a greedy player: activations and upgrades to evil, powers to the hero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.modules.avatar.activation import MOVE, SPAWN, TELEPORT, USE
from unlit.alone.modules.avatar.powers import Power, power
from unlit.alone.modules.avatar.rows import MODULE, ROWS
from unlit.alone.modules.avatar.upgrading import upgrade_card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unlit.alone.board.board import Board
    from unlit.alone.seen.shown import CreatureShown
    from unlit.alone.seen.view import Place, View
    from unlit.kernel.told.option import Option

TOKEN = 0.7  # a token on the hero's card, in points of the hero's tracks
UPGRADE = 1.0  # an upgrade of an avatar
GOOD_UPGRADES = (
    "whole_pack",
    "far_voice",
    "blood_frenzy",
    "full_bag",
    "power_grid",
    "long_strides",
    "raking_claws",
    "sudden",
    "faceless",
    "no_escape",
    "barbed_hooks",
    "crawlways",
    "night_vision",
    "scarred_hide",
    "half_a_dream",
    "armour_plates",
)
PROMISES: dict[Option, float] = {USE: 0.8, SPAWN: 1.2, MOVE: 0.6, TELEPORT: 0.2}
"""What the parts of an activation seem to be worth before looking ahead."""
LOW = 5  # points on a health track
WIND = 4  # points missing on each track, so that a second wind is not wasted
SPARED = 2  # tokens kept for it
ADRENALINE = 1  # with more than this, the hero pays for bullet time instead


def tokens_and_upgrades(b: Board) -> float:
    """What avatar cards are worth to evil: its upgrades, minus the hero's tokens."""
    its = b.modules.get(MODULE)
    return UPGRADE * len(its.upgrades) - TOKEN * its.tokens if its is not None else 0.0


def best_upgrade(options: Sequence[Option]) -> Option:
    """The most useful upgrade offered, or the first one."""
    return next((upgrade_card(name) for name in GOOD_UPGRADES if upgrade_card(name) in options), options[0])


def is_avatar(creature: CreatureShown) -> bool:
    """Whether a creature is an avatar."""
    return creature.kind in ROWS["avatars"]


def spares_tokens(view: View) -> bool:
    """Whether the hero should keep its tokens rather than spend them on a single point."""
    part = view.modules.get(MODULE)
    return part is not None and part.tokens <= SPARED and view.life + view.control > LOW


def power_to_use(view: View, options: Sequence[Option], here: Place, far: float) -> Power | None:
    """The power that helps most now, given the creatures here and the distance to where the hero wants to be."""
    wishes = []
    if any(is_avatar(one) for one in here.holds.creatures):
        wishes.append("defiance")
    if view.cap > min(view.life, view.control) <= LOW or max(view.life, view.control) <= view.cap - WIND:
        wishes.append("second_wind")
    if here.holds.creatures and here.holds.danger:
        wishes.append("sure_hand")
    if (far >= 2 or far < 1) and view.adrenaline <= ADRENALINE:
        wishes.append("desperate_rush")
    return next((power(name) for name in wishes if power(name) in options), None)
