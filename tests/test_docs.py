"""What the documents show really works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unlit import shelf
from unlit.kernel.rehearsal import run_script
from unlit.kernel.script import KEYWORDS

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = (ROOT / "docs" / "scripts.md").read_text(encoding="utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The fenced blocks of this kind."""
    return re.findall(rf"```{kind}\n(.*?)```", text, flags=re.DOTALL)


def test_the_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks((ROOT / "README.md").read_text(encoding="utf-8"), "python")
    assert len([line for line in code.split("\n") if line]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    shown = capsys.readouterr().out
    assert "Iris, " in shown
    assert "Outcome(ending=" in shown


def test_the_two_commands_stand_on_the_first_screen_of_the_readme() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("\n")[:20]
    assert any("make play" in line for line in first)
    assert any("make test" in line for line in first)


@pytest.mark.parametrize("text", blocks(SCRIPTS, "script"))
def test_the_script_of_the_guide_runs(text: str) -> None:
    assert run_script(text, shelf.game_named) == []


def test_every_line_of_the_language_is_explained() -> None:
    for keyword in (*KEYWORDS, "board"):
        assert f"`{keyword}" in SCRIPTS or f"    {keyword} " in SCRIPTS, keyword
