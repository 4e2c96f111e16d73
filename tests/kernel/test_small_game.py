"""A game that gives nothing but what every game must: all else is optional."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from pebbles import GAME
from pebbles.game import Board

from unlit.bots.random import play_randomly
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import first_difference, read_record, record_of, write
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.resuming import kept, resumed
from unlit.kernel.tables.sight import see
from unlit.lab.fuzz import Fuzzer
from unlit.terminal.words import Words


@pytest.fixture
def played() -> GameTable[Board]:
    """A game that random bots have played to its end."""
    t = deal(GAME, seeds=Seeds(seed_from("pebbles")))
    while t.question is not None:
        seat = t.question.seat
        t.answer(seat, play_randomly(Chair(t, seat), seed_from(f"{t.board.heap}")))
    return t


def test_it_is_played_recorded_and_played_again(played: GameTable[Board], tmp_path: Path) -> None:
    assert played.outcome is not None
    assert played.outcome.ending == "taken"
    assert see(played, "left").view == "0 pebbles"
    write(tmp_path / "game.json", record_of(played))
    assert first_difference(GAME, read_record(tmp_path / "game.json")) is None
    assert str(pickle.loads(pickle.dumps(played)).board) == str(played.board)


def test_all_properties_that_it_can_have_are_looked_at(tmp_path: Path) -> None:
    options = [str(option) for option in GAME.options()]
    assert options == ["pass", "take one", "take two"]
    findings = Fuzzer(GAME, "small", tmp_path, set(options)).run(30)
    assert findings.failures == []
    assert findings.endings == {"taken": 30}


def test_it_speaks_its_one_language() -> None:
    t = deal(GAME, seeds=Seeds(seed_from("pebbles")))
    assert t.question is not None
    words = Words(GAME, "en")
    assert [words.option(option) for option in t.question.options] == ["Take one pebble", "Take two pebbles"]
    assert GAME.eyes.show(t.view("left"), words.sentence).endswith(" pebbles")


def test_what_it_does_not_give_is_refused_in_a_sentence() -> None:
    t = deal(GAME, seeds=Seeds(seed_from("pebbles")))
    with pytest.raises(Refused, match="nothing can be imagined in pebbles"):
        t.imagine("left", bytes(32))
    with pytest.raises(Refused, match="cannot be read from text"):
        GAME.paper.parse(str(t.board), {}, t.board.dice)
    with pytest.raises(BadFile, match="a stored board of pebbles cannot be read back"):
        resumed(GAME, {}, t.seeds, kept(t), ())
    with pytest.raises(Refused, match="can only be played with its own box"):
        GAME.with_box("", "mine.toml")
    with pytest.raises(BadFile, match="there is no box 2 of pebbles here"):
        GAME.of_box("2")
