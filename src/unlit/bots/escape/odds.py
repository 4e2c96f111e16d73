"""What dice are worth: how likely a number of icons is, and how many to expect."""

from __future__ import annotations

from functools import cache

from unlit.escape.box.pieces import DIE, ICONS_OF, Stat


@cache
def spread(dice: int, stat: Stat) -> tuple[float, ...]:
    """How likely it is that this many dice show 0, 1, 2 ... icons of a stat."""
    if dice <= 0:
        return (1.0,)
    before = spread(dice - 1, stat)
    found = [0.0] * (len(before) + 2)
    for icons, chance in enumerate(before):
        for face in DIE:
            found[icons + ICONS_OF[stat].get(face, 0)] += chance / len(DIE)
    return tuple(found)


@cache
def chance(dice: int, stat: Stat, rating: int) -> float:
    """How likely it is that dice reach a rating."""
    return sum(spread(dice, stat)[max(0, rating) :])


@cache
def loss(dice: int, stat: Stat, toughness: int) -> float:
    """How many icons beyond a Toughness to expect."""
    return sum(max(0, icons - toughness) * one for icons, one in enumerate(spread(dice, stat)))
