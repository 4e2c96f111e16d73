"""What seats are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unlit.escape.box.pieces import (
    Against,
    CardName,
    DoorSide,
    Enemy,
    Face,
    FateName,
    Gain,
    Icon,
    ItemName,
    Person,
    Purpose,
    SkillName,
    TileName,
    TurnEnd,
)
from unlit.kernel.told.events import Echo, Event
from unlit.kernel.told.spelling import Spelled, spelled


def task(purpose: Purpose | CardName, against: Against | None) -> str:
    """What dice are rolled for, as scripts write it."""
    if against is None:
        return str(purpose)
    return f"{purpose} {BEFORE.get(type(against), '')}{against}"


BEFORE = {Enemy: "on ", DoorSide: "in "}


def listed(items: tuple[ItemName, ...]) -> str:
    """One side of a trade, as scripts write it."""
    return ", ".join(items) or "nothing"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Whose turn it is."""

    who: Person


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """You drew this adrenaline card; told to the player who drew it."""

    card: CardName


@dataclass(frozen=True, slots=True)
class HasDrawn(Event):
    """Someone drew adrenaline cards; told to all others."""

    who: Person
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """An adrenaline card was lost."""

    who: Person
    card: CardName


@dataclass(frozen=True, slots=True)
class Played(Event):
    """An adrenaline card was played."""

    who: Person
    card: CardName
    what: Gain


@dataclass(frozen=True, slots=True)
class Assisted(Event):
    """A card was played for someone else's challenge."""

    who: Person
    whom: Person
    card: CardName


@dataclass(frozen=True, slots=True)
class DarknessFelt(Event):
    """Someone was frightened by leaving a dark tile."""

    who: Person
    tile: TileName


@dataclass(frozen=True, slots=True)
class Withstood(Event):
    """An enemy withstood the attack of another enemy."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class SwarmSlept(Event):
    """The swarm has eaten its fill and fallen asleep."""


@dataclass(frozen=True, slots=True)
class AllDown(Event):
    """All players left are in the infirmary."""


@dataclass(frozen=True, slots=True)
class FearChanged(Event):
    """Someone's fear changed."""

    who: Person
    fear: int


@dataclass(frozen=True, slots=True)
class ThreatGained(Event):
    """Someone gained threat."""

    who: Person
    threat: int


@dataclass(frozen=True, slots=True)
class ThreatLost(Event):
    """Someone lost threat."""

    who: Person
    threat: int


@dataclass(frozen=True, slots=True)
class VitalityChanged(Event):
    """Someone's vitality changed."""

    who: Person
    vitality: int


@dataclass(frozen=True, slots=True)
class Moved(Echo):
    """Someone went through a door."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class Crawled(Echo):
    """Someone went through a vent."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was drawn."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile was laid on the map."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class NoRoom(Event):
    """A tile that did not fit anywhere went under its stack."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A die was rolled to find the tile that was set aside."""

    who: Person
    die: Face


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice of a challenge, or those of its dice that were rerolled."""

    who: Person
    purpose: Purpose | CardName
    against: Against | None
    dice: tuple[Face, ...]

    def __str__(self) -> str:
        return f"rolled {self.who} {task(self.purpose, self.against)} {spelled(self.dice)}".rstrip()


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A challenge was passed."""

    who: Person
    purpose: Purpose
    against: Against | None

    def __str__(self) -> str:
        return f"passed {self.who} {task(self.purpose, self.against)}"


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A challenge was failed."""

    who: Person
    purpose: Purpose
    against: Against | None

    def __str__(self) -> str:
        return f"failed {self.who} {task(self.purpose, self.against)}"


@dataclass(frozen=True, slots=True)
class Stunned(Event):
    """An enemy was stunned."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """A stunned enemy recovered."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """An enemy left play."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Spawned(Event):
    """An enemy came into play."""

    enemy: Enemy
    tile: TileName


@dataclass(frozen=True)
class MostThreat(Spelled):
    """To guards, this player has the most threat; a player on an adjacent tile counts as having one more."""

    who: Person
    threat: int
    adjacent: bool


@dataclass(frozen=True)
class MostFear(Spelled):
    """To aliens, this player has the most fear; a player on an adjacent tile counts as having one more."""

    who: Person
    fear: int
    adjacent: bool


@dataclass(frozen=True)
class FewestCards(Spelled):
    """To Dr. Cronos, this player is the weakest."""

    who: Person
    cards: int


@dataclass(frozen=True)
class AtWar(Spelled):
    """Of all targets, this enemy of the other camp is worth most."""

    enemy: Enemy
    worth: int


Cause: TypeAlias = MostThreat | MostFear | FewestCards | AtWar
"""Why an enemy goes where it goes (E15.9)."""


