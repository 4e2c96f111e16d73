"""What a listener is sent, as a pure function of a scene: who is here, what its seat sees, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from unlit.kernel import game
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.sight import Sight, see
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.question import Seat, side_of
from unlit.server.disk.queries import LineRow, SeatRow, TableRow
from unlit.server.journal.journal import Past, ask_number
from unlit.server.journal.loading import commitment_of
from unlit.server.journal.pause import Pause
from unlit.server.protocol import (
    ENCODER,
    Choices,
    Ended,
    Frame,
    Newcomer,
    People,
    Person,
    Proposal,
    Saying,
    Spoken,
    Turn,
    Welcome,
)
from unlit.server.screen.frames import frame
from unlit.server.seats.listener import Listener, Seen, stands_in
from unlit.server.seats.seats import BOT


class Scene(NamedTuple):
    """A table at one moment: everything that is shown comes from this."""

    row: TableRow
    game: game.Game[Any]
    choices: Choices
    t: GameTable[Any] | None
    past: Past
    pause: Pause | None
    asked: Seat | None  # the seat whose person is asked
    sitting: Mapping[Seat, SeatRow]
    here: frozenset[Seat]  # the seats through which someone looks
    watching: int
    voters: Sequence[Seat]  # who is asked to agree to the proposal, if there is one
    opponents: Mapping[Seat, list[Seat]]  # of each seat for which a newcomer asks
    reading: Sequence[Seat]  # who has the story open and is waited for

    def pause_for(self, seat: Seat) -> Pause | None:
        """The pause in which nothing new is shown to a seat."""
        return self.pause if self.pause is not None and self.pause.hides_from(seat) else None


def news_for(scene: Scene, listener: Listener) -> tuple[list[bytes], Seen]:
    """The frame if it says something new, and whose turn it is on that screen; and what the listener has seen then."""
    if scene.t is None:
        return [], listener.seen
    found, seen = [], listener.seen
    new = frame_for(scene, listener)
    bare = ENCODER.encode(msgspec.structs.replace(new, told=[], from_start=False, earlier=False))
    if new.told or bare != seen.frame:
        seen = seen._replace(frame=bare, heard=new.told[-1].number if new.told else seen.heard)
        found.append(ENCODER.encode(new))
    turn = scene.asked if scene.asked is not None and scene.asked in listener.others else ""
    if turn != seen.turn:
        seen = seen._replace(turn=turn)
        if turn:
            found.append(ENCODER.encode(Turn(seat=turn)))
    return found, seen


def frame_for(scene: Scene, listener: Listener) -> Frame:
    """What a listener sees now."""
    since = listener.seen.heard
    t, sight = seen_by(scene, listener.seat, since)
    return frame(
        t,
        sight,
        since=since,
        ask=ask_number(sight.question, scene.past.counts) if sight.question is not None else 0,
        shown=scene.asked == listener.seat,
        undo=undo_of(scene, listener.seat) if listener.seat in listener.own else "no",
        remembering=scene.choices.memory == "automatic",
        picturing=listener.pictures,
    )


def seen_by(scene: Scene, seat: Seat, since: int = 0) -> tuple[GameTable[Any], Sight]:
    """What a seat sees of the table, through whatever door; in a pause of others, the table as the pause began."""
    t, pause = scene.t, scene.pause_for(seat)
    assert t is not None
    if pause is None:
        return t, see(t, seat, since)
    told = [one for one in t.told(seat, since) if one[0] <= pause.told[seat]]
    return pause.shown, Sight(seat, pause.shown.view(seat), None, told, None)


def undo_of(scene: Scene, seat: Seat) -> str:
    """Whether the seat can take its last answer back: at once, or if the others agree."""
    t, past = scene.t, scene.past
    if t is None or seat == SPECTATOR or scene.row.ended is not None or t.question is None:
        return "no"
    if scene.pause_for(seat) is not None:
        return "no"
    if t.last_answer(seat, past.silent) is None and seat not in past.answered:
        return "no"
    return "free" if t.can_undo(seat, past.silent) else "ask"


def welcome(scene: Scene, listener: Listener, content: str) -> Welcome:
    """What does not change while the game runs; `content` is the hash of the game's content."""
    row, seat = scene.row, listener.seat
    return Welcome(
        table=row.id,
        game=row.game,
        content=content,
        setup=row.setup,
        carried=worded(scene.game.campaign.carried(row.setup)),
        choices=scene.choices,
        seat=seat,
        stands_in=stands_in(listener),
        seats=list(scene.sitting),
        sides={one: side_of(one) for one in scene.sitting},
        commitment=commitment_of(row),
        stops=scene.sitting[seat].stops if seat in scene.sitting else None,
        moved_on=row.moved_on,
        moments=[*scene.game.rules.moments],
    )


