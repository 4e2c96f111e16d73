"""Coming and going: seats that are taken, left, given away, and played for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from unlit.bots import bots_of
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat, side_of
from unlit.server.disk import queries
from unlit.server.disk.queries import JobRow, LineRow, away_job
from unlit.server.disk.store import Taken, Unstored
from unlit.server.journal.loading import one_table
from unlit.server.protocol import Became
from unlit.server.seats.authority import Also, both
from unlit.server.seats.listener import Listener
from unlit.server.seats.seats import BOT
from unlit.server.seats.tokens import NEWCOMER, NOT_WANTED, SEAT, STAND_IN, new_seed
from unlit.server.tables import story
from unlit.server.tables.audience import greet, show_all, show_all_and_lines, show_lines
from unlit.server.tables.hosted import Hosted
from unlit.server.tables.premises import Premises
from unlit.server.tables.program import schedule

LEASE = 45.0  # seconds after which a process's word on who is here lapses, unless it is repeated


async def join(hosted: Hosted, listener: Listener, seed: str) -> None:
    """Let someone look: stand-ins give the seat back, and once all are here the game is dealt."""
    async with hosted.lock:
        with one_table(hosted.row.id):
            await hosted.read_what_others_wrote()
        await hosted.load()
        hosted.seats.listeners.append(listener)
        try:
            await settle(hosted, listener, seed)
        except BaseException:
            hosted.seats.listeners.remove(listener)
            hosted.seats.unsettled = True  # the database may already say that someone is here
            raise
        await show_all(hosted)
    await show_lines(hosted, listener)
    schedule(hosted)


async def settle(hosted: Hosted, listener: Listener, seed: str) -> None:
    """Do everything that follows from someone looking now."""
    greet(hosted, listener)
    for seat in listener.own:
        await is_back(hosted, seat)
    await look_after_those_away(hosted)
    await story.join(hosted, listener)
    if not hosted.row.dealt:
        await give_seed(hosted, listener, seed)


async def is_back(hosted: Hosted, seat: Seat) -> None:
    """Mark a seat as here again; that is written even if this process has not heard that it was away."""
    looks = partial(queries.look, table=hosted.row.id, seat=seat, house=hosted.premises.name, until=time.time() + LEASE)
    back: dict[str, Any] = {"away_since": None, "played_by": ""}
    await hosted.change_seat(seat, drop=seat, also=both(looks, no_stand_ins(hosted, seat)), **back)
    hosted.seats.send_stand_ins_away(seat)


async def give_seed(hosted: Hosted, listener: Listener, seed: str) -> None:
    """Give the page's seed to the dice; after the last seed the game is dealt."""
    for seat in listener.own:
        if not hosted.seats.sitting[seat].seed:
            own = partial(queries.give_seed, table=hosted.row.id, seat=seat, seed=seed_for(seed, seat))
            await hosted.store.write(own)
    await hosted.deal_if_all_are_here()


async def look_after_those_away(hosted: Hosted) -> None:
    """Mark everyone as away who is not here, as after a server has stopped; other processes are asked first."""
    if hosted.row.ended is not None:
        return
    for seat in hosted.seats.people_of():
        row = hosted.seats.sitting[seat]
        if not hosted.seats.is_here(seat) and not row.played_by:
            await is_gone(hosted, seat, row.away_since or time.time())


async def settle_again(hosted: Hosted) -> None:
    """Write down at last who has gone, and who is here although they are marked as away."""
    async with hosted.lock:
        await hosted.look_who_sits()
        for seat in hosted.seats.people_of():
            if hosted.seats.looks_here(seat) and hosted.seats.is_marked(seat):
                await is_back(hosted, seat)
        await look_after_those_away(hosted)
        hosted.seats.unsettled = False
        await let_in_whom_nobody_minds(hosted)
        await show_all(hosted)


async def leave(hosted: Hosted, listener: Listener) -> None:
    """Someone stops looking."""
    async with hosted.lock:
        if listener not in hosted.seats.listeners:
            return
        hosted.seats.listeners.remove(listener)
        for seat in listener.own:
            if hosted.seats.sitting[seat].who == "person" and not hosted.seats.looks_here(seat):
                try:
                    await is_gone(hosted, seat, time.time())
                except Unstored:
                    hosted.seats.unsettled = True  # the house tries again
        await show_all(hosted)
    schedule(hosted)


