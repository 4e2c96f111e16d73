"""What players settle among themselves: taking back, ending, giving up, claiming."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any, TypeAlias

from unlit.kernel.errors import Barrier, Refused
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.question import Seat, side_of
from unlit.server.disk.store import Unstored
from unlit.server.seats.authority import Also, both
from unlit.server.tables.audience import show_all
from unlit.server.tables.hosted import Hosted
from unlit.server.tables.presence import nobody_looks
from unlit.server.tables.program import schedule

# The seat that looks, then the other seats on the same screen: their people sit together, and one speaks for all.
Screen: TypeAlias = tuple[Seat, ...]


async def undo(hosted: Hosted, screen: Screen, client: str, heard: Also) -> None:
    """Take back the seat's last answer: at once if that is free, else with the consent of everyone at other screens."""
    seat, *mates = screen
    async with hosted.lock:
        t = await hosted.ready()
        hosted.journal.not_in_pause(seat)
        try:
            await take_back(hosted, t, seat, (), client, heard)
        except Barrier as barrier:
            assert hosted.t is not None
            refuse_without_consent(hosted, "undo", seat)
            if set(hosted.seats.voters(seat)) - set(mates):
                number = hosted.t.last_answer(seat, hosted.journal.silent)
                wish = {"what": "undo", "seat": seat, "agreed": sorted(mates), "number": number}
                await hosted.journal.propose(wish, heard)
            else:
                await take_back(hosted, hosted.t, seat, barrier.seats, client, heard)
        await show_all(hosted)
    schedule(hosted)


async def take_back(
    hosted: Hosted, t: GameTable[Any], seat: Seat, consent: tuple[Seat, ...], client: str | None, heard: Also
) -> None:
    """Take back the last answer that the seat gave itself; if it is too far back, the whole record is read first."""
    number = t.last_answer(seat, hosted.journal.silent)
    if (number is None or not t.reaches(number)) and seat in hosted.journal.answered:
        t = await hosted.journal.read_all(hosted.seats.rows())
        number = t.last_answer(seat, hosted.journal.silent)
    if number is None and hosted.row.moved_on:
        raise Refused("nothing from before the rules changed can be undone", "before-new-rules")
    if number is None:
        raise Refused(f"{seat} has no answer to take back", "nothing-to-undo", seat=seat)
    hosted.journal.take_back(seat, consent, number, client)
    await hosted.write(heard)


async def offer_end(hosted: Hosted, screen: Screen, heard: Also) -> None:
    """Ask the others to end the game without a winner."""
    seat, *mates = screen
    async with hosted.lock:
        await hosted.ready()
        hosted.journal.not_in_pause(seat)
        refuse_without_consent(hosted, "end", seat)
        if set(hosted.seats.voters(seat)) - set(screen):
            await hosted.journal.propose({"what": "end", "seat": seat, "agreed": sorted(mates)}, heard)
        else:
            await end(hosted, "agreed", [], seat, heard)
        await show_all(hosted)


def speechless(hosted: Hosted, what: str, proposer: Seat) -> Seat | None:
    """A person whose side cannot agree, because nobody on that side can be asked; None if every side can.

    An undo shows the proposer something, so nobody's consent to it is taken for granted, however long they stay away.
    """
    heard = {side_of(seat) for seat in (proposer, *hosted.seats.voters(proposer))}
    silent = [seat for seat in hosted.seats.people_of() if side_of(seat) not in heard]
    return next((seat for seat in silent if what == "undo" or not hosted.seats.has_been_gone(seat)), None)


def refuse_without_consent(hosted: Hosted, what: str, proposer: Seat) -> None:
    """Refuse a proposal to which some side could not agree."""
    if (seat := speechless(hosted, what, proposer)) is not None:
        raise Refused(f"{seat} is away and cannot agree to that", "barrier")


