"""The moments at which instants may be played, and what a card may change there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.alone.parts import Action, Damage, Face, Way
from unlit.alone.things import Toward
from unlit.kernel.moments import Moment

if TYPE_CHECKING:
    from unlit.alone.board import Creature, Declaration, Item
    from unlit.kernel.option import Option
    from unlit.kernel.question import Seat


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
    """Moments at which the hero alone may use something, and evil is not asked."""

    DANGER = "dangerous card"


@dataclass(slots=True)
class Play:
    """A reaction card that takes effect: who played it, and whether its second half applies too."""

    seat: Seat
    dangerous: bool
    card: str = ""

    def __str__(self) -> str:
        return self.card


@dataclass(slots=True)
class Deed:
    """An action that was declared, or resolved; of a fight, the creature that is meant."""

    action: Action
    declared: Declaration
    creature: Creature | None = None
    stopped: bool = False

    def __str__(self) -> str:
        named = str(self.declared)
        return f"{self.action}: {named}" if named else str(self.action)


@dataclass(slots=True)
class Step:
    """The hero on the way to another sector, or just there."""

    way: Way
    stopped: bool = False
    unharmed: bool = False  # no attack of opportunity

    def __str__(self) -> str:
        return str(self.way)


@dataclass(slots=True)
class Sighting:
    """A sector that was revealed."""

    number: int  # by which the hero knows it

    def __str__(self) -> str:
        return str(self.number)


@dataclass(slots=True)
class Appearance:
    """A creature that was revealed."""

    creature: Creature
    called: str

    def __str__(self) -> str:
        return self.called


@dataclass(slots=True)
class Fright:
    """A creature that the hero meets, and the self-control that it costs."""

    creature: Creature
    called: str
    amount: int

    def __str__(self) -> str:
        return f"{self.called}, self-control {self.amount}"


@dataclass(slots=True)
class Roll:
    """Dice on the table, the hero's or evil's; bars count as hits or not."""

    by_hero: bool
    purpose: str
    dice: list[Face]
    bars_hit: bool
    attacker: str = ""  # as everybody calls it, where one creature attacks

    # A17.12
    def counts(self, die: Face) -> bool:
        """Whether a die counts as a hit."""
        return die is Face.HIT or (die is Face.BAR and self.bars_hit)

    def is_attack(self) -> bool:
        """Whether a creature attacks."""
        return self.purpose in ("attack", "opportunity")

    def hits(self) -> int:
        """How many count as hits."""
        return sum(self.counts(die) for die in self.dice)

    def faces(self) -> str:
        """What the dice show."""
        return " ".join(str(die) for die in self.dice)

    def __str__(self) -> str:
        return f"{self.faces()} attack-by {self.attacker}" if self.attacker else f"{self.purpose} {self.faces()}"


@dataclass(slots=True)
class Harm:
    """Damage of one kind that the hero took, in a sector with a danger token or not."""

    kind: Damage
    amount: int
    dangerous: bool

    def __str__(self) -> str:
        return f"{self.amount} {self.kind}"


@dataclass(slots=True)
class Activation:
    """An item that was activated, with so many charges; it may be gone with its last one."""

    item: Item
    upgraded: bool
    charges: int
    cost: int  # of them, what is taken from the item
    targets: tuple[Option, ...] = ()  # that were declared
    creature: Creature | None = None  # of a fight, the one that is meant

    def way(self) -> Way:
        """The direction that was declared."""
        target = self.targets[0]
        assert isinstance(target, Toward)
        return target.way

    def aimed_at(self) -> Creature:
        """The creature that was declared."""
        assert self.creature is not None
        return self.creature

    def __str__(self) -> str:
        return self.item.name


@dataclass(slots=True)
class Haul:
    """Items just drawn, each with its charges."""

    items: list[Item]

    def __str__(self) -> str:
        return " ".join(item.name for item in self.items)


@dataclass(slots=True)
class Communication:
    """What evil is about to tell of a target; who may lie about it, or that nothing is told, a card says."""

    target: Option
    liar: Seat = ""
    silent: bool = False

    def __str__(self) -> str:
        return str(self.target)


@dataclass(slots=True)
class Repair:
    """A light control unit, and whether its own sector and which lines from it are about to be lighted."""

    count: int  # of sectors
    ways: list[Way]
    own: bool = True

    def __str__(self) -> str:
        return str(self.count)


@dataclass(slots=True)
class Blow:
    """A creature that the hero wounded or killed."""

    creature: Creature

    def __str__(self) -> str:
        return str(self.creature.kind)


@dataclass(slots=True)
class Progress:
    """A step done for a mission."""

    mission: str

    def __str__(self) -> str:
        return self.mission


@dataclass(slots=True)
class TurnEnd:
    """The end of a turn."""

    turn: int

    def __str__(self) -> str:
        return str(self.turn)
