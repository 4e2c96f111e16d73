"""What seats are told."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.events import Event


@dataclass(frozen=True, slots=True)
class SectorRevealed(Event):
    """A sector came into the labyrinth, with all that it holds."""

    sector: str
    shape: str


@dataclass(frozen=True, slots=True)
class SectorGone(Event):
    """A sector left the labyrinth."""

    sector: str


@dataclass(frozen=True, slots=True)
class Met(Event):
    """The hero meets a creature that was not revealed."""

    creature: str


@dataclass(frozen=True, slots=True)
class Noise(Event):
    """A noise from this direction; `nowhere` where blocked doors leave no path, `other level` from there."""

    way: str


@dataclass(frozen=True, slots=True)
class Appeared(Event):
    """A creature came into a revealed sector."""

    creature: str
    sector: str


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A creature left a revealed sector for an unrevealed one, this way."""

    creature: str
    sector: str
    way: str


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    """The hero took damage, and what is left of both tracks."""

    kind: str
    amount: int
    life: int
    control: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """The hero recovered, and what both tracks show now."""

    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class LightOn(Event):
    """A revealed sector is lighted."""

    sector: str


@dataclass(frozen=True, slots=True)
class LightOff(Event):
    """A revealed sector is dark again."""

    sector: str
