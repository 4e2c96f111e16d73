"""Random games of every kind, with every property checked; and proof that each property can fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sparing import one_in
from vault import actions, events, rats, turn
from vault.board import Board
from vault.cards import BOX
from vault.game import GAME
from vault.imagine import imagine, knowledge
from vault.pieces import SEATS
from vault.reactions import Reactions
from vault.view import view

from unlit import shelf
from unlit.bots import bot_named
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import read_record
from unlit.kernel.game import Game
from unlit.kernel.table import Table
from unlit.kernel.tables.careful_table import CarefulTable
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Echo
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal
from unlit.lab import properties
from unlit.lab.fuzz import Findings, Fuzzer
from unlit.testing import check_properties

GAMES = {"vault": 20, "alone": 1, "escape": 8, "hush": 40}  # in each run; a game of ALONE is as long as twelve of Vault


@pytest.mark.parametrize("name", shelf.games())
@pytest.mark.parametrize("seed", one_in(3, ["a", "b", "e"]))
def test_random_games_keep_every_property(name: str, seed: str, tmp_path: Path) -> None:
    game = shelf.games()[name]
    findings = check_properties(game, GAMES[name], seed=seed, keep=tmp_path)
    assert findings.games == GAMES[name]
    assert set(findings.endings) <= set(game.rules.endings)
    assert not findings.laws.spread()


@pytest.mark.parametrize(
    ("name", "seed", "games"), one_in(3, [("escape", "e", 7), ("alone", "h", 1), ("escape", "d", 7)])
)
def test_games_of_bots_keep_every_property_too(name: str, seed: str, games: int, tmp_path: Path) -> None:
    """Chance seldom gets far into a game; bots do."""
    game = shelf.game_named(name)
    findings = check_properties(game, games, seed=seed, bot=bot_named("greedy", name), keep=tmp_path)
    assert "escaped" in findings.endings


def test_a_fuzzer_with_a_bot_gives_the_answers_of_the_bot(tmp_path: Path) -> None:
    def wait(chair: Chair, seed: bytes) -> Option:
        return actions.WAIT if actions.WAIT in chair.question.options else chair.question.options[0]

    findings = Fuzzer(GAME, "w", tmp_path, None, wait).run(3)
    by_chance = Fuzzer(GAME, "w", tmp_path, None).run(3)
    assert findings.failures == by_chance.failures == []
    assert findings.endings["dawn"] == 3
    assert findings.decisions < by_chance.decisions


def fuzzed(game: Game[Any], tmp_path: Path, games: int = 30) -> Findings:
    return Fuzzer(game, "broken", tmp_path, {str(option) for option in game.options()}).run(games)


def seeing(**eyes: Any) -> Game[Board]:
    """Vault with other eyes."""
    return replace(GAME, eyes=replace(GAME.eyes, **eyes))


def playing(part: Callable[[Table[Board]], None]) -> Game[Board]:
    """Vault with another part."""
    return replace(GAME, rules=replace(GAME.rules, part=part))


def truth(b: Board, seat: str, dice: Dice) -> None:
    """A cheat: the imagined world is the true one."""


def shuffled_decks(b: Board, seat: str, dice: Dice) -> None:
    """A cheat: it shuffles only the decks, from sorted cards; the others' hands are the true ones."""
    for deck in b.decks.values():
        deck.sort()
        dice.shuffle("deck", deck)
    b.stack.sort()
    dice.shuffle("stack", b.stack)
    for thief in b.looked:
        if b.looked[thief] >= 0:
            if thief == seat:
                b.stack.remove(b.looked[thief])
                b.stack.append(b.looked[thief])
            b.looked[thief] = b.stack[-1]


def from_the_true_order(b: Board, seat: str, dice: Dice) -> None:
    """A cheat: it deals everything hidden anew, but by cutting and turning the true order."""
    order = b.decks["warden"][:] + (b.hands["warden"] if seat != "warden" else [])
    imagine(b, seat, dice)
    if seat != "warden":
        by = dice.below(len(order)) if order else 0
        order = order[by:] + order[:by]
        cut = len(b.hands["warden"])
        b.hands["warden"][:] = sorted(order[:cut])
        b.decks["warden"][:] = order[cut:]


def ben_cheats(b: Board, seat: str, dice: Dice) -> None:
    """A cheat by a single seat: Ben imagines the warden's true hand."""
    held = b.hands["warden"][:]
    pool = sorted([*b.decks["warden"], *held])
    imagine(b, seat, dice)
    if seat == "ben":
        for card in held:
            pool.remove(card)
        dice.shuffle("deck", pool)
        b.hands["warden"][:] = held
        b.decks["warden"][:] = pool


@pytest.mark.parametrize(
    ("cheat", "law"),
    [
        (truth, "law 3"),
        (shuffled_decks, "law 3"),
        (from_the_true_order, "law 2"),
        (
            ben_cheats,
            "law 3: over 30 games no imagined world differed from the truth in: hand of warden, imagined by ben",
        ),
    ],
)
def test_the_laws_catch_the_cheat(cheat: Any, law: str, tmp_path: Path) -> None:
    problems = [failure.problem for failure in fuzzed(seeing(imagine=cheat), tmp_path).failures]
    assert any(problem.startswith(law) for problem in problems), problems


