"""No two avatars, upgrades or hero powers are alike: on drawn positions each has a different result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board, Creature, stats_of
from unlit.alone.box.pieces import KINDS, SECTOR_OF
from unlit.alone.modules.avatar.kinds import BoltEffect
from unlit.alone.modules.avatar.rows import ROWS
from unlit.alone.modules.avatar.state import upgrades_of
from unlit.alone.rules.boxes import BOXES, effects_of
from unlit.alone.rules.creatures import attack_dice, opportunity_dice
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.option import Option

SETUP = complete_setup(GAME, {"avatar": "yes"})
HALL = """        a        b        c        d
  ####################################
1 #+Hw      .        .        .      #
  #############d######## #############
           ####d######## ####
2          #.      dd.p     #
           ##################

room b2 laboratory
phase end of turn
avatar evil 1 {avatar}
"""
PLACES = ("a1", "b1", "d1")  # with the hero, next door, and three steps away
HURT = """        a        b        c
  ###########################
1 #+!Hvw    +        .      #
  ###########################

avatar evil 1 ravager
tokens 9
life 5
self-control 5
"""


def started(picture: str, *creatures: tuple[str, str]) -> GameTable[Board]:
    """A table at this position, with these additional creatures."""
    board = GAME.paper.parse(picture, SETUP, Dice(seed_from("avatars")))
    board.creatures |= {Creature(KINDS[name]): SECTOR_OF[place] for name, place in creatures}
    return GameTable(GAME, SETUP, Seeds(seed_from("avatars")), board).start()


def outcomes(t: GameTable[Board], *so_far: Option | str) -> Iterator[bytes]:
    """The board after every way to use the power of an activated avatar, without naming the avatar."""
    fork = t.fork()
    for option in so_far:
        assert fork.question is not None
        fork.answer(fork.question.seat, option)
    question = fork.question
    if question is None or question.prompt == "avatar acts":
        b = fork.board.copy()
        b.creatures = {one: at for one, at in b.creatures.items() if one.kind.name not in ROWS["avatars"]}
        b.modules = {}
        yield GAME.paper.encode(b)
        return
    options: Sequence[Option | str] = question.options if question.prompt != "avatar power" else ["use power"]
    for option in options:
        yield from outcomes(t, *so_far, option)


@cache
def power_of(avatar: str, *upgrades: str) -> list[Any]:
    """All that an avatar's power does from each place: dice for those with it, dice for leaving, possible changes."""
    found: list[Any] = []
    for place in PLACES:
        upgraded = "".join(f"upgraded {name}\n" for name in upgrades)
        t = started(HALL.format(avatar=avatar) + upgraded, (avatar, place))
        (worm,) = (one for one in t.board.creatures if one.kind.name == "worm")
        found += [attack_dice(t.board, worm), opportunity_dice(t.board)]
        t.answer("evil 1", f"activate {avatar}")
        found.append(frozenset(outcomes(t)))
    return found


@cache
def numbers_of(avatar: str, *upgrades: str) -> Any:
    """An avatar's numbers."""
    upgraded = "".join(f"upgraded {name}\n" for name in upgrades)
    return stats_of(started(HALL.format(avatar=avatar) + upgraded).board, KINDS[avatar])


@pytest.mark.parametrize("pair", list(combinations(ROWS["avatars"], 2)), ids="-".join)
def test_two_avatars_differ(pair: tuple[str, str]) -> None:
    one, other = pair
    assert power_of(one) != power_of(other)
    assert numbers_of(one) != numbers_of(other)


@pytest.mark.parametrize("avatar", ROWS["avatars"])
def test_two_upgrades_of_an_avatar_differ(avatar: str) -> None:
    alone = [(power_of(avatar, name), numbers_of(avatar, name)) for name in upgrades_of(BOXES.today(), avatar)]
    without = (power_of(avatar), numbers_of(avatar))
    assert len(alone) == 4
    assert all(one != other for one, other in combinations([without, *alone], 2))


def after(power: str) -> tuple[bytes, str]:
    """The board after one of the hero's powers, without its price, and all that the hero is then shown."""
    t = started(HURT)
    t.answer(HERO, f"power {power}")
    while t.question is not None and t.question.prompt != "turn":
        t.answer(t.question.seat, t.question.options[0])
    b = t.board.copy()
    b.modules = {}
    return GAME.paper.encode(b), str(GAME.eyes.view(b, HERO))


AT_START = [name for name, row in ROWS["powers"].items() if not row.bolt]


@pytest.mark.parametrize("pair", list(combinations(AT_START, 2)), ids="-".join)
def test_two_powers_of_the_hero_differ(pair: tuple[str, str]) -> None:
    one, other = pair
    assert after(one) != after(other)


def test_one_power_has_the_bolt_and_six_have_not() -> None:
    assert [name for name in ROWS["powers"] if name not in AT_START] == ["unbroken"]
    assert len(AT_START) == 6
    effects = effects_of(BOXES.today()).others["powers"]
    assert [name for name, effect in effects.items() if isinstance(effect, BoltEffect)] == ["unbroken"]
