"""What seats are told about avatars and the hero's powers."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.alone.box.pieces import CardName, SeatName
from unlit.kernel.told.events import Echo, Event


@dataclass(frozen=True, slots=True)
class AvatarChosen(Event):
    """An evil player has this avatar."""

    seat: SeatName
    avatar: CardName


@dataclass(frozen=True, slots=True)
class AvatarUpgraded(Event):
    """A token was put on an upgrade."""

    avatar: CardName
    upgrade: CardName


@dataclass(frozen=True, slots=True)
class AvatarActivated(Event):
    """An evil player activated their avatar; the hero now has this many tokens."""

    seat: SeatName
    avatar: CardName
    tokens: int


@dataclass(frozen=True, slots=True)
class AvatarPowerUsed(Event):
    """An avatar used its power."""

    avatar: CardName


@dataclass(frozen=True, slots=True)
class KnockedDown(Event):
    """An avatar was knocked down; the hero now has this many tokens."""

    avatar: CardName
    tokens: int


@dataclass(frozen=True, slots=True)
class HeroPowerUsed(Echo):
    """The hero spent tokens on a power."""

    power: CardName
    cost: int
