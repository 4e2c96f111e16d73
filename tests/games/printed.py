"""Which numbers of its row a card's sentences name, and what else they say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any

from fluent.syntax import ast, parse, visitor

from unlit.kernel.box.boxes import Boxes, X
from unlit.kernel.game import Game
from unlit.kernel.texts import fluent_of
from unlit.messages import message_id

NUMBERS = count(1)


class Sentences(visitor.Visitor):
    """Collects the facts that sentences name, and the words around them."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += node.value


@cache
def cards_of(package: str, language: str) -> dict[str, Sentences]:
    """The sentences of every card, by the id of its message."""
    found = {}
    for entry in parse(fluent_of(package, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("card-"):
            found[entry.id.name] = Sentences()
            for attribute in entry.attributes:
                found[entry.id.name].visit(attribute)
    return found


def sentences(game: Game[Any], card: str, row: Any, language: str) -> Sentences:
    """What a card says."""
    return cards_of(game.package, language)[message_id("card", row.words or card)]


def reprinted(boxes: Boxes[X], kind: str, rows: Mapping[str, Any]) -> X:
    """Today's box with other rows of one kind, made as every box is made, under a name that no other box has."""
    return boxes.make(f"reprinted {next(NUMBERS)}", boxes.rows_today() | {kind: dict(rows)})
