"""Everything that is read from the database or written to it, one function each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update

from unlit.kernel.game import Game
from unlit.kernel.tables.kept import Kept
from unlit.kernel.told.events import Audience, Bygone, Event, kinds_of_events
from unlit.kernel.told.question import Seat
from unlit.server.disk.schema import (
    boards,
    entries,
    jobs,
    lines,
    lookers,
    messages,
    readers,
    reports,
    seats,
    sightings,
    starts,
    tables,
    tokens,
)
from unlit.server.protocol import Became

CHANNEL = "unlit"
TRIAL = " trial"  # no table has this id
ROOM = 20_000  # letters: more than fits into a half-filled page of a database

KEPT = msgspec.json.Decoder(Kept)
TOLD = msgspec.json.Decoder(list[tuple[tuple[str, ...], str, dict[str, Any]]])

# What is written for every answer, as text that SQLAlchemy need not compile.
ADD_ENTRY = text(
    'INSERT INTO entries ("table", "number", "seat", "prompt", "option", "check", "client", "by", "told", "at") '
    "VALUES (:table, :number, :seat, :prompt, :option, :check, :client, :by, :told, :at)"
)
PUT_JOB = text(
    'INSERT INTO jobs ("table", "kind", "seat", "number", "due", "claimed_until") '
    "VALUES (:table, :kind, :seat, :number, :due, :claimed_until) "
    'ON CONFLICT ("table", "kind", "seat") DO UPDATE SET "number" = excluded."number", "due" = excluded."due", '
    '"claimed_until" = excluded."claimed_until"'
)
LOOK = text(
    'INSERT INTO lookers ("table", "seat", "house", "until") VALUES (:table, :seat, :house, :until) '
    'ON CONFLICT ("table", "seat", "house") DO UPDATE SET "until" = excluded."until"'
)
DROP_JOB = text('DELETE FROM jobs WHERE "table" = :table AND "kind" = :kind AND "seat" = :seat')


class TableRow(NamedTuple):
    """A table as it is stored in the database."""

    id: str
    game: str
    rules: int
    setup: dict[str, str]
    choices: dict[str, Any]
    secret: bytes
    host: str
    dealt: bool
    moved_on: bool
    ended: dict[str, Any] | None
    proposal: dict[str, Any] | None
    rematch: str
    created: float
    changed: float
    box: str
    box_file: str


class SeatRow(NamedTuple):
    """A seat of a table."""

    table: str
    seat: str
    place: int
    who: str
    bot: str
    name: str
    seed: str
    stops: list[str] | None
    played_by: str
    away_since: float | None
    screen: bool = False
    newcomer: dict[str, Any] | None = None


class EntryRow(NamedTuple):
    """An entry of a table's record, and what it told to whom."""

    table: str
    number: int
    seat: str
    prompt: str
    option: str
    check: str
    client: str | None
    by: str
    told: str
    at: float


class LineRow(NamedTuple):
    """A line of chat."""

    table: str
    number: int
    seat: str
    name: str
    audience: str
    text: str
    client: str | None
    at: float
    what: Literal[""] | Became = ""


class Holder(NamedTuple):
    """What a token stands for."""

    table: str
    seat: str
    kind: str


class Look(NamedTuple):
    """A seat that someone looks through, and whether it is their own."""

    seat: str
    kind: str


class JobRow(NamedTuple):
    """Something to do at a certain time.

    A `move` answers for a bot, or passes, after the entry with this number; an `away` looks after a seat that is away.
    """

    table: str
    kind: Literal["move", "away"]
    seat: Seat
    number: int
    due: float
    claimed_until: float


def move_job(table: str, number: int, due: float, claimed_until: float) -> JobRow:
    """Answer for a bot, or pass, if the table is still at this entry."""
    return JobRow(table, "move", "", number, due, claimed_until)


def away_job(table: str, seat: Seat, due: float) -> JobRow:
    """Look after a seat that is away, unless someone is back by then."""
    return JobRow(table, "away", seat, 0, due, 0.0)


class StoryRow(NamedTuple):
    """Which seats have the story of a game open, and when it was dealt."""

    readers: frozenset[Seat]
    began: float | None


# Tables and seats


