"""The list of every option that a game can ever offer: the product of its classes and of what is in its box."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from itertools import product
from types import UnionType
from typing import Union, get_args, get_origin, get_type_hints

from unlit.kernel.errors import BrokenRule
from unlit.kernel.told.option import PASS, Option
from unlit.kernel.told.spelling import Spelled

Things = Mapping[str, Sequence[object]]
"""What is in a box, by the names of the fields that hold it; enums, booleans and spelled values need no list."""


def options_of_boxes(package: str, today: Things, before: Iterable[Things]) -> list[Option]:
    """Every option of today's box, followed by those that only earlier boxes have."""
    found = all_options(package, today)
    every_box = {name: dict.fromkeys(its) for name, its in today.items()}
    for things in before:
        for name, its in things.items():
            every_box[name] |= dict.fromkeys(its)
    if any(len(its) > len(today[name]) for name, its in every_box.items()):
        more = all_options(package, {name: list(its) for name, its in every_box.items()})
        found = list(dict.fromkeys([*found, *more]))
    return found


def all_options(package: str, things: Things) -> list[Option]:
    """Every option of the classes that this package declares, in the order of their modules and names.

    >>> from unlit.kit import all_options
    >>> [str(option) for option in all_options("matches", {})]
    ['pass']
    """
    kinds = sorted(kinds_of_options(package), key=lambda kind: (kind.__module__, kind.__qualname__))
    found: dict[Option, None] = {PASS: None}
    for kind in kinds:
        for option in every(kind, things):
            assert isinstance(option, Option)
            if option.possible():
                found[option] = None
    return list(found)


def kinds_of_options(package: str) -> Iterator[type[Option]]:
    """The classes of options that a package declares."""
    waiting: list[type[Option]] = [Option]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(f"{package}."):
                yield kind


def every(kind: type[Spelled], things: Things) -> Iterable[Spelled]:
    """Every value of a class whose fields hold things from the box."""
    types = get_type_hints(kind)
    holdings = [things.get(field.name) or _values(kind, types[field.name], things) for field in fields(kind)]
    for chosen in product(*holdings):
        yield kind(*chosen)


def _values(kind: type[Spelled], wanted: object, things: Things) -> Sequence[object]:
    """What a field of this type may hold."""
    if wanted is bool:
        return (False, True)
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        return list(wanted)
    if isinstance(wanted, type) and issubclass(wanted, Spelled):
        return list(every(wanted, things))
    if get_origin(wanted) in (Union, UnionType):
        return [one for part in get_args(wanted) for one in _values(kind, part, things)]
    if wanted is type(None):
        return (None,)
    raise BrokenRule(f"the box has no list of {wanted}, which a field of {kind.__name__} holds")
