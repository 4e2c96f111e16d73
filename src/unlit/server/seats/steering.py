"""What the program answers: passes, and what bots say, until the next question to a person."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.option import PASS, Option
from unlit.kernel.told.question import Question, Seat, side_of
from unlit.server.protocol import CurtainChoice

By: TypeAlias = Literal["person", "bot", "program"]

MOST_AHEAD = 40  # answers in one go


class Steered(NamedTuple):
    """How a seat is played: by which bot, when its person wants to be asked, and when a curtain falls."""

    bot: str
    stops: list[str] | None
    curtain: CurtainChoice


class Chosen(NamedTuple):
    """An answer that is not a person's."""

    seat: Seat
    option: str
    by: By


def is_passable(question: Question) -> bool:
    """Whether a question is a window: nobody else learns whether there was a choice."""
    return question.hidden and PASS in question.options


def passes_itself(question: Question, board: Any, steered: Steered) -> bool:
    """Whether the program passes, because the seat wants that or because nothing on offer makes a difference.

    Around one screen a curtain falls where a person is asked. With `always` it falls wherever anyone might play
    something, so that it tells nothing about the hand.
    """
    if not is_passable(question):
        return False
    if steered.stops is not None:
        return question.prompt not in steered.stops
    return question.idle and not (steered.curtain == "always" and question.might_matter(board))


def ahead(
    t: GameTable[Any],
    steered: Mapping[Seat, Steered],
    think: Callable[[GameTable[Any], str], Option] | None,
    pausing: str | None,
) -> list[Chosen]:
    """Answer at this table until a person is asked; without `think`, until a bot is asked.

    If pauses have a fixed length, `pausing` is the side that may react now (empty if there is none), and the answers
    stop at the end of its pause.
    """
    found: list[Chosen] = []
    while t.question is not None and len(found) < MOST_AHEAD:
        question = t.question
        if pausing is not None:
            if pausing and side_of(question.seat) != pausing:
                break
            pausing = side_of(question.seat) if is_passable(question) else pausing
        bot = steered[question.seat].bot
        if passes_itself(question, t.board, steered[question.seat]):
            chosen = Chosen(question.seat, str(PASS), "program")
        elif bot and think is not None:
            chosen = Chosen(question.seat, str(think(t, bot)), "bot")
        else:
            break
        t.answer(chosen.seat, chosen.option)
        found.append(chosen)
    return found


def without_thinking(question: Question) -> Chosen:
    """What the program answers if a bot did not finish."""
    option = PASS if PASS in question.options else question.options[0]
    return Chosen(question.seat, str(option), "bot")
