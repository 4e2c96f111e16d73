"""Answers, forks, logs and undo."""

from __future__ import annotations

import gc
import pickle
from typing import Any

import pytest
from toy import COIN, Learned, Notes, Said, Word, ask, toy, toy_table
from vault import GAME

from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Barrier, Refused, Unfaithful
from unlit.kernel.files.record import record_of
from unlit.kernel.table import Table
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import EVERYONE, SPECTATOR, Rewound
from unlit.kernel.told.option import Option
from unlit.lab.properties import state


def say_words(t: Table[Notes]) -> None:
    """Each part: one says a word aloud, and may go on; 'roll' rolls, 'learn' tells news, 'over' asks the other."""
    b = t.board
    word = ask(t, "one", "word", ["a", "b", "roll", "learn", "over", "end"])
    b.words.append(word)
    t.tell(EVERYONE, Said, word)
    if word == "roll":
        b.words += b.dice.roll("coin", 12, COIN)
    elif word == "learn":
        t.tell(("two",), Learned, "secret")
    elif word == "over":
        b.words.append(ask(t, "two", "reply", ["a", "b"]))
    elif word == "end":
        t.finish("end", ("one",))
    b.words.append(ask(t, "one", "again", ["a", "b"]))


def table() -> GameTable[Notes]:
    return toy_table(say_words)


def test_an_answer_of_another_seat_or_of_none_is_refused_and_changes_nothing() -> None:
    t = table()
    before = str(t)
    for seat, option, words in (
        ("two", "a", "two is not being asked anything now"),
        ("three", "a", "nobody sits at 'three'; the seats are: one, two"),
        ("one", "zebra", "'zebra' is not offered; the options are: a, b, roll"),
    ):
        with pytest.raises(Refused, match=words):
            t.answer(seat, option)
    assert str(t) == before
    assert t.entries() == []


def test_after_the_end_every_answer_is_refused() -> None:
    t = table()
    t.answer("one", "end")
    assert t.outcome is not None
    assert (t.outcome.ending, t.outcome.winners) == ("end", ("one",))
    with pytest.raises(Refused, match="the game is over"):
        t.answer("one", "a")


def test_a_fork_plays_on_alone() -> None:
    t = table()
    t.answer("one", "a")
    before = str(t)
    fork = t.fork()
    fork.answer("one", "b")
    fork.answer("one", "learn")
    assert fork.board.words == ["a", "b", "learn"]
    assert str(t) == before
    assert fork.told("two") == []
    t.answer("one", "a")
    assert t.board.words == ["a", "a"]


def test_each_seat_is_told_in_its_own_numbering_and_spectators_what_everyone_is() -> None:
    t = table()
    t.answer("one", "learn")
    assert [(number, str(event)) for number, event in t.told("one")] == [(1, "said learn")]
    assert [(number, str(event)) for number, event in t.told("two")] == [(1, "said learn"), (2, "learned secret")]
    assert [str(event) for _, event in t.told(SPECTATOR)] == ["said learn"]
    assert t.told("two", 1) == [(2, Learned("secret"))]


def test_an_undo_within_a_part_is_free_and_appended() -> None:
    t = table()
    before = str(t)
    t.answer("one", "a")
    assert t.can_undo("one")
    t.undo("one")
    assert str(t) == before
    assert [(entry.number, entry.undone, entry.granted) for entry in t.entries()] == [(1, 0, False), (2, 1, False)]
    assert t.told("two") == [(1, Said("a")), (2, Rewound(0))]
    assert t.standing("two") == []


def test_an_undo_across_quiet_moments_is_free_too() -> None:
    t = table()
    for option in ("a", "b", "b"):
        t.answer("one", option)
    at_last = str(t)
    t.undo("one")
    t.undo("one")
    assert t.board.words == ["a"]
    t.answer("one", "b")
    t.answer("one", "b")
    assert str(t) == at_last
    assert [str(event) for event in t.standing("two")] == ["said a", "said b"]


@pytest.mark.parametrize(("option", "reply"), [("roll", ()), ("learn", ()), ("over", ()), ("over", ("two",))])
def test_new_information_is_a_barrier_that_the_others_may_lift(option: str, reply: tuple[str, ...]) -> None:
    t = table()
    before = t.board.words[:]
    t.answer("one", option)
    for seat in reply:
        t.answer(seat, "a")
    assert not t.can_undo("one")
    with pytest.raises(Barrier, match="the consent of two"):
        t.undo("one")
    t.undo("one", ["two"])
    assert t.board.words == before
    assert t.question is not None
    assert t.question.prompt == "word"
    assert [entry.granted for entry in t.entries()][-1]


def test_a_granted_undo_does_not_bring_the_same_dice_again() -> None:
    t = table()
    t.answer("one", "roll")
    rolled = t.board.words[:]
    t.undo("one", ["two"])
    t.answer("one", "roll")
    assert t.board.words != rolled
    again = t.board.words[:]
    t.answer("one", "a")  # and the part, run again, still has them
    assert t.board.words[: len(again)] == again


