"""Boxes carry a version; an old one stays as it was, and what was played with it goes on with it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, NamedTuple

import pytest

from unlit import shelf
from unlit.alone import boxes as of_alone
from unlit.escape import boxes as of_escape
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import BadFile
from unlit.kernel.record import record_of, replayed
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import deal


class Boxed(NamedTuple):
    """A game with more than one box."""

    name: str
    newest: int
    box_of: Callable[[int], Any]

    @property
    def old(self) -> range:
        """The versions of the others."""
        return range(1, self.newest)


GAMES = [
    Boxed("alone", of_alone.NEWEST, of_alone.box_of),
    Boxed("escape", of_escape.NEWEST, of_escape.box_of),
]
each_game = pytest.mark.parametrize("boxed", GAMES, ids=lambda boxed: boxed.name)


@each_game
def test_every_old_box_has_a_file_and_the_newest_has_none(boxed: Boxed) -> None:
    played = files(f"unlit.{boxed.name}").joinpath("box/played")
    assert sorted(file.name for file in played.iterdir()) == [f"{version}.toml" for version in boxed.old]
    with pytest.raises(BadFile, match="there is no box 99"):
        shelf.game_named(boxed.name).of_box(99)


@each_game
def test_a_record_is_replayed_with_the_box_that_it_was_played_with(boxed: Boxed) -> None:
    game = shelf.game_named(boxed.name)
    old = game.of_box(1)
    t = deal(old, {}, seeds=Seeds(seed_from("an old box")))
    for _ in range(60):
        assert t.question is not None
        t.answer(t.question.seat, t.question.texts()[0])
    record = record_of(t)
    assert record.box == 1
    again = replayed(game, record)
    assert again.game is old
    assert again.check() == t.check()
