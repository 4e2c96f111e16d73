"""Deep: no two special creatures and no two room actions are alike, and what each seat is shown of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest
from hooked import hooks_of

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board
from unlit.alone.box.pieces import REGULAR, Room
from unlit.alone.modules.deep.module import DeepView
from unlit.alone.modules.deep.rooms import RoomState
from unlit.alone.modules.deep.rows import ROWS
from unlit.alone.modules.deep.state import SpecialState
from unlit.alone.rules.boxes import BOXES, effects_of
from unlit.alone.rules.reactions import AS_STANDARD
from unlit.alone.seen.view import view
from unlit.alone.told.abouts import AboutApproval
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable

SETUP = complete_setup(GAME, {"deep": "yes"})
POSITION = """        a        b        c
  ###########################
1 #+H     dd+!       .      #
  ###########################

room a1 {room}
life 4
self-control 4
item 1 harpoon
item 2 flare
mission 0 {missions[0]}
mission 0 {missions[1]}
mission 0 {missions[2]}
special maw hunting
special herald waiting
special leech gone
"""
MISSIONS = (("infection", "station_plans", "irradiate"), ("emergency_locks", "sealed_lockers", "last_supper"))


def position(room: Room) -> GameTable[Board]:
    """The hero, hurt, in a room without a mission, with danger in sight."""
    of = {name: row.room for name, row in BOXES.today().missions.items()}
    missions = next(three for three in MISSIONS if room not in [of[name] for name in three])
    board = GAME.paper.parse(POSITION.format(room=room, missions=missions), SETUP, Dice(seed_from("deep")))
    return GameTable(GAME, SETUP, Seeds(seed_from("deep")), board).start()


@cache
def after(name: str) -> bytes:
    """The board after a room action, without the room and its mission."""
    t = position(ROWS["room-actions"][name].room)
    t.answer(HERO, "scavenge")
    while t.question is not None and t.question.prompt != "turn":
        found: Any = t.question.find(name)
        t.answer(t.question.seat, found if found is not None else t.question.options[0])
    b = t.board.copy()
    b.rooms, b.missions, b.scavenged = (), (), ()
    return GAME.paper.encode(b)


@pytest.mark.parametrize("pair", list(combinations(ROWS["room-actions"], 2)), ids="-".join)
def test_two_room_actions_differ(pair: tuple[str, str]) -> None:
    one, other = pair
    assert after(one) != after(other)


def test_every_room_has_one_action() -> None:
    assert sorted(str(row.room) for row in ROWS["room-actions"].values()) == sorted(str(room) for room in Room)


def test_an_item_that_was_filled_up_can_be_named() -> None:
    most = BOXES.today().characters["technician"].hero + BOXES.today().others["room-actions"]["synthesis"].number
    states = [f"{charges} {name}" for charges in range(1, most + 1) for name in BOXES.today().items]
    assert {*states, *(f"{state} upgraded" for state in states)} <= {str(option) for option in GAME.options()}


def test_every_symbol_has_two_special_creatures_and_no_power_comes_twice() -> None:
    symbols = [row.symbol for row in ROWS["specials"].values()]
    assert {kind: symbols.count(kind) for kind in REGULAR} == dict.fromkeys(REGULAR, 2)
    effects = effects_of(BOXES.today()).others["specials"]
    powers = [what for effect in effects.values() for what in hooks_of(effect) if what != "falls"]
    assert len(powers) == len(set(powers)) == len(effects)


def test_every_special_creature_has_numbers_of_its_own() -> None:
    for name, row in ROWS["specials"].items():
        assert row.calm != BOXES.today().calm[row.symbol], name
        assert row.nightmare.dark > row.calm.dark, name
        assert set(row.missions) <= set(BOXES.today().missions), name


@pytest.mark.rule("D1.2")
@pytest.mark.parametrize("seat", ["hero", "evil 1", "spectator"])
def test_everybody_sees_which_are_in_the_game_and_what_became_of_them(seat: str) -> None:
    part = view(position(Room.ARCHIVE).board, seat).modules["deep"]
    assert isinstance(part, DeepView)
    assert [(one.name, one.symbol, one.state) for one in part.specials] == [
        ("maw", "worm", SpecialState.HUNTING),
        ("herald", "cultist", SpecialState.WAITING),
        ("leech", "parasite", SpecialState.GONE),
    ]
    barred = {one.room for one in part.rooms if one.state is RoomState.MISSION}
    assert barred == {Room.INFIRMARY, Room.CONTROL_ROOM, Room.LABORATORY}


HANDS = """
      a        b        c        d        e        f
  ######################################################
1 #+H       .        .        .R     ##.R       .      #
  ######################################################

phase end of turn
hand evil 2 tunnels
own evil 1 fury
own evil 2 speed
special gnawer waiting
"""


@pytest.mark.rule("A1.18", "D1.3")
def test_the_leader_learns_no_symbol_of_a_team_mates_card() -> None:
    """Telling that a special creature is called would tell which symbols the card may have."""
    setup = complete_setup(GAME, {"deep": "yes", "team": "2"})
    board = GAME.paper.parse(HANDS, setup, Dice(seed_from("leader")))
    t = GameTable(GAME, setup, Seeds(seed_from("leader")), board).start()
    t.answer("evil 1", "pass")
    t.answer("evil 2", "show tunnels")
    assert t.question is not None
    assert t.question.seat == "evil 1"
    assert t.question.about(t.board) == AboutApproval("evil 2", AS_STANDARD)
    assert GAME.rules.reacts(t.board, "evil 1", t.question.prompt)


def test_without_the_module_nothing_of_it_is_there() -> None:
    off = complete_setup(GAME, {})
    board = GAME.paper.parse(
        POSITION.split("special")[0].format(room="archive", missions=MISSIONS[0]), off, Dice(bytes(32))
    )
    assert board.modules == {}
    assert view(board, HERO).modules == {}
    assert b"modules" not in GAME.paper.encode(board)
    assert "special" not in GAME.paper.printed(board)
