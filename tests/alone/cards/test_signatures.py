"""No two cards of a deck are alike: each pair for the same moment differs on fixed positions, in both halves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from guide import Guide

from unlit.alone import GAME
from unlit.alone.board.board import HERO
from unlit.alone.box.pieces import Deck
from unlit.alone.rules import reactions
from unlit.alone.rules.boxes import BOXES, effects_of
from unlit.alone.rules.moments import M
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.question import Question

POSITIONS = 50
MOST_OF_A_GAME = 4  # positions for one moment from a single game
ANSWERS = 6  # after the card, to answer what it asks


def pairs() -> list[tuple[str, str]]:
    """All pairs of cards that are in the same deck and played at the same moment."""
    rows, effects = BOXES.today().reactions, effects_of(BOXES.today()).reactions
    return [
        (one, other)
        for one, other in combinations(rows, 2)
        if rows[one].deck is rows[other].deck and effects[one].moment is effects[other].moment
    ]


def moment_of(card: str) -> str:
    """The prompt at which a reaction card is offered."""
    moment = effects_of(BOXES.today()).reactions[card].moment
    assert moment is not None
    return str(moment.value)


@cache
def positions() -> dict[str, list[GameTable[Any]]]:
    """Fixed tables where evil may react, by moment."""
    wanted = {moment_of(one) for one, _ in pairs()}
    found: dict[str, list[GameTable[Any]]] = {moment: [] for moment in sorted(wanted)}
    number = 0
    while any(len(tables) < POSITIONS for tables in found.values()):
        taken = dict.fromkeys(found, 0)
        for t in a_game(number):
            assert t.question is not None
            moment = t.question.prompt
            # A card played in the same part would be run again, too.
            untouched = t.board.cards_played == t._base.cards_played
            if untouched and moment in found and taken[moment] < MOST_OF_A_GAME and len(found[moment]) < POSITIONS:
                taken[moment] += 1
                found[moment].append(t.fork())
        number += 1
    return found


class Daring(Guide):
    """A hero who fights everything and repairs everything."""

    def answer(self, t: GameTable[Any]) -> Any:
        """An option of the open question."""
        assert t.question is not None
        for wish in ("fight", "interact", "light"):
            if t.question.seat == HERO and t.question.find(wish) is not None:
                return wish
        return super().answer(t)


def a_game(number: int) -> Iterator[GameTable[Any]]:
    """A game with a hero guided by the true map, question by question."""
    t = deal(GAME, {"difficulty": "easy"}, seeds=Seeds(seed_from(f"signature {number}")))
    kind = Daring if number % 2 else Guide
    guide = kind(f"signature {number}", mercy=6, patience=4)
    while t.question is not None:
        yield t
        t.answer(t.question.seat, guide.answer(t))


def asked(t: GameTable[Any]) -> Question | None:
    """The open question, or None if the game is over."""
    return t.question


def outcome(t: GameTable[Any], card: str) -> bytes:
    """The board after the card was played, without the card itself."""
    fork = t.fork()
    assert fork.question is not None
    seat, before = fork.question.seat, fork._base
    fork._base = before.copy()
    fork._base.decks = {deck: before.decks.get(deck, ()) for deck in Deck}
    fork._base.discards = {deck: before.discards.get(deck, ()) for deck in Deck}
    fork._base.hands = {**before.hands, seat: (card, *before.hands[seat])}
    fork._run()
    if fork.question.find(card) is None:
        return b"not here"
    fork.answer(seat, card)
    for number in range(ANSWERS):
        if (question := asked(fork)) is not None:
            fork.answer(question.seat, question.options[number % len(question.options)])
    b = fork.board.copy()
    b.hands, b.track, b.decks, b.discards = {}, (), {}, {}
    return GAME.paper.encode(b)


@pytest.mark.parametrize("pair", pairs(), ids="-".join)
def test_two_cards_of_a_deck_differ(pair: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = pair
    tables = positions()[moment_of(one)]
    allowed, becomes_dangerous = reactions.is_allowed, reactions.becomes_dangerous
    halves = [False]

    def is_allowed(b: Any, name: str, context: Any) -> bool:
        fits = effects_of(BOXES.today()).reactions[name].fits
        return fits.said(True, b, context) if name in pair else allowed(b, name, context)

    def is_dangerous(t: Any, seat: str, name: str, context: Any) -> bool:
        return halves[0] if name in pair else becomes_dangerous(t, seat, name, context)

    monkeypatch.setattr(reactions, "is_allowed", is_allowed)
    monkeypatch.setattr(reactions, "becomes_dangerous", is_dangerous)
    for dangerous in (False, True):
        halves[0] = dangerous
        signatures = [[outcome(t, card) for t in tables] for card in pair]
        assert signatures[0] != signatures[1], f"{one} does what {other} does"
        assert any(found != b"not here" for found in signatures[0] + signatures[1])


def test_there_are_cards_for_every_moment() -> None:
    assert {effect.moment for effect in effects_of(BOXES.today()).reactions.values()} == set(M)
