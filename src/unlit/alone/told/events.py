"""What seats are told; a revealed sector goes by the hero's number for it, any other by its name on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unlit.alone.box.pieces import (
    Ability,
    Action,
    CardName,
    CharacterName,
    Colour,
    ConditionName,
    Damage,
    Deck,
    DoorState,
    Element,
    Face,
    ItemName,
    Kind,
    Level,
    Lighting,
    MissionName,
    Purpose,
    Room,
    Safety,
    SeatName,
    SectorName,
    SectorNumber,
    Shape,
    Way,
    Whence,
)
from unlit.alone.told.things import Being, Named, Target
from unlit.kernel.told.events import Echo, Event

Held: TypeAlias = Element | Being | ConditionName
"""What a sector holds: creatures, condition tokens by name, and everything else."""


@dataclass(frozen=True, slots=True)
class SectorRevealed(Event):
    """A sector came into the labyrinth, with everything in it."""

    sector: SectorNumber
    shape: Shape | Room
    holds: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class SectorGone(Event):
    """A sector left the labyrinth."""

    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """The hero declared an action, with its item and targets if it has any."""

    action: Action
    named: tuple[Named, ...]

    def __str__(self) -> str:
        return f"declared {self.action} {', '.join(map(str, self.named))}".rstrip()


@dataclass(frozen=True, slots=True)
class Looked(Echo):
    """The hero looks this way."""

    way: Way


@dataclass(frozen=True, slots=True)
class HeroMoved(Event):
    """The hero took a step."""

    way: Way


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A card stopped what the hero was about to do."""


@dataclass(frozen=True, slots=True)
class CameToNothing(Event):
    """A reaction made the declared target impossible."""


@dataclass(frozen=True, slots=True)
class BulletTime(Echo):
    """The hero spent adrenaline for two actions this turn."""


@dataclass(frozen=True, slots=True)
class DoorBlocked(Event):
    """A door of a revealed sector was blocked."""

    sector: SectorNumber
    way: Way


@dataclass(frozen=True, slots=True)
class DoorFreed(Event):
    """A door of a revealed sector was unblocked."""

    sector: SectorNumber
    way: Way


@dataclass(frozen=True, slots=True)
class DoorChanged(Event):
    """A door that the hero does not see was blocked or unblocked."""

    one: SectorName
    other: SectorName
    state: DoorState


@dataclass(frozen=True, slots=True)
class Met(Event):
    """The hero meets a creature that was not revealed."""

    creature: Being


@dataclass(frozen=True, slots=True)
class Noise(Event):
    """A noise from this direction; `nowhere` if blocked doors leave no path, `other-level` if it came from there."""

    way: Way | Whence


@dataclass(frozen=True, slots=True)
class Appeared(Event):
    """A creature entered a revealed sector."""

    creature: Being
    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A creature went from one revealed sector to another."""

    creature: Being
    sector: SectorNumber
    to: SectorNumber


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A creature left a revealed sector this way, for an unrevealed one."""

    creature: Being
    sector: SectorNumber
    way: Way


@dataclass(frozen=True, slots=True)
class Vanished(Event):
    """A creature was removed from a revealed sector."""

    creature: Being
    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class MadeRoom(Event):
    """A creature left the map to make room for a boss."""

    boss: Kind


@dataclass(frozen=True, slots=True)
class Faded(Event):
    """A creature was removed from a sector that the hero does not see."""

    creature: Kind
    sector: SectorName


@dataclass(frozen=True, slots=True)
class Teleported(Event):
    """A creature was put into a sector that the hero does not see."""

    creature: Being
    sector: SectorName


@dataclass(frozen=True, slots=True)
class Crept(Event):
    """A creature that the hero does not see moved."""

    creature: Being
    sector: SectorName
    to: SectorName


@dataclass(frozen=True, slots=True)
class Spawned(Event):
    """A creature that the hero does not see came onto the map."""

    creature: Kind
    sector: SectorName


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled or rerolled: whose, what for, and what they show."""

    by: SeatName
    purpose: Purpose
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A creature in the hero's sector attacked."""

    creature: Being


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """A creature's attack did not hit."""


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """A creature was wounded."""

    creature: Kind


@dataclass(frozen=True, slots=True)
class Killed(Event):
    """A creature was killed."""

    creature: Kind


@dataclass(frozen=True, slots=True)
class Unharmed(Event):
    """An attack did no harm."""

    creature: Being


@dataclass(frozen=True, slots=True)
class Learned(Echo):
    """The hero gained a point in an ability."""

    ability: Ability
    points: int


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    """The hero took damage; `life` and `control` are what is left."""

    kind: Damage
    amount: int
    life: int
    control: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """The hero chose to pay, which is not damage."""

    kind: Damage
    amount: int


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    """A companion took damage instead of the hero."""

    companion: CharacterName
    amount: int


@dataclass(frozen=True, slots=True)
class Recovered(Echo):
    """The hero recovered."""

    kind: Damage
    amount: int


@dataclass(frozen=True, slots=True)
class AdrenalineGained(Echo):
    """The hero's pool holds more tokens."""

    amount: int


@dataclass(frozen=True, slots=True)
class AdrenalineLost(Event):
    """The hero's pool holds fewer tokens."""

    amount: int


@dataclass(frozen=True, slots=True)
class LightsSwitchedOn(Event):
    """Someone switched the lights on."""


@dataclass(frozen=True, slots=True)
class LightOn(Event):
    """A revealed sector is lit."""

    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class LightOff(Event):
    """A revealed sector is dark again."""

    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class LightChanged(Event):
    """The light in a sector that the hero does not see was switched on or off."""

    sector: SectorName
    state: Lighting


