"""Creatures: where they come from, how they are noticed, how they fight and fall."""

from __future__ import annotations

import pytest
from positions import after, position, told

from unlit.alone.board import Board, Creature, tokens_left
from unlit.alone.creatures import (
    attack_dice,
    be_noticed,
    doors_to_free,
    fright_of,
    make_noise,
    meet,
    opportunity_dice,
    spawn,
    spawn_places,
    steps_for,
    take_blow,
    tell_leaving,
)
from unlit.alone.parts import NAMES, NIGHTMARE_STATS, STATS, TRACK, Kind, Stats, Way
from unlit.alone.reactions import card_fits, order, spaces_needed
from unlit.kernel.table import Table

# A ring of four sectors; the hero in its north-western one.
RING = """\
      a        b
  ##################
1 #+H       +      #
  #### ######## ####
  #### ######## ####
2 #+        .w     #
  ##################
"""

CORRIDOR = """\
      a        b        c        d
  ####################################
1 #+H       +p       .        .      #
  ####################################
"""

TWO_LEVELS = """\
      a        b        e        f
  ####################################
3 #+H       +R     ##.R       .ssss  #
  ####################################
"""

DOOR = """\
      a        b
  ##################
2 #+Hp    xx.w     #
  ##################

room a2 laboratory
"""


@pytest.mark.rule("A15.1", "A15.2")
def test_the_two_sides_of_the_creature_table() -> None:
    assert STATS[Kind.WORM] == Stats(2, 2, 3, 0, 2, 5)
    assert {
        Kind.SPORES: Stats(1, 1, 4, 3, 2, 2),
        Kind.PARASITE: Stats(2, 1, 3, 2, 2, 3),
        Kind.CULTIST: Stats(2, 2, 3, 3, 1, 3),
        Kind.MUTANT: Stats(2, 1, 3, 2, 3, 2),
        Kind.WORM: Stats(2, 2, 4, 1, 3, 4),
    } == NIGHTMARE_STATS


@pytest.mark.rule("A9.3", "A9.4")
def test_three_hits_wound_a_worm_and_the_third_is_lost() -> None:
    b = position(RING)
    worm = b.creatures[0]
    assert take_blow(b, worm, 3) == "wounded"
    assert b.creatures == [worm]
    assert take_blow(b, worm, 1) == "nothing"
    assert take_blow(b, worm, 2) == "killed"
    assert b.creatures == []


@pytest.mark.rule("A9.4")
def test_two_hits_kill_spores_at_once_and_one_hit_short_is_lost() -> None:
    b = position(RING.replace(".w", ".s"))
    assert take_blow(b, b.creatures[0], 2) == "killed"
    b = position(RING)
    assert take_blow(b, b.creatures[0], 1) == "nothing"
    assert not b.creatures[0].wounded
    assert take_blow(b, b.creatures[0], 4) == "killed"


@pytest.mark.rule("A10.2", "A6.11", "A19.2")
def test_dice_in_the_dark_in_the_light_and_on_leaving() -> None:
    dark, light = position(CORRIDOR.replace("+H  ", "+Hpw")), position(CORRIDOR.replace("+H   ", "+*Hpw"))
    assert (opportunity_dice(dark), opportunity_dice(light)) == (2, 1)
    assert opportunity_dice(position(CORRIDOR.replace("+H  ", "+*H "))) == 0
    assert [attack_dice(dark, one) for one in dark.creatures[:2]] == [2, 3]
    assert [attack_dice(light, one) for one in light.creatures[:2]] == [1, 0]
    worse = position(CORRIDOR.replace("+H  ", "+Hpw") + "\nnightmare\n")
    assert [attack_dice(worse, one) for one in worse.creatures[:2]] == [3, 4]


@pytest.mark.rule("A15.6", "A7.9")
def test_a_creature_that_comes_into_a_revealed_sector_is_seen_and_not_heard() -> None:
    def enter(t: Table[Board]) -> None:
        t.board.creatures[0].at = NAMES.index("b1")
        be_noticed(t, t.board.creatures[0])

    assert told(after(RING, enter)) == ["appeared worm b1"]


