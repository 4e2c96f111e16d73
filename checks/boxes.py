"""Keeps a copy of each box that games are played with, and a recorded game of it, so that new cards break no old game.

python checks/boxes.py            keep today's boxes
python checks/boxes.py --check    exit 1 if one is not kept
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from unlit import shelf
from unlit.kernel.box.boxes import Boxes
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import Record, read_record, record_of, write
from unlit.kernel.game import Game
from unlit.kernel.tables.game_table import deal

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 400  # answers in a recorded game


class Shelved(NamedTuple):
    """A game with boxes, the folder of boxes that were played with, and that of its recorded games."""

    game: Game[Any]
    boxes: Boxes[Any]
    played: Path
    records: Path

    @property
    def today(self) -> Path:
        """Where today's box is kept."""
        return self.played / f"{self.boxes.today().name}.toml"

    def kept(self) -> list[str]:
        """The names of all boxes that are kept."""
        return sorted(file.stem for file in self.played.glob("*.toml"))

    def recorded(self) -> set[str]:
        """The names of the boxes that have a recorded game."""
        return {str(read_record(file).box) for file in self.records.rglob("*.json")}


def shelved() -> Iterator[Shelved]:
    """The games that know more than one box, in `rules/boxes.py`."""
    for name, package in shelf.packages().items():
        if find_spec(f"{package}.rules") is None or find_spec(f"{package}.rules.boxes") is None:
            continue
        boxes = import_module(f"{package}.rules.boxes").BOXES
        played = Path(str(files(package))) / "box" / "played"
        yield Shelved(shelf.game_named(name), boxes, played, ROOT / "tests" / "records" / name)


def lacking(one: Shelved) -> list[str]:
    """A sentence for each thing that is wrong with the boxes that are kept."""
    wrong = []
    if not one.today.is_file():
        box = one.played.parent.relative_to(ROOT) / "box.toml"
        wrong.append(f"{box} has changed, but no copy of it is kept: run make ledger")
    elif one.today.read_text(encoding="utf-8") != one.boxes.file_of_today():
        wrong.append(f"{one.today.relative_to(ROOT)} is stale: run make ledger")
    unseen = set(one.kept()) - one.recorded()
    wrong += [f"no recorded game of {one.game.name} is of the box {name}: run make ledger" for name in sorted(unseen)]
    return wrong


def keep(one: Shelved) -> None:
    """Keep today's box, and a game of each box; remove what was kept of drafts."""
    for file in drafts(one):
        file.unlink()
    one.today.write_text(one.boxes.file_of_today(), encoding="utf-8")
    for name in sorted(set(one.kept()) - one.recorded()):
        folder = one.records / "boxes"
        folder.mkdir(exist_ok=True)
        write(folder / f"{name}.json", played(one, name))


def drafts(one: Shelved) -> list[Path]:
    """Copies and games of boxes, except today's, that were never committed: nobody else has played with them."""
    if not (ROOT / ".git").exists():
        return []
    told = ["git", "ls-files", "--others", "-z", str(one.played), str(one.records / "boxes")]
    done = subprocess.run(told, cwd=ROOT, capture_output=True, text=True, check=True)
    found = [ROOT / name for name in done.stdout.split("\0") if name]
    return [file for file in found if file.stem != one.today.stem]


def played(one: Shelved, name: str) -> Record:
    """A random game with this box; with today's box, everything that can be chosen is in play, including modules."""
    game = one.game.of_box(name)
    today = name == one.boxes.today().name
    chosen = {setting.name: setting.values[-1] for setting in game.rules.settings} if today else {}
    t = deal(game, chosen, seeds=Seeds(seed_from(f"box {name}")))
    dice = Dice(seed_from(f"answers {name}"))
    for _ in range(LONGEST):
        if t.question is None:
            break
        t.answer(t.question.seat, dice.pick("answer", t.question.options))
    return record_of(t)


def main() -> int:
    """Keep the boxes, or say which are not kept."""
    if "--check" not in sys.argv:
        for one in shelved():
            keep(one)
        return 0
    wrong = [sentence for one in shelved() for sentence in lacking(one)]
    for sentence in wrong:
        print(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
