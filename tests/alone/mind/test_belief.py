"""What the hero believes after single facts: nothing possible is ruled out, and nothing is believed twice."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import HERO
from unlit.alone.box.faces import BOX_SHEETS
from unlit.alone.box.pieces import (
    COLUMNS,
    COMPASS,
    LEVEL,
    MOST_DANGER_ON_A_LEVEL,
    MOST_ON_A_LEVEL,
    REGULAR,
    SECTORS,
    Kind,
    Sector,
    Way,
)
from unlit.alone.mind.belief import Belief, Lurker
from unlit.alone.mind.imagine_labyrinth import imagine_creatures, imagine_doors
from unlit.alone.mind.layouts import arrangements
from unlit.alone.mind.masks import ALL, mask_of
from unlit.alone.modules.deep.rows import SPECIAL_KINDS
from unlit.alone.rules.remembering import look_of
from unlit.alone.rules.setup import FIRST_DANGERS
from unlit.alone.told.memory import (
    Begun,
    Came,
    DoorSeen,
    Endangered,
    Fact,
    Flitted,
    Freed,
    Gone,
    Heard,
    Joined,
    Marked,
    Memory,
    Near,
    Placed,
    Sealed,
    Seen,
    Stirred,
    Thinned,
    Threatened,
)
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import Log

MAP = arrangements(tuple(sorted(BOX_SHEETS))).maps[0]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def seen(number: int, sector: Sector, place: Placed | None, condition: str = "") -> Seen:
    """A sector that is empty except for a condition."""
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


def door_of_a_room() -> tuple[Sector, Way, int]:
    """A sector next to a room, the way to the room, and the door between them."""
    room = MAP.rooms[0]
    way = next(way for way in COMPASS if MAP.door[room][way] >= 0)
    return MAP.step[room][way], Way((way + 2) % 4), MAP.door[room][way]


def with_hidden_doors() -> Belief:
    """The hero has seen one sector, far from every door."""
    start = next(one for one in MAP.used if one not in MAP.rooms and all(door < 0 for door in MAP.door[one]))
    one = Belief(MAP, around=False)
    one.places = {1: start}
    one.see(seen(1, start, None))
    return one


def counts_of_blocked(one: Belief) -> set[int]:
    """How many doors are blocked in the worlds that the hero imagines."""
    return {imagine_doors(one, Dice(seed_from(f"doors {number}"))).bit_count() for number in range(60)}


@pytest.mark.parametrize(
    ("facts", "blocked"),
    [
        ((Sealed(2),), {2}),
        ((Sealed(1), Sealed(1, sure=False)), {1, 2}),
        ((Sealed(2), Freed()), {0, 1, 2}),
        ((Sealed(1), Heard(1, "other-level", 1, None, nightmare=False, seen=False)), {0, 1}),
    ],
    ids=["blocked", "perhaps blocked", "perhaps freed", "freed by whoever is heard"],
)
def test_as_many_hidden_doors_are_blocked_as_may_have_been(facts: tuple[Fact, ...], blocked: set[int]) -> None:
    one = with_hidden_doors()
    for fact in facts:
        one.learn(fact)
    assert counts_of_blocked(one) == blocked


@pytest.mark.parametrize(("doors", "wrong"), [(1, False), (0, True)], ids=["one was blocked", "none was"])
def test_a_blocked_door_that_is_found_is_one_of_those_that_were_blocked(doors: int, *, wrong: bool) -> None:
    outside, way, door = door_of_a_room()
    one = with_hidden_doors()
    one.learn(Sealed(doors))
    place = Placed(
        1, outside % COLUMNS - one.places[1] % COLUMNS, (outside - one.places[1]) // COLUMNS, by_stairs=False
    )
    one.see(seen(2, outside, place)._replace(blocked=(way,)))
    assert one.wrong is wrong
    assert counts_of_blocked(one) == {1} if not wrong else one.blocked == 1 << door


def test_who_alone_may_have_been_teleported_leaves_the_others_where_they_are() -> None:
    brute = SPECIAL_KINDS["brute"]
    one = with_hidden_doors()
    one.learn(Joined((brute,)))
    here, there = [sector for sector in MAP.used if sector != one.places[1]][:2]
    one.may[brute, False], one.may[WORM] = 1 << here, 1 << there
    one.lurkers = [
        Lurker((brute,), wounded=False, mask=1 << here),
        Lurker((Kind.WORM,), wounded=False, mask=1 << there),
    ]
    one.learn(Flitted(brute))
    anywhere = ALL & ~one.revealed
    assert (one.may[brute, False], one.may[brute, True], one.may[WORM]) == (anywhere, 0, 1 << there)
    assert [lurker.mask for lurker in one.lurkers] == [anywhere, 1 << there]


@pytest.mark.parametrize("known", [True, False], ids=["surely on the map", "perhaps on the map"])
def test_the_only_one_that_is_near_is_nowhere_else(*, known: bool) -> None:
    brute = SPECIAL_KINDS["brute"]
    one = with_hidden_doors()
    one.learn(Joined((brute,)))
    one.may[brute, False] = anywhere = ALL & ~one.revealed
    one.lurkers = [Lurker((brute,), wounded=False, mask=anywhere)] if known else []
    one.learn(Near(1, brute, 2))
    near = mask_of(sector for sector, steps in enumerate(MAP.distances(0).steps(one.places[1])) if 0 < steps <= 2)
    assert one.may[brute, False] == near
    assert one.may[brute, True] == 0
    assert [lurker.mask for lurker in one.lurkers] == ([near] if known else [])
    assert one.someone == ([] if known else [((brute,), near)])


@pytest.mark.parametrize("run", range(20))
def test_whoever_is_surely_there_is_imagined_there_before_others_fill_the_level(run: int) -> None:
    brute = SPECIAL_KINDS["brute"]
    setup = complete_setup(GAME, {"deep": "yes"})
    b = GAME.paper.parse(LOCKED_DOWN, setup, Dice(bytes(32)))
    one = with_hidden_doors()
    one.learn(Joined((brute,)))
    upper = [sector for sector in MAP.used if sector < LEVEL and sector != one.places[1]]
    one.may = {figure: ALL & ~one.revealed for figure in one.may}
    sure = [
        Lurker((kind,), wounded=False, mask=1 << at) for kind, at in zip(REGULAR, upper[:MOST_ON_A_LEVEL], strict=False)
    ]
    one.lurkers = [Lurker((brute,), wounded=False, mask=ALL & ~one.revealed), *sure]
    imagine_creatures(b, one, Dice(seed_from(f"sure {run}")))
    assert sorted(at for at in b.creatures.values() if at < LEVEL) == upper[:MOST_ON_A_LEVEL]
    assert [creature.kind for creature, at in b.creatures.items() if at >= LEVEL] == [brute]


LOCKED_DOWN = """
      a        b        c        d
  ####################################
