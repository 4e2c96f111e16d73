"""The page is as large as the window on every screen of both games, and whatever is on it can be reached."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from measuring import misfits
from player import Player, new_table
from playwright.sync_api import expect
from server_in_thread import ServerInThread
from sparing import one_in
from visitor import Visitor, either

Visit = Callable[..., Visitor]
GAMES = {"alone": "ALONE", "escape": "LEVEL 7 [ESCAPE]"}
ME, FRIEND = {"who": "me", "name": "Ada"}, {"who": "friend"}


@pytest.mark.parametrize("game", GAMES)
def test_the_start_page_with_all_that_is_folded_away(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose(GAMES[game])
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    assert misfits(visitor) == []
    for folded in page.locator("details > summary").all():
        folded.click()
    assert misfits(visitor) == []


def test_pages_without_a_table(visit: Visit, server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": ME, "evil 1": FRIEND}, choices={"spectators": True})
    visitor = visit()
    for path, shown in (
        (f"/join#{made['invitations']['evil 1']}", "Ada invites you"),
        (f"/watch#{made['watching']}", "You will see"),
        ("/join#nothing", "opens nothing"),
        ("/join", "is missing its invitation"),
        ("/table/nowhere", "You have no seat at this table"),
    ):
        visitor.go("/healthz")
        visitor.go(path)
        expect(visitor.page.get_by_role("main")).to_contain_text(re.compile(shown, re.IGNORECASE))
        assert misfits(visitor) == [], path
    visitor.page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(visitor.page.get_by_role("main")).to_contain_text("There is nothing here.")
    assert misfits(visitor) == []
    visitor.problems.clear()  # an invitation that there is not


@pytest.mark.parametrize("game", one_in(2, GAMES))
def test_a_table_that_waits_for_a_friend_and_one_that_is_watched(
    visit: Visit, server: ServerInThread, game: str
) -> None:
    visitor = visit()
    visitor.choose(GAMES[game])
    if game == "escape":
        visitor.choose("2")
    visitor.page.get_by_text("More settings").click()
    visitor.page.get_by_role("checkbox").first.check()
    visitor.play("Friends, by link" if game == "escape" else "A friend, by link")
    invitation = visitor.invitation()
    assert misfits(visitor) == []
    watching = visitor.page.get_by_role("textbox", name=either("page-invite-watch")).input_value()
    spectator = visit(path=re.sub("^https?://[^/]+", "", watching))
    spectator.press("Watch")
    spectator.page.wait_for_url("**/table/*")
    come = {"invitation": invitation.partition("#")[2]}
    token = httpx.post(f"{server.address}/api/exchange", json=come).json()["token"]
    with Player(server.address, token) as friend:
        friend.until(friend.sees)
        expect(spectator.page.get_by_role("heading", name="Not everybody is here yet")).to_have_count(0)
        assert misfits(spectator) == []


SEATS = [("alone", "The hero"), ("alone", "Evil"), ("escape", "Iris")]


@pytest.mark.parametrize(("game", "seat"), one_in(3, SEATS))
def test_a_table_from_its_first_question_to_its_replay(visit: Visit, game: str, seat: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose(GAMES[game])
    visitor.play(seat)
    assert visitor.wait()
    assert misfits(visitor) == []
    visitor.answers(12)
    assert visitor.wait()
    assert misfits(visitor) == []
    page.get_by_role("tab", name=either("page-people")).click()
    assert misfits(visitor) == []
    for panel in ("Menu", "How to play"):
        visitor.press(panel)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert misfits(visitor) == []
        page.keyboard.press("Escape")
    for panel in ("Rules", "Invitations", "When you are asked", "Report a problem"):
        if (seat, panel) == ("The hero", "When you are asked"):
            continue
        visitor.press("Menu")
        page.get_by_role("dialog").get_by_role("button", name=panel).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert misfits(visitor) == []
        page.keyboard.press("Escape")
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    expect(visitor.over).to_be_visible()
    assert misfits(visitor) == []
    visitor.over.click()
    page.get_by_role("slider").fill("10")
    expect(page.get_by_text(re.compile("Entry 10 of"))).to_be_visible()
    assert misfits(visitor) == []
    visitor.go("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert misfits(visitor) == []


@pytest.mark.parametrize("game", one_in(2, GAMES))
def test_a_curtain(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.choose(GAMES[game])
    visitor.play("Both, on this screen" if game == "alone" else "All of them, on this screen")
    expect(visitor.page.get_by_role("button", name=re.compile("^I am: ")).first).to_be_visible()
    assert misfits(visitor) == []
