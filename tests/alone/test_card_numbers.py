"""Every number that a card names stands in its row: another number there changes the text and what the card does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from unlit.alone import GAME
from unlit.alone.boxes import KINDS, NEWEST, Box, box_of
from unlit.alone.game import Alone
from unlit.alone.inventory import numbers
from unlit.kernel.rehearsal import run_script

SCRIPTS = Path(__file__).parents[1] / "scripts" / "alone"


class Named(NamedTuple):
    """A number on a card."""

    kind: str
    card: str
    number: str

    def __str__(self) -> str:
        return f"{self.card}-{self.number}"


def all_numbers() -> Iterator[Named]:
    for kind in KINDS:
        for card, row in GAME.box.rows(kind).items():
            for number in numbers(row):
                yield Named(kind, card, number)


@cache
def scripts() -> list[tuple[frozenset[str], str]]:
    """Every script, and the words in it."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.glob("*.script"))]
    return [(frozenset(text.split()), text) for text in texts]


def row_of(box: Box, one: Named) -> Any:
    """The row of its card."""
    return box.rows(one.kind)[one.card]


def changed(one: Named, by: int) -> Alone:
    """The game with another number on this card."""
    game, box = Alone(), box_of(NEWEST)
    row = row_of(box, one)
    rows: Any = {**box.rows(one.kind), one.card: row._replace(**{one.number: getattr(row, one.number) + by})}
    if one.kind in box.others:
        game.box = box._replace(others={**box.others, one.kind: rows})
    else:
        game.box = box._replace(**{one.kind: rows})
    return game


@pytest.mark.parametrize("one", [*all_numbers()], ids=str)
def test_a_number_changes_the_text_and_the_effect(one: Named) -> None:
    before = row_of(GAME.box, one)
    steps = [1, -1] if getattr(before, one.number) > 0 else [1]
    games = [changed(one, by) for by in steps]
    for game in games:
        after = row_of(game.box, one)
        assert before.en != after.en
        assert before.de != after.de
    own = [text for words, text in scripts() if one.card in words]
    assert any(differs(text, game) for game in games for text in own)


def differs(text: str, game: Alone) -> bool:
    """Whether a script does not happen as it says."""
    return bool(run_script(text, lambda _: game))


def test_the_texts_of_a_card_name_the_same_numbers() -> None:
    for kind in KINDS:
        for card, row in GAME.box.rows(kind).items():
            german = {name for name, value in row._asdict().items() if f"{{{name}}}" in row.german}
            assert german == set(numbers(row)), card
            assert not any(letter.isdigit() for letter in row.english + row.german), card
