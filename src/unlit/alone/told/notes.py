"""What the hero's sheet notes in a round: noises, answers, and what a sensor shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from unlit.alone.box.pieces import KINDS, WAYS, Landmark, Level, Room, Way, Whence
from unlit.alone.told.things import Target
from unlit.kernel.told.spelling import Spelled


@dataclass(frozen=True)
class NoiseNoted(Spelled):
    """A noise, and where it came from."""

    way: Way | Whence

    @classmethod
    def verb(cls) -> str:
        """How the text of a noise begins."""
        return "noise"


@dataclass(frozen=True)
class AnswerNoted(Spelled):
    """How far away something is, and on which level."""

    target: Target
    distance: int
    level: Level


@dataclass(frozen=True)
class NothingNoted(Spelled):
    """Something that is not on the map."""

    target: Target

    @classmethod
    def verb(cls) -> str:
        """How the text of an absence begins."""
        return "no"


@dataclass(frozen=True)
class SensorNoted(Spelled):
    """How many creatures the motion sensor shows."""

    creatures: int

    @classmethod
    def verb(cls) -> str:
        """The item that counted."""
        return "motion_sensor"


Noted: TypeAlias = NoiseNoted | AnswerNoted | NothingNoted | SensorNoted


@dataclass(frozen=True)
class Note(Spelled):
    """What the hero was told, and in which turn of the round."""

    turn: int
    noted: Noted


PLACES: dict[str, Room | Landmark | Way] = {str(place): place for place in (*Room, *Landmark, Way.STAIRS)}
SOURCES: dict[str, Way | Whence] = {str(way): way for way in (*WAYS, *Whence)}


def note_spelled(text: str) -> Note:
    """The note with this text; raise `ValueError` if there is none."""
    turn, *words = text.split(" ")
    try:
        return Note(int(turn), _noted(words))
    except (KeyError, IndexError):
        raise ValueError(f"no note is spelled {text!r}") from None


def _noted(words: list[str]) -> Noted:
    if words[0] == NoiseNoted.verb():
        return NoiseNoted(SOURCES[" ".join(words[1:])])
    if words[0] == NothingNoted.verb():
        return NothingNoted(_target(words[1:]))
    if words[0] == SensorNoted.verb():
        return SensorNoted(int(" ".join(words[1:])))
    *target, distance, level = words
    return AnswerNoted(_target(target), int(distance), Level(level))


def _target(words: list[str]) -> Target:
    name = " ".join(words)
    return PLACES[name] if name in PLACES else KINDS[name]
