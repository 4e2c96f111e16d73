"""A scratch copy of the project, for adding things and running the project's programs on them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from unlit import shelf
from unlit.kernel.files.record import read_record

ROOT = Path(__file__).resolve().parent.parent.parent
WITHOUT = shutil.ignore_patterns("page", "__pycache__", "*.egg-info")
COMMAND = "import sys; from unlit.cli import main; sys.argv[0] = 'unlit'; main()"


class Scratch:
    """A copy of the program, its checks, and a few recorded games of each box."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src/unlit", "checks", "tests/vault"):
            shutil.copytree(ROOT / part, folder / part, ignore=WITHOUT)
        for game in shelf.packages():
            (folder / "tests/scripts" / game).mkdir(parents=True)
            self._keep_some_records(game)

    def _keep_some_records(self, game: str, each: int = 2) -> None:
        kept: dict[str, int] = {}
        files = (ROOT / "tests/records" / game).rglob("*.json")
        for file in sorted(files, key=lambda file: (file.parent.name != "boxes", file.stat().st_size)):
            box = str(read_record(file).box)
            kept[box] = kept.get(box, 0) + 1
            if kept[box] <= each:
                copy = self.folder / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        paths = os.pathsep.join(str(self.folder / part) for part in ("src", "tests/vault"))
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=False,
        )

    def unlit(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the `unlit` command in the copy."""
        return self.run("-c", COMMAND, *words)

    def change(self, file: str, old: str, new: str) -> None:
        """Replace something in a file."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new), encoding="utf-8")
