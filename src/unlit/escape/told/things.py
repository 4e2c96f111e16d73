"""What a player names when asked for one: a tile, a side, a person, an enemy, a card, a die, or none of them.

The rule that asks says what happens to the thing named.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from unlit.escape.box.pieces import (
    ENEMIES,
    PEOPLE,
    CardName,
    DoorSide,
    Enemy,
    Face,
    ItemName,
    Person,
    SkillName,
    TileName,
)
from unlit.escape.told.places import DieShown, DoorHere, Figure, InHand, Marker, OnMap, OnSheet
from unlit.kernel.told.option import Bare, Option

# Things


@dataclass(frozen=True)
class NameTile(Bare):
    """A tile of the map."""

    tile: TileName

    def points_at(self) -> OnMap:
        """The tile."""
        return OnMap(self.tile)


@dataclass(frozen=True)
class NameSide(Bare):
    """A door of a tile, by its side."""

    side: DoorSide

    def points_at(self) -> DoorHere:
        """The door."""
        return DoorHere(self.side)


@dataclass(frozen=True)
class NamePerson(Bare):
    """A player."""

    person: Person

    def points_at(self) -> Figure:
        """The player."""
        return Figure(self.person)


@dataclass(frozen=True)
class NameEnemy(Bare):
    """An enemy."""

    enemy: Enemy

    def points_at(self) -> Marker:
        """The enemy."""
        return Marker(self.enemy)


@dataclass(frozen=True)
class NameCard(Bare):
    """An adrenaline card in hand."""

    card: CardName

    def points_at(self) -> InHand:
        """The card."""
        return InHand(self.card)


@dataclass(frozen=True)
class NameSkill(Bare):
    """A skill."""

    skill: SkillName

    def points_at(self) -> OnSheet:
        """The card."""
        return OnSheet(self.skill)


@dataclass(frozen=True)
class NameItem(Bare):
    """An item."""

    item: ItemName

    def points_at(self) -> OnSheet:
        """The card."""
        return OnSheet(self.item)


@dataclass(frozen=True)
class NameDie(Bare):
    """A die that shows this face."""

    face: Face

    def points_at(self) -> DieShown:
        """The die."""
        return DieShown(self.face)


TILE: Final = cache(NameTile)
SIDE: Final = {side: NameSide(side) for side in DoorSide}
PERSON: Final = {person: NamePerson(person) for person in PEOPLE}
ENEMY: Final = {enemy: NameEnemy(enemy) for enemy in ENEMIES}
CARD: Final = cache(NameCard)
SKILL: Final = cache(NameSkill)
ITEM: Final = cache(NameItem)
DIE_SHOWING: Final = {face: NameDie(face) for face in Face}


# Less or more


@dataclass(frozen=True)
class LessFear(Option):
    """A step down the fear track."""


@dataclass(frozen=True)
class MoreFear(Option):
    """A step up the fear track."""


LESS_FEAR: Final = LessFear()
MORE_FEAR: Final = MoreFear()
LESS_OR_MORE_FEAR: Final[tuple[Option, ...]] = (LESS_FEAR, MORE_FEAR)


# Yes, no, and no more


@dataclass(frozen=True)
class Accept(Option):
    """Take what is offered."""


@dataclass(frozen=True)
class Decline(Option):
    """Do not take it."""


@dataclass(frozen=True)
class Leave(Option):
    """Leave everything as it is."""


@dataclass(frozen=True)
class Enough(Option):
    """Stop naming things."""


@dataclass(frozen=True)
class Keep(Option):
    """Keep what was drawn."""


@dataclass(frozen=True)
class Another(Option):
    """Draw another one instead."""


LEAVE: Final = Leave()
ENOUGH: Final = Enough()
ACCEPT_OR_DECLINE: Final[tuple[Option, ...]] = (Accept(), Decline())
KEEP_OR_ANOTHER: Final[tuple[Option, ...]] = (Keep(), Another())
