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
from unlit.server.authority import Also, both, send_stand_ins_away, take_away
from unlit.server.frames import side_of
from unlit.server.loading import one_table
from unlit.server.protocol import Became
from unlit.server.queries import AWAY, JobRow, LineRow
from unlit.server.showing import BOT, ENCODER
from unlit.server.store import Taken, Unstored
from unlit.server.tokens import NEWCOMER, NOT_WANTED, SEAT, STAND_IN, new_seed

if TYPE_CHECKING:
    from unlit.server.hosted import Hosted, Listener
    from unlit.server.house import House

LEASE = 45.0  # seconds that what a process says of who is here holds, if it does not say it again


async def join(hosted: Hosted, listener: Listener, seed: str) -> None:
    """Somebody looks: what stands in gives the seat back, and once all are here the game is dealt."""
    async with hosted.lock:
        hosted.used = time.monotonic()
        with one_table(hosted.row.id):
            await hosted.read_what_others_wrote()
        await hosted.load()
        hosted.listeners.append(listener)
        try:
            await settle(hosted, listener, seed)
        except BaseException:
            hosted.listeners.remove(listener)
            hosted.unsettled = True  # it may be written already that somebody is here
            raise
    await showing.show_all(hosted)
    await showing.show_lines(hosted, listener)
    hosted.house.schedule(hosted)


async def settle(hosted: Hosted, listener: Listener, seed: str) -> None:
    """What it means that somebody looks now."""
    listener.send(ENCODER.encode(showing.welcome(hosted, listener)))
    for seat in listener.own:
        await is_back(hosted, seat)
    await look_after_those_away(hosted)
    await story.join(hosted, listener)
    if not hosted.row.dealt:
        await give_seed(hosted, listener, seed)


def is_marked(hosted: Hosted, seat: Seat) -> bool:
    """Whether a seat counts as away, or somebody plays for it, as far as this process has heard."""
    row = hosted.sitting[seat]
    return row.away_since is not None or bool(row.played_by)


async def is_back(hosted: Hosted, seat: Seat) -> None:
    """Whoever was away is here again; that is written even if this process has not heard that they were away."""
    looks = partial(queries.look, table=hosted.row.id, seat=seat, house=hosted.house.name, until=time.time() + LEASE)
    back: dict[str, Any] = {"away_since": None, "played_by": ""}
    await hosted.change_seat(seat, drop=AWAY + seat, also=both(looks, no_stand_ins(hosted, seat)), **back)
    send_stand_ins_away(hosted, seat)


async def give_seed(hosted: Hosted, listener: Listener, seed: str) -> None:
    """What a page gives to the dice; the last one lets the game be dealt."""
    for seat in listener.own:
        if not hosted.sitting[seat].seed:
            own = partial(queries.give_seed, table=hosted.row.id, seat=seat, seed=seed_for(seed, seat))
            await hosted.house.store.write(own)
    await hosted.deal_if_all_are_here()


async def look_after_those_away(hosted: Hosted) -> None:
    """Who was here when a server ended, and did not come back, is away as well; other processes are asked first."""
    if hosted.row.ended is not None:
        return
    for seat in hosted.people_of():
        row = hosted.sitting[seat]
        if not hosted.is_here(seat) and not row.played_by:
            await is_gone(hosted, seat, row.away_since or time.time())


async def settle_again(hosted: Hosted) -> None:
    """Write down at last who has gone, and who is here though others think not."""
    async with hosted.lock:
        await hosted.look_who_sits()
        for seat in hosted.people_of():
            if hosted.looks_here(seat) and is_marked(hosted, seat):
                await is_back(hosted, seat)
        await look_after_those_away(hosted)
        hosted.unsettled = False
        await let_in_whom_nobody_minds(hosted)
    await showing.show_all(hosted)


