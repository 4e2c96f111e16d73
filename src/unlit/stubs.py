"""New cards, items, events, scenarios and missions: stubs for a contributor to fill in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

import msgspec

from unlit import shelf
from unlit.kernel.errors import Refused
from unlit.kernel.texts import languages_of

UNFINISHED = re.compile(r"UNFINISHED: ([^.\"]*)")
NAMES = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
FILES = ("box/box.toml", "*.py", "*.ftl")


class Stub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written for a new thing of one kind, and where: its row, its function, its words and its script."""

    kind: str  # of its row in the box
    row: str
    file: str
    function: str
    words: str
    message: str
    folder: str  # of its script
    script: str


class Named(NamedTuple):
    """What replaces the placeholders in a stub."""

    name: str
    number: str  # of a scenario

    def into(self, text: str) -> str:
        """The text of a stub with this thing's name filled in."""
        title = self.name.replace("_", " ").title()
        for word, meant in (
            ("NAME", self.name),
            ("ID", self.name.replace("_", "-")),
            ("TITLE", title),
            ("NUMBER", self.number),
        ):
            text = re.sub(rf"\b{word}\b", meant, text)
        return text


def stubs_of(package: str) -> dict[str, Stub]:
    """The stubs that a game has, by the kind of new thing; none if it has no file of stubs."""
    file = folder_of(package) / "data" / "stubs.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Stub]) if file.is_file() else {}


def folder_of(package: str) -> Path:
    """The folder of a package."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def root_of(folder: Path) -> Path:
    """The checkout that a package is part of."""
    for parent in folder.parents:
        if (parent / "tests" / "scripts").is_dir():
            return parent
    raise Refused(f"{folder} is not part of a checkout with tests, and `unlit new` writes into one")


def write_stubs(what: str, game: str, name: str) -> list[Path]:
    """Write the stubs for a new thing; return the files that they are in."""
    package = shelf.package_of(game)
    stubs, folder = stubs_of(package), folder_of(package)
    root = root_of(folder)
    if what not in stubs:
        raise Refused(f"{game} has no stub for a new {what}; it has: {', '.join(stubs) or 'none'}")
    if not NAMES.fullmatch(name):
        raise Refused(f"a name consists of lower-case letters and digits, joined by _, not {name[:40]!r}")
    if iskeyword(name):
        raise Refused(f"{name} is a keyword of Python, so no function can have this name")
    cards = shelf.game_named(game).box.cards()
    if name in cards:
        raise Refused(f"{game} already has a card {name}")
    stub = stubs[what]
    named = Named(name, str(1 + sum(card.kind == stub.kind for card in cards.values())))
    files = [add_row(folder / "box" / "box.toml", stub.kind, name, named.into(stub.row))]
    files.append(added(folder / named.into(stub.file), named.into(stub.function)))
    for language in languages_of(package):
        files.append(added(folder / "texts" / language / stub.words, named.into(stub.message), blank=0))
    scripts = root / "tests" / "scripts" / game / named.into(stub.folder)
    files.append(added(scripts / f"{name}.script", named.into(stub.script)))
    return [file.relative_to(root) for file in files]


def add_row(box: Path, kind: str, name: str, row: str) -> Path:
    """Write a row after the last of its kind."""
    blocks = box.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    last = max(place for place, block in enumerate(blocks) if f"[{kind}." in block)
    blocks.insert(last + 1, f"[{kind}.{name}]\n{row.strip()}")
    box.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
    return box


def added(file: Path, text: str, blank: int = 2) -> Path:
    """Write this at the end of a file, which may be new."""
    before = file.read_text(encoding="utf-8").rstrip("\n") + "\n" * (blank + 1) if file.exists() else ""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(before + text.strip("\n") + "\n", encoding="utf-8")
    return file


def unfinished(root: Path) -> Iterator[str]:
    """A sentence for everything that is still to be filled in, with its file and line."""
    folders = [folder_of(package) for package in shelf.packages().values()]
    found = [file for folder in folders for pattern in FILES for file in folder.rglob(pattern)]
    for file in sorted({*found, *(root / "tests" / "scripts").rglob("*.script")}):
        text = file.read_text(encoding="utf-8")
        if "UNFINISHED" in text:
            for number, line in enumerate(text.splitlines(), start=1):
                if stub := UNFINISHED.search(line):
                    yield f"{file.relative_to(root)}, line {number} is to be filled in: {stub[1].strip()}"
