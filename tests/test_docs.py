"""What the documents show really works."""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from unlit import shelf
from unlit.cli import COMMANDS
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.files.script import KEYWORDS

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


@pytest.fixture
def docs(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """What builds the site; it lies outside the package."""
    monkeypatch.syspath_prepend(str(ROOT / "checks"))
    yield __import__("docs")
    for name in ("docs", "links"):
        del sys.modules[name]


@pytest.fixture
def links(docs: ModuleType) -> ModuleType:
    """The check of links."""
    return sys.modules["links"]


def test_every_link_and_path_in_the_documents_leads_somewhere(links: ModuleType) -> None:
    assert len(links.documents()) > 10
    assert links.problems(links.documents()) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("[play](play-it.md)", "the link play-it.md leads nowhere"),
        ("[LEVEL 7 [ESCAPE]](play-it.md)", "the link play-it.md leads nowhere"),
        ("[out](../../../etc)", "the link ../../../etc leads nowhere"),
        ("[play](play.md#in-a-boat)", "the link play.md#in-a-boat names no heading there"),
        ("see `kernel/tabel.py`", "there is no kernel/tabel.py"),
        ("see `texts/LANGUAGE/ruels.ftl`", "there is no texts/LANGUAGE/ruels.ftl"),
        ("see `tests/secrets`", "there is no tests/secrets"),
    ],
)
def test_what_leads_nowhere_is_found(
    links: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, problem: str
) -> None:
    good = "[play](play.md#in-a-terminal) `kernel/table.py` `texts/LANGUAGE/rules.ftl` `tests/scripts/GAME` `t.ask`"
    page = tmp_path / "page.md"
    (tmp_path / "play.md").write_text("## In a terminal", encoding="utf-8")
    page.write_text(f"{good}\n\n{line}\n", encoding="utf-8")
    assert "README.md" in links.paths()  # of the repository, and then a page of another
    monkeypatch.setattr(links, "ROOT", tmp_path)
    assert links.problems([page]) == [f"page.md: {problem}"]


def test_the_card_of_the_guide_is_a_real_one() -> None:
    text = (ROOT / "docs" / "write-a-card.md").read_text(encoding="utf-8")
    shown = re.findall(r"```\w+ (\S+)\n(.*?)```", text, flags=re.DOTALL)
    assert len(shown) == 3
    for name, code in shown:
        assert code in (ROOT / name).read_text(encoding="utf-8")
    (script,) = blocks(text, "script")
    assert run_script(script, shelf.game_named) == []
    assert run_script(script.replace("life 11", "life 12"), shelf.game_named) != []


def test_the_bots_of_the_guide_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(blocks((ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8"), "python"))
    exec(compile(code, "write-a-bot.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Outcome(ending=")


def test_every_command_and_every_option_of_the_server_is_explained() -> None:
    said = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f"| `unlit {name}" not in said] == []
    said = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    options = [f"--{name.replace('_', '-')}" for name in inspect.signature(COMMANDS["serve"]).parameters]
    assert "--db" in options
    assert [option for option in options if f"`{option}`" not in said and f"`{option} " not in said] == []


@pytest.mark.parametrize("game", ["alone", "escape"])
def test_every_rule_on_its_page_leads_to_code_and_tests(docs: ModuleType, game: str) -> None:
    page = docs.rules_page(game, "HERE/")
    numbers = rulebook(f"unlit.{game}").rules()
    assert re.findall(r"^### (\S+) ", page, flags=re.MULTILINE) == numbers
    for rule in page.split("\n### ")[1:]:
        assert "Code: [" in rule
        assert "Tests: [" in rule
    for name, file, line in re.findall(r"\[`([\w.]+)`\]\(HERE/(\S+)#L(\d+)\)", page):
        lines = (ROOT / file).read_text(encoding="utf-8").split("\n")
        assert re.match(rf" *(def|class) {name.split('.')[-1]}\b", lines[int(line) - 1])


def test_pages_of_the_site_lead_into_the_repository(docs: ModuleType) -> None:
    text = "[a](../LICENSE) [b](play.md#x) [c](../CONTRIBUTING.md#to-add-a-rule)\n```toml box.toml\n"
    shown = '[a](HERE/LICENSE) [b](play.md#x) [c](contributing.md#to-add-a-rule)\n```toml title="box.toml"\n'
    assert docs.as_page(text, "HERE/") == shown


def test_every_page_stands_in_the_table_of_contents(docs: ModuleType) -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    listed = re.findall(r"[\w-]+\.md", str(site["nav"]))
    made = ["contributing.md", *(f"rules-{game}.md" for game in docs.GAMES)]
    assert sorted(listed) == sorted([*made, *(page.name for page in (ROOT / "docs").glob("*.md"))])
    assert ROOT / site["docs_dir"] == docs.PAGES


def test_every_picture_is_small_and_used() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))]
    assert len(pictures) > 5
    for picture in pictures:
        assert picture.stat().st_size <= 150_000, picture.name
        assert any(f"pictures/{picture.name})" in text for text in texts), picture.name
