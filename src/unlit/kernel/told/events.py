"""What seats are told: events, whom they are for, and each seat's own log of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeAlias

from unlit.kernel.told.facts import Facts, facts_of, made_of, tag_of
from unlit.kernel.told.question import Seat
from unlit.kernel.told.spelling import spelled

Audience: TypeAlias = tuple[Seat, ...]

EVERYONE: Audience = ("everyone",)
News: TypeAlias = "list[tuple[Audience, Event]]"
"""What was told, and to whom."""
SPECTATOR: Seat = "spectator"  # hears what everyone hears, and no more


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as facts; the client finds the words.

    >>> from dataclasses import dataclass
    >>> from unlit.kit import Event
    >>> @dataclass(frozen=True)
    ... class DoorBlocked(Event):
    ...     way: str
    >>> str(DoorBlocked("north"))
    'door blocked north'
    """

    barrier: ClassVar[bool] = True  # news cannot be taken back without asking the others

    @classmethod
    def key(cls) -> str:
        """The id of its Fluent message, and the first words of its text form: `DoorBlocked` is `door-blocked`."""
        return tag_of(cls)

    def facts(self) -> Facts:
        """Its fields as facts, to be put into words and to be stored."""
        return facts_of(self)

    @classmethod
    def of(cls, facts: Mapping[str, Any]) -> Event:
        """The event with these facts; a fact that earlier rules did not tell is empty."""
        made: Event = made_of(cls, facts)
        return made

    def __str__(self) -> str:
        words = [self.key().replace("-", " "), *(spelled(getattr(self, field.name)) for field in fields(self))]
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Echo(Event):
    """An event that tells no seat more than follows from what the seat knew and the answer just given.

    >>> from dataclasses import dataclass
    >>> from unlit.kit import Echo
    >>> @dataclass(frozen=True)
    ... class Waited(Echo):
    ...     who: str
    >>> Waited("ada").barrier
    False
    """

    barrier: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Rewound(Event):
    """An undo: what this log says after this number did not happen."""

    to: int


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """From here on the game is played by this version of the rules."""

    version: int


@dataclass(frozen=True, slots=True)
class Bygone(Event):
    """Something that earlier rules told and that today's rules have no words for."""

    what: str


def kinds_of_events(package: str) -> dict[str, type[Event]]:
    """Every kind of event, by its key: those of the game in this package, and the kernel's own."""
    found: dict[str, type[Event]] = {}
    waiting: list[type[Event]] = [Event]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith((f"{package}.", __name__)):
                found[kind.key()] = kind
    return found


class Log:
    """What each seat was told, append-only, in that seat's own numbering from 1."""

    __slots__ = ("order", "told")

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.told: dict[Seat, list[Event]] = {seat: [] for seat in (*seats, SPECTATOR)}
        self.order: News = []  # for a replay with the whole truth

    def add(self, to: Audience, event: Event) -> None:
        """Tell each seat of the audience once."""
        self.order.append((to, event))
        for seat in self.told if to == EVERYONE else to:
            self.told[seat].append(event)

    def heard(self) -> tuple[int, ...]:
        """How much each seat has been told."""
        return tuple(len(events) for events in self.told.values())

    def rewind(self, heard: tuple[int, ...], undoer: Seat) -> None:
        """Tell each seat whose log is affected, and the seat that undid something, where its log goes on."""
        for seat, number in zip(self.told, heard, strict=True):
            standing = self._standing(seat)
            if (standing and standing[-1][0] > number) or seat == undoer:
                self.add((seat,), Rewound(number))

    def since(self, seat: Seat, number: int) -> list[tuple[int, Event]]:
        """The events after this number, each with its own number."""
        number = max(number, 0)
        return list(enumerate(self.told[seat][number:], start=number + 1))

    def standing(self, seat: Seat) -> list[Event]:
        """What this seat was told, without what was taken back."""
        return [event for _, event in self._standing(seat)]

    def _standing(self, seat: Seat) -> list[tuple[int, Event]]:
        kept: list[tuple[int, Event]] = []
        for number, event in enumerate(self.told[seat], start=1):
            if isinstance(event, Rewound):
                while kept and kept[-1][0] > event.to:
                    kept.pop()
            else:
                kept.append((number, event))
        return kept
