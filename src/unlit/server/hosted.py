"""A table that is being played here: who looks at it, what each of them is sent, and what each may do."""

from __future__ import annotations

import asyncio
import secrets
import time
import zlib
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from unlit import shelf
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import Barrier, Refused
from unlit.kernel.events import SPECTATOR
from unlit.kernel.kept import kept
from unlit.kernel.moments import PASS
from unlit.kernel.question import Option, Question, Seat
from unlit.kernel.record import UNDO, report_of
from unlit.kernel.rows import Entry
from unlit.kernel.table import Table
from unlit.server import queries
from unlit.server.frames import frame, is_passable, side_of, told
from unlit.server.loading import catch_up, dealt, load, number_of, replayed, same_rules, take
from unlit.server.protocol import Choices, Ended, Frame, People, Person, Proposal, Spoken, Told, Turn, Welcome
from unlit.server.queries import AWAY, MOVE, EntryRow, JobRow, LineRow, SeatRow, TableRow
from unlit.server.store import Taken, Unstored
from unlit.server.tokens import STAND_IN

if TYPE_CHECKING:
    from unlit.server.house import House

KEEP_EVERY = 20  # entries from one stored board to the next
CLAIM = 10.0  # seconds that a job is one process's own
STANDING_IN = "greedy"
BOT = "bot"
MOST_LINES = 100  # of chat, for one who comes
MOST_EARLIER = 200
By = Literal["person", "bot", "program"]

ENCODER = msgspec.json.Encoder()


class Listener(Protocol):
    """Somebody who looks at a table through one seat."""

    seat: Seat
    others: tuple[Seat, ...]  # seats that are played on the same screen
    stands_in: bool
    heard: int  # how much of its log it has
    shown: bytes  # the last frame, without its log
    turn: Seat  # the last seat of its screen that it was told of
    lines: int  # how much of the chat it has
    people: bytes  # whom it was told to be here

    def send(self, message: bytes) -> None:
        """Send it, some time."""

    def dismiss(self, key: str) -> None:
        """Say goodbye, and why."""


