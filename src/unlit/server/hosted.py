"""A table that is being played here: who looks at it, what each of them is sent, and what each may do."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import Connection

from unlit.kernel.answers import Entry
from unlit.kernel.errors import Refused
from unlit.kernel.events import EVERYONE, SPECTATOR, News
from unlit.kernel.game_table import GameTable
from unlit.kernel.option import PASS
from unlit.kernel.question import Question, Seat
from unlit.kernel.record import UNDO
from unlit.kernel.resuming import kept
from unlit.server import queries, showing, story
from unlit.server.authority import Also, both
from unlit.server.frames import side_of
from unlit.server.loading import catch_up, dealt, game_of, load, number_of, of_these_rules, one_table, setup_by
from unlit.server.pause import Pause, Pauses
from unlit.server.protocol import Choices
from unlit.server.queries import MOVE, EntryRow, JobRow, LineRow, SeatRow, StoryRow, TableRow
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
    reads: bool  # it came with the story open
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
        self.t: GameTable[Any] | None = None  # None before the deal, and when rows have to be read anew
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.elsewhere: dict[Seat, float] = {}  # until when other processes say that somebody looks through a seat
        self.counts: dict[Seat, int] = {}
        self.begins = 0  # the number of the entry with which the record begins
        self.answered: set[Seat] = set()  # who has made an entry since then
        self.silent: set[int] = set()  # entries that no person made
        self.noted = 0  # how much of what was told is in rows
        self.unwritten: list[EntryRow] = []
        self.kept_number = 0
        self.pauses = Pauses(self.choices.pause)
        self.shown_at = ShownAt((*self.sitting, SPECTATOR))
        self.stirred = asyncio.Event()  # something was written since the program began to wait
        self._watched = 0.0  # the end of the pause after which everybody is shown what there is
        self.used = time.monotonic()
        self.job: JobRow | None = None  # what the program is to do next
        self.unsettled = False  # who is away could not be written down
        self.story = StoryRow(frozenset(), None)
        self.truth: list[tuple[GameTable[Any], News]] = []  # of a game that is over, entry by entry

    async def load(self) -> None:
        """Read the table, if it is dealt and not here."""
        if self.t is not None or not self.row.dealt:
            return
        with one_table(self.row.id):
            await self._load()

    async def _load(self) -> None:
        if self.row.rules < self.game.rules.version and self.row.ended is None:
            await self._move_on()
        row, sitting = self.row, list(self.sitting.values())

        def read(c: Any) -> tuple[GameTable[Any], list[EntryRow], int, dict[Seat, int]]:
            t = load(c, row, sitting, self.pauses.take)
            return t, queries.entry_rows(c, row.id), queries.beginning(c, row.id), queries.answers_by_seat(c, row.id)

        self.pauses.last = None
        t, rows, self.begins, self.counts = await self.house.store.read(read)
        self.silent = {entry.number for entry in rows if entry.by != "person"}
        self.answered = {entry.seat for entry in rows if entry.number > self.begins}
        self.pauses.entered(t, rows[-1].at)  # where the board was stored as a pause began
        self.shown_at.read(rows)
        self.row = row._replace(changed=max(rows[-1].at, row.changed))
        self.put_down(t)
        await story.look(self)

    async def _move_on(self) -> None:
        """The rules have changed since the last answer: the game goes on by the new ones, and everyone is told."""
        row, sitting = self.row, list(self.sitting.values())
        t, news = await self.house.store.read(lambda c: of_these_rules(c, row, sitting))
        start, now = t.begins, time.time()
        assert start is not None
        told, version = queries.written(news), self.game.rules.version
        entry = EntryRow(row.id, start.number, "", "rules", str(version), start.check, None, "program", told, now)
        changes: dict[str, Any] = {"rules": version, "setup": dict(t.setup), "moved_on": True, "proposal": None}
        job = self._next_job(now, t)

        def write(c: Any) -> None:
            queries.append(c, [entry], start, job, changes)
            queries.begin_at(c, row.id, start)

        try:
            await self.house.store.write(write)
        except Taken:  # another process was faster
            found = await self.house.store.read(lambda c: queries.table_row(c, row.id))
            self.row = found if found is not None else row
        else:
            self.row, self.job = row._replace(**changes), job

    def put_down(self, t: GameTable[Any]) -> None:
        """This is the table now, as it is on disk."""
        self.t = t
        self.unwritten = []
        self.noted = len(t.happened())
        self.kept_number = number_of(t)
        self.stirred.set()

    async def read_anew(self) -> None:
        """Another process has changed something: read what it wrote."""
        async with self.lock:
            with one_table(self.row.id):
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
        self.row = row
        await self.look_who_sits()
        sitting, t = list(self.sitting.values()), self.t
        if t is None:
            await self.load()
            return
        await story.look(self)

        def read(c: Any) -> tuple[GameTable[Any], dict[Seat, int], list[EntryRow]]:
            fresh = queries.entry_rows(c, row.id, number_of(t))
            return catch_up(c, row, sitting, t, self.pauses.take), queries.answers_by_seat(c, row.id), fresh

        try:
            found, self.counts, fresh = await self.house.store.read(read)
        except BaseException:
            self.t = None
            raise
        self.silent |= {entry.number for entry in fresh if entry.by != "person"}
        self.answered |= {entry.seat for entry in fresh}
        self.shown_at.read(fresh)
        kept_number = self.kept_number
        self.put_down(found)
        self.kept_number = kept_number

    async def look_who_sits(self) -> None:
        """Read who sits where, and through which seats somebody looks in other processes."""
        table, house = self.row.id, self.house.name

        def read(c: Connection) -> tuple[list[SeatRow], dict[Seat, float]]:
            return queries.seat_rows(c, table), queries.looks_until(c, [table], house).get(table, {})

        sitting, self.elsewhere = await self.house.store.read(read)
        self.sitting = {seat.seat: seat for seat in sitting}

    async def ready(self) -> GameTable[Any]:
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
        return self.t is not None and passes_itself(question, self.t.board, self.steered_at(question.seat))

    def steered_at(self, seat: Seat) -> Steered:
        """How a seat is played; where a bot plays it, no curtain falls."""
        bot = self.bot_of(seat)
        return Steered(bot, self.sitting[seat].stops, "needed" if bot else self.choices.curtain)

    def steered(self) -> dict[Seat, Steered]:
        """How each seat is played."""
        return {seat: self.steered_at(seat) for seat in self.sitting}

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

    def has_been_gone(self, seat: Seat) -> bool:
        """Whether a seat has been away for so long that the game can be claimed against it."""
        away, claim = self.sitting[seat].away_since, self.choices.claim
        return bool(claim) and away is not None and not self.is_here(seat) and time.time() - away >= claim

    def voters(self, proposer: Seat) -> list[Seat]:
        """Who is asked for consent: the other persons, without those for whom somebody plays, or who have been gone."""
        others = [seat for seat in self.people_of() if seat != proposer]
        return [seat for seat in others if not self.sitting[seat].played_by and not self.has_been_gone(seat)]

    @property
    def runs(self) -> bool:
        """Whether a game is being played: dealt, and not over."""
        return self.row.dealt and self.row.ended is None

    def looks_here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat in this process."""
        return any(seat in one.own for one in self.listeners)

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat now, here or where another process serves the table."""
        elsewhere = time.time() < self.elsewhere.get(seat, 0.0)
        return self.sitting[seat].who == "person" and (self.looks_here(seat) or elsewhere)

    async def _deal(self) -> None:
        dealt_by: dict[str, Any] = {"rules": self.game.rules.version, "setup": setup_by(self.game, self.row.setup)}
        t = dealt(self.row._replace(**dealt_by), list(self.sitting.values()))
        now = time.time()
        self.put_down(t)
        entry = EntryRow(self.row.id, 0, "", "deal", "", "", None, "program", queries.written(t.happened()), now)
        keeping, job = kept(t), self._next_job(now, t)

        def write(c: Any) -> bool:
            if not queries.deal_once(c, self.row.id):
                return False
            queries.append(c, [entry], keeping, job, dealt_by)
            return True

        try:
            first = await self.house.store.write(write)
        except Unstored:
            self.t = None
            raise
        self.row = self.row._replace(dealt=True, **dealt_by)
        self.shown_at.read([entry])
        if not first:
            self.t = None
            await self.load()
            return
        self.job = job
        await story.look(self)

    async def change_seat(
        self,
        seat: Seat,
        *,
        drop: str = "",
        put: JobRow | None = None,
        also: Also | None = None,
        unless: Callable[[Connection], bool] | None = None,
        **values: Any,
    ) -> bool:
        """Write some columns of a seat, the jobs that belong to it, and who is to answer now; all of it or nothing.

        What is written `also` stands in any case; the rest is left out, and False the answer, if `unless` says so.
        """
        before, table, now = self.sitting[seat], self.row.id, time.time()
        so_far = self._next_job(now, self.t)
        after = self.sitting[seat] = before._replace(**values)
        job = self._next_job(now, self.t)
        self.sitting[seat] = before  # it shows once it is on disk
        other = (job is None) != (so_far is None)  # else it stays with the process that has it

        def write(c: Connection) -> bool:
            if also is not None:
                also(c)
            if unless is not None and unless(c):
                return False
            queries.change_seat(c, table, seat, **values)
            if drop:
                queries.drop_job(c, table, drop)
            if put is not None:
                queries.put_away_job(c, put)
            if other:
                queries.put_job(c, table, job)
            queries.ring(c, table)
            return True

        if not await self.house.store.write(write):
            return False
        self.sitting[seat] = after
        self.job = job if other else self.job
        return True

    async def answer(self, seat: Seat, ask: int, option: str, client: str, heard: Also | None = None) -> None:
        """A person's answer."""
        async with self.lock:
            await self.load()
            question = self.t.question if self.t is not None else None
            held = self.pause_for(seat) is not None
            if held or question is None or question.seat != seat or self.ask_number(question) != ask:
                await self.ready()
                if held or question is None or question.seat != seat:
                    raise Refused(f"no question is put to {seat} now", "not-asked", seat=seat)
                raise Refused("that question is no longer open", "stale")
            await self.ready()
            await story.wait_for_others(self, seat)
            self._play(Chosen(seat, option, "person"), client)
            await self.write(heard)
        await showing.show_all(self)
        self.house.schedule(self)

    def _play(self, chosen: Chosen, client: str | None = None) -> None:
        """Answer the question that stands open."""
        assert self.t is not None
        self.pause()  # whether this is part of one
        self.t.answer(chosen.seat, chosen.option)
        self.note(chosen.by, client)

    def note(self, by: By, client: str | None = None) -> None:
        """What the table has just done is to be written."""
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

    async def write(self, heard: Also | None = None, **changes: Any) -> None:
        """What the table has done goes to disk; if it cannot, it was not done."""
        t, rows = self.t, self.unwritten
        assert t is not None
        self.unwritten = []
        number = rows[-1].number
        due = number - self.kept_number >= KEEP_EVERY and self._may_be_kept(t)
        keeping = kept(t) if due or t.outcome is not None else None
        job = self._next_job(time.time(), self.t)
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
        self.job = job
        self.stirred.set()
        self.shown_at.read(rows)
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
            "entries": number_of(self.t) - self.begins if self.t is not None else 0,
        }

    def following(self) -> dict[str, str] | None:
        """The set-up of the game that follows this one in its campaign; None if none does, or this one is not over."""
        if self.t is None or self.row.ended is None:
            return None
        return self.game.campaign.following(self.row.setup, self.t.board)

    def pause(self) -> Pause | None:
        """The pause that lasts now; everybody is shown what there is when it is over."""
        pause = self.pauses.running(self.t, time.time()) if self.row.ended is None else None
        if pause is not None and pause.until != self._watched:
            self._watched = pause.until
            self.house.show_after(self, pause.until)
        return pause

    def changed_for(self, seat: Seat) -> float:
        """When a seat was last shown something."""
        if self.row.ended is not None or not self.row.dealt:
            return self.row.changed
        return max(self.shown_at.to(seat, time.time()), self.row.created)

    def pause_for(self, seat: Seat) -> Pause | None:
        """The pause in which nothing new is shown to a seat, and nothing taken from it."""
        pause = self.pause()
        return pause if pause is not None and side_of(seat) != pause.side else None

    def not_in_pause(self, seat: Seat) -> None:
        """What depends on where the table stands waits until the seat may see that."""
        if self.pause_for(seat) is not None:
            raise Refused("others may react now; wait until they are done", "paused")

    def _may_be_kept(self, t: GameTable[Any]) -> bool:
        """A stored board is none from the midst of a pause: whoever loads it has to know how that began."""
        pause = self.pauses.last
        return pause is None or number_of(pause.shown) == number_of(t)

    def has_open_turn(self, seat: Seat) -> bool:
        """Whether everybody sees that this seat is asked: it is its turn, and no window."""
        question = self.t.question if self.t is not None else None
        if question is None or question.seat != seat or question.hidden or self.pause_for(seat) is not None:
            return False
        assert self.t is not None
        return not self.game.rules.reacts(self.t.board, seat, question.prompt)

    def _next_job(self, now: float, t: GameTable[Any] | None) -> JobRow | None:
        """What the program is to do next: pass, let a bot think, or end a pause; None if a person is asked."""
        question = t.question if t is not None and self.row.ended is None else None
        if t is None or question is None:
            return None
        pause, due = self.pause(), now + self.house.drawn_pace()
        others = pause is not None and side_of(question.seat) != pause.side
        if self.passes_itself(question) or self.bot_of(question.seat):
            due = max(due, pause.until) if pause is not None and others else due
        elif pause is None or not is_passable(question):
            return None
        else:
            due = pause.closes + (self.choices.pause if others else 0)
        return JobRow(self.row.id, MOVE, number_of(t), due, now + CLAIM)

    async def move(self, job: JobRow) -> None:
        """Do what a job says, if it is still to be done."""
        self.stirred.clear()
        await self._wait_for_others(job)
        chosen = await self._planned(job)
        due = job.due + sum(self.house.drawn_pace() for _ in chosen[1:])  # each answer takes its time, whatever it is
        pause = self.pause()
        await self.house.wait_until(due if pause is None else min(due, pause.closes), self.stirred)
        async with self.lock:
            t = await self.ready()
            if t.question is None or number_of(t) != job.number or story.readers(self):
                return
            showing.prepare(self)  # what a pause that is just over held back has a frame of its own, too
            try:
                async with self.house.one_at_a_time:
                    await self._play_all(chosen)
                if not chosen and self.bot_of(t.question.seat):
                    self._play(without_thinking(t.question))  # a bot that did not come to an end
                self._close_windows()
            except BaseException:
                self._give_up()
                raise
            if self.unwritten:
                await self.write()
        await showing.show_all(self)
        self.house.schedule(self)

    async def _wait_for_others(self, job: JobRow) -> None:
        """While one side may react, the program answers for no other one: how soon it did would tell."""
        question, pause = self.t.question if self.t is not None else None, self.pause()
        if question is not None and pause is not None and side_of(question.seat) != pause.side:
            await self.house.wait_until(pause.until, self.stirred)

    def _close_windows(self) -> None:
        """Towards the end of a pause the program passes for whoever has not answered."""
        pause = self.pause()
        while pause is not None and time.time() >= pause.closes and self.t is not None:
            question = self.t.question
            if question is None or not pause.holds(question):
                return
            self._play(Chosen(question.seat, str(PASS), "program"))
            showing.prepare(self)

    async def _play_all(self, chosen: list[Chosen]) -> None:
        """Answer as was thought of, as long as it is asked for; other tables have their turn in between."""
        for one in chosen:
            question = self.t.question if self.t is not None else None
            if question is None or question.seat != one.seat or question.find(one.option) is None:
                return
            if self.asked_person() is not None:  # somebody who came back while a bot was thinking
                return
            if self.pause_for(one.seat) is not None:
                return
            self._play(one)
            showing.prepare(self)
            await asyncio.sleep(0)

    async def _planned(self, job: JobRow) -> list[Chosen]:
        """What the program answers from here on: passes alone, or with what bots think of."""
        t, steered = self.t, self.steered()
        if t is None or t.question is None or number_of(t) != job.number:
            return []
        fork, pausing = t.fork(), self._pausing()
        passes = ahead(fork, steered, None, pausing)
        if fork.question is None or not steered[fork.question.seat].bot:
            return passes
        last = t.last_entry()
        check = last.check.hex() if last else ""
        return await self.house.thought(self.row.id, job.number, check, steered, pausing) or passes

    def _pausing(self) -> str | None:
        """The side that may react now, where pauses have a length; None where they have none."""
        pause = self.pause()
        return None if not self.choices.pause else pause.side if pause is not None else ""

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
            if moments is not None and not set(moments) <= set(self.game.rules.moments):
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


