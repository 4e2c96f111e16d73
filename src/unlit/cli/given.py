"""What was typed, as the program needs it: settings, seats, numbers and records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

from unlit import shelf
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import Record, first_difference, read_record, replayed
from unlit.kernel.game import Game
from unlit.kernel.tables.game_table import GameTable

Language: TypeAlias = str  # the name of a folder of words; any other is refused when they are read


def boxed(name: str, box: Path | None) -> Game[Any]:
    """A game, with the box of a file if one is given."""
    game = shelf.game_named(name)
    return game if box is None else shelf.boxed(game, box)


def boxed_games(given: list[str]) -> list[Game[Any]]:
    """Games with the boxes of files, as in alone=mine.toml."""
    found: dict[str, Game[Any]] = {}
    for one in given:
        name, equals, file = one.partition("=")
        if not equals:
            raise Refused(f"--box takes GAME=FILE, as in --box alone=mine.toml, not {one!r}")
        if name in found:
            raise Refused(f"--box names {name} twice")
        found[name] = boxed(name, Path(file))
    return list(found.values())


def offered_games(names: list[str], games: list[Game[Any]]) -> list[Game[Any]]:
    """These games and those of the shelf, of which only the named ones are offered to players."""
    for name in names:
        shelf.game_named(name)
    found = shelf.games() | {game.name: game for game in games}
    return [game if name in names else replace(game, offered=False) for name, game in found.items()]


def one_or_more(**given: int | None) -> None:
    """Refuse numbers that are less than 1."""
    for name, number in given.items():
        if number is not None and number < 1:
            raise Refused(f"--{name} must be 1 or more, not {number}")


def seats_of(given: str) -> dict[str, str]:
    """Who plays, as in hero=greedy,evil=random."""
    seats = {}
    for one in filter(None, given.split(",")):
        name, equals, who = one.partition("=")
        if not equals:
            raise Refused(f"--seats takes SEAT=BOT,SEAT=BOT, not {given!r}")
        seats[name.strip()] = who.strip()
    return seats


def loaded(game: Game[Any], file: Path) -> tuple[GameTable[Any], dict[str, str]]:
    """The table of a record in a file, and its bots."""
    return played_on(game, read_record(file), file)


def played_on(game: Game[Any], record: Record, file: Path) -> tuple[GameTable[Any], dict[str, str]]:
    """The table of a record, and its bots; a record that does not replay as it says is refused."""
    if record.game != game.name:
        raise BadFile(f"{file} is a record of {record.game}, not of {game.name}")
    difference = first_difference(game, record)
    if difference is not None:
        raise BadFile(f"{file} cannot be continued: {difference}")
    return replayed(game, record), record.bots


def split(game: Game[Any], given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Split what is given by name into choices of the set-up and who sits where."""
    known = [setting.name for setting in game.rules.settings]
    names = {name: name.replace("-", "_") for name in given}
    chosen = {names[name]: value for name, value in given.items() if names[name] in known}
    return chosen, {name.replace("-", " "): who for name, who in given.items() if names[name] not in known}


def settings_of(given: list[str]) -> dict[str, str]:
    """Choices of the set-up, as in map=generated."""
    settings = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise Refused(f"--set takes NAME=VALUE, not {one!r}")
        settings[name] = value
    return settings
