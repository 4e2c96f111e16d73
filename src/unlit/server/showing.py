"""What a listener is sent: who is here, what its seat sees, whose turn it is, what was said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from unlit.kernel.events import SPECTATOR
from unlit.kernel.game_table import GameTable
from unlit.kernel.question import Seat
from unlit.kernel.sight import Sight, see
from unlit.server import queries, story
from unlit.server.authority import look_again
from unlit.server.frames import frame, side_of
from unlit.server.protocol import Ended, Frame, Newcomer, People, Person, Proposal, Saying, Spoken, Turn, Welcome

if TYPE_CHECKING:
    from unlit.kernel import game
    from unlit.server.hosted import Hosted, Listener

MOST_LINES = 100  # of chat, for one who comes
BOT = "bot"
ENCODER = msgspec.json.Encoder()


async def show_what_is_written(hosted: Hosted) -> None:
    """Send everybody what is new to them, once nothing is on its way to the disk."""
    async with hosted.lock:
        await show_all(hosted)


async def show_all(hosted: Hosted) -> None:
    """Send everybody what is new to them; for those who hold the table's lock, or have just let it go."""
    if not await look_again(hosted):
        return
    company = ENCODER.encode(people(hosted))
    for listener in list(hosted.listeners):
        for message in news_for(hosted, listener):
            listener.send(message)
        if company != listener.people:  # how a game ended comes after what ended it
            listener.people = company
            listener.send(company)


def prepare(hosted: Hosted) -> None:
    """What everybody will be sent of this step, once it is on disk.

    Each step has a frame of its own, however many are written at once: their number tells nothing of who could have
    played something in between.
    """
    for listener in hosted.listeners:
        listener.waiting = news_for(hosted, listener) or listener.waiting


def news_for(hosted: Hosted, listener: Listener) -> list[bytes]:
    """What was prepared, the frame if it says something new, and whose turn it is on that screen."""
    if hosted.t is None:
        return []
    found, listener.waiting = listener.waiting, []
    new = frame_for(hosted, listener)
    bare = ENCODER.encode(msgspec.structs.replace(new, told=[], from_start=False, earlier=False))
    if new.told or bare != listener.shown:
        listener.shown = bare
        listener.heard = new.told[-1].number if new.told else listener.heard
        found.append(ENCODER.encode(new))
    asked = hosted.asked_person() or ""
    turn = asked if asked in listener.others else ""
    if turn != listener.turn:
        listener.turn = turn
        if turn:
            found.append(ENCODER.encode(Turn(seat=turn)))
    return found


def forget_prepared(hosted: Hosted) -> None:
    """What was prepared did not happen: everybody is shown anew what is true."""
    for listener in hosted.listeners:
        if listener.waiting:
            listener.waiting = []
            listener.shown = b""
            listener.heard = 0


def frame_for(hosted: Hosted, listener: Listener) -> Frame:
    """What a listener sees now."""
    t, sight = seen_by(hosted, listener.seat, listener.heard)
    return frame(
        t,
        sight,
        since=listener.heard,
        ask=hosted.ask_number(sight.question) if sight.question is not None else 0,
        shown=hosted.asked_person() == listener.seat,
        undo=undo_of(hosted, listener.seat) if listener.seat in listener.own else "no",
        remembering=hosted.choices.memory == "automatic",
    )


def seen_by(hosted: Hosted, seat: Seat, since: int = 0) -> tuple[GameTable[Any], Sight]:
    """What a seat sees of the table, by whatever door; in a pause of others that is the table as that began."""
    t, pause = hosted.t, hosted.pause_for(seat)
    assert t is not None
    if pause is None:
        return t, see(t, seat, since)
    told = [one for one in t.told(seat, since) if one[0] <= pause.told[seat]]
    return pause.shown, Sight(seat, pause.shown.view(seat), None, told, None)


def undo_of(hosted: Hosted, seat: Seat) -> str:
    """Whether the seat can take its last answer back: at once, or if the others agree."""
    t = hosted.t
    if t is None or seat == SPECTATOR or hosted.row.ended is not None or t.question is None:
        return "no"
    if hosted.pause_for(seat) is not None:
        return "no"
    if t.last_answer(seat, hosted.silent) is None and seat not in hosted.answered:
        return "no"
    return "free" if t.can_undo(seat, hosted.silent) else "ask"


