"""What the hero is told about lighted sectors is true in every world that the hero then imagines."""

from __future__ import annotations

from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import HERO
from unlit.alone.board.geometry import lights_coming_into_sight
from unlit.alone.box.pieces import Action, Landmark
from unlit.alone.rules.actions.locate import answer_to
from unlit.alone.rules.turn import ACT
from unlit.alone.told.memory import Found
from unlit.alone.told.things import NEAREST
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal

TARGET = NEAREST[Landmark.LIGHTED_SECTOR]
WORLDS = 12


def lighted_at_first_turn(number: int, lights: int) -> GameTable[Any]:
    """The hero's first turn, with this many lights on in the dark, none of them in sight."""
    dice = Dice(seed_from(f"lights {number}"))
    t: GameTable[Any] = deal(GAME, {}, seeds=Seeds(seed_from(f"lights {number}")))
    while t.question is not None and t.question.prompt != "turn":
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    b = t.board
    dark = [sector for sector in b.map.used if sector != b.hero]
    for _ in range(lights):
        lit = b.lit | 1 << dice.pick("light", dark)
        if not lights_coming_into_sight(b.map, b.blocked, b.revealed, lit, b.hero):
            b.lit = lit
    return t


def located(t: GameTable[Any]) -> Found:
    """The hero asks for lighted sectors and something else, and evil plays nothing."""
    wishes = (ACT[Action.LOCATE], TARGET, NEAREST[Landmark.ANY_ROOM])
    while t.board.turn == 1:
        assert t.question is not None
        t.answer(t.question.seat, next((one for one in wishes if one in t.question.options), t.question.options[0]))
    node = t.board.memory
    while not (isinstance(node.fact, Found) and node.fact.target == str(TARGET)):
        node = node.before
    fact: Found = node.fact
    return fact


@pytest.mark.rule("A11.5")
@pytest.mark.parametrize("lights", [0, 1, 3])
def test_every_world_has_the_lights_that_were_told(lights: int) -> None:
    for number in range(4):
        t = lighted_at_first_turn(number, lights)
        fact = located(t)
        assert (fact.distance is None) is (t.board.lit == 0)
        for world in range(WORLDS):
            b = t.imagine(HERO, seed_from(f"world {world}")).board
            found = answer_to(b, TARGET)
            assert (None if found is None else found.distance) == fact.distance
            assert found is None or fact.level in map(str, found.levels)
