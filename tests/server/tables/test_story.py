"""Nobody acts while a person who is here has the story open; those who are away, stand in or watch hold nobody up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from leading import table_of
from player import Message, Player, new_table
from playwright.sync_api import Browser, expect
from server_in_thread import ServerInThread
from visitor import Visitor

from unlit.server.disk import queries
from unlit.server.journal.loading import number_of

ME, FRIEND, BOT = {"who": "me"}, {"who": "friend"}, {"who": "bot", "bot": "random"}
AGES = 1e9  # seconds: nothing goes on because time has passed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerInThread]:
    started = ServerInThread(str(tmp_path_factory.mktemp("server") / "unlit.db"), story=AGES)
    yield started
    started.stop()


def exchanged(server: ServerInThread, invitation: str, name: str = "") -> str:
    """The token of a seat."""
    answer = httpx.post(f"{server.address}/api/exchange", json={"invitation": invitation, "name": name})
    return str(answer.json()["token"])


class Two:
    """Two prisoners, of whom this one begins: Iris, and Jonas if a person plays him."""

    def __init__(self, server: ServerInThread, leaving: ExitStack, jonas: Message, reading: tuple[str, ...]) -> None:
        seats = {"iris": ME, "jonas": jonas}
        choices = {"spectators": True, "stand_in": 0}
        self.made = new_table(server.address, seats, game="escape", setup={"players": "2"}, choices=choices)
        self.tokens: dict[str, str] = self.made["tokens"]
        for seat, invitation in self.made["invitations"].items():
            self.tokens[seat] = exchanged(server, invitation, "Ben")
        self.players = {
            seat: leaving.enter_context(Player(server.address, token, reading=seat in reading))
            for seat, token in self.tokens.items()
        }
        self.iris = self.players["iris"]
        self.iris.until(self.iris.sees)

    @property
    def jonas(self) -> Player:
        """Who plays him."""
        return self.players["jonas"]


@contextmanager
def two(server: ServerInThread, first: str, jonas: Message, *reading: str) -> Iterator[Two]:
    """A new table at which this seat begins, with the story open at some."""
    for _ in range(30):
        with ExitStack() as leaving:
            found = Two(server, leaving, jonas, reading)
            if found.iris.seen()["waiting"] == first:
                yield found
                return
    raise AssertionError(f"{first} never begins")


def entries(server: ServerInThread, player: Player) -> int:
    """How much has happened at a table."""
    return number_of(table_of(server, player))


def a_bot_has_moved(server: ServerInThread) -> None:
    """Long enough for any bot that may: at a table of later, where nobody reads, one has answered."""
    with two(server, "jonas", BOT) as later:
        later.iris.wait_for_turn()
        assert entries(server, later.iris) > 0


def test_a_bot_waits_until_the_story_is_read(server: ServerInThread) -> None:
    with two(server, "jonas", BOT, "iris") as table:
        table.iris.until_readers_are("iris")
        a_bot_has_moved(server)
        assert entries(server, table.iris) == 0
        assert table.iris.say("story-read")["type"] == "done"
        table.iris.until_readers_are()
        assert table.iris.wait_for_turn() is not None
        assert entries(server, table.iris) > 0


def test_a_person_waits_for_another_who_reads(server: ServerInThread) -> None:
    with two(server, "iris", FRIEND, "jonas") as table:
        table.iris.until_readers_are("jonas")
        question = table.iris.wait_for_turn()
        assert question is not None
        reply = table.iris.answer(question["options"][0])
        assert (reply["type"], reply["key"], reply["facts"]) == ("no", "reading", {"seat": "jonas"})
        assert entries(server, table.iris) == 0
        assert table.jonas.say("story-read")["type"] == "done"
        table.iris.until_readers_are()
        assert table.iris.say("answer", ask=question["ask"], option=question["options"][0])["type"] == "done"


def test_whoever_answers_has_read_it(server: ServerInThread) -> None:
    with two(server, "iris", FRIEND, "iris") as table:
        question = table.iris.wait_for_turn()
        assert question is not None
        assert table.iris.answer(question["options"][0])["type"] == "done"
        table.jonas.until_readers_are()


def test_nobody_waits_for_one_who_has_gone_and_all_for_one_who_is_back(server: ServerInThread) -> None:
    with two(server, "iris", FRIEND, "jonas") as table:
        table.iris.until_readers_are("jonas")
        table.jonas.close()
        table.iris.until_readers_are()
        with Player(server.address, table.tokens["jonas"], reading=True) as again:
            table.iris.until_readers_are("jonas")
            again.until(again.sees)
        table.iris.until_readers_are()
        with Player(server.address, table.tokens["jonas"]) as again:
            again.until(again.sees)
            assert table.iris.say("ping")["type"] == "done"
            table.iris.until_readers_are()
            question = table.iris.wait_for_turn()
            assert question is not None
            assert table.iris.answer(question["options"][0])["type"] == "done"


def test_a_bot_goes_on_when_the_only_reader_has_gone(server: ServerInThread) -> None:
    with two(server, "jonas", BOT, "iris") as table:
        table.iris.until_readers_are("iris")
        t = table_of(server, table.iris)
        table.iris.close()
        with Player(server.address, exchanged(server, table.made["watching"])) as spectator:
            spectator.until(lambda: spectator.sees() and spectator.seen()["waiting"] == "iris")
        assert number_of(t) > 0


def test_an_answer_that_is_taken_back_does_not_open_the_story_again(server: ServerInThread) -> None:
    with two(server, "iris", FRIEND, "iris") as table:
        for _ in range(2):
            question = table.iris.wait_for_turn()
            assert question is not None
            assert table.iris.answer(question["options"][0])["type"] == "done"
            if table.iris.say("undo")["type"] == "no":
                break
            table.iris.until(table.iris.is_asked)
        table.jonas.until_readers_are()


def test_those_who_watch_hold_nobody_up(server: ServerInThread) -> None:
    with two(server, "iris", FRIEND) as table:
        watching = exchanged(server, table.made["watching"])
        with Player(server.address, watching, reading=True) as spectator:
            spectator.until(spectator.sees)
            assert spectator.company()["reading"] == []


def test_those_who_stand_in_hold_nobody_up(server: ServerInThread) -> None:
    seats = {"hero": ME, "evil 1": FRIEND, "evil 2": FRIEND}
    made = new_table(server.address, seats, setup={"team": "2"}, choices={"stand_in": 0})
    evil = [exchanged(server, made["invitations"][seat]) for seat in ("evil 1", "evil 2")]
    with Player(server.address, made["tokens"]["hero"]) as hero, Player(server.address, evil[0]) as mate:
        with Player(server.address, evil[1], reading=True) as gone:
            gone.until(gone.sees)
            hero.until_readers_are("evil 2")
        hero.until_readers_are()
        token = mate.say("stand-in", seat="evil 2", on=True)["result"]["token"]
        with Player(server.address, token, reading=True) as stand_in:
            stand_in.until(stand_in.sees)
            assert stand_in.say("story-read")["type"] == "done"
            assert stand_in.company()["reading"] == []


def test_a_screen_that_is_shared_reads_once(server: ServerInThread) -> None:
    seats = {"iris": ME, "jonas": ME, "kwame": FRIEND}
    made = new_table(server.address, seats, game="escape", setup={"players": "3"})
    mine, friend = made["tokens"], exchanged(server, made["invitations"]["kwame"])
    with ExitStack() as leaving:
        screen = Player(server.address, mine["iris"], others=(mine["jonas"],), reading=True)
        leaving.enter_context(screen)
        kwame = leaving.enter_context(Player(server.address, friend))
        kwame.until_readers_are("iris")
        screen.close()
        screen = leaving.enter_context(Player(server.address, mine["jonas"], others=(mine["iris"],), reading=True))
        kwame.until_readers_are("jonas")
        assert screen.say("story-read")["type"] == "done"
        kwame.until_readers_are()


@pytest.mark.parametrize("seconds", [0.0, 0.4])
def test_after_a_while_nobody_waits_any_longer(tmp_path: Path, seconds: float) -> None:
    started = ServerInThread(str(tmp_path / "unlit.db"), story=seconds)
    try:
        with two(started, "jonas", BOT, "iris") as table:
            assert table.iris.wait_for_turn() is not None
            table.iris.until_readers_are()
            store, name = started.app.state.house.store, table.made["table"]
            with store.engine.connect() as c:
                deal, first, *_ = queries.entry_rows(c, name)
            assert first.at - deal.at >= seconds
    finally:
        started.stop()


def test_those_who_have_read_it_see_who_has_not(browser: Browser, server: ServerInThread) -> None:
    host = Visitor(browser, server.address, 1280, 800)
    host.go("/")
    host.choose("LEVEL 7 [ESCAPE]")
    host.play("Friends, by link", "2")
    friend = Visitor(browser, server.address, 390, 844)
    friend.go(host.invitation())
    friend.page.get_by_role("textbox").first.fill("Ben")
    friend.press("Sit down")
    host.press("To the map")
    waiting = host.page.get_by_role("heading", name="Ben is still reading the story")
    expect(waiting.first).to_be_visible()
    expect(host.page.get_by_role("region", name=re.compile("Story"))).to_have_count(0)
    expect(host.options.and_(host.page.locator('[aria-disabled="false"]'))).to_have_count(0)
    host.press("Deutsch")
    expect(host.page.get_by_role("heading", name="Ben liest noch die Geschichte").first).to_be_visible()
    friend.press("To the map")
    expect(host.page.get_by_role("heading", name="Ben liest noch die Geschichte")).to_have_count(0)
    assert host.problems == friend.problems == []
    host.leave()
    friend.leave()


def test_whoever_reads_is_told_that_the_game_waits(browser: Browser, server: ServerInThread) -> None:
    visitor = Visitor(browser, server.address, 1280, 800)
    told = visitor.page.get_by_role("heading", name="The game goes on when you choose “To the map”").first
    for _ in range(30):
        visitor.go("/")
        visitor.choose("LEVEL 7 [ESCAPE]")
        visitor.play("Iris", "4")
        expect(told.or_(visitor.options.first).first).to_be_visible()
        if told.is_visible():
            break
    expect(visitor.log).not_to_contain_text("Event")
    visitor.press("To the map")
    assert visitor.wait()
    expect(told).to_have_count(0)
    expect(visitor.log).to_contain_text("Event")
    visitor.leave()
