"""Scripts: a text language that sets up a board, plays it, and says what must happen (docs/scripts.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise

from unlit.kernel.errors import BadFile

INDENT = "  "
HEADS = ("game", "box", "set", "rules", "cards")
NAMES = re.compile(r"[a-z0-9]+( [a-z0-9]+)*")  # of cases


class BadScript(BadFile):
    """A script contains something that is not in the language."""


@dataclass(slots=True)
class Statement:
    """One line of a script: its keyword, its seat or name, and the rest; a picture below it."""

    line: int
    keyword: str
    subject: str = ""
    rest: str = ""
    picture: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Script:
    """A parsed script: a whole file, or one of its cases with the head that the cases share."""

    name: str  # of its case; empty if its file has no cases
    line: int  # where its case begins
    game: str
    box: str  # its name; empty for today's box
    setup: dict[str, str]
    rules: dict[str, int]  # each with the line that cites it
    cards: dict[str, int]
    dice: list[Statement]
    board: list[str]
    given: list[str]
    steps: list[Statement]

    def id_in(self, file: str) -> str:
        """The name that tests, the ledger and the command line use for it."""
        return f"{file}::{self.name}" if self.name else file


def parse_script(text: str) -> list[Script]:
    """The cases of a script, or all of it as one; the first line that is not in the language is refused."""
    statements = [_statement(line, words) for line, words in _logical_lines(text)]
    begins = [place for place, one in enumerate(statements) if one.keyword == "case"]
    if not begins:
        return [_script(Statement(1, "case"), statements)]
    head, names, found = statements[: begins[0]], set[str](), []
    for begin, end in pairwise([*begins, len(statements)]):
        case, own = statements[begin], statements[begin + 1 : end]
        if case.rest in names:
            raise BadScript(f"line {case.line}: there is a case {case.rest!r} already")
        if not own:
            raise BadScript(f"line {case.line}: a case has lines of its own")
        names.add(case.rest)
        found.append(_script(case, [*head, *own]))
    return found


def _script(case: Statement, statements: list[Statement]) -> Script:
    heads = {keyword: [one for one in statements if one.keyword == keyword] for keyword in HEADS}
    if len(heads["game"]) != 1:
        line = heads["game"][1].line if heads["game"] else 1
        raise BadScript(f"line {line}: a script names one game: game NAME")
    if len(heads["box"]) > 1:
        raise BadScript(f"line {heads['box'][1].line}: a script is played with one box")
    given, steps = _position(statements)
    board = steps.pop(0).picture if steps and steps[0].keyword == "board" else []
    setup: dict[str, str] = {}
    for one in heads["set"]:
        name, _, value = one.rest.partition(" ")
        setup[name] = value.strip()
    return Script(
        name=case.rest.replace(" ", "_"),
        line=case.line,
        game=heads["game"][0].rest,
        box=heads["box"][0].rest if heads["box"] else "",
        setup=setup,
        rules=_cited(heads["rules"]),
        cards=_cited(heads["cards"]),
        dice=[one for one in statements if one.keyword == "dice"],
        board=board,
        given=[one.rest for one in given],
        steps=steps,
    )


def _cited(heads: list[Statement]) -> dict[str, int]:
    return {cited: one.line for one in heads for cited in one.rest.replace(",", " ").split()}


def _position(statements: list[Statement]) -> tuple[list[Statement], list[Statement]]:
    """The facts of the first board, which follow it before anything is played, and everything that comes after."""
    steps = [one for one in statements if one.keyword not in (*HEADS, "given", "dice")]
    given = [one for one in statements if one.keyword == "given"]
    begun = steps[1].line if len(steps) > 1 else None
    for one in given:
        if not steps or steps[0].keyword != "board" or one.line < steps[0].line or (begun and one.line > begun):
            raise BadScript(f"line {one.line}: given lines follow the first board, before anything is played")
    return given, steps


def _logical_lines(text: str) -> list[tuple[int, list[str]]]:
    """Each unindented line with the indented ones below it."""
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(INDENT):
            if not found:
                raise BadScript(f"line {number}: an indented line belongs to a board above it")
            found[-1][1].append(line[len(INDENT) :].rstrip())
        elif line.strip() and not line.startswith("#"):
            found.append((number, [line.rstrip()]))
    return found


KEYWORDS = (
    "told",
    "not told",
    "asked",
    "not asked",
    "refused",
    "given",
    "then",
    "not then",
    "dice",
    "over",
    "undo",
    "no undo",
    "case",
    *HEADS,
)


def _statement(number: int, lines: list[str]) -> Statement:
    head, *picture = lines
    if head == "board":
        if not picture:
            raise BadScript(f"line {number}: a board is drawn below, each line indented by two spaces")
        return Statement(number, "board", picture=picture)
    if picture:
        raise BadScript(f"line {number}: only a board has indented lines below it")
    for keyword in sorted(KEYWORDS, key=len, reverse=True):
        if head == keyword or head.startswith(keyword + " "):
            rest = head[len(keyword) :].strip()
            subject, colon, after = rest.partition(":")
            if keyword == "refused" and " by " not in after:
                raise BadScript(f"line {number}: refused names an option and a rule, as in {EXAMPLES[keyword]!r}")
            if keyword in ("told", "not told", "refused", "dice"):
                if not colon:
                    raise BadScript(f"line {number}: {keyword} needs a colon, as in {EXAMPLES[keyword]!r}")
                return Statement(number, keyword, subject.strip(), after.strip())
            if keyword == "asked" and " " not in subject.strip():
                raise BadScript(f"line {number}: asked names a seat and a prompt, as in {EXAMPLES[keyword]!r}")
            if keyword in ("asked", "over"):
                return Statement(number, keyword, subject.strip(), after.strip())
            if keyword == "case" and not NAMES.fullmatch(rest):
                raise BadScript(
                    f"line {number}: a case has a name of lower-case letters and digits, as in {EXAMPLES[keyword]!r}"
                )
            if keyword == "undo" and " with " in rest and not rest.endswith(" with consent"):
                raise BadScript(f"line {number}: an undo is 'undo SEAT' or 'undo SEAT with consent'")
            return Statement(number, keyword, "", rest)
    seat, colon, option = head.partition(":")
    if not colon:
        raise BadScript(
            f"line {number}: {head!r} is not a line of a script; lines are: board, "
            f"{', '.join(sorted(KEYWORDS))}, or an answer: SEAT: OPTION"
        )
    return Statement(number, "answer", seat.strip(), option.strip())


EXAMPLES = {
    "case": "case in the dark",
    "asked": "asked hero action: move, fight",
    "told": "told hero: noise north",
    "not told": "not told hero: spawned",
    "refused": "refused hero: move west by A6.6",
    "dice": "dice attack of worm: hit bar",
}
