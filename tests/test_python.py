"""What `import unlit` offers: every example runs, and importing it costs next to nothing."""

from __future__ import annotations

import doctest
import inspect
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import unlit
import unlit.kit
import unlit.testing

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")

# What players and programs may call of a table, beside its fields.
OF_A_TABLE = ("answer", "can_undo", "fork", "imagine", "knowledge", "rollout", "told", "undo", "view")
NO_DOCSTRING = ("__version__", "Bot")  # a text, and a type


def public() -> dict[str, Any]:
    """Everything that is public and has a docstring of its own, by its name."""
    found: dict[str, Any] = {"unlit": unlit, "unlit.kit": unlit.kit, "unlit.testing": unlit.testing}
    for name in unlit.__all__:
        if name not in NO_DOCSTRING:
            found[f"unlit.{name}"] = getattr(unlit, name)
    found |= {f"unlit.kit.{name}": getattr(unlit.kit, name) for name in unlit.kit.__all__ if has_a_docstring(name)}
    found |= {f"unlit.Table.{name}": getattr(unlit.Table, name) for name in OF_A_TABLE}
    found |= {f"unlit.testing.{name}": getattr(unlit.testing, name) for name in unlit.testing.__all__}
    for kind in (unlit.Chair, unlit.Seen, unlit.Results):
        own = [(name, one) for name, one in vars(kind).items() if not name.startswith("_")]
        found |= {f"unlit.{kind.__name__}.{name}": one for name, one in own if inspect.getdoc(one) and not is_slot(one)}
    return found


def has_a_docstring(name: str) -> bool:
    """Whether a name of the kit is a class or a function; the others are values and types, whose comments say it."""
    one = getattr(unlit.kit, name)
    return inspect.isfunction(one) or (inspect.isclass(one) and one is not str)


def is_slot(one: Any) -> bool:
    """Whether this is a field of a class with slots."""
    return inspect.ismemberdescriptor(one)


PUBLIC = public()


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_docstring_has_an_example_that_runs(name: str, tmp_path: Path) -> None:
    text = inspect.getdoc(PUBLIC[name])
    assert text is not None
    assert run(text, name, tmp_path) > 0, "it has an example"


def run(text: str, name: str, folder: Path) -> int:
    """Run the examples in a text; how many there were."""
    known = {"unlit": unlit, "random": random, "folder": folder}
    examples = doctest.DocTestParser().get_doctest(text, known, name, None, 0)
    said: list[str] = []
    results = doctest.DocTestRunner(optionflags=FLAGS).run(examples, out=said.append)
    assert results.failed == 0, "".join(said)
    return results.attempted


def test_the_page_of_reading_names_and_shows_all_of_it(tmp_path: Path) -> None:
    assert run(PAGE.replace("```", ""), "docs/python.md", tmp_path) >= 12
    for name in (*unlit.__all__, *OF_A_TABLE, *unlit.kit.__all__, *unlit.testing.__all__):
        assert re.search(rf"`(\w+\.)*{name}[`(]", PAGE), name


def test_what_is_not_public_says_so() -> None:
    for folder in (ROOT / "src" / "unlit").iterdir():
        if (folder / "__init__.py").is_file() and folder.name != "testing":
            assert "Private: it may change at any time." in (folder / "__init__.py").read_text(encoding="utf-8"), folder
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = unlit.nothing
    assert set(unlit.__all__) <= set(dir(unlit))


def test_importing_it_loads_nothing_before_it_is_asked_for() -> None:
    code = "import sys, unlit; print(sorted(name for name in sys.modules if name.startswith(('unlit', 'msgspec'))))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['unlit']"


def test_everything_is_printable_and_a_notebook_shows_it() -> None:
    t = unlit.deal("escape", {"players": "1"}, seed="print")
    table, seen, results = t._repr_html_(), unlit.see(t, "iris"), unlit.simulate("escape", 1, {}, {"players": "1"})
    assert "iris is asked: turn" in table
    assert table.startswith("<pre>")
    assert "<" not in table.removeprefix("<pre>").removesuffix("</pre>"), "what is printed is no markup"
    assert "What do you do?" in str(seen)
    assert repr(seen) == "<what iris sees>"
    assert "1 games" in results._repr_html_()
    assert repr(results) == "<results of 1 games>"


def test_a_game_without_drawings_is_shown_in_lines() -> None:
    seen = unlit.see(unlit.deal("vault", seed="print"), "ada", lang="de")
    assert seen.svg() is None
    assert seen._repr_svg_() is None
    shown = seen._repr_html_()
    assert shown is not None
    assert "Runde 1" in shown


def test_play_stops_where_a_person_is_asked() -> None:
    t = unlit.play(unlit.deal("vault", seed="people"), {"ben": "random", "warden": "random"})
    assert t.question is not None
    assert t.question.seat == "ada"
    t.answer("ada", t.question.options[0])
    again = unlit.play(t, {"ada": "me", "ben": "random", "warden": "random"})
    assert again is t
    assert unlit.play(t, {"ada": lambda chair, seed: chair.question.options[0]}).question is not None
    with pytest.raises(unlit.Refused, match="nobody sits at 'zoe'"):
        unlit.play(t, {"zoe": "random"})


def test_a_file_that_does_not_replay_as_it_says_is_refused(tmp_path: Path) -> None:
    t = unlit.deal("vault", seed="files")
    assert t.question is not None
    t.answer(t.question.seat, t.question.options[0])
    unlit.save(t, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert str(unlit.load(tmp_path / "game.json")) == str(t)
    assert unlit.verify(tmp_path / "game.json") is None
    check = unlit.record_of(t).check
    (tmp_path / "game.json").write_text(text.replace(check, check[::-1]), encoding="utf-8")
    assert unlit.verify(tmp_path / "game.json") == "after the last entry: the board is a different one"
    with pytest.raises(unlit.BadFile, match="cannot be continued: after the last entry"):
        unlit.load(str(tmp_path / "game.json"))
    (tmp_path / "game.json").write_text(text.replace('"vault"', '"chess"'), encoding="utf-8")
    with pytest.raises(unlit.BadFile, match="the record is from another game: there is no game 'chess'"):
        unlit.load(tmp_path / "game.json")


def test_a_designers_box_is_a_file(tmp_path: Path) -> None:
    box = (ROOT / "src/unlit/escape/box/box.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(box, encoding="utf-8")
    assert unlit.deal("escape", seed="box", box=tmp_path / "mine.toml").question is not None
    with pytest.raises(unlit.Refused, match=r"none\.toml cannot be read"):
        unlit.deal("escape", box=tmp_path / "none.toml")


def test_a_script_may_be_a_file(tmp_path: Path) -> None:
    (tmp_path / "one.script").write_text("game escape\n", encoding="utf-8")
    assert [str(one) for one in unlit.run_script(tmp_path / "one.script")] == [
        "line 1: dice are rolled for 'tiles', but the script gives none"
    ]


def test_no_simulation_of_no_games() -> None:
    with pytest.raises(unlit.Refused, match="at least one game has to be played, not 0"):
        unlit.simulate("escape", 0)
