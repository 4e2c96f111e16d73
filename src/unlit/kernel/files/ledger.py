"""The rulebook as data, and the ledger of where each rule lives in the code and which tests show it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

import msgspec


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter; once finished, each of its rules has a function and a test."""

    number: str
    finished: bool
    rules: tuple[str, ...]  # their numbers


@dataclass(frozen=True, slots=True)
class Switch:
    """A choice between two readings of a rule."""

    name: str
    rule: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game."""

    sections: tuple[Section, ...]
    switches: tuple[Switch, ...]

    def rules(self) -> list[str]:
        """The numbers of all rules, in order."""
        return [number for section in self.sections for number in section.rules]


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
    """The rulebook of the game in this package, empty if it numbers no rules; the sentences are among its texts."""
    file = files(package).joinpath("data/rules.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    sections = tuple(Section(row["number"], row["finished"], tuple(row["rules"])) for row in data.get("section", ()))
    return Rulebook(sections, tuple(Switch(row["name"], row["rule"]) for row in data.get("switch", ())))


LEDGER = msgspec.json.Decoder(Ledger)


def ledger(package: str) -> Ledger:
    """The ledger of the game in this package; empty if the game does not number its rules."""
    file = files(package).joinpath("data/ledger.json")
    return LEDGER.decode(file.read_bytes()) if file.is_file() else Ledger({}, {})


def missing(book: Rulebook, places: Ledger) -> dict[str, list[str]]:
    """The rules of finished sections that lack a function or a test, and what each lacks."""
    found: dict[str, list[str]] = {}
    for section in book.sections:
        if not section.finished:
            continue
        for number in section.rules:
            place = places.rules.get(number)
            lacks = [] if place and place.functions else ["a function"]
            lacks += [] if place and place.tests else ["a test"]
            if lacks:
                found[number] = lacks
    return found
