"""Adds to a game's list of options what random games have shown."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import as_file, files
from typing import Any

from unlit.kernel.catalogue import with_new_options
from unlit.kernel.game import Game


def learn_options(game: Game[Any], seen: Iterable[str]) -> None:
    """Write the options that the list lacks to its end."""
    with as_file(files(game.package).joinpath("data/options.txt")) as path:
        path.write_text(with_new_options(path.read_text(encoding="utf-8"), seen), encoding="utf-8")
