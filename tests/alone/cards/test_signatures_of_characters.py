"""No two of the six characters are alike, as hero, companion or sacrifice."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hooked import hooks_of

from unlit.alone import GAME
from unlit.alone.board.board import HERO
from unlit.alone.rules.boxes import BOXES, effects_of
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable

SETUP = complete_setup(GAME, {"characters": "six"})
POSITION = """        a        b        c
  ###########################
1 #+Hwp     +        .      #
  ###########################

life 5
self-control 5
marker 3
character {hero}
companion 6 {companion}
"""
PAIRS = list(combinations(BOXES.today().characters, 2))


@cache
def sacrificed(companion: str) -> bytes:
    """The board after a companion's sacrifice, without the hero's identity."""
    hero = "pilot" if companion != "pilot" else "doctor"
    board = GAME.paper.parse(POSITION.format(hero=hero, companion=companion), SETUP, Dice(seed_from("six")))
    t = GameTable(GAME, SETUP, Seeds(seed_from("six")), board).start()
    t.answer(HERO, f"sacrifice {companion}")
    while t.question is not None and t.question.prompt != "turn":
        t.answer(t.question.seat, t.question.options[0])
    b = t.board.copy()
    b.character = ""
    return GAME.paper.encode(b)


def abilities_of_heroes() -> dict[str, list[str]]:
    """Where in the rules each character makes a difference as a hero."""
    effects = effects_of(BOXES.today()).characters
    others = ("fits", "sacrifice")
    return {name: [what for what in hooks_of(effects[name]) if what not in others] for name in BOXES.today().characters}


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_sacrifices_differ(pair: tuple[str, str]) -> None:
    one, other = pair
    assert sacrificed(one) != sacrificed(other)


@pytest.mark.rule("V1.15")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_heroes_and_two_companions_differ(pair: tuple[str, str]) -> None:
    one, other = pair
    abilities = abilities_of_heroes()
    assert len(abilities[one]) == len(abilities[other]) == 1
    assert abilities[one] != abilities[other]
    effects = effects_of(BOXES.today()).characters
    assert effects[one].moment is not effects[other].moment
