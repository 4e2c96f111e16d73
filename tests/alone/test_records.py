"""Recorded games: any two settings meet in one of them, and each meets each ending; each replays entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest
from guide import RECORDS, missing, name_of

from unlit.alone import GAME
from unlit.kernel.files.record import first_difference, read_record, replayed


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_ending(file: Path) -> None:
    record = read_record(file)
    assert first_difference(GAME, record) is None
    t = replayed(GAME, record)
    assert file.stem.startswith(f"{name_of(t)}-{record.setup['team']}-{record.setup['difficulty']}")


def test_any_two_settings_meet_in_a_recorded_game_and_each_meets_each_ending() -> None:
    assert missing() == set()