def people(scene: Scene) -> People:
    """Who is at the table, and what they ask of each other."""
    return People(
        people=[person(scene, row) for row in scene.sitting.values()],
        watching=scene.watching,
        proposal=proposal(scene),
        newcomers=[
            Newcomer(seat=seat, name=row.newcomer["name"], agreed=row.newcomer["agreed"], asked=scene.opponents[seat])
            for seat, row in scene.sitting.items()
            if row.newcomer is not None
        ],
        ended=ended(scene),
        gathering=not scene.row.dealt,
        rematch=bool(scene.row.rematch),
        reading=list(scene.reading),
    )


def person(scene: Scene, row: SeatRow) -> Person:
    """Who sits at a seat."""
    return Person(
        seat=row.seat,
        name=row.name,
        who="person" if row.who == "person" else "bot" if row.who == BOT else "nobody",
        bot=row.bot,
        here=row.seat in scene.here,
        away_since=row.away_since,
        played_by=row.played_by,
        host=row.seat == scene.row.host,
    )


def proposal(scene: Scene) -> Proposal | None:
    """What someone asks of the others."""
    asked = scene.row.proposal
    if asked is None:
        return None
    return Proposal(what=asked["what"], seat=asked["seat"], agreed=asked["agreed"], asked=list(scene.voters))


def following(scene: Scene) -> dict[str, str] | None:
    """The set-up of the game that follows this one in its campaign; None if none does, or this one is not over."""
    if scene.t is None or scene.row.ended is None:
        return None
    return scene.game.campaign.following(scene.row.setup, scene.t.board)


def ended(scene: Scene) -> Ended | None:
    """How the game ended, with the secret of its dice."""
    row, campaign = scene.row, scene.game.campaign
    if row.ended is None:
        return None
    onward = following(scene)
    return Ended(
        ending=row.ended["ending"],
        winners=row.ended["winners"],
        by=row.ended["by"],
        secret=row.secret.hex(),
        commitment_holds=commitment_of(row) == row.ended["commitment"],
        entries=row.ended["entries"],
        epilogue=worded(campaign.epilogue(scene.t.board)) if scene.t is not None else [],
        onward="" if onward is None else "again" if onward == row.setup else "next",
        carried=worded(campaign.carried(onward)) if onward is not None else [],
    )


def worded(said: Iterable[game.Saying]) -> list[Saying]:
    """What a game has to say, as a page hears it."""
    return [Saying(one.key, dict(one.facts)) for one in said]


def lines_for(rows: Sequence[LineRow], listener: Listener) -> tuple[list[bytes], Seen]:
    """The lines of chat that are new to a listener and meant for it; and what the listener has seen then."""
    seen, ears = listener.seen, ("all", side_of(listener.seat))
    found = [ENCODER.encode(spoken(row)) for row in rows if row.number > seen.lines and row.audience in ears]
    return found, seen._replace(lines=max(seen.lines, rows[-1].number if rows else 0))


def spoken(row: LineRow) -> Spoken:
    """A line of chat, as a page hears it."""
    return Spoken(
        number=row.number,
        seat=row.seat,
        name=row.name,
        to="all" if row.audience == "all" else "side",
        text=row.text,
        at=row.at,
        what=row.what,
    )