def add_table(c: Connection, table: TableRow, sitting: Sequence[SeatRow], hashes: Mapping[bytes, Holder]) -> None:
    """Add a table with its seats and tokens."""
    c.execute(insert(tables), table._asdict())
    c.execute(insert(seats), [seat._asdict() for seat in sitting])
    if hashes:
        c.execute(insert(tokens), [{"hash": key, **holder._asdict()} for key, holder in hashes.items()])


def table_row(c: Connection, table: str) -> TableRow | None:
    """The table with this id."""
    row = c.execute(select(tables).where(tables.c.id == table)).one_or_none()
    return TableRow(*row) if row is not None else None


def game_named_by(c: Connection, table: str) -> str | None:
    """The name of a table's game, whatever may be wrong with the table."""
    found: str | None = c.execute(select(tables.c.game).where(tables.c.id == table)).scalar_one_or_none()
    return found


def seat_rows(c: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    found = c.execute(select(seats).where(seats.c.table == table).order_by(seats.c.place))
    return [SeatRow(*row) for row in found]


def hold(c: Connection, table: str) -> None:
    """Make other processes wait until this transaction ends before they write anything about a table."""
    if c.dialect.name == "postgresql":  # where several write
        c.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))


def change_table(c: Connection, table: str, **values: Any) -> None:
    """Write some columns of a table."""
    c.execute(update(tables).where(tables.c.id == table).values(**values))


def change_seat(c: Connection, table: str, seat: Seat, **values: Any) -> None:
    """Write some columns of a seat."""
    c.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


def give_seed(c: Connection, table: str, seat: Seat, seed: str) -> None:
    """Give a seat its seed; only the first one counts."""
    mine = (seats.c.table == table) & (seats.c.seat == seat) & (seats.c.seed == "")
    c.execute(update(seats).where(mine).values(seed=seed))
    ring(c, table)


def deal_once(c: Connection, table: str) -> bool:
    """Mark a table as dealt; False if it was already."""
    done = c.execute(update(tables).where(tables.c.id == table, tables.c.dealt.is_(False)).values(dealt=True))
    return done.rowcount == 1


def set_rematch(c: Connection, table: str, other: str) -> bool:
    """Name the next game of a table; False if another one was faster."""
    done = c.execute(update(tables).where(tables.c.id == table, tables.c.rematch == "").values(rematch=other))
    return done.rowcount == 1


# Tokens


def holder_of(c: Connection, key: bytes) -> Holder | None:
    """What the token with this hash stands for."""
    row = c.execute(select(tokens.c.table, tokens.c.seat, tokens.c.kind).where(tokens.c.hash == key)).one_or_none()
    return Holder(*row) if row is not None else None


def holders_of(c: Connection, keys: Iterable[bytes]) -> dict[bytes, Holder]:
    """What the tokens with these hashes stand for; those that open nothing are left out."""
    found = c.execute(select(tokens).where(tokens.c.hash.in_(list(keys))))
    return {row.hash: Holder(row.table, row.seat, row.kind) for row in found}


def living_tokens(c: Connection, table: str) -> set[bytes]:
    """The hashes of all tokens that open something at a table."""
    return set(c.execute(select(tokens.c.hash).where(tokens.c.table == table)).scalars())


def change_tokens(c: Connection, table: str, seat: Seat, kind: str, into: str) -> None:
    """Turn a seat's tokens of one kind into tokens of another."""
    mine = (tokens.c.table == table) & (tokens.c.seat == seat) & (tokens.c.kind == kind)
    c.execute(update(tokens).where(mine).values(kind=into))


def add_token(c: Connection, key: bytes, holder: Holder) -> None:
    """Add a token."""
    c.execute(insert(tokens), {"hash": key, **holder._asdict()})


def use_up_token(c: Connection, key: bytes) -> bool:
    """Take a token away; False if it was gone."""
    return c.execute(delete(tokens).where(tokens.c.hash == key)).rowcount == 1


def forget_tokens(c: Connection, table: str, seat: Seat) -> None:
    """Take away every token of a seat; in no process does anyone look through it any more."""
    c.execute(delete(tokens).where(tokens.c.table == table, tokens.c.seat == seat))
    c.execute(delete(lookers).where(lookers.c.table == table, lookers.c.seat == seat))


def forget_stand_ins(c: Connection, table: str, seat: Seat, kind: str) -> None:
    """Take away the tokens of those who play for a seat."""
    c.execute(delete(tokens).where(tokens.c.table == table, tokens.c.seat == seat, tokens.c.kind == kind))


