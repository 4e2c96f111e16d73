"""Routes: the page, requests over HTTP, and the websocket."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from unlit.bots import bots_of
from unlit.kernel.errors import Refused
from unlit.kernel.game import Game
from unlit.kernel.texts import fluent_of, languages_of
from unlit.server.disk import queries
from unlit.server.disk.bell import listening
from unlit.server.disk.store import Store, Unstored
from unlit.server.house import seating
from unlit.server.house.house import PACE, House
from unlit.server.journal.recorded import record_of
from unlit.server.protocol import ENCODER, Bye, Exchange, GameOffered, Invitation, Mine, Model, NewTable, Offered
from unlit.server.seats.tokens import SEAT, STAND_IN, WATCHER, authorise
from unlit.server.tables.story import STORY
from unlit.server.web.connection import Connection
from unlit.server.web.limits import HOUR, USUAL, Buckets, Counts, Limits, neighbourhood

log = logging.getLogger("unlit.server")

M = TypeVar("M", bound=Model)

MOST_BODY = 64_000  # bytes
NEW_TABLE = msgspec.json.Decoder(NewTable)
INVITATION = msgspec.json.Decoder(Invitation)
EXCHANGE = msgspec.json.Decoder(Exchange)
MINE = msgspec.json.Decoder(Mine)
HTTP_A_SECOND, HTTP_AT_ONCE = 20.0, 100.0  # requests from one address
COUNTED = ("/api/", "/healthz")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class Guarded:
    """Puts headers on every response, and refuses too many requests from one address."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self.app = app
        self.buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["path"].startswith(COUNTED) and not self.buckets.take(address_of(scope)):
            response = refused(Refused("too many requests; wait a moment", "too-fast"), 429)
            await response(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)


def address_of(scope: Scope) -> str:
    """The address that a request counts for: behind a proxy that was named, the address that the proxy forwards."""
    client = scope.get("client")
    return neighbourhood(client[0] if client else "")


def answered(found: Any, status: int = 200) -> Response:
    """A response in JSON."""
    return Response(ENCODER.encode(found), status, media_type="application/json")


def refused(problem: Refused, status: int = 400) -> Response:
    """A refusal in one clear sentence."""
    return answered({"key": problem.key, "facts": problem.facts, "sentence": str(problem)[:500]}, status)


