"""Hooks: places in the rules at which a card may do or say something besides its effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, ParamSpec, TypeVar

from unlit.kernel.errors import BrokenRule

P = ParamSpec("P")
T = TypeVar("T")
E = TypeVar("E")


class Hook(Generic[P, T]):
    """One such place for one card, empty until it decorates a function: `@bloodlust.fits`."""

    __slots__ = ("bound",)

    def __init__(self) -> None:
        self.bound: Callable[P, T] | None = None  # rules look here themselves where speed matters

    def __call__(self, function: Callable[P, T]) -> Callable[P, T]:
        """Make the decorated function what the card does or says here."""
        if self.bound is not None:
            raise BrokenRule(f"a card has two functions for one place, and one of them is {function.__name__}")
        self.bound = function
        return function

    def run(self, *given: P.args, **named: P.kwargs) -> None:
        """Do what the card does here, if anything."""
        if self.bound is not None:
            self.bound(*given, **named)

    def said(self, usual: T, /, *given: P.args, **named: P.kwargs) -> T:
        """What the card says here, or the usual answer."""
        return usual if self.bound is None else self.bound(*given, **named)


def bound(effects: Mapping[str, E], place: Callable[[E], Hook[P, T]]) -> dict[str, Callable[P, T]]:
    """What cards do or say at one place, by their names, for rules that often need to know which cards do anything."""
    hooks = {name: place(effect).bound for name, effect in effects.items()}
    return {name: function for name, function in hooks.items() if function is not None}