def invite_anew(c: Connection, table: str, seat: Seat, key: bytes) -> None:
    """Take the seat away from whoever holds it, and add a new invitation to it."""
    forget_tokens(c, table, seat)
    add_token(c, key, Holder(table, seat, "invitation"))


# Who has seen which seat


def seen_by(c: Connection, table: str, eyes: Iterable[bytes]) -> dict[bytes, set[Look]]:
    """What each of these eyes has seen of a table so far."""
    found: dict[bytes, set[Look]] = {eye: set() for eye in eyes}
    rows = c.execute(select(sightings).where(sightings.c.table == table, sightings.c.eye.in_(list(found))))
    for row in rows:
        found[row.eye].add(Look(row.seat, row.kind))
    return found


def note_sightings(c: Connection, table: str, seen: Iterable[tuple[bytes, Look]]) -> None:
    """Note that these eyes have seen these seats."""
    rows = [{"table": table, "eye": eye, **look._asdict()} for eye, look in seen]
    if rows:
        c.execute(insert(sightings), rows)


def was_held(c: Connection, table: str, seat: Seat, kind: str) -> bool:
    """Whether anyone has ever had this seat."""
    found = select(sightings.c.seat).where(
        sightings.c.table == table, sightings.c.seat == seat, sightings.c.kind == kind
    )
    return c.execute(found.limit(1)).first() is not None


def at_one_screen(c: Connection, table: str) -> set[Seat]:
    """The seats that are played at the screen of whoever made the table."""
    return set(c.execute(select(seats.c.seat).where(seats.c.table == table, seats.c.screen)).scalars())


def newcomer_at(c: Connection, table: str, seat: Seat) -> dict[str, Any] | None:
    """The newcomer who asks for a seat."""
    mine = (seats.c.table == table) & (seats.c.seat == seat)
    found: dict[str, Any] | None = c.execute(select(seats.c.newcomer).where(mine)).scalar_one()
    return found


# Messages


def digest_of(c: Connection, table: str, client: str) -> bytes | None:
    """The digest of the message with this name, if it was obeyed."""
    mine = (messages.c.table == table) & (messages.c.client == client)
    found: bytes | None = c.execute(select(messages.c.digest).where(mine)).scalar_one_or_none()
    return found


def note_message(c: Connection, table: str, client: str, digest: bytes) -> None:
    """Note that the message with this name is obeyed; the key (table, client) lets only one of two win."""
    c.execute(insert(messages), {"table": table, "client": client, "digest": digest})


# Entries


def append(
    c: Connection,
    rows: Sequence[EntryRow],
    kept: Kept | None,
    job: JobRow | None,
    changes: Mapping[str, Any],
    *,
    no_job: bool = False,
) -> None:
    """Append entries with everything that belongs to them; the key (table, number) lets only one writer win."""
    table = rows[0].table
    hold(c, table)
    c.execute(ADD_ENTRY, [row._asdict() for row in rows])
    if kept is not None:
        keep(c, table, kept)
    if not no_job:
        put_job(c, table, job)
    if changes:
        change_table(c, table, **changes)
    ring(c, table)


def keep(c: Connection, table: str, kept: Kept) -> None:
    """Store the board from which a table can go on."""
    c.execute(delete(boards).where(boards.c.table == table))
    c.execute(insert(boards), {"table": table, "number": kept.number, "kept": msgspec.json.encode(kept).decode()})


def kept_board(c: Connection, table: str) -> Kept | None:
    """The board that was stored last."""
    row = c.execute(select(boards.c.kept).where(boards.c.table == table)).one_or_none()
    return KEPT.decode(row[0]) if row is not None else None


def begin_at(c: Connection, table: str, start: Kept) -> None:
    """Store where the record of a table begins from now on."""
    c.execute(delete(starts).where(starts.c.table == table))
    c.execute(insert(starts), {"table": table, "number": start.number, "kept": msgspec.json.encode(start).decode()})


def start_of(c: Connection, table: str) -> Kept | None:
    """Where the record of a table begins; None if it begins at the deal."""
    row = c.execute(select(starts.c.kept).where(starts.c.table == table)).one_or_none()
    return KEPT.decode(row[0]) if row is not None else None


def entry_rows(c: Connection, table: str, after: int = -1) -> list[EntryRow]:
    """The entries after a number, in order."""
    found = c.execute(
        select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
    )
    return [EntryRow(*row) for row in found]