@pytest.mark.rule("A7.1", "A7.2", "A7.4")
def test_of_two_shortest_ways_to_a_noise_the_leader_picks() -> None:
    t = after(RING, lambda t: make_noise(t, NAMES.index("b2")))
    assert t.question is not None
    assert (t.question.seat, t.question.texts()) == ("evil 1", ["east", "south"])
    t.answer("evil 1", "south")
    assert told(t) == ["noise south"]
    assert told(t, "evil 1") == []


@pytest.mark.rule("A7.5", "A7.6", "A7.8")
def test_noise_from_the_other_level_and_from_behind_a_blocked_door() -> None:
    assert told(after(TWO_LEVELS, lambda t: make_noise(t, NAMES.index("f3")))) == ["noise other level"]
    assert told(after(DOOR, lambda t: make_noise(t, NAMES.index("b2")))) == ["noise nowhere"]


@pytest.mark.rule("A15.7")
def test_leaving_a_revealed_sector_for_the_dark_tells_the_way() -> None:
    def leave(t: Table[Board], to: str) -> None:
        tell_leaving(t, t.board.creatures[0], Way.EAST, NAMES.index(to))

    assert told(after(CORRIDOR, lambda t: leave(t, "c1"))) == ["left parasite b1 east"]
    assert told(after(CORRIDOR.replace(".  ", "+  ", 1), lambda t: leave(t, "c1"))) == []


@pytest.mark.rule("A15.3", "A15.4", "A15.5")
def test_spawning_keeps_its_distance_and_the_limits() -> None:
    b = position(CORRIDOR)
    assert [NAMES[sector] for sector in spawn_places(b, Kind.MUTANT)] == ["d1"]
    assert spawn_places(b, Kind.WORM) == []
    full = position(TWO_LEVELS)
    assert spawn_places(full, Kind.MUTANT) == []
    full.creatures.pop()
    assert [NAMES[sector] for sector in spawn_places(full, Kind.MUTANT)] == ["f3"]
    many = position(CORRIDOR.replace("+p  ", "+ppp"))
    assert tokens_left(many, Kind.PARASITE) == 0
    assert spawn_places(many, Kind.PARASITE) == []


@pytest.mark.rule("A15.3", "A7.1")
def test_a_spawned_creature_is_heard_where_it_is_not_seen() -> None:
    t = after(CORRIDOR, lambda t: spawn(t, Kind.MUTANT, NAMES.index("d1")))
    assert told(t) == ["noise east"]
    assert [one.kind for one in t.board.creatures] == [Kind.PARASITE, Kind.MUTANT]


@pytest.mark.rule("A15.4", "A6.6", "A6.8")
def test_nothing_moves_onto_a_full_level_or_through_a_blocked_door() -> None:
    b = position(TWO_LEVELS)
    mover = Creature(Kind.WORM, NAMES.index("b3"))
    assert [str(way) for way, _ in steps_for(b, mover)] == ["west"]
    b.creatures.pop()
    assert [str(way) for way, _ in steps_for(b, mover)] == ["west", "stairs"]
    behind = position(DOOR)
    worm = behind.creatures[1]
    assert steps_for(behind, worm) == []
    assert doors_to_free(behind, worm) == [0]


@pytest.mark.rule("A6.9")
def test_meeting_a_creature_frightens_by_its_table() -> None:
    t = after(RING, lambda t: meet(t, t.board.creatures[0]))
    assert told(t) == ["met worm"]
    assert fright_of(t.board, t.board.creatures[0]) == 2


@pytest.mark.rule("A14.1", "A14.7", "A14.8", "A14.10")
def test_two_cards_a_turn_while_they_fit_on_the_track() -> None:
    b = position(RING)
    assert order(b) == ["evil 1"]
    assert (spaces_needed(b), card_fits(b)) == (1, True)
    b.cards_played = 1
    b.track = ["card"] * (TRACK - 2)
    assert (spaces_needed(b), card_fits(b)) == (2, True)
    b.track.append("card")
    assert not card_fits(b)
    b.track = []
    b.cards_played = 2
    assert not card_fits(b)
