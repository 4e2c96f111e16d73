"""A table that is being played here: who looks at it, what each of them is sent, and what each may do."""

from __future__ import annotations

import asyncio
import time
import zlib
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.kernel.events import News
from unlit.kernel.kept import kept
from unlit.kernel.question import Question, Seat
from unlit.kernel.record import UNDO
from unlit.kernel.rows import Entry
from unlit.kernel.table import Table
from unlit.server import queries, showing
from unlit.server.authority import Also, both
from unlit.server.frames import side_of
from unlit.server.loading import catch_up, dealt, game_of, load, number_of, same_rules
from unlit.server.protocol import Choices
from unlit.server.queries import MOVE, EntryRow, JobRow, LineRow, SeatRow, TableRow
from unlit.server.steering import (
    By,
    Chosen,
    Steered,
    ahead,
    is_passable,
    passes_itself,
    without_thinking,
)
from unlit.server.store import Taken, Unstored

if TYPE_CHECKING:
    from unlit.server.house import House

KEEP_EVERY = 20  # entries from one stored board to the next
FORGOTTEN = 45.0  # seconds after which a seat that another process served counts as left
CLAIM = 10.0  # seconds that a job is one process's own
STANDING_IN = "greedy"
BOT = "bot"
MOST_LINES = 100  # of chat, for one who comes
MOST_EARLIER = 200

ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody who looks at a table through one seat."""

    seat: Seat
    others: tuple[Seat, ...]  # seats that are played on the same screen
    own: tuple[Seat, ...]  # of all these, the seats that the people at the screen hold themselves
    keys: dict[Seat, bytes]  # the hashes of the tokens that opened them
    heard: int  # how much of its log it has
    shown: bytes  # the last frame, without its log
    turn: Seat  # the last seat of its screen that it was told of
    lines: int  # how much of the chat it has
    people: bytes  # whom it was told to be here
    waiting: list[bytes]  # what it is sent once it is on disk

    def send(self, message: bytes) -> None:
        """Send it, some time."""

    def dismiss(self, key: str) -> None:
        """Say goodbye, and why."""


class Hosted:
    """One table; everything that changes it holds its lock."""

    def __init__(self, house: House, row: TableRow, sitting: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.game = game_of(row)
        self.choices = Choices(**row.choices)
        self.sitting = {seat.seat: seat for seat in sitting}
        self.t: Table[Any] | None = None  # None before the deal, and when rows have to be read anew
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.counts: dict[Seat, int] = {}
        self.silent: set[int] = set()  # entries that no person made
        self.noted = 0  # how much of what was told is in rows
        self.unwritten: list[EntryRow] = []
        self.kept_number = 0
        self.held: dict[str, float] = {}  # until when a side is shown nothing new
        self.used = time.monotonic()
        self.job: JobRow | None = None  # what the program is to do next
        self.unsettled = False  # who is away could not be written down
        self.truth: list[tuple[Table[Any], News]] = []  # of a game that is over, entry by entry

    async def load(self) -> None:
        """Read the table, if it is dealt and not here."""
        if self.t is not None or not self.row.dealt:
            return
        row, sitting = self.row, list(self.sitting.values())

        def read(c: Any) -> tuple[Table[Any], dict[Seat, int], set[int], float]:
            rows = queries.entry_rows(c, row.id)
            silent = {entry.number for entry in rows if entry.by != "person"}
            return load(c, row, sitting), queries.answers_by_seat(c, row.id), silent, rows[-1].at

        t, self.counts, self.silent, changed = await self.house.store.read(read)
        self.row = row = row._replace(changed=max(changed, row.changed))
        self.put_down(t)
        if not same_rules(self.game, row):
            await self._move_on(t)

    async def _move_on(self, t: Table[Any]) -> None:
        """The rules have changed since the last answer: the game goes on by the new ones, and says so."""
        changes: dict[str, Any] = {"rules": self.game.rules_version, "moved_on": True}
        keeping = kept(t)

        def write(c: Any) -> None:
            queries.change_table(c, self.row.id, **changes)
            queries.keep(c, self.row.id, keeping)

        await self.house.store.write(write)
        self.row = self.row._replace(**changes)

    def put_down(self, t: Table[Any]) -> None:
        """This is the table now, as it is on disk."""
        self.t = t
        self.unwritten = []
        self.noted = len(t.happened())
        self.kept_number = number_of(t)

    async def read_anew(self) -> None:
        """Another process has changed something: read what it wrote."""
        async with self.lock:
            await self._read_anew()
        await showing.show_all(self)

    async def read_what_others_wrote(self) -> None:
        """Where other processes may have written what this one has not heard of yet, read it; for who has the lock."""
        if self.house.store.shared:
            await self._read_anew()

    async def _read_anew(self) -> None:
        row = await self.house.store.read(lambda c: queries.table_row(c, self.row.id))
        if row is None:
            return
        sitting = await self.house.store.read(lambda c: queries.seat_rows(c, row.id))
        self.row, self.sitting = row, {seat.seat: seat for seat in sitting}
        t = self.t
        if t is None:
            await self.load()
            return

        def read(c: Any) -> tuple[Table[Any], dict[Seat, int], set[int]]:
            fresh = {entry.number for entry in queries.entry_rows(c, row.id, number_of(t)) if entry.by != "person"}
            return catch_up(c, row, sitting, t), queries.answers_by_seat(c, row.id), fresh

        try:
            found, self.counts, fresh = await self.house.store.read(read)
        except BaseException:
            self.t = None
            raise
        self.silent |= fresh
        kept_number = self.kept_number
        self.put_down(found)
        self.kept_number = kept_number

    async def ready(self) -> Table[Any]:
        """The table, in play."""
        await self.load()
        if self.t is None:
            raise Refused("not everybody is here yet", "gathering")
        if self.row.ended is not None:
            raise Refused("the game is over", "over")
        return self.t

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        row = self.sitting[seat]
        if row.who == BOT:
            return row.bot
        return STANDING_IN if row.played_by == BOT else ""

    def passes_itself(self, question: Question) -> bool:
        """Whether the program passes."""
        return passes_itself(question, self.sitting[question.seat].stops)

    def steered(self) -> dict[Seat, Steered]:
        """How each seat is played."""
        return {seat: Steered(self.bot_of(seat), row.stops) for seat, row in self.sitting.items()}

    def asked_person(self) -> Seat | None:
        """The seat whose person is asked now."""
        question = self.t.question if self.t is not None and self.row.ended is None else None
        if question is None or self.bot_of(question.seat) or self.passes_itself(question):
            return None
        return question.seat

    def ask_number(self, question: Question) -> int:
        """A number for a question, made of what its seat knows of it alone."""
        words = "\n".join([question.prompt, *question.texts()])
        return self.counts.get(question.seat, 0) << 16 | zlib.crc32(words.encode()) & 0xFFFF

    def people_of(self, side: str | None = None) -> list[Seat]:
        """The seats that persons have taken, of one side or of all."""
        return [seat for seat, row in self.sitting.items() if row.who == "person" and side in (None, side_of(seat))]

    def opponents_of(self, seat: Seat) -> list[Seat]:
        """The persons who play against a seat."""
        return [other for other in self.people_of() if side_of(other) != side_of(seat)]

    @property
    def runs(self) -> bool:
        """Whether a game is being played: dealt, and not over."""
        return self.row.dealt and self.row.ended is None

    def looks_here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat in this process."""
        return any(seat in one.own for one in self.listeners)

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat now, here or where another process serves the table."""
        row = self.sitting[seat]
        elsewhere = self.house.store.shared and row.away_since is None and time.time() - row.seen < FORGOTTEN
        return row.who == "person" and (self.looks_here(seat) or elsewhere)

    async def _deal(self) -> None:
        t = dealt(self.row, list(self.sitting.values()))
        now = time.time()
        self.put_down(t)
        entry = EntryRow(self.row.id, 0, "", "deal", "", "", None, "program", queries.written(t.happened()), now)
        keeping, job = kept(t), self._next_job(now)

        def write(c: Any) -> bool:
            if not queries.deal_once(c, self.row.id):
                return False
            queries.append(c, [entry], keeping, job, {})
            return True

        try:
            first = await self.house.store.write(write)
        except Unstored:
            self.t = None
            raise
        self.row = self.row._replace(dealt=True)
        if not first:
            self.t = None
            await self.load()
            return
        self.job = job

    async def change_seat(
        self,
        seat: Seat,
        *,
        drop: str = "",
        put: JobRow | None = None,
        also: Also | None = None,
        **values: Any,
    ) -> None:
        """Write some columns of a seat, the jobs that belong to it, and who is to answer now; all of it or nothing."""
        before, table = self.sitting[seat], self.row.id
        self.sitting[seat] = before._replace(**values)
        job = self._next_job(time.time())

        def write(c: Connection) -> None:
            if also is not None:
                also(c)
            queries.change_seat(c, table, seat, **values)
            if drop:
                queries.drop_job(c, table, drop)
            if put is not None:
                queries.put_away_job(c, put)
            if other:
                queries.put_job(c, table, job)
            queries.ring(c, table)

        other = (job is None) != (self.job is None)
        try:
            await self.house.store.write(write)
        except BaseException:
            self.sitting[seat] = before
            raise
        self.job = job if other else self.job

    async def answer(self, seat: Seat, ask: int, option: str, client: str, heard: Also | None = None) -> None:
        """A person's answer."""
        async with self.lock:
            await self.load()
            question = self.t.question if self.t is not None else None
            if question is None or question.seat != seat or self.ask_number(question) != ask:
                await self.ready()
                if question is None or question.seat != seat:
                    raise Refused(f"no question is put to {seat} now", "not-asked", seat=seat)
                raise Refused("that question is past", "stale")
            await self.ready()
            self._play(Chosen(seat, option, "person"), client)
            await self.write(heard)
        await showing.show_all(self)
        self.house.schedule(self)

    def _play(self, chosen: Chosen, client: str | None = None) -> None:
        """Answer the question that stands open."""
        assert self.t is not None
        self.t.answer(chosen.seat, chosen.option)
        self._hold(chosen.seat)
        self.note(chosen.by, client)

    def note(self, by: By, client: str | None = None) -> None:
        """What the table has just done is to be written."""
        assert self.t is not None
        last = self.t.last_entry()
        assert last is not None
        news = self.t.happened()[self.noted :]
        self.noted += len(news)
        self.unwritten.append(_row_of(self.row.id, last, by, client, queries.written(news), time.time()))
        self.counts[last.seat] = self.counts.get(last.seat, 0) + 1
        if by != "person":
            self.silent.add(last.number)

    async def write(self, heard: Also | None = None, **changes: Any) -> None:
        """What the table has done goes to disk; if it cannot, it was not done."""
        t, rows = self.t, self.unwritten
        assert t is not None
        self.unwritten = []
        number = rows[-1].number
        keeping = kept(t) if number - self.kept_number >= KEEP_EVERY or t.outcome is not None else None
        job = self._next_job(time.time())
        no_job = job is None and self.job is None
        if t.outcome is not None:
            changes["ended"] = self._ended_by_rules()
        if self.row.proposal is not None and "proposal" not in changes:
            changes["proposal"] = None

        def append(c: Connection) -> None:
            if heard is not None:
                heard(c)
            queries.append(c, rows, keeping, job, changes, no_job=no_job)

        try:
            await self.house.store.write(append)
        except Taken:
            self._give_up()
            await self._read_anew()
            raise Refused("somebody else was faster", "too-late") from None
        except BaseException:
            self._give_up()
            raise
        for row in rows:
            self.house.counted(row.by)
        self.job = job
        self.kept_number = keeping.number if keeping is not None else self.kept_number
        self.row = self.row._replace(changed=rows[-1].at, **changes)

    def _give_up(self) -> None:
        """What the table says is not on disk: read it anew, and show that."""
        self.t = None
        self.unwritten = []
        showing.forget_prepared(self)

    def _ended_by_rules(self) -> dict[str, Any]:
        assert self.t is not None
        assert self.t.outcome is not None
        return self.ending(self.t.outcome.ending, list(self.t.outcome.winners), "")

    def ending(self, ending: str, winners: list[Seat], by: Seat) -> dict[str, Any]:
        """How the game ended, as it is stored."""
        return {
            "ending": ending,
            "winners": winners,
            "by": by,
            "commitment": self.house.commitment(self.row),
            "entries": number_of(self.t) if self.t is not None else 0,
        }

    def following(self) -> dict[str, str] | None:
        """The set-up of the game that follows this one in its campaign; None if none does, or this one is not over."""
        if self.t is None or self.row.ended is None:
            return None
        return self.game.following(self.row.setup, self.t.board)

    def _next_job(self, now: float) -> JobRow | None:
        """What the program is to do next: pass, let a bot think, or end a pause; None if a person is asked."""
        t = self.t
        question = t.question if t is not None and self.row.ended is None else None
        if t is None or question is None:
            return None
        due = now + self.house.drawn_pace()
        if not self.passes_itself(question) and not self.bot_of(question.seat):
            if not self.choices.pause or not is_passable(question):
                return None
            due = max([until for side, until in self.held.items() if side != side_of(question.seat)], default=due)
        return JobRow(self.row.id, MOVE, number_of(t), due, now + CLAIM)

    def _hold(self, seat: Seat) -> None:
        """Where pauses have a length, a side that has acted sees nothing before that is over."""
        question = self.t.question if self.t is not None else None
        if not self.choices.pause or question is None or side_of(question.seat) == side_of(seat):
            return
        now = time.time()
        if is_passable(question) and self.held.get(side_of(seat), 0.0) <= now:
            self.held[side_of(seat)] = now + self.choices.pause
            asyncio.get_running_loop().call_later(self.choices.pause + 0.01, self.house.show_later, self)

    async def move(self, job: JobRow) -> None:
        """Do what a job says, if it is still to be done."""
        chosen = await self._planned(job)
        due = job.due + sum(self.house.drawn_pace() for _ in chosen[1:])  # each answer takes its time, whatever it is
        await asyncio.sleep(max(due - time.time(), 0.0))
        async with self.lock:
            t = await self.ready()
            if t.question is None or number_of(t) != job.number:
                return
            try:
                async with self.house.one_at_a_time:
                    await self._play_all(chosen)
                if not chosen:
                    self._play_without_thinking(t.question)
            except BaseException:
                self._give_up()
                raise
            if self.unwritten:
                await self.write()
        await showing.show_all(self)
        self.house.schedule(self)

    async def _play_all(self, chosen: list[Chosen]) -> None:
        """Answer as was thought of, as long as it is asked for; other tables have their turn in between."""
        for one in chosen:
            question = self.t.question if self.t is not None else None
            if question is None or question.seat != one.seat or question.find(one.option) is None:
                return
            if self.asked_person() is not None:  # somebody who came back while a bot was thinking
                return
            self._play(one)
            showing.prepare(self)
            await asyncio.sleep(0)

    async def _planned(self, job: JobRow) -> list[Chosen]:
        """What the program answers from here on: passes alone, or with what bots think of."""
        t, steered = self.t, self.steered()
        if t is None or t.question is None or number_of(t) != job.number:
            return []
        fork = t.fork()
        passes = ahead(fork, steered, None)
        if fork.question is None or not steered[fork.question.seat].bot:
            return passes
        last = t.last_entry()
        thought = await self.house.thought(self.row.id, job.number, last.check.hex() if last else "", steered)
        return thought or passes

    def _play_without_thinking(self, question: Question) -> None:
        """Nobody has thought of anything: a bot that did not come to an end, or a pause that is over."""
        if self.bot_of(question.seat) or (self.choices.pause and is_passable(question)):
            self._play(without_thinking(question))

    async def deal_if_all_are_here(self) -> None:
        """Deal, once everybody has given a seed, here or through another process."""
        rows = await self.house.store.read(lambda c: queries.seat_rows(c, self.row.id))
        self.sitting = {row.seat: row for row in rows}
        people = [row for row in self.sitting.values() if row.who == "person"]
        if people and all(row.seed for row in people) and "nobody" not in (row.who for row in self.sitting.values()):
            await self._deal()

    async def set_stops(self, seat: Seat, moments: list[str] | None, heard: Also) -> None:
        """When the seat wants to be asked."""
        async with self.lock:
            if moments is not None and not set(moments) <= set(self.game.moments()):
                raise Refused("there is no such moment", "no-moment")
            stops = sorted(set(moments)) if moments is not None else None
            await self.change_seat(seat, stops=stops, also=heard)
        await showing.show_all(self)
        self.house.schedule(self)

    async def say(self, seat: Seat, audience: str, text: str, client: str, heard: Also) -> None:
        """A line of chat, to all or to the seat's own side."""
        name = self.sitting[seat].name if seat in self.sitting else ""
        line = LineRow(self.row.id, 0, seat, name, audience, text, client, time.time())
        await self.house.store.write(both(heard, lambda c: queries.add_line(c, line)))
        for listener in list(self.listeners):
            await showing.show_lines(self, listener)


def number_of_or(t: Table[Any] | None, otherwise: int) -> int:
    """How many entries a table has, if there is one."""
    return number_of(t) if t is not None else otherwise


def _row_of(table: str, last: Entry, by: By, client: str | None, news: str, now: float) -> EntryRow:
    if last.answer is not None:
        prompt, option = last.answer.prompt, str(last.answer.option)
    else:
        prompt, option = UNDO, f"{last.undone} {'granted' if last.granted else 'free'}"
    return EntryRow(table, last.number, last.seat, prompt, option, last.check.hex(), client, by, news, now)
