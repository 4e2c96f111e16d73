"""Every number that a card names is in its row: changing it there changes the text and what the card does."""

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

from unlit.alone import GAME
from unlit.alone.board.board import Board
from unlit.alone.box.box import Box
from unlit.alone.game import alone
from unlit.alone.rules.boxes import BOXES, KINDS
from unlit.kernel.files.rehearsal import play_case
from unlit.kernel.files.script import Script, parse_script
from unlit.kernel.game import Game
from unlit.kernel.texts import languages_of
from unlit.terminal.words import Words

LANGUAGES = languages_of(GAME.package)

SCRIPTS = Path(__file__).parents[2] / "scripts" / "alone"


class Named(NamedTuple):
    """A number on a card."""

    kind: str
    card: str
    number: str

    def __str__(self) -> str:
        return f"{self.card}-{self.number}"


def all_numbers() -> Iterator[Named]:
    for kind in KINDS:
        for card, row in BOXES.today().rows(kind).items():
            for number in numbers(card, row):
                yield Named(kind, card, number)


def numbers(card: str, row: Any) -> list[str]:
    """The numbers that the text of a card names."""
    named = sentences(GAME, card, row, "en").facts
    return sorted(name for name in named if type(getattr(row, name, None)) is int)


@cache
def scripts() -> list[tuple[frozenset[str], list[Script]]]:
    """The cases in each script file, and the words in it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.rglob("*.script"))]
    return [(frozenset(text.split()), parse_script(text)) for text in texts]


def row_of(box: Box, one: Named) -> Any:
    """The row of its card."""
    return box.rows(one.kind)[one.card]


def changed(one: Named, by: int) -> Game[Board]:
    """The game with a different number on this card."""
    box = BOXES.today()
    row = row_of(box, one)
    rows: Any = {**box.rows(one.kind), one.card: replace(row, **{one.number: getattr(row, one.number) + by})}
    return alone(reprinted(BOXES, one.kind, rows))


@pytest.mark.parametrize("one", one_in(5, all_numbers()), ids=str)
def test_a_number_changes_the_text_and_the_effect(one: Named) -> None:
    before = row_of(BOXES.today(), one)
    steps = [1, -1] if getattr(before, one.number) > 0 else [1]
    games = [changed(one, by) for by in steps]
    for game, language in product(games, LANGUAGES):
        assert Words(GAME, language).text(one.card) != Words(game, language).text(one.card)
    own = [case for words, cases in scripts() if one.card in words for case in cases]
    assert any(differs(case, game) for game in games for case in own)


def differs(case: Script, game: Game[Board]) -> bool:
    """Whether a case does not play out as written."""
    return bool(play_case(case, lambda _: game))


def test_the_texts_of_a_card_name_the_same_numbers() -> None:
    for kind in KINDS:
        for card, row in BOXES.today().rows(kind).items():
            said = [sentences(GAME, card, row, language) for language in LANGUAGES]
            assert all(one.facts == said[0].facts for one in said), card
            assert not any(letter.isdigit() for one in said for letter in one.words), card
