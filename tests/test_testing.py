"""`unlit.testing`: each check passes a sound game, and says what is wrong with a broken one."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from vault import GAME
from vault.board import Board
from vault.view import view

from unlit.kernel.chance.dice import Dice
from unlit.kernel.game import Game
from unlit.testing import check_laws, check_properties, check_words, run_scripts

SCRIPT = "game vault\nset rounds 6\n"


def seeing(**eyes: Any) -> Game[Board]:
    """Vault with other eyes."""
    return replace(GAME, eyes=replace(GAME.eyes, **eyes))


def truth(b: Board, seat: str, dice: Dice) -> None:
    """A cheat: the imagined world is the true one."""


def test_a_sound_game_passes() -> None:
    assert check_properties("vault", games=2).games == 2
    check_laws("vault", games=1)
    check_words("vault")


def test_a_property_that_does_not_hold_is_named_and_the_game_kept(tmp_path: Path) -> None:
    broken = replace(GAME, rules=replace(GAME.rules, broken=lambda b: ["the lamp is out"]))
    with pytest.raises(AssertionError, match="game 1: invariant: the lamp is out") as caught:
        check_properties(broken, games=1, keep=tmp_path)
    (kept,) = tmp_path.iterdir()
    assert str(kept) in str(caught.value)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (seeing(view=lambda b, seat: (view(b, seat), b.stack[-1:])), "question 1: law 1: ada can tell"),
        (seeing(imagine=truth), "law 2: what ada imagines|law 3: no imagined world differed"),
        (seeing(imagine=None), "vault imagines nothing"),
    ],
    ids=["sees", "cheats", "imagines nothing"],
)
def test_a_leak_is_named(game: Game[Board], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_laws(game, games=2, every=3)


def test_what_has_no_words_is_named() -> None:
    wordless = replace(GAME, rules=replace(GAME.rules, endings=(*GAME.rules.endings, "eaten")))
    with pytest.raises(AssertionError, match="vault has no words for:\nen: ending-eaten\nde: ending-eaten"):
        check_words(wordless)


def test_scripts_of_a_folder_run(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.script").write_text(SCRIPT, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"one\.script: line 1: dice are rolled for"):
        run_scripts(tmp_path)
    assert run_scripts(Path(__file__).parent / "scripts" / "vault") > 10


def test_pytest_collects_scripts_wherever_unlit_is_installed(tmp_path: Path) -> None:
    (tmp_path / "one.script").write_text(f"{SCRIPT}rules K1.1\n", encoding="utf-8")
    words = [sys.executable, "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider", str(tmp_path)]
    found = subprocess.run(words, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert found.returncode == 1
    assert "script: one" in found.stdout
    assert "line 1: dice are rolled for" in found.stdout
    chosen = subprocess.run([*words, "-m", "card"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert "1 deselected" in chosen.stdout
