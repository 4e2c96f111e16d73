"""Dice that fall as a script says."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from unlit.kernel.chance.dice import Dice, seed_from

T = TypeVar("T")


class MissingDice(Exception):
    """The rules roll or draw something that the script does not give."""


class ForcedDice(Dice):
    """Dice that fall as a script says, by purpose; copies share the given results and each counts those it has used."""

    __slots__ = ("given", "used")

    def __init__(self, given: dict[str, list[list[str]]]) -> None:
        super().__init__(seed_from("script"))
        self.given = given
        self.used: dict[str, int] = {}

    def copy(self) -> ForcedDice:
        """The same results, used up to the same place."""
        twin = ForcedDice(self.given)
        twin.used = dict(self.used)
        twin.drawn = self.drawn
        return twin

    def mix(self, data: bytes) -> None:
        """Change nothing: the results are given."""

    def state(self) -> str:
        """How many results of each purpose were used."""
        return str(sorted(self.used.items()))

    def roll(self, purpose: str, count: int, faces: Sequence[T], of: object = None) -> list[T]:
        """The faces that the script names."""
        if count == 0:
            return []
        key, wanted = self._next(purpose, of)
        wanted = grouped(wanted, [str(face) for face in faces])
        if len(wanted) != count:
            raise MissingDice(f"{count} dice are rolled for {key!r}, but the script gives {len(wanted)}")
        return [self._named(key, name, faces, ()) for name in wanted]

    def shuffle(self, purpose: str, cards: MutableSequence[T], of: object = None, names: Sequence[str] = ()) -> None:
        """Put the cards that the script names at the end, where they are drawn first; the others keep their order."""
        key, wanted = self._next(purpose, of)
        for place, name in enumerate(grouped(wanted, name_list(cards, names))):
            card = self._named(key, name, cards[: len(cards) - place], names)
            cards.remove(card)
            cards.insert(len(cards) - place, card)

    def pick(self, purpose: str, things: Sequence[T], of: object = None, names: Sequence[str] = ()) -> T:
        """The thing that the script names."""
        key, wanted = self._next(purpose, of)
        wanted = grouped(wanted, name_list(things, names))
        if len(wanted) != 1:
            raise MissingDice(f"one thing is picked for {key!r}, but the script gives {len(wanted)}")
        return self._named(key, wanted[0], things, names)

    def below(self, bound: int) -> int:
        """Fail: a script gives results, never bare numbers."""
        raise MissingDice(f"a bare number below {bound} is drawn, which no script can give")

    def unused(self) -> list[str]:
        """The results that the script gave and nobody rolled."""
        return [
            f"dice {key}: {' '.join(names)}"
            for key, results in self.given.items()
            for names in results[self.used.get(key, 0) :]
        ]

    def _next(self, purpose: str, of: object) -> tuple[str, list[str]]:
        key = purpose if of is None else f"{purpose} of {of}"
        place = self.used.get(key, 0)
        results = self.given.get(key, [])
        if place >= len(results):
            raise MissingDice(f"dice are rolled for {key!r}, but the script gives none")
        self.used[key] = place + 1
        self.drawn += 1
        return key, results[place]

    def _named(self, key: str, name: str, things: Sequence[T], names: Sequence[str]) -> T:
        known = dict(zip(name_list(things, names), things, strict=True))
        if name not in known:
            raise MissingDice(f"{name!r} cannot come up for {key!r}; these can: {', '.join(known)}")
        return known[name]


def name_list(things: Sequence[object], names: Sequence[str]) -> list[str]:
    """The names of things; `names` has the names of those that are numbers."""
    return [names[thing] if isinstance(thing, int) and names else str(thing) for thing in things]


def grouped(words: list[str], known: Sequence[str]) -> list[str]:
    """Group words into names, which may contain blanks: from the left, the longest known name each time."""
    found, left = [], words
    while left:
        lengths = [size for size in range(len(left), 0, -1) if " ".join(left[:size]) in known]
        size = lengths[0] if lengths else 1
        found.append(" ".join(left[:size]))
        left = left[size:]
    return found
