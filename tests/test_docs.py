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


HUSH = ROOT / "examples" / "hush"
TUTORIAL = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
SHOWN = ["pyproject.toml", "hush/__init__.py", "hush/game.py", "hush/bot.py", "hush/texts/en/hush.ftl"]


def lines_of(text: str) -> list[str]:
    """The lines of a text that are not blank."""
    return [line for line in text.split("\n") if line.strip()]


@pytest.mark.parametrize("name", [*SHOWN, "tests/caught.script"])
def test_the_tutorial_shows_the_whole_code_of_the_example(name: str) -> None:
    shown = re.findall(rf"```\w+ {re.escape(name)}\n(.*?)```", TUTORIAL, flags=re.DOTALL)
    assert lines_of("".join(shown)) == lines_of((HUSH / name).read_text(encoding="utf-8"))


def test_the_tutorial_leaves_out_no_file_of_the_game() -> None:
    files = [path.relative_to(HUSH) for path in HUSH.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    assert sorted(str(path) for path in files if path.parts[0] != "tests") == sorted(SHOWN)
    (code,) = blocks(TUTORIAL, "python")
    exec(compile(code, "write-a-game.md", "exec"), {})
    assert all(f"{check}(" in code for check in ("check_properties", "check_laws", "check_words"))
