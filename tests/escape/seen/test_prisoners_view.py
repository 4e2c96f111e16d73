"""What each seat sees: everything that is open, and nothing that is hidden."""

from __future__ import annotations

import io
from typing import get_args

import msgspec
import pytest

from unlit.escape import GAME
from unlit.escape.board.board import Board, Deed, add_enemy
from unlit.escape.box.pieces import ENEMIES, GONE, INFIRMARY, Enemy, Face, FateName, Kind, Purpose, Stat
from unlit.escape.mind.imagine import imagine, knowledge
from unlit.escape.rules.exploring import put_under, with_stack
from unlit.escape.seen.show import short, show
from unlit.escape.seen.view import DeedName, EnemySeen, Phase, View, view
from unlit.escape.told.abouts import AboutChallengeToCome
from unlit.escape.told.events import EnemyMoved, Rolled
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.sight import see
from unlit.kernel.told.events import SPECTATOR
from unlit.kernel.told.option import PASS
from unlit.kernel.told.question import Question
from unlit.messages import message_id
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words


def played(answers: int, players: str = "3") -> GameTable[Board]:
    """A live table after some random answers."""
    t: GameTable[Board] = deal(GAME, {"players": players}, seeds=Seeds(seed_from("view")))
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


@pytest.mark.rule("E8.6", "E9.8")
def test_a_tile_that_all_saw_going_under_its_stack_is_known_to_lie_there() -> None:
    t = played(30)
    b = t.board
    place = next(number for number, stack in enumerate(b.stacks) if len(stack) > 2)
    next_, before = b.stacks[place][-1], view(b, SPECTATOR).under[place]
    with_stack(b, place, b.stacks[place][:-1])
    put_under(b, place, next_)
    for seat in (*t.seats, SPECTATOR):
        assert view(b, seat).under[place] == (next_, *before)
    for number in range(30):
        world = b.copy()
        imagine(world, t.seats[0], Dice(seed_from(f"world {number}")))
        assert world.stacks[place][0] == next_
        assert len(world.stacks[place]) == len(b.stacks[place])
    assert next_ not in knowledge(b, t.seats[0]).tiles


@pytest.mark.rule("E8.6")
@pytest.mark.parametrize("answers", [5, 20, 45])
def test_two_worlds_that_a_seat_cannot_tell_apart_show_it_the_same(answers: int) -> None:
    """View, question, reasons, and the terminal in both languages, byte by byte."""
    t = played(answers)
    assert t.question is not None
    seat = t.question.seat
    shown = set()
    for number in range(20):
        world = t.imagine(seat, seed_from(f"world {number}"))
        sight = see(world, seat)
        assert sight.question is not None
        reasons = [str(reason) for reason in sight.question.refusals(world.board)]
        lines = [GAME.eyes.show(sight.view, Words(GAME, language).say) for language in ("en", "de")]
        view_text = msgspec.json.encode(sight.view).decode()
        shown.add((view_text, *sight.question.texts(), *reasons, *lines))
    assert len(shown) == 1


def test_a_frame_is_small() -> None:
    t = played(120, "4")
    assert len(msgspec.json.encode(view(t.board, "iris"))) < 12_000


def test_an_enemy_shows_by_its_kind_and_number_and_whether_it_is_stunned() -> None:
    t = played(1)
    b = t.board
    tile = b.people["iris"].at
    add_enemy(b, Enemy(Kind.CLONE, 7), tile)
    add_enemy(b, Enemy(Kind.GUARD, 9), tile)
    b.stunned |= {Enemy(Kind.GUARD, 9)}
    seen = next(one for one in view(b, "iris").tiles if "iris" in one.players)
    assert {EnemySeen(Kind.CLONE, 7), EnemySeen(Kind.GUARD, 9, stunned=True)} <= set(seen.enemies)


