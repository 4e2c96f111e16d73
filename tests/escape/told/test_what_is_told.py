"""What is told has types: enemies, dice and causes are values, in old logs as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.box.pieces import ENEMIES, Enemy, Face, FateName, Kind, Purpose
from unlit.escape.rules.enemies.moves import cause_of
from unlit.escape.rules.enemies.targets import target_ahead
from unlit.escape.told.events import (
    Attacked,
    AtWar,
    Cause,
    EnemyMoved,
    FewestCards,
    MostFear,
    MostThreat,
    Perished,
    Rolled,
    Traded,
)
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.game import complete_setup
from unlit.kernel.texts import languages_of
from unlit.kernel.told.events import Event, kinds_of_events
from unlit.server.disk.queries import read_back, written
from unlit.terminal.words import Words

BEFORE = json.loads((Path(__file__).parent / "data/told_before.json").read_text(encoding="utf-8"))
"""Events stored when facts were text, each with its text form and its sentences."""
GUARD, CLONE, CRONOS = Enemy(Kind.GUARD, 1), Enemy(Kind.CLONE, 1), Enemy(Kind.CRONOS, 1)


def read(stored: Any) -> Event:
    """An event, read from its stored form."""
    ((_, event),) = read_back(GAME, json.dumps([stored]))
    return event


@pytest.mark.parametrize(("place", "language"), [(0, "en"), (1, "de")])
def test_a_log_of_before_is_told_in_the_same_words(place: int, language: str) -> None:
    words = Words(GAME, language)
    for stored, text, *said in BEFORE:
        event = read(stored)
        assert str(event) == text
        assert words.event(event).startswith(said[place])
        assert said[place].endswith((".", "!", "?"))


def test_the_log_of_before_has_every_event_whose_facts_were_text() -> None:
    changed = {"enemy", "target", "dice", "over", "purpose", "gives", "takes", "gave", "took"}
    kinds = {key for key, kind in kinds_of_events(GAME.package).items() if changed & set(kind.__annotations__)}
    assert kinds <= {key for (_, key, _), *_ in BEFORE}


def test_a_log_of_before_has_values_of_today() -> None:
    moved = read([["everyone"], "enemy-moved", {"enemy": "clone 2", "to": "drain", "over": "over morgue a, stores"}])
    assert moved == EnemyMoved(Enemy(Kind.CLONE, 2), "drain", ("morgue a", "stores"), "", None)
    dice = {"enemy": "guard 1", "target": "hybrid 3", "dice": "speed strength-2"}
    attacked = Attacked(GUARD, Enemy(Kind.HYBRID, 3), (Face.SPEED, Face.STRENGTH_2))
    assert read([["everyone"], "attacked", dice]) == attacked
    traded = read([["everyone"], "traded", {"who": "iris", "whom": "lena", "gave": "nothing", "took": "bait, medkit"}])
    assert traded == Traded("iris", "lena", (), ("bait", "medkit"))
    perished = read([["everyone"], "perished", {"who": "iris", "fate": "taken"}])
    assert perished == Perished("iris", FateName.TAKEN)


def test_what_is_told_today_is_read_back_as_it_was() -> None:
    events = [read(stored) for stored, *_ in BEFORE]
    events += [EnemyMoved(GUARD, "drain", (), "stores", MostThreat("jonas", 3, adjacent=True))]
    events += [EnemyMoved(CLONE, "drain", (), "stores", AtWar(GUARD, 2)), Rolled("iris", Purpose.REROLL, None, ())]
    told = [(("everyone",), event) for event in events]
    assert read_back(GAME, written(told)) == told


@pytest.mark.parametrize("language", languages_of(GAME.package))
def test_every_enemy_has_a_name_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    told = {
        words.told("event-stunned", {"enemy": ["enemy", {"kind": str(one.kind), "number": one.number}]})
        for one in ENEMIES
    }
    assert len(told) == len(ENEMIES)


ALONG_A_CORRIDOR = """\
       a          b          c          d          e          f
  ##################################################################
1 #                                                                #
  #I                                c1 g1 cr              J        #
  ##################################################################

fear iris 6
threat jonas 4
hand iris lie_low shove
hand jonas take_cover
"""


@pytest.mark.rule("E15.9", "E15.18")
def test_an_enemy_that_goes_somewhere_says_whom_it_is_after() -> None:
    setup = complete_setup(GAME, {"players": "2"})
    b = GAME.paper.parse(ALONG_A_CORRIDOR, setup, Dice(seed_from("causes")))
    assert cause(b, GUARD) == MostThreat("jonas", 4, adjacent=False)
    assert cause(b, CLONE) == MostFear("iris", 6, adjacent=False)
    assert cause(b, CRONOS) == FewestCards("jonas", 1)
    b.clone_threat = 9
    assert cause(b, GUARD) == AtWar(CLONE, 9)
    b.enemies[CLONE] = b.people["iris"].at + 1
    assert cause(b, CLONE) == MostFear("iris", 6, adjacent=True)


def cause(b: Board, enemy: Enemy) -> Cause:
    """Why an enemy would move."""
    target = target_ahead(b, enemy)
    assert target is not None
    return cause_of(b, enemy, b.enemies[enemy], target)
