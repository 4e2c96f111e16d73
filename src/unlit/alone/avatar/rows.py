"""What the cards of the module say: avatars, their upgrades, and the powers of the hero."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from unlit.alone.boxes import KINDS
from unlit.alone.cards.rows import DECKS_DE, numbers_de, numbers_en
from unlit.alone.parts import Deck, Stats, in_nightmare
from unlit.kernel.hooks import Hooks
from unlit.kernel.moments import Cards

MODULE = "avatar"

AvatarName: TypeAlias = Annotated[str, "avatar"]
UpgradeName: TypeAlias = Annotated[str, "upgrade"]
PowerName: TypeAlias = Annotated[str, "power"]


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
        """In English, its deck and its numbers first."""
        table = numbers_en(self.stats, in_nightmare(self.stats))
        text = self.english.format(first=self.first, second=self.second)
        return f"Avatar, {self.deck or 'the A.I.'}: {table}. {text}"

    @property
    def de(self) -> str:
        """In German, its deck and its numbers first."""
        table = numbers_de(self.stats, in_nightmare(self.stats))
        text = self.german.format(first=self.first, second=self.second)
        deck = DECKS_DE[self.deck] if self.deck else "die K.I."
        return f"Avatar, {deck}: {table}. {text}"


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
