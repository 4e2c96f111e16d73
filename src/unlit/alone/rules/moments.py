"""The moments when instants may be played, and what a card may change then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from unlit.alone.box.pieces import Action, Damage, Face, Purpose, Way
from unlit.alone.told.abouts import (
    AboutCard,
    AboutCreature,
    AboutDamage,
    AboutDeed,
    AboutDice,
    AboutFright,
    AboutItem,
    AboutItems,
    AboutKind,
    AboutLight,
    AboutMission,
    AboutSector,
    AboutStep,
    AboutTarget,
    AboutTurn,
)
from unlit.alone.told.things import Being, Toward, target_meant
from unlit.kernel.box.moments import Moment

if TYPE_CHECKING:
    from unlit.alone.board.board import Creature, Declaration, Item
    from unlit.alone.box.rows import ItemRow, ReactionRow
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import About, Seat


class M(Moment):
    """A14.11: the moments of the game; a card without an instant mark waits for the end of the turn."""

    DECLARED = "react to action"
    STEPPING = "react to step"
    STEPPED = "react to step made"
    SECTOR_REVEALED = "react to sector"
    CREATURE_REVEALED = "react to creature"
    FRIGHT = "react to fright"
    ROLLED = "react to dice"
    DAMAGED = "react to damage"
    ITEM_ACTIVATED = "react to item"
    ITEMS_DRAWN = "react to items drawn"
    ANSWERING = "react to answer"
    REPAIRED = "react to light"
    WOUNDED = "react to wound"
    KILLED = "react to kill"
    MISSION_STEP = "react to mission"
    RESOLVED = "react to action resolved"
    END_OF_TURN = "react to end of turn"


class Own(Moment):
    """Moments when only the hero may use something, and evil is not asked."""

    DANGER = "dangerous card"


class Context(Protocol):
    """What happens at a moment."""

    def about(self) -> About:
        """What those who may react are told about it."""


@dataclass(slots=True)
class Play:
    """A reaction card that takes effect: who played it, and whether its second half applies as well."""

    seat: Seat
    dangerous: bool
    card: str
    row: ReactionRow  # what is printed on it

    def about(self) -> AboutCard:
        """The card."""
        return AboutCard(self.card)


@dataclass(slots=True)
class Deed:
    """An action that was declared or resolved; in a fight, also the creature it is aimed at."""

    action: Action
    declared: Declaration
    creature: Creature | None = None
    stopped: bool = False

    def about(self) -> AboutDeed:
        """The action, and what was named with it."""
        return AboutDeed(self.action, self.declared.named())


@dataclass(slots=True)
class Step:
    """The hero on the way to another sector, or just arrived."""

    way: Way
    stopped: bool = False
    unharmed: bool = False  # no attack of opportunity

    def about(self) -> AboutStep:
        """The way."""
        return AboutStep(self.way)


@dataclass(slots=True)
class Sighting:
    """A sector that was revealed."""

    number: int  # the hero's number for it

    def about(self) -> AboutSector:
        """The sector."""
        return AboutSector(self.number)


@dataclass(slots=True)
class Appearance:
    """A creature that was revealed."""

    creature: Creature
    called: Being

    def about(self) -> AboutCreature:
        """The creature."""
        return AboutCreature(self.called)


@dataclass(slots=True)
class Fright:
    """A creature that the hero meets, and the self-control that this costs."""

    creature: Creature
    called: Being
    amount: int

    def about(self) -> AboutFright:
        """The creature, and what meeting it costs."""
        return AboutFright(self.called, self.amount)


@dataclass(slots=True)
class Roll:
    """Dice on the table, the hero's or evil's; bars may or may not count as hits."""

    by_hero: bool
    purpose: Purpose
    dice: list[Face]
    bars_hit: bool
    attacker: Being | None = None  # if a single creature attacks

    # A17.12
    def counts(self, die: Face) -> bool:
        """Whether a die counts as a hit."""
        return die is Face.HIT or (die is Face.BAR and self.bars_hit)

    def is_attack(self) -> bool:
        """Whether a creature attacks."""
        return self.purpose is Purpose.ATTACK or self.purpose is Purpose.OPPORTUNITY

    def hits(self) -> int:
        """How many dice count as hits."""
        return sum(self.counts(die) for die in self.dice)

    def about(self) -> AboutDice:
        """What the dice show."""
        return AboutDice(self.purpose, tuple(self.dice), self.attacker)


@dataclass(slots=True)
class Harm:
    """Damage of one kind that the hero took, and whether the sector had a danger token."""

    kind: Damage
    amount: int
    dangerous: bool

    def about(self) -> AboutDamage:
        """The damage."""
        return AboutDamage(self.amount, self.kind)


@dataclass(slots=True)
class Activation:
    """An item that was activated with this many charges; if they were its last, it is gone."""

    item: Item
    row: ItemRow  # what is printed on it
    upgraded: bool
    charges: int
    cost: int  # how many of them are taken from the item
    targets: tuple[Option, ...] = ()  # as declared
    creature: Creature | None = None  # in a fight, the one it is aimed at

    def way(self) -> Way:
        """The direction that was declared."""
        target = self.targets[0]
        assert isinstance(target, Toward)
        return target.way

    def aimed_at(self) -> Creature:
        """The creature that was declared."""
        assert self.creature is not None
        return self.creature

    def about(self) -> AboutItem:
        """The item."""
        return AboutItem(self.item.name)


@dataclass(slots=True)
class Haul:
    """Items just drawn, each with its charges."""

    items: list[Item]

    def about(self) -> AboutItems:
        """The items."""
        return AboutItems(tuple([item.name for item in self.items]))


@dataclass(slots=True)
class Communication:
    """What evil is about to tell about a target; a card may let someone lie about it, or have nothing told."""

    target: Option
    liar: Seat = ""
    silent: bool = False

    def about(self) -> AboutTarget:
        """The target."""
        return AboutTarget(target_meant(self.target))


@dataclass(slots=True)
class Repair:
    """A light control unit about to be repaired: which lines it will light, and whether its own sector too."""

    count: int  # of sectors
    ways: list[Way]
    own: bool = True

    def about(self) -> AboutLight:
        """How many sectors are lit."""
        return AboutLight(self.count)


@dataclass(slots=True)
class Blow:
    """A creature that the hero wounded or killed."""

    creature: Creature

    def about(self) -> AboutKind:
        """Its kind."""
        return AboutKind(self.creature.kind)


@dataclass(slots=True)
class Progress:
    """A step completed in a mission."""

    mission: str

    def about(self) -> AboutMission:
        """The mission."""
        return AboutMission(self.mission)


@dataclass(slots=True)
class TurnEnd:
    """The end of a turn."""

    turn: int

    def about(self) -> AboutTurn:
        """The turn."""
        return AboutTurn(self.turn)
