"""Random games of every set-up come to an end, and every invariant is checked throughout."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from in_turn import COMBINATIONS, left_out

from unlit.alone import GAME
from unlit.alone.rules.modules import ON
from unlit.alone.rules.setup import SWITCHES
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal

SETTINGS = {setting.name: setting.values for setting in GAME.rules.settings}


SETUPS = [
    *(
        {"team": team, "difficulty": difficulty, "map": map_, "leader": leader}
        for team, difficulty, map_, leader in product(
            *(SETTINGS[name] for name in ("team", "difficulty", "map", "leader"))
        )
    ),
    *({name: readings[1], "team": team} for (name, readings), team in product(SWITCHES.items(), SETTINGS["team"])),
    *(one for one in COMBINATIONS if ON in one.values()),
]


def test_every_choice_of_modules_is_played_with_every_number_of_evil_players() -> None:
    assert len(COMBINATIONS) == 12
    assert left_out(SETUPS) == []


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(setup.values()))
def test_a_random_game_ends_and_keeps_every_invariant(setup: dict[str, str]) -> None:
    dice = Dice(seed_from(f"random {setup}"))
    asked = 0

    def answer(t: GameTable[Any], seat: str, prompt: str, options: Sequence[Any]) -> Any:
        nonlocal asked
        asked += 1
        assert asked < 20_000, "no end"
        assert GAME.rules.broken(t.board) == [], (prompt, options)
        return dice.pick("option", options)

    outcome = deal(GAME, setup, seeds=Seeds(seed_from(f"random {setup}"))).fork().rollout(answer)
    assert outcome.ending in GAME.rules.endings
    assert outcome.winners == (
        ("hero",) if outcome.ending == "escaped" else GAME.rules.seats({**setup, "team": setup["team"]})[1:]
    )
