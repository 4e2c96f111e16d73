"""Blue missions: each is a hindrance until it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, leading, sector_of
from unlit.alone.board.geometry import neighbour
from unlit.alone.box.pieces import COMPASS, WAYS, Damage, Room
from unlit.alone.rules.actions.locate import ANY_CREATURE, answer
from unlit.alone.rules.creatures import choose_kind, choose_sector, evil_spawns, kinds_to_spawn
from unlit.alone.rules.experience import learn_of_choice
from unlit.alone.rules.harm import lower_tracks, recover
from unlit.alone.rules.items import choose_item, draw_items, gain_items, lose_item_charges
from unlit.alone.rules.kinds import MISSIONS
from unlit.alone.rules.labyrinth import (
    danger_fits,
    evil_seals,
    evil_switches_off,
    free_door,
    not_the_heros,
    place_danger,
    switch_on,
)
from unlit.alone.rules.remembering import remember
from unlit.alone.told.abouts import AboutFirstDanger
from unlit.alone.told.memory import Endangered

if TYPE_CHECKING:
    from unlit.alone.rules.kinds import MissionCard
    from unlit.kernel.table import Table


@MISSIONS.enter
def failing_power(t: Table[Board], card: MissionCard) -> None:
    """Light the generator room and the sectors next to it."""
    b = t.board
    room = sector_of(b, Room.GENERATOR_ROOM)
    near = [there for way in WAYS if (there := neighbour(b.map, b.blocked, room, way)) >= 0]
    switch_on(t, [room, *near])


# A16.6, A20.2
@failing_power.end_of_round
def lights_fail(t: Table[Board], card: MissionCard) -> None:
    """Evil may switch off the lights of one sector."""
    b = t.board
    evil_switches_off(t, leading(b), card.row.number, not_the_heros(b))


@MISSIONS.enter
def thick_haze(t: Table[Board], card: MissionCard) -> None:
    """Gain experience."""
    learn_of_choice(t, card.row.number)


# A1.7
@thick_haze.when_revealed
def haze_spreads(t: Table[Board], card: MissionCard) -> None:
    """Place one more danger token."""
    b = t.board
    for _ in range(card.row.number):
        free = [sector for sector in b.map.used if sector != b.hero and danger_fits(b, sector)]
        remember(t, Endangered())
        place_danger(t, choose_sector(t, leading(b), "first danger", free, AboutFirstDanger(card.name, 0)))


@MISSIONS.enter
def infection(t: Table[Board], card: MissionCard) -> None:
    """Recover life."""
    recover(t, Damage.LIFE, card.row.other)


# A16.6, A20.2
@infection.end_of_round
def fever_rises(t: Table[Board], card: MissionCard) -> None:
    """Lose some life; evil does not deal this."""
    lower_tracks(t, Damage.LIFE, card.row.number)


@MISSIONS.enter
def dead_silence(t: Table[Board], card: MissionCard) -> None:
    """Learn where the nearest creature is."""
    answer(t, ANY_CREATURE)


@MISSIONS.enter
def broken_containment(t: Table[Board], card: MissionCard) -> None:
    """Recover self-control."""
    recover(t, Damage.CONTROL, card.row.other)


# A16.6, A20.2
@broken_containment.end_of_round
def something_gets_out(t: Table[Board], card: MissionCard) -> None:
    """Spawn a creature of evil's choice, if one can come."""
    b = t.board
    for _ in range(card.row.number):
        kinds = kinds_to_spawn(b)
        if kinds:
            evil_spawns(t, leading(b), choose_kind(t, leading(b), kinds))


@MISSIONS.enter
def emergency_locks(t: Table[Board], card: MissionCard) -> None:
    """Free the doors of the escape pods."""
    b = t.board
    for way in COMPASS:
        door = b.map.door[sector_of(b, Room.ESCAPE_PODS)][way]
        if door >= 0:
            free_door(t, door)


# A16.6, A20.2
@emergency_locks.end_of_round
def locks_close(t: Table[Board], card: MissionCard) -> None:
    """Evil blocks doors, seen or unseen."""
    b = t.board
    evil_seals(t, leading(b), card.row.number)


@MISSIONS.enter
def rotten_stores(t: Table[Board], card: MissionCard) -> None:
    """Draw items."""
    gain_items(t, draw_items(t.board, card.row.other))


# A16.6, A20.2
@rotten_stores.end_of_round
def stores_rot(t: Table[Board], card: MissionCard) -> None:
    """One of the hero's items loses charges."""
    b = t.board
    if b.items:
        lose_item_charges(t, choose_item(t, "spoil", b.items), card.row.number)


@MISSIONS.enter
def forbidden_records(t: Table[Board], card: MissionCard) -> None:
    """Gain experience."""
    learn_of_choice(t, card.row.other)