def welcome(hosted: Hosted, listener: Listener) -> Welcome:
    """What does not change while the game runs."""
    stops = hosted.sitting[listener.seat].stops if listener.seat in hosted.sitting else None
    return Welcome(
        table=hosted.row.id,
        game=hosted.row.game,
        content=hosted.house.content.hash_of(hosted.game),
        setup=hosted.row.setup,
        carried=worded(hosted.game.campaign.carried(hosted.row.setup)),
        choices=hosted.choices,
        seat=listener.seat,
        stands_in=stands_in(listener),
        seats=list(hosted.sitting),
        sides={seat: side_of(seat) for seat in hosted.sitting},
        commitment=hosted.house.commitment(hosted.row),
        stops=stops,
        moved_on=hosted.row.moved_on,
        moments=[*hosted.game.rules.moments],
    )


def stands_in(listener: Listener) -> bool:
    """Whether somebody looks through the seat of another who is away."""
    return listener.seat not in (*listener.own, SPECTATOR)


def newcomer(hosted: Hosted, row: queries.SeatRow) -> Newcomer | None:
    """Who asks for a seat, and of whom that is asked."""
    if row.newcomer is None:
        return None
    return Newcomer(
        seat=row.seat,
        name=row.newcomer["name"],
        agreed=row.newcomer["agreed"],
        asked=hosted.opponents_of(row.seat),
    )


def people(hosted: Hosted) -> People:
    """Who is at the table, and what they ask of each other."""
    proposal = hosted.row.proposal
    return People(
        people=[
            Person(
                seat=seat.seat,
                name=seat.name,
                who="person" if seat.who == "person" else "bot" if seat.who == BOT else "nobody",
                bot=seat.bot,
                here=hosted.is_here(seat.seat),
                away_since=seat.away_since,
                played_by=seat.played_by,
                host=seat.seat == hosted.row.host,
            )
            for seat in hosted.sitting.values()
        ],
        watching=len([one for one in hosted.listeners if one.seat == SPECTATOR]),
        proposal=Proposal(
            what=proposal["what"],
            seat=proposal["seat"],
            agreed=proposal["agreed"],
            asked=hosted.voters(proposal["seat"]),
        )
        if proposal is not None
        else None,
        newcomers=[one for row in hosted.sitting.values() if (one := newcomer(hosted, row)) is not None],
        ended=ended(hosted),
        gathering=not hosted.row.dealt,
        rematch=bool(hosted.row.rematch),
        reading=story.readers(hosted),
    )


def ended(hosted: Hosted) -> Ended | None:
    """How the game ended, with the secret of its dice."""
    if hosted.row.ended is None:
        return None
    following = hosted.following()
    return Ended(
        ending=hosted.row.ended["ending"],
        winners=hosted.row.ended["winners"],
        by=hosted.row.ended["by"],
        secret=hosted.row.secret.hex(),
        commitment_holds=hosted.house.commitment(hosted.row) == hosted.row.ended["commitment"],
        entries=hosted.row.ended["entries"],
        epilogue=worded(hosted.game.campaign.epilogue(hosted.t.board)) if hosted.t is not None else [],
        onward="" if following is None else "again" if following == hosted.row.setup else "next",
        carried=worded(hosted.game.campaign.carried(following)) if following is not None else [],
    )


def worded(said: Iterable[game.Saying]) -> list[Saying]:
    """What a game has to tell, as a page hears it."""
    return [Saying(one.key, dict(one.facts)) for one in said]


async def show_all_and_lines(hosted: Hosted) -> None:
    """Send everybody what is new to them, and what has become of a seat."""
    await show_all(hosted)
    for listener in list(hosted.listeners):
        await show_lines(hosted, listener)


async def show_lines(hosted: Hosted, listener: Listener) -> None:
    """Send one the chat that is new, and for those ears."""
    after = listener.lines
    rows = await hosted.house.store.read(lambda c: queries.line_rows(c, hosted.row.id, after, MOST_LINES))
    for row in rows:
        if row.number > listener.lines and row.audience in ("all", side_of(listener.seat)):
            to: Literal["all", "side"] = "all" if row.audience == "all" else "side"
            spoken = Spoken(
                number=row.number, seat=row.seat, name=row.name, to=to, text=row.text, at=row.at, what=row.what
            )
            listener.send(ENCODER.encode(spoken))
    listener.lines = max(listener.lines, rows[-1].number if rows else 0)
