"""Records a game for every scenario, number of players and ending; those of older boxes stay in their own folders.

python tests/escape/recorder.py    drops records that no longer replay, and looks for missing ones
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from typing import NamedTuple

from steering import POLICIES, TOWARD

from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.rules.boxes import BOXES, NUMBERED
from unlit.escape.rules.setup import SCENARIO_NAMES, SWITCHES
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import first_difference, read_record, record_of, write
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal

RECORDS = Path(__file__).resolve().parent.parent / "records" / "escape"
LONGEST = 900  # answers
TRIES = {"chance": 150, "despair": 300, "greedy": 30, "stay": 40, "hunt": 150}
OLDER_TRIES = ("chance", "greedy")
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


def kinds() -> Iterator[Kind]:
    """Every kind of game that the rules allow."""
    for scenario, players in product(SCENARIO_NAMES, "1234"):
        for ending in endings_of(scenario):
            yield Kind(scenario, players, ending)


def play(scenario: str, players: str, policy: str, number: int, box: str = "") -> GameTable[Board]:
    """A game in which everyone follows one policy; the switches take turns."""
    of_box = GAME.of_box(box) if box else GAME
    game = f"{scenario} {players} {policy} {number}"
    dice = Dice(seed_from(f"switches {game}"))
    readings = {name: dice.pick("reading", values) for name, values in SWITCHES.items()}
    setup = complete_setup(of_box, {"scenario": scenario, "players": players, **readings})
    t: GameTable[Board] = deal(of_box, setup, seeds=Seeds(seed_from(f"record {game}")))
    for answer in count():
        if t.question is None or answer > LONGEST:
            return t
        seat = t.question.seat
        t.answer(seat, POLICIES[policy](Chair(t, seat), seed_from(f"{game} {answer}")))
    raise AssertionError


def look_for(kind: Kind) -> Iterator[GameTable[Board]]:
    """Games that may end like this."""
    for policy in TOWARD[kind.ending]:
        for number in range(TRIES[policy]):
            yield play(kind.scenario, kind.players, policy, number)


def record_older_boxes() -> None:
    """For each older box, record a game of every scenario, number of players and ending found in a few tries."""
    newest = {read_record(file).box for file in RECORDS.glob("*.json")}
    for version, name in NUMBERED.items():
        if name in newest or name == BOXES.today().name:
            continue
        folder = RECORDS / f"box-{version}"
        folder.mkdir(exist_ok=True)
        known = BOXES.of(version).scenarios
        scenarios = [number for number, name in SCENARIO_NAMES.items() if name in known]
        for scenario, players, policy in product(scenarios, "1234", OLDER_TRIES):
            t = play(scenario, players, policy, 0, version)
            if t.outcome is not None and not (folder / f"{kind_of(t)}.json").exists():
                write(folder / f"{kind_of(t)}.json", record_of(t))


def main() -> int:
    """Keep the first game of each kind, and name the kinds that did not come up."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for file in RECORDS.rglob("*.json"):
        record = read_record(file)
        if record.rules != GAME.rules.version or first_difference(GAME, record) is not None:
            file.unlink()
    record_older_boxes()
    missing = {kind for kind in kinds() if not (RECORDS / f"{kind}.json").exists()}
    for kind in sorted(missing):
        for t in look_for(kind):
            if t.outcome is not None and kind_of(t) in missing:
                missing.remove(kind_of(t))
                write(RECORDS / f"{kind_of(t)}.json", record_of(t))
            if kind not in missing:
                break
    for kind in sorted(missing):
        print(f"no game of this kind: {kind}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
