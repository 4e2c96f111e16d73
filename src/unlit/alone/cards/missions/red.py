"""Red missions: the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, creatures_at, is_lit, is_revealed, leading, sector_of
from unlit.alone.board.geometry import neighbour, other_level
from unlit.alone.box.pieces import WAYS, Damage, Kind, Room
from unlit.alone.rules.creatures import (
    boss_comes,
    choose_creature,
    choose_sector,
    evil_hides,
    evil_moves,
    evil_spawns,
    move_creatures,
)
from unlit.alone.rules.hands import evil_draws
from unlit.alone.rules.items import choose_item, spend_charges
from unlit.alone.rules.kinds import MISSIONS
from unlit.alone.rules.labyrinth import (
    danger_fits,
    evil_seals,
    evil_switches_off,
    not_the_heros,
    place_danger,
    switch_off,
    switch_on,
)
from unlit.alone.rules.missions import win
from unlit.alone.rules.remembering import remember
from unlit.alone.told.abouts import AboutDangers
from unlit.alone.told.events import ItemUsed, Paid
from unlit.alone.told.memory import Endangered
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.alone.board.board import Creature
    from unlit.alone.rules.kinds import MissionCard
    from unlit.kernel.table import Table


@MISSIONS.enter
def distress_call(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@distress_call.set_up
def keeper_comes(t: Table[Board], card: MissionCard) -> None:
    """Spawn the Keeper, and evil draws cards."""
    row = card.row
    boss_comes(t, Kind.KEEPER, row.other)
    evil_draws(t, row.number, card.name)


@MISSIONS.enter
def launch_pods(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@launch_pods.set_up
def queen_comes(t: Table[Board], card: MissionCard) -> None:
    """Spawn the Queen."""
    boss_comes(t, Kind.QUEEN, card.row.other)


# A20.1
@launch_pods.waits
def pods_are_clear(b: Board, card: MissionCard) -> bool:
    """Whether no creature is in the room."""
    return not creatures_at(b, sector_of(b, Room.ESCAPE_PODS))


# A20.1
def can_pay(b: Board, kind: Damage, price: int) -> bool:
    """Whether the track is high enough, and the hero would survive."""
    return (b.life if kind is Damage.LIFE else b.control) >= price and b.life + b.control > price


# A10.11
def pay(t: Table[Board], kind: Damage, price: int) -> bool:
    """Pay from a track, which is not damage; False if the hero cannot."""
    b = t.board
    if not can_pay(b, kind, price):
        return False
    if kind is Damage.LIFE:
        b.life -= price
    else:
        b.control -= price
    t.tell(EVERYONE, Paid, kind, price)
    return True


@MISSIONS.enter
def patient_zero(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@patient_zero.set_up
def contagion_spreads(t: Table[Board], card: MissionCard) -> None:
    """Evil places danger tokens, seen or unseen."""
    b = t.board
    for left in range(card.row.other, 0, -1):
        free = [sector for sector in b.map.used if sector != b.hero and danger_fits(b, sector)]
        remember(t, Endangered())
        if free:
            place_danger(t, choose_sector(t, leading(b), "place danger", free, AboutDangers(left)))


# A20.1
@patient_zero.waits
def has_blood(b: Board, card: MissionCard) -> bool:
    """Whether there is enough life to pay."""
    return can_pay(b, Damage.LIFE, card.row.number)


@patient_zero.step_costs
def give_blood(t: Table[Board], card: MissionCard) -> bool:
    """Pay life for each step."""
    return pay(t, Damage.LIFE, card.row.number)


@MISSIONS.enter
def irradiate(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@irradiate.set_up
def darkness_falls(t: Table[Board], card: MissionCard) -> None:
    """Evil switches off lights, seen or unseen."""
    b = t.board
    evil_switches_off(t, leading(b), card.row.other, not_the_heros(b))


# A20.1
@irradiate.step_costs
def lamp_is_lit(t: Table[Board], card: MissionCard) -> bool:
    """In the dark the hero first switches the lamp on, which attracts a creature; no step is completed."""
    b = t.board
    room = sector_of(b, Room.LABORATORY)
    if is_lit(b, room):
        return True
    switch_on(t, [room])
    move_creatures(t, leading(b), [card.row.number])
    return False


# A16.6
@irradiate.end_of_round
def lamp_burns_out(t: Table[Board], card: MissionCard) -> None:
    """The lamp goes out."""
    switch_off(t, sector_of(t.board, Room.LABORATORY))


@MISSIONS.enter
def gas_the_nest(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@gas_the_nest.set_up
def nest_wakes(t: Table[Board], card: MissionCard) -> None:
    """Spawn spores, as many as can come."""
    for _ in range(card.row.number):
        evil_spawns(t, leading(t.board), Kind.SPORES)


# A20.1
@gas_the_nest.waits
def nobody_is_near(b: Board, card: MissionCard) -> bool:
    """Whether the room and every sector next to it are revealed and empty; nothing unseen may decide this."""
    room = sector_of(b, Room.VENTILATION_ROOM)
    near = [there for way in WAYS if (there := neighbour(b.map, b.blocked, room, way)) >= 0]
    return all(is_revealed(b, sector) and not creatures_at(b, sector) for sector in [room, *near])


@MISSIONS.enter
def self_destruct(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@self_destruct.set_up
def bulkheads_fall(t: Table[Board], card: MissionCard) -> None:
    """Evil blocks doors, seen or unseen."""
    b = t.board
    evil_seals(t, leading(b), card.row.other)


# A20.1
@self_destruct.step_costs
def alarm_sounds(t: Table[Board], card: MissionCard) -> bool:
    """Move every creature on the hero's level, one after another, in evil's order."""
    b = t.board
    moved: list[Creature] = []
    while others := [one for one, at in b.creatures.items() if one not in moved and not other_level(b.hero, at)]:
        creature = choose_creature(t, leading(b), "move creature", others)
        moved.append(creature)
        evil_moves(t, leading(b), creature, card.row.number)
    return True


@MISSIONS.enter
def last_supper(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@last_supper.set_up
def guests_arrive(t: Table[Board], card: MissionCard) -> None:
    """Evil teleports creatures into the dark."""
    for _ in range(card.row.other):
        evil_hides(t, leading(t.board), any_level=True)


# A20.1
@last_supper.waits
def has_something_to_serve(b: Board, card: MissionCard) -> bool:
    """Whether there are enough charges left."""
    return sum(item.charges for item in b.items) >= card.row.number


@last_supper.step_costs
def serve(t: Table[Board], card: MissionCard) -> bool:
    """Pay charges for each step, from items of the hero's choice."""
    if not has_something_to_serve(t.board, card):
        return False
    for _ in range(card.row.number):
        item = choose_item(t, "spoil", t.board.items)
        t.tell(EVERYONE, ItemUsed, item.name, 1)
        spend_charges(t, item, 1)
    return True


@MISSIONS.enter
def banishment(t: Table[Board], card: MissionCard) -> None:
    """Win."""
    win(t)


# A20.5
@banishment.set_up
def keeper_is_called(t: Table[Board], card: MissionCard) -> None:
    """Spawn the Keeper."""
    boss_comes(t, Kind.KEEPER, card.row.other)


# A20.1
@banishment.waits
def has_the_will(b: Board, card: MissionCard) -> bool:
    """Whether there is enough self-control to pay."""
    return can_pay(b, Damage.CONTROL, card.row.number)


@banishment.step_costs
def speak(t: Table[Board], card: MissionCard) -> bool:
    """Pay self-control for each step."""
    return pay(t, Damage.CONTROL, card.row.number)