1 #+H       .        .        .      #
  ####d######## ######## ########d####
  ####d######## ######## ########d####
2 #.      ##.        .      ##.      #
  ####################################

room a2 canteen
room d2 archive
phase end of turn
performed explore
hand evil 1 lockdown
"""


@pytest.mark.parametrize(
    ("door", "facts"),
    [("door a1 a2", [DoorSeen(1, Way.SOUTH, blocked=True)]), ("door d1 d2", [Sealed(1)])],
    ids=["seen", "hidden"],
)
def test_of_a_door_that_is_seen_the_hero_remembers_no_more_than_that(door: str, facts: list[Fact]) -> None:
    setup = complete_setup(GAME, {})
    b = GAME.paper.parse(LOCKED_DOWN, setup, Dice(bytes(32)))
    b.memory = Memory(Begun((), around=False), None)
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    t.answer("evil 1", "lockdown")
    t.answer("evil 1", door)
    found, node = [], t.board.memory
    while node is not None and not isinstance(node.fact, Begun):
        found.append(node.fact)
        node = node.before
    assert found == facts


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
    """The reaction track is full, so nobody is asked after the repair; beyond the door the light is on or off."""
    setup = complete_setup(GAME, {})
    found = []
    for light in (" ", "*"):
        b = GAME.paper.parse(BULLET_TIME_AT_A_UNIT % light, setup, Dice(bytes(32)))
        t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
        for answer in ("interact", "repair light", "east"):
            if t.question is not None and t.question.find(answer) is not None:
                t.answer(HERO, answer)
        found.append((t.view(HERO), [str(event) for _, event in t.told(HERO)], repr(t.question), t.can_undo(HERO)))
    assert found[0] == found[1]
