"""Recorded games: one for every set-up, and among them one for every ending; each replays entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest
from guide import RECORDS, all_endings, all_setups, name_of

from unlit.alone import GAME
from unlit.kernel.record import first_difference, read_record, replayed

FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    t = replayed(GAME, record)
    assert file.stem == f"{name_of(t)}-{record.setup['team']}-{record.setup['difficulty']}"


def test_every_set_up_and_every_ending_is_recorded() -> None:
    setups = [read_record(file).setup for file in FILES]
    assert all(setup in setups for setup in all_setups())
    assert all(any(file.stem.startswith(ending) for file in FILES) for ending in all_endings())


def test_every_switch_is_recorded_both_ways() -> None:
    setups = [read_record(file).setup for file in FILES]
    for setting in GAME.settings:
        assert {setup[setting.name] for setup in setups} == set(setting.values), setting.name
