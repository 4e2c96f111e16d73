"""What was played at a table: the part that is on disk, and the part that is on its way there."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.kernel.files.record import UNDO
from unlit.kernel.tables.answers import Entry
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.resuming import kept
from unlit.kernel.told.events import EVERYONE, SPECTATOR, News
from unlit.kernel.told.question import Question, Seat
from unlit.server.disk import queries
from unlit.server.disk.queries import EntryRow, JobRow, SeatRow, TableRow
from unlit.server.disk.store import Store, Taken, Unstored
from unlit.server.journal.loading import (
    catch_up,
    commitment_of,
    dealt,
    game_of,
    load,
    number_of,
    of_these_rules,
    replayed,
    setup_by,
)
from unlit.server.journal.pause import Pause, Pauses
from unlit.server.seats.authority import Also
from unlit.server.seats.steering import By, Chosen

KEEP_EVERY = 20  # entries from one stored board to the next
KEEP_AT_ONCE = -1000  # what was stored may belong to a line of play that was taken back


class Past(NamedTuple):
    """What has to be known about the entries of a table, besides what they told."""

    counts: Mapping[Seat, int]  # how many each seat has made
    answered: frozenset[Seat]  # who has made one since the record began
    silent: frozenset[int]  # the numbers of those that no person made


class Journal:
    """The entries of a table, the table that they make, and what else its row says."""

    def __init__(self, store: Store, row: TableRow, pause: int, seats: Sequence[Seat]) -> None:
        self.store = store
        self.row = row
        self.game = game_of(row)
        self.t: GameTable[Any] | None = None  # None before the deal, and when rows have to be read again
        self.pauses = Pauses(pause)
        self.shown_at = ShownAt((*seats, SPECTATOR))
        self.stirred = asyncio.Event()  # something was written since the program began to wait
        self.counts: dict[Seat, int] = {}
        self.begins = 0  # the number of the entry with which the record begins
        self.answered: set[Seat] = set()  # who has made an entry since then
        self.silent: set[int] = set()  # entries that no person made
        self.noted = 0  # how much of what was told is in rows
        self.unwritten: list[EntryRow] = []
        self.kept_number = 0

    @property
    def runs(self) -> bool:
        """Whether a game is being played: dealt, and not over."""
        return self.row.dealt and self.row.ended is None

    def past(self) -> Past:
        """What has to be known about the entries so far."""
        return Past(dict(self.counts), frozenset(self.answered), frozenset(self.silent))

    def question(self) -> Question | None:
        """The open question, whoever answers it."""
        return self.t.question if self.t is not None and self.row.ended is None else None

    # Reading

    def put_down(self, t: GameTable[Any]) -> None:
        """Make this the table, as it is on disk."""
        self.t = t
        self.unwritten = []
        self.noted = len(t.happened())
        self.stirred.set()

    async def read(self, sitting: list[SeatRow]) -> None:
        """Read the table from its rows."""
        row = self.row

        def ask(c: Connection) -> tuple[GameTable[Any], list[EntryRow], int, dict[Seat, int]]:
            t = load(c, row, sitting, self.pauses.take)
            return t, queries.entry_rows(c, row.id), queries.beginning(c, row.id), queries.answers_by_seat(c, row.id)

        self.pauses.last = None
        t, rows, self.begins, self.counts = await self.store.read(ask)
        self.silent = {entry.number for entry in rows if entry.by != "person"}
        self.answered = {entry.seat for entry in rows if entry.number > self.begins}
        self.pauses.entered(t, rows[-1].at)  # in case the board was stored just as a pause began
        self.shown_at.read(rows)
        self.row = row._replace(changed=max(rows[-1].at, row.changed))
        self.put_down(t)
        self.kept_number = number_of(t)

    async def read_row(self) -> bool:
        """Read the row of the table itself; False if there is none any more."""
        id_ = self.row.id
        found = await self.store.read(lambda c: queries.table_row(c, id_))
        self.row = found or self.row
        return found is not None

    async def read_on(self, sitting: list[SeatRow]) -> None:
        """Read the entries that another process wrote."""
        row, t = self.row, self.t
        assert t is not None

        def ask(c: Connection) -> tuple[GameTable[Any], dict[Seat, int], list[EntryRow]]:
            fresh = queries.entry_rows(c, row.id, number_of(t))
            return catch_up(c, row, sitting, t, self.pauses.take), queries.answers_by_seat(c, row.id), fresh

        try:
            found, self.counts, fresh = await self.store.read(ask)
        except BaseException:
            self.t = None
            raise
        self.silent |= {entry.number for entry in fresh if entry.by != "person"}
        self.answered |= {entry.seat for entry in fresh}
        self.shown_at.read(fresh)
        self.put_down(found)

    async def read_all(self, sitting: list[SeatRow]) -> GameTable[Any]:
        """Read the table with its whole past, for an undo that reaches far back."""
        row = self.row
        t = await self.store.read(lambda c: replayed(c, row, sitting, self.pauses.take))
        self.put_down(t)
        return t

    # Other rules

    def is_of_earlier_rules(self) -> bool:
        """Whether the rules have changed since the last answer of a game that is not over."""
        return self.row.rules < self.game.rules.version and self.row.ended is None

    async def by_these_rules(self, sitting: list[SeatRow]) -> tuple[GameTable[Any], News]:
        """A table of earlier rules as it goes on under these, and what is told about that."""
        row = self.row
        return await self.store.read(lambda c: of_these_rules(c, row, sitting))

    async def go_on(self, t: GameTable[Any], news: News, job: JobRow | None) -> bool:
        """Go on with the game under the new rules, and tell everyone; False if another process was faster."""
        row, start, now = self.row, t.begins, time.time()
        assert start is not None
        told, version = queries.written(news), self.game.rules.version
        entry = EntryRow(row.id, start.number, "", "rules", str(version), start.check, None, "program", told, now)
        changes: dict[str, Any] = {"rules": version, "setup": dict(t.setup), "moved_on": True, "proposal": None}

        def write(c: Connection) -> None:
            queries.append(c, [entry], start, job, changes)
            queries.begin_at(c, row.id, start)

        try:
            await self.store.write(write)
        except Taken:
            await self.read_row()
            return False
        self.row = row._replace(**changes)
        return True

    # Writing

    def deal(self, sitting: list[SeatRow]) -> GameTable[Any]:
        """Deal the table by the rules of this program."""
        t = dealt(self.row._replace(**self._dealt_by()), sitting)
        self.put_down(t)
        self.kept_number = number_of(t)
        return t

    def _dealt_by(self) -> dict[str, Any]:
        """What the row of a table says about rules and set-up once it is dealt."""
        return {"rules": self.game.rules.version, "setup": setup_by(self.game, self.row.setup)}

    async def write_deal(self, job: JobRow | None) -> bool:
        """Write the deal to disk; False if another process was faster and the table has to be read."""
        t, row = self.t, self.row
        assert t is not None
        told, dealt_by = queries.written(t.happened()), self._dealt_by()
        entry = EntryRow(row.id, 0, "", "deal", "", "", None, "program", told, time.time())
        keeping = kept(t)

        def write(c: Connection) -> bool:
            if not queries.deal_once(c, row.id):
                return False
            queries.append(c, [entry], keeping, job, dealt_by)
            return True

        try:
            first = await self.store.write(write)
        except Unstored:
            self.t = None
            raise
        self.row = self.row._replace(dealt=True, **dealt_by)
        self.shown_at.read([entry])
        if not first:
            self.t = None
        return first

    def play(self, chosen: Chosen, client: str | None = None) -> None:
        """Answer the open question."""
        assert self.t is not None
        self.pause()  # brings the pauses up to date: this may be part of one
        self.t.answer(chosen.seat, chosen.option)
        self._note(chosen.by, client)

    def take_back(self, seat: Seat, consent: tuple[Seat, ...], number: int, client: str | None) -> None:
        """Take an answer back."""
        assert self.t is not None
        self.pause()  # brings the pauses up to date: this may be part of one
        self.t.undo(seat, consent, number)
        self.kept_number = KEEP_AT_ONCE
        self._note("person", client)

    def _note(self, by: By, client: str | None) -> None:
        """Note what the table has just done, to be written."""
        assert self.t is not None
        last = self.t.last_entry()
        assert last is not None
        news = self.t.happened()[self.noted :]
        self.noted += len(news)
        now, pause = time.time(), self.pauses.last
        at = now if pause is None else max(now, pause.until)
        self.pauses.entered(self.t, at)
        self.unwritten.append(_row_of(self.row.id, last, by, client, queries.written(news), at))
        self.counts[last.seat] = self.counts.get(last.seat, 0) + 1
        self.answered.add(last.seat)
        if by != "person":
            self.silent.add(last.number)

    async def write(self, job: JobRow | None, also: Also | None, *, no_job: bool) -> None:
        """Write what the table has done to disk, in one transaction."""
        t, rows = self.t, self.unwritten
        assert t is not None
        self.unwritten = []
        due = rows[-1].number - self.kept_number >= KEEP_EVERY and self._may_be_kept(t)
        keeping = kept(t) if due or t.outcome is not None else None
        changes: dict[str, Any] = {}
        if t.outcome is not None:
            changes["ended"] = self.ending(t.outcome.ending, list(t.outcome.winners), "")
        if self.row.proposal is not None:
            changes["proposal"] = None

        def append(c: Connection) -> None:
            if also is not None:
                also(c)
            queries.append(c, rows, keeping, job, changes, no_job=no_job)

        await self.store.write(append)
        self.stirred.set()
        self.shown_at.read(rows)
        self.kept_number = keeping.number if keeping is not None else self.kept_number
        self.row = self.row._replace(changed=rows[-1].at, **changes)

    def give_up(self) -> None:
        """Drop the table because it is not on disk; it will be read again."""
        self.t = None
        self.unwritten = []

    def _may_be_kept(self, t: GameTable[Any]) -> bool:
        """Whether the board may be stored: not within a pause, since whoever loads it must know how the pause began."""
        pause = self.pauses.last
        return pause is None or number_of(pause.shown) == number_of(t)

    async def propose(self, proposal: dict[str, Any] | None, heard: Also) -> None:
        """Write what is proposed to everyone; None ends the proposal."""
        table = self.row.id

        def write(c: Connection) -> None:
            heard(c)
            queries.change_table(c, table, proposal=proposal)
            queries.ring(c, table)

        await self.store.write(write)
        self.row = self.row._replace(proposal=proposal)

    async def end(self, ended: dict[str, Any], heard: Also) -> None:
        """End the game because people decide so, not because of a rule; nothing waits for the program any more."""
        table = self.row.id

        def write(c: Connection) -> None:
            heard(c)
            queries.change_table(c, table, ended=ended, proposal=None, changed=time.time())
            queries.put_job(c, table, None)
            queries.ring(c, table)

        await self.store.write(write)
        self.row = self.row._replace(ended=ended, proposal=None)

    def is_followed_by(self, table: str) -> None:
        """Note the next game of the same people, which is on disk."""
        self.row = self.row._replace(rematch=table)

    def ending(self, ending: str, winners: list[Seat], by: Seat) -> dict[str, Any]:
        """How the game ended, as it is stored."""
        return {
            "ending": ending,
            "winners": winners,
            "by": by,
            "commitment": commitment_of(self.row),
            "entries": number_of(self.t) - self.begins if self.t is not None else 0,
        }

    # Pauses

    def pause(self) -> Pause | None:
        """The current pause, if there is one."""
        return self.pauses.running(self.t, time.time()) if self.row.ended is None else None

    def pause_for(self, seat: Seat) -> Pause | None:
        """The current pause, if nothing new is shown to this seat in it and nothing accepted from it."""
        pause = self.pause()
        return pause if pause is not None and pause.hides_from(seat) else None

    def not_in_pause(self, seat: Seat) -> None:
        """Refuse something that depends on the state of the table until the seat may see that state."""
        if self.pause_for(seat) is not None:
            raise Refused("others may react now; wait until they are done", "paused")

    def changed_for(self, seat: Seat) -> float:
        """When a seat was last shown something."""
        if self.row.ended is not None or not self.row.dealt:
            return self.row.changed
        return max(self.shown_at.to(seat, time.time()), self.row.created)


class ShownAt:
    """When each seat was last shown something: something that it was told, or did itself.

    The last time may lie in the future, at the end of a pause; until then the one before it counts.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._times = {seat: (0.0, 0.0) for seat in seats}

    def read(self, rows: Sequence[EntryRow]) -> None:
        """Take account of these entries."""
        for row in rows:
            audiences = queries.audiences_of(row.told)
            for seat, (_, last) in self._times.items():
                shown = row.seat == seat or any(to == EVERYONE or seat in to for to in audiences)
                if shown and row.at > last:
                    self._times[seat] = (last, row.at)

    def to(self, seat: Seat, now: float) -> float:
        """The last time that is not in the future."""
        before, last = self._times[seat]
        return last if last <= now else before


def ask_number(question: Question, counts: Mapping[Seat, int]) -> int:
    """A number for a question, made only from what its seat knows about it."""
    words = "\n".join([question.prompt, *question.texts()])
    return counts.get(question.seat, 0) << 16 | zlib.crc32(words.encode()) & 0xFFFF


def _row_of(table: str, last: Entry, by: By, client: str | None, news: str, now: float) -> EntryRow:
    if last.answer is not None:
        prompt, option = last.answer.prompt, str(last.answer.option)
    else:
        prompt, option = UNDO, f"{last.undone} {'granted' if last.granted else 'free'}"
    return EntryRow(table, last.number, last.seat, prompt, option, last.check.hex(), client, by, news, now)
