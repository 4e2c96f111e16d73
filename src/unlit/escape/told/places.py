"""What options point at, as seen by the player asked: tiles, doors and markers on the map, cards, dice."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.escape.box.pieces import CardName, DoorSide, Enemy, Face, Icon, ItemName, Person, SkillName, TileName
from unlit.kernel.told.spelling import Spelled


@dataclass(frozen=True)
class OnMap(Spelled):
    """A tile of the map."""

    tile: TileName


@dataclass(frozen=True)
class VentOf(Spelled):
    """The vent of a tile."""

    tile: TileName


@dataclass(frozen=True)
class DoorHere(Spelled):
    """A door of the tile that the question is about, usually the player's own."""

    side: DoorSide


@dataclass(frozen=True)
class DoorOf(Spelled):
    """A door of any tile."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True)
class SignHere(Spelled):
    """A sign on the player's tile."""

    sign: Icon


@dataclass(frozen=True)
class ItemHere(Spelled):
    """An item on the floor of the player's tile."""

    item: ItemName


@dataclass(frozen=True)
class Figure(Spelled):
    """A player, on the map or on its sheet."""

    person: Person


@dataclass(frozen=True)
class Marker(Spelled):
    """An enemy."""

    enemy: Enemy


@dataclass(frozen=True)
class WayTo(Spelled):
    """An enemy's way to a tile."""

    enemy: Enemy
    tile: TileName


@dataclass(frozen=True)
class InHand(Spelled):
    """An adrenaline card in the player's hand."""

    card: CardName


@dataclass(frozen=True)
class OnSheet(Spelled):
    """Someone's item or skill."""

    gear: ItemName | SkillName


@dataclass(frozen=True)
class DieShown(Spelled):
    """A die that shows this face."""

    face: Face


@dataclass(frozen=True)
class DrawnTile(Spelled):
    """The tile that was drawn and is being laid."""
