"""Five hundred random games over every scenario and number of players end, with every invariant on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from unlit.escape import GAME
from unlit.escape.rules.setup import SWITCHES
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal

SETTINGS = {setting.name: setting.values for setting in GAME.rules.settings}
CELLS = [(scenario, players) for scenario in SETTINGS["scenario"] for players in sorted(SETTINGS["players"])]
GAMES = -(-500 // len(CELLS))  # for each scenario and number of players, rounded up


@pytest.mark.parametrize(("scenario", "players"), CELLS)
def test_random_games_end_and_keep_every_invariant(scenario: str, players: str) -> None:
    for number in range(GAMES):
        seed = seed_from(f"random {scenario} {players} {number}")
        dice = Dice(seed)
        other = {name: dice.pick(name, readings) for name, readings in SWITCHES.items()} if number % 3 == 0 else {}
        asked = 0

        def answer(t: GameTable[Any], seat: str, prompt: str, options: Sequence[Any], dice: Dice = dice) -> Any:
            nonlocal asked
            asked += 1
            assert asked < 20_000, "no end"
            assert GAME.rules.broken(t.board) == [], (prompt, options)
            return dice.pick("option", options)

        setup = {"scenario": scenario, "players": players, **other}
        outcome = deal(GAME, setup, seeds=Seeds(seed)).fork().rollout(answer)
        assert outcome.ending in GAME.rules.endings
        assert set(outcome.winners) <= set(GAME.rules.seats(setup))
