"""Fury's avatar: where it stands everything strikes harder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.avatar.figures import avatar
from unlit.alone.avatar.rows import UPGRADES
from unlit.alone.avatar.state import avatar_row, figure_of, gained, upgrade_number
from unlit.alone.avatar.upgrades import more_fright, more_life
from unlit.alone.cards.rows import ATTACK_DICE, HOLDING
from unlit.alone.parts import Stats

if TYPE_CHECKING:
    from unlit.alone.board import Board, Creature
    from unlit.alone.parts import Sector

NAME = "ravager"


@avatar
def ravager(b: Board) -> int:
    """So many dice more."""
    return avatar_row(b, NAME).first + gained(b, "blood_frenzy")


def stands_at(b: Board, sector: Sector) -> bool:
    """Whether it is there."""
    one = figure_of(b, NAME)
    return one is not None and b.creatures[one] == sector


@ATTACK_DICE.of(NAME)
def strikes_harder(b: Board, creature: Creature) -> int:
    """More dice for whoever is with it."""
    return ravager(b) if stands_at(b, b.creatures[creature]) else 0


@HOLDING.of(NAME)
def lets_nobody_go(b: Board) -> int:
    """Who leaves it is struck harder, too, once it is upgraded so."""
    return gained(b, "no_escape") if stands_at(b, b.hero) else 0


@UPGRADES.enter(None)
def blood_frenzy(b: Board) -> int:
    """Still more dice."""
    return upgrade_number(b, "blood_frenzy")


@UPGRADES.enter(None)
def no_escape(b: Board) -> int:
    """Also on the way out."""
    return upgrade_number(b, "no_escape")


@UPGRADES.enter(None)
def scarred_hide(b: Board, stats: Stats) -> Stats:
    """Harder to wound."""
    return more_life(b, stats, "scarred_hide")


@UPGRADES.enter(None)
def blood_soaked(b: Board, stats: Stats) -> Stats:
    """A sight."""
    return more_fright(b, stats, "blood_soaked")
