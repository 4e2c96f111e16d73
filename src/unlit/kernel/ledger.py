"""The rulebook as data, and the ledger of where each rule lives in the code and which tests show it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

import msgspec

LANGUAGES = ("en", "de")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, and the ruling where the book leaves something open; in each language."""

    number: str
    text: dict[str, str]
    ruling: dict[str, str]  # empty if there is none
    whole_ruling: bool

    def sentence(self, language: str) -> str:
        """The rule as a player reads it."""
        marked = {"en": "Ruling: ", "de": "Festlegung: "}[language]
        text = self.text[language]
        if self.whole_ruling:
            return marked + text
        return f"{text} {marked}{self.ruling[language]}" if self.ruling else text


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; once finished, each of its rules has a function and a test."""

    number: str
    title: dict[str, str]
    finished: bool
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice between two readings of a rule."""

    name: str
    rule: str
    default: dict[str, str]
    other: dict[str, str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game."""

    sections: tuple[Section, ...]
    switches: tuple[Switch, ...]

    def rules(self) -> dict[str, Rule]:
        """Every rule by its number, in order."""
        return {rule.number: rule for section in self.sections for rule in section.rules}


class Places(msgspec.Struct, frozen=True):
    """Where a rule lives: functions that carry its number, tests that cite it, refusals and cards that show it."""

    functions: list[str]
    tests: list[str]
    shown: list[str]


class Ledger(msgspec.Struct, frozen=True):
    """The places of every rule, and the tests of every card."""

    rules: dict[str, Places]
    cards: dict[str, list[str]]


def rulebook(package: str) -> Rulebook:
    """The rulebook of the game in this package."""
    data = tomllib.loads(files(package).joinpath("data/rules.toml").read_text(encoding="utf-8"))
    rules = [
        Rule(
            row["number"],
            {language: row[language] for language in LANGUAGES},
            row.get("ruling", {}),
            row.get("whole_ruling", False),
        )
        for row in data["rule"]
    ]
    sections = tuple(
        Section(
            row["number"],
            {language: row[language] for language in LANGUAGES},
            row["finished"],
            tuple(rule for rule in rules if rule.number.split(".")[0] == row["number"]),
        )
        for row in data["section"]
    )
    switches = tuple(Switch(row["name"], row["rule"], row["default"], row["other"]) for row in data.get("switch", ()))
    return Rulebook(sections, switches)


LEDGER = msgspec.json.Decoder(Ledger)


def ledger(package: str) -> Ledger:
    """The ledger of the game in this package."""
    return LEDGER.decode(files(package).joinpath("data/ledger.json").read_bytes())


def missing(book: Rulebook, places: Ledger) -> dict[str, list[str]]:
    """The rules of finished sections that lack a function or a test, and what each lacks."""
    found: dict[str, list[str]] = {}
    for section in book.sections:
        if not section.finished:
            continue
        for rule in section.rules:
            place = places.rules.get(rule.number)
            lacks = [] if place and place.functions else ["a function"]
            lacks += [] if place and place.tests else ["a test"]
            if lacks:
                found[rule.number] = lacks
    return found
