"""A board declares its fields once, as annotations; how it is copied and compared follows from them.

    class Board:
        dice: Copied[Dice]
        map: Shared[Map]
        phase: str
        hands: Copied[dict[Seat, tuple[str, ...]]]

        __slots__ = tuple(__annotations__)

What never changes is shared between copies. Numbers, texts, tuples and the like never change; every other field says
how it is copied.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from types import NoneType
from typing import Annotated, Any, NamedTuple, TypeVar, get_origin

T = TypeVar("T")

Shared = Annotated[T, "never changes, whatever its type allows"]
Copied = Annotated[T, "copied one level deep"]
EachCopied = Annotated[T, "a dictionary whose values are copied, too"]
Later = Annotated[T, "boards were stored before it existed: it is left out while it is empty"]

COPYING = {
    "Shared": "b.{name}",
    "Copied": "b.{name}.copy()",
    "EachCopied": "{{key: one.copy() for key, one in b.{name}.items()}}",
}
UNCHANGING = (int, str, bytes, tuple, frozenset, Enum, NoneType)


class Field(NamedTuple):
    """A field of a board: its type as it is written, and how it is copied and stored."""

    name: str
    type: str
    copying: str
    later: bool


def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a class in the order of their declaration."""
    return _fields(kind.__module__, kind.__name__)


@cache
def _fields(module: str, name: str) -> tuple[Field, ...]:
    """Read the fields from the source, because a compiled class no longer knows how they were declared."""
    package, _, file = module.rpartition(".")
    source = files(package).joinpath(f"{file}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == name]
    known = names_in(module)
    return tuple(
        _field(line.target.id, line.annotation, known)
        for line in classes[0].body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    )


def names_in(module: str) -> dict[str, Any]:
    """What the names in the annotations of a module stand for."""
    return vars(builtins) | vars(sys.modules[module])


def _field(name: str, declared: ast.expr, known: Mapping[str, Any]) -> Field:
    words = []
    while isinstance(declared, ast.Subscript) and isinstance(declared.value, ast.Name):
        if declared.value.id not in (*COPYING, "Later"):
            break
        words.append(declared.value.id)
        declared = declared.slice
    copying = [word for word in words if word in COPYING]
    if not copying and not _never_changes(declared, known):
        raise TypeError(f"the field {name} may change: say how it is copied ({', '.join(COPYING)})")
    return Field(name, ast.unparse(declared), copying[0] if copying else "Shared", "Later" in words)


def _never_changes(declared: ast.expr, known: Mapping[str, Any]) -> bool:
    """Whether the values of every type in the annotation never change."""
    named = [known.get(node.id) for node in ast.walk(declared) if isinstance(node, ast.Name)]
    kinds = [get_origin(one) or one for one in named]
    return all(isinstance(kind, type) and issubclass(kind, UNCHANGING) for kind in kinds)


def copying(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a board field by field, as fast as one written by hand.

    >>> board = unlit.deal("escape", seed="docs").board
    >>> board.copy() == board, board.copy() is board
    (True, False)
    """
    lines = ["def copied(b):", "    twin = kind()"]
    lines += [f"    twin.{one.name} = {COPYING[one.copying].format(name=one.name)}" for one in fields_of(kind)]
    made: dict[str, Any] = {"kind": kind}
    exec("\n".join([*lines, "    return twin"]), made)
    copied: Callable[[T], T] = made["copied"]
    return copied


def same(one: T, other: T, known_by: Mapping[str, Callable[[T], object]]) -> bool:
    """Whether two boards are equal in every field.

    A field whose objects equal only themselves is compared by what `known_by` gives for it.

    >>> from unlit.kit import same
    >>> board = unlit.deal("escape", seed="docs").board
    >>> same(board, board, {})
    True
    """
    for name in [field.name for field in fields_of(type(one))]:
        seen = known_by.get(name)
        mine, theirs = (getattr(one, name), getattr(other, name)) if seen is None else (seen(one), seen(other))
        if mine != theirs:
            return False
    return True
