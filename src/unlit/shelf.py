"""The games on the shelf: every installed package that is a game for Unlit."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.game import Game

GROUP = "unlit.games"


def packages() -> dict[str, str]:
    """The package of each game, by the game's name."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}


def package_of(name: str) -> str:
    """The package of this game."""
    found = packages()
    if name not in found:
        raise Refused(f"there is no game {name!r}; the games are: {', '.join(found)}")
    return found[name]


def games() -> dict[str, Game[Any]]:
    """The games, by name."""
    return {name: game_named(name) for name in packages()}


def game_named(name: str) -> Game[Any]:
    """The game with this name."""
    game = import_module(package_of(name)).GAME
    assert isinstance(game, Game)
    return game


def game_recorded(name: str) -> Game[Any]:
    """The game of a record."""
    try:
        return game_named(name)
    except Refused as problem:
        raise BadFile(f"the record is from another game: {problem}") from problem


def boxed(game: Game[Any], box: Path) -> Game[Any]:
    """A game with the box of a file."""
    try:
        return game.with_box(box.read_text(encoding="utf-8"), box.name)
    except OSError as problem:
        raise Refused(f"{box} cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadFile(f"{box} is not a text file") from problem
