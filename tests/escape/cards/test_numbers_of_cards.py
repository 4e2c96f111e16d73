"""Every number of a card is in its row: changing it there changes the text and what the card does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from printed import reprinted, sentences
from sparing import one_in

from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.game import escape
from unlit.escape.rules.boxes import BOXES
from unlit.kernel.errors import Refused
from unlit.kernel.files.rehearsal import play_case
from unlit.kernel.files.script import Script, parse_script
from unlit.kernel.game import Game
from unlit.kernel.texts import languages_of
from unlit.terminal.words import Words

LANGUAGES = languages_of(GAME.package)

SCRIPTS = Path(__file__).parents[2] / "scripts" / "escape"
DECKS = ("adrenaline", "skills", "items", "events")
PRINTED = ("bonus", "fear")  # numbers of every adrenaline card, even if its sentences do not name them


class Named(NamedTuple):
    """A number on a card."""

    deck: str
    card: str
    number: str

    def __str__(self) -> str:
        return f"{self.card}-{self.number}"


def numbers(deck: str, card: str, row: Any) -> set[str]:
    """The numbers that the text of a card names."""
    named = sentences(GAME, card, row, "en").facts
    found = {name for name in named if type(getattr(row, name, None)) is int}
    return found | set(PRINTED) if deck == "adrenaline" else found


def all_numbers() -> Iterator[Named]:
    for deck in DECKS:
        for card, row in getattr(BOXES.today(), deck).items():
            for number in sorted(numbers(deck, card, row)):
                yield Named(deck, card, number)


@cache
def scripts() -> list[tuple[frozenset[str], list[Script]]]:
    """The cases of every file of scripts, and the words in it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.rglob("*.script"))]
    return [(frozenset(text.split()), parse_script(text)) for text in texts]


def changed(one: Named, by: int) -> Game[Board]:
    """The game with another number on this card."""
    box = BOXES.today()
    rows = getattr(box, one.deck)
    row = rows[one.card]
    other: Any = {**rows, one.card: replace(row, **{one.number: getattr(row, one.number) + by})}
    return escape(reprinted(BOXES, one.deck, other))


@pytest.mark.parametrize("one", one_in(5, all_numbers()), ids=str)
def test_a_number_changes_the_text_and_the_effect(one: Named) -> None:
    games = [changed(one, by) for by in (1, -1)]
    for game, language in product(games, LANGUAGES):
        assert Words(GAME, language).text(one.card) != Words(game, language).text(one.card)
    own = [case for words, cases in scripts() if one.card in words for case in cases]
    assert any(differs(case, game) for game in games for case in own)


def differs(case: Script, game: Game[Board]) -> bool:
    """Whether a case turns out differently than it says."""
    try:
        return bool(play_case(case, lambda _: game))
    except Refused:
        return True


def test_the_texts_of_a_card_name_the_same_numbers() -> None:
    for deck in DECKS:
        for card, row in getattr(BOXES.today(), deck).items():
            said = [sentences(GAME, card, row, language) for language in LANGUAGES]
            assert all(one.facts == said[0].facts for one in said), card
            assert not any(letter.isdigit() for one in said for letter in one.words), card