@dataclass(frozen=True, slots=True)
class DangerPlaced(Event):
    """A danger token was placed in a revealed sector."""

    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class DangerGone(Event):
    """A danger token was removed from a revealed sector."""

    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class DangerChanged(Event):
    """A danger token was placed in or removed from a sector that the hero does not see."""

    sector: SectorName
    state: Safety


@dataclass(frozen=True, slots=True)
class ConditionPlaced(Event):
    """A condition token was placed in a revealed sector."""

    condition: ConditionName
    sector: SectorNumber


@dataclass(frozen=True, slots=True)
class ConditionHidden(Event):
    """A condition token was placed in a sector that the hero does not see."""

    condition: ConditionName
    sector: SectorName


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    """The hero named something to locate."""

    target: Target


@dataclass(frozen=True, slots=True)
class Located(Event):
    """The hero was told how far away something is, and on which level."""

    target: Target
    distance: int
    level: Level


@dataclass(frozen=True, slots=True)
class NotThere(Event):
    """Something that the hero asked for is not on the map."""

    target: Target


@dataclass(frozen=True, slots=True)
class Unanswered(Event):
    """The hero asked for something and was told nothing."""

    target: Target


@dataclass(frozen=True, slots=True)
class Sensed(Event):
    """How many creatures are within this distance of the hero."""

    distance: int
    creatures: int


@dataclass(frozen=True, slots=True)
class LieTold(Event):
    """What evil knows about an answer that was a lie."""

    target: Target


@dataclass(frozen=True, slots=True)
class ItemDrawn(Event):
    """The hero drew an item."""

    item: ItemName
    charges: int


@dataclass(frozen=True, slots=True)
class ItemUsed(Event):
    """The hero activated an item."""

    item: ItemName
    charges: int


@dataclass(frozen=True, slots=True)
class ChargesLost(Event):
    """A card took charges from an item."""

    item: ItemName
    charges: int


@dataclass(frozen=True, slots=True)
class ItemGone(Event):
    """An item was discarded."""

    item: ItemName


@dataclass(frozen=True, slots=True)
class ItemUpgraded(Echo):
    """A charge of one item became the component of another."""

    item: ItemName
    component: ItemName


@dataclass(frozen=True, slots=True)
class MissionDrawn(Event):
    """A mission of this game."""

    colour: Colour
    mission: MissionName
    room: Room


@dataclass(frozen=True, slots=True)
class MissionStep(Event):
    """The hero completed a step of a mission."""

    mission: MissionName
    steps: int


@dataclass(frozen=True, slots=True)
class MissionCompleted(Event):
    """A mission was completed."""

    mission: MissionName


@dataclass(frozen=True, slots=True)
class FinalMission(Event):
    """The final mission can be attempted."""

    mission: MissionName


@dataclass(frozen=True, slots=True)
class CompanionJoined(Event):
    """A character joined the hero."""

    companion: CharacterName


@dataclass(frozen=True, slots=True)
class CompanionUsed(Event):
    """A companion spent a charge to help."""

    companion: CharacterName


@dataclass(frozen=True, slots=True)
class CompanionGone(Event):
    """A companion was discarded."""

    companion: CharacterName


@dataclass(frozen=True, slots=True)
class HeroChosen(Event):
    """Who the hero is."""

    character: CharacterName


@dataclass(frozen=True, slots=True)
class DeckChosen(Event):
    """A reaction deck that is in play."""

    deck: Deck


@dataclass(frozen=True, slots=True)
class DeckOwned(Event):
    """Who owns these decks."""

    seat: SeatName
    deck: tuple[Deck, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card as its drawer sees it."""

    card: CardName


@dataclass(frozen=True, slots=True)
class HasDrawn(Event):
    """An evil player drew a card from this deck."""

    seat: SeatName
    deck: Deck


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A reaction card was played face up."""

    seat: SeatName
    card: CardName


@dataclass(frozen=True, slots=True)
class DangerousCard(Event):
    """The second half of the card applies as well."""

    card: CardName


@dataclass(frozen=True, slots=True)
class CardFaceDown(Event):
    """A card from this deck was played face down, as a standard reaction."""

    seat: SeatName
    deck: Deck


@dataclass(frozen=True, slots=True)
class CardRefused(Event):
    """The leader refused the card."""

    seat: SeatName


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """An evil player's own card, discarded face down."""

    card: CardName


@dataclass(frozen=True, slots=True)
class HasDiscarded(Event):
    """An evil player discarded a card from this deck, face down."""

    seat: SeatName
    deck: Deck


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn of the round began."""

    turn: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over; this many danger tokens have to be placed."""

    danger: int


@dataclass(frozen=True, slots=True)
class RoundEffect(Event):
    """What takes effect at the end of the round: a mission, the hero's character, a creature, or nightmare."""

    cause: str


@dataclass(frozen=True, slots=True)
class AdrenalineFilled(Event):
    """At the end of the round the hero's pool was filled to this many tokens."""

    adrenaline: int


@dataclass(frozen=True, slots=True)
class RoundGained(Event):
    """A round was gained."""


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """The round marker moved; nothing recovers beyond this cap now."""

    cap: int


@dataclass(frozen=True, slots=True)
class NightmareBegan(Event):
    """Nightmare mode began."""


@dataclass(frozen=True, slots=True)
class LeaderPassed(Event):
    """Who leads evil now."""

    seat: SeatName
