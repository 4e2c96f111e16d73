"""Joins the numbered rules with the functions, tests, refusals and cards that carry their numbers.

python checks/ledger.py            write each game's ledger
python checks/ledger.py --check    exit 1 if one is stale
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import msgspec

from unlit import shelf
from unlit.kernel.errors import BadFile
from unlit.kernel.files.ledger import Ledger, Places, rulebook
from unlit.kernel.files.script import parse_script

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"\b[A-Z]\d+\.\d+\b")
CARRIES = re.compile(r"^\s*#\s*[A-Z]\d+\.\d+(\s*,\s*[A-Z]\d+\.\d+)*\s*$")


@dataclass
class Carrier:
    """A function that carries rule numbers."""

    module: str
    name: str
    rules: list[str]


@dataclass
class Citations:
    """The tests that cite a rule or a card."""

    rules: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, list[str]] = field(default_factory=dict)


def folder_of(package: str) -> Path:
    """The folder of a package."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def carriers(package: str) -> list[Carrier]:
    """Every function of the package with rule numbers in the comment above it."""
    found = []
    folder = folder_of(package)
    for path in sorted(folder.rglob("*.py")):
        parts = (package, *path.relative_to(folder).with_suffix("").parts)
        module = ".".join(part for part in parts if part != "__init__")
        source = path.read_text(encoding="utf-8")
        lines = source.split("\n")
        for name, node in functions(ast.parse(source)):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            above = lines[first - 2] if first >= 2 else ""
            if CARRIES.match(above):
                found.append(Carrier(module, name, NUMBER.findall(above)))
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def shown(package: str) -> dict[str, list[str]]:
    """The refusals and the cards that name a rule, by the function that makes them and by the card's name."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder_of(package).rglob("*.py")):
        for name, function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    for rule in numbers_in(node):
                        found.setdefault(rule, []).append(f"refusal in {name}")
    for name, rule in rules_of_rows(package):
        found.setdefault(rule, []).append(f"card {name}")
    return {rule: sorted(set(places)) for rule, places in found.items()}


def rules_of_rows(package: str) -> Iterator[tuple[str, str]]:
    """The cards of a box that say which rule they belong to."""
    box = folder_of(package) / "box" / "box.toml"
    for cards in tomllib.loads(box.read_text(encoding="utf-8")).values() if box.is_file() else ():
        for name, row in cards.items():
            if "rule" in row:
                yield name, row["rule"]


def numbers_in(node: ast.AST) -> list[str]:
    """The strings below a node that are rule numbers."""
    texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return [text for text in texts if NUMBER.fullmatch(text)]


def citations() -> Citations:
    """The tests and scripts that cite rules and cards."""
    found = Citations()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for kind, cited in marks(node):
                    found_in = found.rules if kind == "rule" else found.cards
                    found_in.setdefault(cited, []).append(f"{name}::{node.name}")
    for path in sorted((ROOT / "tests").rglob("*.script")):
        name = path.relative_to(ROOT).as_posix()
        try:
            cases = parse_script(path.read_text(encoding="utf-8"))
        except BadFile as problem:
            raise SystemExit(f"{name}: {problem}") from problem
        for case in cases:
            for rule in case.rules:
                found.rules.setdefault(rule, []).append(case.id_in(name))
            for card in case.cards:
                found.cards.setdefault(card, []).append(case.id_in(name))
    return found


def marks(node: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What the marks of a test cite: pytest.mark.rule("A6.3"), pytest.mark.card("worm")."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute):
            kind = decorator.func.attr
            if kind in ("rule", "card"):
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant):
                        yield kind, str(argument.value)


def cards_of(game: str) -> list[str]:
    """The names of a playable game's cards."""
    playable = shelf.games()
    return sorted(playable[game].box.cards()) if game in playable else []


def made(game: str, package: str, cited: Citations) -> Ledger:
    """The ledger of one game."""
    numbers = rulebook(package).rules()
    carrying = carriers(package)
    showing = shown(package)
    unknown = {rule for carrier in carrying for rule in carrier.rules} | set(showing)
    unknown -= set(numbers)
    if unknown:
        raise SystemExit(f"{package} names rules that do not exist: {', '.join(sorted(unknown))}")
    places = {
        number: Places(
            functions=[f"{one.module}:{one.name}" for one in carrying if number in one.rules],
            tests=cited.rules.get(number, []),
            shown=showing.get(number, []),
        )
        for number in numbers
    }
    return Ledger(places, {card: cited.cards.get(card, []) for card in cards_of(game)})


def main() -> int:
    """Write the ledgers, or compare them."""
    cited = citations()
    known = {number for package in shelf.packages().values() for number in rulebook(package).rules()}
    strangers = sorted(set(cited.rules) - known)
    if strangers:
        print(f"tests cite rules that do not exist: {', '.join(strangers)}")
        return 1
    stale = 0
    for game, package in shelf.packages().items():
        if not rulebook(package).rules():
            continue
        path = folder_of(package) / "data" / "ledger.json"
        data = msgspec.json.format(msgspec.json.encode(made(game, package, cited)), indent=1) + b"\n"
        if "--check" not in sys.argv:
            path.write_bytes(data)
        elif not path.exists() or path.read_bytes() != data:
            print(f"{path.relative_to(ROOT)} is stale: run make ledger")
            stale += 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
