"""Drawings of views are valid, legible SVG, and show what their seat sees and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import unlit
from unlit.kernel.svg import text


def drawn(t: unlit.Table[Any], seat: str) -> ElementTree.Element:
    """The drawing of what a seat sees."""
    svg = unlit.see(t, seat).svg()
    assert svg is not None
    assert "script" not in svg
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize(("name", "players"), [("alone", {}), ("escape", {"players": "2"}), ("hush", {})])
def test_every_view_of_a_random_game_is_drawn(name: str, players: dict[str, str]) -> None:
    t, luck = unlit.deal(name, players, seed="drawn"), Random("drawn")
    for number in range(60):
        if t.question is None:
            break
        if number % 6 == 0:
            for seat in t.seats:
                root = drawn(t, seat)
                assert root.tag.endswith("svg")
                assert all(int(one.get("font-size", "18")) >= 11 for one in root.iter())
        t.answer(t.question.seat, luck.choice(t.question.options))


def test_the_hero_is_drawn_no_more_than_it_has_seen() -> None:
    t, luck = unlit.deal("alone", seed="dark"), Random("dark")
    while t.question is not None and len(t.board.labels) < 3:
        t.answer(t.question.seat, luck.choice(t.question.options))
    hero, evil = (len([one for one in drawn(t, seat).iter() if one.tag.endswith("rect")]) for seat in t.seats)
    assert hero == 1 + len(t.board.labels), "a floor for each sector that it has seen"
    assert evil == 1 + len(t.board.map.used), "and for evil the whole map"


def test_a_drawing_of_an_imagined_world_is_the_same() -> None:
    """A drawing is made from the view, which is the same on an imagined table."""
    t = unlit.deal("escape", {"players": "2"}, seed="worlds")
    assert t.question is not None
    seat = t.question.seat
    assert unlit.see(t.imagine(seat, bytes(32)), seat).svg() == unlit.see(t, seat).svg()


def test_words_cannot_leave_their_element() -> None:
    assert "&lt;script&gt;" in text(0, 0, "<script>")
