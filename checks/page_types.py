"""Writes what the page and the server say to each other, and what each game tells, as types for the page.

python checks/page_types.py            write web/schema.json, and the facts of each game as TypeScript
python checks/page_types.py --check    exit 1 if one of them is stale
"""

from __future__ import annotations

import json
import sys
from dataclasses import is_dataclass
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from unlit.kernel.told.catalogue import kinds_of_options
from unlit.kernel.told.events import Event
from unlit.kernel.told.facts import names_of, tag_of
from unlit.kernel.told.option import Option, Pass
from unlit.kernel.told.question import About
from unlit.kernel.told.spelling import Spelled
from unlit.server import protocol
from unlit.shelf import game_named

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "web" / "schema.json"
GAMES = ("alone", "escape")
SHOWN = {"seen.view": "View", "seen.content": "Box"}
"""The modules of a game that define what is shown, and the struct in each that the page starts from."""
MODULES = "modules"
"""The field for what modules add to a game, and the room where modules live."""
DOOR = "rules.modules"
"""The file of a game that knows its modules."""
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    bool: "boolean",
    str: "string",
    NoneType: "null",
    Spelled: "Thing",
}


def schema() -> bytes:
    """Every struct of the protocol, and the two unions that go over the websocket."""
    structs = [one for one in vars(protocol).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    named = [one for one in structs if one is not protocol.Model]
    (said, heard, *_), structs_by_name = msgspec.json.schema_components(
        [protocol.Said, protocol.Heard, *named], ref_template="#/$defs/{name}"
    )
    whole = {"Said": said, "Heard": heard, "$defs": dict(sorted(structs_by_name.items()))}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


class Types:
    """The types of a game in TypeScript; each class that is met on the way gets a type of its own."""

    def __init__(self, modules: dict[str, dict[str, type]]) -> None:
        self.modules = modules
        self.written: dict[str, str] = {}  # in the order in which they were met
        self.kinds: dict[str, type] = {}

    def of(self, wanted: Any, *, shown: bool) -> str:
        """A type as the page gets it: only its fields in what is shown, its tag and its fields in a fact."""
        if wanted is NoneType and not shown:  # None is told as an empty name
            return '""'
        if wanted in PLAIN:
            return PLAIN[wanted]
        origin, parts = get_origin(wanted), get_args(wanted)
        if origin is Annotated:  # the name of one of these
            return self.of(parts[1], shown=False)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(one, shown=shown) for one in parts))
        if origin in (tuple, list, frozenset) and (origin is not tuple or parts[-1:] == (...,)):
            inner = self.of(parts[0], shown=shown)
            return f"({inner})[]" if " | " in inner and inner[0] != "[" else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(one, shown=shown) for one in parts)}]"
        if origin is Literal:
            return " | ".join(json.dumps(one) for one in parts)
        if origin is dict:
            key, value = (self.of(one, shown=shown) for one in parts)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        if not isinstance(wanted, type) or wanted in (object, Any):
            return "unknown"
        if issubclass(wanted, Enum):
            return self.named(wanted, " | ".join(json.dumps(str(one)) for one in wanted))
        if hasattr(wanted, "of_name") and hasattr(wanted, "names"):
            return self.named(wanted, " | ".join(json.dumps(name) for name in wanted.names()))
        if issubclass(wanted, msgspec.Struct):
            return self.named(wanted, self.struct(wanted))
        if issubclass(wanted, About):  # whose fields have a type of their own
            return f'["{tag_of(wanted)}", {wanted.__name__}]'
        if is_dataclass(wanted) or hasattr(wanted, "_fields"):
            if shown:
                return f"[{', '.join(self.of(hints_of(wanted)[name], shown=True) for name in names_of(wanted))}]"
            return self.named(wanted, f'["{tag_of(wanted)}", {self.fields(wanted)}]')
        return "string"

    def named(self, kind: type, text: str) -> str:
        """The name of a class, whose type is entered once."""
        if self.kinds.setdefault(kind.__name__, kind) is not kind:
            raise SystemExit(f"two classes that the page gets are called {kind.__name__}")
        self.written.setdefault(kind.__name__, f"{doc(kind)}export type {kind.__name__} = {text};")
        return kind.__name__

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """A struct that is shown; fields that have their default may be left out."""
        tag = kind.__struct_config__.tag
        lines = [f"  {kind.__struct_config__.tag_field}: {json.dumps(tag)};"] if tag is not None else []
        for field in msgspec.structs.fields(kind):
            optional = "?" if not field.required and kind.__struct_config__.omit_defaults else ""
            wanted = self.added(kind) if field.name == MODULES else self.of(hints_of(kind)[field.name], shown=True)
            if optional and field.default is None:
                wanted = wanted.removesuffix(" | null")
            lines.append(f"  {field.encode_name}{optional}: {wanted};")
        return "{\n" + "\n".join(lines) + "\n}"

    def added(self, kind: type) -> str:
        """What modules add to a struct; each may be there or not."""
        parts = [f"{name}?: {self.of(one, shown=True)}" for name, one in self.modules[kind.__name__].items()]
        return f"{{ {'; '.join(parts)} }}"

    def fields(self, kind: type) -> str:
        """The facts of a class."""
        told = [f"{name}: {self.of(hints_of(kind)[name], shown=False)}" for name in names_of(kind)]
        return f"{{ {'; '.join(told)} }}" if told else "Record<string, never>"

    def offered(self, kind: Any) -> str:
        """The options of a class as values."""
        tag, pointing = tag_of(kind), self.pointed_at(kind)
        return f'{{ text: string; tag: "{tag}"; pointsAt: {pointing}; fields: {self.fields(kind)} }}'

    def pointed_at(self, kind: Any) -> str:
        """What the options of a class point at on the board; most point at nothing."""
        if kind.points_at is Option.points_at:
            return "null"
        wanted = get_type_hints(kind.points_at)["return"]
        parts = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
        return " | ".join("null" if one is NoneType else self.of(one, shown=False) for one in parts)