class Hosted:
    """One table; everything that changes it holds its lock."""

    def __init__(self, house: House, row: TableRow, sitting: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.game = shelf.game_named(row.game)
        self.choices = msgspec.convert(row.choices, type=Choices)
        self.sitting = {seat.seat: seat for seat in sitting}
        self.t: Table[Any] | None = None  # None before the deal, and when rows have to be read anew
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.counts: dict[Seat, int] = {}
        self.silent: set[int] = set()  # entries that no person made
        self.stored_told = 0
        self.kept_number = 0
        self.held: dict[str, float] = {}  # until when a side is shown nothing new
        self.used = time.monotonic()
        self.job: JobRow | None = None  # what the program is to do next
        self.truth: list[tuple[Table[Any], list[Told]]] = []  # of a game that is over, entry by entry

    # Loading

    async def load(self) -> None:
        """Read the table, if it is dealt and not here."""
        if self.t is not None or not self.row.dealt:
            return
        row, sitting = self.row, list(self.sitting.values())

        def read(c: Any) -> tuple[Table[Any], dict[Seat, int], set[int]]:
            rows = queries.entry_rows(c, row.id)
            silent = {entry.number for entry in rows if entry.by != "person"}
            return load(c, row, sitting), queries.answers_by_seat(c, row.id), silent

        t, self.counts, self.silent = await self.house.store.read(read)
        self._seat(t)
        if not same_rules(self.game, row):
            await self._move_on(t)

    async def _move_on(self, t: Table[Any]) -> None:
        """The rules have changed since the last answer: the game goes on by the new ones, and says so."""
        changes: dict[str, Any] = {"rules": self.game.rules_version, "box": self.game.box_version, "moved_on": True}
        keeping = kept(t)

        def write(c: Any) -> None:
            queries.change_table(c, self.row.id, **changes)
            queries.keep(c, self.row.id, keeping)

        await self.house.store.write(write)
        self.row = self.row._replace(**changes)

    def _seat(self, t: Table[Any]) -> None:
        self.t = t
        self.stored_told = len(t.happened())
        self.kept_number = number_of(t)

    async def read_anew(self) -> None:
        """Another process has changed something: read what it wrote."""
        async with self.lock:
            await self._read_anew()
        await self.show_all()

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
        self._seat(found)
        self.kept_number = kept_number

    async def _ready(self) -> Table[Any]:
        """The table, in play."""
        await self.load()
        if self.t is None:
            raise Refused("not everybody is here yet", "gathering")
        if self.row.ended is not None:
            raise Refused("the game is over", "over")
        return self.t

    # Who is asked

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        row = self.sitting[seat]
        if row.who == BOT:
            return row.bot
        return STANDING_IN if row.played_by == BOT else ""

    def passes_itself(self, question: Question) -> bool:
        """Whether the program passes, as the seat has wished or because there is nothing to play."""
        if not is_passable(question):
            return False
        stops = self.sitting[question.seat].stops
        return len(question.options) == 1 if stops is None else question.prompt not in stops

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

    def is_here(self, seat: Seat) -> bool:
        """Whether somebody looks through this seat now."""
        return any(seat in (one.seat, *one.others) and not one.stands_in for one in self.listeners)

    # What is sent

    async def show_all(self) -> None:
        """Send everybody what is new to them."""
        for listener in list(self.listeners):
            self.show(listener)

    def show(self, listener: Listener) -> None:
        """Send one what is new: people, the frame, whose turn it is on that screen."""
        people = ENCODER.encode(self.people())
        if people != listener.people:
            listener.people = people
            listener.send(people)
        if self.t is None or self._is_held(listener.seat):
            return
        found = self.frame_for(listener)
        bare = ENCODER.encode(msgspec.structs.replace(found, told=[], from_start=False, earlier=False))
        if found.told or bare != listener.shown:
            listener.shown = bare
            listener.heard = found.told[-1].number if found.told else listener.heard
            listener.send(ENCODER.encode(found))
        asked = self.asked_person() or ""
        turn = asked if asked in listener.others else ""
        if turn != listener.turn:
            listener.turn = turn
            if turn:
                listener.send(ENCODER.encode(Turn(seat=turn)))

    def frame_for(self, listener: Listener) -> Frame:
        """What a listener sees now."""
        assert self.t is not None
        question = self.t.question
        mine = question is not None and question.seat == listener.seat
        return frame(
            self.t,
            listener.seat,
            since=listener.heard,
            ask=self.ask_number(question) if question is not None and mine else 0,
            shown=self.asked_person() == listener.seat,
            undo=self.undo_of(listener.seat),
            remembering=self.choices.memory == "automatic",
        )

    def undo_of(self, seat: Seat) -> str:
        """Whether the seat can take its last answer back: at once, or if the others agree."""
        t = self.t
        if t is None or seat == SPECTATOR or self.row.ended is not None or t.question is None:
            return "no"
        if t.last_answer(seat, self.silent) is None and not self.counts.get(seat):
            return "no"
        return "free" if t.can_undo(seat, self.silent) else "ask"

    def _is_held(self, seat: Seat) -> bool:
        until = self.held.get(side_of(seat), 0.0)
        return self.row.ended is None and time.time() < until

    def welcome(self, listener: Listener) -> Welcome:
        """What does not change while the game runs."""
        stops = self.sitting[listener.seat].stops if listener.seat in self.sitting else None
        return Welcome(
            table=self.row.id,
            game=self.row.game,
            content=self.house.content.hash_of(self.row.game),
            setup=self.row.setup,
            choices=self.choices,
            seat=listener.seat,
            seats=list(self.sitting),
            sides={seat: side_of(seat) for seat in self.sitting},
            commitment=self.house.commitment(self.row),
            stops=stops,
            moved_on=self.row.moved_on,
            moments=self.game.moments(),
        )

    def people(self) -> People:
        """Who is at the table, and what they ask of each other."""
        proposal = self.row.proposal
        return People(
            people=[
                Person(
                    seat=seat.seat,
                    name=seat.name,
                    who="person" if seat.who == "person" else "bot" if seat.who == BOT else "nobody",
                    bot=seat.bot,
                    here=self.is_here(seat.seat),
                    away_since=seat.away_since,
                    played_by=seat.played_by,
                    host=seat.seat == self.row.host,
                )
                for seat in self.sitting.values()
            ],
            watching=len([one for one in self.listeners if one.seat == SPECTATOR]),
            proposal=Proposal(
                what=proposal["what"],
                seat=proposal["seat"],
                agreed=proposal["agreed"],
                asked=[seat for seat in self.people_of() if seat != proposal["seat"]],
            )
            if proposal is not None
            else None,
            ended=self.ended(),
            gathering=not self.row.dealt,
            rematch=bool(self.row.rematch),
        )

    def ended(self) -> Ended | None:
        """How the game ended, with the secret of its dice."""
        if self.row.ended is None:
            return None
        return Ended(
            ending=self.row.ended["ending"],
            winners=self.row.ended["winners"],
            by=self.row.ended["by"],
            secret=self.row.secret.hex(),
            commitment_holds=self.house.commitment(self.row) == self.row.ended["commitment"],
            entries=self.row.ended["entries"],
        )

    # Coming and going

    async def join(self, listener: Listener, seed: str) -> None:
        """Somebody looks: what stands in gives the seat back, and once all are here the game is dealt."""
        async with self.lock:
            self.used = time.monotonic()
            await self.load()
            self.listeners.append(listener)
            listener.send(ENCODER.encode(self.welcome(listener)))
            for seat in (listener.seat, *listener.others):
                if seat in self.sitting and not listener.stands_in:
                    await self._is_back(seat)
            if not self.row.dealt:
                await self._give_seed(listener, seed)
        await self.show_all()
        await self.show_lines(listener)
        self.house.schedule(self)

    async def _is_back(self, seat: Seat) -> None:
        row = self.sitting[seat]
        if row.away_since is None and not row.played_by:
            return
        await self._change_seat(seat, away_since=None, played_by="", drop=AWAY + seat)
        if row.played_by and row.played_by != BOT:
            await self._end_stand_in(seat)
        await self._look_who_is_asked()

    async def _give_seed(self, listener: Listener, seed: str) -> None:
        for seat in (listener.seat, *listener.others):
            if seat in self.sitting and not self.sitting[seat].seed:
                await self._change_seat(seat, seed=seed_for(seed, seat))
        await self._deal_if_all_are_here()

    async def _deal(self) -> None:
        t = dealt(self.row, list(self.sitting.values()))
        now = time.time()
        self._seat(t)
        self.stored_told = 0
        entry = EntryRow(self.row.id, 0, "", "deal", "", "", None, "program", queries.written(t.happened()), now)
        keeping, job = kept(t), self._next_job(now)

        def write(c: Any) -> bool:
            if not queries.deal_once(c, self.row.id):
                return False
            queries.append(c, entry, keeping, job)
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
        self.stored_told = len(t.happened())

    async def leave(self, listener: Listener) -> None:
        """Somebody looks no more."""
        async with self.lock:
            if listener not in self.listeners:
                return
            self.listeners.remove(listener)
            for seat in (listener.seat, *listener.others):
                gone = seat in self.sitting and self.sitting[seat].who == "person" and not self.is_here(seat)
                if gone and not listener.stands_in:
                    await self._is_gone(seat)
        await self.show_all()

    async def _is_gone(self, seat: Seat) -> None:
        now = time.time()
        job = None
        if self.choices.stand_in and self.row.ended is None:
            job = JobRow(self.row.id, AWAY + seat, 0, now + self.choices.stand_in, 0.0)
        await self._change_seat(seat, away_since=now, put=job)

    async def _change_seat(self, seat: Seat, *, drop: str = "", put: JobRow | None = None, **values: Any) -> None:
        def write(c: Any) -> None:
            queries.change_seat(c, self.row.id, seat, **values)
            if drop:
                queries.drop_job(c, self.row.id, drop)
            if put is not None:
                queries.put_away_job(c, put)
            queries.ring(c, self.row.id)

        await self.house.store.write(write)
        self.sitting[seat] = self.sitting[seat]._replace(**values)

    async def stand_in_by_bot(self, seat: Seat) -> None:
        """The time is over that the table gives to a seat that is away."""
        async with self.lock:
            row = self.sitting[seat]
            if row.who == "person" and not self.is_here(seat) and not row.played_by and self.row.ended is None:
                await self._change_seat(seat, played_by=BOT, drop=AWAY + seat)
                await self._look_who_is_asked()
        await self.show_all()
        self.house.schedule(self)

    async def _look_who_is_asked(self) -> None:
        """Somebody else may be to answer the question that stands open."""
        if self.t is None or self.row.ended is not None:
            return
        job = self._next_job(time.time())
        if (job is None) != (self.job is None):
            await self.house.store.write(lambda c: queries.put_job(c, self.row.id, job))
            self.job = job

    async def stand_in(self, seat: Seat, for_seat: Seat) -> None:
        """A team-mate plays for a seat that is away."""
        async with self.lock:
            await self._ready()
            if for_seat not in self.sitting or side_of(for_seat) != side_of(seat) or for_seat == seat:
                raise Refused(f"{for_seat} is no team-mate's seat", "no-team-mate", seat=for_seat[:40])
            if self.is_here(for_seat) or self.sitting[for_seat].who != "person":
                raise Refused(f"{for_seat} is not away", "not-away", seat=for_seat)
            await self._change_seat(for_seat, played_by=seat, drop=AWAY + for_seat)
        await self.show_all()

    async def give_back(self, seat: Seat, for_seat: Seat) -> None:
        """The team-mate stops playing for a seat."""
        async with self.lock:
            if for_seat not in self.sitting or self.sitting[for_seat].played_by != seat:
                raise Refused(f"you do not play for {for_seat}", "no-team-mate", seat=for_seat[:40])
            await self._change_seat(for_seat, played_by="")
            await self._end_stand_in(for_seat)
        await self.show_all()

    async def _end_stand_in(self, seat: Seat) -> None:
        await self.house.store.write(lambda c: queries.forget_stand_ins(c, self.row.id, seat, STAND_IN))
        for listener in [one for one in self.listeners if one.stands_in and one.seat == seat]:
            self.listeners.remove(listener)
            listener.dismiss("seat-given-back")

    # Playing

    async def answer(self, seat: Seat, ask: int, option: str, client: str) -> None:
        """A person's answer, exactly once."""
        async with self.lock:
            t = await self._ready()
            question = t.question
            if question is None or question.seat != seat or self.ask_number(question) != ask:
                if await self._was_done(client):
                    return
                if question is None or question.seat != seat:
                    raise Refused(f"no question is put to {seat} now", "not-asked", seat=seat)
                raise Refused("that question is past", "stale")
            await self._answer(question, option, "person", client)
        await self.show_all()
        self.house.schedule(self)

    async def _was_done(self, client: str) -> bool:
        return await self.house.store.read(lambda c: queries.entry_of_message(c, self.row.id, client)) is not None

    async def _answer(self, question: Question, option: Option, by: By, client: str | None = None) -> None:
        assert self.t is not None
        self.t.answer(question.seat, option)
        self._hold(question.seat)
        await self._write_entry(by, client)

    async def _write_entry(self, by: By, client: str | None, **changes: Any) -> None:
        """What the table has just done goes to disk; if it cannot, it was not done."""
        t = self.t
        assert t is not None
        last = t.last_entry()
        assert last is not None
        now = time.time()
        news = t.happened()[self.stored_told :]
        entry = _row_of(self.row.id, last, by, client, queries.written(news), now)
        keeping = kept(t) if last.number - self.kept_number >= KEEP_EVERY or t.outcome is not None else None
        job = self._next_job(now)
        if t.outcome is not None:
            changes["ended"] = self._ended_by_rules()
        if self.row.proposal is not None and "proposal" not in changes:
            changes["proposal"] = None
        try:
            await self.house.store.write(lambda c: queries.append(c, entry, keeping, job, changes))
        except Taken:
            self.t = None
            await self._read_anew()
            if client is not None and await self._was_done(client):
                return
            raise Refused("somebody else was faster", "too-late") from None
        except BaseException:
            self.t = None  # what the table says is not on disk: read it anew
            raise
        self.counts[last.seat] = self.counts.get(last.seat, 0) + 1
        if by != "person":
            self.silent.add(last.number)
        self.job = job
        self.stored_told += len(news)
        self.kept_number = keeping.number if keeping is not None else self.kept_number
        self.row = self.row._replace(changed=now, **changes)
        self.house.counted(by)

    def _ended_by_rules(self) -> dict[str, Any]:
        assert self.t is not None
        assert self.t.outcome is not None
        return self._ending(self.t.outcome.ending, list(self.t.outcome.winners), "")

    def _ending(self, ending: str, winners: list[Seat], by: Seat) -> dict[str, Any]:
        return {
            "ending": ending,
            "winners": winners,
            "by": by,
            "commitment": self.house.commitment(self.row),
            "entries": number_of(self.t) if self.t is not None else 0,
        }

    # Pace

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
        chosen: Option | None = None
        question = self.t.question if self.t is not None else None
        bot = self.bot_of(question.seat) if question is not None else ""
        if question is not None and bot and number_of_or(self.t, -1) == job.number and not self.passes_itself(question):
            chosen = await self.house.thought(self.row.id, job.number, question, bot)
        await asyncio.sleep(max(job.due - time.time(), 0.0))
        async with self.lock:
            t = await self._ready()
            question = t.question
            if question is None or number_of(t) != job.number:
                return
            if self.passes_itself(question):
                await self._answer(question, PASS, "program")
            elif bot := self.bot_of(question.seat):
                if chosen is None or question.find(chosen) is None:
                    chosen = await self.house.thought(self.row.id, job.number, question, bot)
                await self._answer(question, chosen, "bot")
            elif self.choices.pause and is_passable(question):
                await self._answer(question, PASS, "program")
            else:
                return
        await self.show_all()
        self.house.schedule(self)

    # Taking back, ending

    async def undo(self, seat: Seat, client: str) -> None:
        """Take the seat's last answer back: at once where that is free, else with everybody's consent."""
        async with self.lock:
            t = await self._ready()
            if await self._was_done(client):
                return
            try:
                await self._undo(t, seat, (), client)
            except Barrier as barrier:
                assert self.t is not None
                people = [other for other in barrier.seats if other in self.people_of()]
                if people:
                    number = self.t.last_answer(seat, self.silent)
                    await self._propose({"what": "undo", "seat": seat, "agreed": [], "number": number})
                else:
                    await self._undo(self.t, seat, barrier.seats, client)
        await self.show_all()
        self.house.schedule(self)

    async def _undo(self, t: Table[Any], seat: Seat, consent: tuple[Seat, ...], client: str | None) -> None:
        number = t.last_answer(seat, self.silent)
        if (number is None or not t.reaches(number)) and self.counts.get(seat) and same_rules(self.game, self.row):
            row, sitting = self.row, list(self.sitting.values())
            t = await self.house.store.read(lambda c: replayed(c, row, sitting))
            kept_number = self.kept_number
            self._seat(t)
            self.kept_number = kept_number
            number = t.last_answer(seat, self.silent)
        if number is None:
            raise Refused(f"{seat} has no answer to take back", "nothing-to-undo", seat=seat)
        t.undo(seat, consent, number)
        self.kept_number = -KEEP_EVERY  # what was stored may be of a line of play that is no more
        await self._write_entry("person", client)

    async def offer_end(self, seat: Seat) -> None:
        """Ask the others to end the game without a winner."""
        async with self.lock:
            await self._ready()
            if [other for other in self.people_of() if other != seat]:
                await self._propose({"what": "end", "seat": seat, "agreed": []})
            else:
                await self._end("agreed", [], seat)
        await self.show_all()

    async def _propose(self, proposal: dict[str, Any] | None) -> None:
        def write(c: Any) -> None:
            queries.change_table(c, self.row.id, proposal=proposal)
            queries.ring(c, self.row.id)

        await self.house.store.write(write)
        self.row = self.row._replace(proposal=proposal)

    async def reply(self, seat: Seat, agree: bool) -> None:
        """Agree to what somebody asks for, or do not."""
        async with self.lock:
            t = await self._ready()
            proposal = self.row.proposal
            if proposal is None or proposal["seat"] == seat:
                raise Refused("nothing is asked of you", "nothing-asked")
            if not agree:
                await self._propose(None)
            else:
                agreed = sorted({*proposal["agreed"], seat})
                missing = [one for one in self.people_of() if one != proposal["seat"] and one not in agreed]
                if missing:
                    await self._propose({**proposal, "agreed": agreed})
                elif proposal["what"] == "end":
                    await self._end("agreed", [], proposal["seat"])
                elif t.last_answer(proposal["seat"], self.silent) == proposal["number"]:
                    await self._undo(t, proposal["seat"], t.seats, None)
                else:
                    await self._propose(None)
        await self.show_all()
        self.house.schedule(self)

    async def _end(self, ending: str, winners: list[Seat], by: Seat) -> None:
        ended = self._ending(ending, winners, by)

        def write(c: Any) -> None:
            queries.change_table(c, self.row.id, ended=ended, proposal=None, changed=time.time())
            queries.put_job(c, self.row.id, None)
            queries.ring(c, self.row.id)

        await self.house.store.write(write)
        self.row = self.row._replace(ended=ended, proposal=None)
        self.job = None

    async def concede(self, seat: Seat) -> None:
        """The seat's side gives up, if nobody else plays for it."""
        async with self.lock:
            await self._ready()
            mates = [other for other in self.people_of(side_of(seat)) if other != seat]
            if mates:
                raise Refused("your team-mates play on; you can leave", "team-plays-on")
            await self._end("conceded", self._others_than(side_of(seat)), seat)
        await self.show_all()

    async def claim(self, seat: Seat, against: Seat) -> None:
        """The other side has been away for so long that the game is over."""
        async with self.lock:
            await self._ready()
            if against not in self.sitting or side_of(against) == side_of(seat):
                raise Refused(f"{against[:40]} is not against you", "no-opponent", seat=against[:40])
            now = time.time()
            for other in self.people_of(side_of(against)):
                away = self.sitting[other].away_since
                if not self.choices.claim or away is None or self.is_here(other) or now - away < self.choices.claim:
                    raise Refused(f"{other} has not been away for long enough", "not-gone", seat=other)
            if not self.people_of(side_of(against)):
                raise Refused(f"{against} is played by a bot", "no-opponent", seat=against)
            await self._end("claimed", self._others_than(side_of(against)), seat)
        await self.show_all()

    def _others_than(self, side: str) -> list[Seat]:
        return [seat for seat in self.sitting if side_of(seat) != side]

    async def give_up_seat(self, seat: Seat) -> None:
        """A person leaves for good: a bot plays on."""
        async with self.lock:
            bots = self.house.bots_for(self.row.game)
            await self._change_seat(seat, who=BOT, bot=bots[-1], played_by="", away_since=None, drop=AWAY + seat)
            if not self.row.dealt:
                await self._deal_if_all_are_here()
            await self.house.store.write(lambda c: queries.forget_tokens(c, self.row.id, seat))
            self._dismiss(seat, "left")
            await self._look_who_is_asked()
        await self.show_all()
        self.house.schedule(self)

    async def _deal_if_all_are_here(self) -> None:
        people = [row for row in self.sitting.values() if row.who == "person"]
        if people and all(row.seed for row in people) and "nobody" not in (row.who for row in self.sitting.values()):
            await self._deal()

    async def remove(self, host: Seat, seat: Seat, invitation: bytes) -> None:
        """The host sends a guest away; an invitation waits for another one."""
        async with self.lock:
            if host != self.row.host:
                raise Refused("only the host can do that", "not-host")
            if seat == host or seat not in self.sitting or self.sitting[seat].who == BOT:
                raise Refused(f"{seat[:40]} is no guest's seat", "no-guest", seat=seat[:40])
            await self.house.store.write(lambda c: queries.invite_anew(c, self.row.id, seat, invitation))
            await self._change_seat(seat, who="nobody", name="", played_by="", away_since=None, drop=AWAY + seat)
            self._dismiss(seat, "removed")
        await self.show_all()

    async def take_seat(self, seat: Seat, name: str) -> None:
        """Somebody has come with an invitation."""
        async with self.lock:
            await self._change_seat(seat, who="person", name=name, away_since=time.time())
        await self.show_all()

    def _dismiss(self, seat: Seat, key: str) -> None:
        for listener in [one for one in self.listeners if seat in (one.seat, *one.others)]:
            self.listeners.remove(listener)
            listener.dismiss(key)

    async def set_stops(self, seat: Seat, moments: list[str] | None) -> None:
        """When the seat wants to be asked."""
        async with self.lock:
            if moments is not None and not set(moments) <= set(self.game.moments()):
                raise Refused("there is no such moment", "no-moment")
            await self._change_seat(seat, stops=sorted(set(moments)) if moments is not None else None)
            await self._look_who_is_asked()
        await self.show_all()
        self.house.schedule(self)

    # Words

    async def say(self, seat: Seat, audience: str, text: str, client: str) -> None:
        """A line of chat, to all or to the seat's own side."""
        name = self.sitting[seat].name if seat in self.sitting else ""
        line = LineRow(self.row.id, 0, seat, name, audience, text, client, time.time())
        try:
            await self.house.store.write(lambda c: queries.add_line(c, line))
        except Taken:
            if not await self.house.store.read(lambda c: queries.has_line(c, self.row.id, client)):
                raise Refused("somebody else was faster", "too-late") from None
        for listener in list(self.listeners):
            await self.show_lines(listener)

    async def show_lines(self, listener: Listener) -> None:
        """Send one the chat that is new, and for those ears."""
        after = listener.lines
        rows = await self.house.store.read(lambda c: queries.line_rows(c, self.row.id, after, MOST_LINES))
        for row in rows:
            if row.number > listener.lines and row.audience in ("all", side_of(listener.seat)):
                to: Literal["all", "side"] = "all" if row.audience == "all" else "side"
                spoken = Spoken(number=row.number, seat=row.seat, name=row.name, to=to, text=row.text, at=row.at)
                listener.send(ENCODER.encode(spoken))
        listener.lines = max(listener.lines, rows[-1].number if rows else 0)

    async def report(self, seat: Seat, words: str) -> Any:
        """Keep what the seat saw; it gets the same file."""
        async with self.lock:
            await self.load()
            if self.t is None:
                raise Refused("not everybody is here yet", "gathering")
            file = report_of(self.t, seat, self.row.id, words)
        text = msgspec.json.encode(file).decode()
        id_, now = secrets.token_hex(16), time.time()
        await self.house.store.write(lambda c: queries.add_report(c, id_, self.row.id, seat, text, now))
        return file

    async def earlier(self, seat: Seat, before: int) -> list[Told]:
        """More of a seat's log."""
        async with self.lock:
            await self.load()
            if self.t is None:
                return []
            first = max(before - 1 - MOST_EARLIER, 0)
            return told([one for one in self.t.told(seat, first) if one[0] < before])

    # Afterwards

    async def replay(self, seat: Seat, step: int) -> Frame:
        """What a seat saw after an entry, and all that the entry told to anybody."""
        if self.row.ended is None:
            raise Refused("the game is not over", "not-over")
        if seat not in (*self.sitting, SPECTATOR):
            raise Refused(f"nobody sits at {seat[:40]!r}", "not-asked", seat=seat[:40])
        async with self.lock:
            if not self.truth:
                self.truth = await self.house.store.read(self._whole_truth)
        if not 0 <= step < len(self.truth):
            raise Refused(f"there is no entry {step}", "no-entry", number=step)
        t, news = self.truth[step]
        return Frame(
            seat=seat,
            view=t.view(seat),
            question=None,
            waiting=t.question.seat if t.question is not None else "",
            told=news,
            from_start=False,
            earlier=False,
            undo="no",
            remembered=None,
        )

    def _whole_truth(self, c: Any) -> list[tuple[Table[Any], list[Told]]]:
        t = dealt(self.row, list(self.sitting.values()))
        found = []
        seen = 0
        for entry in [None, *queries.entry_rows(c, self.row.id, after=0)]:
            if entry is not None:
                take(t, entry)
            news = t.happened()[seen:]
            seen += len(news)
            found.append((t.fork(), told(list(enumerate([event for _, event in news], start=1)))))
        return found


def seed_for(given: str, seat: Seat) -> str:
    """The seed of a seat, made of what its page gave; a page that gave none leaves it to the server."""
    if len(given) != 64 or not set(given) <= set("0123456789abcdef"):
        given = secrets.token_hex(32)
    return seed_from(f"{given} {seat}").hex()


def number_of_or(t: Table[Any] | None, otherwise: int) -> int:
    """How many entries a table has, if there is one."""
    return number_of(t) if t is not None else otherwise


def _row_of(table: str, last: Entry, by: By, client: str | None, news: str, now: float) -> EntryRow:
    if last.answer is not None:
        prompt, option = last.answer.prompt, str(last.answer.option)
    else:
        prompt, option = UNDO, f"{last.undone} {'granted' if last.granted else 'free'}"
    return EntryRow(table, last.number, last.seat, prompt, option, last.check.hex(), client, by, news, now)
