"""The list of options is whole, and each option in it is a value with a text of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import is_dataclass
from itertools import product
from time import process_time

import pytest

from unlit.escape import GAME
from unlit.escape.boxes import NUMBERED, box_of
from unlit.escape.hand import PLAY
from unlit.escape.options import every_option
from unlit.escape.parts import ENEMIES
from unlit.escape.tiles import TILES
from unlit.kernel.catalogue import kinds_of_options

MARKERS = [str(enemy) for enemy in ENEMIES]
LAID = [name for name in TILES if name != "infirmary"]
WITH_VENT = [name for name, plan in TILES.items() if plan.vent]


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        ("{}", (MARKERS,)),
        ("attack {}", (MARKERS,)),
        ("{} to {}", (MARKERS, LAID)),
        ("{}", (LAID,)),
        ("move {}", (LAID,)),
        ("crawl {}", (WITH_VENT,)),
        ("{} {}", (LAID, ("north", "east", "south", "west"))),
        ("tank farm {} {}", (("north", "east", "south", "west"), ("1", "2"))),
    ],
)
def test_each_option_of_a_kind_stands_in_the_list(pattern: str, parts: tuple[list[str], ...]) -> None:
    missing = {pattern.format(*chosen) for chosen in product(*parts)} - {str(option) for option in GAME.options()}
    assert sorted(missing) == []


def test_one_text_is_one_option() -> None:
    texts = Counter(str(option) for option in GAME.options())
    assert [text for text, times in texts.items() if times > 1] == []


def test_the_list_is_made_in_less_than_a_second() -> None:
    every_option.cache_clear()
    begun = process_time()
    assert len(GAME.options()) > 1_800
    assert process_time() - begun < 1


def test_each_kind_of_option_is_a_frozen_dataclass_with_a_name_of_its_own() -> None:
    kinds = list(kinds_of_options("unlit.escape"))
    for kind in kinds:
        assert is_dataclass(kind)
        assert "__dataclass_params__" in kind.__dict__, kind
        assert kind.__dict__["__dataclass_params__"].frozen, kind
    assert len({kind.__name__ for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("version", NUMBERED)
def test_a_card_may_be_played_for_its_stat_in_every_box(version: str) -> None:
    known = set(GAME.options())
    assert all(PLAY(card, row.stat) in known for card, row in box_of(version).adrenaline.items())
