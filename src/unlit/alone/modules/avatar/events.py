"""What seats are told of avatars and of the hero's powers."""

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
    """A token lies on an upgrade from now on."""

    avatar: CardName
    upgrade: CardName


@dataclass(frozen=True, slots=True)
class AvatarActivated(Event):
    """An evil player activates its avatar, and the hero has so many tokens now."""

    seat: SeatName
    avatar: CardName
    tokens: int


@dataclass(frozen=True, slots=True)
class AvatarPowerUsed(Event):
    """An avatar uses its power."""

    avatar: CardName


@dataclass(frozen=True, slots=True)
class KnockedDown(Event):
    """An avatar lies on the ground, and the hero has so many tokens now."""

    avatar: CardName
    tokens: int


@dataclass(frozen=True, slots=True)
class HeroPowerUsed(Echo):
    """The hero spent tokens on a power."""

    power: CardName
    cost: int
