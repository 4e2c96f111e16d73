"""How the scenarios of a campaign ended, as it is written in the set-up of the next: text, and back.

`1: iris escaped boxer gambler flashlight, jonas lost, iris helped jonas 2, lockdown; 2: ...`: for each scenario who got
out, with which cards, what each did to the others, and what else the next one wants to know.
"""

from __future__ import annotations

from typing import NamedTuple

from unlit.escape.board.board import Deed
from unlit.escape.box import pieces
from unlit.kernel.errors import Refused
from unlit.kernel.told.question import Seat

BEGUN = "begun"  # a campaign before its first result
ESCAPED, LEFT = "escaped", "left"
FATES = (*pieces.FATES, LEFT)
MARKS = ("lockdown", "plans", "awake", "fire", "spared")
FORM = "1: iris escaped boxer gambler flashlight, jonas lost, iris helped jonas 2, lockdown"
LONGEST = 20_000
MOST_TIMES = 9_999


class Fate(NamedTuple):
    """How it ended for a prisoner, and the cards with which it got out."""

    fate: str
    cards: tuple[str, ...] = ()


class Result(NamedTuple):
    """How a scenario ended."""

    scenario: str
    people: dict[Seat, Fate]
    deeds: dict[Deed, int]
    marks: dict[str, int]

    @property
    def escaped(self) -> list[Seat]:
        """Who got out."""
        return [seat for seat, one in self.people.items() if one.fate == ESCAPED]


def written(results: list[Result]) -> str:
    """Results as text; without any the campaign has only begun."""
    return "; ".join(f"{one.scenario}: {', '.join(clauses(one))}" for one in results) or BEGUN


def clauses(one: Result) -> list[str]:
    """What there is to say of a scenario."""
    said = [" ".join([seat, fate.fate, *fate.cards]) for seat, fate in one.people.items()]
    said += [counted(f"{deed.who} {deed.what} {deed.whom}", times) for deed, times in one.deeds.items()]
    return said + [counted(mark, times) for mark, times in one.marks.items()]


def counted(words: str, times: int) -> str:
    """Once needs no number."""
    return words if times == 1 else f"{words} {times}"


def read_results(text: str) -> list[Result]:
    """Results from text; what is none gets a sentence."""
    if len(text) > LONGEST:
        raise Refused(f"a campaign is told in {LONGEST} letters at most")
    return [read_result(one) for one in text.split(";")] if text not in ("", BEGUN) else []


def read_result(text: str) -> Result:
    """How one scenario ended."""
    scenario, colon, rest = text.partition(":")
    if not colon:
        raise Refused(f"{text.strip()[:60]!r} is no result of a scenario; one is written: {FORM}")
    result = Result(scenario.strip(), {}, {}, {})
    for clause in rest.split(","):
        words, times = told_times(clause.split())
        known = read_fate(result, words) or read_mark(result, words, times) or read_deed(result, words, times)
        if not known:
            raise Refused(f"{clause.strip()[:60]!r} is nothing that a campaign tells; it tells: {FORM}")
    return result


def told_times(words: list[str]) -> tuple[list[str], int]:
    """The words without the number at their end, and the number, or once."""
    if words and words[-1].isdecimal():
        return words[:-1], min(int(words[-1][:9]), MOST_TIMES)
    return words, 1


def read_fate(result: Result, words: list[str]) -> bool:
    """A prisoner, its fate, and its cards; each prisoner has one."""
    if len(words) < 2 or words[0] not in pieces.PEOPLE or words[1] not in FATES or words[0] in result.people:
        return False
    result.people[words[0]] = Fate(words[1], tuple(words[2:]))
    return True


def read_mark(result: Result, words: list[str], times: int) -> bool:
    """Something else that the next scenario wants to know."""
    if len(words) != 1 or words[0] not in MARKS:
        return False
    result.marks[words[0]] = times
    return True


def read_deed(result: Result, words: list[str], times: int) -> bool:
    """What one prisoner did to another."""
    if not 3 <= len(words) <= 5 or words[0] not in pieces.PEOPLE or words[-1] not in pieces.PEOPLE:
        return False
    if not all(word.isalpha() for word in words):
        return False
    result.deeds[Deed(words[0], words[-1], " ".join(words[1:-1]))] = times
    return True
