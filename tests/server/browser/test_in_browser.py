"""Games in a real browser, against a real server: with a bot, with a second player, around one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from leading import Reached, lead, table_of, way_to
from player import Player, new_table
from playwright.sync_api import Route, WebSocketRoute, expect
from server_in_thread import ServerInThread
from sparing import one_in
from visitor import PATIENCE, Visitor, edges
from way_out import escape

from unlit.alone.board.board import leading
from unlit.bots.random import play_randomly
from unlit.escape import GAME as ESCAPE
from unlit.escape.board.board import Board, swarm_tiles
from unlit.kernel.tables.game_table import GameTable
from unlit.terminal.words import Words

Visit = Callable[..., Visitor]
CURTAINS = 6  # that are lifted at one screen


@pytest.mark.parametrize("side", one_in(2, ["The hero", "Evil"]))
def test_a_whole_game_against_the_bot(visit: Visit, side: str) -> None:
    visitor = visit()
    visitor.play(side, "Impossible")
    assert visitor.answers(3000) > 20
    page = visitor.page
    expect(page.get_by_role("heading", name=re.compile("^You (won|lost)$"))).to_be_visible()
    with page.expect_download() as download:
        visitor.press("Download the record")
    assert '"kind":"record"' in download.value.path().read_text()
    visitor.board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    visitor.press("Watch the game again")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    assert visitor.board.evaluate("board => board.scrollTop") == 0
    expect(page.get_by_text(re.compile("Entry 0 of"))).to_be_visible()
    expect(visitor.dice).to_have_count(0)
    slider.fill("10")
    expect(page.get_by_text(re.compile("Entry 10 of"))).to_be_visible()
    visitor.press("Leave the replay")
    over = page.url
    visitor.press(f"Play again, as: {'Evil player 1' if side == 'The hero' else 'The hero'}")
    page.wait_for_function("over => location.href !== over", arg=over)
    expect(visitor.over).to_have_count(0)
    assert visitor.wait()


@pytest.mark.parametrize(
    "scenario", one_in(4, ["2: Second Sight", "1: A New Level of Fear", "3: The Hybrids", "7: The Doctor's Rounds"])
)
def test_a_whole_escape_with_a_bot(visit: Visit, scenario: str) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("Iris", scenario)
    # Prisoners who choose by chance may be lost after a few answers; the game has to come to its own end.
    assert 1 < visitor.answers(1500) < 1500
    expect(visitor.page.get_by_role("heading", name=re.compile("^(You (won|lost)|Nobody won)$"))).to_be_visible()
    visitor.press("Watch the game again")
    slider = visitor.page.get_by_role("slider")
    slider.fill("2")
    expect(visitor.page.get_by_text(re.compile("Entry 2 of"))).to_be_visible()
    visitor.press("Leave the replay")


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
@pytest.mark.parametrize(("game", "mine"), one_in(2, [("LEVEL 7 [ESCAPE]", "Iris"), ("ALONE", "The hero")]))
def test_the_log_goes_with_the_replay(visit: Visit, game: str, mine: str, width: int) -> None:
    visitor = visit(width, 800)
    page = visitor.page
    visitor.choose(game)
    visitor.play(mine)
    assert visitor.answers(12) == 12
    assert visitor.wait()
    give_up(visitor)
    whole = lines_of(visitor)
    visitor.press("Watch the game again")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    shown = []
    for step in (*range(0, last, 5), last - 1, last):
        slider.fill(f"{step}")
        page.wait_for_function(SETTLED)
        shown.append(lines_of(visitor))
        assert shown[-1] == whole[: len(shown[-1])]
        assert visitor.log.evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight") < 2
    assert [len(lines) for lines in shown] == sorted(len(lines) for lines in shown)
    assert shown[0] != shown[2] != shown[-1] == whole
    visitor.log.evaluate("box => box.scrollTo(0, 0)")
    visitor.press(re.compile("^Back$"))
    page.wait_for_function(SETTLED)
    assert lines_of(visitor) == shown[-2]
    assert visitor.log.evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight") < 2
    visitor.press("Leave the replay")
    assert lines_of(visitor) == whole


# Nothing has changed for so many milliseconds.
SETTLED = """() => new Promise((settled) => {
    const wait = () => setTimeout(() => { watched.disconnect(); settled(true); }, 150);
    let waiting = wait();
    const watched = new MutationObserver(() => { clearTimeout(waiting); waiting = wait(); });
    watched.observe(document.body, { childList: true, subtree: true, characterData: true });
})"""


def lines_of(visitor: Visitor) -> list[str]:
    """The log, line by line, without how often each was told."""
    lines = visitor.log.locator("li:not(.marker)").all_inner_texts()
    return [re.sub(r"\s*\S \d+$", "", line) for line in lines]


def give_up(visitor: Visitor) -> None:
    """End the game at once."""
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    expect(visitor.over).to_be_visible()


def test_three_prisoners_around_one_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("3", "All of them, on this screen")
    behind = visitor.page.get_by_role("button", name=re.compile("^I am: "))
    passing = visitor.page.get_by_role("button", name="Pass on")
    enabled = visitor.options.and_(visitor.page.locator('[aria-disabled="false"]'))
    seats: set[str] = set()
    for _ in range(60):
        expect(behind.or_(enabled).or_(passing).or_(visitor.over).first).to_be_visible()
        if visitor.over.is_visible() or len(seats) == 3:
            break
        if behind.count():
            seats.add(behind.first.inner_text())
            behind.first.click()
        elif passing.count():
            passing.click()
        elif enabled.count():
            enabled.nth(visitor.chance.randrange(enabled.count())).click()
    assert len(seats) > 1


def holding(visitor: Visitor, what: str) -> list[Route]:
    """What the page asks for from now on and does not get yet."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(what, hold)
    return held


