"""Things with one language-free name."""

from __future__ import annotations

from enum import Enum


class Word(Enum):
    """A thing with one language-free name; compared and hashed by identity, which is fast.

    >>> from unlit.kit import Word
    >>> class Way(Word):
    ...     NORTH = "north"
    >>> str(Way.NORTH)
    'north'
    """

    def __str__(self) -> str:
        return str(self._value_)

    __hash__ = object.__hash__
