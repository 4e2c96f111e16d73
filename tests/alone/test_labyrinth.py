"""Sight, light, doors and health, in positions drawn after the words of the rulebooks' examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from positions import SETUP, after, position, told

from unlit.alone.board import Board, Creature, Item, is_revealed, most_adrenaline
from unlit.alone.geometry import distance, explored_line, lit_line, noise_ways
from unlit.alone.harm import can_recover, evils_bars_hit, heros_bars_hit, is_defeated, lower_tracks, recover
from unlit.alone.labyrinth import clean_up, leave_level, line_of_sight, reveal, see_lights, switch_off, switch_on
from unlit.alone.parts import NAMES, SECTORS, Action, Damage, Kind, Room, Way
from unlit.alone.picture import parsed
from unlit.alone.setup import bare_board, draw_map, first_map, place_rooms
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.errors import Refused
from unlit.kernel.table import Table


def named(sectors: Sequence[int]) -> list[str]:
    """Sectors by their names."""
    return [NAMES[sector] for sector in sectors]


def shown(mask: int) -> list[str]:
    """The sectors of a mask by their names."""
    return named([sector for sector in range(SECTORS) if mask >> sector & 1])


# West a corridor and then a door, north a curve, south two corridors.
THREE_WAYS = """\
      a        b        c        d
                    ##################
1                   #.        .      #
                    #### #############
  ###################### ####
2 #.      dd.        +H     #
  ###################### ####
                    #### ####
3                   #.      #
                    #### ####
                    #### ####
4                   #.      #
                    #########

room a2 laboratory
"""


@pytest.mark.rule("A8.1", "A8.2")
def test_explore_three_ways() -> None:
    b = position(THREE_WAYS)
    lines = {str(way): named(explored_line(b.map, b.blocked, b.hero, way)) for way in Way}
    assert lines == {"north": ["c1"], "east": [], "south": ["c3", "c4"], "west": ["b2"], "stairs": []}


# A unit south of a room with a curve beyond it; one sector to the west, two to the east.
LIGHTS = """\
      a        b        c        d
           ##################
1          #.        .      #
           ####d#############
           ####d####
2          #.      #
           ####d####
  #############d######################
3 #.        +LH      .        .      #
  ####################################

room b2 laboratory
"""


@pytest.mark.rule("A13.2", "A13.3", "A5.7", "A5.4", "A5.12")
def test_a_unit_lights_three_ways_and_only_what_is_in_sight_is_revealed() -> None:
    for way, lit, new in (
        (Way.WEST, ["a3"], ["a3"]),
        (Way.NORTH, ["b2", "b1"], ["b2"]),
        (Way.EAST, ["c3", "d3"], ["c3", "d3"]),
    ):
        b = position(LIGHTS)
        line = lit_line(b.map, b.blocked, b.hero, way)
        assert named(line) == lit
        t = after(LIGHTS, *(partial(switch_on, sector=sector) for sector in (b.hero, *line)), see_lights)
        assert told(t)[0] == "light on b3"
        assert [event.split(" ")[2] for event in told(t)[1:]] == new
        assert shown(t.board.lit) == sorted(["b3", *lit], key=NAMES.index)


# The hero in a room whose eastern door is blocked: the worm, two steps away behind it, is heard from the north.
BEHIND_A_DOOR = """\
      a        b
  ##################
1 #+        .      #
  ####d######## ####
  ####d######## ####
2 #+H     xx.w     #
  ##################

room a2 laboratory
"""


@pytest.mark.rule("A7.2", "A7.3", "A11.4")
def test_noise_goes_around_a_blocked_door_and_distance_through_it() -> None:
    b = position(BEHIND_A_DOOR)
    worm = b.creatures[0].at
    assert noise_ways(b.map, b.blocked, b.hero, worm) == [Way.NORTH]
    assert noise_ways(b.map, 0, b.hero, worm) == [Way.EAST]
    assert distance(b.map, b.hero, worm) == 1


# Everything revealed: east is light and far, south is light and hidden by a door, north and west are dark.
CLEAN = """\
      a        b        c        d
           #########
1          #+      #
           #### ####
  ############# ######################
2 #+        +H       +*       +*     #
  #############d######################
           ####d####
