"""Golden playthroughs are what they were."""

from __future__ import annotations

import pytest
from goldens import GAMES, GOLDENS, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_playthrough_is_what_it_was(name: str) -> None:
    expected = (GOLDENS / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    for number, (now, then) in enumerate(zip(playthrough(name).split("\n"), expected, strict=True), start=1):
        assert now == then, f"line {number} of {name}"
