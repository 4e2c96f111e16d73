"""Traps' avatar: it leaves danger wherever it has been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import doors_of, is_revealed
from unlit.alone.box.pieces import Stats
from unlit.alone.modules.avatar.kinds import AVATARS, UPGRADES
from unlit.alone.modules.avatar.state import avatar_row, figure_of, has, upgrade_number
from unlit.alone.modules.avatar.upgrades import do_more, gained, less_distance, more_dice
from unlit.alone.rules.creatures import choose_sector
from unlit.alone.rules.labyrinth import danger_fits, evil_blocks, keep_in_mind, place_danger
from unlit.alone.rules.remembering import remember
from unlit.alone.told.memory import Endangered, Threatened

if TYPE_CHECKING:
    from unlit.alone.board.board import Board
    from unlit.alone.box.pieces import Sector
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

NAME = "trapper"


@AVATARS.enter
def trapper(t: Table[Board], seat: Seat) -> None:
    """Place danger tokens nearby, and if upgraded block doors."""
    b = t.board
    for _ in range(avatar_row(b, NAME).first + gained(b, "full_bag")):
        lay_trap(t, seat)
    do_more(t, seat, "deadbolts")


# V1.19
def lay_trap(t: Table[Board], seat: Seat) -> None:
    """Place a token if one fits; the hero cannot tell whether one was placed in the dark."""
    places = places_for_traps(t.board)
    sector = choose_sector(t, seat, "lay a trap", places) if places else None
    remember(t, Threatened() if sector is not None and is_revealed(t.board, sector) else Endangered())
    if sector is not None:
        place_danger(t, sector)


@trapper.usable
def has_ground_to_work_on(b: Board) -> bool:
    """Whether it is on the map and has something left to do there."""
    return figure_of(b, NAME) is not None and (bool(places_for_traps(b)) or has(b, "deadbolts"))


def around(b: Board) -> list[Sector]:
    """Its sector and those adjacent to it, if it is on the map."""
    one = figure_of(b, NAME)
    if one is None:
        return []
    at = b.creatures[one]
    return [at, *(there for _, there in b.map.distances(b.blocked).ways[at])]


def places_for_traps(b: Board) -> list[Sector]:
    """The sectors around it where a token fits."""
    return [sector for sector in around(b) if danger_fits(b, sector)]


@UPGRADES.gain
def full_bag(b: Board) -> int:
    """One more token."""
    return upgrade_number(b, "full_bag")


@UPGRADES.deed
def deadbolts(t: Table[Board], seat: Seat) -> None:
    """Evil blocks doors around it."""
    b = t.board
    for _ in range(upgrade_number(b, "deadbolts")):
        doors = {door for sector in around(b) for door in doors_of(b, sector)}
        keep_in_mind(t, evil_blocks(t, seat, sorted(doors)), sure=False)


@UPGRADES.figure
def barbed_hooks(b: Board, stats: Stats) -> Stats:
    """More dice, in the dark and in the light."""
    return more_dice(b, stats, "barbed_hooks")


@UPGRADES.figure
def crawlways(b: Board, stats: Stats) -> Stats:
    """A smaller spawn distance."""
    return less_distance(b, stats, "crawlways")
