"""No message is unused: the code or the box names each one, or makes it from a template and such a name."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, visitor

from unlit.messages import KINDS

ROOT = Path(__file__).resolve().parents[3]
# The page makes these from the names of settings and their values.
MADE_BY_THE_PAGE = ("setting-{}", "setting-{}-{}", "setting-{}-{}-more")
SOURCES = [ROOT / "src/unlit", ROOT / "tests/vault"]
FOLDERS = sorted(folder.parent.relative_to(ROOT) for one in SOURCES for folder in one.rglob("texts/en"))

QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
FIELD = re.compile(r"\$?\{[^}]*\}")
WORD = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
KEY = re.compile(r"[A-Za-z_][\w-]*|\d+")
TEMPLATE = re.compile(r"[a-z]+(?:-[a-z]+)*-\{\}(?:-\{\})*(?:-[a-z]+)*")


def spelled(text: str) -> str:
    """A name as it appears in the id of a message."""
    return re.sub(r"[ _.]", "-", text)


def python_texts(path: Path) -> Iterator[str]:
    """The strings of a module, with f-strings as templates, and the names of its classes and their fields."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, python.JoinedStr):
            yield "".join(str(one.value) if isinstance(one, python.Constant) else "{}" for one in node.values)
        elif isinstance(node, python.ClassDef):
            yield WORD.sub("-", node.name).lower()
        elif isinstance(node, python.FunctionDef):
            yield node.name
        elif isinstance(node, python.AnnAssign) and isinstance(node.target, python.Name):
            yield node.target.id


def other_texts(path: Path) -> Iterator[str]:
    """The strings in a file of the page or a box, and its keys; fields of a template become `{}`."""
    text = path.read_text(encoding="utf-8")
    yield from (FIELD.sub("{}", "".join(found)) for found in QUOTED.findall(text))
    yield from KEY.findall(text)
    yield from (re.split(r" *[(|]", line)[0] for line in text.splitlines())


def all_texts() -> set[str]:
    """Every string of the code, the page and the boxes."""
    found: set[str] = set()
    for folder in SOURCES:
        for path in folder.rglob("*.py"):
            found.update(python_texts(path))
        for path in (*folder.rglob("*.toml"), *folder.rglob("data/*.txt")):
            found.update(other_texts(path))
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            found.update(other_texts(path))
    return {spelled(one) for one in found if len(one) < 80}


class References(visitor.Visitor):
    """Collects the messages that other messages name."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.ids.add(node.id.name)


def templates(texts: set[str]) -> list[re.Pattern[str]]:
    """How ids are made from names: by templates in the code, and by kind; `test_ledger` checks the switches."""
    made = {one for one in texts if TEMPLATE.fullmatch(one)}.union(MADE_BY_THE_PAGE)
    made |= {f"{one}{{}}" for one in texts if re.fullmatch(r"[a-z]{4,}-", one)}
    made |= {f"{kind}-{{}}" for kind in (*KINDS, "prompt", "option", "ending", "switch")}
    return [re.compile(re.escape(one).replace(r"\{\}", "(.+)")) for one in sorted(made)]


def is_said(key: str, texts: set[str], known: list[re.Pattern[str]]) -> bool:
    """Whether an id is in the code, or comes from a template with names that are, or that come from one themselves."""
    if key in texts or key.isdecimal():
        return True
    matches = (one.fullmatch(key) for one in known)
    return any(found and all(is_said(one, texts, known) for one in found.groups()) for found in matches)


TEXTS = all_texts()
KNOWN = templates(TEXTS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_message_is_said_somewhere(folder: Path, language: str) -> None:
    said = References()
    keys = []
    for path in sorted((ROOT / folder / language).glob("*.ftl")):
        resource = parse(path.read_text(encoding="utf-8"))
        said.visit(resource)
        keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert [key for key in keys if key not in said.ids and not is_said(key, TEXTS, KNOWN)] == []


def test_a_message_that_nothing_says_is_found() -> None:
    assert is_said("alone-room-mission", TEXTS, KNOWN)
    assert is_said("event-hero-moved", TEXTS, KNOWN)
    assert not is_said("alone-room-swimming-pool", TEXTS, KNOWN)
    assert not is_said("word-quixotic", TEXTS, KNOWN)
