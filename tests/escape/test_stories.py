"""Every scenario tells its story, in both languages, where the game begins."""

from __future__ import annotations

from io import StringIO

import pytest

from unlit.escape import GAME
from unlit.escape.setup import SCENARIO_NAMES
from unlit.kernel.dice import seed_from
from unlit.kernel.ledger import LANGUAGES
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import deal
from unlit.terminal.lines import LineClient
from unlit.terminal.words import Words


def test_every_scenario_has_a_story_of_its_own() -> None:
    stories = {GAME.story({"scenario": number}, language) for number in SCENARIO_NAMES for language in LANGUAGES}
    assert len(stories) == len(SCENARIO_NAMES) * len(LANGUAGES)
    assert all(len(story) > 200 for story in stories)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", SCENARIO_NAMES)
def test_the_terminal_tells_it_first(number: str, language: str) -> None:
    t = deal(GAME, {"scenario": number}, seeds=Seeds(seed_from("story")))
    screen = StringIO()
    LineClient(t, Words(GAME, language), {}, StringIO("quit\nyes\n"), screen).run()
    said = screen.getvalue()
    story = GAME.story(t.setup, language)
    assert said.count(story) == 1
    assert said.index(story) < said.index("####")
