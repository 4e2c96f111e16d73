"""Seats that change hands, and browsers that ask for a second one, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from party import joined
from player import Player, new_table, play_together
from playwright.sync_api import expect
from server_in_thread import ServerInThread
from visitor import Visitor, either

Visit = Callable[..., Visitor]


def sit_down(visitor: Visitor, name: str) -> None:
    """Take the seat that an invitation is for."""
    visitor.page.get_by_role("textbox").first.fill(name)
    visitor.press(either("page-join-go"))


def is_told(visitor: Visitor, words: str) -> None:
    """Wait until the page says something."""
    expect(visitor.page.get_by_text(words).first).to_be_visible()


def is_playing(visitor: Visitor) -> None:
    """Wait until the cards are dealt, and the page says whose turn it is."""
    status = visitor.page.get_by_role("heading", level=1)
    expect(status).to_have_text(re.compile("^(Your turn|Your decision|One moment|.+ is deciding)$"))


def test_a_second_tab_is_refused_the_friends_seat(visit: Visit) -> None:
    host = visit()
    host.play("The hero", "A friend, by link")
    link = host.invitation()
    first = host.page
    host.page = host.context.new_page()
    host.go(link)
    sit_down(host, "Me again")
    refusal = host.page.get_by_role("alert")
    expect(refusal).to_contain_text("This browser has already seen another seat of this game: the hero.")
    expect(refusal).to_contain_text("set up a game in which everybody plays on one screen")
    assert len(host.tokens) == 1
    friend = visit(path=link)
    sit_down(friend, "Eva")
    friend.page.wait_for_url("**/table/*")
    host.page.close()
    host.page = first
    is_playing(host)


def test_a_seat_changes_hands_before_everybodys_eyes(visit: Visit) -> None:
    host = visit()
    host.play("The hero", "A friend, by link")
    friend = visit(path=host.invitation())
    sit_down(friend, "Eva")
    is_playing(host)
    host.press("Menu")
    host.press("Remove Eva (Evil player 1)")
    host.press("Yes, I am sure")
    link = host.invitation()
    is_told(friend, "The host has given your seat to somebody else.")
    other = visit(path=link)
    sit_down(other, "Lea")
    is_told(other, "Your opponents are being asked whether you may take this seat.")
    host.page.keyboard.press("Escape")
    is_told(host, "Evil player 1: the host has removed Eva.")
    is_told(host, "Lea would like to take over this seat: Evil player 1. Do you agree?")
    expect(other.options).to_have_count(0)
    host.press("Agree")
    is_told(host, "Evil player 1: Lea has taken over the seat.")
    host.press("Close")
    expect(host.page.get_by_text("Lea has taken over the seat")).to_have_count(0)
    is_playing(other)
    host.page.get_by_role("tab", name="People").click()
    is_told(host, "Evil player 1: Lea has taken over the seat.")
    host.page.reload()
    expect(host.page.get_by_role("tab", name="People")).to_be_visible()
    expect(host.page.get_by_role("button", name="Close")).to_have_count(0)


def test_an_opponent_who_does_not_agree_gets_a_bot(visit: Visit, server: ServerInThread) -> None:
    made = new_table(server.address, {"hero": {"who": "me"}, "evil 1": {"who": "friend"}})
    guest = joined(server.address, made["invitations"]["evil 1"], "Eva")["token"]
    with Player(server.address, made["tokens"]["hero"]) as hero, Player(server.address, guest) as evil:
        play_together([hero, evil], Random(1), 2)
        link = hero.say("remove", seat="evil 1")["result"]["invitation"]
        other = visit(path=f"/join#{link}")
        other.press("Deutsch")
        sit_down(other, "Lea")
        is_told(other, "Die Gegenseite wird gerade gefragt, ob du diesen Platz übernehmen darfst.")
        hero.say("admit", seat="evil 1", agree=False)
        is_told(other, "Die Gegenseite hat nicht zugestimmt; ein Bot hat den Platz übernommen.")


def test_whoever_plays_for_a_team_mate_can_answer_there_and_nothing_else(visit: Visit, server: ServerInThread) -> None:
    seats = {"hero": {"who": "me"}, "evil 1": {"who": "friend"}, "evil 2": {"who": "friend"}}
    made = new_table(server.address, seats, setup={"team": "2"}, choices={"stand_in": 0})
    mate = joined(server.address, made["invitations"]["evil 2"], "Ben")["token"]
    visitor = visit(path=f"/join#{made['invitations']['evil 1']}")
    sit_down(visitor, "Eva")
    visitor.page.wait_for_url("**/table/*")
    with Player(server.address, made["tokens"]["hero"]) as hero:
        with Player(server.address, mate) as ben:
            ben.until(ben.sees)
        hero.until(lambda: not hero.company()["people"][2]["here"])
        visitor.press("Menu")
        visitor.press("Play for Ben (Evil player 2)")
        hero.until(lambda: hero.company()["people"][2]["played_by"] == "evil 1")
        visitor.press(re.compile("I am: Evil player 2"))
        visitor.press("Menu")
        menu = visitor.page.get_by_role("dialog")
        expect(menu.get_by_role("button", name="Hand the screen over")).to_be_visible()
        for more in ("Leave the table", "Concede", "Report a problem", "When you are asked"):
            expect(menu.get_by_role("button", name=more)).to_have_count(0)
        visitor.press("Hand the screen over")
        visitor.press(re.compile("I am: Evil player 1"))
        visitor.press("Menu")
        expect(menu.get_by_role("button", name="Leave the table")).to_be_visible()
        with visitor.page.expect_navigation():  # the page begins anew without the seat
            visitor.press("Give the seat back to Ben (Evil player 2)")
        hero.until(lambda: hero.company()["people"][2]["played_by"] == "")
