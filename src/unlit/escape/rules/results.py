"""How the scenarios of a campaign ended, as text in the set-up of the next one, and back.

`1: iris escaped boxer gambler flashlight, jonas lost, iris helped jonas 2, lockdown; 2: ...`: for each scenario, who
escaped, with which cards, what players did to each other, and what else the next scenario needs to know.
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
    """How it ended for a prisoner, and the cards it kept."""

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
        """The players who escaped."""
        return [seat for seat, one in self.people.items() if one.fate == ESCAPED]


def written(results: list[Result]) -> str:
    """Results as text; without results, the campaign has only just begun."""
    return "; ".join(f"{one.scenario}: {', '.join(clauses(one))}" for one in results) or BEGUN


def clauses(one: Result) -> list[str]:
    """What there is to say about a scenario."""
    said = [" ".join([seat, fate.fate, *fate.cards]) for seat, fate in one.people.items()]
    said += [counted(f"{deed.who} {deed.what} {deed.whom}", times) for deed, times in one.deeds.items()]
    return said + [counted(mark, times) for mark, times in one.marks.items()]


def counted(words: str, times: int) -> str:
    """The words with the number of times, which is left out if it is 1."""
    return words if times == 1 else f"{words} {times}"


def read_results(text: str) -> list[Result]:
    """Results from text; refuse anything else."""
    if len(text) > LONGEST:
        raise Refused(f"a campaign takes at most {LONGEST} characters")
    return [read_result(one) for one in text.split(";")] if text not in ("", BEGUN) else []


def read_result(text: str) -> Result:
    """How one scenario ended."""
    scenario, colon, rest = text.partition(":")
    if not colon:
        raise Refused(f"{text.strip()[:60]!r} is not the result of a scenario; write it like this: {FORM}")
    result = Result(scenario.strip(), {}, {}, {})
    for clause in rest.split(","):
        words, times = told_times(clause.split())
        known = read_fate(result, words) or read_mark(result, words, times) or read_deed(result, words, times)
        if not known:
            raise Refused(f"{clause.strip()[:60]!r} is not part of a campaign; write it like this: {FORM}")
    return result


def told_times(words: list[str]) -> tuple[list[str], int]:
    """The words without the number at their end, and the number, or 1 without one."""
    if words and words[-1].isdecimal():
        return words[:-1], min(int(words[-1][:9]), MOST_TIMES)
    return words, 1


def read_fate(result: Result, words: list[str]) -> bool:
    """Read a prisoner, its fate and its cards; each prisoner appears once."""
    if len(words) < 2 or words[0] not in pieces.PEOPLE or words[1] not in FATES or words[0] in result.people:
        return False
    result.people[words[0]] = Fate(words[1], tuple(words[2:]))
    return True


def read_mark(result: Result, words: list[str], times: int) -> bool:
    """Read something else that the next scenario needs to know."""
    if len(words) != 1 or words[0] not in MARKS:
        return False
    result.marks[words[0]] = times
    return True


def read_deed(result: Result, words: list[str], times: int) -> bool:
    """Read what one prisoner did to another."""
    if not 3 <= len(words) <= 5 or words[0] not in pieces.PEOPLE or words[-1] not in pieces.PEOPLE:
        return False
    if not all(word.isalpha() for word in words):
        return False
    result.deeds[Deed(words[0], words[-1], " ".join(words[1:-1]))] = times
    return True
