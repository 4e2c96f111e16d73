"""From rows to a table: from the stored board, or from the deal if that does not work."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection

from unlit import shelf
from unlit.kernel.chance.dice import commitment
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused, Unfaithful
from unlit.kernel.files.record import Line, step
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.kept import Kept
from unlit.kernel.tables.resuming import begun, gone_on, looked_at, resumed
from unlit.kernel.told.events import News
from unlit.server.disk import queries
from unlit.server.disk.queries import EntryRow, SeatRow, TableRow
from unlit.server.disk.store import Unstored

log = logging.getLogger("unlit.server")


class Unreadable(Refused):
    """The rows of one table cannot be made into a table; other tables are not affected."""

    def __init__(self) -> None:
        super().__init__("this table cannot be read; the others are not affected", "unreadable")


@contextmanager
def one_table(table: str) -> Iterator[None]:
    """Turn whatever is wrong with the rows of a table into one sentence, and log it."""
    try:
        yield
    except (Unstored, Unreadable):
        raise
    except Exception as problem:
        log.warning("table %s cannot be read: %r", table, problem)
        raise Unreadable from problem


def seeds_of(row: TableRow, sitting: list[SeatRow]) -> Seeds:
    """The secret of a table, and the seeds that its people gave."""
    return Seeds(row.secret, {seat.seat: bytes.fromhex(seat.seed) for seat in sitting if seat.seed})


def commitment_of(row: TableRow) -> str:
    """What is published of a table's secret."""
    return commitment(row.secret).hex()


def game_of(row: TableRow) -> Game[Any]:
    """The game of a table, with the box that it was dealt from."""
    return shelf.game_named(row.game).of_box(row.box, row.box_file)


def dealt(row: TableRow, sitting: list[SeatRow]) -> GameTable[Any]:
    """The table before its first entry."""
    return deal(game_of(row), row.setup, seeds=seeds_of(row, sitting))


def take(t: GameTable[Any], entry: EntryRow) -> None:
    """Do what an entry did."""
    step(t, Line(entry.seat, entry.prompt, entry.option, entry.check))


Taking: TypeAlias = Callable[[GameTable[Any], EntryRow], None]
"""Takes each entry that is read, and may follow what it does to the table."""


def told_by(game: Game[Any], rows: Iterable[EntryRow]) -> News:
    """Everything that some entries told, and to whom."""
    return [one for entry in rows for one in queries.read_back(game, entry.told)]


def first(c: Connection, row: TableRow, sitting: list[SeatRow]) -> GameTable[Any]:
    """The table where its record begins: at its deal, or where other rules took over."""
    start = queries.start_of(c, row.id)
    if start is None:
        return dealt(row, sitting)
    game = game_of(row)
    earlier = [entry for entry in queries.entry_rows(c, row.id) if entry.number <= start.number]
    return begun(game, row.setup, seeds_of(row, sitting), start, told_by(game, earlier))


def replayed(c: Connection, row: TableRow, sitting: list[SeatRow], taking: Taking = take) -> GameTable[Any]:
    """The table with its whole past."""
    t = first(c, row, sitting)
    for entry in queries.entry_rows(c, row.id, after=number_of(t)):
        taking(t, entry)
    return t


def same_rules(game: Game[Any], row: TableRow) -> bool:
    """Whether a table was played by the rules of this program; its box does not matter, since a table keeps it."""
    return game.rules.version == row.rules


def refuse_other_rules(game: Game[Any], row: TableRow) -> None:
    """Refuse to replay a game that was over when the rules changed; it can only be looked at."""
    if not same_rules(game, row):
        sentence = f"this game was played by rules version {row.rules} and cannot be replayed by {game.rules.version}"
        raise Refused(sentence, "other-rules", version=row.rules, here=game.rules.version)


def load(c: Connection, row: TableRow, sitting: list[SeatRow], taking: Taking = take) -> GameTable[Any]:
    """The table as it is now: from the board that was stored last, with everything that its seats were told."""
    game, seeds = game_of(row), seeds_of(row, sitting)
    rows = queries.entry_rows(c, row.id)
    if not same_rules(game, row):
        return looked_at(game, row.setup, seeds, _kept_by(game, c, row), told_by(game, rows), rows[-1].number)
    try:
        kept = queries.kept_board(c, row.id)
    except msgspec.MsgspecError:
        kept = None  # damaged: the record tells the same
    if kept is None:
        return replayed(c, row, sitting, taking)
    told = told_by(game, [entry for entry in rows if entry.number <= kept.number])
    try:
        t = resumed(game, row.setup, seeds, kept, told)
        for entry in rows:
            if entry.number > kept.number:
                taking(t, entry)
    except (Unfaithful, Refused, BadFile, ValueError, LookupError, msgspec.MsgspecError):
        # An undo that goes back beyond the stored board, or a board that is damaged.
        return replayed(c, row, sitting, taking)
    return t


def _kept_by(game: Game[Any], c: Connection, row: TableRow) -> Kept:
    """What earlier rules kept of a table; what newer rules kept cannot be read."""
    kept = queries.kept_board(c, row.id)
    if kept is None or row.rules > game.rules.version:
        raise BadFile(f"it was played by rules version {row.rules} of {row.game}; this is version {game.rules.version}")
    return kept


def of_these_rules(c: Connection, row: TableRow, sitting: list[SeatRow]) -> tuple[GameTable[Any], News]:
    """A table of earlier rules as it goes on under these, and what is told about that.

    It goes on from the last board that was kept, which is that of the deal if no other was.
    """
    game, seeds = game_of(row), seeds_of(row, sitting)
    keeping = _kept_by(game, c, row)
    rows = queries.entry_rows(c, row.id)
    told = told_by(game, [entry for entry in rows if entry.number <= keeping.number])
    dropped = told_by(game, [entry for entry in rows if entry.number > keeping.number])
    t = gone_on(game, setup_by(game, row.setup), seeds, keeping, told, dropped, rows[-1].number)
    return t, t.happened()[len(told) + len(dropped) :]


def setup_by(game: Game[Any], given: Mapping[str, str]) -> dict[str, str]:
    """A set-up of earlier rules as these rules know it; what they no longer know is left out."""
    known = {one.name: one for one in game.rules.settings}
    still = {
        name: value
        for name, value in given.items()
        if name in known and (known[name].free or value in known[name].values)
    }
    return complete_setup(game, still)


def catch_up(
    c: Connection, row: TableRow, sitting: list[SeatRow], t: GameTable[Any], taking: Taking = take
) -> GameTable[Any]:
    """The table after the entries that it has not seen, which another process wrote."""
    last = t.last_entry()
    try:
        for entry in queries.entry_rows(c, row.id, after=last.number if last else 0):
            taking(t, entry)
    except (Unfaithful, Refused):
        return load(c, row, sitting, taking)
    return t


def number_of(t: GameTable[Any]) -> int:
    """How many entries a table has."""
    last = t.last_entry()
    return last.number if last else 0
