"""Recorded games: any two settings meet in one of them, each setting meets each ending, and every record replays."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorder import LONGEST, RECORDS, kind_of, missing

from unlit.escape import GAME
from unlit.escape.rules.boxes import NUMBERED
from unlit.kernel.files.record import first_difference, read_record, replayed

FILES, OLDER = sorted(RECORDS.glob("*.json")), sorted(RECORDS.glob("box-*/*.json"))


@pytest.mark.parametrize("file", [*FILES, *OLDER], ids=lambda file: str(file.relative_to(RECORDS).with_suffix("")))
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    t = replayed(GAME, record)
    assert file.stem.startswith(str(kind_of(t)))
    assert len(t.entries()) <= LONGEST


def test_any_two_settings_meet_in_a_recorded_game_and_each_meets_each_ending() -> None:
    assert missing() == set()


def test_of_each_older_box_some_are_recorded() -> None:
    boxes = {read_record(file).box for file in FILES}
    assert {read_record(file).box for file in OLDER} == set(NUMBERED.values()) - boxes
    assert all(NUMBERED[file.parent.name.removeprefix("box-")] == read_record(file).box for file in OLDER)
