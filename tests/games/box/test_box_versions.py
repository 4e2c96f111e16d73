"""Boxes have versions: an old one stays as it was, and games that were played with it continue with it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from unlit import shelf
from unlit.alone.rules import boxes as of_alone
from unlit.escape.rules import boxes as of_escape
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import draws_of, first_difference, read_record, record_of, replayed
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.tables.game_table import deal


class Boxed(NamedTuple):
    """A game with more than one box."""

    name: str
    newest: str
    numbered: dict[str, str]

    @property
    def old(self) -> list[str]:
        """The names of its older boxes."""
        return [name for name in self.numbered.values() if name != self.newest]


GAMES = [
    Boxed("alone", of_alone.BOXES.today().name, of_alone.NUMBERED),
    Boxed("escape", of_escape.BOXES.today().name, of_escape.NUMBERED),
]
RECORDS = Path(__file__).resolve().parent.parent.parent / "records"
each_game = pytest.mark.parametrize("boxed", GAMES, ids=lambda boxed: boxed.name)


@each_game
def test_every_box_has_a_file_under_the_name_of_what_is_in_it(boxed: Boxed) -> None:
    played = files(f"unlit.{boxed.name}").joinpath("box/played")
    names = {file.name.removesuffix(".toml") for file in played.iterdir()}
    assert names >= {boxed.newest, *boxed.numbered.values()}
    game = shelf.game_named(boxed.name)
    for name in names:
        assert game.of_box(name).box.name == name  # so its file has not changed
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
    assert len(draws_of(game, record)) == t.board.dice.drawn


def test_a_script_is_played_with_the_box_that_it_names() -> None:
    script = RECORDS.parent / "scripts/alone/a16_end_of_the_round/an_empty_deck.script"
    text, first, second = script.read_text(encoding="utf-8"), *of_alone.NUMBERED.values()
    assert run_script(text, shelf.game_named) == []
    with pytest.raises(Refused):  # it has other cards
        run_script(text.replace(f"box {second}", f"box {first}"), shelf.game_named)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*/boxes/*.json")), ids=lambda file: file.stem)
def test_the_game_that_was_recorded_when_a_box_was_kept_is_what_it_was(file: Path) -> None:
    record = read_record(file)
    assert record.box == file.stem
    assert first_difference(shelf.game_named(record.game), record) is None
