"""Boxes carry a version; an old one stays as it was, and what was played with it goes on with it."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple

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
    newest: str
    numbered: dict[str, str]

    @property
    def old(self) -> list[str]:
        """The names of the others."""
        return [name for name in self.numbered.values() if name != self.newest]


GAMES = [
    Boxed("alone", of_alone.today().name, of_alone.NUMBERED),
    Boxed("escape", of_escape.today().name, of_escape.NUMBERED),
]
each_game = pytest.mark.parametrize("boxed", GAMES, ids=lambda boxed: boxed.name)


@each_game
def test_every_old_box_has_a_file_and_the_newest_has_none(boxed: Boxed) -> None:
    played = files(f"unlit.{boxed.name}").joinpath("box/played")
    assert sorted(file.name for file in played.iterdir()) == sorted(f"{name}.toml" for name in boxed.old)
    game = shelf.game_named(boxed.name)
    for name in boxed.numbered.values():
        assert game.of_box(name).box.name == name  # so nothing has changed in its file
    for unknown in ("99", "../box", ""):
        with pytest.raises(BadFile, match="there is no box"):
            game.of_box(unknown)


@each_game
def test_a_box_keeps_the_number_that_it_had(boxed: Boxed) -> None:
    game = shelf.game_named(boxed.name)
    assert all(game.of_box(number).box.name == name for number, name in boxed.numbered.items())


@each_game
def test_a_record_is_replayed_with_the_box_that_it_was_played_with(boxed: Boxed) -> None:
    game = shelf.game_named(boxed.name)
    old = game.of_box(boxed.old[0])
    t = deal(old, {}, seeds=Seeds(seed_from("an old box")))
    for _ in range(60):
        assert t.question is not None
        t.answer(t.question.seat, t.question.texts()[0])
    record = record_of(t)
    assert record.box == boxed.old[0]
    again = replayed(game, record)
    assert again.game is old
    assert again.check() == t.check()
