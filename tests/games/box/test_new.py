"""`unlit new` writes stubs: the checks name each of them until it is filled in, and then pass."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from scratch import Scratch

from unlit import shelf
from unlit.cli import main
from unlit.kernel.errors import Refused
from unlit.stubs import Stub, root_of, stubs_of, unfinished


class Filled(NamedTuple):
    """Something new: what it is, for which game, the file of its function, and what fills in that and its script."""

    what: str
    game: str
    file: str
    function: str
    script: str = ""


FILLED = [
    Filled(
        "card", "alone", "cards/fury.py", "suffer(t, Damage.CONTROL, 1)", "told hero: suffered self-control 1 12 11"
    ),
    Filled("item", "alone", "cards/items/chemical.py", "gain_adrenaline(t, 1)", "then item 2 made_up"),
    Filled("mission", "alone", "cards/missions/green.py", "gain_adrenaline(t, 1)"),
    Filled("card", "escape", "cards/adrenaline/turn.py", "change_fear(t, seat, 1)", "then fear iris 4"),
    Filled("item", "escape", "cards/items/care.py", 'lose_item(t, seat, "made_up")', "not then items iris"),
    Filled("event", "escape", "cards/event_cards/noise.py", "scare(t, seat, 1)", "then fear iris 4"),
    Filled("scenario", "escape", "cards/scenarios/made_up.py", 'return b.map.name(b.people[seat].at) == "airlock"'),
]
MADE = "made_up"
PROJECT = Path(__file__).resolve().parent.parent.parent.parent


def source_of(game: str) -> str:
    return f"src/unlit/{game}"


def words_of(one: Filled) -> list[str]:
    return [f"{source_of(one.game)}/texts/{language}/{stubs(one).words}" for language in ("en", "de")]


def stubs(one: Filled) -> Stub:
    return stubs_of(f"unlit.{one.game}")[one.what]


def script_of(one: Filled) -> str:
    return f"tests/scripts/{one.game}/{stubs(one).folder.replace('NAME', MADE)}/{MADE}.script"


def fill_in(scratch: Scratch, one: Filled) -> None:
    """Fill in the stubs, as a contributor would."""
    function = f"{source_of(one.game)}/{one.file}"
    text = (scratch.folder / function).read_text(encoding="utf-8")
    raising = re.search(r"raise NotImplementedError\(.*\)", text)
    assert raising is not None
    scratch.change(function, raising[0], one.function)
    for file in (f"{source_of(one.game)}/box/box.toml", function, script_of(one), *words_of(one)):
        path = scratch.folder / file
        path.write_text(path.read_text(encoding="utf-8").replace("UNFINISHED: ", ""), encoding="utf-8")
    with (scratch.folder / script_of(one)).open("a", encoding="utf-8") as script:
        script.write(f"{one.script}\n")


@pytest.mark.parametrize("one", FILLED, ids=lambda one: f"{one.what} of {one.game}")
def test_every_stub_is_named_until_it_is_filled_in(one: Filled, tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    box, function = f"{source_of(one.game)}/box/box.toml", f"{source_of(one.game)}/{one.file}"
    written = scratch.unlit("new", one.what, one.game, MADE)
    assert written.returncode == 0, written.stderr
    assert written.stdout.splitlines()[:-1] == [box, function, *sorted(words_of(one), reverse=True), script_of(one)]
    named = scratch.run("checks/stubs.py")
    assert named.returncode == 1
    for file in (box, function, script_of(one), *words_of(one)):
        assert re.search(rf"^{re.escape(file)}, line \d+ is to be filled in: .*{MADE}", named.stdout, re.MULTILINE), (
            file
        )
    tidy = scratch.run("-m", "ruff", "check", "--no-cache", "--config", str(PROJECT / "pyproject.toml"), function)
    assert tidy.returncode == 0, tidy.stdout + tidy.stderr
    failed = scratch.unlit("script", script_of(one))
    assert failed.returncode == 1, failed.stderr
    assert re.search(rf"{MADE} (does nothing )?yet", failed.stdout)
    fill_in(scratch, one)
    for program in (["checks/stubs.py"], ["checks/boxes.py"], ["checks/boxes.py", "--check"], ["checks/ledger.py"]):
        done = scratch.run(*program)
        assert (done.returncode, done.stdout) == (0, ""), (program, done.stdout, done.stderr)
    passed = scratch.unlit("script", script_of(one))
    assert passed.returncode == 0, passed.stdout + passed.stderr


def test_in_the_project_itself_nothing_is_unfinished() -> None:
    assert list(unfinished(PROJECT)) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("mission", "escape", "made_up"), "escape has no stub for a new mission; it has: card, item, event, scenario"),
        (("card", "alone", "Made Up"), "a name consists of lower-case letters and digits, joined by _, not 'Made Up'"),
        (("card", "alone", "frenzy"), "alone already has a card frenzy"),
        (("card", "alone", "break"), "break is a keyword of Python, so no function can have this name"),
        (("card", "chess", "made_up"), "there is no game 'chess'"),
        (("deck", "alone", "made_up"), "deck"),
    ],
)
def test_what_cannot_be_new_is_refused(
    words: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["unlit", "new", *words])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert sentence in capsys.readouterr().err


def test_without_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="is not part of a checkout"):
        root_of(tmp_path / "site-packages/unlit/alone")


def test_every_game_of_ours_has_stubs_for_its_cards() -> None:
    assert {name: "card" in stubs_of(package) for name, package in shelf.packages().items()} == {
        "alone": True,
        "escape": True,
        "hush": False,
        "vault": True,
    }
