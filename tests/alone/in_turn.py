"""Set-ups of random games: modules and numbers of evil players take turns, and chance decides the rest."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from unlit.alone import GAME
from unlit.alone.rules.modules import MODULES, OFF, ON

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from unlit.kernel.chance.dice import Dice

TEAMS = ("1", "2", "3")
COMBINATIONS = [
    {"team": team, **dict(zip(MODULES, chosen, strict=True))}
    for chosen, team in product(product((OFF, ON), repeat=len(MODULES)), TEAMS)
]
"""Every combination of modules with every number of evil players."""


def setup_in_turn(number: int, dice: Dice) -> dict[str, str]:
    """The set-up of the random game with this number."""
    chance = {one.name: dice.pick("setting", one.values) for one in GAME.rules.settings}
    return chance | COMBINATIONS[number % len(COMBINATIONS)]


def left_out(setups: Iterable[Mapping[str, str]]) -> list[dict[str, str]]:
    """The combinations missing from these set-ups; a module that is not named is off."""
    played = [{name: setup.get(name, OFF) for name in COMBINATIONS[0]} for setup in setups]
    return [one for one in COMBINATIONS if one not in played]
