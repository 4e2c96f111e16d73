"""Boxes: what is printed on each card, in numbers and language-free words, read from a file that a designer edits.

A box is identified by its content: a record names the digest of the box that it was played with.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import blake2b
from typing import Annotated, Any, Protocol, TypeAlias, get_type_hints

import msgspec

from unlit.kernel.errors import BadFile

Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Fact: TypeAlias = str | int | list[str]
Rows: TypeAlias = "Mapping[str, Mapping[str, Printed]]"
"""The rows of a box: by kind of card or sheet, then by name, in the order of the box."""

_HEADER = re.compile(r"\[([\w-]+)\.([\w-]+)\]\s*(?:#.*)?")
_KEY = re.compile(r"([\w-]+)\s*=")
_WHERE = re.compile(r" - at `\$\.?(\w*)(.*)`$")


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of a sheet, or what is printed on a card."""

    def problem(self, name: str) -> str:
        """What is wrong with this row under this name; empty if nothing is."""
        return ""


class Row(Printed, frozen=True, kw_only=True):
    """What is printed on a card; a card that was changed names its new effect and its new words."""

    effect: str = ""
    words: str = ""

    def facts(self) -> dict[str, Fact]:
        """Its numbers and words, for the sentence on the card; a missing one is `none`."""
        found: dict[str, Fact] = {}
        for name, value in msgspec.structs.asdict(self).items():
            found |= plain(name, value)
        return found


class Choosy(Protocol):
    """An effect, which may not fit every row."""

    def objection(self, row: Row) -> str:
        """Why it does not fit this row; empty if it does."""


def plain(name: str, value: object) -> dict[str, Fact]:
    """A field as facts, one for each part if the field has parts."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: value}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {f"{name}-{part}": one for part, one in value._asdict().items()}
    if isinstance(value, tuple):
        return {name: [str(one) for one in value]}
    if isinstance(value, Mapping):
        return {str(part): one for part, one in value.items()}
    return {name: "none" if value is None else str(value)}


def read_rows(
    text: str,
    kinds: Mapping[str, type[Printed]],
    decode: Callable[[type, Any], Any] | None = None,
    *,
    source: str,
    effects: Mapping[str, Mapping[str, Choosy]] | None = None,
    names: Mapping[str, Collection[str]] | None = None,
) -> dict[str, dict[str, Any]]:
    """The rows of a file; a file that cannot be a box is refused in a sentence that names the line.

    If the effects of a kind are given, every card must have one of them; if names are given, no others are allowed.
    """
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadFile(f"{source}: {problem}") from None
    lines = dict(_lines(text))
    found: dict[str, dict[str, Any]] = {kind: {} for kind in kinds}
    for kind, cards in given.items():
        if kind not in kinds or not isinstance(cards, dict):
            line = next((number for (one, *_), number in lines.items() if one == kind), 1)
            raise BadFile(f"{source}, line {line}: there is no kind of card {kind!r}; kinds are: {', '.join(kinds)}")
        for name, row in cards.items():
            try:
                made = msgspec.convert(_by_name(row, kinds[kind]), kinds[kind], dec_hook=decode)
                _look_up(name, made, kind, effects or {}, names or {})
            except (msgspec.ValidationError, ValueError) as problem:
                raise BadFile(f"{source}, {_placed(str(problem), kind, name, lines)}") from None
            found[kind][name] = made
    return found


def _by_name(row: Any, kind: type[Printed]) -> Any:
    """A row as it is read, where a field with named parts may be given by the names of its parts."""
    if not isinstance(row, dict):
        return row
    types = get_type_hints(kind)
    given = dict(row)
    for field, value in row.items():
        parts: tuple[str, ...] = getattr(types.get(field), "_fields", ())
        if isinstance(value, dict) and parts:
            if sorted(value) != sorted(parts):
                raise ValueError(f"`{field}` has these parts: {', '.join(parts)}")
            given[field] = [value[part] for part in parts]
    return given


def _look_up(
    name: str,
    row: Printed,
    kind: str,
    effects: Mapping[str, Mapping[str, Choosy]],
    names: Mapping[str, Collection[str]],
) -> None:
    """Refuse an effect that does not exist or does not fit the row, an unknown name, and a row that is wrong."""
    if isinstance(row, Row) and kind in effects:
        effect = row.effect
        if (effect or name) not in effects[kind]:
            raise ValueError(f"There is no `effect` called {effect!r}" if effect else "There is no effect of this name")
        objection = effects[kind][effect or name].objection(row)
        if objection:
            raise ValueError(objection)
    if kind in names and name not in names[kind]:
        card = "There is no card of this name, only an effect for it"
        raise ValueError(card if isinstance(row, Row) else f"The table has these rows: {', '.join(names[kind])}")
    problem = row.problem(name)
    if problem:
        raise ValueError(problem)


def _lines(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The line of each card and of each of its fields."""
    kind = name = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.fullmatch(line.strip()):
            kind, name = header[1], header[2]
            yield (kind, name), number
        elif key := _KEY.match(line.strip()):
            yield (kind, name, key[1]), number


def _placed(problem: str, kind: str, name: str, lines: Mapping[tuple[str, ...], int]) -> str:
    """What is wrong with a row, and on which line."""
    where = _WHERE.search(problem)
    field = where[1] if where else next((word for word in re.findall(r"`(\w+)`", problem)), "")
    line = lines.get((kind, name, field), lines.get((kind, name), 1))
    what = _WHERE.sub("", problem)
    return f"line {line}: {kind}.{name}{f'.{field}' if field else ''}: {what[:1].lower()}{what[1:]}"


def written(rows: Rows) -> str:
    """The file of a box: all of its rows in their order, without fields that have their default."""
    lines = []
    for kind, cards in rows.items():
        for name, row in cards.items():
            lines += ["", f"[{kind}.{name}]"]
            fields = msgspec.to_builtins(row, enc_hook=str)
            lines += [f"{field} = {_toml(value)}" for field, value in fields.items()]
    return "\n".join(lines[1:]) + "\n"


def _toml(value: Any) -> str:
    """A value as it is written in the file of a box."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return msgspec.json.encode(value).decode()  # numbers, words and lists look the same in both


def digest_of(rows: Rows) -> str:
    """The digest that identifies a box: of its cards in their order, without fields that have their default."""
    told = [
        [kind, [[name, msgspec.to_builtins(row, enc_hook=str)] for name, row in cards.items()]]
        for kind, cards in rows.items()
        if cards
    ]
    data = msgspec.json.encode(told, order="deterministic")
    return blake2b(data, digest_size=16, person=b"unlit box").hexdigest()
