"""How a board is stored: as JSON, with its fields in the order of their declaration and its objects spelled out.

The bytes go into the hashes of records, so a field keeps its place; a new one comes last and is `Later`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from unlit.kernel.board.fields import Field, fields_of, names_in

B = TypeVar("B")
T = TypeVar("T")


class Spelled(NamedTuple):
    """Something stored that is made from the board; it is left out where it equals its default, if it has one."""

    name: str
    type: Any
    made_of: Callable[[Any], object] | None  # None for the board's field of that name, as it is
    default: object = msgspec.NODEFAULT


class Storing(Generic[B]):
    """The stored form of a class of boards.

    A field in `spelled` is stored as the items given there, or not with the board at all if there are none; the game
    reads it back. A field in `in_pairs` is a dictionary, stored as a sorted list of pairs.
    """

    def __init__(
        self,
        kind: type[B],
        spelled: Mapping[str, Sequence[Spelled]],
        in_pairs: Sequence[str] = (),
        enc_hook: Callable[[Any], Any] | None = None,
        dec_hook: Callable[[type, Any], Any] | None = None,
    ) -> None:
        self.read: list[tuple[str, Callable[[Any], object]]] = []
        written: list[Spelled] = []
        for field in fields_of(kind):
            if field.name in spelled:
                written += spelled[field.name]
                continue
            declared = eval(field.type, names_in(kind.__module__))
            if field.name in in_pairs:
                one, read = _as_pairs(field, declared)
            elif get_origin(declared) is frozenset:
                one, read = _as_list(field, declared)
            else:
                one, read = _as_it_is(field, declared)
            written.append(one)
            self.read.append((field.name, read))
        written.sort(key=lambda one: one.default is not msgspec.NODEFAULT)
        form = msgspec.defstruct(
            f"Stored{kind.__name__}",
            [(one.name, one.type, one.default) for one in written],
            frozen=True,
            omit_defaults=True,
        )
        values = [f"b.{one.name}" if one.made_of is None else f"made_of[{at}](b)" for at, one in enumerate(written)]
        known = {"form": form, "made_of": [one.made_of for one in written]}
        self.stored: Callable[[B], object] = eval(f"lambda b: form({', '.join(values)})", known)
        self.encoder = msgspec.json.Encoder(enc_hook=enc_hook)
        # Made here, not on demand: two threads that make a decoder for one class at the same time crash the process.
        self.decoder = msgspec.json.Decoder(form, dec_hook=dec_hook)

    def encode(self, b: B) -> bytes:
        """The stored form of a board."""
        return self.encoder.encode(self.stored(b))

    def decode(self, data: bytes, b: B) -> Any:
        """Set the fields that were stored as they are; return the stored form, which spells out the rest."""
        stored = self.decoder.decode(data)
        for name, read in self.read:
            setattr(b, name, read(stored))
        return stored


# How a field is stored, and how it is read back.


def _as_it_is(field: Field, declared: Any) -> tuple[Spelled, Callable[[Any], object]]:
    default = (get_origin(declared) or declared)() if field.later else msgspec.NODEFAULT
    return Spelled(field.name, declared, None, default), attrgetter(field.name)


def _as_list(field: Field, declared: Any) -> tuple[Spelled, Callable[[Any], object]]:
    """A set, as a sorted list."""
    value = attrgetter(field.name)
    listed = list[get_args(declared)[0]]  # type: ignore[misc, valid-type]
    return Spelled(field.name, listed, lambda b: in_order(value(b))), lambda stored: frozenset(value(stored))


def _as_pairs(field: Field, declared: Any) -> tuple[Spelled, Callable[[Any], object]]:
    """A dictionary, as a list of pairs, because the keys of JSON are texts."""
    value = attrgetter(field.name)
    pairs = list[tuple[get_args(declared)]]  # type: ignore[misc, valid-type]
    return Spelled(field.name, pairs, lambda b: in_order(value(b).items())), lambda stored: dict(value(stored))


def in_order(things: Iterable[T]) -> list[T]:
    """Things in an order that is the same in every process."""
    return sorted(things, key=str)
