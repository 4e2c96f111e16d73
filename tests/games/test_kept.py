"""A table that continues from what was kept of it continues as if it had never been put away."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from unlit import shelf
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile
from unlit.kernel.files.record import Record, first_difference, record_of
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.kept import Kept
from unlit.kernel.tables.resuming import gone_on, kept, resumed
from unlit.kernel.told.events import Rewound, RulesChanged, kinds_of_events

ANSWERS = {"vault": 150, "alone": 500, "escape": 150}

KEPT = [name for name, game in shelf.games().items() if game.paper.decode is not None]


def put_away(t: GameTable[Any]) -> GameTable[Any]:
    """The table after it was written to a file and read back."""
    keeping = msgspec.json.decode(msgspec.json.encode(kept(t)), type=Kept)
    kinds = kinds_of_events(t.game.package)
    told = [(to, kinds[event.key()].of(event.facts())) for to, event in t.happened()]
    return resumed(t.game, t.setup, t.seeds, keeping, told)


def everything(t: GameTable[Any]) -> list[str]:
    """Everything that a table can tell about itself."""
    logs = [f"{number} {event}" for seat in (*t.seats, "spectator") for number, event in t.told(seat)]
    undo = [f"{seat} {t.can_undo(seat)}" for seat in t.seats]
    memories = [memory.decode() for memory in t.game.paper.memories(t.board)]
    return [
        t.picture(),
        t.board.dice.state(),
        repr(t.question),
        str(t.outcome),
        t.check().hex(),
        *logs,
        *undo,
        *memories,
    ]


def step(t: GameTable[Any], chance: Random) -> None:
    """Give an answer, or sometimes undo one."""
    assert t.question is not None
    seat = t.question.seat
    if chance.random() < 0.1 and t.can_undo(seat) and t.reaches(t.last_answer(seat) or 0):
        t.undo(seat)
    else:
        t.answer(seat, chance.choice(t.question.options))


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("number", range(3))
def test_a_table_that_was_kept_goes_on_as_if_nothing_had_been(name: str, number: int) -> None:
    game = shelf.games()[name]
    t: GameTable[Any] = deal(game, {}, seeds=Seeds(seed_from(f"kept {number}")))
    chance = Random(number)
    compared = 0
    for turn in range(ANSWERS[name]):
        if t.question is None:  # a random game may be short
            t = deal(game, {}, seeds=Seeds(seed_from(f"kept {number} {turn}")))
        if turn % 7 == 0:
            other = put_away(t)
            assert everything(other) == everything(t)
            ahead = chance.getrandbits(32)
            for table in (other, put_away(t)):
                again = Random(ahead)
                for _ in range(12):
                    if table.question is not None:
                        step(table, again)
            compared += 1
            twin = put_away(t)
            again = Random(ahead)
            for _ in range(12):
                if twin.question is not None:
                    step(twin, again)
            assert everything(twin) == everything(other)
        step(t, chance)
    assert compared > 5


@pytest.mark.parametrize("name", KEPT)
def test_a_game_that_is_over_stays_over(name: str) -> None:
    t: GameTable[Any] = deal(shelf.games()[name], {}, seeds=Seeds(seed_from("over")))
    chance = Random(1)
    while t.question is not None:
        t.answer(t.question.seat, chance.choice(t.question.options))
    assert everything(put_away(t)) == everything(t)


def test_a_granted_undo_is_kept() -> None:
    """A granted undo changes the dice that follow, and the table that was put away rolls the same ones."""
    game = shelf.games()["vault"]
    t: GameTable[Any] = deal(game, {}, seeds=Seeds(seed_from("granted")))
    chance = Random(5)
    granted = 0
    for _ in range(120):
        if t.question is None:
            break
        seat = t.question.seat
        if chance.random() < 0.2 and t.last_answer(seat) is not None:
            t.undo(seat, t.seats)
            granted += 1
            other = put_away(t)
            assert everything(other) == everything(t)
            for table in (t, other):
                assert table.question is not None
                table.answer(table.question.seat, table.question.options[-1])
            assert everything(other) == everything(t)
        else:
            t.answer(seat, chance.choice(t.question.options))
    assert granted > 10
    assert any(isinstance(event, Rewound) for _, event in t.happened())


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    game = shelf.games()["vault"]
    t: GameTable[Any] = deal(game, {}, seeds=Seeds(seed_from("bad")))
    while not kept(t).rows:
        assert t.question is not None
        t.answer(t.question.seat, t.question.options[0])
    keeping = kept(t)
    row = keeping.rows[0]
    wrong = msgspec.structs.replace(keeping, rows=[msgspec.structs.replace(row, option="fly away")])
    with pytest.raises(BadFile, match="fly away"):
        resumed(game, t.setup, t.seeds, wrong, t.happened())


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("number", range(3))
def test_a_table_that_goes_on_by_other_rules_has_a_record_of_its_own(name: str, number: int) -> None:
    game, chance = shelf.games()[name], Random(number)
    t = deal(game, seeds=Seeds(seed_from(f"other rules {name} {number}")))
    keeping, told = kept(t), list(t.happened())
    for count in range(chance.randrange(20, 60)):
        assert t.question is not None
        t.answer(t.question.seat, chance.choice(t.question.options))
        if t.outcome is not None:
            break
        if not count % 7:
            keeping, told = kept(t), list(t.happened())
    last = t.last_entry()
    assert last is not None
    on = gone_on(game, t.setup, t.seeds, keeping, told, t.happened()[len(told) :], last.number)
    assert game.paper.encode(on._base).decode() == keeping.board
    for seat in (*on.seats, "spectator"):  # the rules are in fact the same: what led to the question is not told again
        assert on.told(seat)[-1][1] == RulesChanged(game.rules.version)
        heard = len(on.standing(seat)) - 1
        assert on.standing(seat)[:heard] == t.standing(seat)[:heard]
    assert record_of(on).entries == []
    for _ in range(25):
        if on.question is None:
            break
        on.answer(on.question.seat, chance.choice(on.question.options))
    record = msgspec.json.decode(msgspec.json.encode(record_of(on)), type=Record)
    assert first_difference(game, record) is None
    again = pickle.loads(pickle.dumps(on))
    assert (str(again), again.check()) == (str(on), on.check())
    if on.question is not None:
        fork = on.fork()
        fork.answer(on.question.seat, on.question.options[0])
        assert first_difference(game, record_of(fork)) is None
