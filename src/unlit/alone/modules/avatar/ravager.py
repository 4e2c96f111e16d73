"""Fury's avatar: everything in its sector strikes harder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.box.pieces import Stats
from unlit.alone.modules.avatar.kinds import AVATARS, UPGRADES
from unlit.alone.modules.avatar.state import avatar_row, figure_of, upgrade_number
from unlit.alone.modules.avatar.upgrades import gained, more_fright, more_life

if TYPE_CHECKING:
    from unlit.alone.board.board import Board, Creature
    from unlit.alone.box.pieces import Sector

NAME = "ravager"


@AVATARS.passive
def ravager(b: Board) -> int:
    """How many extra dice it gives."""
    return avatar_row(b, NAME).first + gained(b, "blood_frenzy")


def stands_at(b: Board, sector: Sector) -> bool:
    """Whether it is there."""
    one = figure_of(b, NAME)
    return one is not None and b.creatures[one] == sector


@ravager.attack_dice
def strikes_harder(b: Board, creature: Creature) -> int:
    """Extra dice for every creature in its sector."""
    return ravager.does(b) if stands_at(b, b.creatures[creature]) else 0


@ravager.holding
def lets_nobody_go(b: Board) -> int:
    """Extra dice for an attack of opportunity in its sector, if upgraded for it."""
    return gained(b, "no_escape") if stands_at(b, b.hero) else 0


@UPGRADES.gain
def blood_frenzy(b: Board) -> int:
    """More extra dice."""
    return upgrade_number(b, "blood_frenzy")


@UPGRADES.gain
def no_escape(b: Board) -> int:
    """Extra dice when the hero leaves its sector."""
    return upgrade_number(b, "no_escape")


@UPGRADES.figure
def scarred_hide(b: Board, stats: Stats) -> Stats:
    """Harder to wound."""
    return more_life(b, stats, "scarred_hide")


@UPGRADES.figure
def blood_soaked(b: Board, stats: Stats) -> Stats:
    """More frightening."""
    return more_fright(b, stats, "blood_soaked")
