"""ALONE with Deep and Avatar in a real browser: what they add is told, shown and played, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from leading import lead, table_of, way_to
from player import Player
from playwright.sync_api import expect
from server_in_thread import ServerInThread
from visitor import Visitor

from unlit.alone.board.board import HERO, is_revealed
from unlit.alone.box.pieces import KINDS, Action
from unlit.alone.modules.avatar.activation import MOVE, SPAWN, Activate, activating
from unlit.alone.modules.avatar.powers import Power, power
from unlit.alone.modules.avatar.rows import ROWS as AVATAR
from unlit.alone.modules.avatar.state import figure_of, is_down, kept
from unlit.alone.modules.deep.module import view
from unlit.alone.modules.deep.rooms import RoomAction
from unlit.alone.modules.deep.rows import ROWS as DEEP
from unlit.alone.rules.turn import ACT
from unlit.alone.told.things import beings
from unlit.bots.alone.greedy import play_alone
from unlit.kernel.tables.game_table import GameTable
from unlit.kernel.told.option import Option
from unlit.terminal.words import Words

Visit = Callable[..., Visitor]
BOTH = ("special creatures, room actions", "with avatars")


def asked(prompt: str) -> Callable[[GameTable[Any]], bool]:
    """Whether this is asked."""
    return lambda t: t.question is not None and t.question.prompt == prompt


def is_hero_asked(t: GameTable[Any]) -> bool:
    """Whether the hero is asked."""
    return t.question is not None and t.question.seat == HERO


def avatar_of(t: GameTable[Any]) -> str:
    """The only avatar in the game."""
    ((_, name),) = kept(t.board).owners
    return name


def stands_in_sight(t: GameTable[Any]) -> bool:
    """Whether the hero sees the avatar stand."""
    figure = figure_of(t.board, avatar_of(t)) if kept(t.board).owners else None
    return is_hero_asked(t) and figure is not None and is_revealed(t.board, t.board.creatures[figure])


def lies_on_the_ground(t: GameTable[Any]) -> bool:
    """Whether it lies there when a turn begins, and the hero may use a power."""
    return is_hero_asked(t) and any(is_down(t.board, name) for _, name in kept(t.board).owners) and powers(t) != []


def may_activate(t: GameTable[Any]) -> bool:
    """Whether evil may activate its avatar, or play one of many cards instead."""
    options = t.question.options if t.question is not None else ()
    return len(options) > 5 and any(isinstance(option, Activate) for option in options)


def do_dice_lie_there(t: GameTable[Any]) -> bool:
    """Whether somebody has to choose something about dice."""
    about = str(t.question.about(t.board)) if t.question is not None and len(t.question.options) > 1 else ""
    return re.search(r"\b(hit|bar|miss)\b", about) is not None


def powers(t: GameTable[Any]) -> list[Option]:
    """The powers that can be used now."""
    assert t.question is not None
    return [option for option in t.question.options if isinstance(option, Power)]


def fight_it(t: GameTable[Any]) -> Option | None:
    """The hero fights whatever it can, the avatar before all others; and evil sends it whenever it may."""
    assert t.question is not None
    names = [name for _, name in kept(t.board).owners]
    sent = [*(activating(name) for name in names), SPAWN, MOVE]
    fight = [power("defiance"), ACT[Action.FIGHT], *(beings(KINDS[name])[0] for name in names)]
    wishes = fight if is_hero_asked(t) else sent
    return next((option for option in t.question.options if option in wishes), None)


def number_of_room_action(t: GameTable[Any]) -> int:
    """Which of the answers it is; -1 if it is none."""
    options = t.question.options if t.question is not None else ()
    return next((place for place, option in enumerate(options) if isinstance(option, RoomAction)), -1)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_deep_in_the_browser(visit: Visit, size: tuple[int, int]) -> None:
    """Special creatures lie beside the screen, and the rooms say what they offer."""
    visitor = visit(*size)
    visitor.choose("special creatures, room actions")
    visitor.play("The hero")
    assert visitor.wait()
    visitor.answers(3)
    expect(visitor.panel("Special creatures", "Evil").get_by_role("listitem")).to_have_count(3)
    rooms = visitor.panel("Special room actions", "Missions")
    expect(rooms.get_by_role("listitem")).to_have_count(len(DEEP["room-actions"]))
    assert not visitor.overflows()


class Sitting:
    """A hero and an evil player, each in a browser, and others who can answer for both."""

    def __init__(self, visit: Visit, server: ServerInThread, hero: Visitor, *labels: str) -> None:
        self.server = server
        self.hero = hero
        hero.choose(*labels)
        hero.play()
        self.evil = visit(390, 844, path=hero.invitation())
        self.evil.press("Deutsch")
        self.evil.press("Platz nehmen")
        self.evil.page.wait_for_url(re.compile("/table/[^#]+$"))
        self._leaving = ExitStack()
        self.players = [
            self._leaving.enter_context(Player(server.address, one.tokens[-1])) for one in (hero, self.evil)
        ]
        self.players[0].until(self.players[0].sees)
        self.t = table_of(server, self.players[0])

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def way_to(self, reached: Callable[[GameTable[Any]], bool]) -> list[str]:
        """Answers that lead there; the hero looks for a fight."""
        return way_to(self.t, reached, play_alone, fight_it)

    def lead(self, answers: list[str]) -> None:
        """Give them."""
        lead(self.server, self.players, answers)


@pytest.mark.long  # a power that says what it does is the representative of avatars
def test_an_avatar_from_its_choice_to_its_fall(visit: Visit, server: ServerInThread) -> None:
    """The hero at a desk, evil on a phone in German."""
    with Sitting(visit, server, visit(1280, 800), *BOTH, "A friend, by link") as sitting:
        hero, evil, t = sitting.hero, sitting.evil, sitting.t
        sitting.lead(sitting.way_to(asked("avatar")))
        drawn = evil.log.get_by_role("group").last
        short = drawn.inner_text()
        assert re.fullmatch(r"Du ziehst: [^.]*\.", short), "the text of a card folds out"
        drawn.locator("summary").press("Enter")
        expect(drawn).not_to_have_text(short, use_inner_text=True)
        choosing = evil.panel("Welchen Avatar nimmst du?")
        expect(choosing.get_by_role("button")).to_have_count(2)
        expect(hero.log).not_to_contain_text("as an avatar")
        choosing.get_by_role("button").first.click()
        expect(hero.log).to_contain_text(re.compile(r"Evil player 1 takes the [A-Z][a-z]+ as an avatar\."))
        cards = evil.panel("Avatare", "Hand")
        expect(cards.get_by_role("img", name="ohne Marker")).to_have_count(4)
        cards.get_by_role("button").first.click()
        expect(cards.get_by_role("img", name="mit Marker")).to_have_count(1)
        assert not evil.overflows()

        sitting.lead(sitting.way_to(may_activate))
        assert evil.wait()
        expect(evil.options.nth(0)).to_contain_text("Passen")
        expect(evil.options.nth(1)).to_contain_text("Deinen Avatar aktivieren")
        evil.page.keyboard.press("2")
        expect(evil.log).to_contain_text("Böser Spieler 1 aktiviert: ")

        way = sitting.way_to(lies_on_the_ground)
        half = steps_until(t, way, stands_in_sight)
        sitting.lead(way[:half])
        name = avatar_of(t).capitalize()
        expect(hero.board.get_by_role("img", name=re.compile(f"Sector .*{name}(?! on)")).first).to_be_visible()
        expect(hero.panel("The hero's powers", "Hero").get_by_role("listitem")).to_have_count(len(AVATAR["powers"]))
        expect(hero.panel("Avatars", "Evil").get_by_text("on the ground")).to_have_count(0)

        sitting.lead(way[half:])
        expect(hero.board.get_by_role("img", name=re.compile(f"Sector .*{name} on the ground")).first).to_be_visible()
        expect(hero.panel("Avatars", "Evil").get_by_text("on the ground in sector")).to_be_visible()
        expect(evil.panel("Avatare", "Hand").get_by_text("am Boden in Sektor")).to_be_visible()
        assert not evil.overflows()

        tokens = kept(t.board).tokens
        had = "one token" if tokens == 1 else f"{tokens} tokens"
        card = hero.panel("The hero's powers", "Hero")
        expect(card).to_contain_text(had)
        expect(card.get_by_role("button")).to_have_count(len(powers(t)))
        card.get_by_role("button").first.click()
        expect(card).not_to_contain_text(had)


def steps_until(t: GameTable[Any], way: list[str], reached: Callable[[GameTable[Any]], bool]) -> int:
    """After how many answers of a way this is so for the first time."""
    ahead = t.fork()
    for place, answer in enumerate(way):
        if reached(ahead):
            return place
        assert ahead.question is not None
        option = next(option for option in ahead.question.options if str(option) == answer)
        ahead.answer(ahead.question.seat, option)
    return len(way)


@pytest.mark.long  # Deep on a phone is its representative
def test_a_room_action_in_german_on_a_phone(visit: Visit, server: ServerInThread) -> None:
    """It stands among the answers of who scavenges there, and takes the place of the room's items."""
    hero = visit(390, 844)
    hero.press("Deutsch")
    chosen = ("Spezialkreaturen, Raumaktionen", "mit Avataren", "Jemanden, per Link")
    with Sitting(visit, server, hero, *chosen) as sitting:
        sitting.lead(sitting.way_to(lambda t: number_of_room_action(t) >= 0))
        action = hero.options.nth(number_of_room_action(sitting.t))
        actions = [room.action for room in view(sitting.t.board, HERO).rooms]
        name = str(sitting.t.question.options[number_of_room_action(sitting.t)]) if sitting.t.question else ""
        row = hero.panel("Besondere Raumaktionen", "Aufträge").get_by_role("listitem").nth(actions.index(name))
        expect(row).not_to_contain_text("verbraucht")
        expect(action).to_contain_text("Besondere Raumaktion: ")
        expect(action).to_contain_text("statt der Gegenstände")
        action.click()
        expect(hero.log).to_contain_text("Der Held nutzt die besondere Raumaktion")
        expect(row).to_contain_text("verbraucht")
        assert not hero.overflows()


