"""One door to all of it: the command `unlit`."""

from __future__ import annotations

import inspect
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.progress import Progress

from unlit import shelf
from unlit.kernel.chair import Bot
from unlit.kernel.dice import seed_from
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.game import Game
from unlit.kernel.ledger import ledger, missing, rulebook
from unlit.kernel.record import draws_of, first_difference, read_record, replayed
from unlit.kernel.rehearsal import run_script
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table, deal

Language = Literal["en", "de"]

app = App(
    name="unlit",
    help="Horror labyrinth games by their real rules. Every command has --help.",
    version_flags=["--version"],
    result_action="return_value",
)


@app.command
def games() -> int:
    """List the games that are here."""
    for name, game in shelf.games().items():
        print(f"{name}: {len(rulebook(game.package).rules())} rules")
        for setting in game.settings:
            first, *others = setting.values
            print(f"  --{setting.name.replace('_', '-')} {first} (or {', '.join(others)})")
    return 0


@app.command
def play(
    game: str,
    *,
    lines: bool = True,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    seed: str | None = None,
    load: Path | None = None,
    lang: Language = "en",
    **settings: str,
) -> int:
    """Play a game in the terminal.

    Parameters
    ----------
    game
        Which game.
    lines
        In lines of text, the only client so far.
    set_
        A choice of the set-up, as in --set map=generated, or shorter --map generated; may be repeated.
    seed
        Any text; the same seed deals the same game. Without it the game is dealt by chance.
    load
        A record that `save` wrote; the game goes on from there.
    lang
        The language of the texts.
    settings
        Choices of the set-up by their names, as in --map generated; `unlit games` lists them. And who sits where: me,
        random or greedy, as in --hero me --evil greedy. A record has its own.
    """
    from unlit.bots import ME, bot_named, seated
    from unlit.terminal.lines import LineClient
    from unlit.terminal.words import Words

    played = shelf.game_named(game)
    if not lines:
        raise Refused("lines of text are the only client so far")
    chosen, who = _split(played, settings)
    if load is not None:
        if set_ or chosen or seed is not None:
            raise Refused("a record has its own set-up and seed: leave out the settings and --seed")
        table, recorded = _loaded(played, load)
    else:
        recorded = {}
        secret = secrets.token_bytes(32) if seed is None else seed_from(seed)
        table = deal(played, chosen | _settings(set_ or []), seeds=Seeds(secret))
    sitting = seated(table.seats, who) if who else recorded
    bots: dict[str, tuple[str, Bot]] = {
        seat: (name, bot_named(name, game)) for seat, name in sitting.items() if name != ME
    }
    LineClient(table, Words(played, lang), bots, sys.stdin, sys.stdout).run()
    return 0


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    base_url: str = "",
    db: str = "unlit.db",
    thinkers: int = 1,
    pace: float = 0.03,
    browser: bool = False,
    log: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "WARNING",
) -> int:
    """Serve the page: play in the browser, with bots, around one screen, or with friends by link.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets other machines in.
    port
        The port; 0 takes any that is free.
    base_url
        How people reach the server, if that is not its own address: behind a proxy, say.
    db
        A file for SQLite, or the URL of a PostgreSQL database, which several processes may share.
    thinkers
        Processes in which bots think.
    pace
        Seconds that a bot or an automatic pass takes on average.
    browser
        Open the page in a browser.
    log
        The least level of what is logged, as a line of JSON each.
    """
    from unlit.server.serving import serve as run

    _one_or_more(thinkers=thinkers)
    if pace < 0 or not 0 <= port < 65536:
        _refuse("--pace is no less than 0, and --port from 0 to 65535")
    run(host, port, db, base_url=base_url, thinkers=thinkers, pace=pace, open_browser=browser, level=log)
    return 0


@app.command
def replay(file: Path, *, seat: str | None = None, at: int | None = None, lang: Language = "en") -> int:
    """Show a recorded game step by step; exit code 1 if the rules cannot play it to its end.

    Parameters
    ----------
    file
        A record.
    seat
        Show what this seat saw, instead of the whole truth.
    at
        Stop after so many entries.
    lang
        The language of the texts.
    """
    from unlit.terminal.replay import Replay
    from unlit.terminal.words import Words

    record = read_record(file)
    game = _game_of(record.game)
    if at is not None and not 0 <= at <= len(record.entries):
        raise Refused(f"the record has entries 1 to {len(record.entries)}, and no entry {at}")
    return 0 if Replay(game, record, Words(game, lang), seat).show(sys.stdout, at) else 1


@app.command
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
    game = _game_of(record.game)
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


