"""The plugin of pytest: each `.script` file is a test, and cites the rules and cards that its head names.

Public with `unlit.testing`; pytest finds it by its entry point. It imports the rest when there is a script to run.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from unlit.kernel.rehearsal import Difference

MARKS = ("rule(number, ...): the rules that this test shows", "card(name, ...): the cards that this test plays")


def pytest_configure(config: pytest.Config) -> None:
    for mark in MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    if file_path.suffix == ".script":
        return ScriptFile.from_parent(parent, path=file_path)
    return None


class ScriptFile(pytest.File):
    """A script, with its rules and cards as marks."""

    def collect(self) -> Iterator[pytest.Item]:
        from unlit.kernel.script import parse_script

        text = self.path.read_text(encoding="utf-8")
        script = parse_script(text)
        item = ScriptItem.from_parent(self, name=self.path.stem)
        item.text = text
        if script.rules:
            item.add_marker(pytest.mark.rule(*script.rules))
        if script.cards:
            item.add_marker(pytest.mark.card(*script.cards))
        yield item


class ScriptItem(pytest.Item):
    """Runs a script."""

    text: str

    def runtest(self) -> None:
        from unlit import shelf
        from unlit.kernel.rehearsal import run_script

        differences = run_script(self.text, shelf.game_named)
        if differences:
            raise Differs(differences)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, Differs):
            return "\n".join(str(difference) for difference in excinfo.value.differences)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"script: {self.name}"


class Differs(Exception):
    """A script's differences."""

    def __init__(self, differences: list[Difference]) -> None:
        super().__init__(f"{len(differences)} differences")
        self.differences = differences
