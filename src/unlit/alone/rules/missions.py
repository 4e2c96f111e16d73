"""How missions are completed, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Mission
from unlit.alone.box.pieces import Colour, Damage, Room
from unlit.alone.rules.boxes import card_of, effects_of
from unlit.alone.rules.harm import RECOVER, can_recover, recover
from unlit.alone.rules.moments import M, Progress
from unlit.alone.rules.reactions import react
from unlit.alone.rules.rounds import gain_round
from unlit.alone.told.abouts import AboutAmount
from unlit.alone.told.events import FinalMission, MissionCompleted, MissionStep
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.kernel.table import Table

REWARD = 3  # points on a track, when the final mission is triggered


# A13.6, A20.3
def open_mission(b: Board, room: Room) -> Mission | None:
    """The mission of a room, if it is not completed and, if final, is triggered."""
    for mission in b.missions:
        final = b.box.missions[mission.name].colour is Colour.RED
        if mission.room is room and not mission.completed and (b.triggered or not final):
            return mission
    return None


# A20.1, A20.9
def do_step(t: Table[Board], room: Room, *, quietly: bool = False) -> None:
    """Complete a step of a mission; the last one completes the mission. If `quietly`, evil may not react."""
    b = t.board
    mission = open_mission(b, room)
    assert mission is not None
    if not effects_of(b.box).missions[mission.name].step_costs.said(True, t, card_of(b, mission.name)):
        return
    mission = mission._replace(steps=mission.steps + 1)
    keep(b, mission)
    t.tell(EVERYONE, MissionStep, mission.name, mission.steps)
    if mission.steps >= b.box.missions[mission.name].steps:
        complete(t, mission)
    if not quietly:
        react(t, M.MISSION_STEP, Progress(mission.name))


def keep(b: Board, mission: Mission) -> None:
    """Replace a mission with its new state."""
    b.missions = tuple(mission if one.name == mission.name else one for one in b.missions)


# A20.2, A20.8
def complete(t: Table[Board], mission: Mission) -> None:
    """Give the mission's reward and end its hindrance and tokens; the first one triggers the final mission."""
    b = t.board
    t.tell(EVERYONE, MissionCompleted, mission.name)
    effects_of(b.box).missions[mission.name].does(t, card_of(b, mission.name))
    keep(b, mission._replace(completed=True))
    if not b.triggered:
        trigger(t)


# A20.6
def win(t: Table[Board]) -> None:
    """Completing the final mission wins at once, nightmare or not."""
    t.finish("escaped", (HERO,))


# A20.4, A20.5
def trigger(t: Table[Board]) -> None:
    """Once, after the first starting mission: the final mission's set-up happens, then the rewards."""
    b = t.board
    b.triggered = True
    final = b.missions[-1].name
    t.tell(EVERYONE, FinalMission, final)
    effects_of(b.box).missions[final].set_up.run(t, card_of(b, final))
    reward(t)


# A1.3
def reward(t: Table[Board]) -> None:
    """By difficulty: a round, then one track or both; nothing on Impossible."""
    b = t.board
    if b.difficulty in ("easy", "normal"):
        gain_round(t)
    if b.difficulty == "easy":
        recover(t, Damage.LIFE, REWARD)
        recover(t, Damage.CONTROL, REWARD)
    elif b.difficulty != "impossible":
        tracks = [one for one in RECOVER if can_recover(b, one.track)]
        if tracks:
            recover(t, t.ask(HERO, "reward", tracks, AboutAmount(REWARD)).track, REWARD)