def answers_by_seat(c: Connection, table: str) -> dict[Seat, int]:
    """How many entries each seat has made."""
    found = c.execute(select(entries.c.seat, func.count()).where(entries.c.table == table).group_by(entries.c.seat))
    return {seat: count for seat, count in found if seat}


def beginning(c: Connection, table: str) -> int:
    """The number of the entry with which the record of a table begins: the deal, or a change of rules."""
    return c.execute(select(starts.c.number).where(starts.c.table == table)).scalar_one_or_none() or 0


def written(told: Sequence[tuple[Audience, Event]]) -> str:
    """What was told, as it is stored."""
    return msgspec.json.encode([(to, event.key(), event.facts()) for to, event in told]).decode()


def read_back(game: Game[Any], text_: str) -> list[tuple[Audience, Event]]:
    """What was told, from what was stored."""
    kinds, today = kinds_of_events(game.package), game.paper.current_facts
    # Events that only earlier rules told keep their places, or the numbers of later events would change.
    return [
        (to, kinds[key].of(today(key, facts)) if key in kinds else Bygone(key)) for to, key, facts in TOLD.decode(text_)
    ]


def audiences_of(text_: str) -> list[tuple[Seat, ...]]:
    """Who was told each event, from what was stored."""
    return [to for to, _, _ in TOLD.decode(text_)]


# Jobs


def put_job(c: Connection, table: str, job: JobRow | None) -> None:
    """Store the next move of a table; None if a person makes it, or if there is none."""
    if job is not None:
        c.execute(PUT_JOB, job._asdict())
    else:
        c.execute(DROP_JOB, {"table": table, "kind": "move", "seat": ""})


def put_away_job(c: Connection, job: JobRow) -> None:
    """Store the job to look after a seat at a certain time."""
    c.execute(PUT_JOB, job._asdict())


def drop_away_job(c: Connection, table: str, seat: Seat) -> None:
    """Drop the job of a seat that need not be looked after any more."""
    c.execute(DROP_JOB, {"table": table, "kind": "away", "seat": seat})


def claim_jobs(c: Connection, now: float, until: float, most: int) -> list[JobRow]:
    """Claim, for a while, jobs that are due and that nobody works on."""
    free = select(jobs).where(jobs.c.due <= now, jobs.c.claimed_until <= now).order_by(jobs.c.due).limit(most)
    found = []
    for row in c.execute(free.with_for_update(skip_locked=True)).all():
        job = JobRow(*row)
        taken = c.execute(
            update(jobs)
            .where(
                jobs.c.table == job.table,
                jobs.c.kind == job.kind,
                jobs.c.seat == job.seat,
                jobs.c.number == job.number,
                jobs.c.claimed_until == job.claimed_until,
            )
            .values(claimed_until=until)
        )
        if taken.rowcount == 1:
            found.append(job)
    return found


def put_off(c: Connection, job: JobRow, until: float) -> None:
    """Let nobody take up this job before then."""
    c.execute(update(jobs).where(_is(job), jobs.c.number == job.number).values(claimed_until=until))


def drop_move(c: Connection, table: str, number: int) -> None:
    """Drop the job for a move that was already made."""
    c.execute(delete(jobs).where(jobs.c.table == table, jobs.c.kind == "move", jobs.c.number == number))


def drop_away(c: Connection, job: JobRow) -> None:
    """Drop a job that is done; one stored since, because someone came and went again, stays."""
    c.execute(delete(jobs).where(_is(job), jobs.c.due == job.due))


def _is(job: JobRow) -> ColumnElement[bool]:
    return (jobs.c.table == job.table) & (jobs.c.kind == job.kind) & (jobs.c.seat == job.seat)


def begin_alone(c: Connection) -> None:
    """Start as the only process on this database: nobody works on a job, and nobody is here."""
    c.execute(update(jobs).values(claimed_until=0.0))
    c.execute(delete(lookers))
    here = (seats.c.who == "person") & seats.c.away_since.is_(None)
    c.execute(update(seats).where(here).values(away_since=time.time()))


# Who is here


def look(c: Connection, table: str, seat: Seat, house: str, until: float) -> None:
    """Note that someone looks through a seat in a process."""
    hold(c, table)
    c.execute(LOOK, {"table": table, "seat": seat, "house": house, "until": until})