async def is_gone(hosted: Hosted, seat: Seat, since: float) -> None:
    """Nobody looks through this seat here any more; unless someone does in another process, mark it as away."""
    goes = partial(queries.look_no_more, table=hosted.row.id, seat=seat, house=hosted.premises.name)
    job, unless = look_after(hosted, seat, since), looks_elsewhere(hosted, seat)
    if not await hosted.change_seat(seat, also=goes, unless=unless, put=job, away_since=since):
        await hosted.look_who_sits()


def looks_elsewhere(hosted: Hosted, seat: Seat) -> Callable[[Connection], bool]:
    """A function that says, in the transaction that depends on it, whether another process has someone at a seat."""
    return partial(queries.looks_elsewhere, table=hosted.row.id, seat=seat, house=hosted.premises.name)


def nobody_looks(hosted: Hosted, seat: Seat, otherwise: Refused) -> Also:
    """A function that refuses if another process, perhaps unknown to this one, has someone at a seat."""
    looks = looks_elsewhere(hosted, seat)

    def check(c: Connection) -> None:
        if looks(c):
            raise otherwise

    return check


async def say_who_is_here(premises: Premises, tables: Iterable[Hosted]) -> None:
    """Repeat who looks through this process, and read the same from the others; whoever has fallen silent is gone."""
    looked_at = {hosted.row.id: hosted for hosted in tables if hosted.seats.listeners}
    here = [
        (table, seat)
        for table, hosted in looked_at.items()
        for seat in hosted.seats.people_of()
        if hosted.seats.looks_here(seat)
    ]
    until = time.time() + LEASE

    def write(c: Connection) -> dict[str, dict[Seat, float]]:
        queries.say_who_looks(c, premises.name, here, until)
        return queries.looks_until(c, looked_at, premises.name)

    elsewhere = await premises.store.write(write)
    for table, hosted in looked_at.items():
        hosted.seats.elsewhere = elsewhere.get(table, {})
        if any(hosted.seats.is_here(seat) == hosted.seats.is_marked(seat) for seat in hosted.seats.people_of()):
            hosted.seats.unsettled = True


def look_after(hosted: Hosted, seat: Seat, since: float) -> JobRow | None:
    """The job to let a bot play for a seat that is away."""
    if not hosted.choices.stand_in or hosted.row.ended is not None:
        return None
    return away_job(hosted.row.id, seat, since + hosted.choices.stand_in)


async def stand_in_by_bot(hosted: Hosted, seat: Seat) -> None:
    """Let a bot play for a seat that has been away as long as the table allows."""
    async with hosted.lock:
        await hosted.look_who_sits()
        row = hosted.seats.sitting[seat]
        if row.who != BOT and not hosted.seats.is_here(seat) and not row.played_by and hosted.row.ended is None:
            unless = looks_elsewhere(hosted, seat)
            await hosted.change_seat(seat, unless=unless, played_by=BOT, drop=seat)
        await show_all(hosted)
    schedule(hosted)


async def stand_in(hosted: Hosted, seat: Seat, for_seat: Seat, admit: Also) -> None:
    """A team-mate plays for a seat that is away, with a token that `admit` hands out or refuses."""
    async with hosted.lock:
        await hosted.ready()
        await hosted.look_who_sits()
        if for_seat not in hosted.seats.sitting or side_of(for_seat) != side_of(seat) or for_seat == seat:
            raise Refused(f"{for_seat} is not a team-mate's seat", "no-team-mate", seat=for_seat[:40])
        row, here = hosted.seats.sitting[for_seat], Refused(f"{for_seat} is not away", "not-away", seat=for_seat)
        if hosted.seats.is_here(for_seat) or row.who != "person":
            raise here
        also = both(
            nobody_looks(hosted, for_seat, here),
            admit,
            told(hosted, "stands-in", for_seat, hosted.seats.sitting[seat].name),
        )
        await hosted.change_seat(for_seat, played_by=seat, drop=for_seat, also=also)
        hosted.seats.send_stand_ins_away(for_seat)  # who has played for it so far
        await show_all_and_lines(hosted)