def hints_of(kind: type) -> dict[str, Any]:
    """The types of the fields of a class; a name also says what it names."""
    return get_type_hints(kind, include_extras=True)


def doc(kind: type) -> str:
    """The first line of the docstring of a class."""
    said = (kind.__doc__ or "").strip().splitlines()
    return f"/** {said[0]} */\n" if said and not said[0].startswith(f"{kind.__name__}(") else ""


def kinds_of(root: type, package: str) -> list[type]:
    """The classes of a package that derive from this one, by tag; a class with slots exists twice and counts once."""
    found: dict[str, type] = {}
    waiting: list[Any] = [root]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(f"{package}."):
                found[tag_of(kind)] = kind
    return [found[tag] for tag in sorted(found)]


def modules_of(package: str) -> dict[str, dict[str, type]]:
    """What the modules of a game add to what is shown, by the struct that they add it to; most games have none."""
    if find_spec(f"{package}.{MODULES}") is None:
        return {}
    entered = import_module(f"{package}.{DOOR}").MODULES
    return {
        "View": {name: module.shown for name, module in entered.items()},
        "Box": {name: module.printed for name, module in entered.items()},
    }


def facts(name: str) -> bytes:
    """What a game shows, asks, offers and tells, as TypeScript."""
    package = game_named(name).package
    types = Types(modules_of(package))
    for module, root in SHOWN.items():
        kind = getattr(import_module(f"{package}.{module}"), root, None)
        if kind is not None:
            types.of(kind, shown=True)
    options: list[type] = sorted([Pass, *kinds_of_options(package)], key=tag_of)
    offered = [f"  | {types.offered(kind)}" for kind in options]
    told = [f'  "{tag_of(kind)}": {types.fields(kind)};' for kind in kinds_of(Event, package)]
    for kind in kinds_of(About, package):
        types.written[kind.__name__] = f"{doc(kind)}export type {kind.__name__} = {types.fields(kind)};"
    parts = [
        "// Written by checks/page_types.py out of the game's own classes.",
        *types.written.values(),
        "/** Every option, as a value. */\nexport type Option =\n" + "\n".join(offered) + ";",
        "/** What is told, by its key. */\nexport type Events = {\n" + "\n".join(told) + "\n};",
        "/** Something that is told: its number, its key, its facts. */\n"
        "export type Told = { [Key in keyof Events]: [number, Key, Events[Key]] }[keyof Events];",
    ]
    return ("\n\n".join(parts) + "\n").encode()


def files() -> dict[Path, bytes]:
    """Everything that is written."""
    return {SCHEMA: schema()} | {ROOT / f"web/src/games/{name}/facts.ts": facts(name) for name in GAMES}


def main() -> int:
    """Write the types, or compare them."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_bytes() != text]
    if "--check" not in sys.argv:
        for path, text in files().items():
            path.write_bytes(text)
    elif stale:
        names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
        print(f"stale: {names}; run make page")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
