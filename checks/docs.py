"""Builds the site of the documents into build/docs: `make docs`.

The pages are those of docs/, CONTRIBUTING.md, and one with the rules of each game, made from its rulebook, its words
and its ledger. Links to anything outside docs/ lead into the repository: `make docs SOURCE=...` says where it can be
read; without it, they lead to the files beside the site.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from links import LINK, ROOT, documents, problems

from unlit import shelf
from unlit.kernel.files.ledger import Places, ledger, rulebook
from unlit.terminal.words import Words

DOCS = ROOT / "docs"
PAGES = ROOT / "build" / "docs-pages"  # as zensical.toml says
GAMES = {"alone": "ALONE", "escape": "LEVEL 7 [ESCAPE]"}
BESIDE = "../../"  # from build/docs to the repository
TITLED = re.compile(r"^```(\w+) (\S+)$", re.MULTILINE)


@cache
def lines_of(file: Path) -> dict[str, int]:
    """Where each function and method of a file begins, or each case of a script."""
    found: dict[str, int] = {}
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".script":
        lines = enumerate(text.split("\n"), 1)
        return {line[5:].replace(" ", "_"): number for number, line in lines if line.startswith("case ")}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node.lineno
        if isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            found |= {f"{node.name}.{method.name}": method.lineno for method in methods}
    return found


def function_link(function: str, source: str) -> str:
    """A link to a function, given as module:name."""
    module, _, name = function.partition(":")
    path = Path("src", *module.split(".")).with_suffix(".py")
    if not (ROOT / path).exists():
        path = path.with_suffix("") / "__init__.py"
    return f"[`{name}`]({source}{path.as_posix()}#L{lines_of(ROOT / path)[name]})"


def test_link(test: str, source: str) -> str:
    """A link to a script, to one of its cases, or to a test in Python, given as file::name."""
    file, _, name = test.partition("::")
    line = f"#L{lines_of(ROOT / file)[name]}" if name else ""
    assert (ROOT / file).exists(), f"{file} is not there: run make ledger"
    words = re.sub(r"^(test|[a-z]\d+)_", "", name or Path(file).stem).replace("_", " ")
    return f"[{words}]({source}{file}{line})"


def places_of(places: Places, source: str) -> Iterator[str]:
    """The lines that say where a rule is found."""
    if places.functions:
        yield "Code: " + ", ".join(function_link(one, source) for one in places.functions)
    if places.tests:
        tests = ", ".join(test_link(one, source) for one in dict.fromkeys(places.tests))
        yield f"Tests: {tests}"


def rules_page(game: str, source: str) -> str:
    """All rules of a game, each with its ruling, its functions and its tests."""
    package = shelf.package_of(game)
    book, places, words = rulebook(package), ledger(package), Words(shelf.game_named(game), "en")
    ruling = words.say("rule-ruling", {"ruling": ""}).strip()
    text = [f"# The rules of {GAMES[game]}", RULES_ARE.format(game=game, count=len(book.rules()))]
    for section in book.sections:
        text.append(f"## {section.number} {words.section(section.number)}")
        for number in section.rules:
            sentence, _, decided = words.rule(number).partition(ruling)
            text.append(f"### {number} {{ #{number.lower().replace('.', '-')} }}")
            text.append(sentence.strip())
            if decided:
                text.append(f"*{ruling}* {decided.strip()}")
            text += places_of(places.rules[number], source)
    return "\n\n".join(text) + "\n"


RULES_ARE = """\
These are {count} rules in our own words. Where the book leaves something open, a *ruling* says how Unlit plays it.
Under each rule are the functions that carry its number and the tests that cite it. `unlit rules {game}` prints the
same in a terminal."""


def as_page(text: str, source: str) -> str:
    """A document as the site shows it: links out of docs/ lead into the repository, and named blocks get titles."""

    def led(link: re.Match[str]) -> str:
        target = link[1].removeprefix("../")
        if target == link[1]:
            return link[0]
        return f"]({target.lower() if target.startswith('CONTRIBUTING') else source + target})"

    return TITLED.sub(r'```\1 title="\2"', LINK.sub(led, text))


def write_pages(source: str) -> None:
    """Write all the pages that the site is built from."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES)
    for page in PAGES.glob("*.md"):
        page.write_text(as_page(page.read_text(encoding="utf-8"), source), encoding="utf-8")
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (PAGES / "contributing.md").write_text(text.replace("](docs/", "]("), encoding="utf-8")
    for game in GAMES:
        (PAGES / f"rules-{game}.md").write_text(rules_page(game, source), encoding="utf-8")


def main() -> int:
    """Check the links, write the pages, build the site."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--site", required=True, help="the zensical to build with")
    arguments.add_argument("--source", default="", help="where the files of the repository can be read")
    given = arguments.parse_args()
    if broken := problems(documents()):
        print("\n".join(broken), file=sys.stderr)
        return 1
    write_pages(given.source.rstrip("/") + "/" if given.source else BESIDE)
    done = subprocess.run([given.site, "build", "--strict", "--clean"], cwd=ROOT, env=os.environ, check=False)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
