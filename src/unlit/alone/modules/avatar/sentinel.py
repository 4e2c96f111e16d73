"""The A.I., the colony's old defence system: the building itself, doors and lights, and a machine that sees by day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import is_blocked, is_door_seen, is_lit
from unlit.alone.box.pieces import Stats
from unlit.alone.modules.avatar.kinds import AVATARS, UPGRADES
from unlit.alone.modules.avatar.state import avatar_row, upgrade_number
from unlit.alone.modules.avatar.upgrades import do_more, gained, more_life
from unlit.alone.rules.creatures import choose_sector
from unlit.alone.rules.labyrinth import block_door, free_door, light_up, named_doors, switch_off
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Freed, Sealed

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Door
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NAME = "sentinel"


@AVATARS.enter
def sentinel(t: Table[Board], seat: Seat) -> None:
    """Block or free doors, and if upgraded switch lights too."""
    b = t.board
    for _ in range(avatar_row(b, NAME).first + gained(b, "master_key")):
        doors = named_doors(b, range(len(b.map.doors)))
        shut_or_open(t, doors[t.ask(seat, "shut or open", list(doors))])
    do_more(t, seat, "power_grid")


# V1.19
def shut_or_open(t: Table[Board], door: Door) -> None:
    """Free a blocked door, or block any other; the hero cannot tell what happened to a hidden one."""
    b = t.board
    if not is_door_seen(b, door):
        remember(t, Sealed(1, sure=False))
        remember(t, Freed())
    if is_blocked(b, door):
        free_door(t, door)
    else:
        block_door(t, door)


@sentinel.usable
def has_doors(b: Board) -> bool:
    """Whether there is a door."""
    return bool(b.map.doors)


@UPGRADES.gain
def master_key(b: Board) -> int:
    """One more door."""
    return upgrade_number(b, "master_key")


@UPGRADES.deed
def power_grid(t: Table[Board], seat: Seat) -> None:
    """Switch lights on or off, telling only those who see it."""
    b = t.board
    for _ in range(upgrade_number(b, "power_grid")):
        sector = choose_sector(t, seat, "switch lights", b.map.used)
        if is_lit(b, sector):
            switch_off(t, sector)
        else:
            light_up(t, [sector])


@UPGRADES.figure
def armour_plates(b: Board, stats: Stats) -> Stats:
    """Harder to wound."""
    return more_life(b, stats, "armour_plates")


@UPGRADES.figure
def night_vision(b: Board, stats: Stats) -> Stats:
    """More dice in the dark."""
    return stats._replace(dark=stats.dark + upgrade_number(b, "night_vision"))
