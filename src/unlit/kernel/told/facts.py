"""Facts: what options, events, questions and refusals carry, in a form that every client can put into words.

A fact is a number, a truth, a name, a thing with facts of its own, or a list of those. A thing is told as its tag,
which is the name of its class, and its fields: `Give("ada", 2)` is `["give", {"to": "ada", "cards": 2}]`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from types import UnionType
from typing import Any, Final, TypeAlias, Union, get_args, get_origin, get_type_hints

from unlit.kernel.errors import BadFile
from unlit.kernel.told.spelling import Spelled

Fact: TypeAlias = bool | int | str | list[Any]
Facts: TypeAlias = dict[str, Fact]

_WORD: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_TAGS: Final[dict[type, str]] = {}
_TYPES: Final[dict[type, dict[str, Any]]] = {}


def tag_of(kind: type) -> str:
    """The name of a class as messages and pages write it: `DoorBlocked` is `door-blocked`."""
    if kind not in _TAGS:
        _TAGS[kind] = _WORD.sub("-", kind.__name__).lower()
    return _TAGS[kind]


def told(value: object) -> Fact:
    """A value as a fact; None is an empty name."""
    if value is None:
        return ""
    if isinstance(value, Spelled) or hasattr(value, "_fields"):
        return [tag_of(type(value)), facts_of(value)]
    if isinstance(value, Enum):
        return str(value)
    if isinstance(value, bool | int):
        return value
    if isinstance(value, tuple | list | frozenset):
        return [told(one) for one in value]
    return str(value)


def facts_of(value: Any) -> Facts:
    """The fields of a value as facts."""
    return {name: told(getattr(value, name)) for name in names_of(type(value))}


def names_of(kind: Any) -> list[str]:
    """The fields of a class of values."""
    return list(kind._fields) if hasattr(kind, "_fields") else [field.name for field in fields(kind)]


def made_of(kind: type, facts: Mapping[str, Any]) -> Any:
    """The value of this class with these facts; a fact that earlier rules did not tell is empty."""
    types = types_of(kind)
    return kind(**{name: value_of(types[name], facts.get(name)) for name in names_of(kind)})


def types_of(kind: type) -> dict[str, Any]:
    """The types of the fields of a class of values."""
    if kind not in _TYPES:
        _TYPES[kind] = get_type_hints(kind)
    return _TYPES[kind]


def value_of(wanted: Any, fact: Any) -> Any:
    """The value of this type that the fact stands for."""
    if get_origin(wanted) in (Union, UnionType):
        return _one_of(get_args(wanted), fact)
    if get_origin(wanted) is tuple:
        inner = get_args(wanted)[0]
        return tuple(value_of(inner, one) for one in fact or ())
    if isinstance(wanted, type) and (issubclass(wanted, Spelled) or hasattr(wanted, "_fields")) and fact:
        tag, given = fact
        return made_of(_tagged(wanted, tag), given)
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return next(one for one in wanted if str(one) == fact)
    if wanted in (bool, int):
        return wanted(fact or 0)
    if wanted is str:
        return str(fact or "")
    if wanted is type(None) and not fact:
        return None
    if isinstance(wanted, type) and hasattr(wanted, "of_name"):
        return wanted.of_name(fact)
    raise BadFile(f"{str(fact)[:60]} does not stand for a value of {wanted}")


def _one_of(kinds: tuple[Any, ...], fact: Any) -> Any:
    """A value of the first of these types that the fact can stand for."""
    for kind in kinds:
        try:
            return value_of(kind, fact)
        except (BadFile, StopIteration, ValueError, KeyError):
            continue
    raise BadFile(f"{str(fact)[:60]} stands for no value of {kinds}")


def _tagged(kind: type, tag: str) -> type:
    """The class with this tag: the given class or one that derives from it."""
    waiting = [kind]
    while waiting:
        one = waiting.pop()
        if tag_of(one) == tag:
            return one
        waiting.extend(one.__subclasses__())
    raise BadFile(f"there is no {kind.__name__} called {tag[:60]}")