async def give_back(hosted: Hosted, seat: Seat, for_seat: Seat, heard: Also) -> None:
    """The team-mate stops playing for a seat."""
    async with hosted.lock:
        if for_seat not in hosted.seats.sitting or hosted.seats.sitting[for_seat].played_by != seat:
            raise Refused(f"you are not playing for {for_seat}", "no-team-mate", seat=for_seat[:40])
        await stop_standing_in(hosted, for_seat, heard)
        await show_all(hosted)


async def stop_standing_in(hosted: Hosted, seat: Seat, heard: Also | None = None) -> None:
    """Let nobody play for this seat any more; it is away again."""
    also, since = both(heard, no_stand_ins(hosted, seat)), time.time()
    await hosted.change_seat(seat, played_by="", also=also, put=look_after(hosted, seat, since))
    hosted.seats.send_stand_ins_away(seat)


def no_stand_ins(hosted: Hosted, seat: Seat) -> Also:
    """A function that takes away the tokens of those who play for a seat."""
    return partial(queries.forget_stand_ins, table=hosted.row.id, seat=seat, kind=STAND_IN)


async def play_for_nobody(hosted: Hosted, seat: Seat) -> None:
    """Stop a seat from playing for team-mates, because its person loses it."""
    for other in [row.seat for row in hosted.seats.sitting.values() if row.played_by == seat]:
        await stop_standing_in(hosted, other)


def told(hosted: Hosted, what: Became, seat: Seat, name: str) -> Also | None:
    """A function that tells everyone what has become of a seat, if that happens during a game."""
    if not hosted.journal.runs:
        return None
    line = LineRow(hosted.row.id, 0, seat, name, "all", "", None, time.time(), what)
    return partial(queries.add_line, line=line)


async def give_up_seat(hosted: Hosted, seat: Seat, heard: Also) -> None:
    """A person leaves for good: a bot plays on."""
    async with hosted.lock:
        await play_for_nobody(hosted, seat)
        tokens = partial(queries.forget_tokens, table=hosted.row.id, seat=seat)
        also = both(heard, told(hosted, "left", seat, hosted.seats.sitting[seat].name), tokens)
        await hosted.change_seat(seat, drop=seat, also=also, **played_by_a_bot(hosted))
        hosted.seats.take_away(seat)
        if not hosted.row.dealt:
            await hosted.deal_if_all_are_here()
        await let_in_whom_nobody_minds(hosted)
        await show_all_and_lines(hosted)
    schedule(hosted)


def played_by_a_bot(hosted: Hosted) -> dict[str, Any]:
    """The columns of a seat that a bot takes for the rest of the game."""
    bot = bots_of(hosted.row.game)[-1]
    return {"who": BOT, "bot": bot, "played_by": "", "away_since": None, "newcomer": None}


async def remove(hosted: Hosted, host: Seat, seat: Seat, invitation: bytes, heard: Also) -> None:
    """The host sends a guest away; an invitation waits for the next one."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        if host != hosted.row.host:
            raise Refused("only the host can do that", "not-host")
        if seat == host or seat not in hosted.seats.sitting or hosted.seats.sitting[seat].who == BOT:
            raise Refused(f"{seat[:40]} is not a guest's seat", "no-guest", seat=seat[:40])
        await play_for_nobody(hosted, seat)
        row, now = hosted.seats.sitting[seat], time.time()
        gone: dict[str, Any] = {"who": "nobody", "name": "", "played_by": "", "stops": None, "screen": False}
        gone |= {"newcomer": None, "away_since": now if hosted.journal.runs else None}
        anew = partial(queries.invite_anew, table=hosted.row.id, seat=seat, key=invitation)
        also = both(heard, told(hosted, "removed", seat, row.name) if row.who == "person" else None, anew)
        job = look_after(hosted, seat, now) if hosted.journal.runs else None
        await hosted.change_seat(seat, drop=seat, put=job, also=also, **gone)
        hosted.seats.take_away(seat)
        await let_in_whom_nobody_minds(hosted)
        await show_all_and_lines(hosted)
    schedule(hosted)


async def take_seat(hosted: Hosted, seat: Seat, name: str, admit: Callable[[Connection, str], None]) -> None:
    """Someone comes, and `admit` lets them in or refuses; while a game runs, opponents are asked first."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        if hosted.journal.runs:
            await let_in_if_all_agree(hosted, seat, {"name": name, "agreed": []}, lambda c: admit(c, NEWCOMER))
        else:
            come: dict[str, Any] = {"away_since": time.time()}
            if hosted.seats.sitting[seat].who == "nobody":
                come |= {"who": "person", "name": name}
            await hosted.change_seat(seat, also=lambda c: admit(c, SEAT), **come)
        await show_all_and_lines(hosted)


