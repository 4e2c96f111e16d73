"""A language that nobody speaks, in a copy of the program: every letter of every message is another one."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, parse, visitor

LANGUAGE = "eo"  # one that browsers and libraries know, and that no package has
SOURCE = Path(__file__).parents[2] / "src"
WIDE = 0xFEE0  # from a letter to its wide form
OLD_WORD = re.compile(r"(?<![0-9a-f])[A-Za-zÄÖÜäöüß]{3,}(?![0-9a-f])")  # and no piece of a hash


def wide(text: str) -> str:
    """The same text in other letters."""
    return "".join(chr(ord(one) + WIDE) if one.isascii() and one.isalpha() else one for one in text)


class MadeUp(visitor.Transformer):
    """Writes everything that is said in other letters; what is only compared stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = wide(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        node.value = wide(node.value)
        return node


def copy_with_the_language(folder: Path) -> Path:
    """A copy of all packages, each with a folder of the new language beside that of English."""
    copied = folder / "src"
    shutil.copytree(SOURCE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    for english in list(copied.rglob("texts/en")):
        made_up = english.with_name(LANGUAGE)
        made_up.mkdir()
        for file in english.glob("*.ftl"):
            told = MadeUp().visit(parse(file.read_text(encoding="utf-8")))
            made_up.joinpath(file.name).write_text(FluentSerializer().serialize(told), encoding="utf-8")
    return copied


def old_words(text: str) -> list[str]:
    """The words of another language in a text, each once."""
    return list(dict.fromkeys(OLD_WORD.findall(text)))
