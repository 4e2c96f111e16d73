"""Boxes carry a version; an old one stays as it was, and what was played with it goes on with it."""

from __future__ import annotations

from importlib.resources import files

import pytest

from unlit.alone import GAME
from unlit.alone.board import Creature
from unlit.alone.boxes import NEWEST, box_of, numbers_of
from unlit.alone.creatures import opportunity_dice
from unlit.alone.parts import Kind
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import BadFile
from unlit.kernel.record import record_of, replayed
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import deal

CARDS_A_DECK = 26
OLD = range(1, NEWEST)


@pytest.mark.parametrize("version", [*OLD, NEWEST])
def test_a_deck_has_its_cards_in_every_box(version: int) -> None:
    assert {str(deck): len(cards) for deck, cards in box_of(version).decks.items()} == dict.fromkeys(
        ("fury", "speed", "terror", "traps"), CARDS_A_DECK
    )


def test_every_old_box_has_a_file_and_the_newest_has_none() -> None:
    data = files("unlit.alone").joinpath("data")
    found = sorted(file.name for file in data.iterdir() if file.name.startswith("box-"))
    assert found == [f"box-{version}.json" for version in OLD]
    with pytest.raises(BadFile, match="there is no box 99"):
        GAME.of_box(99)


def test_a_box_is_kept_as_its_numbers_say() -> None:
    for version in OLD:
        box = box_of(version)
        for kind, cards in numbers_of(box).items():
            for name, numbers in cards.items():
                assert getattr(box, kind)[name]._asdict().items() >= numbers.items()


def test_a_record_is_replayed_with_the_box_that_it_was_played_with() -> None:
    old = GAME.of_box(1)
    t = deal(old, {}, seeds=Seeds(seed_from("an old box")))
    for _ in range(60):
        assert t.question is not None
        t.answer(t.question.seat, t.question.texts()[0])
    record = record_of(t)
    assert record.box == 1
    again = replayed(GAME, record)
    assert again.game is old
    assert again.check() == t.check()


def test_the_numbers_of_a_box_count_at_its_tables() -> None:
    usual = deal(GAME, {}, seeds=Seeds(seed_from("numbers"))).board
    usual.character, usual.hero = "pilot", 0
    usual.creatures = {Creature(Kind.WORM): usual.hero, Creature(Kind.SPORES): usual.hero}
    changed = usual.copy()
    pilot = usual.box.characters["pilot"]
    changed.box = usual.box._replace(characters={**usual.box.characters, "pilot": pilot._replace(hero=0)})
    assert opportunity_dice(changed) == opportunity_dice(usual) + pilot.hero
