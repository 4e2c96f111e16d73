"""One page's websocket: what it says is obeyed in order, what it is to hear is sent in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from unlit.kernel.errors import Refused
from unlit.kernel.events import SPECTATOR
from unlit.kernel.question import Seat
from unlit.server import afterwards, agreement, presence, seating, showing, story
from unlit.server import protocol as p
from unlit.server.hosted import ENCODER, Hosted
from unlit.server.house import House
from unlit.server.limits import Bucket
from unlit.server.loading import Unreadable
from unlit.server.store import Unstored
from unlit.server.tokens import SEAT, STAND_IN, WATCHER, authorise, hashed, new_token

log = logging.getLogger("unlit.server")

DECODER: msgspec.json.Decoder[p.Said] = msgspec.json.Decoder(p.Said)
MOST_WAITING = 500  # messages to a page that does not take them
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
        self.may_report = may_report  # whether its address may make one more
        self.token = ""
        self.seat: Seat = ""
        self.others: tuple[Seat, ...] = ()
        self.stands_in = False
        self.reads = False
        self.heard = 0
        self.shown = b""
        self.turn: Seat = ""
        self.lines = 0
        self.people = b""
        self.waiting: list[bytes] = []
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._overrun = False  # a message was left out: the page has to come again
        self._bucket = Bucket(A_SECOND, AT_ONCE)

    # As a table sees it

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a page that takes nothing any more is let go."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._overrun = True

    def dismiss(self, key: str) -> None:
        """Say why, and hang up."""
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
            holder = await authorise(self.house.store, hello.token, SEAT, STAND_IN, WATCHER)
        except Refused:
            self.dismiss("no-token")
            return None
        self.token = hello.token
        self.seat = holder.seat
        self.stands_in = holder.kind == STAND_IN
        self.reads = hello.reading
        self.others = await self._seats_of(hello.others[:MOST_SEATS], holder.table)
        self.heard = max(hello.since, 0)
        hosted = await self.house.table(holder.table)
        await presence.join(hosted, self, hello.seed)
        return hosted

    async def _seats_of(self, tokens: list[str], table: str) -> tuple[Seat, ...]:
        """The other seats of this screen; tokens that open nothing at this table are left out."""
        found = []
        for token in tokens:
            with suppress(Refused):
                holder = await authorise(self.house.store, token, SEAT, STAND_IN)
                found += [holder.seat] if holder.table == table else []
        return tuple(found)

    async def _hear(self) -> str:
        """What the page says; bytes are no words."""
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

    def _counts(self, hosted: Hosted, message: p.Said) -> bool:
        """An answer counts where everybody sees who is asked; a line is tried when it has been silent."""
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
            self._may(message)
            result = await self._do(hosted, message)
        except Refused as refused:
            await showing.show_what_is_written(hosted)
            return p.No(id=id_, key=refused.key, facts=refused.facts, sentence=str(refused)[:500])
        except Unstored:
            return p.No(id=id_, key="not-stored", sentence="it cannot be stored now; nothing is lost, try again")
        return p.Done(id=id_, result=result)

    def _may(self, message: p.Said) -> None:
        """A spectator looks, and does nothing."""
        if self.seat == SPECTATOR and not isinstance(message, p.Earlier | p.Replay | p.Retell | p.Ping):
            raise Refused("a spectator only looks", "spectator")

    async def _do(self, hosted: Hosted, message: p.Said) -> Any:
        seat, screen = self.seat, (self.seat, *self.others)
        client = f"{seat} {getattr(message, 'id', '')}"
        match message:
            case p.Ping():
                pass
            case p.Answer():
                await hosted.answer(seat, message.ask, message.option[: p.MOST_OPTION], client)
            case p.Undo():
                await agreement.undo(hosted, screen, client)
            case p.OfferEnd():
                await agreement.offer_end(hosted, screen)
            case p.Reply():
                await agreement.reply(hosted, screen, message.agree)
            case p.Concede():
                await agreement.concede(hosted, seat)
            case p.Claim():
                await agreement.claim(hosted, seat, message.seat)
            case p.Remove():
                invitation = new_token()
                await presence.remove(hosted, seat, message.seat, hashed(invitation))
                return {"invitation": invitation}
            case p.Leave():
                await presence.give_up_seat(hosted, seat)
            case p.StandIn(on=True):
                return await seating.stand_in(hosted, seat, message.seat)
            case p.StandIn():
                await presence.give_back(hosted, seat, message.seat)
            case p.StoryRead():
                await story.close(hosted, () if self.stands_in else screen)
            case p.Stops():
                await hosted.set_stops(seat, message.moments)
            case p.Chat():
                await self._chat(hosted, message, client)
            case p.MakeReport():
                if not self.may_report():
                    raise Refused("too many reports from your address; try again later", "too-many-reports")
                return await afterwards.report(hosted, seat, message.words[: p.MOST_WORDS])
            case p.Rematch():
                return await seating.rematch(self.house, hosted, seat, self.token)
            case p.Earlier():
                return await afterwards.earlier(hosted, seat, message.before)
            case p.Replay():
                return await afterwards.replay(hosted, message.seat, message.step)
            case p.Retell():
                return await afterwards.retell(hosted, message.seat)
        return None

    async def _chat(self, hosted: Hosted, message: p.Chat, client: str) -> None:
        text = "".join(one for one in message.text if one.isprintable()).strip()[: p.MOST_TEXT]
        if not text:
            raise Refused("there is nothing in it", "empty")
        audience = "all" if message.to == "all" else self.seat.split()[0]
        await hosted.say(self.seat, audience, text, client)
