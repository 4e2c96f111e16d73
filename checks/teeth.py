"""The ledger's teeth: if a rule's function or a card's effect does nothing, a test that cites it must fail.

python checks/teeth.py [GAME...] [PART...]    lists the survivors; exit 1 if there are any

A PART is part of the name of what is taken out: a section ("A6."), a rule ("A6.11"), a card ("card rust").
With a PART, a rule or card whose scripts already fail counts as unnoticed.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from ledger import ROOT, carriers, citations

from unlit import shelf
from unlit.kernel.box.moments import Effect
from unlit.kernel.files.rehearsal import play_case
from unlit.kernel.files.script import parse_script

UNNOTICED, NOTICED, UNTRIED = 0, 1, 2  # how a try ends; one that could not be made counts as unnoticed
PATIENCE = 10  # seconds of CPU time; a test that hangs without the rule has noticed its absence


@dataclass
class Tooth:
    """Something to take out, and the tests that have to notice."""

    what: str
    function: Callable[..., Any]
    tests: list[str]


def teeth(game: str) -> Iterator[Tooth]:
    """Every rule and card of a game."""
    package, cited = shelf.package_of(game), citations()
    for carrier in carriers(package):
        function: Any = import_module(carrier.module)
        for name in carrier.name.split("."):
            function = getattr(function, name)
        if isinstance(function, Effect):
            function = function.does
        tests = sorted({test for rule in carrier.rules for test in cited.rules.get(rule, [])})
        yield Tooth(f"{', '.join(carrier.rules)} ({carrier.module}:{carrier.name})", function, tests)
    for name, card in shelf.game_named(game).box.cards().items():
        # An effect that does nothing belongs to a card that has only numbers and icons.
        if card.effect.does.__code__.co_code != _nothing.__code__.co_code:
            yield Tooth(f"card {name}", card.effect.does, cited.cards.get(name, []))


def bites(tooth: Tooth) -> bool:
    """Whether one of the tests fails without the tooth; each try runs in a process of its own."""
    if not tooth.tests:
        return False
    child = os.fork()
    if child == 0:
        code = UNTRIED
        resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))
        try:
            code = without(tooth)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) in (NOTICED, -signal.SIGXCPU, -signal.SIGKILL)


def without(tooth: Tooth) -> int:
    """Run the tests without the tooth."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    # The code of the function itself is replaced, so that it is gone under every name that it has.
    tooth.function.__code__ = _nothing.__code__
    tooth.function.__defaults__ = None
    tooth.function.__kwdefaults__ = None
    if any(differs(test) for test in tooth.tests if is_script(test)):
        return NOTICED
    others = [str(ROOT / test) for test in tooth.tests if not is_script(test)]
    if not others:
        return UNNOTICED
    # Soak has already imported modules that pytest wants to rewrite first; that is no reason not to try.
    quiet = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    code = pytest.main(["-x", "-q", "-m", "", "-p", "no:xdist", *quiet, "--rootdir", str(ROOT), *others])
    # A test file that cannot even be imported without it has noticed, too.
    return NOTICED if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED) else UNNOTICED


def is_script(test: str) -> bool:
    """Whether a test is a script or a case of one, by its id."""
    return test.partition("::")[0].endswith(".script")


def differs(test: str) -> bool:
    """Whether a case no longer happens as it says; a case that cannot even be parsed any more differs, too."""
    file = test.partition("::")[0]
    try:
        cases = parse_script((ROOT / file).read_text(encoding="utf-8"))
        return any(play_case(case, shelf.game_named) for case in cases if case.id_in(file) == test)
    except BaseException:  # noqa: BLE001 (whatever goes wrong without the rule is noticed, an unwinding too)
        return True


def fails(script: str) -> bool:
    """Whether a script fails even with everything in place, so that it proves nothing; in a process of its own."""
    child = os.fork()
    if child == 0:
        code = NOTICED
        try:
            code = NOTICED if differs(script) else UNNOTICED
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) != UNNOTICED


def _nothing(*_arguments: object, **_named: object) -> None:
    """Do nothing."""


def survivors(game: str, parts: list[str]) -> tuple[int, list[str]]:
    """How many teeth there are, and what could be taken out unnoticed."""
    found, count = [], 0
    for tooth in teeth(game):
        if parts and not any(part in tooth.what for part in parts):
            continue
        count += 1
        if parts and (failing := [test for test in tooth.tests if is_script(test) and fails(test)]):
            found.append(f"{tooth.what}: these fail even with it: {', '.join(failing)}")
        elif not bites(tooth):
            found.append(tooth.what if tooth.tests else f"{tooth.what}: no test cites it")
    return count, found


def main() -> int:
    """Try the teeth of the named games, or of all."""
    failed = 0
    games = [one for one in sys.argv[1:] if one in shelf.packages()]
    parts = [one for one in sys.argv[1:] if one not in games]
    for game in games or shelf.packages():
        count, found = survivors(game, parts)
        print(f"{game}: {count} taken out, {len(found)} unnoticed")
        for one in found:
            print(f"  {one}")
        failed += len(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main())
