"""One page's websocket: its messages are obeyed in order, and messages to it are sent in order."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unlit.kernel.errors import Refused
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat, side_of
from unlit.server import protocol as p
from unlit.server.disk import queries
from unlit.server.disk.queries import Look
from unlit.server.disk.store import Taken, Unstored
from unlit.server.house import seating
from unlit.server.house.house import House
from unlit.server.journal.loading import Unreadable
from unlit.server.protocol import ENCODER
from unlit.server.seats import sightings
from unlit.server.seats.authority import Voice
from unlit.server.seats.listener import Seen, stands_in
from unlit.server.seats.tokens import (
    NEWCOMER,
    NOT_WANTED,
    SEAT,
    STAND_IN,
    WATCHER,
    authorise,
    eye_of,
    hashed,
    token_by,
)
from unlit.server.tables import afterwards, agreement, playing, presence, story
from unlit.server.tables.audience import show_what_is_written
from unlit.server.tables.hosted import Hosted
from unlit.server.web.limits import Bucket

log = logging.getLogger("unlit.server")

DECODER: msgspec.json.Decoder[p.Said] = msgspec.json.Decoder(p.Said)
MOST_WAITING = 500  # messages to a page that does not read them
MOST_SEATS = 8  # of one screen
HELLO_WITHIN = 10.0  # seconds
MOST_ID = 60
MOST_MESSAGE = 16_000  # bytes
A_SECOND, AT_ONCE = 20.0, 40.0  # messages


class Connection:
    """A page that looks at a table through a seat."""

    def __init__(self, house: House, socket: WebSocket, may_report: Callable[[], bool]) -> None:
        self.house = house
        self.socket = socket
        self.may_report = may_report  # whether its address may make another report
        self.token = ""
        self.seat: Seat = ""
        self.others: tuple[Seat, ...] = ()
        self.own: tuple[Seat, ...] = ()
        self.reads = False
        self.pictures = False
        self.keys: dict[Seat, bytes] = {}
        self.browser: tuple[bytes, ...] = ()
        self.farewell = ""  # why its seat was taken away
        self.seen = Seen()
        self.waiting: list[bytes] = []
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._overrun = False  # a message was left out: the page has to reconnect
        self._bucket = Bucket(A_SECOND, AT_ONCE)

    # As a table sees it

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a page that no longer reads its messages is dropped."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._overrun = True

    def dismiss(self, key: str) -> None:
        """Say why, and hang up."""
        self.farewell = key
        self.send(ENCODER.encode(p.Bye(key=key)))
        self._hang_up()

    def _hang_up(self) -> None:
        try:
            self._outbox.put_nowait(None)
        except asyncio.QueueFull:
            self._overrun = True

    # Its life

    async def serve(self) -> None:
        """From hello to goodbye."""
        await self.socket.accept()
        sender = asyncio.create_task(self._send_all())
        hosted: Hosted | None = None
        try:
            hosted = await self._greet()
            if hosted is not None:
                await self._listen(hosted)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Unstored:
            self.dismiss("not-stored")
        except Unreadable as unreadable:
            self.dismiss(unreadable.key)
        except Exception:
            log.exception("a connection failed")
            self.dismiss("failed")
        finally:
            if hosted is not None:
                with suppress(Unstored):
                    await presence.leave(hosted, self)
            self._hang_up()
            await sender

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._outbox.get()) is not None and not self._overrun:
                await self.socket.send_text(message.decode())
            await self.socket.close()

    async def _greet(self) -> Hosted | None:
        hello = self._read(await asyncio.wait_for(self._hear(), HELLO_WITHIN))
        if not isinstance(hello, p.Hello):
            self.dismiss("no-hello")
            return None
        try:
            holder = await authorise(self.house.store, hello.token, SEAT, STAND_IN, WATCHER, NEWCOMER, NOT_WANTED)
            if holder.kind in (NEWCOMER, NOT_WANTED):
                runs = (await self.house.table(holder.table)).journal.runs
                raise Refused("your opponents are being asked, or did not agree", holder.kind if runs else "too-late")
            await self._open(hello, holder.table, Look(holder.seat, holder.kind))
        except Refused as refused:
            self.dismiss(refused.key)
            return None
        self.reads = hello.reading
        self.pictures = hello.pictures
        self.seen = Seen(heard=max(hello.since, 0))
        hosted = await self.house.table(holder.table)
        await presence.join(hosted, self, hello.seed)
        return hosted

    async def _open(self, hello: p.Hello, table: str, through: Look) -> None:
        """Look through a seat, together with the others on this screen; tokens that open nothing here are left out."""
        looks = {hashed(hello.token): through}
        for token in hello.others[:MOST_SEATS]:
            with suppress(Refused):
                holder = await authorise(self.house.store, token, SEAT, STAND_IN)
                if holder.table == table and holder.seat not in [look.seat for look in looks.values()]:
                    looks[hashed(token)] = Look(holder.seat, holder.kind)
        self.browser = eye_of(hello.browser)
        await self._see(table, (*self.browser, *looks), [one for one in looks.values() if one.kind != WATCHER])
        self.token = hello.token
        self.seat = through.seat
        self.keys = {look.seat: key for key, look in looks.items()}
        self.others = tuple(seat for seat in self.keys if seat != self.seat)
        self.own = tuple(look.seat for look in looks.values() if look.kind == SEAT)

    async def _see(self, table: str, eyes: tuple[bytes, ...], looks: list[Look]) -> None:
        """Refuse whoever has seen a seat that rules this out; write down what is seen for the first time."""
        if await self.house.store.read(lambda c: sightings.unnoted(c, table, eyes, looks)):
            await self.house.store.write(lambda c: sightings.see(c, table, eyes, looks))

    async def _hear(self) -> str:
        """What the page says; binary messages count as empty."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _listen(self, hosted: Hosted) -> None:
        while True:
            data = await self._hear()
            if not self._bucket.take():
                self.dismiss("too-fast")
                return
            message = self._read(data)
            if message is None:
                continue
            counts = self._counts(hosted, message)
            began = time.perf_counter()
            answer = await self._obey(hosted, message)
            if counts:
                self._count(message, answer, time.perf_counter() - began)
            self.send(ENCODER.encode(answer))
            if self.farewell:
                self.dismiss(self.farewell)
                return

    def _counts(self, hosted: Hosted, message: p.Said) -> bool:
        """Whether to count a message: an answer only if everyone sees who is asked, and never a ping."""
        return hosted.has_open_turn(self.seat) if isinstance(message, p.Answer) else not isinstance(message, p.Ping)

    def _count(self, message: p.Said, answer: p.Done | p.No, took: float) -> None:
        result = "done" if isinstance(answer, p.Done) else "not stored" if answer.key == "not-stored" else "refused"
        self.house.metrics.messages.labels(type(message).__name__, result).inc()
        self.house.metrics.handling.observe(took)

    def _read(self, data: str) -> p.Said | None:
        try:
            return DECODER.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
            self.house.metrics.messages.labels("none", "unread").inc()
            self.send(ENCODER.encode(p.No(id="", key="bad-message", sentence=str(problem)[:200])))
            return None

    async def _obey(self, hosted: Hosted, message: p.Said) -> p.Done | p.No:
        id_ = getattr(message, "id", "")
        if isinstance(message, p.Hello) or not 0 < len(id_) <= MOST_ID or not id_.isprintable():
            return p.No(id=id_[:MOST_ID], key="bad-message", sentence="a message has an id of its own")
        try:
            result = await self._obey_once(hosted, message, id_)
        except Refused as refused:
            await show_what_is_written(hosted)
            return p.No(id=id_, key=refused.key, facts=refused.facts, sentence=str(refused)[:500])
        except Unstored:
            return p.No(id=id_, key="not-stored", sentence="this cannot be saved now; nothing is lost, try again")
        return p.Done(id=id_, result=result)

    async def _obey_once(self, hosted: Hosted, message: p.Said, id_: str) -> Any:
        """Obey a message if its token still allows it; if it was obeyed before, repeat what was answered then."""
        digest = hashlib.blake2b(ENCODER.encode(message), digest_size=32).digest()
        voice = Voice(hosted.row.id, f"{self.seat} {id_}", hashed(self.token), digest)
        if await self._is_known(hosted, voice):
            return await self._answer_again(hosted, message, voice)
        self._may(message)
        try:
            return await self._do(hosted, message, voice)
        except Taken:
            problem = Refused("somebody else was faster", "too-late")
        except Refused as refused:
            problem = refused
        # The same message may have come another way, and faster.
        if await self._is_known(hosted, voice):
            return await self._answer_again(hosted, message, voice)
        raise problem

    async def _is_known(self, hosted: Hosted, voice: Voice) -> bool:
        """Whether a message was already obeyed; refused if its token opens nothing now or another one had its id."""
        keys = dict(self.keys)
        living, digest = await self.house.store.read(
            lambda c: (queries.holders_of(c, keys.values()), queries.digest_of(c, voice.table, voice.client))
        )
        if keys.get(self.seat) not in living:
            await self._lose_all(hosted)
            raise Refused("this token opens nothing here", "no-token")
        hosted.seats.lose(self, [seat for seat, key in keys.items() if key not in living])
        if digest not in (None, voice.digest):
            raise Refused("another message had this id; this one changed nothing", "other-content")
        return digest is not None

    async def _lose_all(self, hosted: Hosted) -> None:
        """The seat that this page looks through is someone else's now, or nobody's."""
        if self in hosted.seats.listeners:
            hosted.seats.listeners.remove(self)
        async with hosted.lock:
            await hosted.read_what_others_wrote()
        self.farewell = self.farewell or hosted.seats.why_lost(self, self.seat)

    def _may(self, message: p.Said) -> None:
        """Refuse what is not allowed: spectators only look; whoever plays for someone else only looks and answers."""
        if isinstance(message, p.Earlier | p.Replay | p.Retell | p.Ping):
            return
        if self.seat == SPECTATOR:
            raise Refused("spectators can only watch", "spectator")
        if stands_in(self) and not isinstance(message, p.Answer | p.StoryRead):
            raise Refused("whoever plays for somebody else can only answer questions", "stands-in")

    async def _do(self, hosted: Hosted, message: p.Said, voice: Voice) -> Any:
        seat, heard, client = self.seat, voice.heard, voice.client
        screen = (seat, *(other for other in self.others if other in self.own))
        match message:
            case p.Ping():
                pass
            case p.Answer():
                await playing.answer(hosted, seat, message.ask, message.option[: p.MOST_OPTION], client, heard)
            case p.Undo():
                await agreement.undo(hosted, screen, client, heard)
            case p.OfferEnd():
                await agreement.offer_end(hosted, screen, heard)
            case p.Reply():
                await agreement.reply(hosted, screen, message.agree, heard)
            case p.Admit():
                await presence.reply_to_newcomer(hosted, screen, message.seat, message.agree, heard)
            case p.Concede():
                await agreement.concede(hosted, seat, heard)
            case p.Claim():
                await agreement.claim(hosted, seat, message.seat, heard)
            case p.Remove():
                await presence.remove(hosted, seat, message.seat, hashed(token_by(self.token, client)), heard)
                await agreement.settle(hosted)
                return {"invitation": token_by(self.token, client)}
            case p.Leave():
                await presence.give_up_seat(hosted, seat, heard)
                await agreement.settle(hosted)
            case p.StandIn(on=True):
                eyes = (*self.browser, *self.keys.values())
                given = await seating.stand_in(hosted, seat, message.seat, token_by(self.token, client), eyes, heard)
                await agreement.settle(hosted)
                return given
            case p.StandIn():
                await presence.give_back(hosted, seat, message.seat, heard)
            case p.StoryRead():
                await story.close(hosted, [one for one in screen if one in self.own])
            case p.Stops():
                await playing.set_stops(hosted, seat, message.moments, heard)
            case p.Chat():
                await self._chat(hosted, message, voice)
            case p.MakeReport():
                if not self.may_report():
                    raise Refused("too many reports from your address; try again later", "too-many-reports")
                return await afterwards.report(hosted, seat, message.words[: p.MOST_WORDS], voice.name, heard)
            case p.Rematch():
                return await seating.rematch(self.house, hosted, seat, self.token, self.browser, heard)
            case p.Earlier():
                return await afterwards.earlier(hosted, seat, message.before)
            case p.Replay():
                return await afterwards.replay(hosted, message.seat, message.step, picturing=self.pictures)
            case p.Retell():
                return await afterwards.retell(hosted, message.seat)
        return None

    async def _answer_again(self, hosted: Hosted, message: p.Said, voice: Voice) -> Any:
        """The answer to a message that was obeyed before."""
        match message:
            case p.Remove():
                return {"invitation": token_by(self.token, voice.client)}
            case p.StandIn(on=True):
                return seating.seated(hosted, message.seat, token_by(self.token, voice.client))
            case p.MakeReport():
                return await afterwards.report_again(hosted, voice.name)
            case p.Rematch():
                return await seating.rematch(self.house, hosted, self.seat, self.token, self.browser, voice.heard)
        return None

    async def _chat(self, hosted: Hosted, message: p.Chat, voice: Voice) -> None:
        text = "".join(one for one in message.text if one.isprintable()).strip()[: p.MOST_TEXT]
        if not text:
            raise Refused("there is nothing in it", "empty")
        audience = "all" if message.to == "all" else side_of(self.seat)
        await playing.say(hosted, self.seat, audience, text, voice.client, voice.heard)
