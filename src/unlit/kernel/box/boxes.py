"""The boxes of a game: today's, earlier ones that were played with, and those that designers write."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from unlit.kernel.box.box import Printed, Row, digest_of, read_rows, written
from unlit.kernel.errors import BadFile

if TYPE_CHECKING:
    from unlit.kernel.box.moments import Effects

RowsOf: TypeAlias = dict[str, dict[str, Any]]
"""The rows of a box, by kind and name; each kind has a class of its own."""
Thing: TypeAlias = Callable[[type, Any], Any]
"""Decodes a word of a box whose type is not one of the usual ones."""

FROM_FILES = 32  # boxes that are kept in memory; designers may write any number


class Known(Protocol):
    """What a game makes of the rows of a box."""

    @property
    def name(self) -> str:
        """The name, which follows from the content."""


X = TypeVar("X", bound=Known)


class Need(NamedTuple):
    """Something that a game cannot be played without: how much of it a box has, and how much is needed."""

    what: str
    there: int
    needed: int


class Sheet(NamedTuple):
    """A table of numbers that has the same rows in every box."""

    kind: type[Printed]
    today: Mapping[str, Printed]
    before: Mapping[str, Printed]  # the numbers from when boxes did not have this sheet; they never change


def printed_in(package: str, kinds: Mapping[str, type[Printed]], thing: Thing | None = None) -> RowsOf:
    """The rows that a package (a game or one of its modules) has in today's box."""
    text = files(package).joinpath("box/box.toml").read_text(encoding="utf-8")
    return read_rows(text, kinds, thing, source="box.toml")


class Boxes(Generic[X]):
    """All boxes of a game; a box that was played with never changes."""

    def __init__(
        self,
        package: str,
        kinds: Mapping[str, type[Row]],
        effects: Mapping[str, Effects[Any]],
        make: Callable[[str, RowsOf], X],
        needs: Callable[[X], Iterable[Need]],
        *,
        numbered: Mapping[str, str],
        thing: Thing | None = None,
        sheets: Mapping[str, Sheet] | None = None,
    ) -> None:
        self.package = package
        self.kinds = kinds  # modules may add to these, and to the effects, until the first box is asked for
        self.effects = effects
        self.make = make
        self.needs = needs
        self.numbered = numbered  # boxes from the time when they had numbers: their names by number
        self.thing = thing
        self.sheets = sheets or {}
        self.newest: X | None = None
        self.known: dict[str, X] = {}
        self.from_files: dict[str, X] = {}

    def rows_today(self) -> RowsOf:
        """The rows of the box that new games are played with."""
        cards: RowsOf = {kind: dict(one.rows) for kind, one in self.effects.items()}
        return cards | {kind: dict(sheet.today) for kind, sheet in self.sheets.items()}

    def file_of_today(self) -> str:
        """The file that keeps today's box under its name, for the time when the box has changed."""
        return f"# A box that was played with; it never changes.\n\n{written(self.rows_today())}"

    def today(self) -> X:
        """The box that new games are played with."""
        if self.newest is None:
            self.newest = self._made(self.rows_today())
            self.known[self.newest.name] = self.newest
        return self.newest

    def of(self, name: str, file: str = "") -> X:
        """The box of this name, or of the number that it once had; a designer's box comes with its file."""
        name = self.numbered.get(name, name)
        if file:
            return self._in_file(name, file)
        if name != self.today().name and name not in self.known:
            self.known[name] = self._made(self._read(self._played(name), f"box {name}"))
        return self.known[name]

    def before(self) -> list[X]:
        """All earlier boxes, which can be loaded by name."""
        played = files(self.package).joinpath("box/played")
        names = sorted(file.name.removesuffix(".toml") for file in played.iterdir() if file.name.endswith(".toml"))
        return [self.of(name) for name in names if name != self.today().name]

    def _played(self, name: str) -> str:
        """The text of the file of a box that was played with."""
        file = files(self.package).joinpath(f"box/played/{name}.toml")
        if not name.isalnum() or not file.is_file():
            raise BadFile(f"there is no box {name[:40]} of {self.package.rpartition('.')[2]} here")
        return file.read_text(encoding="utf-8")

    def _in_file(self, name: str, file: str) -> X:
        """A designer's box as it was kept, with nothing from today's box in it."""
        if file in self.from_files and self.from_files[file].name == name:
            return self.from_files[file]
        box = self._playable(self._read(file, "the file"), "the file")
        if box.name != name:
            raise BadFile("it is not the box that was named")
        if len(self.from_files) >= FROM_FILES:
            self.from_files.clear()
        self.from_files[file] = box
        return box

    def given(self, text: str, source: str) -> tuple[str, str]:
        """The name of the box in a designer's file, and the whole box as a file to keep; empty if it is today's box.

        Cards that the file leaves out are not in the box, but a kind without any cards, or a row of a sheet, is
        today's.
        """
        found = self._read(text, source, self.rows_today())
        rows = {
            kind: today | found[kind] if kind in self.sheets else found[kind] or today
            for kind, today in self.rows_today().items()
        }
        name = self._playable(rows, source).name
        return name, "" if name == self.today().name else written(rows)

    def _playable(self, rows: RowsOf, source: str) -> X:
        """The box with these rows; refused if it lacks something that a game needs."""
        box = self._made(rows)
        for what, there, needed in self.needs(box):
            if there < needed:
                raise BadFile(f"{source}: there are {there} {what}, but a game needs {needed}")
        return box

    def _read(self, text: str, source: str, names: RowsOf | None = None) -> RowsOf:
        """The rows of a file, each of which must have an effect; if names are given, it must have one of those, too."""
        effects = {kind: one.named for kind, one in self.effects.items()}
        kinds = {**self.kinds, **{kind: sheet.kind for kind, sheet in self.sheets.items()}}
        all_names = {**(names or {}), **{kind: sheet.before for kind, sheet in self.sheets.items()}}
        return read_rows(text, kinds, self.thing, source=source, effects=effects, names=all_names)

    def _made(self, rows: RowsOf) -> X:
        """The box with these rows; rows that its sheets lack have the numbers from before there were sheets."""
        sheets = {kind: {**sheet.before, **rows[kind]} for kind, sheet in self.sheets.items()}
        return self.make(digest_of(rows), rows | sheets)
