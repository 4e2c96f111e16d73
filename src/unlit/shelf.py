"""The games on the shelf: every package that is installed as a game of Unlit's."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from unlit.kernel.errors import Refused
from unlit.kernel.game import Game

GROUP = "unlit.games"


def packages() -> dict[str, str]:
    """The package of each game by the game's name."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}


def package_of(name: str) -> str:
    """The package of this game, which holds at least its rulebook."""
    found = packages()
    if name not in found:
        raise Refused(f"there is no game {name!r}; the games are: {', '.join(found)}")
    return found[name]


def playable() -> dict[str, Game[Any]]:
    """The games that can be played."""
    found: dict[str, Game[Any]] = {}
    for name, package in packages().items():
        game = getattr(import_module(package), "GAME", None)
        if isinstance(game, Game):
            found[name] = game
    return found


def game_named(name: str) -> Game[Any]:
    """The game of this name."""
    package = package_of(name)
    game = getattr(import_module(package), "GAME", None)
    if not isinstance(game, Game):
        possible = ", ".join(playable()) or "none"
        raise Refused(f"of {name} only the rulebook is here; games that can be played: {possible}")
    return game
