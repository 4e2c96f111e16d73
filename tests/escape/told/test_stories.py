"""What a player reads, in both languages: the story of each scenario, its zones, and what a challenge asks for."""

from __future__ import annotations

import re
from io import StringIO

import pytest

from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.rules.boxes import BOXES
from unlit.escape.rules.setup import SCENARIO_NAMES
from unlit.escape.seen.show import show
from unlit.escape.seen.view import view
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.texts import fluent_of, languages_of
from unlit.kernel.told.events import Log
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words

LANGUAGES = languages_of("unlit.escape")


def test_every_scenario_has_a_story_of_its_own() -> None:
    stories = {Words(GAME, language).story(name) for name in SCENARIO_NAMES.values() for language in LANGUAGES}
    assert len(stories) == len(SCENARIO_NAMES) * len(LANGUAGES)
    assert all(len(story) > 200 for story in stories)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", SCENARIO_NAMES)
def test_the_terminal_tells_it_first(number: str, language: str) -> None:
    t = deal(GAME, {"scenario": number}, seeds=Seeds(seed_from("story")))
    screen = StringIO()
    LineClient(t, Words(GAME, language), {}, StringIO("quit\nyes\n"), screen).run()
    said = screen.getvalue()
    story = Words(GAME, language).story(SCENARIO_NAMES[number])
    assert said.count(story) == 1
    assert said.index(story) < said.index("####")


@pytest.mark.rule("E11.1", "E11.2")
@pytest.mark.parametrize("name", SCENARIO_NAMES.values())
def test_a_scenario_says_what_its_zones_mean(name: str) -> None:
    row = BOXES.today().scenarios[name]
    for language, alien, military in (("en", "Alien Zone", "Military Zone"), ("de", "Alienzone", "Militärzone")):
        text = Words(GAME, language).text(name)
        assert (alien in text) == row.alien_zone
        assert (military in text) == row.military_zone


def test_less_is_written_with_one_sign() -> None:
    texts = [Words(GAME, language).text(card) for card in GAME.box.cards() for language in LANGUAGES]
    assert any("\N{MINUS SIGN}1" in text for text in texts)
    assert [text for text in texts if re.search(r" -\d", text)] == []


def test_in_german_doors_are_locked_by_one_word() -> None:
    texts = [Words(GAME, "de").text(card) for card in GAME.box.cards()] + [
        Words(GAME, "de").rule(number) for number in rulebook(GAME.package).rules()
    ]
    texts.append(fluent_of(GAME.package, "de"))
    assert [text for text in texts if re.search("verschlossen|verschließ", text)] == []


@pytest.mark.parametrize(("language", "said"), [("en", "He is 0 tiles from"), ("de", "Er ist 0 Plättchen vom")])
def test_it_is_dr_cronos_who_is_so_far_from_the_lift(language: str, said: str) -> None:
    t: GameTable[Board] = deal(GAME, {"players": "1", "scenario": "7"}, seeds=Seeds(seed_from("away")))
    assert said in show(view(t.board, "iris"), Words(GAME, language).say)


BEFORE_A_ROLL = """
       a
  ##### #####
1 #         #
  #I c1     #
  #####x#####

hand iris deep_breath shove
skills iris boxer gambler
"""


@pytest.mark.parametrize(
    ("language", "option", "words"),
    [
        ("en", "outwit aliens", "(outwitting the aliens): 3 Intelligence needed, with 4 dice."),
        ("de", "outwit aliens", "Überlisten der Außerirdischen, Intelligenz: 3 nötig mit 4 Würfeln."),
        ("en", "attack clone 1", "(attack on Clone 1): 3 Strength needed, with 4 dice."),
        ("de", "attack clone 1", "Angriff auf Klon 1, Stärke: 3 nötig mit 4 Würfeln."),
        ("en", "unlock south by strength", "(unlocking the door to the south): 3 Strength needed, with 4 dice."),
        ("de", "unlock south by strength", "Entriegeln der Tür im Süden, Stärke: 3 nötig mit 4 Würfeln."),
    ],
)
def test_a_challenge_says_against_whom_what_is_needed_and_with_how_many_dice(
    language: str, option: str, words: str
) -> None:
    setup = complete_setup(GAME, {"players": "1"})
    board = GAME.paper.parse(BEFORE_A_ROLL.strip("\n"), setup, Dice(bytes(32)))
    t: GameTable[Board] = GameTable(GAME, setup, Seeds(bytes(32)), board, Log(GAME.rules.seats(setup))).start()
    t.answer("iris", option)
    assert t.question is not None
    before = "Iris is about to roll " if language == "en" else "Vor dem Wurf von Iris: "
    assert Words(GAME, language).prompt(t.question, t.board).startswith(before + words)
