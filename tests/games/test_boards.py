"""Copying, comparing and storing a board include every field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from vault import GAME as VAULT

from unlit.alone import GAME as ALONE
from unlit.escape import GAME as ESCAPE
from unlit.kernel.board.fields import fields_of
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import Game
from unlit.kernel.tables.game_table import GameTable, deal

GAMES = (ALONE, ESCAPE, VAULT)
GIVEN = {"dice", "box"}  # passed in when a board is decoded


def tables(game: Game[Any], name: str) -> Iterator[GameTable[Any]]:
    """A random game, answer by answer."""
    t = deal(game, {}, seeds=Seeds(seed_from(name)))
    dice = Dice(seed_from(f"answers of {name}"))
    while t.question is not None:
        yield t
        t.answer(t.question.seat, dice.pick("answer", t.question.options))


def other_values(game: Game[Any], b: Any) -> dict[str, Any]:
    """For each field, a value that it does not have here: from another board, or made up."""
    found: dict[str, Any] = {}
    names = [field.name for field in fields_of(type(b))]
    for t in tables(game, "another"):
        for name in names:
            if name not in found and str(getattr(t.board, name)) != str(getattr(b, name)):
                found[name] = getattr(t.board.copy(), name)
    return {name: made_up(getattr(b, name)) for name in names} | found


def made_up(value: Any) -> Any:
    """Another value of about the same kind."""
    if isinstance(value, frozenset):
        return value | {"made up"}
    if isinstance(value, dict):
        return {**value, "made up": ()}
    return "made up"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_each_field_is_copied_and_compared(game: Game[Any]) -> None:
    b = [t.board.copy() for t, _ in zip(tables(game, "one"), range(40), strict=False)][-1]
    twin = b.copy()
    assert twin == b
    for field in fields_of(type(b)):
        mine, its = getattr(b, field.name), getattr(twin, field.name)
        assert (mine is its) == (field.copying == "Shared"), field.name
    for name, value in other_values(game, b).items():
        if name not in {"wounded", "moved"}:  # they refer to creatures of this very board
            changed = b.copy()
            setattr(changed, name, value)
            assert changed != b, name


@pytest.mark.parametrize("game", [ALONE, ESCAPE], ids=lambda game: str(game.name))
def test_each_field_is_stored(game: Game[Any]) -> None:
    b = [t.board.copy() for t, _ in zip(tables(game, "one"), range(40), strict=False)][-1]
    stored = game.paper.encode(b), game.paper.memories(b)
    for name, value in other_values(game, b).items():
        if name not in {"wounded", "moved", *GIVEN}:
            changed = b.copy()
            setattr(changed, name, value)
            assert (game.paper.encode(changed), game.paper.memories(changed)) != stored, name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_board_is_read_back_as_it_was_stored(game: Game[Any]) -> None:
    decode = game.paper.decode
    assert decode is not None
    for t in tables(game, "stored"):
        b = t.board
        assert decode(game.paper.encode(b), game.paper.memories(b), t.setup, b.dice.copy()) == b


def test_wounds_and_moves_of_creatures_are_compared_and_stored() -> None:
    b = next(t.board.copy() for t in tables(ALONE, "one") if t.board.creatures)
    for name in ("wounded", "moved"):
        changed = b.copy()
        setattr(changed, name, getattr(b, name) ^ {next(iter(b.creatures))})
        assert changed != b
        assert ALONE.paper.encode(changed) != ALONE.paper.encode(b)
