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
    """Somebody drew an adrenaline card: for itself."""

    card: CardName


@dataclass(frozen=True, slots=True)
class HasDrawn(Event):
    """Somebody drew adrenaline cards: for all others."""

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
    """A card was played for somebody else's challenge."""

    who: Person
    whom: Person
    card: CardName


@dataclass(frozen=True, slots=True)
class DarknessFelt(Event):
    """Somebody left a dark tile, which frightens."""

    who: Person
    tile: TileName


@dataclass(frozen=True, slots=True)
class Withstood(Event):
    """An enemy was attacked by another in vain."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class SwarmSlept(Event):
    """The swarm has eaten, and sleeps."""


@dataclass(frozen=True, slots=True)
class AllDown(Event):
    """Whoever is left lies in the infirmary."""


@dataclass(frozen=True, slots=True)
class FearChanged(Event):
    """Somebody's fear is another now."""

    who: Person
    fear: int


@dataclass(frozen=True, slots=True)
class ThreatGained(Event):
    """Somebody is a greater threat."""

    who: Person
    threat: int


@dataclass(frozen=True, slots=True)
class ThreatLost(Event):
    """Somebody is a lesser threat."""

    who: Person
    threat: int


@dataclass(frozen=True, slots=True)
class VitalityChanged(Event):
    """Somebody's largest hand is another now."""

    who: Person
    vitality: int


@dataclass(frozen=True, slots=True)
class Moved(Echo):
    """Somebody went through a door."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class Crawled(Echo):
    """Somebody went through a vent."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was drawn."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile lies on the map."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class NoRoom(Event):
    """A tile for which there is no room went under its stack."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A die was rolled to find the tile that was set aside."""

    who: Person
    die: Face


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice of a challenge, or of a part of it rolled again."""

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
    """An enemy lies on the floor."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """An enemy stands again."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """An enemy is out of play."""

    enemy: Enemy


@dataclass(frozen=True, slots=True)
class Spawned(Event):
    """An enemy came into play."""

    enemy: Enemy
    tile: TileName


@dataclass(frozen=True)
class MostThreat(Spelled):
    """For guards this player has the most threat; one on an adjacent tile counts one more."""

    who: Person
    threat: int
    adjacent: bool


@dataclass(frozen=True)
class MostFear(Spelled):
    """For aliens this player has the most fear; one on an adjacent tile counts one more."""

    who: Person
    fear: int
    adjacent: bool


@dataclass(frozen=True)
class FewestCards(Spelled):
    """For Dr. Cronos this player is the weakest."""

    who: Person
    cards: int


@dataclass(frozen=True)
class AtWar(Spelled):
    """Of all targets this enemy of the other side is worth most."""

    enemy: Enemy
    worth: int


Cause: TypeAlias = MostThreat | MostFear | FewestCards | AtWar
"""Why an enemy goes where it goes (E15.9)."""


@dataclass(frozen=True, slots=True)
class EnemyMoved(Event):
    """An enemy went on, over these tiles, from where it was; because of its target, or a player or a card sent it."""

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
    """A door is not locked any more."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True, slots=True)
class LockEaten(Event):
    """The swarm has eaten the lock of a door."""

    tile: TileName
    side: DoorSide


@dataclass(frozen=True, slots=True)
class LockPlaced(Event):
    """A door is locked."""

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
    """Somebody is carried to the infirmary."""

    who: Person


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """Somebody is dead."""

    who: Person


@dataclass(frozen=True, slots=True)
class Perished(Event):
    """Somebody is lost by what only this scenario has."""

    who: Person
    fate: FateName


@dataclass(frozen=True, slots=True)
class LeftInfirmary(Echo):
    """Somebody comes out of a vent."""

    who: Person
    to: TileName


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """Somebody got out."""

    who: Person


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Somebody is out of the game."""

    who: Person


@dataclass(frozen=True, slots=True)
class LockdownBegan(Event):
    """The facility shuts."""


@dataclass(frozen=True, slots=True)
class LockdownCounted(Event):
    """A token of the lockdown pool is gone."""

    left: int


@dataclass(frozen=True, slots=True)
class ItemFound(Event):
    """Somebody has an item more."""

    who: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class ItemLaidDown(Event):
    """An item lies on a tile."""

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
    """An item is out of play."""

    who: Person
    item: ItemName


@dataclass(frozen=True, slots=True)
class TradeOffered(Event):
    """What one would give for what."""

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
    """The other does not agree."""

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
    """Somebody is the first in a lab."""

    who: Person
    tile: TileName


@dataclass(frozen=True, slots=True)
class FireLit(Event):
    """The oven burns."""

    who: Person


@dataclass(frozen=True, slots=True)
class Swarmed(Event):
    """The swarm has a tile more, and so many markers left."""

    tile: TileName
    left: int


@dataclass(frozen=True, slots=True)
class NightPassed(Event):
    """The end of a turn has taken a token out of the threat pool."""

    left: int


@dataclass(frozen=True, slots=True)
class SleeperTaken(Event):
    """A clone has carried a sleeper off."""

    enemy: Enemy
    left: int


@dataclass(frozen=True, slots=True)
class SleeperSaved(Event):
    """Somebody who escaped has taken a sleeper along."""

    who: Person
    left: int


@dataclass(frozen=True, slots=True)
class LiftHeard(Event):
    """Somebody has escaped, and a token has left the threat pool."""

    left: int


@dataclass(frozen=True, slots=True)
class WatchRead(Event):
    """Dr. Cronos has acted, and a token has left the threat pool."""

    left: int


@dataclass(frozen=True, slots=True)
class CronosWounded(Event):
    """An attack has reached Dr. Cronos."""

    wounds: int


@dataclass(frozen=True, slots=True)
class CronosDied(Event):
    """It was his last wound."""


@dataclass(frozen=True, slots=True)
class HybridsRolled(Event):
    """The die that says which hybrids act."""

    die: Face


@dataclass(frozen=True, slots=True)
class SkillUsed(Event):
    """A skill or an item did something."""

    who: Person
    card: SkillName | ItemName
