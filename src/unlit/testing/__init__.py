"""Checks for the tests of a game, yours as well as ours. Each raises an `AssertionError` that says what is wrong.

>>> from unlit.testing import check_properties
>>> check_properties("escape", games=1).failures
[]

If Unlit is installed, pytest also collects each `*.script` file below its tests, with the marks `rule` and `card`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from unlit import shelf
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.game import Game
from unlit.kernel.tables.chair import Bot
from unlit.kernel.tables.game_table import deal
from unlit.lab.fuzz import Findings, Fuzzer
from unlit.lab.properties import Broken
from unlit.testing.words import missing_words

__all__ = ["check_laws", "check_properties", "check_words", "run_scripts"]

LOOKED_AT = 20  # at least this many positions, before a hidden field that never differs is called a leak


def check_properties(
    game: str | Game[Any],
    games: int = 20,
    *,
    seed: str = "1",
    bot: Bot | None = None,
    keep: str | Path = "failures",
) -> Findings:
    """Play random games, or games of a bot, check every property that a game must have, and return the findings.

    The board keeps its invariants, options are in the game's list, a printed board parses back, a fork disturbs
    nothing, an undo leads back, a record replays, and nobody can tell an imagined table from the true one. The record
    of a game that breaks a property is kept in a folder.

    >>> from unlit.testing import check_properties
    >>> check_properties("escape", games=1).games
    1
    """
    played = _game(game)
    findings = Fuzzer(played, seed, Path(keep), {str(option) for option in played.options()}, bot).run(games)
    if findings.failures:
        told = [f"game {one.game}: {one.problem}\n    {one.record}".rstrip() for one in findings.failures]
        raise AssertionError("\n".join(told))
    return findings


def check_laws(game: str | Game[Any], games: int = 5, *, seed: str = "1", every: int = 1) -> None:
    """Play random games and check the laws of secrecy at each question, or at one in `every`.

    A seat sees and knows the same at an imagined table; what it imagines depends only on what it knows; each hidden
    field sometimes differs from the truth; and an imagined table can be played to its end.

    >>> from unlit.testing import check_laws
    >>> check_laws("escape", games=1, every=20)
    """
    played = _game(game)
    if played.eyes.imagine is None:
        raise AssertionError(f"{played.name} imagines nothing, so nobody can say what it gives away")
    fuzzer = Fuzzer(played, seed, Path())
    for number in range(1, games + 1):
        chance = Dice(seed_from(f"laws {played.name} {seed} {number}"))
        t = deal(played, seeds=Seeds(seed_from(f"laws {played.name} {seed} {number} table")))
        asked = 0
        while t.question is not None:
            if asked % every == 0:
                try:
                    fuzzer.look_for_leaks(t, chance)
                except Broken as problem:
                    raise AssertionError(f"game {number}, question {asked + 1}: {problem}") from problem
            asked += 1
            t.answer(t.question.seat, chance.pick("option", t.question.options))
    if still := fuzzer.findings.laws.spread(LOOKED_AT):
        raise AssertionError(f"law 3: no imagined world differed from the truth in: {'; '.join(still)}")


def check_words(game: str | Game[Any], *, asking: tuple[str, ...] = ("ask", "window")) -> None:
    """Check that everything a player of the game can meet has a message, in each language that the game has.

    `asking` names the functions in the rules whose first text argument is a prompt.

    >>> from unlit.testing import check_words
    >>> check_words("escape")
    """
    played = _game(game)
    if missing := missing_words(played, asking):
        raise AssertionError(f"{played.name} has no words for:\n" + "\n".join(missing))


def run_scripts(folder: str | Path) -> int:
    """Run every script in a folder and its subfolders; return how many there were.

    >>> from unlit.testing import run_scripts
    >>> run_scripts(folder)
    0
    """
    files = sorted(Path(folder).rglob("*.script"))
    told = []
    for file in files:
        differences = run_script(file.read_text(encoding="utf-8"), shelf.game_named)
        told += [f"{file}: {difference}" for difference in differences]
    if told:
        raise AssertionError("\n".join(told))
    return len(files)


def _game(game: str | Game[Any]) -> Game[Any]:
    return shelf.game_named(game) if isinstance(game, str) else game
