"""What no rule may do, and what the kernel does about it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
import vault
from toy import COIN, Learned, Notes, Said, ask, toy_table, window

from unlit import alone, escape
from unlit.kernel import table as table_module
from unlit.kernel.errors import Asked, BrokenRule, Over, Refused, Unfaithful
from unlit.kernel.table import Table
from unlit.kernel.tables.careful_table import CarefulTable
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

GAMES = [Path(package.__file__).parent for package in (vault, alone, escape) if package.__file__]


def ask_twice(t: Table[Notes]) -> None:
    t.board.words.append(ask(t, "one", "first", ["a", "b"]))
    t.board.words.append(ask(t, "two", "second", ["a", "b"]))


def test_a_question_asked_again_of_another_seat_is_unfaithful() -> None:
    runs = iter(["one", "two", "two"])

    def part(t: Table[Notes]) -> None:
        ask(t, next(runs), "first", ["a", "b"])

    t = toy_table(part)
    with pytest.raises(Unfaithful, match="asked two 'first' where entry 1 was asked of one"):
        t.answer("one", "a")


def test_another_prompt_when_run_again_is_unfaithful() -> None:
    runs = iter(["first", "other", "other"])

    def part(t: Table[Notes]) -> None:
        ask(t, "one", next(runs), ["a", "b"])

    t = toy_table(part)
    with pytest.raises(Unfaithful, match="'other' where entry 1 was asked of one: 'first'"):
        t.answer("one", "a")


def test_an_option_gone_when_run_again_is_unfaithful() -> None:
    runs = iter([["a", "b"], ["b", "c"], ["b", "c"]])

    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", next(runs))

    t = toy_table(part)
    with pytest.raises(Unfaithful, match="'a', is not among the options"):
        t.answer("one", "a")


def test_options_given_by_a_function_are_made_once_and_looked_at_by_the_careful_table() -> None:
    made: list[str] = []

    def options() -> list[str]:
        made.append("made")
        return ["a", "b"] if len(made) == 1 else ["b", "c"]

    def part(t: Table[Notes]) -> None:
        t.board.words.append(ask(t, "one", "first", options))
        ask(t, "two", "second", ["a", "b"])

    t = toy_table(part)
    t.answer("one", "a")
    t.answer("two", "b")
    assert made == ["made", "made"]  # once for each question that was shown
    made.clear()
    careful = toy_table(part, CarefulTable)
    with pytest.raises(Unfaithful, match="'a', is not among the options"):
        careful.answer("one", "a")


def test_a_part_that_asks_first_runs_on_the_quiet_board_and_a_later_answer_on_a_copy() -> None:
    t = toy_table(ask_twice, asks_first=True)
    t.answer("one", "a")
    t.answer("two", "b")
    quiet = t.board
    assert quiet.words == ["a", "b"]
    t.answer("one", "b")
    assert t.board.words == ["a", "b", "b"]
    assert quiet.words == ["a", "b"]


def test_a_part_that_was_to_ask_first_and_changed_the_board_is_unfaithful() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words.append("x")
        ask(t, "one", "first", ["a", "b"])

    with pytest.raises(Unfaithful, match="should have asked before it changed anything"):
        toy_table(part, CarefulTable, asks_first=True)


def test_a_part_that_was_to_ask_first_and_asks_nothing_is_unfaithful() -> None:
    with pytest.raises(Unfaithful, match="should have asked, but asked nothing"):
        toy_table(lambda t: t.board.words.append("x"), CarefulTable, asks_first=True)


def test_another_event_when_run_again_is_unfaithful() -> None:
    runs = iter(["x", "y", "y"])

    def part(t: Table[Notes]) -> None:
        t.tell(EVERYONE, Said, next(runs))
        ask(t, "one", "first", ["a", "b"])

    t = toy_table(part)
    with pytest.raises(Unfaithful, match="told said y"):
        t.answer("one", "a")


def test_run_twice_a_part_that_leaves_another_board_is_unfaithful() -> None:
    runs = iter(range(100))

    def part(t: Table[Notes]) -> None:
        answer = ask(t, "one", "first", ["a", "b"])
        t.board.words.append(f"{answer} {next(runs)}")

    t = toy_table(part, CarefulTable)
    with pytest.raises(Unfaithful, match="two different boards"):
        t.answer("one", "a")
    toy_table(part, GameTable).answer("one", "a")  # only the careful table looks


def test_run_twice_a_part_that_tells_less_is_unfaithful() -> None:
    runs = iter([1, 0])

    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"])
        for _ in range(next(runs)):
            t.tell(EVERYONE, Said, "x")

    t = toy_table(part, CarefulTable)
    with pytest.raises(Unfaithful, match="told less"):
        t.answer("one", "a")


def test_a_rule_that_catches_the_question_and_asks_again_is_broken() -> None:
    def part(t: Table[Notes]) -> None:
        try:
            ask(t, "one", "first", ["a", "b"])
        except Asked:
            ask(t, "one", "second", ["a", "b"])

    with pytest.raises(BrokenRule, match="caught the question 'first'"):
        toy_table(part)


def test_a_rule_that_catches_the_question_and_ends_is_broken() -> None:
    def part(t: Table[Notes]) -> None:
        try:
            ask(t, "one", "first", ["a", "b"])
        except Asked:
            t.board.words.append("caught")

    with pytest.raises(BrokenRule, match="caught the question 'first'"):
        toy_table(part)


def test_the_question_is_no_exception_that_rules_catch_by_the_way() -> None:
    def part(t: Table[Notes]) -> None:
        try:
            answer = ask(t, "one", "first", ["a", "b"])
        except Exception:  # noqa: BLE001 (that is the point)
            answer = "caught"
        t.board.words.append(answer)
        ask(t, "two", "second", ["a", "b"])

    t = toy_table(part)
    t.answer("one", "b")
    assert t.board.words == ["b"]


def test_no_option_is_broken() -> None:
    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", [])

    with pytest.raises(BrokenRule, match="has no option"):
        toy_table(part)


def test_an_ending_that_the_game_does_not_have_is_broken() -> None:
    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"])
        t.finish("other", ())

    t = toy_table(part)
    with pytest.raises(BrokenRule, match="no ending 'other'"):
        t.answer("one", "a")


def test_a_game_that_never_asks_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unlit.kernel.tables.game_table.MOST_PARTS", 50)
    with pytest.raises(BrokenRule, match="without ending"):
        toy_table(lambda t: t.board.words.append("on"))


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    def part(t: Table[Notes]) -> None:
        t.tell(EVERYONE, Said, "before")
        if t.board.words:
            t.tell(EVERYONE, Learned, "next part")
            raise ZeroDivisionError
        t.board.words.append(ask(t, "one", "first", ["a", "b"]))
        t.tell(EVERYONE, Learned, "after")

    t = toy_table(part)
    before = (str(t), t.told("two"), t.entries())
    with pytest.raises(ZeroDivisionError):
        t.answer("one", "a")
    assert (str(t), t.told("two"), t.entries()) == before
    with pytest.raises(ZeroDivisionError):
        t.answer("one", "b")
    assert (str(t), t.told("two"), t.entries()) == before


def test_agents_play_forks_alone() -> None:
    t = toy_table(ask_twice)
    with pytest.raises(Refused, match="a bot answers from outside"):
        t.rollout(lambda t, seat, prompt, options: options[0])


def test_a_question_with_one_option_is_neither_asked_nor_recorded() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words.append(ask(t, "two", "forced", ["only"]))
        t.board.words.append(ask(t, "one", "free", ["a", "b"]))

    t = toy_table(part)
    assert t.question is not None
    assert t.question.prompt == "free"
    t.answer("one", "a")
    assert [entry.seat for entry in t.entries()] == ["one"]


def test_a_window_is_asked_and_recorded_even_without_a_choice() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words.append(window(t, "two", "react", ["pass"]))

    t = toy_table(part)
    assert t.question is not None
    assert (t.question.prompt, t.question.hidden) == ("react", True)
    t.answer("two", "pass")
    assert [entry.seat for entry in t.entries()] == ["two"]


def test_in_rollouts_a_window_without_a_choice_asks_nobody() -> None:
    asked = []

    def part(t: Table[Notes]) -> None:
        window(t, "two", "react", ["pass"])
        ask(t, "one", "free", ["a", "b"])
        t.finish("end", ("one",))

    def agent(t: object, seat: str, prompt: str, options: Sequence[str]) -> str:
        asked.append(prompt)
        return options[0]

    t = toy_table(part)
    t.answer("two", "pass")
    t.fork().rollout(agent)
    assert asked == ["free"]


def test_events_and_reasons_are_made_only_where_someone_listens() -> None:
    made = []

    def saying(word: str) -> Said:
        made.append("event")
        return Said(word)

    def reasons(b: Notes) -> tuple[Refusal, ...]:
        made.append("reasons")
        return ()

    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"], None, reasons)
        t.tell(EVERYONE, saying, "x")
        t.finish("end", ())

    t = toy_table(part)
    t.fork().rollout(lambda t, seat, prompt, options: options[0])
    fork = t.fork()
    fork.answer("one", "a")
    assert made == []
    assert t.question is not None
    t.question.refusals(t.board)
    t.answer("one", "a")
    assert made == ["reasons", "event"]


def test_rules_neither_catch_what_unwinds_nor_walk_through_sets() -> None:
    found = []
    for folder in GAMES:
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                catches_all = isinstance(node, ast.ExceptHandler) and (
                    node.type is None or "BaseException" in ast.unparse(node.type)
                )
                walked = node.iter if isinstance(node, ast.For | ast.comprehension) else None
                is_set = isinstance(walked, ast.Set | ast.SetComp) or (
                    isinstance(walked, ast.Call) and ast.unparse(walked.func) in ("set", "frozenset")
                )
                if catches_all or is_set or isinstance(node, ast.Global):
                    found.append(f"{path.name}:{getattr(node, 'lineno', 0)}")
    assert found == []


def test_dice_rolled_are_the_same_when_run_again() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words += t.board.dice.roll("coin", 20, COIN)
        ask(t, "one", "first", ["a", "b"])
        ask(t, "two", "second", ["a", "b"])

    t = toy_table(part)
    before = t.board.words[:]
    t.answer("one", "a")
    assert t.board.words == before


@dataclass(frozen=True)
class Give(Option):
    """Give a thing away."""

    thing: str


@dataclass(frozen=True)
class Keep(Option):
    """Keep it."""

    thing: str


def test_options_of_different_classes_are_different_though_their_fields_are_equal() -> None:
    def part(t: Table[Notes]) -> None:
        t.board.words.append(str(t.ask("one", "first", [Give("x"), Keep("x")])))
        ask(t, "one", "second", ["a", "b"])

    answers: list[Option | str] = [Keep("x"), "keep x"]
    for answer in answers:
        t = toy_table(part)
        t.answer("one", answer)
        assert t.board.words == ["keep x"]
    with pytest.raises(Refused, match="is not offered"):
        toy_table(part).answer("one", Keep("y"))


def test_a_rule_that_catches_the_end_is_broken() -> None:
    def goes_on(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"])
        try:
            t.finish("end", ())
        except Over:
            ask(t, "one", "after the end", ["a", "b"])

    def returns(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"])
        with suppress(Over):
            t.finish("end", ())

    def ends_at_a_question(t: Table[Notes]) -> None:
        try:
            ask(t, "one", "first", ["a", "b"])
        except Asked:
            t.finish("end", ())

    for part in (goes_on, returns):
        t = toy_table(part)
        with pytest.raises(BrokenRule, match="caught the end of the game"):
            t.answer("one", "a")
        assert t.outcome is None
        assert t.question is not None
    with pytest.raises(BrokenRule, match="caught the question 'first'"):
        toy_table(ends_at_a_question)


def test_nobody_can_be_told_who_does_not_sit_here() -> None:
    def part(t: Table[Notes]) -> None:
        ask(t, "one", "first", ["a", "b"])
        t.tell(("one", "zoe"), Said, "x")
        ask(t, "one", "second", ["a", "b"])

    t = toy_table(part)
    with pytest.raises(BrokenRule, match="told to one, zoe, who do not all sit here"):
        t.answer("one", "a")
    assert t.told("one") == []


def test_dice_held_in_a_local_variable_are_imagined_too() -> None:
    def part(t: Table[Notes]) -> None:
        dice = t.board.dice
        ask(t, "one", "first", ["a", "b"])
        t.board.words += dice.roll("coin", 20, COIN)
        ask(t, "one", "second", ["a", "b"])

    t = toy_table(part)
    worlds = [t.imagine("one", bytes([number] * 32)) for number in (1, 2)]
    rolled = []
    for table in (t, *worlds):
        table.answer("one", "a")
        rolled.append(tuple(table.board.words))
    assert len(set(rolled)) == 3


def test_the_kernel_needs_nothing_but_the_standard_library_and_msgspec() -> None:
    for path in sorted(Path(table_module.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module)] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                top = name.split(".")[0]
                assert top in sys.stdlib_module_names or top == "msgspec" or name.startswith("unlit.kernel"), (
                    path,
                    name,
                )


def test_what_threads_may_share_makes_its_decoders_when_it_is_imported() -> None:
    """Two threads that meet a class for the first time at once make msgspec 0.22 bring the process down."""
    source = Path(table_module.__file__).parents[1]
    found = []
    for path in [*GAMES, source / "kernel", source / "server"]:
        for file in sorted(path.rglob("*.py")):
            functions = [
                node
                for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            ]
            for node in (call for function in functions for call in ast.walk(function) if isinstance(call, ast.Call)):
                called = ast.unparse(node.func)
                typed = any(keyword.arg == "type" for keyword in node.keywords)
                if (file.name, called) in {("box.py", "msgspec.convert"), ("storing.py", "msgspec.json.Decoder")}:
                    continue  # a game reads its box, and says how its board is stored, when it is imported
                if called.endswith((".Decoder", "msgspec.convert")) or (called.endswith("json.decode") and typed):
                    found.append(f"{file.name}:{node.lineno}")
    assert found == []
