"""The ledger's teeth: what a test does not notice is found, and so is what cannot be taken out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from vault import actions, cards

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = "tests/scripts/vault/cards/snares.script::nerve_cancels_a_snare"


@pytest.fixture
def teeth(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The check, which lies outside the package."""
    monkeypatch.syspath_prepend(str(ROOT / "checks"))
    module = __import__("teeth")
    for name in ("teeth", "ledger"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return module


def enclosed() -> Callable[[], int]:
    """A function with a variable of its surroundings, whose code cannot be replaced."""
    number = 7
    return lambda: number


def test_a_test_notices_what_it_cites(teeth: ModuleType) -> None:
    assert teeth.bites(teeth.Tooth("K4.1", actions.move_thief, [SCRIPT]))
    assert teeth.bites(teeth.Tooth("card nerve", cards.nerve.does, [SCRIPT]))


def test_what_no_test_notices_survives(teeth: ModuleType) -> None:
    assert not teeth.bites(teeth.Tooth("K4.4", actions.fight, [SCRIPT]))
    assert not teeth.bites(teeth.Tooth("K4.4", actions.fight, []))


def test_no_case_notices_for_another_of_its_file(teeth: ModuleType) -> None:
    held = SCRIPT.replace("nerve_cancels_a_snare", "a_snare_holds_a_thief")
    assert teeth.bites(teeth.Tooth("card snare", cards.snare.does, [held]))
    assert not teeth.bites(teeth.Tooth("card nerve", cards.nerve.does, [held]))
    assert not teeth.bites(teeth.Tooth("card nerve", cards.nerve.does, [SCRIPT.replace("cancels", "forgets")]))


def test_a_script_that_fails_anyway_has_noticed_nothing(
    teeth: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "wrong.script"
    file, _, case = SCRIPT.partition("::")
    wrong.write_text((ROOT / file).read_text(encoding="utf-8") + "then discard warden nerve\n", encoding="utf-8")
    tooth = teeth.Tooth("card nerve", cards.nerve.does, [f"{wrong}::{case}"])
    monkeypatch.setattr(teeth, "teeth", lambda game: iter([tooth]))
    assert teeth.survivors("vault", ["card nerve"]) == (1, [f"card nerve: these fail even with it: {wrong}::{case}"])


def test_what_cannot_be_taken_out_counts_as_unnoticed(teeth: ModuleType) -> None:
    assert not teeth.bites(teeth.Tooth("a closure", enclosed(), [SCRIPT]))


def test_every_rule_and_card_is_a_tooth(teeth: ModuleType) -> None:
    found = [tooth.what for tooth in teeth.teeth("vault")]
    assert "K4.1 (vault.actions:move_thief)" in found
    assert "card snare" in found
    assert len(found) == 39


def test_a_test_in_python_notices_also_where_much_is_imported_already() -> None:
    """As in the soak, after its checks of the server: pytest must not mind what it sees too late."""
    program = (
        "import anyio, sys; sys.path.insert(0, 'checks'); import teeth; "
        "tooth = next(one for one in teeth.teeth('alone') if 'whole_map' in one.what); "
        "assert any(not teeth.is_script(test) for test in tooth.tests); "
        "sys.exit(0 if teeth.bites(tooth) else 1)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
