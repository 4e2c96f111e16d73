"""What questions are about, as facts for their words."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.told.question import About
from vault.pieces import CardName, Face, Thief, TileName


@dataclass(frozen=True)
class AboutTile(About):
    """The tile that was drawn."""

    tile: TileName


@dataclass(frozen=True)
class AboutThief(About):
    """Who does something."""

    thief: Thief


@dataclass(frozen=True)
class AboutRat(About):
    """A rat, by its number."""

    rat: int


@dataclass(frozen=True)
class AboutDice(About):
    """What the dice show."""

    dice: tuple[Face, ...]


@dataclass(frozen=True)
class AboutCard(About):
    """A card that was played."""

    card: CardName
