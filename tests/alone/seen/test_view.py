"""What each seat is shown: everything open, and nothing hidden."""

from __future__ import annotations

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import Board
from unlit.alone.box.mapmaker import catalogue_sheet
from unlit.alone.box.pieces import Deck, Shape
from unlit.alone.mind.layouts import all_faces
from unlit.alone.seen.shown import CompanionShown, CreatureShown, FaceDown, Holds, ItemShown, NoiseShown, OnTrack
from unlit.alone.seen.view import Place, View, view
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log

LEVELS = """
      a        b        c        e        f        g
  ######################################################
1 #+        +!H      .w     ##.        .p       .      #
  #### ######## ########################## ######## ####
  #### ######## ####         ############# ######## ####
2 #.R       +cS    #         #+*       .        .R     #
  ##################         ###########################
"""


THREE_AND_STAIRS = """
      a        b        c        e
  ####################################
1 #+R       .        +H     ##+R     #
  ####################################
"""


SETUP = complete_setup(GAME, {})


def board(text: str, team: str = "1") -> Board:
    """The board with this picture and these facts."""
    return GAME.paper.parse(text, complete_setup(GAME, {"team": team}), Dice(bytes(32)))


def places(seen: View) -> dict[int, Place]:
    """The sectors of the labyrinth by number."""
    return {place.number: place for place in seen.labyrinth}


@pytest.mark.rule("A1.24", "A5.9")
def test_all_see_the_labyrinth_with_all_that_it_holds_and_the_sheet() -> None:
    b = board(
        LEVELS + "\n\nitem 2 bullets\ncompanion 5 doctor\nhand evil 1 rust dread\ntrack 1 up evil 1 glyph\nlife 7\n"
        "mission 0 failing_power\nmission 0 sealed_ward\nmission 0 distress_call"
    )
    for seat in ("hero", "evil 1", "spectator"):
        seen = view(b, seat)
        assert [(one.number, one.shape, one.holds, one.hero) for one in seen.labyrinth] == [
            (1, Shape.CURVE, Holds(), False),
            (2, Shape.JUNCTION, Holds(danger=True), True),
            (3, Shape.CURVE, Holds(creatures=(CreatureShown("cultist"), CreatureShown("spores", wounded=True))), False),
            (4, Shape.CORRIDOR, Holds(light=True), False),
        ]
        assert (seen.items, seen.life) == ((ItemShown("bullets", 2),), 7)
        assert (seen.companions, seen.track) == ((CompanionShown("doctor", 5),), (OnTrack("glyph", spaces=1),))
        assert [one.mission for one in seen.missions] == ["failing_power", "sealed_ward", "distress_call"]
        assert seen.hands == {"evil 1": {Deck.TERROR: 1, Deck.TRAPS: 1}}
        full = {deck: len(b.box.decks[deck]) for deck in (Deck.TERROR, Deck.TRAPS)}
        assert seen.decks == {Deck.TERROR: full[Deck.TERROR] - 1, Deck.TRAPS: full[Deck.TRAPS] - 2}


@pytest.mark.rule("A1.25")
def test_the_map_hands_and_face_down_cards_are_hidden_from_those_who_may_not_see_them() -> None:
    b = board(
        LEVELS + "\n\nhand evil 1 rust\nhand evil 2 dread\ntrack 1 down evil 1 glyph\ndiscard down evil 2 screams\n"
        "own evil 1 traps\nown evil 2 terror\nnote 1 noise north",
        "2",
    )
    hero, one, two = (view(b, seat) for seat in ("hero", "evil 1", "evil 2"))
    assert (hero.map, hero.creatures_left, hero.hand) == ((), {}, ())
    assert "worm" not in str(hero)
    assert "parasite" not in str(hero)
    assert not any(card in str(hero) for card in ("rust", "dread", "glyph", "screams"))
    assert (one.hand, two.hand) == (("rust",), ("dread",))
    assert hero.track == two.track == (OnTrack(down=Deck.TRAPS, spaces=1),)
    assert hero.discards == one.discards == {Deck.TERROR: (FaceDown(),)}
    assert one.track == (OnTrack("glyph", Deck.TRAPS, spaces=1),)
    assert two.discards == {Deck.TERROR: (FaceDown("screams"),)}
    assert (hero.notes, one.notes) == ((NoiseShown(1, "north"),), ())
    assert any(CreatureShown("worm") in cell.holds.creatures for cell in one.map)
    assert "rust" not in str(two)
    assert "dread" not in str(one)


@pytest.mark.rule("A5.14")
def test_the_hero_does_not_know_where_on_the_map_a_sector_lies() -> None:
    west = "      a        b\n  ##################\n1 #+        +H     #\n  ##################\n"
    east = west.replace("a        b", "c        d").replace("\n1 ", "\n4 ")
    assert view(board(west), "hero") == view(board(east), "hero")