3          #+*     #
           ####d####
           ####d####
4          #+*     #
           #########

room b3 laboratory
"""


@pytest.mark.rule("A16.2", "A5.3", "A5.5", "A5.10")
def test_at_the_end_of_a_round_the_own_the_adjacent_and_bright_sectors_in_sight_stay() -> None:
    assert sorted(named(line_of_sight(position(CLEAN)))) == ["a2", "b1", "b2", "b3", "c2", "d2"]
    t = after(CLEAN, clean_up)
    assert shown(t.board.revealed) == ["b1", "a2", "b2", "c2", "d2", "b3"]
    assert told(t) == ["sector gone b4"]


@pytest.mark.rule("A5.12", "A5.8")
def test_going_dark_hides_nothing_and_is_told_where_it_shows() -> None:
    sector = NAMES.index("c2")
    off = partial(switch_off, sector=sector)
    t = after(CLEAN, off, off)
    assert not t.board.lit >> sector & 1
    assert is_revealed(t.board, sector)
    assert told(t) == ["light off c2"]


STAIRS = """\
      a        b        e        f
  ####################################
3 #+        +RH    ##.R       .      #
  ####################################
"""


@pytest.mark.rule("A5.1", "A5.11", "A6.3", "A8.3")
def test_taking_the_stairs_leaves_only_their_sector_of_the_level() -> None:
    b = position(STAIRS)
    assert named(explored_line(b.map, b.blocked, b.hero, Way.STAIRS)) == ["e3"]

    def climb(t: Table[Board]) -> None:
        stairs, t.board.hero = t.board.hero, t.board.map.stairs[t.board.hero]
        leave_level(t, stairs)
        reveal(t, [t.board.hero])

    t = after(STAIRS, climb)
    assert shown(t.board.revealed) == ["b3", "e3"]
    assert told(t) == ["sector gone a3", "sector revealed e3 corridor"]


@pytest.mark.rule("A5.11", "A5.7")
def test_light_comes_into_sight_one_sector_after_another() -> None:
    t = after(LIGHTS.replace(" .        .      #", " .*       .*     #"), see_lights, see_lights)
    assert told(t) == ["sector revealed c3 corridor", "sector revealed d3 corridor"]


def with_health(life: int, control: int, marker: int) -> str:
    """A hero in a sector without a way out."""
    picture = STAIRS.rstrip("\n")
    return f"{picture}\n\nlife {life}\nself-control {control}\nmarker {marker}\n"


@pytest.mark.rule("A10.5", "A10.6")
def test_damage_is_carried_to_the_other_track() -> None:
    t = after(with_health(0, 5, 3), lambda t: lower_tracks(t, Damage.LIFE, 2))
    assert (t.board.life, t.board.control) == (0, 3)
    assert told(t) == ["suffered life 2 0 3"]
    assert not is_defeated(t.board)
    assert is_defeated(after(with_health(0, 5, 3), lambda t: lower_tracks(t, Damage.LIFE, 9)).board)
    assert is_defeated(after(with_health(1, 2, 3), lambda t: lower_tracks(t, Damage.CONTROL, 3)).board)


@pytest.mark.rule("A10.7", "A4.6")
def test_the_healing_cap_twice() -> None:
    """At 0 and 2 under a cap of 4, 3 and 3 are offered: one rises by 3, the other by 2; at the cap nothing recovers."""
    t = after(with_health(0, 2, 3), lambda t: recover(t, Damage.LIFE, 3), lambda t: recover(t, Damage.CONTROL, 3))
    assert (t.board.life, t.board.control) == (3, 4)
    assert told(t) == ["recovered life 3", "recovered self-control 2"]
    assert can_recover(t.board, Damage.LIFE)
    assert not can_recover(t.board, Damage.CONTROL)
    t = after(with_health(9, 2, 3), lambda t: recover(t, Damage.LIFE, 3))
    assert t.board.life == 9
    assert told(t) == []


@pytest.mark.rule("A4.5")
def test_the_adrenaline_pool_is_read_off_the_lower_track() -> None:
    assert most_adrenaline(position(with_health(12, 12, 0))) == 3
    assert most_adrenaline(position(with_health(3, 8, 0))) == 5
    assert most_adrenaline(position(with_health(12, 0, 0))) == 5


@pytest.mark.rule("A9.2", "A10.3")
def test_bars_count_as_hits_in_the_light_for_the_hero_and_in_danger_for_evil() -> None:
    assert not heros_bars_hit(position(STAIRS))
    assert not evils_bars_hit(position(STAIRS))
    assert heros_bars_hit(position(STAIRS.replace("+RH ", "+R*H")))
    assert evils_bars_hit(position(STAIRS.replace("+RH ", "+R!H")))


@pytest.mark.rule("A1.1", "A1.5", "A1.13")
def test_markers_start_on_their_spaces_and_the_map_is_dark() -> None:
    setup = {"evil": "3", "map": "box"}
    b = bare_board(setup, first_map(setup, Dice(seed_from("start"))), Dice(seed_from("start")))
    assert (b.life, b.control, b.adrenaline, b.marker, b.lit, b.revealed) == (12, 12, 3, 0, 0, 0)
    assert list(b.hands) == ["evil 1", "evil 2", "evil 3"]


@pytest.mark.rule("A1.9", "A1.11")
def test_maps_and_rooms_are_drawn_by_chance() -> None:
    drawn, rooms = set(), set()
    for one in range(60):
        dice = Dice(seed_from(f"draw {one}"))
        b = bare_board(SETUP, first_map(SETUP, dice), dice)
        place_rooms(b)
        drawn.add((b.map.rooms, b.map.lights))
        rooms.add(tuple(b.rooms))
    assert len(drawn) > 20  # of 32: either sheet first, two sides and two rotations each
    assert len(rooms) == 60
    assert draw_map({"map": "generated"}, Dice(bytes(32))) != draw_map({"map": "generated"}, Dice(bytes([1] * 32)))


def test_a_board_parses_back_from_its_picture() -> None:
    for one in range(40):
        dice = Dice(seed_from(f"picture {one}"))
        setup = SETUP | {"map": dice.pick("map", ("box", "generated"))}
        b = bare_board(setup, first_map(setup, dice), dice)
        place_rooms(b)
        b.hero = dice.below(SECTORS)
        b.blocked = sum(1 << door for door in range(len(b.map.doors)) if dice.below(4) == 0)
        b.lit, b.danger, b.revealed = (sum(1 << one for one in range(SECTORS) if dice.below(3) == 0) for _ in range(3))
        for _ in range(dice.below(9)):
            creature = Creature(dice.pick("kind", list(Kind)), dice.pick("at", (b.hero, dice.below(SECTORS))))
            creature.wounded, creature.moved = bool(dice.below(2)), bool(dice.below(2))
            b.creatures.append(creature)
        b.experience[dice.below(5)] = 2
        b.items = [Item("jet_pack", 2), Item("armor", 1)]
        b.items[0].upgraded = True
        b.performed = [(Action.MOVE, True), (Action.FIGHT, False)]
        text = str(b)
        assert str(parsed(text, setup, dice)) == text
        assert sorted(b.rooms, key=str) == sorted(Room, key=str)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("+H", "+ "), "has no hero"),
        (("room a2 laboratory", "room a2 ballroom"), "a room is written"),
        (("room a2 laboratory", ""), "every door has a room on one side"),
        (("      a        b", "      a        z"), "names columns from a to h"),
        (("2 #+H", "9 #+H"), "numbered 1 to 6"),
        (("xx.w", "xx.q"), "'q' in b2 is no mark"),
        (("xx.w", "x#.w"), "do not draw the same side"),
        (("xx.w", "??.w"), "is #, blank, d or x"),
        (("room a2 laboratory", "room a2 laboratory\nlife many"), "'life many' is no fact"),
        (("room a2 laboratory", "room a2 laboratory\nluck 7"), "no fact is called 'luck'"),
        ((".w", ".R"), "stairs R need one end on each level"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(change: tuple[str, str], words: str) -> None:
    assert change[0] in BEHIND_A_DOOR
    with pytest.raises(Refused, match=words):
        parsed(BEHIND_A_DOOR.replace(*change), SETUP, Dice(bytes(32)))
