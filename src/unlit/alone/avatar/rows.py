"""What the cards of the module say: avatars, their upgrades, and the powers of the hero."""

from __future__ import annotations

from typing import NamedTuple

from unlit.alone.boxes import KINDS
from unlit.alone.parts import Deck, Stats
from unlit.kernel.hooks import Hooks
from unlit.kernel.moments import Cards

MODULE = "avatar"


class AvatarRow(NamedTuple):
    """An avatar: its deck, or None for the A.I., its letter and numbers, the numbers of its power, and its text."""

    deck: Deck | None
    letter: str
    stats: Stats
    first: int
    second: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(first=self.first, second=self.second)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(first=self.first, second=self.second)


class UpgradeRow(NamedTuple):
    """An upgrade: whose it is, whether of the power or of the numbers, by how much, and its text."""

    avatar: str
    of_power: bool
    number: int
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English."""
        return self.english.format(number=self.number)

    @property
    def de(self) -> str:
        """In German."""
        return self.german.format(number=self.number)


class PowerRow(NamedTuple):
    """A power of the hero's: what it costs, its number, whether it may be used at any time in a turn, and its text."""

    cost: int
    number: int
    bolt: bool
    english: str
    german: str

    @property
    def en(self) -> str:
        """In English, the cost first."""
        when = "at any time" if self.bolt else "at the start of a turn"
        tokens = "token" if self.cost == 1 else "tokens"
        return f"{self.cost} {tokens}, {when}: {self.english.format(number=self.number)}"

    @property
    def de(self) -> str:
        """In German, the cost first."""
        when = "jederzeit" if self.bolt else "zu Beginn eines Zuges"
        return f"{self.cost} Marker, {when}: {self.german.format(number=self.number)}"


AVATARS: Cards[AvatarRow] = Cards()  # the effect is the power: the table and the seat; the board if it is passive
UPGRADES: Cards[UpgradeRow] = Cards()  # the effect is the number that a power gains, or the other numbers of a figure
POWERS: Cards[PowerRow] = Cards()

USABLE = Hooks()  # when an avatar's power can be used on activation: the board; a passive one never is
WORTHWHILE = Hooks()  # when a power of the hero's has something to do: the board, for a bolt also the context

KINDS["avatars"] = AVATARS
KINDS["upgrades"] = UPGRADES
KINDS["powers"] = POWERS
