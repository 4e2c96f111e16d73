"""The pytest plugin: each case of a `.script` file is a test, and cites the rules and cards that it names.

It is public, like `unlit.testing`; pytest finds it by its entry point. It imports the rest of Unlit only when there is
a script to run.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from unlit.kernel.files.rehearsal import Difference
    from unlit.kernel.files.script import Script

MARKS = ("rule(number, ...): the rules that this test shows", "card(name, ...): the cards that this test plays")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    if file_path.suffix == ".script":
        return ScriptFile.from_parent(parent, path=file_path)
    return None


class ScriptFile(pytest.File):
    """The cases of a script, with their rules and cards as marks."""

    def collect(self) -> Iterator[pytest.Item]:
        from unlit.kernel.files.script import parse_script

        for case in parse_script(self.path.read_text(encoding="utf-8")):
            item = ScriptItem.from_parent(self, name=case.name or self.path.stem)
            item.case = case
            if case.rules:
                item.add_marker(pytest.mark.rule(*case.rules))
            if case.cards:
                item.add_marker(pytest.mark.card(*case.cards))
            yield item

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        from unlit.kernel.errors import BadFile

        if isinstance(excinfo.value, BadFile):
            return f"{self.path}: {excinfo.value}"
        return str(super().repr_failure(excinfo))


class ScriptItem(pytest.Item):
    """Plays a case."""

    case: Script

    def runtest(self) -> None:
        from unlit import shelf
        from unlit.kernel.files.rehearsal import play_case

        differences = play_case(self.case, shelf.game_named)
        if differences:
            raise Differs(differences)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, Differs):
            return "\n".join(str(difference) for difference in excinfo.value.differences)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.case.line - 1, f"script: {self.name}"


class Differs(Exception):
    """A script found differences."""

    def __init__(self, differences: list[Difference]) -> None:
        super().__init__(f"{len(differences)} differences")
        self.differences = differences
