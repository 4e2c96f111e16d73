"""Files: the record, which holds the whole truth, the report, which holds what one seat saw, and the campaign."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from unlit.kernel.chance.dice import Dice
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused, Unfaithful
from unlit.kernel.game import Game, Outcome, complete_setup
from unlit.kernel.table import B
from unlit.kernel.tables.answers import Entry
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.tables.kept import Kept
from unlit.kernel.tables.resuming import begun, check_of
from unlit.kernel.tables.sight import Sight, see
from unlit.kernel.told.question import Seat

FORMAT = 1
UNDO = "undo"
CAMPAIGN = "campaign"


class Chance(msgspec.Struct, frozen=True):
    """The commitment, the secret that it was made to, and the seed of each seat, in hexadecimal."""

    commitment: str
    secret: str
    seats: dict[str, str]


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One entry: who, at which prompt, what, and the running hash up to it."""

    seat: str
    prompt: str
    option: str
    check: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game; written only by the process that owns the table.

    >>> unlit.record_of(unlit.deal("escape", {"players": "1"}, seed="docs")).setup["players"]
    '1'
    """

    unlit: int = FORMAT
    kind: Literal["record"] = "record"
    game: str
    rules: int
    box: str | int  # its name; the oldest boxes had numbers
    box_file: str = ""  # the text of the box's file, if it is not one of the game's own boxes
    setup: dict[str, str]
    chance: Chance
    entries: list[Line]
    check: str
    outcome: Outcome | None = None
    bots: dict[str, str] = {}  # the seats that a bot plays, and which
    failure: str | None = None  # what went wrong at the last entry, in a record kept by a check
    start: Kept | None = None  # where the record begins, if other rules played the game up to there


class SavedCampaign(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign between two sittings: its finished games, and the one that is in play or has just ended."""

    unlit: int = FORMAT
    kind: Literal["campaign"] = "campaign"
    game: str
    done: list[Record]
    now: Record


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat saw: no seed, no hash, no other seat's answers."""

    unlit: int = FORMAT
    kind: Literal["report"] = "report"
    game: str
    rules: int
    box: str
    setup: dict[str, str]
    table: str
    seat: str
    number: int  # how much the seat had been told, in its own numbering
    told: list[str]
    answers: list[str]
    view: Any
    question: str | None
    options: list[str]
    words: str = ""  # what the player says about it


def record_of(t: GameTable[Any], bots: Mapping[Seat, str] | None = None) -> Record:
    """Everything that is needed to play this table again.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> unlit.verify(unlit.record_of(t)) is None
    True
    """
    entries = t.entries()
    if any(not entry.check for entry in entries):  # a fork's own answers carry no hash: play them again
        return record_of(_again(t, entries), bots)
    chance = Chance(
        t.seeds.commitment().hex(),
        t.seeds.secret.hex(),
        {seat: seed.hex() for seat, seed in t.seeds.seats.items()},
    )
    return Record(
        game=t.game.name,
        rules=t.game.rules.version,
        box=t.game.box.name,
        box_file=t.game.box.file,
        setup=dict(t.setup),
        chance=chance,
        entries=[_line(entry) for entry in entries],
        check=t.check().hex(),
        outcome=t.outcome,
        bots=dict(bots or {}),
        start=t.begins,
    )


def report_of(t: GameTable[Any], seat: Seat, table: str = "", words: str = "") -> Report:
    """What this seat may hand to a stranger."""
    return report_from(t, see(t, seat), table, words)


def report_from(t: GameTable[Any], sight: Sight, table: str, words: str) -> Report:
    """What a seat that sees this may hand to a stranger."""
    seat = sight.seat
    own = [entry.answer for entry in t.entries() if entry.seat == seat and entry.answer is not None]
    return Report(
        game=t.game.name,
        rules=t.game.rules.version,
        box=t.game.box.name,
        setup=dict(t.setup),
        table=table,
        seat=seat,
        number=len(sight.told),
        told=[str(event) for _, event in sight.told],
        answers=[str(answer.option) for answer in own],
        view=msgspec.to_builtins(sight.view),
        question=sight.question.prompt if sight.question is not None else None,
        options=sight.question.texts() if sight.question is not None else [],
        words=words,
    )


def laid_out(data: bytes) -> bytes:
    """JSON for people to read: each value on a line of its own, and each entry of a record on one line."""
    lines = msgspec.json.format(data, indent=1) + b"\n"
    return ROW.sub(lambda row: b"[" + BREAK.sub(b" ", row[1]) + b"]", lines)


ROW, BREAK = re.compile(rb"\[\n *([^][{}]*?)\n *\]"), re.compile(rb"\n *")


