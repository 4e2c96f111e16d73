"""How a table goes on from the quiet board that was kept of it.

Such a table cannot take back answers from before that board; that requires a replay of its whole record. If the rules
have changed since, nothing is replayed: the record begins again at that board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from unlit.kernel.chance.dice import Dice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile
from unlit.kernel.game import Game
from unlit.kernel.table import B
from unlit.kernel.tables.answers import Answer, Entry, Met, Mixing
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.tables.kept import Kept, KeptAnswer, KeptMixing
from unlit.kernel.told.events import EVERYONE, Audience, Event, Log, RulesChanged
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Seat


def kept(t: GameTable[Any]) -> Kept:
    """What this table needs to go on from here."""
    last = t.last_entry()
    base = t._base
    rows = [row for row in t._met[t._first :] if isinstance(row, Answer | Mixing)]
    return Kept(
        number=last.number if last else 0,
        check=last.check.hex() if last else "",
        board=t.game.paper.encode(base).decode(),
        memories=[memory.decode() for memory in t.game.paper.memories(base)],
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


def _kept_before(t: GameTable[Any], row: Met | None) -> list[KeptAnswer]:
    """The latest answers up to here that no news and no draw has followed."""
    found: list[KeptAnswer] = []
    while isinstance(row, Answer) and row.news == t._news and row.drawn == t.board.dice.drawn:
        found.append(_kept_answer(row))
        row = row.before
    found.reverse()
    return found


def resumed(
    game: Game[B], setup: Mapping[str, str], seeds: Seeds, keeping: Kept, told: Sequence[tuple[Audience, Event]]
) -> GameTable[B]:
    """The table that was kept, with everything that its seats were told up to then."""
    t = _laid_out(game, setup, seeds, keeping, told)
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


def _laid_out(
    game: Game[B], setup: Mapping[str, str], seeds: Seeds, keeping: Kept, told: Sequence[tuple[Audience, Event]]
) -> GameTable[B]:
    """The quiet board with everything that was told, and nothing played on it yet."""
    memories = [memory.encode() for memory in keeping.memories]
    if game.paper.decode is None:
        raise BadFile(f"a stored board of {game.name} cannot be read back")
    base = game.paper.decode(keeping.board.encode(), memories, setup, Dice.at(keeping.dice))
    log = Log(game.rules.seats(setup))
    for to, event in told:
        log.add(to, event)
    return GameTable(game, setup, seeds, base, log)


def looked_at(
    game: Game[B],
    setup: Mapping[str, str],
    seeds: Seeds,
    keeping: Kept,
    told: Sequence[tuple[Audience, Event]],
    last: int,
) -> GameTable[B]:
    """A game that was over when the rules changed, only to be looked at: its last quiet board, with nobody asked."""
    t = _laid_out(game, setup, seeds, keeping, told)
    t._entry = Entry(last, "", None)
    t.outcome = keeping.outcome
    return t


def begun(
    game: Game[B], setup: Mapping[str, str], seeds: Seeds, start: Kept, told: Sequence[tuple[Audience, Event]]
) -> GameTable[B]:
    """The table whose record begins not at the deal but here, where other rules took over."""
    t = resumed(game, setup, seeds, start, told)
    t.begins = start
    t._afresh = partial(begun, start=start, told=())
    return t


def check_of(t: GameTable[Any]) -> bytes:
    """The first running hash of a record that does not begin at the deal, made from the board that it begins with."""
    assert t._entry is not None
    check, t._entry.check = t._entry.check, b""
    found = t._hash(f"rules {t.game.rules.version}")
    t._entry.check = check
    return found


def gone_on(
    game: Game[B],
    setup: Mapping[str, str],
    seeds: Seeds,
    keeping: Kept,
    told: Sequence[tuple[Audience, Event]],
    dropped: Sequence[tuple[Audience, Event]],
    last: int,
) -> GameTable[B]:
    """Continue a table under other rules from the quiet board that was kept; that is the entry after `last`.

    Answers since that board are dropped; `dropped` is what was told since the table was kept. Those answers may have
    shown something of the dice, so the dice are mixed. Everyone is told.
    """
    t = _laid_out(game, setup, seeds, keeping, told)
    assert t._log is not None
    log = t._log
    heard = next((row.heard for row in keeping.rows if isinstance(row, KeptAnswer)), log.heard())
    for to, event in dropped:
        log.add(to, event)
    log.rewind(heard, "")
    standing = {seat: log.standing(seat) for seat in log.told}
    log.add(EVERYONE, RulesChanged(game.rules.version))
    t._run()
    if not _ends_with(standing, t._fresh):
        for to, event in t._fresh:
            log.add(to, event)
    mixing = KeptMixing((b"rules %d" % game.rules.version).hex())
    start = msgspec.structs.replace(keeping, number=last + 1, check="", rows=[mixing], before=[], news=0)
    check = check_of(begun(game, setup, seeds, start, ()))
    return begun(game, setup, seeds, msgspec.structs.replace(start, check=check.hex()), log.order)


def _ends_with(standing: Mapping[Seat, list[Event]], fresh: Sequence[tuple[Audience, Event]]) -> bool:
    """Whether the last thing that each seat was told is what is told on the way to the first question."""
    for seat, events in standing.items():
        mine = [event for to, event in fresh if to == EVERYONE or seat in to]
        if mine and events[-len(mine) :] != mine:
            return False
    return True


def _answer(kept_answer: KeptAnswer, option: Option | str, before: Met | None) -> Answer:
    given = Answer(kept_answer.number, kept_answer.seat, kept_answer.prompt, option, before)
    given.drawn, given.news, given.heard = kept_answer.drawn, kept_answer.news, kept_answer.heard
    return given


def _meet_again(t: GameTable[Any], row: KeptAnswer | KeptMixing) -> None:
    if isinstance(row, KeptMixing):
        t._line = Mixing(bytes.fromhex(row.data), t._line)
    else:
        question = t.question
        option = question.find(row.option) if question is not None else None
        if question is None or option is None or (question.seat, question.prompt) != (row.seat, row.prompt):
            raise BadFile(f"entry {row.number} ({row.seat}: {row.option}) answers no question of the kept table")
        t._line = _answer(row, option, t._line)
    t._met.append(t._line)
    t._run_muted()
