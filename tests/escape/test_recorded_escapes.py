"""Recorded games: every scenario and number of players, and every ending; each replays entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorder import RECORDS, name_of

from unlit.escape import GAME
from unlit.escape.setup import SWITCHES
from unlit.kernel.record import first_difference, read_record, replayed

FILES = sorted(RECORDS.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    assert name_of(replayed(GAME, record)) == file.stem


def test_every_scenario_number_of_players_and_ending_is_recorded() -> None:
    stems = [file.stem for file in FILES]
    for scenario in ("1", "2"):
        assert {stem[2] for stem in stems if stem.startswith(f"{scenario}-")} == set("1234")
        endings = {stem[4:].replace("-", " ") for stem in stems if stem.startswith(f"{scenario}-")}
        assert endings == set(GAME.endings)


def test_every_switch_is_recorded_both_ways() -> None:
    setups = [read_record(file).setup for file in FILES]
    for name, readings in SWITCHES.items():
        assert {setup[name] for setup in setups} == set(readings), name
