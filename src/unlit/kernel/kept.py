"""What is kept of a table so that it goes on without playing its record again: the last quiet board and what followed.

A table that goes on so takes back no answer from before that board; for that its whole record is played again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from unlit.kernel.dice import Dice
from unlit.kernel.errors import BadFile
from unlit.kernel.events import Audience, Event, Log
from unlit.kernel.game import B, Game, Outcome
from unlit.kernel.question import Option
from unlit.kernel.rows import Answer, Entry, Mixing, Row
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table


class KeptAnswer(msgspec.Struct, frozen=True, array_like=True, tag="answer"):
    """An answer that stands since the quiet board."""

    number: int
    seat: str
    prompt: str
    option: str
    drawn: int
    news: int
    heard: tuple[int, ...]


class KeptMixing(msgspec.Struct, frozen=True, array_like=True, tag="mixing"):
    """A change to the dice since the quiet board."""

    data: str


class Kept(msgspec.Struct, frozen=True):
    """A table up to its entry of this number; what each seat was told is kept elsewhere."""

    number: int
    check: str
    board: str
    memories: list[str]
    dice: str
    rows: list[KeptAnswer | KeptMixing]
    before: list[KeptAnswer]  # answers from before the quiet board that their seat may take back unasked
    news: int
    outcome: Outcome | None


def kept(t: Table[Any]) -> Kept:
    """What this table needs to go on from here."""
    last = t.last_entry()
    base = t._base
    rows = [row for row in t._rows[t._first :] if isinstance(row, Answer | Mixing)]
    return Kept(
        number=last.number if last else 0,
        check=last.check.hex() if last else "",
        board=t.game.encode(base).decode(),
        memories=[memory.decode() for memory in t.game.memories(base)],
        dice=base.dice.state(),
        rows=[_kept_row(row) for row in rows],
        before=_kept_before(t, rows[0].before if rows else t._line),
        news=t._news,
        outcome=t.outcome,
    )


def _kept_row(row: Answer | Mixing) -> KeptAnswer | KeptMixing:
    return _kept_answer(row) if isinstance(row, Answer) else KeptMixing(row.data.hex())


def _kept_answer(row: Answer) -> KeptAnswer:
    return KeptAnswer(row.number, row.seat, row.prompt, str(row.option), row.drawn, row.news, row.heard)


def _kept_before(t: Table[Any], row: Row | None) -> list[KeptAnswer]:
    """The answers that end here and that nothing new has followed."""
    found: list[KeptAnswer] = []
    while isinstance(row, Answer) and row.news == t._news and row.drawn == t.board.dice.drawn:
        found.append(_kept_answer(row))
        row = row.before
    found.reverse()
    return found


def resumed(
    game: Game[B], setup: Mapping[str, str], seeds: Seeds, keeping: Kept, told: Sequence[tuple[Audience, Event]]
) -> Table[B]:
    """The table that was kept, with all that its seats were told up to then."""
    memories = [memory.encode() for memory in keeping.memories]
    base = game.decode(keeping.board.encode(), memories, setup, Dice.at(keeping.dice))
    log = Log(game.seats(setup))
    for to, event in told:
        log.add(to, event)
    t: Table[B] = Table(game, setup, seeds, base, log)
    t._news = keeping.news
    if keeping.number:
        t._entry = Entry(keeping.number, "", None)
        t._entry.check = bytes.fromhex(keeping.check)
    for answer in keeping.before:
        t._line = _answer(answer, answer.option, t._line)
    t._root = t._line
    if keeping.outcome is not None:
        t.outcome = keeping.outcome
        return t
    t._run_muted()
    for row in keeping.rows:
        _meet_again(t, row)
    return t


def _answer(kept_answer: KeptAnswer, option: Option, before: Row | None) -> Answer:
    given = Answer(kept_answer.number, kept_answer.seat, kept_answer.prompt, option, before)
    given.drawn, given.news, given.heard = kept_answer.drawn, kept_answer.news, kept_answer.heard
    return given


def _meet_again(t: Table[Any], row: KeptAnswer | KeptMixing) -> None:
    if isinstance(row, KeptMixing):
        t._line = Mixing(bytes.fromhex(row.data), t._line)
    else:
        question = t.question
        option = question.find(row.option) if question is not None else None
        if question is None or option is None or (question.seat, question.prompt) != (row.seat, row.prompt):
            raise BadFile(f"entry {row.number} ({row.seat}: {row.option}) is not asked for where the table was kept")
        t._line = _answer(row, option, t._line)
    t._rows.append(t._line)
    t._run_muted()
