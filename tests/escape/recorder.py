"""Records games until every pair is covered (pairwise.py); those of older boxes stay in their own folders.

PYTHONPATH=tests/games python tests/escape/recorder.py    drops records that no longer replay, and plays missing ones
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, cycle
from pathlib import Path
from typing import NamedTuple

from pairwise import Choice, Pair, all_pairs, next_game, pairs_in
from steering import POLICIES, TOWARD

from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.rules.boxes import BOXES, NUMBERED
from unlit.escape.rules.setup import SCENARIO_NAMES, SWITCHES
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import first_difference, read_record, record_of, write
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal

RECORDS = Path(__file__).resolve().parent.parent / "records" / "escape"
LONGEST = 900  # answers
TRIES = {"chance": 150, "despair": 300, "greedy": 60, "stay": 60, "hunt": 150}
NEVER = {"4": ("shut in",), "5": ("escaped", "shut in")}  # these scenarios have their own endings instead


class Kind(NamedTuple):
    """Which scenario was played, by how many, and how it ended."""

    scenario: str
    players: str
    ending: str

    def __str__(self) -> str:
        return f"{self.scenario}-{self.players}-{self.ending.replace(' ', '-')}"


def kind_of(t: GameTable[Board]) -> Kind:
    """The kind of a game that is over."""
    assert t.outcome is not None
    return Kind(t.setup["scenario"], t.setup["players"], t.outcome.ending)


def endings_of(scenario: str) -> tuple[str, ...]:
    """How this scenario can end: the usual endings, and its own."""
    others = set(NEVER.get(scenario, ())) | {
        ending
        for name, row in BOXES.today().scenarios.items()
        if name != SCENARIO_NAMES[scenario]
        for ending in row.endings
    }
    return tuple(ending for ending in GAME.rules.endings if ending not in others)


def factors() -> dict[str, Sequence[str]]:
    """What the recorded games have to cover: scenarios, numbers of players, endings, and every switch."""
    return {"scenario": tuple(SCENARIO_NAMES), "players": tuple("1234"), "ending": GAME.rules.endings, **SWITCHES}


def possible(one: Choice, other: Choice) -> bool:
    """Whether two choices can go together: not every scenario can end in every way."""
    chosen = dict((one, other))
    return "scenario" not in chosen or "ending" not in chosen or chosen["ending"] in endings_of(chosen["scenario"])


def game_of(file: Path) -> dict[str, str]:
    """What a recorded game covers."""
    record = read_record(file)
    setup = complete_setup(GAME, record.setup)
    ending = next(one for one in GAME.rules.endings if f"-{one.replace(' ', '-')}" in file.stem)
    return {name: setup[name] for name in factors() if name in setup} | {"ending": ending}


def missing() -> set[Pair]:
    """The pairs that no record covers."""
    return all_pairs(factors(), possible).difference(*[pairs_in(game_of(file)) for file in RECORDS.glob("*.json")])


def play(setup: Mapping[str, str], policy: str, number: int, box: str = "") -> GameTable[Board]:
    """A game in which everyone follows one policy."""
    of_box = GAME.of_box(box) if box else GAME
    setup = complete_setup(of_box, setup)
    game = f"{setup['scenario']} {setup['players']} {policy} {number}"
    t: GameTable[Board] = deal(of_box, setup, seeds=Seeds(seed_from(f"record {game}")))
    for answer in count():
        if t.question is None or answer > LONGEST:
            return t
        seat = t.question.seat
        t.answer(seat, POLICIES[policy](Chair(t, seat), seed_from(f"{game} {answer}")))
    raise AssertionError


def found(ending: str, setup: Mapping[str, str]) -> GameTable[Board]:
    """A game with this set-up and ending."""
    for policy in TOWARD[ending]:
        for number in range(TRIES[policy]):
            t = play(setup, policy, number)
            if t.outcome is not None and t.outcome.ending == ending:
                return t
    raise SystemExit(f"no game of {setup} ends with {ending}")


def record_older_boxes() -> None:
    """For each older box, record a game of every scenario, with numbers of players taking turns."""
    newest = {read_record(file).box for file in RECORDS.glob("*.json")}
    for version, name in NUMBERED.items():
        if name in newest or name == BOXES.today().name:
            continue
        folder = RECORDS / f"box-{version}"
        folder.mkdir(exist_ok=True)
        known = BOXES.of(version).scenarios
        recorded = {file.stem.split("-")[0] for file in folder.glob("*.json")}
        for scenario, players in zip(SCENARIO_NAMES, cycle("1234")):
            if SCENARIO_NAMES[scenario] in known and scenario not in recorded:
                t = play({"scenario": scenario, "players": players}, "chance", 0, version)
                write(folder / f"{kind_of(t)}.json", record_of(t))


def main() -> None:
    """Drop stale records, and play until no pair is missing."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for file in RECORDS.rglob("*.json"):
        record = read_record(file)
        if record.rules != GAME.rules.version or first_difference(GAME, record) is not None:
            file.unlink()
    record_older_boxes()
    while left := missing():
        game = next_game(factors(), left, possible)
        t = found(game["ending"], {name: value for name, value in game.items() if name != "ending"})
        file = next(file for number in count() if not (file := named(kind_of(t), number)).exists())
        write(file, record_of(t))
        print(file.stem, len(left), flush=True)


def named(kind: Kind, number: int) -> Path:
    """The file of a record; records that would have the same name are numbered."""
    return RECORDS / (f"{kind}-{number + 1}.json" if number else f"{kind}.json")


if __name__ == "__main__":
    main()