@pytest.mark.rule("A5.14")
def test_parts_that_only_stairs_join_are_apart_until_an_opening_joins_them() -> None:
    text = THREE_AND_STAIRS
    apart = board(text + "\nsector 1 a1 1\nsector 2 c1 2\nsector 3 e1 3\nlast sector 3")
    found = places(view(apart, "hero"))
    assert {number: place.group for number, place in found.items()} == {1: 1, 2: 2, 3: 3}
    assert all((place.column, place.row) == (0, 0) for place in found.values())
    t = GameTable(GAME, SETUP, Seeds(bytes(32)), apart, Log(GAME.rules.seats(SETUP))).start()
    t.answer("hero", "explore")  # to the west, the only way
    while t.question is not None and t.question.seat != "hero":
        t.answer(t.question.seat, "pass")
    seen = t.view("hero")
    assert isinstance(seen, View)
    found = places(seen)
    assert {number: place.group for number, place in found.items()} == {1: 2, 2: 2, 3: 3, 4: 2}
    assert {number: place.column for number, place in found.items()} == {1: -2, 2: 0, 3: 0, 4: -1}


BEHIND_A_DOOR = """
      a        b        c        d
  ####################################
1 #+H     xx.        .        .      #
  ####d################# #############
  ####d################# ####
2 #.        .        .      #
  ###########################

room a1 canteen
phase end of turn
hand evil 1 frenzy
"""


@pytest.mark.rule("A15.3")
@pytest.mark.parametrize(("reading", "far"), [("through", {"b1": 1, "c1": 2}), ("around", {"b1": 5, "c1": 4})])
def test_where_evil_spawns_its_map_shows_the_distance_that_counts(reading: str, far: dict[str, int]) -> None:
    setup = complete_setup(GAME, {"spawn_distance": reading})
    b = GAME.paper.parse(BEHIND_A_DOOR, setup, Dice(bytes(32)))
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    t.answer("evil 1", "down frenzy")
    assert {name: steps_on_the_map(t)[name] for name in far} == {"b1": 5, "c1": 4}
    t.answer("evil 1", "spawn mutant")
    assert t.question is not None
    assert t.question.prompt == "spawn at"
    shown = steps_on_the_map(t)
    assert {name: shown[name] for name in far} == far
    assert t.question.texts() == [name for name, steps in shown.items() if steps >= 3]


FAR_BEHIND_A_DOOR = """
      a        b        c        d
  ####################################
1 #+H     xx.u       .        .      #
  ############################### ####
           ###################### ####
2          #.        .        .      #
           ###########################

room a1 canteen
phase end of turn
avatar evil 1 whisperer
"""


@pytest.mark.rule("V1.7", "A15.3")
def test_where_an_avatar_is_placed_anew_the_same_distance_counts() -> None:
    setup = complete_setup(GAME, {"avatar": "yes"})
    b = GAME.paper.parse(FAR_BEHIND_A_DOOR, setup, Dice(bytes(32)))
    t = GameTable(GAME, setup, Seeds(bytes(32)), b, Log(GAME.rules.seats(setup))).start()
    for answer in ("activate whisperer", "avatar teleports"):
        while t.question is not None and t.question.find(answer) is None:
            t.answer(t.question.seat, "no power")
        t.answer("evil 1", answer)
    assert t.question is not None
    assert t.question.prompt == "teleport to"
    shown = steps_on_the_map(t)
    assert {name: shown[name] for name in ("b1", "c1", "d1")} == {"b1": 1, "c1": 2, "d1": 3}
    assert t.question.texts() == [name for name, steps in shown.items() if steps >= 4]


def steps_on_the_map(t: GameTable[Board]) -> dict[str, int]:
    """How far away each sector is shown to be."""
    seen = t.view("evil 1")
    assert isinstance(seen, View)
    return {cell.name: cell.steps for cell in seen.map}


@pytest.mark.rule("A1.30")
@pytest.mark.parametrize("map_", ["box", "generated"])
def test_the_sheets_are_open_to_all_and_how_they_lie_is_not(map_: str) -> None:
    t = deal(GAME, {"map": map_}, seeds=Seeds(seed_from("sheets")))
    seen = {seat: view(t.board, seat) for seat in ("hero", "evil 1", "spectator")}
    assert len({one.sheets for one in seen.values()}) == 1
    assert len(seen["hero"].sheets) == 2
    names = [sheet if isinstance(sheet, str) else catalogue_sheet(sheet) for sheet in seen["hero"].sheets]
    faces = [face for name in names for face in all_faces(name)]
    assert all(face in faces for face in t.board.map.faces)
    lines = GAME.eyes.show(seen["hero"], lambda key, facts: f"{key}{facts.get('number', '')}")
    assert "label-sheets: " in lines
    assert not seen["hero"].map
