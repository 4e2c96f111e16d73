"""What leaves the server for a seat, made only from what the kernel lets that seat see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.sight import Sight
from unlit.kernel.told.events import Event
from unlit.kernel.told.question import Question, Seat, side_of
from unlit.server.protocol import Asking, Frame, Refusing, Told
from unlit.server.screen.pictures import pictures_of

MOST_TOLD = 120  # events in one frame; the page asks for earlier ones


def asking(t: GameTable[Any], question: Question, ask: int) -> Asking:
    """A question as its seat gets it."""
    return Asking(
        ask=ask,
        prompt=question.prompt,
        about=question.facts(t.board),
        options=question.texts(),
        refusals=[
            Refusing(option=str(one.option), rule=one.rule, reason=one.reason, facts=one.told())
            for one in question.refusals(t.board)
        ],
        reacts=t.game.rules.reacts(t.board, question.seat, question.prompt),
    )


def told(events: Sequence[tuple[int, Event]]) -> list[Told]:
    """Events as facts."""
    return [Told(number, event.key(), event.facts()) for number, event in events]


def waiting_for(t: GameTable[Any], seat: Seat) -> str:
    """Who is to decide: the exact seat if it is on this seat's side, otherwise only the side."""
    if t.question is None:
        return ""
    asked = t.question.seat
    return asked if side_of(asked) == side_of(seat) else side_of(asked)


def frame(
    t: GameTable[Any],
    sight: Sight,
    *,
    since: int,
    ask: int,
    shown: bool,
    undo: str,
    remembering: bool,
    picturing: bool,
) -> Frame:
    """What a seat sees; `shown` says whether the question is put to the person who looks, or will be passed."""
    seat = sight.seat
    skipped = max(len(sight.told) - MOST_TOLD, 0)
    question = sight.question if shown else None
    return Frame(
        seat=seat,
        view=sight.view,
        question=asking(t, question, ask) if question is not None else None,
        waiting=waiting_for(t, seat),
        told=told(sight.told[skipped:]),
        from_start=since == 0,
        earlier=bool(skipped),
        undo="free" if undo == "free" else "ask" if undo == "ask" else "no",
        remembered=t.game.eyes.remembered(t.board, seat) if remembering else None,
        pictures=pictures_of(t.game, sight.view) if picturing else {},
    )