class ShownAt:
    """When each seat was last shown something: told it, or done by itself.

    The last time may lie ahead, at the end of a pause; until then the one before it counts.
    """

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self._times = {seat: (0.0, 0.0) for seat in seats}

    def read(self, rows: Sequence[EntryRow]) -> None:
        """These entries were made."""
        for row in rows:
            audiences = queries.audiences_of(row.told)
            for seat, (_, last) in self._times.items():
                shown = row.seat == seat or any(to == EVERYONE or seat in to for to in audiences)
                if shown and row.at > last:
                    self._times[seat] = (last, row.at)

    def to(self, seat: Seat, now: float) -> float:
        """The last time that is not ahead."""
        before, last = self._times[seat]
        return last if last <= now else before


def number_of_or(t: GameTable[Any] | None, otherwise: int) -> int:
    """How many entries a table has, if there is one."""
    return number_of(t) if t is not None else otherwise


def _row_of(table: str, last: Entry, by: By, client: str | None, news: str, now: float) -> EntryRow:
    if last.answer is not None:
        prompt, option = last.answer.prompt, str(last.answer.option)
    else:
        prompt, option = UNDO, f"{last.undone} {'granted' if last.granted else 'free'}"
    return EntryRow(table, last.number, last.seat, prompt, option, last.check.hex(), client, by, news, now)
