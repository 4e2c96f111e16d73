"""Scripts: a text language that sets up a board, plays it, and says what has to happen (docs/scripts.md)."""

from __future__ import annotations

from dataclasses import dataclass, field

from unlit.kernel.errors import BadFile

INDENT = "  "
HEADS = ("game", "box", "set", "rules", "cards")


class BadScript(BadFile):
    """A script says something that is not of the language."""


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
    """A parsed script."""

    game: str
    box: str  # its name; empty for that of today
    setup: dict[str, str]
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    dice: list[Statement]
    board: list[str]
    given: list[str]
    steps: list[Statement]


def parse_script(text: str) -> Script:
    """Read a script; the first line that is not of the language is refused by its number."""
    statements = [_statement(line, words) for line, words in _logical_lines(text)]
    heads = {keyword: [one for one in statements if one.keyword == keyword] for keyword in HEADS}
    if len(heads["game"]) != 1:
        raise BadScript("line 1: a script names one game: game NAME")
    if len(heads["box"]) > 1:
        raise BadScript(f"line {heads['box'][1].line}: a script is played with one box")
    given, steps = _position(statements)
    board = steps.pop(0).picture if steps and steps[0].keyword == "board" else []
    setup: dict[str, str] = {}
    for one in heads["set"]:
        name, _, value = one.rest.partition(" ")
        setup[name] = value.strip()
    return Script(
        game=heads["game"][0].rest,
        box=heads["box"][0].rest if heads["box"] else "",
        setup=setup,
        rules=tuple(rule for one in heads["rules"] for rule in one.rest.replace(",", " ").split()),
        cards=tuple(card for one in heads["cards"] for card in one.rest.replace(",", " ").split()),
        dice=[one for one in statements if one.keyword == "dice"],
        board=board,
        given=[one.rest for one in given],
        steps=steps,
    )


def _position(statements: list[Statement]) -> tuple[list[Statement], list[Statement]]:
    """The facts of the first board, which follow it before anything is played, and all that comes after."""
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
    "asked": "asked hero action: move, fight",
    "told": "told hero: noise north",
    "not told": "not told hero: spawned",
    "refused": "refused hero: move west by A6.6",
    "dice": "dice attack of worm: hit bar",
}
