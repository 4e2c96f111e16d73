"""Coming and going: seats that are taken, left, given away, and played for."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from unlit.kernel.dice import seed_from
from unlit.kernel.errors import Refused
from unlit.kernel.question import Seat
from unlit.server import queries, showing, story
from unlit.server.frames import side_of
from unlit.server.queries import AWAY, Holder, JobRow
from unlit.server.showing import BOT, ENCODER
from unlit.server.store import Unstored
from unlit.server.tokens import STAND_IN, new_seed

if TYPE_CHECKING:
    from unlit.server.hosted import Hosted, Listener


async def join(hosted: Hosted, listener: Listener, seed: str) -> None:
    """Somebody looks: what stands in gives the seat back, and once all are here the game is dealt."""
    async with hosted.lock:
        hosted.used = time.monotonic()
        await hosted.load()
        hosted.listeners.append(listener)
        try:
            await settle(hosted, listener, seed)
        except BaseException:
            hosted.listeners.remove(listener)
            raise
    await showing.show_all(hosted)
    await showing.show_lines(hosted, listener)
    hosted.house.schedule(hosted)


async def settle(hosted: Hosted, listener: Listener, seed: str) -> None:
    """What it means that somebody looks now."""
    listener.send(ENCODER.encode(showing.welcome(hosted, listener)))
    for seat in (listener.seat, *listener.others):
        if seat in hosted.sitting and not listener.stands_in:
            await is_back(hosted, seat)
    await look_after_those_away(hosted)
    await story.join(hosted, listener)
    if not hosted.row.dealt:
        await give_seed(hosted, listener, seed)


async def is_back(hosted: Hosted, seat: Seat) -> None:
    """Whoever was away is here again."""
    row = hosted.sitting[seat]
    if row.away_since is None and not row.played_by:
        return
    back: dict[str, Any] = {"away_since": None, "played_by": "", "seen": time.time()}
    await hosted.change_seat(seat, drop=AWAY + seat, also=no_stand_ins(hosted, seat), **back)
    if row.played_by and row.played_by != BOT:
        send_stand_in_away(hosted, seat)


async def give_seed(hosted: Hosted, listener: Listener, seed: str) -> None:
    """What a page gives to the dice; the last one lets the game be dealt."""
    for seat in (listener.seat, *listener.others):
        if seat in hosted.sitting and not hosted.sitting[seat].seed:
            own = partial(queries.give_seed, table=hosted.row.id, seat=seat, seed=seed_for(seed, seat))
            await hosted.house.store.write(own)
    await hosted.deal_if_all_are_here()


async def look_after_those_away(hosted: Hosted) -> None:
    """Who was here when a server ended, and did not come back, is away as well."""
    if hosted.row.ended is not None:
        return
    for seat in hosted.people_of():
        row = hosted.sitting[seat]
        if not hosted.is_here(seat) and not row.played_by:
            await is_gone(hosted, seat, row.away_since or time.time())


async def settle_again(hosted: Hosted) -> None:
    """Write down at last who has gone."""
    async with hosted.lock:
        await look_after_those_away(hosted)
        hosted.unsettled = False
    await showing.show_all(hosted)


async def leave(hosted: Hosted, listener: Listener) -> None:
    """Somebody looks no more."""
    async with hosted.lock:
        if listener not in hosted.listeners:
            return
        hosted.listeners.remove(listener)
        for seat in (listener.seat, *listener.others):
            gone = seat in hosted.sitting and hosted.sitting[seat].who == "person" and not hosted.looks_here(seat)
            if gone and not listener.stands_in:
                try:
                    await is_gone(hosted, seat, time.time())
                except Unstored:
                    hosted.unsettled = True  # the house tries again
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def is_gone(hosted: Hosted, seat: Seat, since: float) -> None:
    """Nobody looks through this seat any more."""
    job = None
    if hosted.choices.stand_in and hosted.row.ended is None:
        job = JobRow(hosted.row.id, AWAY + seat, 0, since + hosted.choices.stand_in, 0.0)
    await hosted.change_seat(seat, away_since=since, put=job)


async def stand_in_by_bot(hosted: Hosted, seat: Seat) -> None:
    """The time is over that the table gives to a seat that is away."""
    async with hosted.lock:
        row = hosted.sitting[seat]
        if row.who == "person" and not hosted.is_here(seat) and not row.played_by and hosted.row.ended is None:
            await hosted.change_seat(seat, played_by=BOT, drop=AWAY + seat)
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def stand_in(hosted: Hosted, seat: Seat, for_seat: Seat, key: bytes) -> None:
    """A team-mate plays for a seat that is away, with a token of this hash."""
    async with hosted.lock:
        await hosted.ready()
        if for_seat not in hosted.sitting or side_of(for_seat) != side_of(seat) or for_seat == seat:
            raise Refused(f"{for_seat} is no team-mate's seat", "no-team-mate", seat=for_seat[:40])
        if hosted.is_here(for_seat) or hosted.sitting[for_seat].who != "person":
            raise Refused(f"{for_seat} is not away", "not-away", seat=for_seat)
        holder = Holder(hosted.row.id, for_seat, STAND_IN)
        token = partial(queries.add_token, key=key, holder=holder)
        await hosted.change_seat(for_seat, played_by=seat, drop=AWAY + for_seat, also=token)
    await showing.show_all(hosted)


async def give_back(hosted: Hosted, seat: Seat, for_seat: Seat) -> None:
    """The team-mate stops playing for a seat."""
    async with hosted.lock:
        if for_seat not in hosted.sitting or hosted.sitting[for_seat].played_by != seat:
            raise Refused(f"you do not play for {for_seat}", "no-team-mate", seat=for_seat[:40])
        await hosted.change_seat(for_seat, played_by="", also=no_stand_ins(hosted, for_seat))
        send_stand_in_away(hosted, for_seat)
    await showing.show_all(hosted)


def no_stand_ins(hosted: Hosted, seat: Seat) -> Callable[[Connection], None]:
    """Takes away the tokens of those who play for a seat."""
    return partial(queries.forget_stand_ins, table=hosted.row.id, seat=seat, kind=STAND_IN)


def send_stand_in_away(hosted: Hosted, seat: Seat) -> None:
    """Nobody plays for this seat any more."""
    for listener in [one for one in hosted.listeners if one.stands_in and one.seat == seat]:
        hosted.listeners.remove(listener)
        listener.dismiss("seat-given-back")


async def give_up_seat(hosted: Hosted, seat: Seat) -> None:
    """A person leaves for good: a bot plays on."""
    async with hosted.lock:
        bot = hosted.house.bots_for(hosted.row.game)[-1]
        left: dict[str, Any] = {"who": BOT, "bot": bot, "played_by": "", "away_since": None}
        tokens = partial(queries.forget_tokens, table=hosted.row.id, seat=seat)
        await hosted.change_seat(seat, drop=AWAY + seat, also=tokens, **left)
        dismiss(hosted, seat, "left")
        if not hosted.row.dealt:
            await hosted.deal_if_all_are_here()
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def remove(hosted: Hosted, host: Seat, seat: Seat, invitation: bytes) -> None:
    """The host sends a guest away; an invitation waits for another one."""
    async with hosted.lock:
        if host != hosted.row.host:
            raise Refused("only the host can do that", "not-host")
        if seat == host or seat not in hosted.sitting or hosted.sitting[seat].who == BOT:
            raise Refused(f"{seat[:40]} is no guest's seat", "no-guest", seat=seat[:40])
        gone: dict[str, Any] = {"who": "nobody", "name": "", "played_by": "", "away_since": None}
        anew = partial(queries.invite_anew, table=hosted.row.id, seat=seat, key=invitation)
        await hosted.change_seat(seat, drop=AWAY + seat, also=anew, **gone)
        dismiss(hosted, seat, "removed")
    await showing.show_all(hosted)


async def take_seat(hosted: Hosted, seat: Seat, name: str, admit: Callable[[Connection], None]) -> None:
    """Somebody has come, whom `admit` lets in or refuses."""
    async with hosted.lock:
        come: dict[str, Any] = {"away_since": time.time()}
        if hosted.sitting[seat].who == "nobody":
            come |= {"who": "person", "name": name}
        await hosted.change_seat(seat, also=admit, **come)
    await showing.show_all(hosted)


def dismiss(hosted: Hosted, seat: Seat, key: str) -> None:
    """Whoever looks through this seat is sent away."""
    for listener in [one for one in hosted.listeners if seat in (one.seat, *one.others)]:
        hosted.listeners.remove(listener)
        listener.dismiss(key)


def seed_for(given: str, seat: Seat) -> str:
    """The seed of a seat, made of what its page gave; a page that gave none leaves it to the server."""
    if len(given) != 64 or not set(given) <= set("0123456789abcdef"):
        given = new_seed().hex()
    return seed_from(f"{given} {seat}").hex()
