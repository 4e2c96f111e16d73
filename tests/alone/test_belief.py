"""What the hero believes after single facts: nothing that may be true is ruled out, and nothing is believed twice."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.belief import Belief
from unlit.alone.board import HERO
from unlit.alone.deep.rows import SPECIAL_KINDS
from unlit.alone.faces import BOX_SHEETS
from unlit.alone.layouts import arrangements
from unlit.alone.memory import (
    Came,
    DoorSeen,
    Endangered,
    Fact,
    Gone,
    Heard,
    Joined,
    Marked,
    Placed,
    Seen,
    Stirred,
    Thinned,
    Threatened,
    look_of,
)
from unlit.alone.parts import COMPASS, MOST_DANGER_ON_A_LEVEL, SECTORS, Kind, Sector, Way
from unlit.alone.setup import FIRST_DANGERS
from unlit.kernel.dice import Dice
from unlit.kernel.events import Log
from unlit.kernel.game import complete_setup
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table

MAP = arrangements(tuple(sorted(BOX_SHEETS))).maps[0]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def seen(number: int, sector: Sector, place: Placed | None, condition: str = "") -> Seen:
    """A sector with nothing in it but a condition."""
    return Seen(
        number, place, look_of(MAP, sector), None, (), lit=False, danger=False, condition=condition, creatures=()
    )


WORM = (Kind.WORM, False)


@pytest.mark.parametrize(
    "fact",
    [
        Came(2, WORM, teleported=False),
        Heard(2, "here", 3, None, nightmare=False, seen=True),
        Heard(2, "other-level", 3, None, nightmare=False, seen=False),
        Stirred(3),
    ],
    ids=["came", "heard in sight", "heard", "stirred"],
)
def test_a_creature_on_its_way_may_have_freed_any_hidden_door(fact: Fact) -> None:
    room = MAP.rooms[0]
    way = next(way for way in COMPASS if MAP.door[room][way] >= 0)
    outside, door = MAP.step[room][way], MAP.door[room][way]
    one = Belief(MAP, around=False)
    one.places = {1: outside}
    one.see(seen(1, outside, None))
    one.door(DoorSeen(1, Way((way + 2) % 4), blocked=True))
    near = (outside, room, *MAP.step[outside])
    far = next(sector for sector in range(SECTORS) if sector not in near and sector not in MAP.rooms)
    one.places[2] = far
    one.revealed |= 1 << far
    one.lose(Gone(1, lit=False, danger=False, condition="", creatures=()))
    assert not one.unsure >> door & 1
    one.learn(fact)
    assert one.blocked >> door & 1
    assert one.unsure >> door & 1


@pytest.mark.parametrize(("facts", "excluded"), [((), True), ((Thinned(),), False)], ids=["all there", "one gone"])
def test_a_hidden_creature_that_left_the_map_need_not_be_anywhere(facts: tuple[Fact, ...], *, excluded: bool) -> None:
    start = next(sector for sector in MAP.used if sector not in MAP.rooms)
    one = Belief(MAP, around=False)
    one.places = {1: start}
    one.see(seen(1, start, None))
    for fact in facts:
        one.learn(fact)
    for sector in MAP.used:
        one._clear(1 << sector)
    assert one.wrong is excluded


def test_the_only_one_of_its_kind_is_hidden_nowhere_once_it_is_seen() -> None:
    brute = SPECIAL_KINDS["brute"]
    start, far = MAP.used[0], MAP.used[-1]  # on two levels
    one = Belief(MAP, around=False)
    one.places = {1: start}
    one.learn(Joined((brute,)))
    one.may[brute, False] = 1 << far
    one.someone = [((Kind.WORM, brute), 1 << far), ((brute,), 1 << far)]
    one.learn(Came(1, (brute, False), teleported=False))
    assert one.may[brute, False] == one.may[brute, True] == 0
    assert one.someone == [((Kind.WORM,), 1 << far)]


def test_a_glyph_that_was_found_is_looked_for_no_more() -> None:
    hero = next(
        sector
        for sector in range(SECTORS)
        if MAP.stairs[sector] < 0 and sector not in MAP.rooms and all(door < 0 for door in MAP.door[sector])
    )
    way = next(way for way in COMPASS if MAP.step[hero][way] >= 0)
    one = Belief(MAP, around=False)
    one.places = {1: hero}
    one.see(seen(1, hero, None))
    one.learn(Marked(1, "glyph"))
    assert len(one.marks) == 1
    one.see(seen(2, MAP.step[hero][way], Placed(1, *SIDES[way], by_stairs=False), "glyph"))
    assert one.marks == []
    assert list(one.conditions.values()) == ["glyph"]


def test_danger_tokens_are_counted_up_to_what_the_map_can_hold() -> None:
    one = Belief(MAP, around=False)
    one.learn(Threatened())
    assert one.dangers == 2 * FIRST_DANGERS + 1
    for _ in range(40):
        one.learn(Endangered())
    assert one.dangers == 2 * MOST_DANGER_ON_A_LEVEL


BULLET_TIME_AT_A_UNIT = """
      a        b        c
  ###########################
1 #+HL*     +*     dd.%s     #
  ###########################

room c1 archive
bullet time
actions 2
track 2 down evil 1 rust
track 2 down evil 1 rust
track 2 down evil 1 rust
track 2 down evil 1 rust
track 2 down evil 1 glyph
track 2 down evil 1 glyph
"""


def test_whether_an_undo_is_free_does_not_tell_of_hidden_lights() -> None:
    """The reaction track is full: nobody is asked after the repair, and beyond the door light was on, or was not."""
    setup = complete_setup(GAME, {})
    found = []
    for light in (" ", "*"):
        b = GAME.parse(BULLET_TIME_AT_A_UNIT % light, setup, Dice(bytes(32)))
        t = Table(GAME, setup, Seeds(bytes(32)), b, Log(GAME.seats(setup))).start()
        for answer in ("interact", "repair light", "east"):
            if t.question is not None and t.question.find(answer) is not None:
                t.answer(HERO, answer)
        found.append((t.view(HERO), [str(event) for _, event in t.told(HERO)], repr(t.question), t.can_undo(HERO)))
    assert found[0] == found[1]