@dataclass(frozen=True, slots=True)
class EnemyMoved(Event):
    """An enemy moved over these tiles, because of its target; with no cause, a player or a card sent it."""

    enemy: Enemy
    to: TileName
    over: tuple[TileName, ...]
    start: TileName
    because: Cause | None

    def __str__(self) -> str:
        over = f" over {', '.join(self.over)}" if self.over else ""
        return f"enemy moved {self.enemy} {self.to}{over} {self.start}"


@dataclass(frozen=True, slots=True)
class LockRemoved(Event):
    """A door was unlocked."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True, slots=True)
class LockEaten(Event):
    """The swarm has eaten the lock of a door."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True, slots=True)
class LockPlaced(Event):
    """A door was locked."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An enemy's attack on a player, or on an enemy, and its dice."""

    enemy: Enemy
    target: Enemy | Person
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    """How many cards an attack costs."""

    who: Person
    cards: int


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """Someone was knocked out and taken to the infirmary."""

    who: Person


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """Someone died."""

    who: Person


@dataclass(frozen=True, slots=True)
class Perished(Event):
    """Someone left the game in a way that only this scenario has."""

    who: Person
    fate: FateName


@dataclass(frozen=True, slots=True)
class LeftInfirmary(Echo):
    """Someone left the infirmary through a vent."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """Someone escaped."""

    who: Person


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Someone lost the game."""

    who: Person


@dataclass(frozen=True, slots=True)
class LockdownBegan(Event):
    """Lockdown began."""


@dataclass(frozen=True, slots=True)
class LockdownCounted(Event):
    """The lockdown pool lost a token."""

    left: int


@dataclass(frozen=True, slots=True)
class ItemFound(Event):
    """Someone found an item."""

    who: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class ItemLaidDown(Event):
    """An item was put on a tile."""

    who: Person
    item: ItemName
    tile: TileName


@dataclass(frozen=True, slots=True)
class ItemPickedUp(Echo):
    """An item was picked up."""

    who: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class ItemTaken(Event):
    """An item was taken from another player."""

    who: Person
    whom: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class ItemLost(Event):
    """An item left play."""

    who: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class TradeOffered(Event):
    """Someone offered a trade."""

    who: Person
    whom: Person
    gives: tuple[ItemName, ...]
    takes: tuple[ItemName, ...]

    def __str__(self) -> str:
        return f"trade offered {self.who} {self.whom} {listed(self.gives)} {listed(self.takes)}"


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Items changed hands."""

    who: Person
    whom: Person
    gave: tuple[ItemName, ...]
    took: tuple[ItemName, ...]

    def __str__(self) -> str:
        return f"traded {self.who} {self.whom} {listed(self.gave)} {listed(self.took)}"


@dataclass(frozen=True, slots=True)
class TradeRefused(Event):
    """The other player refused the trade."""

    who: Person


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """An event card, and the section that counts."""

    card: CardName
    section: Icon | TurnEnd


@dataclass(frozen=True, slots=True)
class Accessed(Event):
    """A control panel was accessed."""

    who: Person
    tile: TileName


@dataclass(frozen=True, slots=True)
class LabOpened(Event):
    """Someone was the first to enter a lab."""

    who: Person
    tile: TileName


@dataclass(frozen=True, slots=True)
class FireLit(Event):
    """Someone lit the oven."""

    who: Person


@dataclass(frozen=True, slots=True)
class Swarmed(Event):
    """The swarm took another tile, and has this many markers left."""

    tile: TileName
    left: int


@dataclass(frozen=True, slots=True)
class NightPassed(Event):
    """The end of a turn took a token from the threat pool."""

    left: int


@dataclass(frozen=True, slots=True)
class SleeperTaken(Event):
    """A clone carried off a sleeper."""

    enemy: Enemy
    left: int


@dataclass(frozen=True, slots=True)
class SleeperSaved(Event):
    """Someone who escaped took a sleeper along."""

    who: Person
    left: int


@dataclass(frozen=True, slots=True)
class LiftHeard(Event):
    """Someone escaped, and the threat pool lost a token."""

    left: int


@dataclass(frozen=True, slots=True)
class WatchRead(Event):
    """Dr. Cronos acted, and the threat pool lost a token."""

    left: int


@dataclass(frozen=True, slots=True)
class CronosWounded(Event):
    """An attack wounded Dr. Cronos."""

    wounds: int


@dataclass(frozen=True, slots=True)
class CronosDied(Event):
    """Dr. Cronos died of his last wound."""


@dataclass(frozen=True, slots=True)
class HybridsRolled(Event):
    """The die that says which hybrids act."""

    die: Face


@dataclass(frozen=True, slots=True)
class SkillUsed(Event):
    """A skill or an item did something."""

    who: Person
    card: SkillName | ItemName
