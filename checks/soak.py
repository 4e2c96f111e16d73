"""Goes through all long checks in rounds until time is up, each turn with a seed of its own.

    python checks/soak.py --minutes 30 [--seed WORD]

The same word leads to the same games, as far as time allows; without one they are new. Writes soak.json (check, done,
failed) and keeps what fails in the folder failures. Exit code 1 if anything failed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from teeth import bites, teeth

from unlit import shelf, verifier
from unlit.alone.box.faces import turned
from unlit.alone.box.mapmaker import make_face, wrongs
from unlit.bots import bot_named, bots_of
from unlit.kernel.chance.dice import Dice, mixed_seed, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.record import draws_of, first_difference, read_record, record_of, write
from unlit.kernel.files.rehearsal import run_script
from unlit.kernel.game import Game, complete_setup
from unlit.kernel.tables.chair import Bot
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.lab.fuzz import Fuzzer
from unlit.lab.properties import Laws

ROOT = Path(__file__).resolve().parent.parent
KEEP = ROOT / "failures"
GAMES, BOT_GAMES = 10, 4  # of a turn of fuzzing
CANARY_GAMES, KILLS, BAD_MESSAGES = 5, 10, 5_000  # of a turn
EARLY_GAMES = 20  # of a scenario and a number of players
UNDOS = 40  # of a random game; each may replay all of it
LONG_TESTS = 4  # of a turn
Turn = Callable[[str], list[str]]
"""One turn of a check: takes the seed of the turn, and returns what failed."""


@dataclass
class Check:
    """A long check, how often it was done, and what failed."""

    name: str
    turn: Turn
    size: int = 1  # how many things a turn looks at
    done: int = 0
    failures: list[str] = field(default_factory=list)


def all_checks() -> list[Check]:
    """Every check of every game that can be played, and those of the kernel."""
    found = [
        Check("dice against the verifier", dice_against_verifier, 2000),
        Check("dice without bias", dice_without_bias, 6),
        Check("maps of alone obey the rules", valid_maps, 1000),
        Check("geometry of alone against the slow one", slow_geometry, 20),
        Check("what the hero of alone knows", hero_knows, 300),
        Check("bots of alone in worlds that they cannot tell apart", blind_bots, 300),
        Check("two turns for everybody in escape", two_turns, EARLY_GAMES * 28),
        Check("canaries in what the server sends", canaries, CANARY_GAMES),
        Check("doors of a server while others may react", hidden_windows, 3),
        Check("a server that is killed", kills, KILLS),
        Check("bad messages to the server", bad_messages, BAD_MESSAGES),
        Check("tests that are too long for every day", next_long_tests(), LONG_TESTS),
    ]
    for name, game in shelf.games().items():
        found += [
            Check(f"fuzz {name}", fuzz(game, GAMES), GAMES),
            Check(f"records of {name} under other hash seeds", other_hash_seeds(game)),
            Check(f"damaged records of {name}", damaged_records(game), 4),
            Check(f"damaged scripts of {name}", damaged_scripts(name), 4),
        ]
        if rulebook(game.package).rules():
            found.append(Check(f"teeth {name}", next_tooth(name)))
        for bot in bots_of(name)[1:]:
            playing = fuzz(game, BOT_GAMES, bot_named(bot, name))
            found.append(Check(f"fuzz {name} with the {bot} bot", playing, BOT_GAMES))
    return found


def fuzz(game: Game[Any], games: int, bot: Bot | None = None) -> Turn:
    """Games with every property checked; what law 3 counts is carried over from turn to turn."""
    laws = Laws()

    def turn(seed: str) -> list[str]:
        fuzzer = Fuzzer(game, seed, KEEP, {str(option) for option in game.options()}, bot)
        fuzzer.findings.laws = laws
        return [f"{one.problem} {one.record}" for one in fuzzer.run(games).failures]

    return turn


def next_tooth(name: str) -> Turn:
    """Take out one rule or card at a time; each has its turn before any comes again."""
    left: list[Any] = []

    def turn(seed: str) -> list[str]:
        if not left:
            left.extend(teeth(name))
            Dice(seed_from(seed)).shuffle("teeth", left)
        tooth = left.pop()
        return [] if bites(tooth) else [f"no test notices that {tooth.what} is missing"]

    return turn


def next_long_tests() -> Turn:
    """Run a few of the tests that `make test` leaves out; each has its turn before any comes again."""
    left: list[str] = []

    def turn(seed: str) -> list[str]:
        if not left:
            left.extend(long_tests())
            Dice(seed_from(seed)).shuffle("tests", left)
        chosen = [left.pop() for _ in range(min(LONG_TESTS, len(left)))]
        done = run_pytest("-n", "auto", *chosen)
        return [] if done.returncode == 0 else [kept(f"long-{seed}.txt", done.stdout.encode(), "a long test failed:")]

    return turn


def long_tests() -> list[str]:
    """The ids of all tests that are marked long."""
    listed = run_pytest("--collect-only").stdout.splitlines()
    return [line for line in listed if "::" in line]


def run_pytest(*words: str) -> subprocess.CompletedProcess[str]:
    """Run long tests in a process of their own, because pytest should not run inside itself."""
    command = [sys.executable, "-m", "pytest", "-m", "long", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def dice_against_verifier(seed: str) -> list[str]:
    """Check that the verifier, which shares no code with the dice, draws the same numbers."""
    secret, seats = seed_from(seed), {"hero": seed_from(seed + "h"), "evil 1": seed_from(seed + "e")}
    dice = Dice(mixed_seed(secret, seats))
    numbers = verifier.stream(verifier.mixed_seed(secret, seats))
    bounds = [2 + (one * 7919) % 300 for one in range(2000)]
    return [f"{seed}: {bound}" for bound in bounds if dice.below(bound) != verifier.below(numbers, bound)]


def dice_without_bias(seed: str) -> list[str]:
    """Check that each of 2 to 52 numbers comes as often as the others, within seven standard deviations."""
    dice, wrong = Dice(seed_from(seed)), []
    for bound in (2, 3, 5, 6, 26, 52):
        rolls = 20_000
        counts = [0] * bound
        for _ in range(rolls):
            counts[dice.below(bound)] += 1
        share = rolls / bound
        most = 7 * (share * (1 - 1 / bound)) ** 0.5
        if any(abs(count - share) > most for count in counts):
            wrong.append(f"{seed}: {bound} numbers came {counts}")
    return wrong


def valid_maps(seed: str) -> list[str]:
    """Check that five hundred faces obey every line of A2, turned or not."""
    dice = Dice(seed_from(seed))
    faces = [make_face(dice) for _ in range(500)]
    return [f"{seed}: {wrong}" for face in faces for one in (face, turned(face)) for wrong in wrongs(one)]


def hero_knows(seed: str) -> list[str]:
    """Check three hundred positions in which the truth must not be excluded."""
    test = import_module("test_knowledge")
    places = (place for place in test.positions(seed) if place.asked == "hero")
    return [
        f"{seed}: position {number}"
        for number, place in enumerate(islice(places, 300))
        if not test.allows(place.memory, place.board)
    ]


def blind_bots(seed: str) -> list[str]:
    """Check three hundred pairs of worlds in which a bot must answer the same."""
    try:
        import_module("test_imagine").compare_answers(seed, 300)
    except AssertionError as problem:
        return [f"{seed}: {problem}"]
    return []


def two_turns(seed: str) -> list[str]:
    """Check random games of every scenario and number of players: nobody is out early except by the book."""
    test = import_module("out_early")
    found = []
    for scenario, players in test.CELLS:
        words = (f"{seed} {number}" for number in range(EARLY_GAMES))
        wrong = test.reasons(scenario, players, words).keys() - {*test.BY_THE_BOOK}
        found += [f"{seed}: scenario {scenario}, players {players}: {why}" for why in wrong]
    return found


def canaries(seed: str) -> list[str]:
    """Search every byte that a server sends to each seat in games of bots for what the seat may not know."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        import_module("alike").deal_alike(patch, seed)
        first = int(seed[:6], 16)
        tests = [import_module(f"test_secrets_of_{game}") for game in ("alone", "escape")]
        sent = [asyncio.run(test.played(Path(folder) / test.__name__, CANARY_GAMES, first)) for test in tests]
        return [] if all(sent) else [f"{seed}: nothing was sent"]


