"""Who is out of LEVEL 7 [ESCAPE] before the end of a second turn, and by which rule, as a table for docs/escape-box.md.

    python checks/first_turns.py [--games 2000] [--seed WORD] [--workers 2]

Random players play this many games of each scenario with each number of players, up to the end of everyone's second
turn. Exit code 1 if anyone was out by anything but the publisher's own rules.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "escape"))

from out_early import BY_THE_BOOK, CELLS, reasons


def cell(scenario: str, players: str, games: int, seed: str) -> Counter[str]:
    """The games of one scenario with this number of players."""
    return reasons(scenario, players, (f"{seed} {number}" for number in range(games)))


def main() -> int:
    """Print a line for each cell: in how many games someone was out early, by rule."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="first turns")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers) as pool:
        jobs = [pool.submit(cell, scenario, players, given.games, given.seed) for scenario, players in CELLS]
        found = dict(zip(CELLS, [job.result() for job in jobs], strict=True))
    others = sorted({why for counts in found.values() for why in counts} - {*BY_THE_BOOK})
    columns = ["scenario", "players", "games", *BY_THE_BOOK, *others]
    print(f"| {' | '.join(columns)} |", f"| {' | '.join(['---'] * len(columns))} |", sep="\n")
    for (scenario, players), counts in found.items():
        print(f"| {scenario} | {players} | {given.games} |", " | ".join(str(counts[why]) for why in columns[3:]), "|")
    return 1 if others else 0


if __name__ == "__main__":
    sys.exit(main())
