"""From rows to a table: from the stored board on, or, where that does not do, from the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection

from unlit import shelf
from unlit.kernel.errors import BadFile, Refused, Unfaithful
from unlit.kernel.game import Game
from unlit.kernel.kept import resumed
from unlit.kernel.question import Seat
from unlit.kernel.record import Line, step
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table, deal
from unlit.server import queries
from unlit.server.queries import EntryRow, SeatRow, TableRow


def seeds_of(row: TableRow, sitting: list[SeatRow]) -> Seeds:
    """The secret of a table, and the seeds that its people gave."""
    return Seeds(row.secret, {seat.seat: bytes.fromhex(seat.seed) for seat in sitting if seat.seed})


def game_of(row: TableRow) -> Game[Any]:
    """The game of a table, with the box that it was dealt from."""
    return shelf.game_named(row.game).of_box(row.box)


def dealt(row: TableRow, sitting: list[SeatRow]) -> Table[Any]:
    """The table before its first entry."""
    return deal(game_of(row), row.setup, seeds=seeds_of(row, sitting))


def take(t: Table[Any], entry: EntryRow) -> None:
    """Do what an entry did."""
    step(t, Line(entry.seat, entry.prompt, entry.option, entry.check))


Taking: TypeAlias = Callable[[Table[Any], EntryRow], None]
"""What is done with each entry that is read: it is taken, and whoever follows the table looks on."""


def replayed(c: Connection, row: TableRow, sitting: list[SeatRow], taking: Taking = take) -> Table[Any]:
    """The table with its whole past."""
    t = dealt(row, sitting)
    for entry in queries.entry_rows(c, row.id, after=0):
        taking(t, entry)
    return t


def same_rules(game: Game[Any], row: TableRow) -> bool:
    """Whether a table was played by the rules of this program; what was in its box stays in it."""
    return game.rules_version == row.rules


def load(c: Connection, row: TableRow, sitting: list[SeatRow], taking: Taking = take) -> Table[Any]:
    """The table as it stands: from the board that was stored last, with all that its seats were told."""
    game = game_of(row)
    try:
        kept = queries.kept_board(c, row.id)
    except msgspec.MsgspecError:
        kept = None  # damaged: the record tells the same
    if kept is None:
        if not same_rules(game, row):
            raise BadFile(f"this game was played by other rules of {row.game}")
        return replayed(c, row, sitting, taking)
    rows = queries.entry_rows(c, row.id)
    told = [one for entry in rows if entry.number <= kept.number for one in queries.read_back(game.package, entry.told)]
    try:
        t = resumed(game, row.setup, seeds_of(row, sitting), kept, told)
        for entry in rows:
            if entry.number > kept.number:
                taking(t, entry)
    except (Unfaithful, Refused, BadFile, ValueError):
        if not same_rules(game, row):
            raise
        # An undo that goes back beyond the stored board, or a board that is damaged.
        return replayed(c, row, sitting, taking)
    return t


def catch_up(c: Connection, row: TableRow, sitting: list[SeatRow], t: Table[Any], taking: Taking = take) -> Table[Any]:
    """The table after the entries that it has not seen, which another process wrote."""
    last = t.last_entry()
    try:
        for entry in queries.entry_rows(c, row.id, after=last.number if last else 0):
            taking(t, entry)
    except (Unfaithful, Refused):
        return load(c, row, sitting, taking)
    return t


def number_of(t: Table[Any]) -> int:
    """How many entries a table has."""
    last = t.last_entry()
    return last.number if last else 0


def side_seats(t: Table[Any], side: str) -> list[Seat]:
    """The seats of a side."""
    return [seat for seat in t.seats if seat.split()[0] == side]
