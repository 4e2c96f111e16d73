"""Hush is a complete game: it has every property, gives nothing away, and its bot plays it well."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import hush
import pytest
from hush.bot import play_greedily
from hush.game import CHILD, THING, Board, Run, view

import unlit
from unlit.testing import check_laws, check_properties, check_words


def test_random_games_keep_every_property(tmp_path: Path) -> None:
    findings = check_properties("hush", games=60, keep=tmp_path)
    assert set(findings.endings) == {"escaped", "caught", "dark"}


def test_games_of_its_bot_do_too(tmp_path: Path) -> None:
    assert check_properties("hush", games=20, bot=play_greedily, keep=tmp_path).endings["escaped"] > 0


def test_the_thing_cannot_tell_worlds_apart() -> None:
    check_laws("hush", games=10)


def test_a_view_that_shows_the_child_is_caught() -> None:
    leaky = replace(hush.GAME, eyes=replace(hush.GAME.eyes, view=lambda b, seat: view(b, CHILD)))
    with pytest.raises(AssertionError, match="law 1: thing can tell an imagined table by its view"):
        check_laws(leaky, games=2)


def test_everything_has_words() -> None:
    check_words("hush")


def test_its_bot_is_found_and_beats_chance() -> None:
    assert unlit.bots_of("hush") == ["random", "greedy"]
    by_chance = unlit.simulate("hush", 60).games
    for seat, ending in ((CHILD, "escaped"), (THING, "caught")):
        clever = unlit.simulate("hush", 60, {seat: "greedy"}).games
        assert sum(one.ending == ending for one in clever) > 2 * sum(one.ending == ending for one in by_chance)


def test_each_seat_is_drawn_by_what_it_sees() -> None:
    t = unlit.deal("hush", seed="picture")
    child, thing = unlit.see(t, CHILD), unlit.see(t, THING)
    assert "C" in str(child).split("Rounds")[0]
    assert "C" not in str(thing).split("Rounds")[0]
    drawn = [[one.text for one in ElementTree.fromstring(seen.svg() or "").iter()] for seen in (child, thing)]
    assert [letters.count("C") for letters in drawn] == [1, 0]
    assert [letters.count("w") for letters in drawn] == [1, 3]


def test_a_game_is_recorded_and_replayed(tmp_path: Path) -> None:
    t = unlit.play(unlit.deal("hush", {"candle": "6"}, seed="record"), {CHILD: "greedy", THING: "greedy"})
    unlit.save(t, tmp_path / "hush.json")
    assert unlit.verify(tmp_path / "hush.json") is None
    assert next(unlit.replay(tmp_path / "hush.json")).board.candle == 6


def test_the_thing_is_deaf_after_a_run() -> None:
    t = unlit.deal("hush", seed="deaf")
    t.answer(CHILD, "wait")
    t.answer(THING, "run north")
    assert isinstance(t.board, Board)
    assert t.board.deaf
    heard = len(t.told(THING))
    assert t.question is not None
    t.answer(CHILD, next(one for one in t.question.options if isinstance(one, Run)))
    assert len(t.told(THING)) == heard, "nobody heard the child run"


def test_it_takes_no_more_than_250_lines() -> None:
    package = Path(hush.__file__).parent
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in package.rglob("*.py")) <= 250
