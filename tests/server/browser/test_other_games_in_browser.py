"""The page plays a game of another package as it plays our own: Hush, of which it knows nothing but what Hush says."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import hush
import pytest
from playwright.sync_api import Locator, expect
from visitor import Visitor

Visit = Callable[..., Visitor]
IS_DRAWN = "image => image.complete && image.naturalWidth > 0"


def picture(visitor: Visitor) -> Locator:
    """The view as the game draws it."""
    return visitor.board.get_by_role("img")


def text(visitor: Visitor) -> str:
    """What is told of the picture to whoever does not see it."""
    return picture(visitor).get_attribute("alt") or ""


def test_a_whole_game_of_hush_against_its_bot(visit: Visit) -> None:
    visitor = visit(390, 844)
    page = visitor.page
    visitor.choose("Hush", "The child")
    expect(page.get_by_text("Reach your window, and keep quiet.")).to_be_visible()
    page.get_by_text("More settings").click()
    page.get_by_role("combobox", name="Rounds until the candle is out").select_option("6")
    expect(page.get_by_text("Length of a pause")).to_have_count(0)  # nobody can react in Hush
    visitor.play()
    assert visitor.wait()
    assert text(visitor).endswith("\nRounds left: 6")
    assert picture(visitor).evaluate(IS_DRAWN)
    assert not visitor.overflows()
    visitor.options.filter(has_text="Wait").click()
    expect(visitor.log).to_contain_text("The thing is heard in ")
    assert 0 < visitor.answers(20) < 20
    expect(page.get_by_role("heading", name=re.compile("^You (won|lost)$"))).to_be_visible()
    last = text(visitor)
    visitor.press("Watch the game again")
    page.get_by_role("slider").fill("0")
    expect(picture(visitor)).to_have_attribute("alt", re.compile("Rounds left: 6$"))
    page.get_by_role("combobox", name="Seen by").select_option("thing")
    expect(picture(visitor)).not_to_have_attribute("alt", re.compile("C"))
    visitor.press("Leave the replay")
    expect(picture(visitor)).to_have_attribute("alt", last)


def test_in_german_it_is_shown_in_its_own_language_and_the_page_says_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.press("Deutsch")
    visitor.choose("Hush")
    notice = page.get_by_text("Gezeigt wird es auf Englisch.")
    expect(notice).to_be_visible()
    visitor.play()
    assert visitor.wait()
    expect(notice).to_be_visible()
    expect(page.get_by_role("heading", name="Where do you hide?")).to_be_visible()
    expect(picture(visitor)).to_have_attribute("lang", "en")
    visitor.press("English")
    expect(notice).to_have_count(0)
    visitor.go("/")
    visitor.choose("ALONE")
    expect(page.get_by_role("link", name="Hush: The child")).to_be_visible()  # in its own words, whatever is chosen


def test_around_one_screen_the_child_is_shown_to_itself_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("Hush")
    visitor.play("Both, on this screen")
    visitor.press("I am: The child")
    assert visitor.wait()
    assert "C" in text(visitor)
    visitor.options.filter(has_text="Wait").click()
    hand_over(visitor, "I am: The thing")
    assert "T" in text(visitor)
    assert "C" not in text(visitor)
    visitor.options.filter(has_text="Wait").click()
    visitor.press("Pass on")  # the thing was heard, and looks at what came of its answer
    hand_over(visitor, "I am: The child")
    assert "Rounds left: 4" in text(visitor)
    visitor.press("Undo")
    visitor.press("Yes, I am sure")
    expect(picture(visitor)).to_have_attribute("alt", re.compile("C[^\0]*Rounds left: 5"))
    expect(visitor.log).to_contain_text("Undone")


def hand_over(visitor: Visitor, name: str) -> None:
    """The curtain falls, nothing is left behind it, and somebody else lifts it."""
    lift = visitor.page.get_by_role("button", name=name)
    expect(lift).to_be_visible()
    assert "Rounds left" not in visitor.page.content()
    lift.click()
    assert visitor.wait()


def test_without_a_drawing_that_can_be_read_the_view_is_text(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = [""]
    drawn = replace(hush.GAME.eyes, svg=lambda seen, say: drawing[0])
    monkeypatch.setattr("hush.GAME", replace(hush.GAME, eyes=drawn))
    visitor = visit(390, 844)
    visitor.choose("Hush")
    visitor.play()
    shown = visitor.board.get_by_role("region", name="As seen by: The child")
    for drawing[0] in ("", "<svg>no drawing"):
        visitor.page.reload()
        expect(shown).to_contain_text("Rounds left: 5")
        assert shown.inner_text().startswith("  a b c d e\n1 ")
        assert "monospace" in shown.evaluate("one => getComputedStyle(one).fontFamily")
        expect(picture(visitor)).to_have_count(0)
