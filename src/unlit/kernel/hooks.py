"""What some cards do or say besides their effect, each at its own place in the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Hooks:
    """A function for each card that has something to do or say here, by the card's name."""

    def __init__(self) -> None:
        self.named: dict[str, Callable[..., Any]] = {}

    def of(self, name: str) -> Callable[[F], F]:
        """Make the decorated function this card's."""

        def entered(function: F) -> F:
            self.named[name] = function
            return function

        return entered

    def run(self, name: str, *given: object) -> None:
        """Do what the card says, if it says anything."""
        if name in self.named:
            self.named[name](*given)

    def number(self, name: str, otherwise: int, *given: object) -> int:
        """The number that the card gives, or the usual one."""
        return int(self.named[name](*given)) if name in self.named else otherwise

    def word(self, name: str, otherwise: str, *given: object) -> str:
        """The word that the card gives, or the usual one."""
        return str(self.named[name](*given)) if name in self.named else otherwise

    def says(self, name: str, *given: object) -> bool:
        """Whether the card says yes; one that says nothing does not."""
        return name in self.named and bool(self.named[name](*given))

    def any_says(self, names: Iterable[str], *given: object) -> bool:
        """Whether one of these cards says yes."""
        if self.named.keys().isdisjoint(names):  # as it mostly is
            return False
        return any(self.says(name, *given) for name in names)

    def allows(self, name: str, *given: object) -> bool:
        """Whether the card says yes; one that says nothing does."""
        return bool(self.named[name](*given)) if name in self.named else True
