"""Values whose spelling follows from their class and fields.

Scripts, records and the wire use a value's spelling; people read words in their own language instead.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

WITH_ITS_NAME: Final = frozenset({"at", "beyond", "by", "for_", "from_", "of", "to", "with_"})
"""Fields that are named after a preposition, which is written before the value: `Unlock(door, by)`."""

_CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass(frozen=True)
class Spelled:
    """A value that never changes, equal to every other with the same class and fields.

    Its fields are written one after the other: a boolean by its name if it is true, an empty field not at all.
    """

    @classmethod
    def verb(cls) -> str:
        """The words before its fields."""
        return ""

    def __str__(self) -> str:
        known = _SPELLINGS.get(self)
        if known is None:
            known = _SPELLINGS[self] = _spelling(self)
        return known


_SPELLINGS: Final[dict[Spelled, str]] = {}


def _spelling(value: Spelled) -> str:
    words = [type(value).verb()]
    for field in fields(value):
        words.append(_field(field.name, getattr(value, field.name)))
    return " ".join(word for word in words if word)


def _field(name: str, value: object) -> str:
    if value is None or value is False or value == "" or value == ():
        return ""
    if value is True:
        return name.replace("_", " ")
    text = spelled(value)
    return f"{name.rstrip('_')} {text}" if name in WITH_ITS_NAME else text


def spelled(value: object) -> str:
    """The text of a value: the members of a tuple one after the other, None as an empty text."""
    if value is None:
        return ""
    return " ".join(str(one) for one in value) if isinstance(value, tuple) else str(value)


def words_of(name: str) -> str:
    """The words in the name of a class: `TakeCrown` is `take crown`."""
    return _CAPITAL.sub(" ", name).lower()
