"""Adding a card breaks no older game: the old box is kept, and a check complains if that is forgotten."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from scratch import Scratch

from unlit import shelf

REPLAYS = """
import sys
import subprocess
from pathlib import Path
from unlit import shelf
from unlit.kernel.files.record import first_difference, read_record
for file in sorted(Path("tests/records").rglob("*.json")):
    record = read_record(file)
    print(record.box, first_difference(shelf.game_named(record.game), record))
print("today", shelf.game_named(sys.argv[1]).box.name)
"""


class Added(NamedTuple):
    """Something new in a box: for which game, in which file, before which row, and its effect."""

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
        "alone/modules/deep/box/box.toml",
        "[room-actions.cameras]",
        '[room-actions.nap]\nroom = "canteen"\n',
        "alone/modules/deep/rooms.py",
        "@ROOM_ACTIONS.enter\ndef nap(t: Table[Board]) -> None: ...\n",
    ),
    "an item": Added(
        "escape",
        "escape/box/box.toml",
        "[items.medkit]",
        "[items.rope]\ncopies = 2\n",
        "escape/cards/items/care.py",
        "@ITEMS.enter(M.OWN_TURN)\ndef rope(t: Table[Board], seat: Seat, context: object) -> None: ...\n",
    ),
}


@pytest.mark.parametrize("added", ADDED.values(), ids=ADDED)
def test_what_is_added_to_a_box_leaves_every_game_of_before_as_it_was(added: Added, tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    assert scratch.run("checks/boxes.py", "--check").stdout == ""
    scratch.change(f"src/unlit/{added.box}", added.before, f"{added.row}\n{added.before}")
    with (tmp_path / "src/unlit" / added.file).open("a", encoding="utf-8") as code:
        code.write(f"\n\n{added.effect}")
    forgotten = scratch.run("checks/boxes.py", "--check")
    box = f"src/unlit/{added.game}/box/box.toml"
    assert forgotten.stdout == f"{box} has changed, but no copy of it is kept: run make ledger\n", forgotten.stderr
    assert forgotten.returncode == 1
    kept = scratch.run("checks/boxes.py")
    assert kept.returncode == 0, kept.stderr
    assert scratch.run("checks/boxes.py", "--check").returncode == 0
    *replayed, today = scratch.run("-c", REPLAYS, added.game).stdout.splitlines()
    name = today.removeprefix("today ")
    assert name != shelf.game_named(added.game).box.name
    assert f"{name} None" in replayed  # a game with the new box was recorded, too
    assert f"{shelf.game_named(added.game).box.name} None" in replayed
    assert all(line.endswith(" None") for line in replayed)


def test_a_kept_box_that_somebody_edits_is_named(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    kept = tmp_path / "src/unlit/escape/box/played" / f"{shelf.game_named('escape').box.name}.toml"
    kept.write_text(kept.read_text(encoding="utf-8").replace("copies = 3", "copies = 4", 1), encoding="utf-8")
    told = scratch.run("checks/boxes.py", "--check")
    assert told.stdout == f"src/unlit/escape/box/played/{kept.name} is stale: run make ledger\n"
    assert told.returncode == 1


def test_a_draft_of_a_box_is_kept_until_there_is_another(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    played = tmp_path / "src/unlit/escape/box/played"
    recorded = tmp_path / "tests/records/escape/boxes"
    committed, kept = {file.name for file in played.iterdir()}, {file.stem for file in recorded.iterdir()}
    for words in (("init", "-q"), ("add", "src", "tests")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    drafts = []
    for old, new in (("copies = 3", "copies = 4"), ("copies = 4", "copies = 5")):
        scratch.change("src/unlit/escape/box/box.toml", old, new)
        assert scratch.run("checks/boxes.py").returncode == 0
        drafts.append({file.name for file in played.iterdir()} - committed)
        records = {file.stem for file in recorded.iterdir()} - kept
        assert {f"{name}.toml" for name in records} == drafts[-1]
        assert {file.name for file in played.iterdir()} >= committed
    first, second = drafts
    assert len(first) == len(second) == 1
    assert first != second
