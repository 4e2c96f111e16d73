"""A box may grow: a script does not depend on cards that it does not name, unless it names the box in its head."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from sparing import one_in

from unlit import shelf
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.game import Game

ROOT = Path(__file__).resolve().parents[3]
PARTS = 4
GROWN = {
    "alone": ("reactions.bloodlust", "reactions.cut_off", "reactions.whispers", "reactions.rust", "items.acid"),
    "escape": ("adrenaline.shove", "items.medkit", "events.screams"),
}
"""For each deck, a card with one extra copy."""


@cache
def grown(name: str) -> Game[Any]:
    """A game whose box has an extra card in each deck."""
    text = files(f"unlit.{name}").joinpath("box/box.toml").read_text(encoding="utf-8")
    for card in GROWN[name]:
        text, changed = re.subn(
            rf"(?<=^\[{card}\]\n)(.*?^copies = )(\d+)$",
            lambda found: f"{found[1]}{int(found[2]) + 1}",
            text,
            flags=re.DOTALL | re.MULTILINE,
        )
        assert changed == 1, card
    return shelf.game_named(name).with_box(text, "grown.toml")


@pytest.mark.parametrize("part", one_in(PARTS, range(PARTS)))
@pytest.mark.parametrize("name", GROWN)
def test_scripts_go_as_they_say_with_a_card_more_in_each_deck(name: str, part: int) -> None:
    scripts = sorted((ROOT / "tests/scripts" / name).rglob("*.script"))[part::PARTS]
    assert scripts
    wrong = {str(one): run_script(one.read_text(encoding="utf-8"), lambda _: grown(name)) for one in scripts}
    assert {file: found for file, found in wrong.items() if found} == {}