def hidden_windows(seed: str) -> list[str]:
    """Compare two worlds that differ in what others can play: doors say the same, and the curtain falls as often."""
    doors, test = import_module("doors"), import_module("test_hidden_windows")
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        import_module("alike").deal_alike(patch, seed)
        clock = doors.Clock(patch)
        for number, play in enumerate((test.through_turns_of_the_hero, test.through_turns_of_iris)):
            own = Path(folder) / str(number)
            own.mkdir()
            asyncio.run(play(own, clock, seed))
        own = Path(folder) / "screen"
        own.mkdir()
        one, two = asyncio.run(test.around_one_screen(own, "always", seed))
        return [] if one == two else [f"{seed}: the curtain gives something away"]


def kills(seed: str) -> list[str]:
    """Check that a server that is killed under load loses nothing that it has acknowledged."""
    # The client's library complains whenever its server dies.
    logging.getLogger("websockets.client").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        import_module("test_crash").survive(Path(folder), KILLS, Random(seed))
    return []


def bad_messages(seed: str) -> list[str]:
    """Send bad and fuzzed messages while another table is played."""
    test = import_module("enduring")
    # What the server's library says about each bad message would bury the failures.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    with (
        tempfile.TemporaryDirectory() as folder,
        pytest.MonkeyPatch.context() as patch,
        test.patient_server(Path(folder) / "unlit.db") as server,
    ):
        import_module("alike").deal_alike(patch, seed)
        test.endure(server, BAD_MESSAGES, Random(seed))
    return []


