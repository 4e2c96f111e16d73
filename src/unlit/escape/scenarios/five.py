"""Scenario 5, The Swarm: lock doors, keep away from it, and hold out until it has eaten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.board import Board, in_game, is_early, on_map, players_on, swarm_tiles
from unlit.escape.cards.rows import CHALLENGES, ENDING, ENTERED, SCENARIOS, TAKEN_UP, TURN_ENDED, ScenarioRow
from unlit.escape.enemy_attacks import take_away
from unlit.escape.events import LockEaten, Swarmed, SwarmSlept
from unlit.escape.geometry import on_side
from unlit.escape.knockout import perish
from unlit.escape.lockdown import get_out, look_for_the_end, lose_game
from unlit.escape.locks import lock_door
from unlit.escape.parts import LOCKS, DoorSide, Icon, Kind, Way
from unlit.escape.spawning import choose_tile
from unlit.escape.tiles import TILES, TURNED
from unlit.escape.turn import ends_round
from unlit.kernel.events import EVERYONE
from unlit.kernel.option import Option

if TYPE_CHECKING:
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

CELLS, NEST = "cell block", "hatchery"
DEVOURED, HELD_OUT = "devoured", "held out"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=(CELLS, NEST),
        aside="",
        peeking=False,
        stacks=(8, 8),
        early=(),
        guards=4,
        clones=4,
        threat_pool=8,
        lockdown_pool=-1,
        hand=5,
        threat=0,
        group=2,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=False,
        military_zone=False,
        panels=False,
        number=1,
        other=11,
        quiet=2,
        clone_threat=3,
        guard_fear=3,
        keyed=True,
        endings=(HELD_OUT, DEVOURED),
        story_en="You never got as far as the snow. Now it is a cell, with a drain in its floor, and beyond the wall "
        "they have left the hatchery open, perhaps to stop the others, perhaps because nobody was left to close it. "
        "It does not sound like animals. It sounds like rain. A guard runs past, unlocks a door, locks it behind "
        "him, and does not look at you. He has a key for every door, and he is the one who is crying. It eats what "
        "is afraid, you remember somebody saying, and when it has eaten it sleeps.",
        story_de="Bis zum Schnee seid ihr nicht gekommen. Jetzt ist es eine Zelle mit einem Abfluss im Boden, und "
        "hinter der Wand haben sie die Brutkammer offen gelassen, vielleicht, um die anderen aufzuhalten, "
        "vielleicht, weil niemand mehr da war, der sie schließt. Es klingt nicht nach Tieren. Es klingt nach Regen. "
        "Eine Wache rennt vorbei, schließt eine Tür auf, schließt sie hinter sich zu und sieht dich nicht an. Der "
        "Mann hat für jede Tür einen Schlüssel, und er ist es, der weint. Es frisst, was Angst hat, hat einmal "
        "jemand gesagt, und wenn es gefressen hat, schläft es.",
        english="Hold out. A round is over when the turn goes back to whoever began. At the end of round {quiet} the "
        "first of {other} swarm markers is laid on the Hatchery, beside the cells, and at the end of each round after "
        "that the swarm spreads (markers a round: {number}): of the tiles beside it, by an unlocked door or a duct, "
        "onto the one nearest the most frightened player; where it finds none it eats the locks of its doors instead, "
        "and the marker is gone all the same. A player on a tile with a swarm is out of the game; guards there are "
        "removed, and guards never go onto such a tile. Instead of a challenge action a door of one's tile may be "
        "locked, not one with the swarm behind it; guards walk through locked doors as if they were open. With the "
        "last marker the swarm sleeps: whoever is on the map then has won. A clone is worth {clone_threat} to guards, "
        "a guard {guard_fear} to aliens. Group limit {group}, secure number {secure}, pack limit {pack}. In lockdown "
        "no time runs out, but a knock-out kills.",
        german="Haltet durch. Eine Runde ist vorbei, wenn der Zug zu dem zurückkehrt, der begonnen hat. Am Ende von "
        "Runde {quiet} kommt der erste von {other} Schwarmmarkern auf die Brutkammer neben den Zellen, und am Ende "
        "jeder Runde danach breitet sich der Schwarm aus (Marker je Runde: {number}): von den Plättchen, die eine "
        "unverriegelte Tür oder ein Schacht mit ihm verbindet, auf das nächste am ängstlichsten Spieler; findet er "
        "keines, frisst er stattdessen die Schlösser seiner Türen, und der Marker ist trotzdem weg. Ein Spieler auf "
        "einem Plättchen mit Schwarm ist aus dem Spiel; Wachen dort werden entfernt, und Wachen betreten ein solches "
        "Plättchen nie. Statt einer Probe darf man eine Tür des eigenen Plättchens verriegeln, hinter der nicht schon "
        "der Schwarm ist; Wachen gehen durch verriegelte Türen, als wären sie offen. Mit dem letzten Marker schläft "
        "der Schwarm: Wer dann auf dem Plan steht, hat gewonnen. Ein Klon ist den Wachen {clone_threat} wert, eine "
        "Wache den Außerirdischen {guard_fear}. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}. In "
        "der Abriegelung läuft keine Zeit ab, aber wer ausgeschaltet wird, stirbt.",
    ),
)
def the_swarm(b: Board) -> None:
    """The cells, and to the north of them the hatchery; no marker lies there yet."""
    nest = next(plan for plan in TURNED[NEST] if (0, 0, Way.SOUTH) in plan.doors)
    b.map = b.map.with_tile(TILES[CELLS], 0, 0).with_tile(nest, 0, -1)
    b.swarm = b.box.scenarios[b.scenario].other


# E18.13
@TURN_ENDED.of("the_swarm")
def swarm_eats(t: Table[Board], seat: Seat) -> None:
    """Once a round it takes some tiles more, but hatches late enough to get away; with its last marker it sleeps."""
    b = t.board
    if not ends_round(b) or (is_early(b) and not swarm_tiles(b)):
        return
    for _ in range(min(b.swarm, b.box.scenarios[b.scenario].number)):
        b.swarm -= 1
        places = next_of_the_swarm(b)
        if places:
            swarm_over(t, choose_tile(t, "swarm", places, ""))
        else:
            eat_locks(t)
    if b.swarm == 0:
        fall_asleep(t)


def next_of_the_swarm(b: Board) -> list[Tile]:
    """Of the tiles beside it those nearest to the most frightened player, of equals the first in turn order.

    The first is the hatchery.
    """
    here = swarm_tiles(b)
    if not here:
        return b.map.named(NEST)
    beside = {tile for one in here for tile in (*b.map.near[one], *b.map.vents[one])} - here
    prey = min(on_map(b), key=lambda seat: -b.people[seat].fear, default=None)
    if prey is None or not beside:
        return sorted(beside)
    steps = b.map.steps(b.people[prey].at)
    least = min(steps[tile] for tile in beside)
    return sorted(tile for tile in beside if steps[tile] == least)


def eat_locks(t: Table[Board]) -> None:
    """Shut in on all sides it eats the locks of its doors instead of taking a tile."""
    b = t.board
    for tile in sorted(swarm_tiles(b)):
        for door in b.map.locked_doors(tile):
            if door.joined:
                b.map = b.map.without_lock(door.edge)
                t.tell(EVERYONE, LockEaten, b.map.name(tile), str(door.side))


# E18.12
def swarm_over(t: Table[Board], tile: Tile) -> None:
    """A tile more: players there are lost, guards are removed."""
    b = t.board
    b.map = b.map.with_marker(tile, Icon.SWARM)
    t.tell(EVERYONE, Swarmed, b.map.name(tile), b.swarm)
    for guard in [one for one, at in b.enemies.items() if at == tile and one.kind is Kind.GUARD]:
        take_away(t, guard)
    for seat in players_on(b, tile):
        perish(t, seat, DEVOURED)


# E18.12
@ENTERED.of("the_swarm")
def walk_into_it(t: Table[Board], seat: Seat) -> None:
    """Whoever goes onto a tile with a swarm is lost."""
    if t.board.people[seat].at in swarm_tiles(t.board):
        perish(t, seat, DEVOURED)


# E18.3
def fall_asleep(t: Table[Board]) -> None:
    """Whoever is on the map has won, with its items; whoever is in the infirmary has not."""
    b = t.board
    t.tell(EVERYONE, SwarmSlept)
    for seat in in_game(b):
        if b.people[seat].at < 0:
            lose_game(t, seat)
        else:
            get_out(t, seat)
    look_for_the_end(t)


@dataclass(frozen=True)
class Shut(Option):
    """Lock the door on this side."""

    side: DoorSide


SHUT: Final = {side: Shut(side) for side in DoorSide}


@CHALLENGES.of("the_swarm")
def doors_to_shut(b: Board, seat: Seat) -> list[Shut]:
    """The doors to other tiles without a lock and without the swarm behind them, while there are markers for locks."""
    at = b.people[seat].at
    swarm = swarm_tiles(b)
    free = [door for door in b.map.doors[at] if door.joined and door.beyond not in swarm]
    doors = [door for door in free if door.edge not in b.map.locked]
    return [SHUT[door.side] for door in doors] if len(b.map.locked) < LOCKS else []


@TAKEN_UP.of("the_swarm")
def shut(t: Table[Board], seat: Seat, choice: Shut) -> None:
    """It needs no dice, but it is what the player does in this turn."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    lock_door(t, at, on_side(b.map.doors[at], choice.side))


@ENDING.of("the_swarm")
def held_out(b: Board, usual: str) -> str:
    """Nobody escapes from here; some outlast it."""
    if usual == "escaped":
        return HELD_OUT
    return DEVOURED if any(one.fate == DEVOURED for one in b.people.values()) else usual
