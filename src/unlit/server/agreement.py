"""What players settle among themselves: taking back, ending, giving up, claiming."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, TypeAlias

from unlit.kernel.errors import Barrier, Refused
from unlit.kernel.question import Seat
from unlit.kernel.table import Table
from unlit.server import presence, queries, showing
from unlit.server.authority import Also, both
from unlit.server.frames import side_of
from unlit.server.loading import replayed

if TYPE_CHECKING:
    from unlit.server.hosted import Hosted

# Who looks, and then the seats that are played on the same screen: those people are together, and one speaks for all.
Screen: TypeAlias = tuple[Seat, ...]

KEEP_AT_ONCE = -1000  # what was stored may be of a line of play that is no more


async def undo(hosted: Hosted, screen: Screen, client: str, heard: Also) -> None:
    """Take the seat's last answer back: at once where that is free, else with the consent of everybody elsewhere."""
    seat, *mates = screen
    async with hosted.lock:
        t = await hosted.ready()
        hosted.not_in_pause(seat)
        try:
            await take_back(hosted, t, seat, (), client, heard)
        except Barrier as barrier:
            assert hosted.t is not None
            people = [other for other in barrier.seats if other in hosted.people_of() and other not in mates]
            if people:
                number = hosted.t.last_answer(seat, hosted.silent)
                wish = {"what": "undo", "seat": seat, "agreed": sorted(mates), "number": number}
                await propose(hosted, wish, heard)
            else:
                await take_back(hosted, hosted.t, seat, barrier.seats, client, heard)
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def take_back(
    hosted: Hosted, t: Table[Any], seat: Seat, consent: tuple[Seat, ...], client: str | None, heard: Also
) -> None:
    """Take the last answer back that the seat gave itself; if it lies too far back, the whole record is read first."""
    number = t.last_answer(seat, hosted.silent)
    if (number is None or not t.reaches(number)) and seat in hosted.answered:
        row, sitting = hosted.row, list(hosted.sitting.values())
        t = await hosted.house.store.read(lambda c: replayed(c, row, sitting, hosted.pauses.take))
        kept_number = hosted.kept_number
        hosted.put_down(t)
        hosted.kept_number = kept_number
        number = t.last_answer(seat, hosted.silent)
    if number is None and hosted.row.moved_on:
        raise Refused("nothing from before the rules changed can be taken back", "before-new-rules")
    if number is None:
        raise Refused(f"{seat} has no answer to take back", "nothing-to-undo", seat=seat)
    hosted.pause()  # whether this is part of one
    t.undo(seat, consent, number)
    hosted.kept_number = KEEP_AT_ONCE
    hosted.note("person", client)
    await hosted.write(heard)


async def offer_end(hosted: Hosted, screen: Screen, heard: Also) -> None:
    """Ask the others to end the game without a winner."""
    seat, *mates = screen
    async with hosted.lock:
        await hosted.ready()
        hosted.not_in_pause(seat)
        if [other for other in hosted.people_of() if other not in screen]:
            await propose(hosted, {"what": "end", "seat": seat, "agreed": sorted(mates)}, heard)
        else:
            await end(hosted, "agreed", [], seat, heard)
    await showing.show_all(hosted)


async def propose(hosted: Hosted, proposal: dict[str, Any] | None, heard: Also) -> None:
    """What is asked of everybody, or nothing any more."""

    def write(c: Any) -> None:
        heard(c)
        queries.change_table(c, hosted.row.id, proposal=proposal)
        queries.ring(c, hosted.row.id)

    await hosted.house.store.write(write)
    hosted.row = hosted.row._replace(proposal=proposal)


async def reply(hosted: Hosted, screen: Screen, agree: bool, heard: Also) -> None:
    """Agree to what somebody asks for, or do not."""
    async with hosted.lock:
        t = await hosted.ready()
        hosted.not_in_pause(screen[0])
        proposal = hosted.row.proposal
        if proposal is None or proposal["seat"] == screen[0]:
            raise Refused("nothing is asked of you", "nothing-asked")
        if not agree:
            await propose(hosted, None, heard)
        else:
            agreed = sorted({*proposal["agreed"], *screen})
            missing = [one for one in hosted.people_of() if one != proposal["seat"] and one not in agreed]
            if missing:
                await propose(hosted, {**proposal, "agreed": agreed}, heard)
            elif proposal["what"] == "end":
                await end(hosted, "agreed", [], proposal["seat"], heard)
            elif t.last_answer(proposal["seat"], hosted.silent) == proposal["number"]:
                await take_back(hosted, t, proposal["seat"], t.seats, None, heard)
            else:
                await propose(hosted, None, heard)
    await showing.show_all(hosted)
    hosted.house.schedule(hosted)


async def end(hosted: Hosted, ending: str, winners: list[Seat], by: Seat, heard: Also) -> None:
    """The game ends by what people decide, not by a rule."""
    ended = hosted.ending(ending, winners, by)

    def write(c: Any) -> None:
        heard(c)
        queries.change_table(c, hosted.row.id, ended=ended, proposal=None, changed=time.time())
        queries.put_job(c, hosted.row.id, None)
        queries.ring(c, hosted.row.id)

    await hosted.house.store.write(write)
    hosted.row = hosted.row._replace(ended=ended, proposal=None)
    hosted.job = None


async def concede(hosted: Hosted, seat: Seat, heard: Also) -> None:
    """The seat's side gives up, if nobody else plays for it."""
    async with hosted.lock:
        await hosted.ready()
        mates = [other for other in hosted.people_of(side_of(seat)) if other != seat]
        if mates:
            raise Refused("your team-mates play on; you can leave", "team-plays-on")
        await end(hosted, "conceded", others_than(hosted, side_of(seat)), seat, heard)
    await showing.show_all(hosted)


async def claim(hosted: Hosted, seat: Seat, against: Seat, heard: Also) -> None:
    """The other side has been away for so long that the game is over."""
    async with hosted.lock:
        await hosted.ready()
        await hosted.look_who_sits()  # who came and went through another process has not been away since before
        if against not in hosted.sitting or side_of(against) == side_of(seat):
            raise Refused(f"{against[:40]} is not against you", "no-opponent", seat=against[:40])
        now, gone = time.time(), []
        for other in hosted.people_of(side_of(against)):
            away = hosted.sitting[other].away_since
            here = Refused(f"{other} has not been away for long enough", "not-gone", seat=other)
            if not hosted.choices.claim or away is None or hosted.is_here(other) or now - away < hosted.choices.claim:
                raise here
            gone.append(presence.nobody_looks(hosted, other, here))
        if not hosted.people_of(side_of(against)):
            raise Refused(f"{against} is played by a bot", "no-opponent", seat=against)
        await end(hosted, "claimed", others_than(hosted, side_of(against)), seat, both(heard, *gone))
    await showing.show_all(hosted)


def others_than(hosted: Hosted, side: str) -> list[Seat]:
    """The seats of the other sides."""
    return [seat for seat in hosted.sitting if side_of(seat) != side]
