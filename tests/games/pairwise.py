"""Recorded games cover every pair: any two values of two settings meet in one of them, and each meets each ending.

Every combination would take thousands of games, and bugs depend on two settings far more often than on three.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias, TypeVar

Choice: TypeAlias = tuple[str, str]
"""A factor and its value, such as ("team", "2")."""

Pair: TypeAlias = tuple[Choice, Choice]
Possible: TypeAlias = Callable[[Choice, Choice], bool]
K = TypeVar("K")


def pairs_in(game: Mapping[str, str]) -> set[Pair]:
    """The pairs that a game covers."""
    return set(combinations(sorted(game.items()), 2))


def all_pairs(factors: Mapping[str, Sequence[str]], possible: Possible) -> set[Pair]:
    """Every pair of values of two factors that can go together."""
    choices = sorted((name, value) for name, values in factors.items() for value in values)
    return {(one, other) for one, other in combinations(choices, 2) if one[0] != other[0] and possible(one, other)}


def enough(games: Mapping[K, Mapping[str, str]], wanted: set[Pair]) -> list[K]:
    """A few of these games that cover everything they cover together, picking the one that covers most each time."""
    left = wanted & {pair for game in games.values() for pair in pairs_in(game)}
    found = []
    while left:
        best = max(games, key=lambda name: len(pairs_in(games[name]) & left))
        found.append(best)
        left -= pairs_in(games[best])
    return found


def next_game(factors: Mapping[str, Sequence[str]], missing: set[Pair], possible: Possible) -> dict[str, str]:
    """A game that covers many missing pairs, and at least one."""
    game = dict(min(missing))
    for name, values in factors.items():
        if name in game:
            continue
        fitting = [value for value in values if all(possible((name, value), choice) for choice in game.items())]
        if fitting:
            game[name] = max(fitting, key=lambda value: len(pairs_in({**game, name: value}) & missing))
    return game