def slow_geometry(seed: str) -> list[str]:
    """Compare the geometry with its slow twin on twenty random maps and door states."""
    compare = import_module("test_geometry").compare
    wrong = []
    for number in range(20):
        try:
            compare(f"{seed} {number}")
        except AssertionError as problem:
            wrong.append(f"{seed} {number}: {problem}")
    return wrong


def random_game(game: Game[Any], seed: str) -> GameTable[Any]:
    """A random game, with undos, played to its end."""
    dice = Dice(seed_from(seed))
    first = game.rules.seats(complete_setup(game, {}))[0]
    t = deal(game, seeds=Seeds(seed_from(f"{seed} game"), {first: seed_from(f"{seed} seat")}))
    undos = 0
    while t.question is not None:
        seat = t.question.seat
        t.answer(seat, dice.pick("option", t.question.options))
        if undos < UNDOS and dice.below(10) == 0:
            t.undo(seat, t.seats)
            undos += 1
    return t


def other_hash_seeds(game: Game[Any]) -> Turn:
    """Check that a record and its dice verify in a process with another hash seed."""

    def turn(seed: str) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            path, trace = Path(folder) / "game.json", Path(folder) / "draws.json"
            record = record_of(random_game(game, seed))
            write(path, record)
            for hashing in ("0", "1", "random"):
                command = [sys.executable, "-m", "unlit", "verify", str(path), "--draws", str(trace)]
                environment = os.environ | {"PYTHONHASHSEED": hashing}
                done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
                if done.returncode:
                    return [kept(f"hash-{seed}.json", path.read_bytes(), done.stdout + done.stderr)]
            difference = verifier.first_difference(json.loads(trace.read_text(encoding="utf-8")))
            if difference or len(draws_of(game, record)) == 0:
                return [kept(f"dice-{seed}.json", trace.read_bytes(), difference or "no draws")]
        return []

    return turn


