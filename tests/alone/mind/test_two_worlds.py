"""Two worlds that the hero cannot tell apart: with the levels swapped, or the creatures in reverse order of age.

The hero and spectators are asked, told and shown exactly the same in both.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from in_turn import COMBINATIONS, setup_in_turn

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board
from unlit.alone.box.pieces import NAMES, SECTOR_OF
from unlit.alone.mind.layouts import exchange_levels, exchanged
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import SPECTATOR, Log

NAME = re.compile(r"\b[a-h][1-6]\b")
ENTRIES = 160  # in a game


def on_other_level(text: str) -> str:
    """One of evil's options with its sectors on the other level; the two ends of a door in the order of the map."""
    words = NAME.sub(lambda found: NAMES[exchanged(SECTOR_OF[found.group()])], text)
    return "door " + " ".join(sorted(words.split()[1:])) if words.startswith("door ") else words


def with_levels_exchanged(b: Board) -> Board:
    """The board with its levels swapped."""
    twin = b.copy()
    exchange_levels(twin)
    return twin


def exchange_ages(b: Board) -> Board:
    """The board with its creatures in reverse order of age."""
    twin = b.copy()
    twin.creatures = dict(reversed(twin.creatures.items()))
    return twin


def same(text: str) -> str:
    """An option unchanged."""
    return text


def at_turn(seed: str, number: int, dice: Dice, least: int) -> GameTable[Any]:
    """A random game at a turn of the hero, with at least this many creatures on the map."""
    t = deal(GAME, setup_in_turn(number, dice), seeds=Seeds(seed_from(f"{seed} {number}")))
    while t.question is not None and not (t.question.prompt == "turn" and len(t.board.creatures) >= least):
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    return t


def shown(t: GameTable[Any]) -> tuple[object, ...]:
    """Everything that leaves the table for the hero and spectators."""
    question = t.question if t.question is not None and t.question.seat == HERO else None
    asked = (question.prompt, question.texts(), question.about(t.board), question.refusals(t.board)) if question else ()
    told = tuple([str(event) for _, event in t.told(seat)] for seat in (HERO, SPECTATOR))
    return (asked, told, t.view(HERO), t.view(SPECTATOR), t.can_undo(HERO))


@pytest.mark.rule("A5.13", "A5.14")
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
@pytest.mark.parametrize(
    ("other", "option_in_other"),
    [(with_levels_exchanged, on_other_level), (exchange_ages, same)],
    ids=["levels", "ages"],
)
def test_the_hero_cannot_tell_the_worlds_apart(
    other: Callable[[Board], Board], option_in_other: Callable[[str], str], number: int
) -> None:
    dice = Dice(seed_from(f"worlds {number}"))
    start = at_turn("worlds", number, dice, 2)
    tables = [
        GameTable(GAME, start.setup, start.seeds, board, Log(start.seats)).start()
        for board in (start._base.copy(), other(start._base))
    ]
    one, two = tables
    for _ in range(ENTRIES):
        if one.question is None or two.question is None:
            break
        assert shown(one) == shown(two)
        assert (one.question.seat, one.question.prompt) == (two.question.seat, two.question.prompt)
        option = dice.pick("option", one.question.options)
        wanted = str(option) if one.question.seat == HERO else option_in_other(str(option))
        found = [text for text in two.question.texts() if text == wanted or option_in_other(text) == str(option)]
        one.answer(one.question.seat, option)
        two.answer(two.question.seat, found[0])


def in_place(other: Callable[[Board], Board]) -> Game[Board]:
    """A game whose imagining only writes the same world differently, while a rule waits for the hero."""

    def imagine(b: Board, seat: str, dice: Dice) -> None:
        twin = other(b)
        for field in Board.__slots__:
            if field != "dice":
                setattr(b, field, getattr(twin, field))

    return replace(GAME, eyes=replace(GAME.eyes, imagine=imagine))


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_no_rule_keeps_a_place_of_the_map_while_the_hero_is_asked(number: int) -> None:
    dice = Dice(seed_from(f"in place {number}"))
    t = at_turn("in place", number, dice, 2)
    looked_at = 0
    while t.question is not None and looked_at < 30:
        if t.question.seat == HERO and t.question.prompt not in ("turn", "second action"):
            looked_at += 1
            pair = [t.fork(), t.fork()]
            for fork, other in zip(pair, (Board.copy, with_levels_exchanged), strict=True):
                fork.game = in_place(other)
            one, two = (fork.imagine(HERO, bytes(32)) for fork in pair)
            for _ in range(12):
                if one.question is None or two.question is None:
                    break
                assert shown(one) == shown(two)
                option = dice.pick("option", one.question.options)
                wanted = str(option) if one.question.seat == HERO else on_other_level(str(option))
                found = [text for text in two.question.texts() if text == wanted or on_other_level(text) == str(option)]
                one.answer(one.question.seat, option)
                two.answer(two.question.seat, found[0])
            assert one.outcome == two.outcome
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    assert looked_at > 15


FAR_APART = """
      a        b        e        f        g        h
  ######################################################
1 #+R       +      ##+R       +        +        +H     #
  ######################################################

phase end of round
turn 8
hand evil 1 rust
own evil 1 traps
sector 1 h1 1
sector 2 g1 1
sector 3 f1 1
sector 4 e1 1
sector 5 a1 5
sector 6 b1 5
last sector 6
"""
TWO_HERE = """
      a        b
  ##################
1 #+Hsw     +*cc   #
  ##################

item 3 harpoon
moved b1 c
hand evil 1 rust
"""


@pytest.mark.rule("A5.13", "A5.14")
@pytest.mark.parametrize(
    ("text", "other", "answers", "asked"),
    [
        (FAR_APART, with_levels_exchanged, [], "discard"),
        (TWO_HERE, exchange_ages, ["fight"], "fight"),
        (TWO_HERE, exchange_ages, ["fight", "harpoon"], "target"),
    ],
    ids=["what goes at the end of a round", "whom to fight", "whom to shoot"],
)
def test_the_hero_cannot_tell_these_positions_apart(
    text: str, other: Callable[[Board], Board], answers: list[str], asked: str
) -> None:
    setup = complete_setup(GAME, {})
    board = GAME.paper.parse(text, setup, Dice(bytes(32)))
    tables = [
        GameTable(GAME, setup, Seeds(bytes(32)), world, Log(GAME.rules.seats(setup))).start()
        for world in (board, other(board))
    ]
    for answer in answers:
        for t in tables:
            t.answer("hero", answer)
            while t.question is not None and t.question.seat != HERO:
                t.answer(t.question.seat, "pass")
    assert shown(tables[0]) == shown(tables[1])
    assert [t.question is not None and t.question.prompt for t in tables] == [asked, asked]


@pytest.mark.rule("A5.13")
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_no_sector_of_the_map_is_named_to_the_hero(number: int) -> None:
    dice = Dice(seed_from(f"names {number}"))
    t = at_turn("names", number, dice, 2)
    for _ in range(1200):
        if t.question is None:
            break
        t.answer(t.question.seat, dice.pick("option", t.question.options))
    for seat in (HERO, SPECTATOR):
        assert not [str(event) for _, event in t.told(seat) if NAME.search(str(event))]
        assert not NAME.search(str(t.view(seat)))