async def body_of(request: Request, kind: msgspec.json.Decoder[M]) -> M:
    """The body of a request, if it is of this kind and not too long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise Refused("that is too long", "too-long")
    try:
        return kind.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise Refused(str(problem)[:200], "bad-message") from problem


STATUS = {"no-token": 403, "no-table": 404, "unreadable": 500, "too-many-tables": 429}
Endpoint = Callable[[Request], Awaitable[Response]]


def clear(endpoint: Endpoint) -> Endpoint:
    """Turn whatever goes wrong into one sentence, and log what is ours to fix."""

    async def cleared(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refused as problem:
            return refused(problem, STATUS.get(problem.key, 400))
        except Unstored:
            return refused(Refused("this cannot be saved now; nothing is lost, try again", "not-stored"), 503)
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody
        except HTTPException:
            raise
        except Exception:
            log.exception("a request failed")
            return refused(Refused("something went wrong here; nothing is lost", "failed"), 500)

    return cleared


class Door:
    """What can be asked over HTTP."""

    def __init__(self, house: House, base_url: str, limits: Limits) -> None:
        self.house = house
        self.base_url = base_url
        self.tables = Buckets(limits.tables / HOUR, limits.tables)
        self.reports = Buckets(limits.reports / HOUR, limits.reports)
        self.sockets = Counts(limits.sockets)

    async def games(self, request: Request) -> Response:
        """What can be played here."""
        games = [
            GameOffered(
                name=game.name,
                titles=self.house.premises.content.titles_of(game),
                settings=[(one.name, list(one.values)) for one in game.rules.settings if not one.free],
                seated_by=seating.seated_by(game),
                seats=seating.seats_of(game),
                bots=bots_of(game.name),
                campaign=dict(game.campaign.begins_with),
                content=self.house.premises.content.hash_of(game),
            )
            for game in self.house.games()
            if game.offered
        ]
        return answered(Offered(games=games, version=version("unlit")))

    async def texts(self, request: Request) -> Response:
        """The page's own words, in every language that it has."""
        texts = {language: fluent_of("unlit.server", language) for language in languages_of("unlit.server")}
        response = answered(texts)
        response.headers["cache-control"] = "no-cache"
        return response

    async def content(self, request: Request) -> Response:
        """Texts, cards and rules of a game."""
        found = self.house.premises.content.by_hash.get(request.path_params["hash"])
        if found is None:
            raise Refused("there is no such content", "no-table")
        response = Response(found, media_type="application/json")
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response

    async def new_table(self, request: Request) -> Response:
        """Create a table."""
        wish = await body_of(request, NEW_TABLE)
        if not self.tables.take(address_of(request.scope)):
            raise Refused("too many new tables from your address; try again later", "too-many-tables")
        return answered(await seating.make_table(self.house, wish), 201)

    async def invited(self, request: Request) -> Response:
        """What an invitation is for."""
        return answered(await seating.invited(self.house, await body_of(request, INVITATION)))

    async def exchange(self, request: Request) -> Response:
        """Exchange an invitation for a seat."""
        return answered(await seating.exchange(self.house, await body_of(request, EXCHANGE)))

    async def mine(self, request: Request) -> Response:
        """My tables."""
        return answered(await seating.my_tables(self.house, await body_of(request, MINE)))

    async def record(self, request: Request) -> Response:
        """The whole truth about a finished game."""
        token = request.headers.get("authorization", "").removeprefix("Bearer ")
        holder = await authorise(self.house.store, token, SEAT, STAND_IN, WATCHER)
        if holder.table != request.path_params["table"]:
            raise Refused("this token opens nothing here", "no-token")
        hosted = await self.house.table(holder.table)
        if hosted.row.ended is None:
            raise Refused("the game is not over", "not-over")
        row, sitting = hosted.row, hosted.seats.rows()
        record = await self.house.store.read(lambda c: record_of(c, row, sitting))
        response = answered(record)
        response.headers["content-disposition"] = f'attachment; filename="unlit-{row.game}-{row.id}.json"'
        return response

    async def healthz(self, request: Request) -> Response:
        """Whether all is well; if nothing can be stored now, the answer is the same as anywhere else."""
        well = await self.house.store.write(queries.is_well)
        return answered({"well": well}, 200 if well else 503)

    async def play(self, socket: WebSocket) -> None:
        """A page's websocket, if the page is ours."""
        if not self._is_ours(socket):
            await socket.close(4403)
            return
        address = address_of(socket.scope)
        if not self.sockets.enter(address):
            await socket.accept()
            await socket.send_text(ENCODER.encode(Bye(key="too-many-sockets")).decode())
            await socket.close()
            return
        try:
            await Connection(self.house, socket, partial(self.reports.take, address)).serve()
        finally:
            self.sockets.leave(address)

    def _is_ours(self, socket: WebSocket) -> bool:
        origin = socket.headers.get("origin")
        if origin is None:
            return True  # not a browser: there is no page that could act in a player's name
        allowed = [urlsplit(self.base_url).netloc] if self.base_url else [socket.headers.get("host", "")]
        try:
            return urlsplit(origin).netloc in allowed
        except ValueError:
            return False

    async def page(self, request: Request) -> Response:
        """The page, which reads the rest of the path itself."""
        index = files("unlit.server").joinpath("page/index.html")
        return Response(index.read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})


def routes(door: Door) -> list[Route | WebSocketRoute | Mount]:
    """Every route into the server."""
    page = files("unlit.server").joinpath("page")
    return [
        Route("/api/games", clear(door.games)),
        Route("/api/texts", clear(door.texts)),
        Route("/api/content/{hash}", clear(door.content)),
        Route("/api/tables", clear(door.new_table), methods=["POST"]),
        Route("/api/invitation", clear(door.invited), methods=["POST"]),
        Route("/api/exchange", clear(door.exchange), methods=["POST"]),
        Route("/api/mine", clear(door.mine), methods=["POST"]),
        Route("/api/tables/{table}/record", clear(door.record)),
        Route("/healthz", clear(door.healthz)),
        WebSocketRoute("/api/play", door.play),
        Mount("/assets", StaticFiles(directory=str(page.joinpath("assets")), check_dir=False)),
        Route("/", clear(door.page)),
        Route("/table/{table}", clear(door.page)),
        Route("/join", clear(door.page)),
        Route("/watch", clear(door.page)),
    ]


def app_of(
    url: str,
    *,
    base_url: str = "",
    thinkers: int = 1,
    pace: float = PACE,
    story: float = STORY,
    limits: Limits = USUAL,
    instead: Sequence[Game[Any]] = (),
) -> Starlette:
    """The server on top of a database."""
    store = Store(url)
    house = House(store, thinkers=thinkers, pace=pace, story=story, instead=instead)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        async with listening(store, house.heard, house.listen_again):
            yield
        await house.close()
        store.close()

    guard = Middleware(Guarded, buckets=Buckets(HTTP_A_SECOND, HTTP_AT_ONCE))
    app = Starlette(routes=routes(Door(house, base_url, limits)), lifespan=lifespan, middleware=[guard])
    app.state.house = house
    return app