def sees_too_much(b: Board, seat: str) -> Any:
    """Its view shows the next tile to everyone."""
    return (view(b, seat), b.stack[-1:])


def knows_too_much(b: Board, seat: str) -> Any:
    """Its knowledge holds the warden's hand."""
    return (knowledge(b, seat), tuple(b.hands["warden"]))


def deals_false_cards(b: Board, seat: str, dice: Dice) -> None:
    """An imagined deck holds a card that cannot be there."""
    imagine(b, seat, dice)
    for deck in b.decks.values():
        deck[:1] = ["nerve" if card == "dodge" else "dodge" for card in deck[:1]]


def loses_cards(t: Table[Board]) -> None:
    """A card vanishes at the end of a round."""
    at = t.board.round
    turn.part(t)
    if t.board.round > at and t.board.decks["thieves"]:
        t.board.decks["thieves"].pop()


def forgets_the_crown(text: str, setup: Mapping[str, str], dice: Dice) -> Board:
    """Its picture does not read back who has the crown."""
    b = GAME.paper.parse(text, setup, dice)
    b.crown = "hidden"
    b.actions = 0
    return b


TURNS = count(1)


def rolls_outside(t: Table[Board]) -> None:
    """A rule with its own memory: it counts outside the board."""
    turn.part(t)
    number = next(TURNS)
    t.board.health[0] = 3 if number % 2 else t.board.health[0]
    t.board.given[0] += number % 3


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (seeing(view=sees_too_much), "law 1"),
        (seeing(knowledge=knows_too_much), "law 1"),
        (seeing(imagine=deals_false_cards), "law 4"),
        (playing(loses_cards), "invariant: the cards of thieves are not all there"),
        (replace(GAME, paper=replace(GAME.paper, parse=forgets_the_crown)), "picture"),
        (playing(rolls_outside), "Unfaithful"),
    ],
    ids=["sees", "knows", "imagines", "loses cards", "misreads", "remembers"],
)
def test_a_broken_game_is_caught_and_kept(game: Game[Board], words: str, tmp_path: Path) -> None:
    findings = fuzzed(game, tmp_path, 6)
    problems = [failure for failure in findings.failures if failure.problem.startswith((words, f"'{words}"))]
    problems = problems or [failure for failure in findings.failures if words in failure.problem]
    assert problems, findings.failures
    kept = read_record(Path(problems[0].record))
    assert kept.failure == problems[0].problem
    assert kept.game == "vault"


def test_an_unknown_option_is_caught(tmp_path: Path) -> None:
    known = {str(option) for option in GAME.options()} - {"search"}
    failures = Fuzzer(GAME, "options", tmp_path, known).run(1).failures
    assert "'search' is not in the game's list of options" in failures[0].problem


def pick(t: GameTable[Any], dice: Dice) -> str:
    """The option that these dice pick first."""
    assert t.question is not None
    return str(dice.pick("option", t.question.options))


def test_news_called_an_echo_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If drawing cards did not count as news, a free undo would show the next card."""
    for kind in (events.Drew, events.HasDrawn):
        monkeypatch.setattr(kind, "barrier", Echo.barrier)
    # A search without a window: the thief draws, and nothing but the event prevents a free undo.
    monkeypatch.setattr(actions, "react", lambda t, moment, context: None)
    t = deal(GAME, seeds=Seeds(seed_from("echo")))
    search = next(seed for seed in (seed_from(f"echo {one}") for one in range(100)) if pick(t, Dice(seed)) == "search")
    with pytest.raises(properties.Broken, match="'search' can be taken back freely after ada has seen"):
        properties.free_undo_shows_nothing(t, Dice(search))


def test_a_rule_that_keeps_a_secret_in_a_local_variable_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The card being offered has to be on the board while the other thief is asked."""

    def trade(t: Table[Board], thief: int) -> None:
        b = t.board
        giver, taker = SEATS[thief], SEATS[1 - thief]
        card = t.ask(giver, "give", [actions.Give(one) for one in sorted(dict.fromkeys(b.hands[giver]))]).card
        if t.ask(taker, "consent", [actions.Accept(), actions.Decline()], giver) == actions.Accept():
            b.hands[giver].remove(card)
            b.hands[taker].append(card)
            b.hands[taker].sort()

    monkeypatch.setattr(actions, "trade", trade)
    problems = [failure.problem for failure in fuzzed(GAME, tmp_path, 30).failures]
    assert any(problem.startswith("law 4") for problem in problems), problems