async def let_in_if_all_agree(hosted: Hosted, seat: Seat, newcomer: dict[str, Any], also: Also) -> None:
    """Give the seat to a newcomer if every opponent has agreed; otherwise the newcomer waits."""
    if set(hosted.seats.opponents_of(seat)) - set(newcomer["agreed"]):
        await hosted.change_seat(seat, newcomer=newcomer, also=also)
        return
    now, name, table = time.time(), newcomer["name"], hosted.row.id
    come: dict[str, Any] = {"who": "person", "name": name, "newcomer": None, "away_since": now}
    seated = partial(queries.change_tokens, table=table, seat=seat, kind=NEWCOMER, into=SEAT)
    job = look_after(hosted, seat, now) if not hosted.seats.sitting[seat].played_by else None
    await hosted.change_seat(seat, put=job, also=both(also, seated, told(hosted, "joined", seat, name)), **come)


async def let_in_whom_nobody_minds(hosted: Hosted) -> None:
    """Let in newcomers to whom all remaining opponents have agreed, now that an opponent has gone."""
    for row in list(hosted.seats.sitting.values()):
        if row.newcomer is not None and not set(hosted.seats.opponents_of(row.seat)) - set(row.newcomer["agreed"]):
            try:
                await let_in_if_all_agree(hosted, row.seat, row.newcomer, no_other_reply(hosted, row.seat))
            except (Unstored, Taken):
                hosted.seats.unsettled = True  # the house tries again


async def reply_to_newcomer(hosted: Hosted, screen: tuple[Seat, ...], seat: Seat, agree: bool, heard: Also) -> None:
    """An opponent accepts a newcomer or turns them down; if they are turned down, a bot takes the seat."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        await hosted.ready()
        newcomer = hosted.seats.sitting[seat].newcomer if seat in hosted.seats.sitting else None
        if newcomer is None or not set(screen) & set(hosted.seats.opponents_of(seat)):
            raise Refused("you have no question to answer", "nothing-asked")
        also = both(heard, no_other_reply(hosted, seat))
        if agree:
            await let_in_if_all_agree(
                hosted, seat, {**newcomer, "agreed": sorted({*newcomer["agreed"], *screen})}, also
            )
        else:
            unwanted = partial(queries.change_tokens, table=hosted.row.id, seat=seat, kind=NEWCOMER, into=NOT_WANTED)
            also = both(also, unwanted, told(hosted, "not-wanted", seat, newcomer["name"]))
            await hosted.change_seat(seat, drop=seat, also=also, **played_by_a_bot(hosted))
        await show_all_and_lines(hosted)
    schedule(hosted)


def no_other_reply(hosted: Hosted, seat: Seat) -> Also:
    """A function that refuses if another process has written someone else's reply to the newcomer."""
    known = hosted.seats.sitting[seat].newcomer

    def check(c: Connection) -> None:
        queries.hold(c, hosted.row.id)
        if queries.newcomer_at(c, hosted.row.id, seat) != known:
            raise Taken("somebody else has replied in the meantime")

    return check


def seed_for(given: str, seat: Seat) -> str:
    """The seed of a seat, made from what its page gave; a page that gave none leaves it to the server."""
    if len(given) != 64 or not set(given) <= set("0123456789abcdef"):
        given = new_seed().hex()
    return seed_from(f"{given} {seat}").hex()
