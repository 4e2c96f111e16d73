"""Words for names of several words, lists, counts, and options that no game lists one by one."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from vault import GAME

from unlit.escape import GAME as ESCAPE
from unlit.escape.parts import FATES
from unlit.terminal.words import Words

MESSAGES = """
word-hot = hot
word-dog = dog
word-on = in the
thing-hot-dog = Hot Dog
thing-beer = Beer
name-table-2 = the second table
option-number = Number { $number }
option-square = Square { $square }
option-eat = { $more ->
    [0] Eat
   *[other] Eat { $rest }
}
option-eat-up = Finish it
prompt-what-now = What now, with { $about }?
ending-fed-up = Fed up.
"""
COUNTED = "option-counted = { $thing } x { $count }"


def words(*more: str) -> Words:
    found = Words(GAME, "en")
    for text in (MESSAGES, *more):
        found.bundle.add_resource(FluentResource(text))
    return found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hot", "hot"),
        ("hot dog", "Hot Dog"),
        ("hot_dog", "Hot Dog"),
        ("hot-dog", "Hot Dog"),
        ("dog hot dog", "dog Hot Dog"),
        ("hot dog beer beer", "Hot Dog, Beer, Beer"),
        ("hot dog on beer", "Hot Dog in the Beer"),
        ("2 hot dog", "2 Hot Dog"),
        ("table 2: beer", "the second table: Beer"),
        ("table 3", "table 3"),
        ("", ""),
    ],
)
def test_the_longest_run_of_words_that_has_a_message_wins(text: str, said: str) -> None:
    assert words().say(text, {}) == said


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("3", "Number 3"),
        ("b3", "Square b3"),
        ("hot dog", "Hot Dog"),
        ("hot dog on b3", "Hot Dog in the b3"),
        ("dog on b3", "Dog in the b3"),
        ("eat", "Eat"),
        ("eat up", "Finish it"),
        ("eat hot dog", "Eat Hot Dog"),
        ("2 hot dog", "2 Hot Dog"),
        ("eat 2 hot dog on 3 beer 4", "Eat 2 Hot Dog in the 3 Beer 4"),
        ("anything else", "anything else"),
    ],
)
def test_an_option_has_a_label_by_its_text_its_first_word_or_its_shape(option: str, label: str) -> None:
    assert words().option(option) == label


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("2 hot dog", "Hot Dog x 2"),
        ("eat 2 hot dog on 3 beer 4", "Eat Hot Dog x 2 in the Beer x 3 4"),
        ("3", "Number 3"),
    ],
)
def test_a_game_may_say_how_it_counts_in_options(option: str, label: str) -> None:
    assert words(COUNTED).option(option) == label
    assert words(COUNTED).say("2 hot dog", {}) == "2 Hot Dog"


def test_without_messages_of_their_own_numbers_and_squares_stay_as_they_are() -> None:
    plain = Words(GAME, "en")
    assert plain.option("3") == "3"
    assert plain.option("b3") == "b3"


@pytest.mark.parametrize(("holds", "said"), [("beer", "Table: Hot Dog, Beer."), ("", "Table: Hot Dog.")])
def test_where_the_last_fact_is_empty_its_comma_goes(holds: str, said: str) -> None:
    served = words("event-served = Table: { $dish }, { $holds }.")
    assert served.told("event-served", {"dish": "hot dog", "holds": holds}) == said


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
