"""Recorded games: every scenario, number of players and ending is there, and each replays entry by entry."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
import recorder
from recorder import LONGEST, RECORDS, kind_of, kinds

from unlit.escape import GAME
from unlit.escape.rules.boxes import NUMBERED
from unlit.escape.rules.setup import SWITCHES
from unlit.kernel.files.record import first_difference, read_record, replayed

FILES, OLDER = sorted(RECORDS.glob("*.json")), sorted(RECORDS.glob("box-*/*.json"))


@pytest.mark.parametrize("file", [*FILES, *OLDER], ids=lambda file: str(file.relative_to(RECORDS).with_suffix("")))
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    t = replayed(GAME, record)
    assert str(kind_of(t)) == file.stem
    assert len(t.entries()) <= LONGEST


def test_every_scenario_number_of_players_and_ending_is_recorded() -> None:
    assert {file.stem for file in FILES} == {str(kind) for kind in kinds()}


def test_of_each_older_box_some_are_recorded() -> None:
    boxes = {read_record(file).box for file in FILES}
    assert {read_record(file).box for file in OLDER} == set(NUMBERED.values()) - boxes
    assert all(NUMBERED[file.parent.name.removeprefix("box-")] == read_record(file).box for file in OLDER)


def test_what_the_newest_records_were_played_with_is_no_older_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even if today's box has changed since."""
    played: list[str] = []

    def nothing(scenario: str, players: str, policy: str, number: int, box: str) -> SimpleNamespace:
        played.append(box)
        return SimpleNamespace(outcome=None)

    monkeypatch.setattr(recorder, "play", nothing)
    recorder.record_older_boxes()
    newest = {read_record(file).box for file in FILES}
    assert set(played) == {version for version, name in NUMBERED.items() if name not in newest}


def test_every_switch_is_recorded_both_ways() -> None:
    setups = [read_record(file).setup for file in FILES]
    for name, readings in SWITCHES.items():
        assert {setup[name] for setup in setups} == set(readings), name
