"""Looking into a database from outside: what every stored table must be like, whatever happened to its server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, select

from unlit.kernel.tables.game_table import GameTable
from unlit.server.disk import queries
from unlit.server.disk.queries import EntryRow, TableRow
from unlit.server.disk.schema import jobs, tables
from unlit.server.disk.store import engine_of
from unlit.server.journal.loading import load, number_of, replayed


def wrongs_of(url: str, *ids: str) -> list[str]:
    """What is wrong with some tables of a database, or with all; nothing, we hope."""
    engine = engine_of(url)
    try:
        with of_one_moment(engine).connect() as c:
            rows = [TableRow(*row) for row in c.execute(select(tables))]
            return [
                wrong for row in rows if row.dealt and (not ids or row.id in ids) for wrong in wrongs_of_table(c, row)
            ]
    finally:
        engine.dispose()


def of_one_moment(engine: Engine) -> Engine:
    """Reads what lies in the database at one moment, even while somebody moves; SQLite does so anyway."""
    return engine.execution_options(isolation_level="REPEATABLE READ") if engine.name == "postgresql" else engine


def table_of(url: str, table: str) -> GameTable[Any]:
    """A table as it would be loaded now."""
    engine = engine_of(url)
    try:
        with engine.connect() as c:
            row = queries.table_row(c, table)
            assert row is not None
            return load(c, row, queries.seat_rows(c, table))
    finally:
        engine.dispose()


def entries_of(url: str, table: str) -> list[EntryRow]:
    """The entries of a table."""
    engine = engine_of(url)
    try:
        with engine.connect() as c:
            return queries.entry_rows(c, table)
    finally:
        engine.dispose()


def wrongs_of_table(c: Connection, row: TableRow) -> list[str]:
    """Gaps, entries that nobody or somebody else made, a load that differs from a replay, a job that is missing."""
    sitting = queries.seat_rows(c, row.id)
    entries = queries.entry_rows(c, row.id)
    wrong = []
    if [entry.number for entry in entries] != list(range(len(entries))):
        wrong.append("its numbers have gaps")
    people = [entry for entry in entries if entry.client is not None]
    if len({entry.client for entry in people}) != len(people):
        wrong.append("a message has become two entries")
    if any((entry.by == "person") != (entry.client is not None) for entry in entries):
        wrong.append("an entry of a person has no message, or one of the program has")
    loaded, again = load(c, row, sitting), replayed(c, row, sitting)
    if str(loaded) != str(again):
        wrong.append("loaded and replayed it looks different")
    if loaded.check() != again.check():
        wrong.append("loaded and replayed it has different hashes")
    wrong += [
        f"{seat} is told something else after a load than after a replay"
        for seat in loaded.seats
        if loaded.told(seat) != again.told(seat)
    ]
    waiting = [job.number for job in c.execute(select(jobs).where(jobs.c.table == row.id, jobs.c.kind == "move"))]
    bots = {seat.seat for seat in sitting if seat.who == "bot"}
    asked = loaded.question.seat if loaded.question is not None and row.ended is None else ""
    if asked in bots and waiting != [number_of(loaded)]:
        wrong.append(f"{asked}, a bot, is asked after entry {number_of(loaded)}, and the jobs are {waiting}")
    return [f"table {row.id}: {one}" for one in wrong]
