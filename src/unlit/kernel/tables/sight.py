"""The one door through which anything leaves a table for a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from unlit.kernel.errors import Refused
from unlit.kernel.game import Outcome
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import SPECTATOR, Event
from unlit.kernel.told.question import Question, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat gets: its view, the question put to it, and what it was told since it last looked."""

    seat: Seat
    view: object
    question: Question | None
    told: list[tuple[int, Event]]
    outcome: Outcome | None


def see(t: GameTable[Any], seat: Seat, since: int = 0) -> Sight:
    """What this seat, or a spectator, may see now."""
    if seat != SPECTATOR and seat not in t.seats:
        raise Refused(f"nobody sits at {seat!r}; the seats are: {', '.join(t.seats)}")
    question = t.question if t.question is not None and t.question.seat == seat else None
    return Sight(seat, t.view(seat), question, t.told(seat, since), t.outcome)


def why_not(t: GameTable[Any], seat: Seat, option: str) -> Refusal | None:
    """Why an option is refused at the question put to this seat; None if it is offered."""
    question = see(t, seat).question
    if question is None:
        raise Refused(f"{seat} is not being asked anything now", "not-asked", seat=seat)
    if question.find(option) is not None:
        return None
    refusals = question.refusals(t.board)
    for refusal in refusals:
        if str(refusal.option) == option:
            return refusal
    known = ", ".join([*question.texts(), *(str(refusal.option) for refusal in refusals)])
    raise Refused(f"{option!r} is not an option here; there are: {known}", "no-option", option=option, known=known)