async def leave(hosted: Hosted, listener: Listener) -> None:
    """Somebody looks no more."""
    async with hosted.lock:
        if listener not in hosted.listeners:
            return
        hosted.listeners.remove(listener)
        for seat in listener.own:
            if hosted.sitting[seat].who == "person" and not hosted.looks_here(seat):
                try:
                    await is_gone(hosted, seat, time.time())
                except Unstored:
                    hosted.unsettled = True  # the house tries again
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def is_gone(hosted: Hosted, seat: Seat, since: float) -> None:
    """Nobody looks through this seat here any more; if nobody does in another process, it is away."""
    goes = partial(queries.look_no_more, table=hosted.row.id, seat=seat, house=hosted.house.name)
    job, unless = look_after(hosted, seat, since), looks_elsewhere(hosted, seat)
    if not await hosted.change_seat(seat, also=goes, unless=unless, put=job, away_since=since):
        await hosted.look_who_sits()


def looks_elsewhere(hosted: Hosted, seat: Seat) -> Callable[[Connection], bool]:
    """Says, in the transaction that rests on it, whether somebody looks through a seat in another process."""
    return partial(queries.looks_elsewhere, table=hosted.row.id, seat=seat, house=hosted.house.name)


def nobody_looks(hosted: Hosted, seat: Seat, otherwise: Refused) -> Also:
    """Refuses if somebody looks through a seat in another process, of which this one may not have heard."""
    looks = looks_elsewhere(hosted, seat)

    def check(c: Connection) -> None:
        if looks(c):
            raise otherwise

    return check


async def say_who_is_here(house: House) -> None:
    """Say again who looks through this process, and hear it from the others; whoever fell silent has gone."""
    looked_at = {hosted.row.id: hosted for hosted in house.hosted.values() if hosted.listeners}
    here = [
        (table, seat) for table, hosted in looked_at.items() for seat in hosted.people_of() if hosted.looks_here(seat)
    ]
    until = time.time() + LEASE

    def write(c: Connection) -> dict[str, dict[Seat, float]]:
        queries.say_who_looks(c, house.name, here, until)
        return queries.looks_until(c, looked_at, house.name)

    elsewhere = await house.store.write(write)
    for table, hosted in looked_at.items():
        hosted.elsewhere = elsewhere.get(table, {})
        if any(hosted.is_here(seat) == is_marked(hosted, seat) for seat in hosted.people_of()):
            hosted.unsettled = True


def look_after(hosted: Hosted, seat: Seat, since: float) -> JobRow | None:
    """The job of letting a bot play for a seat that is away."""
    if not hosted.choices.stand_in or hosted.row.ended is not None:
        return None
    return JobRow(hosted.row.id, AWAY + seat, 0, since + hosted.choices.stand_in, 0.0)


async def stand_in_by_bot(hosted: Hosted, seat: Seat) -> None:
    """The time is over that the table gives to a seat that is away."""
    async with hosted.lock:
        await hosted.look_who_sits()
        row = hosted.sitting[seat]
        if row.who != BOT and not hosted.is_here(seat) and not row.played_by and hosted.row.ended is None:
            unless = looks_elsewhere(hosted, seat)
            await hosted.change_seat(seat, unless=unless, played_by=BOT, drop=AWAY + seat)
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def stand_in(hosted: Hosted, seat: Seat, for_seat: Seat, admit: Also) -> None:
    """A team-mate plays for a seat that is away, with a token that `admit` hands out or refuses."""
    async with hosted.lock:
        await hosted.ready()
        await hosted.look_who_sits()
        if for_seat not in hosted.sitting or side_of(for_seat) != side_of(seat) or for_seat == seat:
            raise Refused(f"{for_seat} is not a team-mate's seat", "no-team-mate", seat=for_seat[:40])
        row, here = hosted.sitting[for_seat], Refused(f"{for_seat} is not away", "not-away", seat=for_seat)
        if hosted.is_here(for_seat) or row.who != "person":
            raise here
        also = both(
            nobody_looks(hosted, for_seat, here), admit, told(hosted, "stands-in", for_seat, hosted.sitting[seat].name)
        )
        await hosted.change_seat(for_seat, played_by=seat, drop=AWAY + for_seat, also=also)
        send_stand_ins_away(hosted, for_seat)  # who has played for it so far
    await showing.show_all_and_lines(hosted)


