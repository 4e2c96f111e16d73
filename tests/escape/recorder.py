"""Records games for every number of players, scenario and ending.

python tests/escape/recorder.py    writes tests/records/escape anew; a record changes only with a rule
"""

from __future__ import annotations

from itertools import count, product
from pathlib import Path

from unlit.bots.escape.prisoner import play_prisoner
from unlit.bots.random import play_randomly
from unlit.escape import GAME
from unlit.escape.board import Board
from unlit.escape.setup import SWITCHES
from unlit.kernel.chair import Chair
from unlit.kernel.dice import Dice, seed_from
from unlit.kernel.game import complete_setup
from unlit.kernel.record import record_of, write
from unlit.kernel.seeds import Seeds
from unlit.kernel.table import Table, deal

RECORDS = Path(__file__).resolve().parent.parent / "records" / "escape"
LONGEST = 900  # answers
TRIES = 40


def name_of(t: Table[Board]) -> str:
    """What was played, and how it ended."""
    assert t.outcome is not None
    ending = t.outcome.ending.replace(" ", "-")
    return f"{t.setup['scenario']}-{t.setup['players']}-{ending}"


def play(scenario: str, players: str, number: int) -> Table[Board]:
    """A game between greedy prisoners, every fourth by chance; the switches take turns."""
    dice = Dice(seed_from(f"switches {scenario} {players} {number}"))
    readings = {name: dice.pick("reading", values) for name, values in SWITCHES.items()}
    setup = complete_setup(GAME, {"scenario": scenario, "players": players, **readings})
    t: Table[Board] = deal(GAME, setup, seeds=Seeds(seed_from(f"record {scenario} {players} {number}")))
    bot = play_randomly if number % 4 == 0 else play_prisoner
    for answer in count():
        if t.question is None or answer > LONGEST:
            return t
        seat = t.question.seat
        t.answer(seat, bot(Chair(t, seat), seed_from(f"{scenario} {players} {number} {answer}")))
    raise AssertionError


def main() -> None:
    """Look for a game of each kind; an ending that does not come is left out."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    for scenario, players in product(("1", "2"), ("1", "2", "3", "4")):
        missing = set(GAME.endings)
        for number in range(TRIES):
            t = play(scenario, players, number)
            if t.outcome is not None and t.outcome.ending in missing:
                missing.remove(t.outcome.ending)
                write(RECORDS / f"{name_of(t)}.json", record_of(t))
            if not missing:
                break


if __name__ == "__main__":
    main()