def test_the_one_who_took_back_is_told_and_so_is_whoever_had_heard() -> None:
    def whisper(t: Table[Notes]) -> None:
        word = ask(t, "one", "word", ["a", "b"])
        t.tell(("one",), Said, word)
        ask(t, "one", "again", ["a", "b"])

    t = toy_table(whisper)
    t.answer("one", "a")
    t.undo("one")
    assert t.told("one")[-1] == (2, Rewound(0))
    assert t.told("two") == []


def test_nothing_to_undo_is_said() -> None:
    t = table()
    with pytest.raises(Refused, match="one has no answer to take back"):
        t.undo("one")


def test_after_the_end_an_undo_needs_consent() -> None:
    t = table()
    t.answer("one", "end")
    with pytest.raises(Barrier):
        t.undo("one")
    t.undo("one", ["two"])
    assert t.outcome is None
    assert t.question is not None


def test_a_fork_has_no_undo() -> None:
    t = table()
    t.answer("one", "a")
    with pytest.raises(Refused, match="fork again"):
        t.fork().undo("one")


def test_a_fork_that_moved_on_still_has_a_record() -> None:
    t = table()
    t.answer("one", "roll")
    fork = t.fork()
    fork.answer("one", "a")
    t.answer("one", "a")
    assert record_of(fork) == record_of(t)


@pytest.fixture
def played() -> GameTable[Any]:
    """A table of Vault after twenty answers."""
    t = deal(GAME, seeds=Seeds(seed_from("pickled")))
    for _ in range(20):
        assert t.question is not None
        t.answer(t.question.seat, t.question.options[0])
    return t


def test_a_table_survives_pickling(played: GameTable[Any]) -> None:
    again = pickle.loads(pickle.dumps(played))
    assert str(again) == str(played)
    assert again.board.dice.state() == played.board.dice.state()


def test_undos_and_what_a_fork_answered_survive_pickling(played: GameTable[Any]) -> None:
    first = played.entries()[0].seat
    played.undo(first, played.seats, 1)
    question = played.question
    assert question is not None
    fork = played.fork()
    for t in (played, fork):
        t.answer(question.seat, question.options[-1])
    assert len(played.entries()) == 22
    assert record_of(pickle.loads(pickle.dumps(played))) == record_of(played)
    assert record_of(pickle.loads(pickle.dumps(fork))) == record_of(fork)


