"""What an option points at on the board; it is there when the option is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from unlit.alone import GAME
from unlit.alone.board.board import Board, creatures_at, is_dangerous, room_at
from unlit.alone.box.pieces import SECTOR_OF, Kind, Room, Way
from unlit.alone.rules.options import option_spelled
from unlit.alone.told.places import (
    CreatureAhead,
    CreatureAt,
    CreatureHere,
    DoorHere,
    Here,
    HeroHere,
    Lies,
    MapDoor,
    MapRoom,
    MapSector,
    MapThing,
    SideHere,
    ThingHere,
)
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.spelling import Spelled

POINTING: dict[str, Spelled | None] = {
    "north": SideHere(Way.NORTH),
    "stairs": ThingHere(Lies.STAIRS),
    "free west": DoorHere(Way.WEST),
    "block south": DoorHere(Way.SOUTH),
    "block none": None,
    "stop": Here(),
    "stay": None,
    "repair light": ThingHere(Lies.LIGHT_CONTROL_UNIT),
    "do mission": ThingHere(Lies.MISSION),
    "safe here": ThingHere(Lies.DANGER),
    "safe first": None,
    "hero": HeroHere(),
    "evil 1": None,
    "wounded worm": CreatureHere(wounded=True, kind=Kind.WORM),
    "worm north 2": CreatureAhead(wounded=False, kind=Kind.WORM, way=Way.NORTH, far=2),
    "worm at b3": CreatureAt(wounded=False, kind=Kind.WORM, at="b3"),
    "move wounded worm at b3": CreatureAt(wounded=True, kind=Kind.WORM, at="b3"),
    "spawn worm": None,
    "b3": MapSector("b3"),
    "take b3": MapThing(Lies.DANGER, "b3"),
    "door b3 b4": MapDoor("b3", "b4"),
    "control room": MapRoom(Room.CONTROL_ROOM),
    "move": None,
    "thick_blood": None,
}


@pytest.mark.parametrize(("text", "place"), POINTING.items())
def test_an_option_points_at_what_is_picked_by_it(text: str, place: Spelled | None) -> None:
    assert option_spelled(text).points_at() == place


def test_every_class_of_places_is_among_them() -> None:
    pointing = {type(option.points_at()) for option in GAME.options()}
    assert pointing == {type(place) for place in POINTING.values()}


def is_there(b: Board, place: Spelled) -> bool:
    """Whether the board has this; a side may lead nowhere when a card offers it."""
    match place:
        case CreatureHere(wounded=wounded, kind=kind):
            return stands(b, b.hero, kind, wounded)
        case CreatureAhead(wounded=wounded, kind=kind, way=way, far=far):
            return stands(b, b.map.ray[b.hero][way][far - 1], kind, wounded)
        case CreatureAt(wounded=wounded, kind=kind, at=at):
            return stands(b, SECTOR_OF[at], kind, wounded)
        case MapThing(thing=Lies.DANGER, sector=sector):
            return is_dangerous(b, SECTOR_OF[sector])
        case MapDoor(one=one, other=other):
            return (SECTOR_OF[one], SECTOR_OF[other]) in b.map.doors
        case DoorHere(way=way):
            return b.map.door[b.hero][way] >= 0
        case ThingHere(thing=Lies.LIGHT_CONTROL_UNIT):
            return b.hero in b.map.lights
        case ThingHere(thing=Lies.MISSION):
            return any(mission.room is room_at(b, b.hero) for mission in b.missions)
        case ThingHere(thing=Lies.DANGER):
            return is_dangerous(b, b.hero)
    return True


def stands(b: Board, sector: int, kind: Kind, wounded: bool) -> bool:
    """Whether there is a creature of this kind, wounded or not, in the sector."""
    return any(one.kind is kind and (one in b.wounded) is wounded for one in creatures_at(b, sector))


def test_what_is_pointed_at_is_there() -> None:
    dice, met = Dice(seed_from("pointing")), Counter[type]()

    def answer(t: GameTable[Any], seat: str, prompt: str, options: Sequence[Any]) -> Any:
        for place in (option.points_at() for option in options):
            # At other prompts a creature without a place is a kind, to be spawned or located.
            is_kind = isinstance(place, CreatureHere) and prompt not in ("fight", "target")
            if place is not None and not is_kind and prompt != "creature goes":
                met[type(place)] += 1
                assert is_there(t.board, place), (prompt, place)
        return dice.pick("option", options)

    for number in range(6):
        setup = {"deep": "yes", "avatar": "yes"} if number % 2 else {}
        deal(GAME, setup, seeds=Seeds(seed_from(f"pointing {number}"))).fork().rollout(answer)
    assert {CreatureHere, CreatureAt, MapThing, DoorHere, ThingHere} <= set(met), met
