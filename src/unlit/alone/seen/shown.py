"""The parts of a view: what a sector holds, items, missions, hands, cards on the table, numbers.

Clients get each as a struct by its field names; default values are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from unlit.alone.box.pieces import Action, CardName, CharacterName, Deck, ItemName, Level, Room, Way, Whence
from unlit.alone.told.things import Target
from unlit.kernel.told.word import Word

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Stats


class Stairs(Word):
    """Stairs by colour; they have none until evil has said which are red."""

    RED = "red-stairs"
    BLUE = "blue-stairs"
    PLAIN = "stairs"


class MissionToken(Word):
    """The token of a mission that is not completed, in its room."""

    BLUE = "blue-mission"
    GREEN = "green-mission"
    RED = "red-mission"


class CreatureShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A creature as it looks."""

    kind: str
    wounded: bool = False


class Holds(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything in a sector except the hero; its doors belong to its sides."""

    stairs: Stairs | None = None
    control_unit: bool = False  # for the lights
    light: bool = False
    danger: bool = False
    condition: CardName = ""
    missions: tuple[MissionToken, ...] = ()
    creatures: tuple[CreatureShown, ...] = ()


NOTHING = Holds()


def or_nothing(holds: Holds) -> Holds:
    """What a sector holds; only the default object itself is left out."""
    return NOTHING if holds == NOTHING else holds


class Performed(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of this turn, and whether it was dangerous."""

    action: Action
    danger: bool = False


class ItemShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the hero's items."""

    item: ItemName
    charges: int
    upgraded: bool = False


class CompanionShown(msgspec.Struct, frozen=True):
    """Someone who accompanies the hero."""

    character: CharacterName
    charges: int


class MissionShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mission, its room, the steps it needs and those completed."""

    mission: str
    room: Room
    needed: int
    steps: int = 0
    completed: bool = False


class NoiseShown(msgspec.Struct, frozen=True, tag="noise"):
    """A noise of this round, and where it came from."""

    turn: int
    way: Annotated[str, Way | Whence]


class AnswerShown(msgspec.Struct, frozen=True, tag="answer"):
    """What the hero was told about something: how far away it is, and on which level."""

    turn: int
    target: Annotated[str, Target]
    distance: int
    level: Level


class NothingShown(msgspec.Struct, frozen=True, tag="nothing"):
    """Something that the hero was told is not on the map."""

    turn: int
    target: Annotated[str, Target]


class SensorShown(msgspec.Struct, frozen=True, tag="sensor"):
    """How many creatures the motion sensor showed."""

    turn: int
    creatures: int


NoteShown: TypeAlias = NoiseShown | AnswerShown | NothingShown | SensorShown
"""What the hero was told this round."""


class FaceDown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies face down in a pile; only the player who laid it there knows its name."""

    card: CardName = ""


class OnTrack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the reaction track: its name if known, its deck if it is face down, and the spaces it covers."""

    card: CardName = ""
    down: Deck | None = None
    spaces: int = 1


class Numbers(msgspec.Struct, frozen=True):
    """A creature's numbers: life to wound and to kill, dice in the dark and in the light, fright, spawn distance."""

    wound: int
    kill: int
    dark: int
    light: int
    fright: int
    spawn: int


def numbers_of(stats: Stats) -> Numbers:
    """A creature's numbers in the form shown."""
    return Numbers(*stats)