def test_a_pickled_table_that_comes_to_another_board_is_refused(
    played: GameTable[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    pickled = pickle.dumps(played)
    monkeypatch.setattr(Dice, "state", lambda dice: "of another version")
    with pytest.raises(Unfaithful, match="the same answers lead to another board of vault"):
        pickle.loads(pickled)


def test_neither_the_words_for_a_table_nor_its_errors_hold_the_seed() -> None:
    t = deal(GAME, seeds=Seeds(seed_from("quiet")))
    assert t.question is not None
    secret = (t.seeds.secret.hex(), t.board.dice.seed.hex())
    with pytest.raises(Refused) as refused:
        t.answer(t.question.seat, "zebra")
    for text in (repr(t), str(t), str(refused.value)):
        assert not any(part in text for part in secret)


def test_a_chair_serves_only_the_seat_that_is_asked() -> None:
    t = table()
    with pytest.raises(Refused, match="two is not being asked anything now"):
        Chair(t, "two")
    chair = Chair(t, "one")
    assert chair.view == ("one", 0)
    assert chair.imagine(bytes(32)).question is t.question
    assert not any(isinstance(getattr(chair, name), GameTable) for name in chair.__slots__)


def test_an_imagined_table_refuses_undo_record_and_pickling() -> None:
    t = table()
    t.answer("one", "a")
    world = t.imagine("one", bytes(32))
    assert world.board.words == ["?"]
    for act in (lambda: world.undo("one"), lambda: record_of(world), lambda: pickle.dumps(world)):
        with pytest.raises(Refused, match="an imagined table has no"):
            act()
    with pytest.raises(Refused, match="an imagined table has no"):
        record_of(world.fork())


def test_what_was_imagined_stays_imagined_when_the_part_runs_again() -> None:
    t = table()
    t.answer("one", "a")
    world = t.imagine("one", bytes(32))
    world.answer("one", "b")
    assert world.board.words == ["?", "b"]
    assert t.board.words == ["a"]


def later(t: GameTable[Any], answers: int) -> GameTable[Any]:
    """A fork that has played on for so many answers."""
    given = iter(range(answers))

    def choose(t: GameTable[Any]) -> Option | None:
        number = next(given, None)
        return (
            None if number is None or t.question is None else t.question.options[number % 6 % len(t.question.options)]
        )

    fork = t.fork()
    fork.play_on(choose)
    return fork


@pytest.mark.parametrize("asks_first", [False, True])
def test_an_imagined_table_that_plays_on_is_where_single_answers_lead(*, asks_first: bool) -> None:
    """Over many parts, to any question and to the end; from there it goes on; where it began stays as it was."""
    world = toy_table(say_words, asks_first=asks_first).imagine("one", bytes(32))
    slow = world.fork()
    number = 0
    while slow.question is not None:
        options = slow.question.options
        slow.answer(slow.question.seat, options[number % 6 % len(options)])
        number += 1
        assert state(later(world, number)) == state(slow)
        assert state(later(later(world, number // 6 * 6), number % 6)) == state(slow)
        assert world.board.words == []
    assert number > 8


def test_only_an_imagined_table_plays_on_and_only_by_what_is_offered() -> None:
    t = table()
    with pytest.raises(Refused, match="only an imagined table plays on"):
        t.fork().play_on(lambda t: Word("a"))
    with pytest.raises(Refused, match="'z' is not offered; the options are: a, b"):
        t.imagine("one", bytes(32)).play_on(lambda t: Word("z"))


def test_an_imagined_table_has_not_the_seeds_of_the_true_one() -> None:
    t = deal(GAME, seeds=Seeds(seed_from("true")))
    world = Chair(t, "ada").imagine(bytes(32))
    assert world.seeds.secret != t.seeds.secret
    assert world.fork().seeds.secret != t.seeds.secret
    assert world.happened() == []


def test_an_imagined_table_has_not_the_numbers_of_the_true_one() -> None:
    """How many entries there were could tell whether another seat had a choice."""
    shown = []
    for words in (["a"], ["a", "b", "a", "b", "a", "b"]):
        t = table()
        for option in words:
            t.answer("one", option)
        if len(words) > 1:
            t.answer("one", "a")
        world = Chair(t, "one").imagine(bytes(32))
        shown.append((repr(world), world.last_answer("one")))
    assert shown[0] == shown[1]


def test_a_seed_from_somebody_who_does_not_sit_here_is_refused() -> None:
    with pytest.raises(Refused, match="'zed' gave a seed but does not sit here; the seats are: ada, ben, warden"):
        deal(GAME, seeds=Seeds(bytes(32), {"zed": bytes(32)}))


def test_a_table_that_was_rolled_out_has_no_record() -> None:
    fork = table().fork()
    fork.rollout(lambda t, seat, prompt, options: options[-1])
    assert fork.outcome is not None
    for act in (lambda: record_of(fork), lambda: pickle.dumps(fork), lambda: record_of(fork.fork())):
        with pytest.raises(Refused, match="rolled out"):
            act()


def test_an_undo_that_fails_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table()
    for option in ("a", "b", "a"):
        t.answer("one", option)
    before = (str(t), t.told("two"), len(t.entries()))

    def fails(t: Table[Notes]) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(t, "game", toy(fails))
        with pytest.raises(ZeroDivisionError):
            t.undo("one")
    assert (str(t), t.told("two"), len(t.entries())) == before
    t.answer("one", "b")
    assert str(t.told("two")[-1][1]) == "said a"
    t.undo("one")
    t.undo("one")
    assert t.board.words == ["a", "b"]


def test_a_long_game_is_not_taken_for_an_endless_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unlit.kernel.tables.game_table.MOST_PARTS", 5)
    t = table()
    for _ in range(20):
        t.answer("one", "a")
        t.answer("one", "b")
    t.undo("one")
    t.undo("one")
    t.undo("one")
    assert len(t.board.words) == 37


def test_whoever_has_nothing_left_to_take_back_is_not_told_of_an_undo() -> None:
    def part(t: Table[Notes]) -> None:
        t.tell(("two",), Said, ask(t, "one", "aloud", ["a", "b"]))
        ask(t, "one", "silent", ["a", "b"])
        ask(t, "one", "more", ["a", "b"])

    t = toy_table(part)
    t.answer("one", "a")
    t.undo("one")
    assert t.told("two") == [(1, Said("a")), (2, Rewound(0))]
    t.answer("one", "b")
    t.answer("one", "a")
    t.undo("one")  # the silent answer: the other seat's log stands
    assert t.told("two") == [(1, Said("a")), (2, Rewound(0)), (3, Said("b"))]
    t.undo("one")
    assert t.told("two")[-1] == (4, Rewound(2))


def test_numbers_before_the_first_are_the_first() -> None:
    t = table()
    t.answer("one", "learn")
    assert t.told("two", -5) == t.told("two")


def test_a_fork_at_a_window_goes_when_nobody_holds_it() -> None:
    t = deal(GAME, seeds=Seeds(seed_from("garbage")))
    t.answer("ada", "search")
    assert t.question is not None
    assert t.question.hidden
    gc.collect()
    gc.disable()
    try:
        for _ in range(50):
            fork = t.fork()
            fork.answer("warden", "pass")
            fork.answer("ada", "search")
        del fork
        alive = sum(isinstance(one, GameTable) and one.game is GAME for one in gc.get_objects())
    finally:
        gc.enable()
    assert alive < 20