def test_a_sheet_says_where_somebody_is() -> None:
    t = played(1)
    b = t.board
    places = {}
    for at, fate in ((b.people["iris"].at, ""), (INFIRMARY, ""), (GONE, "escaped")):
        b.people["iris"].at, b.people["iris"].fate = at, fate
        sheet = next(one for one in view(b, "iris").people if one.seat == "iris")
        places[at] = (sheet.tile, sheet.fate)
    assert list(places.values()) == [(b.map.name(next(iter(places))), None), ("", None), ("", FateName.ESCAPED)]


def test_what_was_done_twice_is_one_deed_with_its_times() -> None:
    t = played(1)
    t.board.deeds = (Deed("iris", "jonas", "gave"), Deed("iris", "kwame", "blamed"), Deed("iris", "jonas", "gave"))
    assert [(one.whom, one.what, one.times) for one in view(t.board, "lena").deeds] == [
        ("jonas", "gave", 2),
        ("kwame", "blamed", 1),
    ]


def test_the_words_of_a_view_are_those_of_the_rules() -> None:
    words = Words(GAME, "en")
    assert [what for what in get_args(DeedName) if not words.has(message_id("deed", what))] == []
    assert "begin" in get_args(Phase)
    for number in range(0, 90, 3):
        assert view(played(number).board, "iris").phase in get_args(Phase)


def test_no_two_enemies_look_alike_on_the_terminals_map() -> None:
    assert len({short(EnemySeen(*enemy)) for enemy in ENEMIES}) == len(ENEMIES)


@pytest.mark.parametrize(("language", "rating"), [("en", ": 2 {stat} needed"), ("de", ", {stat}: 2 nötig")])
def test_a_rating_of_two_is_no_double_icon_in_words(language: str, rating: str) -> None:
    words = Words(GAME, language)
    for stat in (Stat.STRENGTH, Stat.INTELLIGENCE):
        about = AboutChallengeToCome("iris", Purpose.EVENT, None, stat, 2, 4)
        question = Question("iris", "before a challenge", [PASS], about, None)
        said = words.prompt(question, None)
        assert words.say(f"{stat}-2", {}) not in said
        assert rating.format(stat=words.say(str(stat), {})) in said


def test_of_several_dice_or_tiles_in_words_a_single_comma_parts_each_two() -> None:
    words, clone = Words(GAME, "en"), Enemy(Kind.CLONE, 1)
    rolled = words.event(Rolled("iris", Purpose.ATTACK, clone, (Face.STRENGTH, Face.STRENGTH_2, Face.SPEED)))
    assert rolled == "Iris rolls (attack on Clone 1): Strength, double Strength, Speed."
    moved = EnemyMoved(clone, "crossing", ("watch post", "drain"), "kitchen", None)
    assert words.event(moved) == "Clone 1 moves to Crossing, past Watch Post, Drain."
    assert words.event(EnemyMoved(clone, "crossing", (), "kitchen", None)) == "Clone 1 moves to Crossing."


@pytest.mark.parametrize(("language", "nobody"), [("en", "is after nobody."), ("de", "auf niemanden abgesehen.")])
def test_dr_cronos_is_after_nobody_once_nobody_is_left(language: str, nobody: str) -> None:
    t: GameTable[Board] = deal(GAME, {"players": "1", "scenario": "7"}, seeds=Seeds(seed_from("view")))
    words = Words(GAME, language)
    assert nobody not in show(view(t.board, "iris"), words.say)
    t.board.people["iris"].at, t.board.people["iris"].fate = GONE, "killed"
    assert nobody in show(view(t.board, "iris"), words.say)


def test_the_terminal_asks_about_an_event_with_its_text() -> None:
    t: GameTable[Board] = deal(GAME, {"players": "1"}, seeds=Seeds(seed_from("offer 3")))
    dice = Dice(seed_from("offer 3"))
    while t.question is not None and t.question.prompt not in ("event offer", "event choice"):
        t.answer(t.question.seat, PASS if t.question.idle else dice.pick("option", t.question.options))
    assert t.question is not None
    words, screen = Words(GAME, "en"), io.StringIO()
    LineClient(t, words, {}, io.StringIO(), screen).run()
    asked = f"Iris: {words.prompt(t.question, t.board)} ({words.text(t.board.event)})"
    assert asked in screen.getvalue()
