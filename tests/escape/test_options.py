"""The list of options is whole where options are made of enemies, tiles and sides, however rare one is in play."""

from __future__ import annotations

from itertools import product

import pytest

from unlit.escape import GAME
from unlit.escape.parts import MARKERS, Enemy, Kind
from unlit.escape.tiles import TILES

SCENARIOS = GAME.box.scenarios.values()
MOST = MARKERS | {Kind.GUARD: max(row.guards for row in SCENARIOS), Kind.CLONE: max(row.clones for row in SCENARIOS)}
ENEMIES = [str(Enemy(kind, number)) for kind, most in MOST.items() for number in range(1, most + 1)]
LAID = [name for name in TILES if name != "infirmary"]
WITH_VENT = [name for name, plan in TILES.items() if plan.vent]


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        ("{}", (ENEMIES,)),
        ("attack {}", (ENEMIES,)),
        ("{} to {}", (ENEMIES, LAID)),
        ("{}", (LAID,)),
        ("move {}", (LAID,)),
        ("crawl {}", (WITH_VENT,)),
        ("{} {}", (LAID, ("north", "east", "south", "west"))),
    ],
)
def test_each_option_of_a_kind_stands_in_the_list(pattern: str, parts: tuple[list[str], ...]) -> None:
    missing = {pattern.format(*chosen) for chosen in product(*parts)} - {str(option) for option in GAME.options()}
    assert sorted(missing) == []
