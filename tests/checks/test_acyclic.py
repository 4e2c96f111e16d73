"""The contract that keeps import cycles out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONFIG = """
[tool.importlinter]
root_package = "ring"
exclude_type_checking_imports = false
contract_types = ["acyclic: checks.acyclic.Acyclic"]

[[tool.importlinter.contracts]]
name = "No circles"
type = "acyclic"
packages = ["ring.clean", "{package}"]
"""
RING = {
    "clean/rules.py": "from ring.clean.cards import kinds",
    "clean/cards/kinds.py": "",
    "clean/cards/snare.py": "from ring.clean import rules",
    "at_once/one.py": "from ring.at_once import two",
    "at_once/two.py": "from ring.at_once import three",
    "at_once/three.py": "from ring.at_once import one",
    "for_types/one.py": "from ring.for_types import two",
    "for_types/two.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ring.for_types import one",
    "in_a_function/one.py": "from ring.in_a_function import two",
    "in_a_function/two.py": "def late():\n    from ring.in_a_function import one",
    "by_its_package/__init__.py": "from ring.by_its_package.one import name",
    "by_its_package/one.py": "import ring.by_its_package\nname = 1",
}


def linted(folder: Path, package: str) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the ring where this package, too, must have no circles."""
    for name, source in RING.items():
        path = folder / "ring" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)
        for parent in path.relative_to(folder).parents[:-1]:
            (folder / parent / "__init__.py").touch()
    (folder / "pyproject.toml").write_text(CONFIG.format(package=package))
    linter = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]
    return subprocess.run(
        linter, cwd=folder, env={"PYTHONPATH": str(ROOT), "COLUMNS": "200"}, capture_output=True, text=True
    )


@pytest.mark.parametrize("package", ["at_once", "for_types", "in_a_function", "by_its_package"])
def test_a_circle_is_named(package: str, tmp_path: Path) -> None:
    done = linted(tmp_path, f"ring.{package}")
    assert done.returncode == 1
    (circle,) = [line for line in done.stdout.splitlines() if " -> " in line]
    first, *_, last = circle.strip().split(" -> ")
    assert first == last
    assert first.startswith(f"ring.{package}")


def test_folders_that_need_each_other_are_no_circle(tmp_path: Path) -> None:
    done = linted(tmp_path, "ring.clean")
    assert "No circles KEPT" in done.stdout
    assert done.returncode == 0


def test_a_package_that_is_not_there_is_no_clean_package(tmp_path: Path) -> None:
    done = linted(tmp_path, "ring.misspelled")
    assert '"ring.misspelled" not present' in done.stdout + done.stderr
    assert done.returncode == 1