async def reply(hosted: Hosted, screen: Screen, agree: bool, heard: Also) -> None:
    """Agree to a proposal, or reject it."""
    async with hosted.lock:
        t = await hosted.ready()
        hosted.journal.not_in_pause(screen[0])
        proposal = hosted.row.proposal
        if proposal is None or proposal["seat"] == screen[0]:
            raise Refused("you have no question to answer", "nothing-asked")
        if not agree or speechless(hosted, proposal["what"], proposal["seat"]) is not None:
            await hosted.journal.propose(None, heard)
        else:
            agreed = sorted({*proposal["agreed"], *screen})
            if set(hosted.seats.voters(proposal["seat"])) - set(agreed):
                await hosted.journal.propose({**proposal, "agreed": agreed}, heard)
            else:
                await carry_out(hosted, t, proposal, heard)
        await show_all(hosted)
    schedule(hosted)


async def carry_out(hosted: Hosted, t: GameTable[Any], proposal: dict[str, Any], heard: Also) -> None:
    """Do what all have agreed to, if the table is still where it was when they were asked."""
    if proposal["what"] == "end":
        await end(hosted, "agreed", [], proposal["seat"], heard)
    elif t.last_answer(proposal["seat"], hosted.journal.silent) == proposal["number"]:
        await take_back(hosted, t, proposal["seat"], t.seats, None, heard)
    else:
        await hosted.journal.propose(None, heard)


async def settle(hosted: Hosted) -> None:
    """Settle a proposal that someone will not reply to: do it if all others agreed, drop it if a side cannot agree."""
    async with hosted.lock:
        t, proposal = hosted.t, hosted.row.proposal
        if t is None or proposal is None or hosted.row.ended is not None:
            return
        with suppress(Refused, Unstored):  # then it stays open until someone answers a question
            # In a pause nobody may see the state of the table, nor what an undo changes there.
            if hosted.journal.pause() is not None or speechless(hosted, proposal["what"], proposal["seat"]) is not None:
                await hosted.journal.propose(None, both())
            elif not set(hosted.seats.voters(proposal["seat"])) - set(proposal["agreed"]):
                await carry_out(hosted, t, proposal, both())
        await show_all(hosted)
    schedule(hosted)


async def end(hosted: Hosted, ending: str, winners: list[Seat], by: Seat, heard: Also) -> None:
    """End the game because people decide so, not because of a rule."""
    await hosted.journal.end(hosted.journal.ending(ending, winners, by), heard)
    hosted.job = None


async def concede(hosted: Hosted, seat: Seat, heard: Also) -> None:
    """Give up for the seat's side, if no team-mates play on."""
    async with hosted.lock:
        await hosted.ready()
        mates = [other for other in hosted.seats.people_of(side_of(seat)) if other != seat]
        if mates:
            raise Refused("your team-mates are playing on; you can leave", "team-plays-on")
        await end(hosted, "conceded", others_than(hosted, side_of(seat)), seat, heard)
        await show_all(hosted)


async def claim(hosted: Hosted, seat: Seat, against: Seat, heard: Also) -> None:
    """Claim the game, because the other side has been away too long."""
    async with hosted.lock:
        await hosted.ready()
        await hosted.look_who_sits()  # someone may have come and gone through another process in the meantime
        if against not in hosted.seats.sitting or side_of(against) == side_of(seat):
            raise Refused(f"{against[:40]} is not playing against you", "no-opponent", seat=against[:40])
        now, within, gone = time.time(), hosted.choices.claim, []
        for other in hosted.seats.people_of(side_of(against)):
            away = hosted.seats.sitting[other].away_since
            here = Refused(f"{other} has not been away long enough", "not-gone", seat=other)
            if not within or away is None or hosted.seats.is_here(other) or now - away < within:
                raise here
            gone.append(nobody_looks(hosted, other, here))
        if not hosted.seats.people_of(side_of(against)):
            raise Refused(f"{against} is played by a bot", "no-opponent", seat=against)
        await end(hosted, "claimed", others_than(hosted, side_of(against)), seat, both(heard, *gone))
        await show_all(hosted)


def others_than(hosted: Hosted, side: str) -> list[Seat]:
    """The seats of the other sides."""
    return [seat for seat in hosted.seats.sitting if side_of(seat) != side]
