"""Traps, the purple deck: it works on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, doors_of, is_blocked, sector_numbered
from unlit.alone.board.geometry import neighbour
from unlit.alone.box.pieces import WAYS, Damage, Way
from unlit.alone.rules.actions.move import displace, ways_out
from unlit.alone.rules.creatures import GLYPH, choose_sector
from unlit.alone.rules.harm import lose_adrenaline, suffer
from unlit.alone.rules.items import choose_item, discard_item, lose_item_charges, still_there
from unlit.alone.rules.kinds import REACTIONS
from unlit.alone.rules.labyrinth import (
    block_door,
    danger_fits,
    evil_blocks,
    evil_seals,
    evil_switches_off,
    place_condition,
    place_danger,
    switch_off,
)
from unlit.alone.rules.moments import (
    Activation,
    Communication,
    Deed,
    Harm,
    Haul,
    M,
    Play,
    Progress,
    Repair,
    Sighting,
    Step,
    TurnEnd,
)
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Endangered, Threatened

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.table import Table


@REACTIONS.enter(M.STEPPING)
def sealed_hatch(t: Table[Board], play: Play, step: Step) -> None:
    """Stop the hero's step and block the door."""
    step.stopped = True
    block_door(t, t.board.map.door[t.board.hero][step.way])
    if play.dangerous:
        remember(t, Endangered())
        place_danger(t, t.board.map.step[t.board.hero][step.way])


@sealed_hatch.fits
def through_a_door(b: Board, step: Step) -> bool:
    """Only a step through a door, and only if it has not been stopped yet."""
    return not step.stopped and step.way is not Way.STAIRS and b.map.door[b.hero][step.way] >= 0


@REACTIONS.enter(M.REPAIRED)
def short_circuit(t: Table[Board], play: Play, repair: Repair) -> None:
    """The lines stay dark; if dangerous, the unit's own sector does too."""
    repair.ways = []
    repair.own = not play.dangerous


@REACTIONS.enter(M.END_OF_TURN)
def lockdown(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Block doors anywhere."""
    row = play.row
    evil_seals(t, play.seat, row.second if play.dangerous else row.first)


@REACTIONS.enter(M.MISSION_STEP)
def sabotage(t: Table[Board], play: Play, progress: Progress) -> None:
    """Place a danger token in the hero's sector; if dangerous, deal damage."""
    threaten(t, t.board.hero)
    if play.dangerous:
        suffer(t, Damage.LIFE, play.row.second)


@REACTIONS.enter(M.ITEM_ACTIVATED)
def rust(t: Table[Board], play: Play, activation: Activation) -> None:
    """The item loses charges; if dangerous, it does not count as upgraded."""
    if activation.item in t.board.items:
        lose_item_charges(t, activation.item, play.row.first)
    if play.dangerous:
        activation.upgraded = False


@REACTIONS.enter(M.END_OF_TURN)
def glyph(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Place a glyph in or next to the hero's sector; if dangerous, switch off its light and displace the hero."""
    b = t.board
    place_condition(t, choose_sector(t, play.seat, "glyph at", [b.hero, *beside_hero(b)]), GLYPH)
    if play.dangerous:
        switch_off(t, b.hero)
        ways = ways_out(b)
        if ways:
            displace(t, t.ask(play.seat, "put hero", ways).way)


def beside_hero(b: Board) -> list[Sector]:
    """The sectors adjacent to the hero's."""
    return [there for way in WAYS if (there := neighbour(b.map, b.blocked, b.hero, way)) >= 0]


@REACTIONS.enter(M.END_OF_TURN)
def blackout(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Switch off lights anywhere."""
    b = t.board
    row = play.row
    evil_switches_off(t, play.seat, row.second if play.dangerous else row.first, b.map.used)


@REACTIONS.enter(M.STEPPED)
def tripwire(t: Table[Board], play: Play, step: Step) -> None:
    """Place a danger token in the hero's sector; if dangerous, deal damage."""
    threaten(t, t.board.hero)
    if play.dangerous:
        suffer(t, Damage.LIFE, play.row.second)


def threaten(t: Table[Board], sector: Sector) -> None:
    """Place a danger token in a revealed sector, if it fits there."""
    if danger_fits(t.board, sector):
        remember(t, Threatened())
        place_danger(t, sector)


@REACTIONS.enter(M.SECTOR_REVEALED)
def pitfall(t: Table[Board], play: Play, sighting: Sighting) -> None:
    """Place a danger token in the revealed sector; if dangerous, block one of its doors."""
    sector = sector_numbered(t.board, sighting.number)
    if sector is not None:
        threaten(t, sector)
        if play.dangerous:
            evil_blocks(t, play.seat, doors_of(t.board, sector))


@REACTIONS.enter(M.ANSWERING)
def dead_channel(t: Table[Board], play: Play, telling: Communication) -> None:
    """The hero gets no answer; if dangerous, adrenaline is lost too."""
    telling.silent = True
    if play.dangerous:
        lose_adrenaline(t, play.row.second)


@REACTIONS.enter(M.ITEMS_DRAWN)
def booby_trap(t: Table[Board], play: Play, haul: Haul) -> None:
    """The hero discards one of the items just drawn; if dangerous, deal damage."""
    drawn = still_there(t.board, haul)
    if drawn:
        item = choose_item(t, "lose item", drawn)
        drawn.remove(item)
        discard_item(t, item)
    if play.dangerous:
        suffer(t, Damage.LIFE, play.row.second)


@REACTIONS.enter(M.DAMAGED)
def cave_in(t: Table[Board], play: Play, harm: Harm) -> None:
    """Block a door of the hero's sector, or all of them if dangerous."""
    doors = doors_of(t.board, t.board.hero)
    if play.dangerous:
        for door in doors:
            block_door(t, door)
    else:
        evil_blocks(t, play.seat, doors)


@cave_in.fits
def a_door_stands_open(b: Board, harm: Harm) -> bool:
    """Only if a door can be blocked."""
    return not all(is_blocked(b, door) for door in doors_of(b, b.hero))


@REACTIONS.enter(M.RESOLVED)
def creeping_dark(t: Table[Board], play: Play, deed: Deed) -> None:
    """Switch off the light in the hero's sector, and if dangerous in the adjacent ones."""
    b = t.board
    for sector in [b.hero, *beside_hero(b)] if play.dangerous else [b.hero]:
        switch_off(t, sector)
