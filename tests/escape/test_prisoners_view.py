"""What shows to each seat: all that is open, and nothing of what is hidden."""

from __future__ import annotations

import msgspec
import pytest

from unlit.escape import GAME
from unlit.escape.board import Board
from unlit.escape.view import View, view
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.events import SPECTATOR
from unlit.kernel.seeds import Seeds
from unlit.kernel.sight import see
from unlit.kernel.table import Table, deal
from unlit.terminal.words import Words


def played(answers: int, players: str = "3") -> Table[Board]:
    """A live table after some answers by chance."""
    t: Table[Board] = deal(GAME, {"players": players}, seeds=Seeds(seed_from("view")))
    dice = Dice(seed_from("view"))
    while t.question is not None and answers:
        t.answer(t.question.seat, dice.pick("option", t.question.options))
        answers -= 1
    return t


@pytest.mark.rule("E8.6")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    t = played(30)
    b = t.board
    for seat in (*t.seats, SPECTATOR):
        seen = view(b, seat)
        for one in seen.people:
            hand = b.people[one.seat].hand
            assert one.cards == len(hand)
            assert one.hand == (hand if one.seat == seat else ())


@pytest.mark.rule("E8.6")
def test_of_decks_and_stacks_only_the_sizes_show() -> None:
    t = played(30)
    seen = view(t.board, "iris")
    assert isinstance(seen, View)
    assert seen.stacks == tuple(len(stack) for stack in t.board.stacks)
    assert set(seen.decks) == {"adrenaline", "items", "events"}
    assert all(isinstance(size, int) for size in seen.decks.values())


@pytest.mark.rule("E8.6")
@pytest.mark.parametrize("answers", [5, 20, 45])
def test_two_worlds_that_a_seat_cannot_tell_apart_show_it_the_same(answers: int) -> None:
    """View, question, reasons, and both languages of the terminal, byte by byte."""
    t = played(answers)
    assert t.question is not None
    seat = t.question.seat
    shown = set()
    for number in range(20):
        world = t.imagine(seat, seed_from(f"world {number}"))
        sight = see(world, seat)
        assert sight.question is not None
        reasons = [str(reason) for reason in sight.question.refusals(world.board)]
        lines = [GAME.show(sight.view, Words(GAME, language).say) for language in ("en", "de")]
        view_text = msgspec.json.encode(sight.view).decode()
        shown.add((view_text, *sight.question.texts(), *reasons, *lines))
    assert len(shown) == 1


def test_a_frame_is_small() -> None:
    t = played(120, "4")
    assert len(msgspec.json.encode(view(t.board, "iris"))) < 20_000
