"""What seats are told."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.told.events import Echo, Event
from unlit.kernel.told.question import Seat
from vault.pieces import CardName, CellName, Face, Thief, TileName


@dataclass(frozen=True, slots=True)
class Moved(Echo):
    """A thief went to a tile."""

    thief: Thief
    to: CellName


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A thief's step came to nothing."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class Explored(Event):
    """A tile was drawn."""

    thief: Thief
    tile: TileName


@dataclass(frozen=True, slots=True)
class Placed(Echo):
    """The tile drawn lies on the map."""

    tile: TileName
    at: CellName


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled, or rolled again."""

    seat: Seat
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class RatBites(Event):
    """A rat's die against a thief, or that die rolled again."""

    rat: int
    thief: Thief
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """Rats were killed."""

    thief: Thief
    rats: int


@dataclass(frozen=True, slots=True)
class CrownFound(Event):
    """The crown came to light."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class CrownTaken(Echo):
    """The crown was picked up."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card: for itself."""

    card: CardName


@dataclass(frozen=True, slots=True)
class HasDrawn(Event):
    """A seat drew a card: for the others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played face up."""

    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """A card has no effect."""

    card: CardName


@dataclass(frozen=True, slots=True)
class NextTile(Event):
    """A thief looked at the next tile: for that thief."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A card was held out, face down."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A card changed hands: for the two who know it."""

    thief: Thief
    card: CardName


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """A card changed hands: for the warden."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The card held out was not taken."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class RatCame(Echo):
    """A rat came into play."""

    rat: int
    at: CellName


@dataclass(frozen=True, slots=True)
class RatRan(Event):
    """A rat moved."""

    rat: int
    to: CellName


@dataclass(frozen=True, slots=True)
class Bitten(Event):
    """A rat's bite, and what is left."""

    thief: Thief
    rat: int
    health: int


@dataclass(frozen=True, slots=True)
class ThiefOut(Event):
    """A thief is out of the game."""

    thief: Thief


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round."""

    round: int