@pytest.mark.long  # where dice lie at tables without expansions is looked at every day
def test_dice_cover_nothing_of_the_map(visit: Visit, server: ServerInThread) -> None:
    """At a desk the hero's sector shows, on a phone the whole level of it."""
    with Sitting(visit, server, visit(1280, 800), *BOTH, "A friend, by link") as sitting:
        hero, evil = sitting.hero, sitting.evil
        sitting.lead(sitting.way_to(do_dice_lie_there))
        for visitor, sectors in ((hero, "^Sector .*, the hero"), (evil, "^Sektor [a-h][1-6]")):
            expect(visitor.dice).to_be_visible()
            assert visitor.covered(visitor.dice, visitor.board.get_by_role("img", name=re.compile(sectors))) == []


def test_a_power_says_what_it_does(visit: Visit, server: ServerInThread) -> None:
    """It stands with the question: the card of the avatar lies farther down."""
    with Sitting(visit, server, visit(1280, 800), "with avatars", "A friend, by link") as sitting:
        sitting.lead(sitting.way_to(asked("avatar power")))
        assert sitting.t.question is not None
        avatar = str(sitting.t.question.about(sitting.t.board))
        power = Words(sitting.t.game, "de").text(avatar).split(". ", 1)[1]
        expect(sitting.evil.page.locator(".matter")).to_contain_text(power)
