"""What questions are about, as facts for their wording."""

from __future__ import annotations

from dataclasses import dataclass

from unlit.alone.box.pieces import (
    Action,
    CardName,
    Damage,
    Face,
    ItemName,
    Kind,
    Level,
    MissionName,
    Purpose,
    Room,
    SeatName,
    SectorName,
    SectorNumber,
    Way,
)
from unlit.alone.told.things import Being, BeingAt, Named, Target
from unlit.kernel.told.question import About


@dataclass(frozen=True)
class AboutRoom(About):
    """A room that swaps places with another."""

    room: Room


@dataclass(frozen=True)
class AboutSeat(About):
    """Someone at the table."""

    seat: SeatName


@dataclass(frozen=True)
class AboutDraws(About):
    """Cards still to be drawn, and the card or mission that requires it."""

    cause: CardName | MissionName
    left: int


@dataclass(frozen=True)
class AboutFirstDanger(About):
    """A danger token of the set-up: one for a mission, or one for a level, counted from 1."""

    mission: MissionName
    level: int


@dataclass(frozen=True)
class AboutDangers(About):
    """Danger tokens still to be placed."""

    left: int


@dataclass(frozen=True)
class AboutCreature(About):
    """A creature as everyone names it, or with its place as evil names it."""

    creature: Being | BeingAt


@dataclass(frozen=True)
class AboutNoise(About):
    """Where something is heard."""

    sector: SectorName


@dataclass(frozen=True)
class AboutApproval(About):
    """Who asks the leader for approval, and for what."""

    seat: SeatName
    what: str


@dataclass(frozen=True)
class AboutAvatar(About):
    """An avatar."""

    avatar: CardName


@dataclass(frozen=True)
class AboutNumber(About):
    """Which of several targets it is, counted from 1."""

    number: int


@dataclass(frozen=True)
class AboutAmount(About):
    """A number of points on a track."""

    amount: int


@dataclass(frozen=True)
class AboutTarget(About):
    """What the hero asked for."""

    target: Target


@dataclass(frozen=True)
class AboutTruth(About):
    """What the hero asked for and the true answer: its distance and levels, or none if it is not on the map."""

    target: Target
    distance: int | None
    levels: tuple[Level, ...]


@dataclass(frozen=True)
class AboutAction(About):
    """An action."""

    action: Action


@dataclass(frozen=True)
class AboutDeed(About):
    """An action and what the hero named with it."""

    action: Action
    named: tuple[Named, ...]


@dataclass(frozen=True)
class AboutStep(About):
    """A step that the hero takes."""

    way: Way


@dataclass(frozen=True)
class AboutSector(About):
    """A sector that is being revealed."""

    sector: SectorNumber


@dataclass(frozen=True)
class AboutFright(About):
    """A creature, and the self-control that meeting it costs."""

    creature: Being
    amount: int


@dataclass(frozen=True)
class AboutDice(About):
    """What the dice show, what they were rolled for, and the attacker if it is a single creature."""

    purpose: Purpose
    dice: tuple[Face, ...]
    attacker: Being | None


@dataclass(frozen=True)
class AboutDamage(About):
    """Damage that the hero takes."""

    amount: int
    kind: Damage


@dataclass(frozen=True)
class AboutItem(About):
    """An item that is activated."""

    item: ItemName


@dataclass(frozen=True)
class AboutItems(About):
    """Items that were drawn."""

    items: tuple[ItemName, ...]


@dataclass(frozen=True)
class AboutLight(About):
    """How many sectors are lit."""

    sectors: int


@dataclass(frozen=True)
class AboutKind(About):
    """A creature that was hit."""

    kind: Kind


@dataclass(frozen=True)
class AboutMission(About):
    """A mission."""

    mission: MissionName


@dataclass(frozen=True)
class AboutTurn(About):
    """A turn of the round."""

    turn: int


@dataclass(frozen=True)
class AboutCard(About):
    """A card that takes effect."""

    card: CardName


@dataclass(frozen=True)
class AboutAnswer(About):
    """What the hero may react to: a moment, and what happens then."""

    moment: str
    to: AboutFright | AboutDice | AboutDamage | AboutStep | AboutItem | AboutCard
