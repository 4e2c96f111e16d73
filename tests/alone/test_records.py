"""Recorded games: one for every set-up, and among them one for every ending; each replays entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest
from guide import RECORDS, all_endings, all_games, name_of
from in_turn import left_out

from unlit.alone import GAME
from unlit.kernel.files.record import first_difference, read_record, replayed
from unlit.kernel.game import complete_setup

FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    t = replayed(GAME, record)
    assert file.stem.startswith(f"{name_of(t)}-{record.setup['team']}-{record.setup['difficulty']}")


def test_every_set_up_and_every_ending_is_recorded() -> None:
    for name, _, setup in all_games():
        assert complete_setup(GAME, read_record(RECORDS / f"{name}.json").setup) == complete_setup(GAME, setup), name
    assert all(any(file.stem.startswith(ending) for file in FILES) for ending in all_endings())


def test_every_switch_is_recorded_both_ways() -> None:
    setups = [complete_setup(GAME, read_record(file).setup) for file in FILES]
    for setting in GAME.rules.settings:
        assert {setup[setting.name] for setup in setups} == set(setting.values), setting.name


def test_every_ending_is_recorded_with_every_choice_of_modules_and_every_number_of_evil_players() -> None:
    setups: dict[str, list[dict[str, str]]] = {ending: [] for ending in all_endings()}
    for file in FILES:
        ending = next(ending for ending in setups if file.stem.startswith(ending))
        setups[ending].append(complete_setup(GAME, read_record(file).setup))
    assert not {ending: missing for ending, played in setups.items() if (missing := left_out(played))}
