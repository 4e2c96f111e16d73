"""The list of options is complete, and each option in it is a value with its own text."""

from __future__ import annotations

from collections import Counter
from dataclasses import is_dataclass
from itertools import product
from time import process_time

import pytest

from unlit.escape import GAME
from unlit.escape.box.pieces import ENEMIES
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.boxes import BOXES, NUMBERED
from unlit.escape.rules.hand import PLAY
from unlit.escape.rules.options import every_option
from unlit.kernel.told.catalogue import kinds_of_options
from unlit.kernel.told.facts import Fact, facts_of, tag_of, told
from unlit.kernel.told.option import Option
from unlit.messages import KINDS, message_id
from unlit.terminal.words import Words, is_thing

MARKERS = [str(enemy) for enemy in ENEMIES]
LAID = [name for name in TILES if name != "infirmary"]
WITH_VENT = [name for name, plan in TILES.items() if plan.vent]


@pytest.mark.parametrize(
    ("pattern", "parts"),
    [
        ("{}", (MARKERS,)),
        ("attack {}", (MARKERS,)),
        ("{} to {}", (MARKERS, LAID)),
        ("{}", (LAID,)),
        ("move {}", (LAID,)),
        ("crawl {}", (WITH_VENT,)),
        ("{} {}", (LAID, ("north", "east", "south", "west"))),
        ("tank farm {} {}", (("north", "east", "south", "west"), ("1", "2"))),
    ],
)
def test_each_option_of_a_kind_stands_in_the_list(pattern: str, parts: tuple[list[str], ...]) -> None:
    missing = {pattern.format(*chosen) for chosen in product(*parts)} - {str(option) for option in GAME.options()}
    assert sorted(missing) == []


def test_one_text_is_one_option() -> None:
    texts = Counter(str(option) for option in GAME.options())
    assert [text for text, times in texts.items() if times > 1] == []


def test_the_list_is_made_in_less_than_a_second() -> None:
    every_option.cache_clear()
    begun = process_time()
    assert len(GAME.options()) > 1_800
    assert process_time() - begun < 1


def test_each_kind_of_option_is_a_frozen_dataclass_with_a_name_of_its_own() -> None:
    kinds = list(kinds_of_options("unlit.escape"))
    for kind in kinds:
        assert is_dataclass(kind)
        assert "__dataclass_params__" in kind.__dict__, kind
        assert kind.__dict__["__dataclass_params__"].frozen, kind
    assert len({kind.__name__ for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("version", NUMBERED)
def test_a_card_may_be_played_for_its_stat_in_every_box(version: str) -> None:
    known = set(GAME.options())
    assert all(PLAY(card, row.stat) in known for card, row in BOXES.of(version).adrenaline.items())


# Their words


def names_in(fact: Fact) -> list[str]:
    """The names in a fact, at any depth."""
    if isinstance(fact, str):
        return [fact] if fact else []
    if not isinstance(fact, list):
        return []
    return [name for one in (fact[1].values() if is_thing(fact) else fact) for name in names_in(one)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_kind_of_option_has_a_message_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    tags = [tag_of(kind) for kind in kinds_of_options("unlit.escape")]
    assert [tag for tag in tags if not words.has(f"option-{tag}")] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_name_in_an_option_has_a_message_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    names = {name for option in GAME.options() for fact in facts_of(option).values() for name in names_in(fact)}
    assert sorted(name for name in names if not any(words.has(message_id(kind, name)) for kind in KINDS)) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_options_of_a_kind_have_the_same_label(language: str) -> None:
    words = Words(GAME, language)
    labels = Counter((type(option), words.option(option)) for option in GAME.options())
    assert [label for label, times in labels.items() if times > 1] == []
    assert [label for _, label in labels if label != label.strip()] == []


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("attack guard 2", "Attack Guard 2", "Greife an: Wache 2"),
        ("hybrid 2 to crossing", "Hybrid of the Arm to Crossing", "Hybrid des Arms nach Kreuzung"),
        ("cronos 1", "Dr. Cronos", "Dr. Cronos"),
        ("tank farm east 2", "Tank Farm east 2", "Tanklager Osten 2"),
        ("turned 0", "Not turned", "Ungedreht"),
        ("turned 180 place 1", "Turned 180 degrees, shifted", "Um 180 Grad gedreht, versetzt"),
        ("outwit aliens", "Outwit the aliens", "Überliste die Außerirdischen"),
        ("shove for its ability", "Play Shove: ability", "„Wegstoßen“ ausspielen: Fähigkeit"),
    ],
)
def test_an_option_is_worded_by_its_fields(text: str, english: str, german: str) -> None:
    option = next(one for one in GAME.options() if str(one) == text)
    assert [Words(GAME, language).option(option) for language in ("en", "de")] == [english, german]


# What they point at


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("move crossing", ["on-map", {"tile": "crossing"}]),
        ("crawl drain", ["vent-of", {"tile": "drain"}]),
        ("explore east 1", ["door-here", {"side": "east 1"}]),
        ("unlock north by strength", ["door-here", {"side": "north"}]),
        ("kitchen west", ["door-of", {"tile": "kitchen", "side": "west"}]),
        ("attack clone 3", ["marker", {"enemy": ["enemy", {"kind": "clone", "number": 3}]}]),
        (
            "guard 1 to drain",
            ["way-to", {"enemy": ["enemy", {"kind": "guard", "number": 1}], "tile": "drain"}],
        ),
        ("trade with iris", ["figure", {"person": "iris"}]),
        ("pick up medkit", ["item-here", {"item": "medkit"}]),
        ("use medkit", ["on-sheet", {"gear": "medkit"}]),
        ("boxer", ["on-sheet", {"gear": "boxer"}]),
        ("shove for strength", ["in-hand", {"card": "shove"}]),
        ("strength-2", ["die-shown", {"face": "strength-2"}]),
        ("access panel", ["sign-here", {"sign": "control panel"}]),
        ("turned 90", ["drawn-tile", {}]),
        ("end turn", ""),
    ],
)
def test_an_option_points_at_its_thing(text: str, place: Fact) -> None:
    option = next(one for one in GAME.options() if str(one) == text)
    assert told(option.points_at()) == place


def test_whatever_names_a_thing_points_at_it() -> None:
    def aimless(option: Option) -> bool:
        return option.points_at() is None and bool(facts_of(option))

    assert {tag_of(type(option)) for option in GAME.options() if aimless(option)} == {"drown-out", "outwit", "spawn"}
