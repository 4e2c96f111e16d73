"""Locate: distances to the nearest of a kind, by way of either level."""

from __future__ import annotations

import pytest
from positions import position

from unlit.alone.actions.locate import TARGETS, Answer, answer_to
from unlit.alone.board import Creature, Mission
from unlit.alone.parts import NAMES, Kind, Room

WITH_ROOM = """\
      a        b        e        f
  ####################################
2 #+L       +RH    ##.!R    xx.w     #
  ####################################

room f2 laboratory
"""


@pytest.mark.rule("A11.1", "A11.2", "A11.3")
def test_the_nearest_of_each_kind_and_its_level() -> None:
    b = position(WITH_ROOM)
    assert answer_to(b, "laboratory") == Answer(2, ("other level",))
    assert answer_to(b, "any room") == Answer(2, ("other level",))
    assert answer_to(b, "light control unit") == Answer(1, ("same level",))
    assert answer_to(b, "worm") == answer_to(b, "any creature") == Answer(2, ("other level",))
    assert answer_to(b, "danger token") == Answer(1, ("other level",))
    assert answer_to(b, "corridor") == Answer(0, ("same level",))


@pytest.mark.rule("A11.4", "A11.6")
def test_blocked_doors_do_not_lengthen_it_and_a_door_lies_in_both_its_sectors() -> None:
    b = position(WITH_ROOM)
    assert answer_to(b, "blocked door") == answer_to(b, "door") == Answer(1, ("other level",))
    b.blocked = 0
    assert answer_to(b, "blocked door") is None
    assert answer_to(b, "laboratory") == Answer(2, ("other level",))


@pytest.mark.rule("A11.6")
def test_a_target_in_the_own_sector_is_at_0_and_what_is_not_there_is_told_so() -> None:
    b = position(WITH_ROOM)
    assert answer_to(b, "stairs") == answer_to(b, "red stairs") == Answer(0, ("same level",))
    assert answer_to(b, "blue stairs") is None
    assert answer_to(b, "mutant") is None


@pytest.mark.rule("A11.6")
def test_of_equally_near_ones_on_both_levels_either_may_be_named() -> None:
    b = position(WITH_ROOM)
    b.creatures = [Creature(Kind.SPORES, NAMES.index("a2")), Creature(Kind.SPORES, NAMES.index("e2"))]
    assert answer_to(b, "spores") == Answer(1, ("same level", "other level"))


@pytest.mark.rule("A11.5")
def test_what_may_be_asked_for() -> None:
    assert len(TARGETS) == 8 + 1 + 4 + 2 + 3 + 1 + 5 + 1 + 1 + 1
    b = position(WITH_ROOM)
    mission = Mission("distress_call", Room.LABORATORY)
    b.missions = [mission]
    assert answer_to(b, "mission token") == Answer(2, ("other level",))
    mission.completed = True
    assert answer_to(b, "mission token") is None
