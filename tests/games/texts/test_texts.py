"""Every text that a player can meet exists in English and in German."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from itertools import product
from types import UnionType
from typing import Any, Union, get_args, get_origin

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

from unlit import shelf
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import deal
from unlit.kernel.texts import fluent_of, languages_of
from unlit.kernel.told.catalogue import kinds_of_options
from unlit.kernel.told.facts import facts_of, names_of, tag_of, types_of
from unlit.kernel.told.option import Pass
from unlit.kernel.told.question import About
from unlit.kernel.told.spelling import Spelled
from unlit.messages import KINDS, message_id
from unlit.terminal.words import Words
from unlit.testing import check_words
from unlit.testing.words import event_kinds, facts_that_tell, prompts_of, samples

GAMES = shelf.games()
LANGUAGES = languages_of("unlit.terminal")
SPOKEN = [(name, language) for name, game in GAMES.items() for language in languages_of(game.package)]
BOTH = [game.package for game in GAMES.values() if languages_of(game.package) == LANGUAGES]


class Variables(visitor.Visitor):
    """Collects the facts that a message uses, the messages that it names, and the keys of its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()
        self.forms: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.forms.add(node.key.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # One language may have to choose by what a fact is, where another just says it.
        self.names.add(node.id.name.removesuffix("-id").removesuffix("-count"))


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The id of each message and the facts that it uses, directly or through another message."""
    told: dict[str, Variables] = {}
    for entry in parse(fluent_of(package, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            told[entry.id.name] = Variables()
            told[entry.id.name].visit(entry)

    def facts(key: str) -> set[str]:
        return told[key].names.union(*(facts(other) for other in told[key].others - {key}))

    return {key: facts(key) for key in told}


@pytest.mark.parametrize("package", ["unlit.terminal", "unlit.server", *BOTH])
def test_both_languages_have_the_same_messages_with_the_same_facts(package: str) -> None:
    english, german = (messages(package, language) for language in LANGUAGES)
    assert facts_alone(english) == facts_alone(german)


def facts_alone(messages: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same without the ids of facts, which a language uses to pick forms: a gender, a case."""
    return {key: {name.removesuffix("-id") for name in names} for key, names in messages.items()}


def told_by(wanted: Any) -> Iterator[tuple[str, str]]:
    """What a field of this type may name: things by their tags, and names from a list."""
    if get_origin(wanted) in (Union, UnionType, tuple):
        for one in get_args(wanted):
            yield from told_by(one)
    elif isinstance(wanted, type) and issubclass(wanted, Enum):
        yield from (("name", str(one)) for one in wanted)
    elif isinstance(wanted, type) and issubclass(wanted, Spelled):
        yield "thing", tag_of(wanted)
        for name in names_of(wanted):
            yield from told_by(types_of(wanted)[name])


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_thing_and_name_that_is_told_has_words(name: str, language: str) -> None:
    """Each thing has its own message, and each name from a list has one of the messages that name things."""
    game = GAMES[name]
    words = Words(game, language)
    kinds = [*event_kinds(game), *(kind for kind in About.__subclasses__() if kind.__module__.startswith(game.package))]
    found = {one for kind in kinds for field in names_of(kind) for one in told_by(types_of(kind)[field])}
    for kind, told in found:
        ids = [message_id(one, told) for one in (("thing",) if kind == "thing" else KINDS)]
        assert any(words.has(one) for one in ids), (kind, told)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_event_is_told_in_a_sentence(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(game, language)
    for kind in event_kinds(game):
        for facts in samples(kind):
            assert words.told(f"event-{kind.key()}", facts).endswith((".", "!", "?")), facts


NEVER_EMPTY = ("against", "deck")  # what an attack is against, and what a seat of evil draws from
GAP = re.compile(r"[:(,] ?[.?!)]|  | [.,;:!?)]")


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_an_empty_fact_leaves_no_gap_in_what_happened(name: str, language: str) -> None:
    words = Words(GAMES[name], language)
    for kind in event_kinds(GAMES[name]):
        fields = {field: facts_that_tell(types_of(kind)[field]) for field in names_of(kind)}
        told = {field: next(fact for fact in facts if fact not in ("", [])) for field, facts in fields.items()}
        for field, empty in product(fields, ("", [])):
            if empty in fields[field] and field not in NEVER_EMPTY:
                said = words.told(f"event-{kind.key()}", told | {field: empty})
                assert not GAP.search(said), said


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_kind_of_option_has_a_message_of_its_own(name: str, language: str) -> None:
    game = GAMES[name]
    words, told = Words(game, language), messages(game.package, language) | messages("unlit.terminal", language)
    all_kinds: list[type] = [Pass, *kinds_of_options(game.package)]
    kinds = {f"option-{tag_of(kind)}": kind for kind in all_kinds}
    assert sorted(kinds) == sorted(key for key in told if key.startswith("option-")), "one each, and no other"
    for key, kind in kinds.items():
        fields = set(names_of(kind))
        assert {fact.removesuffix("-id") for fact in told[key]} == fields, f"{key} says something of each field"
    picked = variants(game.package, language)
    for option in game.options():
        key = f"option-{tag_of(type(option))}"
        assert words.option(option) == words.option(str(option)), "with no fact missing"
        for text in texts_told(list(facts_of(option).values())):
            named = any(words.has(message_id(kind, text)) for kind in KINDS)
            assert named or text in picked.get(key, ()) or SQUARE.fullmatch(text), (option, text)


SQUARE = re.compile(r"[a-h][1-6]")


def variants(package: str, language: str) -> dict[str, set[str]]:
    """The names by which each message picks one of its forms."""
    found: dict[str, set[str]] = {}
    for entry in parse(fluent_of(package, language)).body:
        if isinstance(entry, ast.Message):
            keys = Variables()
            keys.visit(entry)
            found[entry.id.name] = keys.forms
    return found


def texts_told(fact: Any) -> Iterator[str]:
    """The names in a fact, or in the facts of a thing."""
    if isinstance(fact, str) and fact:
        yield fact
    elif isinstance(fact, list):
        thing = len(fact) == 2 and isinstance(fact[1], dict)
        for one in fact[1].values() if thing else fact:
            yield from texts_told(one)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_kind_of_the_box_has_a_heading(name: str, language: str) -> None:
    words = Words(GAMES[name], language)
    assert [kind for kind in GAMES[name].box.inventory() if not words.has(f"box-{kind}")] == []


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_prompt_and_refusal_met_in_random_games_has_words(name: str, language: str) -> None:
    game = GAMES[name]
    words, dice = Words(game, language), Dice(seed_from("words"))
    met = set()
    for one in range(4):
        t = deal(game, seeds=Seeds(seed_from(f"words {one}"))).fork()
        while t.question is not None:
            assert words.has(message_id("prompt", t.question.prompt)), t.question.prompt
            assert words.prompt(t.question, t.board)
            for refusal in t.question.refusals(t.board):
                if refusal.reason in met:
                    continue
                met.add(refusal.reason)
                assert words.has(refusal.reason), refusal
                assert re.search(rf"\({refusal.rule}: .+\.\)$", words.refusal(refusal))
            t.answer(t.question.seat, dice.pick("option", t.question.options))
    assert len(met) >= LEAST.get(name, 0)


CHOOSERS = ("choose_sector", "choose_creature", "choose_item")


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_the_rules_has_words(name: str) -> None:
    """This includes prompts and refusals that random games hardly ever meet."""
    asking = ("ask", "window", *CHOOSERS)
    check_words(GAMES[name], asking=asking)
    assert len(prompts_of(GAMES[name], asking)) >= LEAST.get(name, 2)


LEAST = {"alone": 6, "escape": 6, "vault": 6}


def test_in_german_aliens_are_outwitted_in_the_right_case() -> None:
    assert Words(GAMES["escape"], "de").option("outwit aliens") == "Überliste die Außerirdischen"


def test_words_of_both_languages_differ() -> None:
    english, german = (Words(GAMES["vault"], language) for language in LANGUAGES)
    assert english.option("move north") == "Move north"
    assert german.option("move north") == "Gehen: Norden"
    assert german.option("pass") == "Passen"
    assert english.option("something else") == "something else"


DOUBLED = re.compile(r"[.!?:][.]")


def names_with_an_end(words: Words, told: dict[str, set[str]]) -> list[str]:
    """Everything whose name ends like a sentence: "Over Here!"."""
    ids = [one for one, facts in told.items() if not facts and one.startswith(("name-", "word-", "thing-"))]
    named = [words.say(one, {}) for one in sorted(ids)]
    return [name for name in named if name.endswith((".", "!", "?"))]


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_sentence_ends_twice(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(game, language)
    told = messages(game.package, language) | messages("unlit.terminal", language)
    ends = [*names_with_an_end(words, told), "Halt!", "Wer da?"]
    for key, facts in told.items():
        for fact in facts:
            for end in ends:
                besides = {f"{one}-{what}": 2 for one in facts for what in ("id", "count")}
                said = words.say(key, besides | {one: 2 for one in facts} | {fact: end})
                assert not DOUBLED.search(said), said


def test_a_card_that_is_a_cry_is_told_without_a_second_end() -> None:
    for language, said in (("en", "Iris loses a card: Over Here!"), ("de", "Iris verliert eine Karte: Hierher!")):
        words = Words(GAMES["escape"], language)
        assert words.say("event-discarded", {"who": "Iris", "card": words.say("over_here", {})}) == said


QUOTED = re.compile("[“„](.+?)[”“]")
# Texts that mention a button or a heading, and the message on that button or heading.
NAMED = {
    "alone": {
        "page-legend-refusals": "page-not-now",
        "slip-team-plays-on": "page-leave",
        "page-gathering-none": "page-rematch-join",
        "alone-deed-end-turn": "option-end-turn",
        "alone-deed-no-more": "option-no-more",
        "alone-guide-card-up": "alone-play",
        "alone-guide-card-down": "alone-play-down",
    },
    "escape": {"page-reading-you": "escape-to-map", "page-gathering-none": "page-onward-join"},
}
# An option for each deed, and the words with which its label and the short guide both begin.
DEEDS = {
    "move": ("move drain", "(Move|Gehe)"),
    "explore": ("explore north", "(Explore|Erkunde)"),
    "crawl": ("crawl drain", "(Crawl through the vent|Durch die Lüftung)"),
}


def said_by_the_page(game: str, language: str) -> dict[str, str]:
    """Everything that the page says without a fact at a table of this game."""
    bundle = FluentBundle([language], use_isolating=False)
    texts = [fluent_of("unlit.server", language), fluent_of(GAMES[game].package, language)]
    ids = set()
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
        ids |= {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
    found = {}
    for key in ids:
        value = bundle.get_message(key).value
        if value is None:  # a rule that consists of a ruling only
            continue
        said, errors = bundle.format_pattern(value, {})
        if not errors:
            found[key] = str(said)
        else:
            assert all("Unknown external" in str(error) for error in errors), (key, errors)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMED)
def test_whatever_the_page_quotes_is_what_a_button_says(game: str, language: str) -> None:
    said = said_by_the_page(game, language)
    own = {key: text for key, text in said.items() if key.startswith(("page-", "slip-", f"{game}-"))}
    quoted = {(key, words) for key, text in own.items() for words in QUOTED.findall(text)}
    assert [(key, words) for key, words in quoted if words not in said.values()] == []
    for key, label in NAMED[game].items():
        assert said[label] in said[key], (said[key], said[label])
    # The button has one name.
    other = {"en": r"\btak(e|es|ing|en) (\w+ )*back\b", "de": r"\bundo\b"}[language]
    assert [key for key, text in own.items() if re.search(other, text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_calls_a_deed_as_the_answer_does(language: str) -> None:
    said, words = said_by_the_page("escape", language), Words(GAMES["escape"], language)
    for deed, (option, begins) in DEEDS.items():
        assert re.match(begins, said[f"escape-does-{deed}"]), said[f"escape-does-{deed}"]
        assert re.match(begins, words.option(option))