@app.command
def script(*files: Path) -> int:
    """Run scripts and print what does not happen as they say; exit code 1 if there is any.

    Parameters
    ----------
    files
        Scripts; docs/scripts.md explains the language.
    """
    if not files:
        raise Refused("script needs at least one FILE")
    failed = 0
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else "it is no text"
            raise BadFile(f"{file} cannot be read: {reason}") from problem
        try:
            differences = run_script(text, shelf.game_named)
        except (BadFile, Refused) as problem:
            raise BadFile(f"{file}: {problem}") from problem
        for difference in differences:
            print(f"{file}: {difference}")
        failed += bool(differences)
    print(f"{len(files) - failed} of {len(files)} scripts as they say")
    return 1 if failed else 0


@app.command
def cards(
    game: str,
    *,
    box: int = 0,
    lang: Language = "en",
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Print everything that is in the box of a game.

    Parameters
    ----------
    game
        Which game.
    box
        An older box, by its number.
    lang
        The language of the texts.
    json_
        As JSON.
    """
    from unlit.terminal.box import printed, worded
    from unlit.terminal.words import Words

    played = shelf.game_named(game)
    played = played.of_box(box) if box else played
    words = Words(played, lang)
    found = worded(played, words)
    print(json.dumps(found, ensure_ascii=False) if json_ else "\n".join(printed(found, words)))
    return 0


@app.command
def rules(
    game: str,
    *,
    missing_: Annotated[bool, Parameter(name="--missing", negative=())] = False,
    lang: Language = "en",
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Print the rules of a game, and where each lives in the code and the tests.

    Parameters
    ----------
    game
        Which game.
    missing_
        Only the rules of finished sections that lack a function or a test; exit code 1 if there are any.
    lang
        The language of the rules.
    json_
        As JSON.
    """
    package = shelf.package_of(game)
    book, places = rulebook(package), ledger(package)
    if missing_:
        lacking = missing(book, places)
        if json_:
            print(json.dumps(lacking))
        else:
            for number, lacks in lacking.items():
                print(f"{number} lacks {' and '.join(lacks)}: {book.rules()[number].sentence(lang)}")
            finished = sum(section.finished for section in book.sections)
            if finished:
                print(f"{len(lacking)} rules missing in {finished} finished sections of {len(book.sections)}")
            else:
                print(f"none of {len(book.sections)} sections is finished yet")
        return 1 if lacking else 0
    if json_:
        rows = [
            {
                "number": rule.number,
                "sentence": rule.sentence(lang),
                "finished": section.finished,
                "functions": places.rules[rule.number].functions,
                "tests": places.rules[rule.number].tests,
                "shown": places.rules[rule.number].shown,
            }
            for section in book.sections
            for rule in section.rules
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for section in book.sections:
        print(f"\n{section.number} {section.title[lang]}")
        for rule in section.rules:
            print(f"  {rule.number} {rule.sentence(lang)}")
            place = places.rules[rule.number]
            for kind in (place.functions, place.tests, place.shown):
                for one in kind:
                    print(f"      {one}")
    return 0


@app.command
def fuzz(
    game: str,
    *,
    games: int = 100,
    seed: str = "1",
    out: Path = Path("failures"),
    learn: Annotated[bool, Parameter(negative=())] = False,
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Play random games with every invariant and property on; exit code 1 if any fails.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        Any text; the same seed plays the same games.
    out
        The folder for the records of failing games.
    learn
        Add options that the game's list of options lacks, instead of failing.
    json_
        Print the findings as JSON.
    """
    from unlit.lab.fuzz import Fuzzer
    from unlit.lab.options import learn_options

    played = shelf.game_named(game)
    _one_or_more(games=games)
    if out.exists() and not out.is_dir():
        raise Refused(f"--out must be a folder, and {out} is a file")
    fuzzer = Fuzzer(played, seed, out, None if learn else set(played.options()))
    with Progress(console=Console(stderr=True), disable=json_ or not sys.stderr.isatty()) as progress:
        task = progress.add_task(f"{game}, seed {seed}", total=games)
        findings = fuzzer.run(games, lambda: progress.advance(task))
    if learn:
        learn_options(played, findings.options)
    if json_:
        print(json.dumps(findings.summary()))
    else:
        print(f"{findings.games} games, {findings.decisions} decisions, {len(findings.failures)} failures")
        for ending, times in sorted(findings.endings.items()):
            print(f"  {ending}: {times}")
        for failure in findings.failures:
            print(f"  game {failure.game}: {failure.problem}\n    {failure.record}")
    return 1 if findings.failures else 0


@app.command
def sim(
    game: str,
    *,
    games: int = 100,
    seats: str = "",
    seed: str = "1",
    workers: int | None = None,
    out: Path | None = None,
    by: str = "",
    use: Annotated[bool, Parameter(negative=())] = False,
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
    **settings: str,
) -> int:
    """Let bots play many games against each other, and say how often each side wins.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seats
        Who plays, as in hero=greedy,evil=random; a seat that is left out is played by the random bot.
    seed
        Any text; the same seed plays the same games, whatever the number of workers.
    workers
        How many processes; without it, one for each processor.
    out
        A folder for the games; what is there already is not played again.
    by
        What was in play, as in decks,mission: how often each side won with each of them.
    use
        Say of each card in how many games it was used, of those in which it was offered.
    json_
        Print the results as JSON, with all of this.
    settings
        Choices of the set-up by their names; several values, as in --difficulty easy,normal, are played in turn.
    """
    from unlit.lab.sim import Simulation, Task
    from unlit.lab.tally import summary, table_of

    played = shelf.game_named(game)
    _one_or_more(games=games, workers=workers)
    chosen, unknown = _split(played, settings)
    if unknown:
        possible = ", ".join(setting.name for setting in played.settings)
        raise Refused(f"{game} has no setting {next(iter(unknown))!r}; it has: {possible}")
    task = Task.of(played, seed, _seats(seats), chosen)
    wanted = [name for name in by.split(",") if name]
    known = played.traits(deal(played, task.setups[0], seeds=Seeds(seed_from(seed))).board)
    if strange := next((name for name in wanted if name not in known), None):
        raise Refused(f"{game} tells no games apart by {strange!r}; it does by: {', '.join(known) or 'nothing'}")
    simulation = Simulation(task, out)
    with Progress(console=Console(stderr=True), disable=json_ or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(f"{game}, seed {seed}", total=games, completed=simulation.known(games))
        results = simulation.run(games, workers, lambda: progress.advance(bar))
    print(json.dumps(summary(results)) if json_ else table_of(results, wanted, use=use))
    return 0


def _one_or_more(**given: int | None) -> None:
    for name, number in given.items():
        if number is not None and number < 1:
            raise Refused(f"--{name} must be 1 or more, not {number}")


def _seats(given: str) -> dict[str, str]:
    seats = {}
    for one in filter(None, given.split(",")):
        name, equals, who = one.partition("=")
        if not equals:
            raise Refused(f"--seats takes SEAT=BOT,SEAT=BOT, not {given!r}")
        seats[name.strip()] = who.strip()
    return seats


def _game_of(name: str) -> Game[Any]:
    try:
        return shelf.game_named(name)
    except Refused as problem:
        raise BadFile(f"the record is of another game: {problem}") from problem


def _loaded(game: Game[Any], file: Path) -> tuple[Table[Any], dict[str, str]]:
    record = read_record(file)
    if record.game != game.name:
        raise BadFile(f"{file} is a game of {record.game}, not of {game.name}")
    difference = first_difference(game, record)
    if difference is not None:
        raise BadFile(f"{file} cannot be played on: {difference}")
    return replayed(game, record), record.bots


def _split(game: Game[Any], given: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """What is given by name: choices of the set-up, and who sits where."""
    known = [setting.name for setting in game.settings]
    names = {name: name.replace("-", "_") for name in given}
    chosen = {names[name]: value for name, value in given.items() if names[name] in known}
    return chosen, {name.replace("-", " "): who for name, who in given.items() if names[name] not in known}


def _settings(given: list[str]) -> dict[str, str]:
    settings = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise Refused(f"--set takes NAME=VALUE, not {one!r}")
        settings[name] = value
    return settings


def _refuse(sentence: str) -> NoReturn:
    print(f"unlit: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def main() -> None:
    """Run the command; bad input gets one sentence and exit code 2."""
    _mend_streams()
    try:
        code = app(sys.argv[1:], exit_on_error=False, print_error=False)
        sys.stdout.flush()
        raise SystemExit(code)
    except CycloptsError as problem:
        _refuse(" ".join([*str(problem).split(" Available commands")[0].split(), _possible()]))
    except (Refused, BadFile) as problem:
        _refuse(str(problem))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(141) from None
    except OSError as problem:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (what is left to print goes nowhere)
        _refuse(f"what there is to say cannot be written: {problem.strerror}")


def _mend_streams() -> None:
    """A letter that the terminal lacks, or a stream that is closed, is no reason to stop."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        nowhere = open(os.devnull, "r+", encoding="utf-8")  # noqa: SIM115 (it lives as long as the program)
        sys.stdin, sys.stdout, sys.stderr = sys.stdin or nowhere, sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _possible() -> str:
    """What could have been typed: the commands, or the words of the command that was meant."""
    commands: dict[str, Callable[..., int]] = {
        one.__name__: one for one in (games, play, replay, verify, script, rules, fuzz)
    }
    meant = commands.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if meant is None:
        return f"Commands are: {', '.join(commands)}."
    words = [
        f"--{name.strip('_')}" if one.kind is one.KEYWORD_ONLY else name.upper()
        for name, one in inspect.signature(meant).parameters.items()
    ]
    return f"Possible are: {sys.argv[1]} {' '.join(words)}.".replace(" .", ".")


if __name__ == "__main__":
    main()