def damaged(data: bytes, dice: Dice) -> Iterator[bytes]:
    """Damaged versions of a file: cut off, with a byte changed, with a piece doubled, with a word changed."""
    place = dice.below(min(len(data), 60_000))
    yield data[:place]
    yield data[:place] + bytes([dice.below(256)]) + data[place + 1 :]
    yield data[:place] + data[max(0, place - 40) :]
    words = data.split(b'"')
    words[dice.below(min(len(words), 60_000))] = b"hero"
    yield b'"'.join(words)


def damaged_records(game: Game[Any]) -> Turn:
    """Check that a damaged record is refused in a sentence, or that its first difference is named, and nothing else."""

    def turn(seed: str) -> list[str]:
        wrong = []
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.json"
            write(path, record_of(random_game(game, seed)))
            for bad in damaged(path.read_bytes(), Dice(seed_from(seed))):
                path.write_bytes(bad)
                try:
                    first_difference(game, read_record(path))
                except BadFile:
                    continue
                except Exception as problem:  # noqa: BLE001 (that is what is looked for)
                    wrong.append(kept(f"record-{seed}.json", bad, repr(problem)))
        return wrong

    return turn


def damaged_scripts(name: str) -> Turn:
    """Check that a damaged script is refused in a sentence, or says what differs."""
    folders = (ROOT / "tests" / "scripts" / name, ROOT / "examples" / name / "tests")
    scripts = sorted(script for folder in folders for script in folder.rglob("*.script"))

    def turn(seed: str) -> list[str]:
        dice, wrong = Dice(seed_from(seed)), []
        data = dice.pick("script", scripts).read_bytes()
        for bad in damaged(data, dice):
            try:
                run_script(bad.decode("utf-8", errors="replace"), shelf.game_named)
            except (BadFile, Refused):
                continue
            except Exception as problem:  # noqa: BLE001 (that is what is looked for)
                wrong.append(kept(f"{seed}.script", bad, repr(problem)))
        return wrong

    return turn


def kept(name: str, data: bytes, problem: str) -> str:
    """Keep a file that shows a failure."""
    KEEP.mkdir(exist_ok=True)
    (KEEP / name).write_bytes(data)
    return f"{problem} {KEEP / name}"


def main() -> int:
    """Go through the checks until time is up, each of them at least once."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default="")
    given = parser.parse_args()
    word = given.seed or secrets.token_hex(8)
    print(f"soak with --seed {word}", flush=True)
    end = time.monotonic() + 60 * given.minutes
    checks, rounds = all_checks(), 0
    while rounds == 0 or time.monotonic() < end:
        for check in checks:
            if rounds and time.monotonic() >= end:
                break
            seed = seed_from(f"{word} {check.name} {rounds}").hex()[:16]
            try:
                problems = check.turn(seed)
            except Exception as trouble:  # noqa: BLE001 (a check that crashes has failed, and the others go on)
                problems = [f"{seed}: the check itself fails with {trouble!r}"]
            check.done += check.size
            check.failures += problems
            for problem in problems:
                print(f"FAILED {check.name}: {problem}", flush=True)
        rounds += 1
    rows = [{"check": one.name, "done": one.done, "failed": len(one.failures)} for one in checks]
    (ROOT / "soak.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    for row in rows:
        print(f"{row['check']}: {row['done']} done, {row['failed']} failed")
    failed = sum(len(one.failures) for one in checks)
    for check in checks:
        for problem in check.failures:
            print(f"FAILED {check.name}: {problem}")
    print(f"{sum(one.done for one in checks) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    tests = ROOT / "tests"
    rooms = {file.parent for file in tests.rglob("test_*.py")} | {tests / "alone", tests / "games", tests / "server"}
    sys.path[:0] = sorted(map(str, rooms))
    sys.exit(main())
