"""Finds links and paths in the documents that lead nowhere: `python checks/links.py`, and a test.

A link is checked with its anchor. A path in backticks may be short (`board/fields.py`) and may contain a star or
a placeholder in capitals (`texts/LANGUAGE/rules.ftl`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*/?")
STAND_IN = re.compile(r"\b[A-Z]{3,}\b")
KINDS = (".ftl", ".json", ".md", ".py", ".script", ".svelte", ".toml", ".ts", ".txt")
PLACES = ("checks", "docs", "examples", "requirements", "src", "tests", "web")
SKIPPED = {"node_modules", "__pycache__"}
MADE = ("build", "dist", ".venv", "failures")  # they exist only after a command
LATER = {"mine.toml", "cards/retired/", "GAME/cards/retired/"}  # people create these when they need them


def documents() -> list[Path]:
    """The documents for people who use the repository."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@cache
def paths() -> frozenset[str]:
    """Every file and folder, from the root."""
    found = {path.name for path in ROOT.iterdir()}
    for place in PLACES:
        for path in (ROOT / place).rglob("*"):
            if not SKIPPED.intersection(path.parts):
                found.add(path.relative_to(ROOT).as_posix())
    return frozenset(found)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    words = re.sub(r"[^\w\s-]", "", heading.replace("`", "").lower())
    return re.sub(r"\s+", "-", words.strip())


def is_path(code: str) -> bool:
    """Whether a text in backticks is meant as a path in the repository."""
    if not PATH.fullmatch(code) or code in LATER or code.split("/")[0] in MADE:
        return False
    return code.endswith((*KINDS, "/")) or (code.split("/")[0] in PLACES and "/" in code)


def exists(code: str) -> bool:
    """Whether there is a path like this, or one that ends like this."""
    pattern = STAND_IN.sub("*", code.rstrip("/")) if code not in paths() else code
    return any(fnmatchcase(path, pattern) or fnmatchcase(path, f"*/{pattern}") for path in paths())


def broken_links(file: Path, text: str) -> Iterator[str]:
    """The links of a document to files or headings that do not exist."""
    for target in LINK.findall(text):
        if re.match("[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        found = (file.parent / name).resolve() if name else file
        if not found.is_relative_to(ROOT) or not found.exists():
            yield f"the link {target} leads nowhere"
        elif anchor and anchor not in map(slug, HEADING.findall(found.read_text(encoding="utf-8"))):
            yield f"the link {target} names no heading there"


def problems(files: Iterable[Path]) -> list[str]:
    """Everything that is broken in these documents, each with its file."""
    found = []
    for file in files:
        text = FENCED.sub("", file.read_text(encoding="utf-8"))
        missing = [f"there is no {code}" for code in CODE.findall(text) if is_path(code) and not exists(code)]
        found += [f"{file.name}: {problem}" for problem in (*broken_links(file, text), *missing)]
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(documents())))
