"""What questions are about."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from unlit.escape.box.pieces import (
    Against,
    CardName,
    DoorSide,
    Enemy,
    ItemName,
    Kind,
    Person,
    Purpose,
    Stat,
    TileName,
)
from unlit.kernel.told.question import About


@dataclass(frozen=True)
class AboutPerson(About):
    """Another player who takes part in something, or is helped by it."""

    who: Person


@dataclass(frozen=True)
class AboutCard(About):
    """An event card."""

    card: CardName


@dataclass(frozen=True)
class AboutTile(About):
    """A tile that was drawn, or that has the door in question."""

    tile: TileName


@dataclass(frozen=True)
class AboutPlace(About):
    """The tile or the player that something is taken from."""

    where: TileName | Person


@dataclass(frozen=True)
class AboutSide(About):
    """A door of the player's tile."""

    side: DoorSide


@dataclass(frozen=True)
class AboutKind(About):
    """The kind of enemy that appears."""

    kind: Kind


@dataclass(frozen=True)
class AboutEnemy(About):
    """An enemy that goes somewhere."""

    enemy: Enemy


@dataclass(frozen=True)
class AboutLoss(About):
    """How many cards the player still has to lose."""

    left: int


@dataclass(frozen=True)
class AboutLaying(About):
    """The tile being laid, and the door of another tile beyond which it will lie."""

    tile: TileName
    beyond: TileName
    side: DoorSide


@dataclass(frozen=True)
class AboutTrade(About):
    """Who offers which items in exchange for which."""

    who: Person
    gives: tuple[ItemName, ...]
    takes: tuple[ItemName, ...]


@dataclass(frozen=True)
class AboutChallenge(About):
    """A challenge: whose, for what, and how many icons of which stat it needs."""

    who: Person
    purpose: Purpose
    against: Against | None
    stat: Stat
    rating: int


@dataclass(frozen=True)
class AboutChallengeToCome(AboutChallenge):
    """A challenge before the roll, with its current number of dice."""

    dice: int


@dataclass(frozen=True)
class AboutAttack(About):
    """An enemy's attack on a player, with its number of dice."""

    who: Person
    enemy: Enemy
    dice: int


OF_PERSON: Final = cache(AboutPerson)
OF_CARD: Final = cache(AboutCard)
OF_TILE: Final = cache(AboutTile)
OF_PLACE: Final = cache(AboutPlace)
OF_ENEMY: Final = cache(AboutEnemy)
OF_LOSS: Final = cache(AboutLoss)
OF_SIDE: Final = {side: AboutSide(side) for side in DoorSide}
OF_KIND: Final = {kind: AboutKind(kind) for kind in Kind}