async def give_back(hosted: Hosted, seat: Seat, for_seat: Seat, heard: Also) -> None:
    """The team-mate stops playing for a seat."""
    async with hosted.lock:
        if for_seat not in hosted.sitting or hosted.sitting[for_seat].played_by != seat:
            raise Refused(f"you are not playing for {for_seat}", "no-team-mate", seat=for_seat[:40])
        await stop_standing_in(hosted, for_seat, heard)
    await showing.show_all(hosted)


async def stop_standing_in(hosted: Hosted, seat: Seat, heard: Also | None = None) -> None:
    """Nobody plays for this seat any more, and it is away as it was before."""
    also, since = both(heard, no_stand_ins(hosted, seat)), time.time()
    await hosted.change_seat(seat, played_by="", also=also, put=look_after(hosted, seat, since))
    send_stand_ins_away(hosted, seat)


def no_stand_ins(hosted: Hosted, seat: Seat) -> Also:
    """Takes away the tokens of those who play for a seat."""
    return partial(queries.forget_stand_ins, table=hosted.row.id, seat=seat, kind=STAND_IN)


async def play_for_nobody(hosted: Hosted, seat: Seat) -> None:
    """Whoever loses a seat does not go on playing for a team-mate."""
    for other in [row.seat for row in hosted.sitting.values() if row.played_by == seat]:
        await stop_standing_in(hosted, other)


def told(hosted: Hosted, what: Became, seat: Seat, name: str) -> Also | None:
    """Tells everybody what has become of a seat, if that happens during a game."""
    if not hosted.runs:
        return None
    line = LineRow(hosted.row.id, 0, seat, name, "all", "", None, time.time(), what)
    return partial(queries.add_line, line=line)


async def give_up_seat(hosted: Hosted, seat: Seat, heard: Also) -> None:
    """A person leaves for good: a bot plays on."""
    async with hosted.lock:
        await play_for_nobody(hosted, seat)
        tokens = partial(queries.forget_tokens, table=hosted.row.id, seat=seat)
        also = both(heard, told(hosted, "left", seat, hosted.sitting[seat].name), tokens)
        await hosted.change_seat(seat, drop=AWAY + seat, also=also, **played_by_a_bot(hosted))
        take_away(hosted, seat)
        if not hosted.row.dealt:
            await hosted.deal_if_all_are_here()
        await let_in_whom_nobody_minds(hosted)
    await showing.show_all_and_lines(hosted)
    hosted.house.schedule(hosted)


def played_by_a_bot(hosted: Hosted) -> dict[str, Any]:
    """What is written of a seat that a bot takes for the rest of the game."""
    bot = hosted.house.bots_for(hosted.row.game)[-1]
    return {"who": BOT, "bot": bot, "played_by": "", "away_since": None, "newcomer": None}


async def remove(hosted: Hosted, host: Seat, seat: Seat, invitation: bytes, heard: Also) -> None:
    """The host sends a guest away; an invitation waits for another one."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        if host != hosted.row.host:
            raise Refused("only the host can do that", "not-host")
        if seat == host or seat not in hosted.sitting or hosted.sitting[seat].who == BOT:
            raise Refused(f"{seat[:40]} is not a guest's seat", "no-guest", seat=seat[:40])
        await play_for_nobody(hosted, seat)
        row, now = hosted.sitting[seat], time.time()
        gone: dict[str, Any] = {"who": "nobody", "name": "", "played_by": "", "stops": None, "screen": False}
        gone |= {"newcomer": None, "away_since": now if hosted.runs else None}
        anew = partial(queries.invite_anew, table=hosted.row.id, seat=seat, key=invitation)
        also = both(heard, told(hosted, "removed", seat, row.name) if row.who == "person" else None, anew)
        job = look_after(hosted, seat, now) if hosted.runs else None
        await hosted.change_seat(seat, drop=AWAY + seat, put=job, also=also, **gone)
        take_away(hosted, seat)
        await let_in_whom_nobody_minds(hosted)
    await showing.show_all_and_lines(hosted)
    hosted.house.schedule(hosted)


async def take_seat(hosted: Hosted, seat: Seat, name: str, admit: Callable[[Connection, str], None]) -> None:
    """Somebody has come, whom `admit` lets in or refuses; while a game runs, opponents are asked first."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        if hosted.runs:
            await let_in_if_all_agree(hosted, seat, {"name": name, "agreed": []}, lambda c: admit(c, NEWCOMER))
        else:
            come: dict[str, Any] = {"away_since": time.time()}
            if hosted.sitting[seat].who == "nobody":
                come |= {"who": "person", "name": name}
            await hosted.change_seat(seat, also=lambda c: admit(c, SEAT), **come)
    await showing.show_all_and_lines(hosted)


