"""The record of a game that is over, from its rows."""

from __future__ import annotations

from sqlalchemy import Connection

from unlit.kernel.files.record import Chance, Line, Record
from unlit.server.disk import queries
from unlit.server.disk.queries import SeatRow, TableRow
from unlit.server.journal.loading import game_of, load, refuse_other_rules, seeds_of


def record_of(c: Connection, row: TableRow, sitting: list[SeatRow]) -> Record:
    """Everything that is needed to play the game again: the whole truth."""
    refuse_other_rules(game_of(row), row)
    t, start = load(c, row, sitting), queries.start_of(c, row.id)
    seeds = seeds_of(row, sitting)
    return Record(
        game=row.game,
        rules=row.rules,
        box=row.box,
        box_file=row.box_file,
        setup=row.setup,
        chance=Chance(
            seeds.commitment().hex(), seeds.secret.hex(), {seat: seed.hex() for seat, seed in seeds.seats.items()}
        ),
        entries=[
            Line(entry.seat, entry.prompt, entry.option, entry.check)
            for entry in queries.entry_rows(c, row.id, after=start.number if start is not None else 0)
        ],
        start=start,
        check=t.check().hex(),
        outcome=t.outcome,
        bots={seat.seat: seat.bot for seat in sitting if seat.bot},
    )
