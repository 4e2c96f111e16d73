"""What seats are told."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.kernel.events import Echo, Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """Whose turn it is."""

    who: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Somebody drew an adrenaline card: for itself."""

    card: str


@dataclass(frozen=True, slots=True)
class HasDrawn(Event):
    """Somebody drew adrenaline cards: for all others."""

    who: str
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """An adrenaline card was lost."""

    who: str
    card: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """An adrenaline card was played."""

    who: str
    card: str
    what: str


@dataclass(frozen=True, slots=True)
class Assisted(Event):
    """A card was played for somebody else's challenge."""

    who: str
    whom: str
    card: str


@dataclass(frozen=True, slots=True)
class DarknessFelt(Event):
    """Somebody left a dark tile, which frightens."""

    who: str
    tile: str


@dataclass(frozen=True, slots=True)
class Withstood(Event):
    """An enemy was attacked by another in vain."""

    enemy: str


@dataclass(frozen=True, slots=True)
class SwarmSlept(Event):
    """The swarm has eaten, and sleeps."""


@dataclass(frozen=True, slots=True)
class AllDown(Event):
    """Whoever is left lies in the infirmary."""


@dataclass(frozen=True, slots=True)
class FearChanged(Event):
    """Somebody's fear is another now."""

    who: str
    fear: int


@dataclass(frozen=True, slots=True)
class ThreatGained(Event):
    """Somebody is a greater threat."""

    who: str
    threat: int


@dataclass(frozen=True, slots=True)
class ThreatLost(Event):
    """Somebody is a lesser threat."""

    who: str
    threat: int


@dataclass(frozen=True, slots=True)
class VitalityChanged(Event):
    """Somebody's largest hand is another now."""

    who: str
    vitality: int


@dataclass(frozen=True, slots=True)
class Moved(Echo):
    """Somebody went through a door."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class Crawled(Echo):
    """Somebody went through a vent."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile was drawn."""

    tile: str


@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A tile lies on the map."""

    tile: str


@dataclass(frozen=True, slots=True)
class NoRoom(Event):
    """A tile for which there is no room went under its stack."""

    tile: str


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A die was rolled to find the tile that was set aside."""

    who: str
    die: str


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice of a challenge, or of a part of it rolled again."""

    who: str
    purpose: str
    dice: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A challenge was passed."""

    who: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Failed(Event):
    """A challenge was failed."""

    who: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Stunned(Event):
    """An enemy lies on the floor."""

    enemy: str


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """An enemy stands again."""

    enemy: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """An enemy is out of play."""

    enemy: str


@dataclass(frozen=True, slots=True)
class Spawned(Event):
    """An enemy came into play."""

    enemy: str
    tile: str


@dataclass(frozen=True, slots=True)
class EnemyMoved(Event):
    """An enemy went on, over these tiles, from where it was."""

    enemy: str
    to: str
    over: str
    start: str


@dataclass(frozen=True, slots=True)
class LockRemoved(Event):
    """A door is not locked any more."""

    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class LockEaten(Event):
    """The swarm has eaten the lock of a door."""

    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class LockPlaced(Event):
    """A door is locked."""

    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """An enemy's attack on a player, or on an enemy, and its dice."""

    enemy: str
    target: str
    dice: str


@dataclass(frozen=True, slots=True)
class Hurt(Event):
    """How many cards an attack costs."""

    who: str
    cards: int


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """Somebody is carried to the infirmary."""

    who: str


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """Somebody is dead."""

    who: str


@dataclass(frozen=True, slots=True)
class Perished(Event):
    """Somebody is lost by what only this scenario has."""

    who: str
    fate: str


@dataclass(frozen=True, slots=True)
class LeftInfirmary(Echo):
    """Somebody comes out of a vent."""

    who: str
    to: str


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """Somebody got out."""

    who: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Somebody is out of the game."""

    who: str


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

    who: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemLaidDown(Event):
    """An item lies on a tile."""

    who: str
    item: str
    tile: str


@dataclass(frozen=True, slots=True)
class ItemPickedUp(Echo):
    """An item was picked up."""

    who: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemTaken(Event):
    """An item was taken from another player."""

    who: str
    whom: str
    item: str


@dataclass(frozen=True, slots=True)
class ItemLost(Event):
    """An item is out of play."""

    who: str
    item: str


@dataclass(frozen=True, slots=True)
class TradeOffered(Event):
    """What one would give for what."""

    who: str
    whom: str
    gives: str
    takes: str


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Items changed hands."""

    who: str
    whom: str
    gave: str
    took: str


@dataclass(frozen=True, slots=True)
class TradeRefused(Event):
    """The other does not agree."""

    who: str


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    """An event card, and the section that counts."""

    card: str
    section: str


@dataclass(frozen=True, slots=True)
class Accessed(Event):
    """A control panel was accessed."""

    who: str
    tile: str


@dataclass(frozen=True, slots=True)
class LabOpened(Event):
    """Somebody is the first in a lab."""

    who: str
    tile: str


@dataclass(frozen=True, slots=True)
class FireLit(Event):
    """The oven burns."""

    who: str


@dataclass(frozen=True, slots=True)
class Swarmed(Event):
    """The swarm has a tile more, and so many markers left."""

    tile: str
    left: int


@dataclass(frozen=True, slots=True)
class NightPassed(Event):
    """The end of a turn has taken a token out of the threat pool."""

    left: int


@dataclass(frozen=True, slots=True)
class SleeperTaken(Event):
    """A clone has carried a sleeper off."""

    enemy: str
    left: int


@dataclass(frozen=True, slots=True)
class SleeperSaved(Event):
    """Somebody who escaped has taken a sleeper along."""

    who: str
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

    die: str


@dataclass(frozen=True, slots=True)
class SkillUsed(Event):
    """A skill or an item did something."""

    who: str
    card: str
