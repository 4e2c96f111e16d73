"""A table that is being played here: its journal, its seats, and the lock held by everything that changes them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from unlit.kernel.errors import Refused
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import News
from unlit.kernel.told.question import Question, Seat, side_of
from unlit.server.disk import queries
from unlit.server.disk.queries import JobRow, SeatRow, StoryRow, TableRow, move_job
from unlit.server.disk.store import Store, Taken
from unlit.server.journal.journal import Journal
from unlit.server.journal.loading import number_of, one_table
from unlit.server.protocol import Choices
from unlit.server.screen.showing import Scene
from unlit.server.seats.authority import Also
from unlit.server.seats.seats import Seats
from unlit.server.seats.steering import is_passable, passes_itself
from unlit.server.tables.premises import Premises

CLAIM = 10.0  # seconds that a job is one process's own


class Hosted:
    """One table; everything that changes it holds its lock."""

    def __init__(self, premises: Premises, row: TableRow, sitting: list[SeatRow]) -> None:
        self.premises = premises
        self.choices = Choices(**row.choices)
        self.seats = Seats(sitting, self.choices)
        self.journal = Journal(premises.store, row, self.choices.pause, list(self.seats.sitting))
        self.game = self.journal.game
        self.lock = asyncio.Lock()
        self.job: JobRow | None = None  # what the program is to do next
        self.moving = False  # the program is doing it
        self.story = StoryRow(frozenset(), None)
        self.watched = 0.0  # the end of the pause after which everyone is shown what there is
        self.awaited = 0.0  # the end of the story after which the program goes on
        self.truth: list[tuple[GameTable[Any], News]] = []  # of a game that is over, entry by entry

    @property
    def row(self) -> TableRow:
        """The row of the table."""
        return self.journal.row

    @property
    def t(self) -> GameTable[Any] | None:
        """The table; None before the deal, and when its rows have to be read again."""
        return self.journal.t

    @property
    def store(self) -> Store:
        """Where the table is stored."""
        return self.premises.store

    # Reading

    async def load(self) -> None:
        """Read the table, if it was dealt and is not in memory."""
        if self.t is not None or not self.row.dealt:
            return
        with one_table(self.row.id):
            if self.journal.is_of_earlier_rules():
                await self._move_on()
            await self.journal.read(self.seats.rows())
            await self.read_story()

    async def _move_on(self) -> None:
        """The rules have changed since the last answer: go on with the game under the new ones, and tell everyone."""
        t, news = await self.journal.by_these_rules(self.seats.rows())
        job = self._next_job(time.time(), t)
        if await self.journal.go_on(t, news, job):
            self.job = job

    async def ready(self) -> GameTable[Any]:
        """The table, in play."""
        await self.load()
        if self.t is None:
            raise Refused("not everybody is here yet", "gathering")
        if self.row.ended is not None:
            raise Refused("the game is over", "over")
        return self.t

    async def read_anew(self) -> None:
        """Read what another process has changed; the caller holds the lock."""
        if not await self.journal.read_row():
            return
        await self.look_who_sits()
        if self.t is None:
            await self.load()
            return
        await self.read_story()
        await self.journal.read_on(self.seats.rows())

    async def read_what_others_wrote(self) -> None:
        """Read what other processes, if there can be any, have written in the meantime; the caller holds the lock."""
        if self.store.shared:
            await self.read_anew()

    async def look_who_sits(self) -> None:
        """Read who sits where, and through which seats someone looks in other processes."""
        table, process = self.row.id, self.premises.name

        def read(c: Connection) -> tuple[list[SeatRow], dict[Seat, float]]:
            return queries.seat_rows(c, table), queries.looks_until(c, [table], process).get(table, {})

        sitting, self.seats.elsewhere = await self.store.read(read)
        self.seats.read(sitting)

    async def read_story(self) -> None:
        """Read who has the story open."""
        table = self.row.id
        self.story = await self.store.read(lambda c: queries.story_row(c, table))

    # What there is

    def story_ends(self) -> float:
        """When everyone stops waiting for those who read; before the deal there is nothing to wait for."""
        began = self.story.began
        return began + self.premises.story if began is not None else 0.0

    def readers(self) -> list[Seat]:
        """The seats that everyone waits for: people who are here and read; none once the time is over."""
        if time.time() >= self.story_ends():
            return []
        return [seat for seat in self.seats.people_of() if seat in self.story.readers and self.seats.is_here(seat)]

    def passes_itself(self, question: Question) -> bool:
        """Whether the program passes for the seat that is asked."""
        return self.t is not None and passes_itself(question, self.t.board, self.seats.steered_at(question.seat))

    def asked_person(self) -> Seat | None:
        """The seat whose person is asked now."""
        question = self.journal.question()
        if question is None or self.seats.bot_of(question.seat) or self.passes_itself(question):
            return None
        return question.seat

    def has_open_turn(self, seat: Seat) -> bool:
        """Whether everyone sees that this seat is asked: it is the seat's turn, and not a window."""
        t = self.t
        question = t.question if t is not None else None
        if t is None or question is None or question.seat != seat or question.hidden:
            return False
        return self.journal.pause_for(seat) is None and not self.game.rules.reacts(t.board, seat, question.prompt)

    def scene(self) -> Scene:
        """The table at this moment, for whoever shows it."""
        seats, journal, row = self.seats, self.journal, self.row
        return Scene(
            row=row,
            game=self.game,
            choices=self.choices,
            t=journal.t,
            past=journal.past(),
            pause=journal.pause(),
            asked=self.asked_person(),
            sitting=dict(seats.sitting),
            here=seats.here(),
            watching=seats.watching(),
            voters=seats.voters(row.proposal["seat"]) if row.proposal is not None else [],
            opponents={one.seat: seats.opponents_of(one.seat) for one in seats.rows() if one.newcomer is not None},
            reading=self.readers(),
        )

    # Writing

    def _next_job(self, now: float, t: GameTable[Any] | None) -> JobRow | None:
        """What the program is to do next: pass, let a bot think, or end a pause; None if a person is asked."""
        question = t.question if t is not None and self.row.ended is None else None
        if t is None or question is None:
            return None
        pause, due = self.journal.pause(), now + self.premises.drawn_pace()
        others = pause is not None and side_of(question.seat) != pause.side
        if self.passes_itself(question) or self.seats.bot_of(question.seat):
            due = max(due, pause.until) if pause is not None and others else due
        elif pause is None or not is_passable(question):
            return None
        else:
            due = pause.closes + (self.choices.pause if others else 0)
        return move_job(self.row.id, number_of(t), due, now + CLAIM)

    async def write(self, heard: Also | None = None) -> None:
        """Write what the table has done to disk; if that fails, it was not done."""
        job = self._next_job(time.time(), self.t)
        try:
            await self.journal.write(job, heard, no_job=job is None and self.job is None)
        except Taken:
            self.give_up()
            await self.read_anew()
            raise Refused("somebody else was faster", "too-late") from None
        except BaseException:
            self.give_up()
            raise
        self.job = job

    def give_up(self) -> None:
        """Drop what is not on disk: the table is read again, and those who were to see it are shown what is true."""
        self.journal.give_up()
        for listener in self.seats.listeners:
            if listener.waiting:
                listener.waiting = []
                listener.seen = listener.seen._replace(frame=b"", heard=0)

    async def change_seat(
        self,
        seat: Seat,
        *,
        drop: Seat = "",
        put: JobRow | None = None,
        also: Also | None = None,
        unless: Callable[[Connection], bool] | None = None,
        **values: Any,
    ) -> bool:
        """Write some columns of a seat, the jobs that belong to it, and who is to answer now; all of it or nothing.

        `also` is written in any case. If `unless` says so, the rest is left out, and the result is False.
        """
        sitting, table, now = self.seats.sitting, self.row.id, time.time()
        before = sitting[seat]
        so_far = self._next_job(now, self.t)
        after = sitting[seat] = before._replace(**values)
        job = self._next_job(now, self.t)
        sitting[seat] = before  # the change shows once it is on disk
        other = (job is None) != (so_far is None)  # if not, the job stays with the process that has it

        def write(c: Connection) -> bool:
            if also is not None:
                also(c)
            if unless is not None and unless(c):
                return False
            queries.change_seat(c, table, seat, **values)
            if drop:
                queries.drop_away_job(c, table, drop)
            if put is not None:
                queries.put_away_job(c, put)
            if other:
                queries.put_job(c, table, job)
            queries.ring(c, table)
            return True

        if not await self.store.write(write):
            return False
        self.seats.sitting[seat] = after
        self.job = job if other else self.job
        return True

    async def deal_if_all_are_here(self) -> None:
        """Deal, once everyone has given a seed, here or through another process."""
        table = self.row.id
        self.seats.read(await self.store.read(lambda c: queries.seat_rows(c, table)))
        if self.seats.all_have_given_seeds():
            await self._deal()

    async def _deal(self) -> None:
        job = self._next_job(time.time(), self.journal.deal(self.seats.rows()))
        if not await self.journal.write_deal(job):
            await self.load()
            return
        self.job = job
        await self.read_story()
