"""The rulebooks as data, and the ledger."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unlit import shelf
from unlit.kernel.files.ledger import Ledger, Places, Rulebook, Section, ledger, missing, rulebook
from unlit.kernel.texts import languages_of
from unlit.messages import message_id
from unlit.terminal.words import Words

CHECKS = Path(__file__).resolve().parents[3] / "checks"
PACKAGES = ["unlit.alone", "unlit.escape", "vault"]


def book(*, finished: bool) -> Rulebook:
    return Rulebook((Section("Z1", finished, ("Z1.1", "Z1.2", "Z1.3")),), ())


def test_a_rule_of_a_finished_section_needs_a_function_and_a_test() -> None:
    places = {
        "Z1.1": Places(["m:f"], ["t"], []),
        "Z1.2": Places(["m:f"], [], []),
        "Z1.3": Places([], ["t"], ["refusal in f"]),
    }
    found = missing(book(finished=True), Ledger(places, {}))
    assert found == {"Z1.2": ["a test"], "Z1.3": ["a function"]}
    assert missing(book(finished=False), Ledger(places, {})) == {}


@pytest.mark.parametrize("game", shelf.games())
def test_every_rule_is_there_in_every_language(game: str) -> None:
    package = shelf.package_of(game)
    book, languages = rulebook(package), languages_of(package)
    words = {language: Words(shelf.game_named(game), language) for language in languages}
    for number in book.rules():
        texts = [words[language].rule(number) for language in languages]
        assert all(text.endswith(".") for text in texts), number
        assert len(set(texts)) == len(languages), number
    for language in languages:
        assert all(words[language].section(section.number) for section in book.sections)
        for switch in book.switches:
            assert switch.rule in book.rules(), switch.name
            message = words[language].bundle.get_message(message_id("switch", switch.name))
            assert message.value is not None, switch.name
            assert "other" in message.attributes, switch.name


@pytest.mark.parametrize("package", PACKAGES)
def test_sections_hold_all_rules_in_order(package: str) -> None:
    found = rulebook(package)
    for section in found.sections:
        numbers = list(section.rules)
        assert numbers == [f"{section.number}.{place}" for place in range(1, len(numbers) + 1)]
        assert numbers


def test_the_books_have_as_many_rules_as_the_games() -> None:
    assert len(rulebook("unlit.alone").rules()) == 246  # A6.15 is gone
    assert len(rulebook("unlit.escape").rules()) == 126


@pytest.mark.parametrize("game", shelf.games())
def test_nothing_is_missing_in_finished_sections(game: str) -> None:
    package = shelf.package_of(game)
    assert missing(rulebook(package), ledger(package)) == {}


@pytest.mark.parametrize("game", shelf.games())
def test_every_card_is_played_by_a_test(game: str) -> None:
    cited = ledger(shelf.package_of(game)).cards
    assert set(cited) == set(shelf.games()[game].box.cards())
    assert [card for card, tests in cited.items() if not tests] == []


def test_the_ledger_reads_functions_refusals_and_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(CHECKS))
    module = __import__("ledger")
    monkeypatch.delitem(sys.modules, "ledger")
    found = {(one.module, one.name): one.rules for one in module.carriers("vault")}
    assert found["vault.actions", "move_thief"] == ["K4.1"]
    assert found["vault.reactions", "Reactions.order"] == ["K3.2"]
    assert module.shown("vault")["K4.8"] == ["refusal in impossible"]
    assert "card nerve" in module.shown("vault")["K3.6"]
    assert "tests/scripts/vault/cards/snares.script::nerve_cancels_a_snare" in module.citations().rules["K3.6"]