async def let_in_if_all_agree(hosted: Hosted, seat: Seat, newcomer: dict[str, Any], also: Also) -> None:
    """A newcomer to whom every opponent has agreed takes the seat; any other waits."""
    if set(hosted.opponents_of(seat)) - set(newcomer["agreed"]):
        await hosted.change_seat(seat, newcomer=newcomer, also=also)
        return
    now, name, table = time.time(), newcomer["name"], hosted.row.id
    come: dict[str, Any] = {"who": "person", "name": name, "newcomer": None, "away_since": now}
    seated = partial(queries.change_tokens, table=table, seat=seat, kind=NEWCOMER, into=SEAT)
    job = look_after(hosted, seat, now) if not hosted.sitting[seat].played_by else None
    await hosted.change_seat(seat, put=job, also=both(also, seated, told(hosted, "joined", seat, name)), **come)


async def let_in_whom_nobody_minds(hosted: Hosted) -> None:
    """An opponent has gone: the others may all have agreed to a newcomer."""
    for row in list(hosted.sitting.values()):
        if row.newcomer is not None and not set(hosted.opponents_of(row.seat)) - set(row.newcomer["agreed"]):
            try:
                await let_in_if_all_agree(hosted, row.seat, row.newcomer, no_other_reply(hosted, row.seat))
            except (Unstored, Taken):
                hosted.unsettled = True  # the house tries again


async def reply_to_newcomer(hosted: Hosted, screen: tuple[Seat, ...], seat: Seat, agree: bool, heard: Also) -> None:
    """An opponent agrees that a newcomer takes a seat, or does not: then a bot takes it."""
    async with hosted.lock:
        await hosted.read_what_others_wrote()
        await hosted.ready()
        newcomer = hosted.sitting[seat].newcomer if seat in hosted.sitting else None
        if newcomer is None or not set(screen) & set(hosted.opponents_of(seat)):
            raise Refused("you have no question to answer", "nothing-asked")
        also = both(heard, no_other_reply(hosted, seat))
        if agree:
            await let_in_if_all_agree(
                hosted, seat, {**newcomer, "agreed": sorted({*newcomer["agreed"], *screen})}, also
            )
        else:
            unwanted = partial(queries.change_tokens, table=hosted.row.id, seat=seat, kind=NEWCOMER, into=NOT_WANTED)
            also = both(also, unwanted, told(hosted, "not-wanted", seat, newcomer["name"]))
            await hosted.change_seat(seat, drop=AWAY + seat, also=also, **played_by_a_bot(hosted))
    await showing.show_all_and_lines(hosted)
    hosted.house.schedule(hosted)


def no_other_reply(hosted: Hosted, seat: Seat) -> Also:
    """Refuses if another process has written what somebody else says to the newcomer."""
    known = hosted.sitting[seat].newcomer

    def check(c: Connection) -> None:
        queries.hold(c, hosted.row.id)
        if queries.newcomer_at(c, hosted.row.id, seat) != known:
            raise Taken("somebody else has replied in the meantime")

    return check


def seed_for(given: str, seat: Seat) -> str:
    """The seed of a seat, made of what its page gave; a page that gave none leaves it to the server."""
    if len(given) != 64 or not set(given) <= set("0123456789abcdef"):
        given = new_seed().hex()
    return seed_from(f"{given} {seat}").hex()