def test_nothing_begins_while_the_chosen_game_is_being_fetched(visit: Visit) -> None:
    visitor = visit()
    play = visitor.page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled()
    held = holding(visitor, "**/api/content/*")
    visitor.choose("LEVEL 7 [ESCAPE]")
    expect(play).to_be_disabled()
    # Nor does anybody choose for the game that will be gone in a moment.
    expect(visitor.page.get_by_role("radio", name="Evil", exact=True)).to_be_disabled()
    held[0].continue_()
    play.click()
    assert visitor.wait()
    expect(visitor.page.get_by_role("region", name="Story, goal and rules of this scenario")).to_be_visible()


def test_a_game_shows_only_settings_that_mean_something_in_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.get_by_text("More settings").click()
    of_alone = page.get_by_text(re.compile("hero has seen before|Every pause for evil to react"))
    expect(of_alone).to_have_count(2)
    visitor.choose("LEVEL 7 [ESCAPE]")
    expect(page.get_by_role("radio", name="The campaign")).to_have_count(1)
    expect(page.get_by_text("Every pause for others to react")).to_have_count(1)
    expect(of_alone).to_have_count(0)


def test_the_players_of_evil_know_who_sits_where_and_who_leads(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    seats = page.get_by_role("group", name="Who sits where")
    lot = page.get_by_role("radio", name="a player drawn at random")
    first = page.get_by_role("radio", name="Evil player 1")
    visitor.choose("Evil")
    expect(seats).not_to_be_visible()
    expect(lot.or_(first)).to_have_count(0)
    visitor.choose("3")
    expect(seats).to_be_visible()
    sitting = {"The hero": "bot", "Evil player 1": "me", "Evil player 2": "bot", "Evil player 3": "bot"}
    for seat, who in sitting.items():
        expect(seats.get_by_role("combobox", name=seat)).to_have_value(who)
    expect(first).to_be_checked()
    seats.get_by_role("combobox", name="Evil player 2").select_option("friend")
    expect(lot).to_be_checked()
    expect(page.get_by_role("radio", name="A friend, by link")).to_be_checked()
    seats.get_by_role("combobox", name="The hero").select_option("me")
    seats.get_by_role("combobox", name="Evil player 1").select_option("bot")
    expect(page.get_by_role("radio", name="The hero")).to_be_checked()
    visitor.choose("Evil")
    expect(page.get_by_role("radio", name="The computer")).to_be_checked()
    visitor.choose("The hero")
    expect(lot).to_be_checked()
    visitor.choose("Evil")
    expect(first).to_be_checked()
    visitor.choose("a player drawn at random", "The hero", "Evil")
    expect(lot).to_be_checked()
    visitor.play("Evil player 1")
    assert visitor.wait()
    with Player(server.address, visitor.tokens[-1]) as evil:
        assert leading(table_of(server, evil).board) == "evil 1"


def test_a_table_is_never_drawn_with_the_look_of_the_game_seen_before(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("1: A New Level of Fear", "1")
    assert visitor.wait()
    page = visitor.page
    visitor.go("/")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    held = holding(visitor, "**/api/content/*")
    page.get_by_role("link", name=re.compile("^LEVEL 7")).click()
    page.wait_for_timeout(500)
    expect(page.get_by_role("heading", name="One moment…").first).to_be_visible()
    assert visitor.problems == []
    held[0].continue_()
    assert visitor.wait()
    expect(page.get_by_role("region", name="Story, goal and rules of this scenario")).to_be_visible()


def test_a_start_page_that_was_left_does_not_choose_the_look(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("1: A New Level of Fear", "1")
    assert visitor.wait()
    page = visitor.page
    held = holding(visitor, "**/api/games")
    visitor.go("/")
    page.get_by_role("link", name=re.compile("^LEVEL 7")).click()
    assert visitor.wait()
    held[0].continue_()
    page.wait_for_timeout(500)
    expect(page.get_by_role("region", name="Story, goal and rules of this scenario")).to_be_visible()


def test_an_escape_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("Iris", "4")
    story = visitor.page.get_by_role("region", name="Story, goal and rules of this scenario")
    assert visitor.wait()
    expect(story).to_contain_text("First the cold, then the taste of copper")
    visitor.answers(1)
    assert visitor.wait()
    expect(story).to_have_count(0)
    visitor.answers(11)
    visitor.press(re.compile("^A New Level of Fear. Find the A-Lift"))
    expect(story).to_contain_text("First the cold, then the taste of copper")
    expect(story).to_contain_text("Anyone on the A-Lift with no active enemy there may escape.")
    visitor.press("To the map")
    expect(story).to_have_count(0)
    assert not visitor.overflows()


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
def test_what_the_war_is_worth_has_room_in_german(visit: Visit, width: int) -> None:
    visitor = visit(width=width, height=844)
    visitor.press("Deutsch")
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("6: Die Schlafenden", "1")
    assert visitor.wait()
    worth = visitor.panel("Vorrat", "Vorrat").get_by_text("Ein Klon ist Wachen")
    expect(worth).to_be_visible()
    assert edges(worth).right - edges(worth).left > 120
    assert not visitor.overflows()


def test_moves_that_are_lost_are_not_left(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()

    def reached(t: GameTable[Any]) -> bool:
        b: Board = t.board
        return t.question is not None and bool(b.event) and b.moves == 0

    led_until(server, visitor, reached)
    line, sheet = visitor.board.locator(".vitals"), visitor.panel("Iris")
    expect(line).to_contain_text("You: end of the turn")
    expect(sheet).to_contain_text("Playing, end of the turn")
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    expect(visitor.over).to_be_visible()
    expect(sheet).not_to_contain_text("Plays")


def test_a_story_that_was_closed_stays_closed(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("1: A New Level of Fear", "1")
    assert visitor.wait()
    visitor.press("To the map")
    visitor.page.reload()
    assert visitor.wait()
    expect(visitor.board.get_by_role("group", name="The map of the facility")).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Story, goal and rules of this scenario")).to_have_count(0)


def test_dice_on_a_phone_lie_above_what_is_asked(visit: Visit, server: ServerInThread) -> None:
    visitor = visit(width=390, height=844)

    def reached(t: GameTable[Any]) -> bool:
        if t.question is None or t.question.prompt != "after a challenge roll":
            return False
        return not t.question.idle

    led_until(server, visitor, reached)
    expect(visitor.dice).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Your turn")).to_be_visible()
    asked = visitor.page.get_by_role("main").get_by_role("region").filter(has=visitor.options)
    assert edges(visitor.dice).bottom < edges(asked).top
    assert visitor.covered(visitor.dice, visitor.board.get_by_role("img", name=re.compile("; Iris"))) == []


def test_nothing_is_left_of_a_lockdown_when_the_game_is_over(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    led_until(server, visitor, lambda t: t.question is not None and t.board.lockdown, "6: The Sleepers")
    line = visitor.board.locator(".vitals")
    expect(line).to_contain_text("Lockdown: ")
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    expect(visitor.over).to_be_visible()
    expect(line).not_to_contain_text(re.compile("Lockdown|left"))
    visitor.press("How to play")
    expect(visitor.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Dr. Cronos")).to_have_count(1)


def test_which_hybrid_acts_is_told(visit: Visit) -> None:
    visitor = visit()
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("3: The Hybrids", "1")
    assert visitor.wait()
    mind, arm, leg = (f"the hybrid of the {part}" for part in ("mind", "arm", "leg"))
    which = f"On Intelligence {mind} acts, on Strength {arm}, and on Speed {leg}"
    expect(visitor.board).to_contain_text(which)
    visitor.press("How to play")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(which)


def led_to(server: ServerInThread, visitor: Visitor, *prompts: str) -> Board:
    """The board at the first of these questions that one who plays alone by chance is led to."""

    def reached(t: GameTable[Any]) -> bool:
        return t.question is not None and t.question.prompt in prompts

    return led_until(server, visitor, reached)


def led_until(
    server: ServerInThread, visitor: Visitor, reached: Reached, scenario: str = "1: A New Level of Fear"
) -> Board:
    """The board that one who plays alone by chance is led to."""
    for _ in range(5):
        visitor.go("/")
        visitor.choose("LEVEL 7 [ESCAPE]")
        visitor.play(scenario, "1")
        assert visitor.wait()
        with Player(server.address, visitor.tokens[-1]) as iris:
            assert iris.wait_for_turn() is not None
            try:
                way = way_to(table_of(server, iris), reached, play_randomly)
            except AssertionError:
                continue  # one game in twenty has none
            lead(server, [iris], way)
            board: Board = table_of(server, iris).board
            return board
    raise AssertionError("nobody was led there")


def test_an_event_that_was_taken_back_is_not_the_last_one(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("1: A New Level of Fear", "1")
    assert visitor.wait()
    with Player(server.address, visitor.tokens[-1]) as iris:
        assert iris.wait_for_turn() is not None
        lead(server, [iris], way_to(table_of(server, iris), is_in_the_second_turn, play_randomly))
        last = page.get_by_role("heading", name="The last event")
        expect(last).to_be_visible()
        while table_of(server, iris).board.discards["events"]:
            assert iris.say("undo")["type"] == "done"
            assert iris.wait_for_turn() is not None
    expect(last).to_have_count(0)
    page.reload()
    assert visitor.wait()
    expect(last).to_have_count(0)


def is_in_the_second_turn(t: GameTable[Any]) -> bool:
    """Whether one event is over, and somebody is asked what to do."""
    b: Board = t.board
    return len(b.discards["events"]) == 1 and not b.event and t.question is not None and t.question.prompt == "turn"


def test_a_card_says_what_each_of_its_uses_does(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    led_to(server, visitor, "turn")
    assert visitor.wait()
    played = []
    for card in range(visitor.options.and_(visitor.page.locator("[aria-expanded]")).count()):
        visitor.options.and_(visitor.page.locator("[aria-expanded]")).nth(card).click()
        played += visitor.options.filter(has_text=re.compile("Play .+: ")).all_inner_texts()
    for_fear = [text for text in played if re.match("Play .+: fear", text)]
    for_stat = [text for text in played if re.match("Play .+: (Intelligence|Strength|Speed)", text, re.IGNORECASE)]
    assert len(for_fear) >= len(for_stat) > 0
    assert [text for text in for_fear if not re.fullmatch("Play .+: fear .1", text)] == []
    bonus = "Play .+: (\\w+)\\s+\\1 [+][123](, fear [\N{MINUS SIGN}+][12])?[.]"
    assert [text for text in for_stat if not re.fullmatch(bonus, text, re.IGNORECASE)] == []


def test_a_card_is_one_entry_that_opens(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    b = led_to(server, visitor, "turn")
    assert visitor.wait()
    cards = visitor.options.and_(page.locator("[aria-expanded]"))
    expect(cards).to_have_count(len(set(b.people["iris"].hand)))
    expect(visitor.options.filter(has_text=re.compile("Play .+: "))).to_have_count(0)
    # By keyboard: open, go in, come back, close.
    card = cards.first
    plays = page.get_by_role("list", name=card.locator(".label").inner_text(), exact=True).get_by_role("button")
    card.press("Enter")
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(plays.filter(has_text=re.compile("Play [^:]+: fear"))).to_have_count(2)
    page.keyboard.press("Tab")
    expect(plays.first).to_be_focused()
    card.press("Space")
    expect(card).to_have_attribute("aria-expanded", "false")
    expect(plays).to_have_count(0)
    # By its number it opens as well, and the first thing that it is good for has the focus.
    number = card.locator("kbd").inner_text()
    page.keyboard.press(number)
    expect(plays.first).to_be_focused()
    calm = plays.filter(has_text=re.compile("Play [^:]+: fear")).first
    calm.press("Enter")
    expect(visitor.log).to_contain_text(re.compile("Iris plays .+: fear .1"))
    expect(visitor.options.and_(page.locator("[aria-expanded=true]"))).to_have_count(0)


def test_in_a_window_a_card_is_one_entry_too(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page

    def reached(t: GameTable[Any]) -> bool:
        return t.question is not None and t.question.prompt == "before a challenge" and not t.question.idle

    b = led_until(server, visitor, reached)
    assert visitor.wait()
    expect(visitor.options.filter(has_text="Pass")).to_have_count(1)
    cards = visitor.options.and_(page.locator("[aria-expanded]"))
    expect(cards).to_have_count(len(set(b.people["iris"].hand)))
    cards.first.click()
    visitor.options.filter(has_text=re.compile("Play .+: fear")).first.click()
    expect(visitor.log).to_contain_text(re.compile("Iris plays .+: fear .1"))


def test_whoever_is_asked_in_anothers_turn_is_told_so(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("Friends, by link", "1: A New Level of Fear", "2")
    come = {"invitation": visitor.invitation().partition("#")[2]}
    friend = httpx.post(f"{server.address}/api/exchange", json=come).json()["token"]

    def reached(t: GameTable[Any]) -> bool:
        b: Board = t.board
        asked = t.question is not None and t.question.seat == "iris" and not t.question.idle
        return asked and b.players[b.turn] == "jonas"

    with Player(server.address, visitor.tokens[-1]) as iris, Player(server.address, friend) as jonas:
        iris.until(iris.sees)
        lead(server, [iris, jonas], way_to(table_of(server, iris), reached, play_randomly))
    assert visitor.wait()
    expect(page.get_by_role("heading", name="Your decision")).to_be_visible()
    expect(visitor.board.locator(".vitals")).to_contain_text(re.compile("Jonas: end of the turn.*You:"))
    visitor.go("/")
    mine = page.get_by_role("link", name=re.compile("^LEVEL 7"))
    expect(mine).to_contain_text("Your decision")
    expect(mine).not_to_contain_text("Your turn")


def test_the_list_of_tables_tells_a_turn_from_a_reaction(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    mine = page.get_by_role("link", name=re.compile("^ALONE"))
    visitor.play("The hero")
    assert visitor.wait()
    visitor.go("/")
    expect(mine).to_contain_text("Your turn")
    visitor.play("Evil")
    assert visitor.wait()
    with Player(server.address, visitor.tokens[-1]) as evil:
        evil.until(evil.is_asked)
        while evil.question is not None and not evil.question["prompt"].startswith("react to"):
            assert evil.answer(evil.question["options"][0])["type"] == "done"
            evil.until(evil.is_asked)
    visitor.go("/")
    expect(mine.filter(has_text="Your decision")).to_have_count(1)
    expect(mine.filter(has_text="Your turn")).to_have_count(1)


def test_an_event_at_the_end_of_a_turn_is_told_without_a_section(visit: Visit, server: ServerInThread) -> None:
    visitor = visit(width=390, height=844)

    def reached(t: GameTable[Any]) -> bool:
        if t.question is None or "end turn" not in t.question.texts():
            return False
        ahead = t.fork()
        ahead.answer("iris", "end turn")
        return ahead.question is not None and ahead.question.prompt == "spawn"

    led_until(server, visitor, reached)
    visitor.press(re.compile("End your turn$"))
    asked = visitor.page.get_by_role("region", name=re.compile("^Where does the (guard|clone) spawn"))
    expect(asked).to_contain_text("Event (end of the turn): ")
    expect(asked).not_to_contain_text(re.compile("Fear: |Security: |Facility: "))


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
def test_what_an_event_offers_stands_with_the_question(visit: Visit, server: ServerInThread, width: int) -> None:
    visitor = visit(width=width, height=800)
    b = led_to(server, visitor, "event offer", "event choice")
    whole = Words(ESCAPE, "en").text(b.event)
    sections = {name.lower(): text for name, text in re.findall(r"(Fear|Security|Facility): (.+?\.)(?= [FS(])", whole)}
    asked = visitor.page.get_by_role("region", name=re.compile("(which do you choose|do you accept)[?]$"))
    expect(asked).to_contain_text(f"{str(b.section).capitalize()}: {sections.pop(str(b.section))}")
    expect(asked).to_be_in_viewport(ratio=1)
    for other in sections.values():
        expect(asked).not_to_contain_text(other)


def test_how_a_tile_would_lie_shows_with_the_question_on_a_phone(visit: Visit, server: ServerInThread) -> None:
    visitor = visit(width=390, height=844)
    led_to(server, visitor, "lay tile")
    expect(visitor.page.get_by_role("region", name=re.compile("^How do you lay "))).to_be_visible()
    pictures = visitor.options.locator("svg[aria-hidden=true]")
    assert pictures.count() == visitor.options.count()
    expect(pictures.first).to_be_in_viewport(ratio=1)
    assert not visitor.overflows()


@pytest.mark.parametrize("width", one_in(2, [390, 1280]))
def test_the_door_at_which_a_tile_is_laid_shows(visit: Visit, server: ServerInThread, width: int) -> None:
    visitor = visit(width, 844)

    def reached(t: GameTable[Any]) -> bool:
        b: Board = t.board
        if t.question is None or t.question.prompt != "lay tile":
            return False
        return len(b.map.unexplored(b.people["iris"].at)) > 1

    b = led_until(server, visitor, reached)
    expect(visitor.page.get_by_role("region", name=re.compile("^How do you lay "))).to_be_visible()
    mark = visitor.board.get_by_role("img", name=re.compile("^The tile is laid at this door: "))
    expect(mark).to_be_in_viewport(ratio=1)
    door = f"{b.map.name(b.people['iris'].at)} {explored(server, visitor)}"
    expect(mark).to_have_accessible_name(f"The tile is laid at this door: {door}", ignore_case=True)
    # Behind a door in the north the new tile is entered from its south.
    pictures = visitor.options.locator("svg")
    expect(pictures.locator(".entry")).to_have_count(visitor.options.count())
    around, inside = edges(pictures.first), edges(pictures.locator(".entry").first)
    across = (inside.left + inside.right) - (around.left + around.right)
    down = (inside.top + inside.bottom) - (around.top + around.bottom)
    lies = {"north": down, "east": -across, "south": -down, "west": across}
    assert lies[re.sub(r" \d$", "", door).split()[-1]] > 20


def explored(server: ServerInThread, visitor: Visitor) -> str:
    """Which side was explored last."""
    with Player(server.address, visitor.tokens[-1]) as iris:
        last = table_of(server, iris).last_entry()
    assert last is not None
    assert last.answer is not None
    return str(last.answer.option).removeprefix("explore ")


def test_whoever_would_walk_into_the_swarm_is_warned(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()

    def reached(t: GameTable[Any]) -> bool:
        ways = [] if t.question is None else t.question.texts()
        return any(f"move {t.board.map.name(tile)}" in ways for tile in swarm_tiles(t.board))

    b = led_until(server, visitor, reached, "5: The Swarm")
    warned = visitor.options.filter(has_text="Swarm: if you go there, you are out of the game")
    expect(warned).not_to_have_count(0)
    named = [b.map.name(tile) for tile in swarm_tiles(b)]
    expect(warned.first).to_contain_text(re.compile(f"Move to ({'|'.join(named)})", re.IGNORECASE))


def test_a_campaign_goes_on(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("LEVEL 7 [ESCAPE]", "The campaign")
    expect(page.get_by_role("radio", name="2: Second Sight")).to_have_count(0)
    visitor.play("1")
    assert visitor.wait()
    expect(page.get_by_text("A campaign begins")).to_be_visible()
    expect(page.get_by_text("First the cold, then the taste of copper").first).to_be_visible()
    with Player(server.address, visitor.tokens[-1]) as iris:
        escape(server, iris)
    expect(page.get_by_role("heading", name="You won")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The doors of the lift close on the tanks.")).to_be_visible()
    expect(page.get_by_text(re.compile("^Iris got out, with "))).to_be_visible()
    over = page.url
    visitor.go("/")
    waiting = page.get_by_text("The campaign continues")
    expect(waiting).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^LEVEL 7"))).to_contain_text(
        re.compile("Campaign, scenario 1: A New Level of Fear.*Last played: .*[0-9]:[0-9]{2}")
    )
    visitor.press("Remove from this list")
    expect(page.get_by_text("You will not be able to continue this campaign")).to_be_visible()
    visitor.press("No, cancel")
    expect(waiting).to_be_visible()
    visitor.page.goto(over)
    visitor.press("On to the next scenario")
    page.wait_for_function("over => location.href !== over", arg=over)
    assert visitor.wait()
    expect(page.get_by_text("Escaped from scenario 1, A New Level of Fear: Iris.")).to_be_visible()
    expect(page.get_by_text(re.compile("^Iris goes on with "))).to_be_visible()
    expect(page.get_by_text("The lift climbs one level and dies.").first).to_be_visible()
    visitor.answers(5)
    assert not visitor.overflows()


def test_a_sector_that_comes_out_of_the_dark_is_told_with_a_full_stop(visit: Visit) -> None:
    visitor = visit()
    visitor.play("The hero")
    revealed = visitor.log.get_by_text("comes out of the dark")
    for _ in range(40):
        assert visitor.wait()
        if revealed.count():
            break
        visitor.answer()
    assert [line for line in revealed.all_inner_texts() if not re.search(r"[^ ,][.]$", line)] == []
    assert revealed.count()


def test_a_card_that_is_a_cry_needs_no_full_stop(visit: Visit, server: ServerInThread) -> None:
    visitor = visit()

    def reached(t: GameTable[Any]) -> bool:
        return t.question is not None and t.question.prompt == "lose card" and "over_here" in t.question.texts()

    led_until(server, visitor, reached)
    visitor.options.filter(has_text="Over Here!").first.click()
    lost = visitor.log.get_by_text("Iris loses a card: Over Here!")
    expect(lost.first).to_be_visible()
    assert not [line for line in lost.all_inner_texts() if "!." in line]


def test_a_double_click_asks_for_one_more_game(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: said.append(str(sent))))
    visitor.play("The hero")
    assert visitor.wait()
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    over = page.url
    page.get_by_role("button", name="Play again").dblclick()
    page.wait_for_function("over => location.href !== over", arg=over)
    assert visitor.wait()
    assert len([one for one in said if '"rematch"' in one]) == 1


def test_a_table_leaves_the_list_when_that_was_said_twice(visit: Visit) -> None:
    visitor = visit()
    visitor.play("The hero")
    assert visitor.wait()
    visitor.press("Menu")
    visitor.press("Concede")
    visitor.press("Yes, I am sure")
    expect(visitor.over).to_be_visible()
    visitor.go("/")
    visitor.press("Remove from this list")
    assert len(visitor.tokens) == 1
    visitor.press("Yes, I am sure")
    expect(visitor.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    assert visitor.tokens == []


def test_two_browsers_one_game(visit: Visit) -> None:
    host = visit()
    host.play("The hero", "A friend, by link")
    expect(host.page.get_by_text("These links work only on this computer.")).to_be_visible()
    friend = visit(path=host.invitation())
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


@pytest.mark.parametrize("watching", [False, True])
def test_an_invitation_says_to_what_and_outlives_a_reload(visit: Visit, server: ServerInThread, watching: bool) -> None:
    seats = {"iris": {"who": "me", "name": "Ada"}, "jonas": {"who": "friend"}}
    setup = {"players": "2", "scenario": "2"}
    made = new_table(server.address, seats, game="escape", setup=setup, choices={"spectators": True})
    path = f"/watch#{made['watching']}" if watching else f"/join#{made['invitations']['jonas']}"
    friend = visit(path=path)
    page = friend.page
    for _ in range(2):
        expect(page.get_by_text("Scenario 2: Second Sight")).to_be_visible()
        if not watching:
            expect(page.get_by_text("Ada invites you to LEVEL 7 [ESCAPE].")).to_be_visible()
            expect(page.get_by_text("You play: Jonas")).to_be_visible()
        page.reload()
    friend.press("Watch" if watching else "Sit down")
    page.wait_for_url("**/table/*")
    assert "#" not in page.url
    page.go_back()
    assert "#" not in page.url


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


def test_a_dead_line_shows(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    dead: list[bool] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: None if dead else server.send(said))
        server.on_message(lambda said: None if dead else line.send(said))

    page.route_web_socket("**/api/play", route)
    page.clock.install()
    visitor.play("The hero")
    assert visitor.wait()
    connected = page.get_by_role("img", name="Connected", exact=True)
    page.clock.fast_forward(30_000)
    page.wait_for_timeout(500)
    expect(connected).to_be_visible()
    dead.append(True)
    page.clock.fast_forward(11_000)
    page.clock.fast_forward(6_000)
    expect(page.get_by_text("The connection is broken; trying again.")).to_be_visible()
    dead.clear()
    page.clock.fast_forward(30_000)
    assert visitor.answers(2) == 2
    expect(connected).to_be_visible()


def test_a_curtain_falls_between_two_at_one_screen(visit: Visit) -> None:
    visitor = visit()
    visitor.play("Both, on this screen")
    page = visitor.page
    lifts = 0
    looking = ""
    seen: set[str] = set()
    stopped: set[str] = set()
    everyone = {"I am: The hero", "I am: Evil player 1"}
    while lifts < CURTAINS or not seen == stopped == everyone:
        curtain = page.get_by_role("button", name=re.compile("^I am: "))
        passing = page.get_by_role("button", name="Pass on")
        enabled = visitor.options.and_(page.locator('[aria-disabled="false"]'))
        expect(curtain.or_(passing).or_(enabled.first).first).to_be_visible()
        if curtain.count():
            assert page.get_by_role("region", name="Board").count() == 0
            assert "Sector" not in page.content()
            looking = curtain.first.inner_text()
            seen.add(looking)
            curtain.first.click()
            lifts += 1
        elif passing.count():
            # What came of the last answer is seen by whoever gave it, as that one sees it.
            expect(page.get_by_role("banner")).to_contain_text(looking.removeprefix("I am: "))
            assert visitor.options.count() == 0
            stopped.add(looking)
            passing.click()
            expect(curtain).to_be_visible()
        else:
            visitor.answer()
    assert seen == everyone


def test_those_around_one_screen_choose_when_the_curtain_falls(visit: Visit, server: ServerInThread) -> None:
    """And are told what the choice tells; unless they choose, it tells nothing. Nobody else is asked."""
    visitor = visit()
    page = visitor.page
    page.get_by_text("More settings").click()
    falling = page.get_by_role("group", name="When the curtain falls")
    expect(falling).to_have_count(0)
    visitor.choose("Both, on this screen")
    expect(falling.get_by_text("that gives nothing away")).to_be_visible()
    visitor.choose("Only when somebody can react")
    expect(falling.get_by_text("each time gives something away")).to_be_visible()
    visitor.play()
    table = page.url.rsplit("/", 1)[1]
    expect(page.get_by_role("button", name=re.compile("^I am: ")).first).to_be_visible()
    assert server.app.state.house.hosted[table].choices.curtain == "needed"


def test_two_at_one_screen_take_back_without_a_vote(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("All of them, on this screen", "2")
    curtain = page.get_by_role("button", name=re.compile("^I am: "))
    passing = page.get_by_role("button", name="Pass on")
    enabled = visitor.options.and_(page.locator('[aria-disabled="false"]'))
    back = page.get_by_role("button", name="Undo")
    seen = page.get_by_text("Something new has been seen since. Do the others here agree?")
    for _ in range(60):
        expect(curtain.or_(passing).or_(enabled.first).first).to_be_visible()
        if curtain.count():
            curtain.first.click()
        elif back.count():
            back.click()
            expect(
                seen.or_(visitor.log.get_by_text("Undone (struck-out lines no longer count).")).first
            ).to_be_visible()
            if seen.count():
                break
        elif passing.count():
            passing.click()
        else:
            visitor.answer()
    visitor.press("Yes, I am sure")
    expect(visitor.log.get_by_text("Undone (struck-out lines no longer count).").first).to_be_visible()
    expect(page.get_by_text("Still to agree")).to_have_count(0)


def test_whoever_is_given_the_screen_keeps_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.choose("LEVEL 7 [ESCAPE]")
    visitor.play("All of them, on this screen", "2")
    passing = page.get_by_role("button", name="Pass on")
    page.get_by_role("button", name="I am: Iris").click()
    expect(passing.or_(visitor.options.first).first).to_be_visible()
    asked, other = ("Jonas", "Iris") if passing.count() else ("Iris", "Jonas")
    if asked == "Iris":
        visitor.press("Menu")
        visitor.press("Hand the screen over")
        page.get_by_role("button", name="I am: Jonas").click()
    expect(page.get_by_role("heading", name=f"Look around. Next: {asked}.")).to_be_visible()
    page.wait_for_timeout(500)
    expect(visitor.board.get_by_role("group", name="The map of the facility")).to_be_visible()
    expect(page.get_by_role("banner")).to_contain_text(other)
    visitor.press("Pass on")
    expect(page.get_by_role("heading", name=f"Now: {asked}.")).to_be_visible()


def test_german_at_any_time(visit: Visit) -> None:
    visitor = visit()
    visitor.play("Evil")
    visitor.answers(10)
    assert visitor.wait()
    page = visitor.page
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    words = page.get_by_role("banner").inner_text() + page.get_by_role("main").inner_text()
    assert re.search("Du bist dran|Du wirst gefragt", words)
    assert not re.search(r"\b(the|your|what|which|evil plays)\b", words, re.IGNORECASE), words
    assert visitor.answers(5) == 5
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.long  # a table from its first question to its replay is its representative
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


def test_evils_map_on_a_phone(visit: Visit) -> None:
    """One level across the screen, the one that is asked about; and both when they are wished for."""
    visitor = visit(390, 844)
    visitor.play("Evil")
    picture = visitor.board.get_by_role("group", name="The map, both levels")
    for level in ("abcd", "efgh"):
        assert visitor.wait()
        corner = visitor.board.get_by_role("img", name=re.compile(f"^Sector {level[0]}1,"))
        expect(corner).to_be_in_viewport()
        sector, frame = edges(corner), edges(picture)
        assert 4 * (sector.right - sector.left) > 0.9 * (frame.right - frame.left)
        visitor.options.first.click()
        expect(visitor.options.first).not_to_contain_text(re.compile(f"Sector [{level}]"))
    visitor.press("Show everything")
    frame = edges(picture)
    for name in ("a1", "d6", "e1", "h6"):
        sector = edges(visitor.board.get_by_role("img", name=re.compile(f"^Sector {name},")))
        assert frame.left <= sector.left < sector.right <= frame.right
        assert frame.top <= sector.top < sector.bottom <= frame.bottom


def test_the_heros_map_takes_the_space_that_is_left(visit: Visit) -> None:
    visitor = visit(1280, 800)
    visitor.play("The hero")
    visitor.answers(3)
    assert visitor.wait()
    visitor.board.locator(".vitals").evaluate("line => (line.style.fontSize = '40px')")
    button = visitor.board.get_by_role("button", name="Show everything")
    assert edges(button).bottom <= edges(visitor.board).bottom


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
