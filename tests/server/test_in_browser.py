"""Games in a real browser, against a real server: with a bot, with a second player, around one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("side", ["The hero", "Evil"])
def test_a_whole_game_against_the_bot(visit: Visit, side: str) -> None:
    visitor = visit()
    visitor.play(side, "Impossible")
    assert visitor.answers(3000) > 20
    page = visitor.page
    expect(page.get_by_role("heading", name=re.compile("You (have )?(won|lost)"))).to_be_visible()
    with page.expect_download() as download:
        visitor.press("Download the record")
    assert '"kind":"record"' in download.value.path().read_text()
    visitor.press("Watch the game again")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill("10")
    expect(page.get_by_text(re.compile("Entry 10 of"))).to_be_visible()
    visitor.press("Leave the replay")
    over = page.url
    visitor.press(re.compile("^Play again"))
    page.wait_for_function("over => location.href !== over", arg=over)
    expect(visitor.over).to_have_count(0)
    assert visitor.wait()


@pytest.mark.parametrize("scenario", ["1: A New Level of Fear", "2: Second Sight"])
def test_a_whole_escape_with_a_bot(visit: Visit, scenario: str) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("Iris", scenario)
    # Prisoners who choose by chance may be lost after a few answers; the game has to come to its own end.
    assert 1 < visitor.answers(1500) < 1500
    expect(visitor.page.get_by_role("heading", name=re.compile("^(You|Nobody) ha(ve|s) (won|lost)$"))).to_be_visible()
    visitor.press("Watch the game again")
    slider = visitor.page.get_by_role("slider")
    slider.fill("2")
    expect(visitor.page.get_by_text(re.compile("Entry 2 of"))).to_be_visible()
    visitor.press("Leave the replay")


def test_three_prisoners_around_one_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("3", "Both, on this screen")
    behind = visitor.page.get_by_role("button", name=re.compile("^I am: "))
    enabled = visitor.options.and_(visitor.page.locator('[aria-disabled="false"]'))
    seats: set[str] = set()
    for _ in range(60):
        expect(behind.or_(enabled).or_(visitor.over).first).to_be_visible()
        if visitor.over.is_visible() or len(seats) == 3:
            break
        if behind.count():
            seats.add(behind.first.inner_text())
            behind.first.click()
        elif enabled.count():
            enabled.nth(visitor.chance.randrange(enabled.count())).click()
    assert len(seats) > 1


def test_an_escape_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("Iris", "4")
    visitor.answers(12)
    assert not visitor.overflows()


def invitation_of(visitor: Visitor) -> str:
    """The path of the link to a friend's seat."""
    link = visitor.page.get_by_role("textbox", name=re.compile("^Link for: ")).first
    expect(link).to_be_visible()
    return re.sub("^https?://[^/]+", "", link.input_value())


def test_two_browsers_one_game(visit: Visit) -> None:
    host = visit()
    host.play("The hero", "A friend, by link")
    friend = visit(path=invitation_of(host))
    friend.page.get_by_role("textbox").first.fill("Eva <b>")
    friend.press("Sit down")
    friend.page.wait_for_url(re.compile("/table/[^#]+$"))
    assert "#" not in friend.page.url
    for _ in range(40):
        asked = whoever_is_asked(host, friend)
        asked.answer()
    for visitor in (host, friend):
        visitor.page.get_by_role("tab", name="People").click()
        expect(visitor.page.get_by_text("Eva <b>").first).to_be_visible()


def whoever_is_asked(*visitors: Visitor) -> Visitor:
    """The one whose page shows answers."""
    for _ in range(600):
        for visitor in visitors:
            if visitor.options.and_(visitor.page.locator('[aria-disabled="false"]')).count():
                return visitor
        visitors[0].page.wait_for_timeout(50)
    raise TimeoutError("nobody is asked")


def test_who_reloads_or_loses_the_line_goes_on(visit: Visit) -> None:
    visitor = visit()
    visitor.play("The hero")
    visitor.answers(12)
    assert visitor.wait()
    page = visitor.page
    before = page.get_by_role("list", name="What you can do").aria_snapshot()
    board = page.get_by_role("region", name="Board").aria_snapshot()
    page.reload()
    assert visitor.wait()
    assert page.get_by_role("list", name="What you can do").aria_snapshot() == before
    assert page.get_by_role("region", name="Board").aria_snapshot() == board
    visitor.context.set_offline(True)
    page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    assert visitor.answers(8) == 8
    visitor.problems = [problem for problem in visitor.problems if "ERR_INTERNET_DISCONNECTED" not in problem]


def test_a_curtain_falls_between_two_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.play("Both, on this screen")
    page = visitor.page
    lifts = 0
    seen: set[str] = set()
    for _ in range(60):
        curtain = page.get_by_role("button", name=re.compile("^I am: "))
        enabled = visitor.options.and_(page.locator('[aria-disabled="false"]'))
        expect(curtain.or_(enabled.first).first).to_be_visible()
        if curtain.count():
            assert page.get_by_role("region", name="Board").count() == 0
            assert "Sector" not in page.content()
            seen.add(curtain.first.inner_text())
            curtain.first.click()
            lifts += 1
        else:
            visitor.answer()
    assert lifts >= 3
    assert seen == {"I am: The hero", "I am: Evil 1"}


def test_german_at_any_time(visit: Visit) -> None:
    visitor = visit()
    visitor.play("Evil")
    visitor.answers(10)
    assert visitor.wait()
    page = visitor.page
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    words = page.get_by_role("banner").inner_text() + page.get_by_role("main").inner_text()
    assert "Du bist dran" in words
    assert not re.search(r"\b(the|your|what|which|evil plays)\b", words, re.IGNORECASE), words
    assert visitor.answers(5) == 5
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("side", ["The hero", "Evil"])
def test_on_a_phone_nothing_is_wider_than_the_screen(visit: Visit, side: str) -> None:
    visitor = visit(390, 844)
    assert not visitor.overflows()
    visitor.play(side)
    for _ in range(30):
        if not visitor.wait():
            break
        assert not visitor.overflows(), visitor.page.get_by_role("list", name="What you can do").inner_text()
        visitor.answer()


def test_a_turn_by_the_accessibility_tree_alone(visit: Visit) -> None:
    """Roles and names, keys and a live region are all that this player has."""
    visitor = visit()
    page = visitor.page
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    heading = page.get_by_role("heading", name=re.compile("^Turn 1 of 8"))
    live = page.get_by_role("status").or_(page.locator("[aria-live]"))
    page.get_by_role("list", name="What you can do").get_by_role("button", name=re.compile("^Pilot")).press("Enter")
    expect(heading.first).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))
    pressed = 0
    while not page.get_by_role("heading", name=re.compile("^Turn 2 of 8")).count():
        question = page.get_by_role("list", name="What you can do")
        expect(question.get_by_role("button").first).to_be_visible()
        before = question.aria_snapshot()
        page.keyboard.press("1")
        pressed += 1
        page.wait_for_function("before => document.body.innerText !== before", arg=before, timeout=10_000)
        page.wait_for_timeout(300)
        assert pressed < 40
    assert live.count() >= 1
    assert pressed >= 2
