"""Idle windows: who is stopped there, and who is not."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import pytest

from unlit.bots.random import play_randomly
from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.box.pieces import Enemy, FearStep, Kind
from unlit.escape.rules.actions.attack import ATTACK
from unlit.escape.rules.hand import PLAY
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.events import Log
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Question, Seat
from unlit.server.seats.steering import Steered, ahead, passes_itself
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words

ATTACK_IT = ATTACK[Enemy(Kind.CLONE, 1)]
BEFORE, AFTER = "before a challenge", "after a challenge roll"
SIDE_BY_SIDE = """\
       a
  ##### #####
1 #         #
  #I J c1   #
  ###########

hand iris {iris}
hand jonas {jonas}
turn iris
phase act
"""
INTELLIGENCE, STRENGTH, FOLLOWS = "lie_low rummage", "shove snatch", "second_look second_look"  # Jonas's hands


def begun(jonas: str, iris: str = "blame blame") -> GameTable[Board]:
    """A table where Iris is about to attack a clone, with Jonas at her side, each with these cards."""
    setup = complete_setup(GAME, {"players": "2"})
    board = GAME.paper.parse(SIDE_BY_SIDE.format(jonas=jonas, iris=iris), setup, Dice(seed_from("windows")))
    return GameTable(GAME, setup, Seeds(seed_from("windows")), board, Log(GAME.rules.seats(setup))).start()


def asked_at(t: GameTable[Board], seat: Seat, prompt: str) -> Question:
    """The question to a seat at a moment, after everyone has passed up to that point."""
    while t.question is not None and (t.question.seat, t.question.prompt) != (seat, prompt):
        t.answer(t.question.seat, PASS)
    assert t.question is not None
    return t.question


WINDOWS = [
    (INTELLIGENCE, BEFORE, True),  # for fear, and for a stat that the challenge does not use
    (STRENGTH, BEFORE, False),
    (STRENGTH, AFTER, True),  # too late
    (FOLLOWS, BEFORE, True),
    (FOLLOWS, AFTER, False),  # an ability
    ("shove", BEFORE, True),  # the last card
]


@pytest.mark.rule("E4.1", "E7.2", "E4.3")
@pytest.mark.parametrize(("jonas", "prompt", "idle"), WINDOWS)
def test_a_window_without_a_play_that_counts_stops_nobody_who_did_not_ask(jonas: str, prompt: str, idle: bool) -> None:
    t = begun(jonas)
    t.answer("iris", "attack clone 1")
    question = asked_at(t, "jonas", prompt)
    assert PLAY(jonas.split()[0], FearStep.MORE) in question.options or jonas == "shove"
    assert question.idle is idle
    assert passes_itself(question, t.board, Steered("", None, "needed")) is idle
    assert not passes_itself(question, t.board, Steered("", [prompt], "needed"))
    assert passes_itself(question, t.board, Steered("", [], "needed"))
    assert idle is (play_randomly(Chair(t, "jonas"), seed_from("any")) == PASS)


def test_the_program_passes_there_and_goes_on() -> None:
    t = begun(INTELLIGENCE)
    t.answer("iris", "attack clone 1")
    steered = {"iris": Steered("", [], "needed"), "jonas": Steered("", None, "needed")}
    passed = ahead(t, steered, None, None)
    assert {"iris", "jonas"} == {one.seat for one in passed}
    assert {(one.option, one.by) for one in passed} == {(str(PASS), "program")}
    assert t.question is None or not t.question.hidden


@pytest.mark.parametrize(("jonas", "prompt", "idle"), WINDOWS)
def test_a_rollout_leaves_it_at_once(jonas: str, prompt: str, idle: bool) -> None:
    t = begun(jonas)
    asked: list[tuple[Seat, str]] = []

    class Enough(Exception):
        """The attack is over."""

    def agent(table: GameTable[Board], seat: Seat, prompt: str, options: Sequence[Any]) -> Any:
        if prompt == "turn" and ATTACK_IT in options and not asked:
            asked.append((seat, prompt))
            return ATTACK_IT
        if prompt not in [*GAME.rules.moments]:
            raise Enough
        asked.append((seat, prompt))
        return PASS

    with pytest.raises(Enough):
        t.fork().rollout(agent)
    assert (("jonas", prompt) in asked) is not idle


@pytest.mark.parametrize("stop", [False, True])
def test_in_a_terminal_it_is_shown_to_whoever_wishes_to_be_stopped(stop: bool) -> None:
    screen = io.StringIO()
    lines = io.StringIO("stop\nattack clone 1\n" if stop else "attack clone 1\n")
    bots = {"jonas": ("random", play_randomly)}
    LineClient(begun(INTELLIGENCE, iris=INTELLIGENCE), Words(GAME, "en"), bots, lines, screen).run()
    shown = screen.getvalue()
    assert ("Iris is about to roll" in shown) is stop
    assert ("You will be asked at every moment" in shown) is stop
