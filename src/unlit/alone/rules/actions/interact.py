"""Interact: repair a light control unit, or take a step in a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from unlit.alone.board.board import HERO, Board, Declaration, room_at
from unlit.alone.board.geometry import lit_line
from unlit.alone.box.pieces import COMPASS, Action, Way
from unlit.alone.rules.boxes import card_of, effects_of
from unlit.alone.rules.labyrinth import switch_on
from unlit.alone.rules.missions import do_step, open_mission
from unlit.alone.rules.modules import powers_on_map
from unlit.alone.rules.moments import M, Repair
from unlit.alone.rules.reactions import react
from unlit.alone.rules.using import come_to_nothing, items_for, name_item_or_target
from unlit.alone.told.things import TOWARD, DoMission, RepairLight, Toward
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table

LINE = 2  # sectors
LIGHT: Final = RepairLight()
MISSION: Final = DoMission()


# A13.1
def name_interact(t: Table[Board]) -> Declaration:
    """The hero names an eligible target in the sector, with a direction for lights, or an item."""
    options: list[Option] = [*eligible(t.board), *items_for(t.board, Action.INTERACT)]
    choice = t.ask(HERO, "interact", options)
    if isinstance(choice, RepairLight):
        return Declaration(targets=(choice, t.ask(HERO, "light way", TOWARD[: len(COMPASS)])))
    return name_item_or_target(t, choice)


# A13.1
def interact(t: Table[Board], deed: Deed) -> None:
    """Repair the unit in the declared direction, or take a step in the mission."""
    target, *ways = deed.declared.targets
    if target in eligible(t.board):
        interact_with(t, target, [one.way for one in ways if isinstance(one, Toward)])
    else:
        come_to_nothing(t)


# A13.1, A13.6
def eligible(b: Board) -> list[Option]:
    """A light control unit, and an open mission whose room this is."""
    found: list[Option] = [LIGHT] if b.hero in b.map.lights else []
    room = room_at(b, b.hero)
    mission = open_mission(b, room) if room is not None else None
    if mission is not None and effects_of(b.box).missions[mission.name].waits.said(True, b, card_of(b, mission.name)):
        found.append(MISSION)
    return found


def interact_with(t: Table[Board], target: Option, ways: list[Way]) -> None:
    """Repair the unit, or take a step in the mission."""
    if isinstance(target, RepairLight):
        repair(t, ways)
    else:
        room = room_at(t.board, t.board.hero)
        assert room is not None
        do_step(t, room)


# A13.2, A13.4, A13.5
def repair(t: Table[Board], ways: list[Way]) -> None:
    """The unit lights its sector and up to two sectors in each chosen direction; lights already on stay on."""
    b = t.board
    repairing = Repair(1 + len(lines_to_light(b, ways)), ways)
    react(t, M.REPAIRED, repairing)
    switch_on(t, [b.hero] * repairing.own + lines_to_light(b, repairing.ways))


# A13.2
def lines_to_light(b: Board, ways: list[Way]) -> list[Sector]:
    """Up to two sectors in each direction, or fewer if something swallows the light."""
    most = LINE - sum([one.shorter_light.said(0, b) for one in powers_on_map(b)])
    return [sector for way in ways for sector in lit_line(b.map, b.blocked, b.hero, way, most)]
