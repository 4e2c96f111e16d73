"""The commands for what is written down: records of games, and scripts."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from unlit import shelf
from unlit.cli.given import Language
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import draws_of, first_difference, read_record
from unlit.kernel.files.rehearsal import play_case
from unlit.kernel.files.script import Script, parse_script


def replay(file: Path, *, seat: str | None = None, at: int | None = None, lang: Language = "en") -> int:
    """Show a recorded game step by step; exit code 1 if the rules cannot play it to its end.

    Parameters
    ----------
    file
        A record.
    seat
        Show what this seat saw, instead of the whole truth.
    at
        Stop after this many entries.
    lang
        The language of the texts.
    """
    from unlit.terminal.replay import Replay
    from unlit.terminal.words import Words

    record = read_record(file)
    game = shelf.game_recorded(record.game)
    if at is not None and not 0 <= at <= len(record.entries):
        raise Refused(f"there is no entry {at}; the record has entries 1 to {len(record.entries)}")
    return 0 if Replay(game, record, Words(game, lang), seat).show(sys.stdout, at) else 1


def verify(file: Path, *, draws: Path | None = None) -> int:
    """Replay a record and name the first difference; exit code 1 if there is one.

    Parameters
    ----------
    file
        A record.
    draws
        Also write every number drawn to this file, for the separate verifier of dice.
    """
    record = read_record(file)
    game = shelf.game_recorded(record.game)
    difference = first_difference(game, record)
    if difference is not None:
        print(f"{file}: {difference}")
        return 1
    if draws is not None:
        trace = {
            "commitment": record.chance.commitment,
            "secret": record.chance.secret,
            "seats": record.chance.seats,
            "draws": draws_of(game, record),
        }
        try:
            draws.write_text(json.dumps(trace) + "\n", encoding="utf-8")
        except OSError as problem:
            raise Refused(f"{draws} cannot be written: {problem.strerror}") from problem
    print(f"{file}: {len(record.entries)} entries, all as recorded")
    return 0


def script(*files: Path) -> int:
    """Run scripts and print every difference from what they say; exit code 1 if there is one.

    Parameters
    ----------
    files
        Scripts, or single cases of them, as FILE::CASE; docs/scripts.md explains the language.
    """
    if not files:
        raise Refused("script needs at least one FILE")
    done = failed = 0
    for file in files:
        path, _, name = str(file).partition("::")
        text = text_of(path)
        try:
            for case in cases_of(text, name):
                differences = play_case(case, shelf.game_named)
                for difference in differences:
                    print(f"{case.id_in(path)}: {difference}")
                done += 1
                failed += bool(differences)
        except (BadFile, Refused) as problem:
            raise BadFile(f"{path}: {problem}") from problem
    print(f"{done - failed} of {done} scripts passed")
    return 1 if failed else 0


def text_of(path: str) -> str:
    """The text of a script file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not a text file"
        raise BadFile(f"{path} cannot be read: {reason}") from problem


def cases_of(text: str, name: str) -> list[Script]:
    """The cases of a script, or only the one with this name."""
    cases = parse_script(text)
    found = [case for case in cases if name in ("", case.name)]
    if not found:
        known = ", ".join(case.name for case in cases if case.name)
        raise Refused(f"there is no case {name!r}; there are: {known or 'none'}")
    return found
