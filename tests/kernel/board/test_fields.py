"""A board's fields: what is said about them, and what follows."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from unlit.kernel.board.fields import copying, fields_of, same
from unlit.kernel.board.storing import Storing

NUMBERS = count()  # no two modules are called the same

HEAD = """
from __future__ import annotations
from enum import Enum
from typing import NamedTuple
from unlit.kernel.board.fields import Copied, EachCopied, Later, Shared

class Colour(Enum):
    RED = "red"

class Card(NamedTuple):
    name: str

class Pile:
    pass

Place = tuple[int, int]

class Board:
"""


@pytest.fixture
def declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes a module with a board of these fields."""
    monkeypatch.syspath_prepend(tmp_path)
    made: list[str] = []

    def of(*fields: str) -> ModuleType:
        package = f"boards{next(NUMBERS)}"
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("")
        lines = [f"    {field}\n" for field in (*fields, "__slots__ = tuple(__annotations__)")]
        (tmp_path / package / "board.py").write_text(HEAD + "".join(lines))
        importlib.invalidate_caches()
        made.append(package)
        return importlib.import_module(f"{package}.board")

    yield of
    for package in made:
        del sys.modules[package], sys.modules[f"{package}.board"]


@pytest.mark.parametrize(
    "silent",
    ["list[int]", "dict[str, int]", "Pile", "Pile | None", "tuple[Pile, ...]", "tuple[list[int], ...]", "Unheard"],
)
def test_a_field_that_may_change_says_how_it_is_copied(declared: Any, silent: str) -> None:
    module = declared("round: int", f"bag: {silent}")
    with pytest.raises(TypeError, match="the field bag may change: say how it is copied"):
        copying(module.Board)


@pytest.mark.parametrize(
    "silent", ["int", "str | None", "bool", "Colour", "Card | None", "tuple[Card, ...]", "frozenset[Place]"]
)
def test_what_never_changes_needs_no_word(declared: Any, silent: str) -> None:
    assert [field.copying for field in fields_of(declared(f"bag: {silent}").Board)] == ["Shared"]


def test_words_say_how_fields_are_copied(declared: Any) -> None:
    module = declared(
        "round: int", "pile: Shared[Pile]", "bag: Copied[list[int]]", "hands: EachCopied[dict[str, list[int]]]"
    )
    b = module.Board()
    b.round, b.pile, b.bag, b.hands = 3, module.Pile(), [1], {"ada": [2]}
    twin = copying(module.Board)(b)
    assert twin.pile is b.pile
    assert same(b, twin, {})
    twin.bag.append(5)
    twin.hands["ada"].append(6)
    assert (b.bag, b.hands) == ([1], {"ada": [2]})
    assert not same(b, twin, {})


def test_boards_are_compared_by_what_things_are_known_by(declared: Any) -> None:
    module = declared("pile: Shared[Pile]")
    b, other = module.Board(), module.Board()
    b.pile, other.pile = module.Pile(), module.Pile()
    assert not same(b, other, {})
    assert same(b, other, {"pile": lambda b: type(b.pile)})


def test_a_later_field_is_left_out_while_it_is_empty(declared: Any) -> None:
    before = Storing(declared("round: int", "seen: frozenset[str]").Board, {})
    after = declared("round: int", "seen: frozenset[str]", "swarm: Later[int]", "freed: Later[tuple[int, ...]]").Board
    storing, b, old = Storing(after, {}), after(), after()
    b.round, b.seen, b.swarm, b.freed = 2, frozenset({"b", "a"}), 0, ()
    assert storing.encode(b) == before.encode(b) == b'{"round":2,"seen":["a","b"]}'
    storing.decode(before.encode(b), old)
    assert same(b, old, {})
    b.swarm = 1
    assert storing.encode(b) == b'{"round":2,"seen":["a","b"],"swarm":1}'
