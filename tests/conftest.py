"""Scripts are tests: each `.script` file is one, and cites the rules and cards that its head names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from unlit import shelf
from unlit.kernel.rehearsal import Difference, run_script
from unlit.kernel.script import parse_script

# One tree, one verdict: what differs each time belongs to `make soak`.
settings.register_profile("alike", derandomize=True)
settings.load_profile("alike")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    if file_path.suffix == ".script":
        return ScriptFile.from_parent(parent, path=file_path)
    return None


class ScriptFile(pytest.File):
    """A script, with its rules and cards as marks."""

    def collect(self) -> Iterator[pytest.Item]:
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