def look_no_more(c: Connection, table: str, seat: Seat, house: str) -> None:
    """Note that nobody looks through a seat in a process any more."""
    hold(c, table)
    mine = (lookers.c.table == table) & (lookers.c.seat == seat) & (lookers.c.house == house)
    c.execute(delete(lookers).where(mine))


def looks_elsewhere(c: Connection, table: str, seat: Seat, house: str) -> bool:
    """Whether someone looks through a seat in another process; nobody comes or goes before the transaction ends."""
    hold(c, table)
    others = (lookers.c.table == table) & (lookers.c.seat == seat) & (lookers.c.house != house)
    living = select(lookers.c.seat).where(others, lookers.c.until > time.time())
    return c.execute(living.limit(1)).first() is not None


def looks_until(c: Connection, tables_: Iterable[str], house: str) -> dict[str, dict[Seat, float]]:
    """Until when other processes say that someone looks through the seats of these tables."""
    others = lookers.c.table.in_(list(tables_)) & (lookers.c.house != house)
    found: dict[str, dict[Seat, float]] = {}
    for row in c.execute(select(lookers).where(others).order_by(lookers.c.until)):
        found.setdefault(row.table, {})[row.seat] = row.until
    return found


def say_who_looks(c: Connection, house: str, here: Sequence[tuple[str, Seat]], until: float) -> None:
    """Replace the seats through which someone looks in this process; clear rows that have lapsed."""
    c.execute(delete(lookers).where((lookers.c.house == house) | (lookers.c.until <= time.time())))
    if here:
        c.execute(LOOK, [{"table": table, "seat": seat, "house": house, "until": until} for table, seat in here])


# The story


def story_row(c: Connection, table: str) -> StoryRow:
    """Who reads the story, and when the game was dealt."""
    found = c.execute(select(readers.c.seat).where(readers.c.table == table)).scalars()
    deal = select(entries.c.at).where(entries.c.table == table, entries.c.number == 0)
    return StoryRow(frozenset(found), c.execute(deal).scalar_one_or_none())


def open_story(c: Connection, table: str, seat: Seat) -> None:
    """Note that a seat reads; if it was noted already, nothing changes."""
    close_story(c, table, [seat])
    c.execute(insert(readers), {"table": table, "seat": seat})


def close_story(c: Connection, table: str, closed: Sequence[Seat]) -> None:
    """Note that these seats have stopped reading."""
    c.execute(delete(readers).where(readers.c.table == table, readers.c.seat.in_(closed)))
    ring(c, table)


# Chat and reports


def add_line(c: Connection, line: LineRow) -> LineRow:
    """Add a line to a table's chat, under the next number."""
    hold(c, line.table)
    last = c.execute(select(func.max(lines.c.number)).where(lines.c.table == line.table)).scalar() or 0
    numbered = line._replace(number=last + 1)
    c.execute(insert(lines), numbered._asdict())
    ring(c, line.table)
    return numbered


def line_rows(c: Connection, table: str, after: int, most: int) -> list[LineRow]:
    """The last lines after a number, in order."""
    found = c.execute(
        select(lines).where(lines.c.table == table, lines.c.number > after).order_by(lines.c.number.desc()).limit(most)
    ).all()
    return [LineRow(*row) for row in reversed(found)]


def add_report(c: Connection, id_: str, table: str, seat: Seat, file: str, at: float) -> None:
    """Store a report: what one seat saw, and what it says about it."""
    c.execute(insert(reports), {"id": id_, "table": table, "seat": seat, "file": file, "at": at})


def report_file(c: Connection, id_: str) -> str:
    """A report that was kept."""
    found: str = c.execute(select(reports.c.file).where(reports.c.id == id_)).scalar_one()
    return found


# Other processes


def ring(c: Connection, table: str) -> None:
    """Let other processes know that something has changed at a table."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": table})


def is_well(c: Connection) -> bool:
    """Whether the database accepts writes: a row that takes as much room as a table's rows is added and deleted."""
    trial = TableRow(
        TRIAL,
        game="",
        rules=0,
        box="",
        box_file="",
        setup={"": "." * ROOM},
        choices={},
        secret=b"",
        host="",
        dealt=False,
        moved_on=False,
        ended=None,
        proposal=None,
        rematch="",
        created=0.0,
        changed=0.0,
    )
    c.execute(insert(tables), trial._asdict())
    return c.execute(delete(tables).where(tables.c.id == TRIAL)).rowcount == 1
