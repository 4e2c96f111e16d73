"""A card that is added breaks no game of before: the box of before is kept, and who forgets that is told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from unlit import shelf
from unlit.kernel.record import read_record

ROOT = Path(__file__).resolve().parent.parent.parent
REPLAYS = """
import sys
from pathlib import Path
from unlit import shelf
from unlit.kernel.record import first_difference, read_record
for file in sorted(Path("tests/records").rglob("*.json")):
    record = read_record(file)
    print(record.box, first_difference(shelf.game_named(record.game), record))
print("today", shelf.game_named(sys.argv[1]).box_name)
"""


class Added(NamedTuple):
    """Something new in a box: of which game, in which file, in front of which row, and its effect."""

    game: str
    box: str
    before: str
    row: str
    file: str
    effect: str


ADDED = {
    "a reaction": Added(
        "alone",
        "alone/box/box.toml",
        "[reactions.thick_hide]",
        '[reactions.lurking]\ndeck = "fury"\ncopies = 1\naction = "fight"\n',
        "alone/cards/fury.py",
        "@REACTIONS.enter(M.WOUNDED)\ndef lurking(t: Table[Board], play: Play, blow: Blow) -> None: ...\n",
    ),
    "a room action of Deep": Added(
        "alone",
        "alone/deep/box/box.toml",
        "[room-actions.cameras]",
        '[room-actions.nap]\nroom = "canteen"\n',
        "alone/deep/rooms.py",
        "@ROOM_ACTIONS.enter(None)\ndef nap(t: Table[Board]) -> None: ...\n",
    ),
    "an item": Added(
        "escape",
        "escape/box/box.toml",
        "[items.medkit]",
        "[items.rope]\ncopies = 2\n",
        "escape/cards/items_of_care.py",
        "@ITEMS.enter(None)\ndef rope(t: Table[Board], seat: Person, _: None) -> None: ...\n",
    ),
}


def scratch(folder: Path, game: str) -> None:
    """A copy of the program and of a few recorded games, some of each box."""
    shutil.copytree(ROOT / "src/unlit", folder / "src/unlit", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "checks", folder / "checks", ignore=shutil.ignore_patterns("__pycache__"))
    for other in shelf.packages():
        if (ROOT / "tests/records" / other).is_dir():
            kept: dict[str, int] = {}
            for file in sorted((ROOT / "tests/records" / other).rglob("*.json"), key=lambda file: file.stat().st_size):
                box = str(read_record(file).box)
                kept[box] = kept.get(box, 0) + 1
                if kept[box] <= (2 if other == game else 1):
                    copy = folder / file.relative_to(ROOT)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, copy)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder / "src"), str(ROOT / "tests/vault")])
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


def add(folder: Path, added: Added) -> None:
    box = folder / "src/unlit" / added.box
    text = box.read_text(encoding="utf-8")
    assert added.before in text
    box.write_text(text.replace(added.before, f"{added.row}\n{added.before}"), encoding="utf-8")
    with (folder / "src/unlit" / added.file).open("a", encoding="utf-8") as code:
        code.write(f"\n\n{added.effect}")


@pytest.mark.parametrize("added", ADDED.values(), ids=ADDED)
def test_what_is_added_to_a_box_leaves_every_game_of_before_as_it_was(added: Added, tmp_path: Path) -> None:
    scratch(tmp_path, added.game)
    assert run(tmp_path, "checks/boxes.py", "--check").stdout == ""
    add(tmp_path, added)
    forgotten = run(tmp_path, "checks/boxes.py", "--check")
    box = f"src/unlit/{added.game}/box/box.toml"
    assert forgotten.stdout == f"{box} has changed, and no copy of it is kept: run make ledger\n", forgotten.stderr
    assert forgotten.returncode == 1
    kept = run(tmp_path, "checks/boxes.py")
    assert kept.returncode == 0, kept.stderr
    assert run(tmp_path, "checks/boxes.py", "--check").returncode == 0
    *replayed, today = run(tmp_path, "-c", REPLAYS, added.game).stdout.splitlines()
    name = today.removeprefix("today ")
    assert name != shelf.game_named(added.game).box_name
    assert f"{name} None" in replayed  # a game of the new box was recorded, too
    assert f"{shelf.game_named(added.game).box_name} None" in replayed
    assert all(line.endswith(" None") for line in replayed)


def test_a_kept_box_that_somebody_edits_is_named(tmp_path: Path) -> None:
    scratch(tmp_path, "escape")
    kept = tmp_path / "src/unlit/escape/box/played" / f"{shelf.game_named('escape').box_name}.toml"
    kept.write_text(kept.read_text(encoding="utf-8").replace("copies = 3", "copies = 4", 1), encoding="utf-8")
    told = run(tmp_path, "checks/boxes.py", "--check")
    assert told.stdout == f"src/unlit/escape/box/played/{kept.name} is stale: run make ledger\n"
    assert told.returncode == 1