def test_a_card_without_its_effect_plays_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The fuzzer does not test effects: the scripts and `checks/teeth.py` do."""
    monkeypatch.setattr(BOX.named["snare"], "does", lambda t, step: None)
    assert fuzzed(GAME, tmp_path, 3).failures == []


@settings(max_examples=60, deadline=None)
@given(seed=st.text(max_size=8), answers=st.lists(st.integers(0, 60), max_size=120))
def test_a_board_parses_back_from_its_picture(seed: str, answers: list[int]) -> None:
    t = deal(GAME, seeds=Seeds(seed_from(seed)), kind=CarefulTable)
    for number in answers:
        if t.question is None:
            break
        t.answer(t.question.seat, t.question.options[number % len(t.question.options)])
    properties.picture_parses_back(t)
    assert t.game.paper.parse(t.picture(), t.setup, t.board.dice.copy()) == t.board


@settings(max_examples=40, deadline=None)
@given(seed=st.text(max_size=8), choices=st.lists(st.integers(0, 60), min_size=5, max_size=80))
def test_any_mixture_of_answers_and_undos_replays(seed: str, choices: list[int]) -> None:
    """Any mixture of answers and undos is a record that replays, and leaves no trace but its entries."""
    t = deal(GAME, seeds=Seeds(seed_from(seed)))
    for number in choices:
        if t.question is None:
            break
        seat = t.question.seat
        t.answer(seat, t.question.options[number % len(t.question.options)])
        if number % 7 == 0:
            t.undo(seat, t.seats)
    properties.replay_equals(t)
    assert not t.game.rules.broken(t.board)


@dataclass(frozen=True)
class Dance(Option):
    """Something that no rule offers."""


def leaking_refusals(b: Board, thief: int) -> list[Refusal]:
    """A refusal that holds the next tile's number as a fact."""
    return [Refusal(Dance(), "K4.1", "refused-wall", (("tile", b.stack[-1]),))]


def test_a_refusal_that_tells_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(actions, "impossible", leaking_refusals)
    problems = [failure.problem for failure in fuzzed(GAME, tmp_path, 6).failures]
    caught = ("law 1: the refusals of 'action' tell", "two worlds: ")
    assert any(problem.startswith(caught) for problem in problems), problems


def test_facts_of_a_window_that_tell_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Reactions, "about", lambda self, b, seat, moment, context: " ".join(b.hands["warden"]))
    problems = [failure.problem for failure in fuzzed(GAME, tmp_path, 12).failures]
    assert any("law 1: the about of 'react to" in problem for problem in problems), problems


def test_options_that_depend_on_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    possible = actions.possible

    def leaking(b: Board, thief: int) -> list[Any]:
        found = possible(b, thief)
        return [one for one in found if one != actions.SEARCH or b.stack[-1:] < [8]]

    monkeypatch.setattr(actions, "possible", leaking)
    problems = [failure.problem for failure in fuzzed(GAME, tmp_path, 30).failures]
    assert any(problem.startswith("two worlds: ") for problem in problems), problems


@pytest.mark.parametrize("name", shelf.games())
def test_undos_of_any_seat_lead_back_for_every_log(name: str) -> None:
    for one in range(6 if name == "vault" else 2):
        properties.undos_lead_back(shelf.games()[name], Dice(seed_from(f"undos {one}")))


def test_a_refusal_by_no_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "impossible", lambda b, thief: [Refusal(Dance(), "K9.9", "refused-wall")])
    t = deal(GAME, seeds=Seeds(seed_from("no rule")))
    with pytest.raises(properties.Broken, match=r"'dance' is refused by K9.9, which is not a rule"):
        properties.refusals_are_refused(t)
    monkeypatch.setattr(actions, "impossible", lambda b, thief: [Refusal(actions.WAIT, "K4.1", "refused-wall")])
    t = deal(GAME, seeds=Seeds(seed_from("no rule")))
    with pytest.raises(properties.Broken, match="'wait' is offered and refused"):
        properties.refusals_are_refused(t)


def test_a_game_that_fails_before_its_first_question_is_a_finding(tmp_path: Path) -> None:
    def never_begins(t: Table[Board]) -> None:
        raise ZeroDivisionError("no beginning")

    findings = Fuzzer(playing(never_begins), "a/b " * 100, tmp_path, set()).run(2)
    assert [failure.record for failure in findings.failures] == ["", ""]
    assert "no beginning" in findings.failures[0].problem


def test_a_record_is_kept_whatever_the_seed(tmp_path: Path) -> None:
    findings = Fuzzer(GAME, "../a/b " * 100, tmp_path, set()).run(1)
    assert Path(findings.failures[0].record).parent == tmp_path


def test_ten_rats_act() -> None:
    """On a board with all ten rats in play, each of them runs or bites."""
    picture = "    d    e\n  ## #######\n4  gAB  a..\n  ## #######"
    board = GAME.paper.parse(picture, {"rounds": "12"}, Dice(bytes(32)))
    board.rats = [board.at[0] + 1] * 10
    board.turn = 2
    before = board.rats[:]
    t = GameTable(GAME, {"rounds": "12"}, Seeds(bytes(32)), board)
    rats.activate_rats(t)
    assert t.board.acted == 10
    assert all(now != then for now, then in zip(t.board.rats, before, strict=True))