def write(path: Path, file: msgspec.Struct) -> None:
    """Write a record, a report or a campaign, completely or not at all."""
    draft: Path | None = None
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(laid_out(msgspec.json.encode(file)))
        draft.replace(path)
    except (OSError, ValueError) as problem:  # a name with a null byte is a ValueError
        if draft is not None:
            with suppress(OSError, ValueError):
                draft.unlink(missing_ok=True)
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        sentence = f"{path} cannot be written: {reason}"
        raise Refused(sentence, "not-written", file=str(path), reason=reason) from problem


HEAD = msgspec.json.Decoder(dict[str, msgspec.Raw])
NUMBER = msgspec.json.Decoder(int)
WORD = msgspec.json.Decoder(str)
REPORT = msgspec.json.Decoder(Report)
RECORD = msgspec.json.Decoder(Record)
SAVED = msgspec.json.Decoder(SavedCampaign)


def kind_and_text(path: Path) -> tuple[str, str]:
    """The kind and the text of an Unlit file; any other file is refused in one sentence."""
    try:
        data = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadFile(f"{path} cannot be read: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise BadFile(f"{path} is damaged or not an Unlit file: it is not text") from problem
    except ValueError as problem:
        raise BadFile(f"{path} cannot be read: {problem}") from problem
    try:
        head = HEAD.decode(data)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadFile(f"{path} is damaged or not an Unlit file: {problem}") from problem
    if "unlit" not in head or "kind" not in head:
        raise BadFile(f"{path} is neither an Unlit record nor an Unlit report")
    try:
        version = NUMBER.decode(head["unlit"])
        kind = WORD.decode(head["kind"])
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadFile(f"{path} is damaged: {problem}") from problem
    if version < 1:
        raise BadFile(f"{path} is damaged: there never was a format {version}")
    if version > FORMAT:
        raise BadFile(f"{path} was written by a newer Unlit (format {version}, this one reads {FORMAT})")
    return kind, data


def read(path: Path) -> Record | Report:
    """Read a record or a report; any other file is refused in one sentence."""
    kind, data = kind_and_text(path)
    if kind == CAMPAIGN:
        raise BadFile(f"{path} is a campaign; use `unlit campaign` to go on with it")
    try:
        return REPORT.decode(data) if kind == "report" else RECORD.decode(data)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadFile(f"{path} is damaged: {problem}") from problem


def read_campaign(path: Path) -> SavedCampaign:
    """Read a campaign."""
    kind, data = kind_and_text(path)
    if kind != CAMPAIGN:
        raise BadFile(f"{path} is a {kind[:20]}, not a campaign")
    try:
        return SAVED.decode(data)
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise BadFile(f"{path} is damaged: {problem}") from problem


def read_record(path: Path) -> Record:
    """Read a record."""
    file = read(path)
    if isinstance(file, Report):
        raise BadFile(f"{path} is a report of what one seat saw, not a record of a game")
    return file


def seeds_of(record: Record) -> Seeds:
    """The seeds of a record, if its commitment holds."""
    try:
        seeds = Seeds(
            bytes.fromhex(record.chance.secret),
            {seat: bytes.fromhex(seed) for seat, seed in record.chance.seats.items()},
        )
    except (ValueError, Refused) as problem:
        raise BadFile(f"the seeds of the record are damaged: {problem}") from problem
    if seeds.commitment().hex() != record.chance.commitment:
        raise BadFile("the secret of the record does not match its commitment")
    return seeds


def of_its_box(game: Game[B], record: Record) -> Game[B]:
    """The game with the box that a record was played with."""
    try:
        return game.of_box(str(record.box), record.box_file)
    except BadFile as problem:
        if not record.box_file:
            raise
        raise BadFile(f"the box of the record is damaged: {problem}") from problem


def dealt(game: Game[B], record: Record) -> GameTable[B]:
    """The table of a record before its first entry."""
    if record.rules > game.rules.version:
        raise BadFile(
            f"the record was played with newer rules of {game.name} ({record.rules}, here {game.rules.version})"
        )
    if record.rules < game.rules.version:
        raise BadFile(
            f"the record was played by rules version {record.rules} of {game.name} and cannot be replayed: "
            f"this Unlit plays by version {game.rules.version}"
        )
    game = of_its_box(game, record)
    try:
        setup = complete_setup(game, record.setup)
    except Refused as problem:
        raise BadFile(f"the set-up of the record is damaged: {problem}") from problem
    if record.start is not None:
        return _begun(game, setup, record, record.start)
    try:
        return deal(game, setup, seeds=seeds_of(record))
    except Refused as problem:
        raise BadFile(f"the record is damaged: {problem}") from problem


def _begun(game: Game[B], setup: Mapping[str, str], record: Record, start: Kept) -> GameTable[B]:
    """The table where other rules took over."""
    try:
        t = begun(game, setup, seeds_of(record), start, ())
    except (Refused, Unfaithful, ValueError, LookupError, msgspec.MsgspecError) as problem:
        raise BadFile(f"the board from which the record starts is damaged: {problem}") from problem
    if check_of(t).hex() != start.check:
        raise BadFile("the board from which the record starts is not the one that was recorded")
    return t


def step(t: GameTable[Any], line: Line) -> None:
    """Do what one entry of a record did."""
    try:
        if line.prompt != UNDO:
            question = t.question
            if question is not None and (question.seat, question.prompt) != (line.seat, line.prompt):
                raise Unfaithful(
                    f"{question.seat} is asked {question.prompt!r}, but the record says {line.seat}: {line.prompt!r}"
                )
            t.answer(line.seat, line.option)
            return
        t.undo(line.seat, t.seats, _number(line.option.split(" ")[0]))
    except Refused as problem:
        raise Unfaithful(str(problem)) from problem
    last = t.last_entry()
    if last is not None and _line(last).option != line.option:
        raise Unfaithful(f"the undo goes to {_line(last).option}, but the record says {line.option}")


def replayed(game: Game[B], record: Record) -> GameTable[B]:
    """The table of a record after its last entry."""
    t = dealt(game, record)
    for line in record.entries:
        step(t, line)
    return t


def first_difference(game: Game[B], record: Record) -> str | None:
    """Replay a record and describe the first difference; None if everything is as it says."""
    t = dealt(game, record)
    for number, line in enumerate(record.entries, start=1):
        try:
            step(t, line)
        except Unfaithful as problem:
            return f"entry {number} ({line.seat}: {line.option}): {problem}"
        except Exception as problem:  # noqa: BLE001 (whatever a rule does wrong is the difference)
            return f"entry {number} ({line.seat}: {line.option}): the rules fail with {problem!r}"
        last = t.last_entry()
        if last is None or last.check.hex() != line.check:
            where = f"entry {number} ({line.seat}: {line.option})"
            return f"{where}: this answer, or the board before it, is not what was recorded"
    if t.check().hex() != record.check:
        return "after the last entry: the board is a different one"
    if t.outcome != record.outcome:
        return f"the game is {_ended(t.outcome)}, but the record says {_ended(record.outcome)}"
    return None


def _ended(outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over"
    return f"over with {outcome.ending!r}, won by {', '.join(outcome.winners) or 'nobody'}"


class TracedDice(Dice):
    """Dice that keep a list of what they drew, for the verifier."""

    __slots__ = ("trace",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.trace: tuple[Any, ...] | None = None  # (draw, all draws before it), so that copies share it

    def copy(self) -> TracedDice:
        """The same stream, with the same draws so far."""
        twin = TracedDice(self.seed)
        twin.counter, twin.block, twin.position = self.counter, self.block, self.position
        twin.drawn, twin.trace = self.drawn, self.trace
        return twin

    def below(self, bound: int) -> int:
        """Draw, and note it."""
        number = super().below(bound)
        self.trace = ((bound, number), self.trace)
        return number

    def mix(self, data: bytes) -> None:
        """Mix, and note it."""
        super().mix(data)
        self.trace = (("mix", data.hex()), self.trace)


class TracedSeeds(Seeds):
    """Seeds whose dice keep a list of what they drew."""

    __slots__ = ()

    def dice(self) -> Dice:
        """The usual stream, traced."""
        return TracedDice(super().dice().seed)


def draws_of(game: Game[B], record: Record) -> list[Any]:
    """Every number drawn in this game that was not taken back, in order."""
    if record.start is not None:
        raise Refused("this record lacks the numbers drawn before the rules changed: its dice cannot be checked")
    t = deal(of_its_box(game, record), record.setup, seeds=TracedSeeds(seeds_of(record).secret, seeds_of(record).seats))
    for line in record.entries:
        step(t, line)
    dice = t.board.dice
    assert isinstance(dice, TracedDice)
    draws: list[Any] = []
    link = dice.trace
    while link is not None:
        draws.append(list(link[0]))
        link = link[1]
    draws.reverse()
    return draws


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Unfaithful(f"an undo has to name the entry that it takes back, not {text!r}")
    return int(text)


def _line(entry: Entry) -> Line:
    if entry.answer is not None:
        return Line(entry.seat, entry.answer.prompt, str(entry.answer.option), entry.check.hex())
    way = "granted" if entry.granted else "free"
    return Line(entry.seat, UNDO, f"{entry.undone} {way}", entry.check.hex())


def _again(t: GameTable[Any], entries: list[Entry]) -> GameTable[Any]:
    start = t.begins
    live = deal(t.game, t.setup, seeds=t.seeds) if start is None else begun(t.game, t.setup, t.seeds, start, ())
    for entry in entries:
        step(live, _line(entry))
    return live
