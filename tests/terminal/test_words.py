"""Words for names, options, endings and cards."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from vault import GAME

from unlit.escape import GAME as ESCAPE
from unlit.escape.box.pieces import FATES
from unlit.terminal.words import Words

MESSAGES = """
word-dog = dog
thing-hot-dog = Hot Dog
card-beer = Beer
ending-fed-up = Fed up.
"""


def words() -> Words:
    found = Words(GAME, "en")
    found.bundle.add_resource(FluentResource(MESSAGES))
    return found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dog", "dog"),
        ("hot dog", "Hot Dog"),
        ("hot_dog", "Hot Dog"),
        ("hot-dog", "Hot Dog"),
        ("beer", "Beer"),
        ("hot", "hot"),
        ("hot dog beer", "hot dog beer"),
        ("2 beer", "2 beer"),
        ("b3", "b3"),
        ("", ""),
    ],
)
def test_a_name_has_one_message_and_is_never_taken_apart(text: str, said: str) -> None:
    assert words().name(text) == said
    assert words().say(text, {}) == said


@pytest.mark.parametrize("text", ["eat hot dog", "beer", "3", "b3"])
def test_what_is_no_option_of_the_game_stays_as_it_is(text: str) -> None:
    assert words().option(text) == text


def test_an_ending_may_have_several_words() -> None:
    assert words().ending("fed up") == "Fed up."


def test_a_card_is_found_by_its_key_and_by_its_name() -> None:
    german = Words(GAME, "de")
    german.bundle.add_resource(FluentResource("word-nerve = Kühle Nerven"), allow_overrides=True)
    assert german.card("nerve") == german.card("kühle nerven")
    assert german.card("kühle") == german.card("nerve")
    assert german.card("nerven") is None
    assert german.card("s") is None, "more than one begins so"


def test_a_card_s_text_stands_with_the_option_that_is_or_names_it() -> None:
    english = Words(GAME, "en")
    assert english.card_of("nerve") == "Cancel a card that the warden plays."
    assert english.card_of("give nerve") == english.card_of("nerve")
    assert english.card_of("pass") is None
    assert english.card_of("play one by nerve") is None, "it is no option"


@pytest.mark.parametrize("fate", FATES)
def test_what_became_of_a_prisoner_is_said_by_its_name_alone(fate: str) -> None:
    """No message of a sentence has the bare id of a fate: that would want facts."""
    assert Words(ESCAPE, "de").say(fate, {}) not in ("", fate)
