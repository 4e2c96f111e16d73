"""How well the box of ALONE is balanced between greedy bots, as tables for docs/alone-box.md.

    python checks/balance.py [--games 3600] [--out DIR]

Games on Normal, and 800 on each other difficulty. Exit code 1 if a rate is outside its bounds, or a card is never used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from unlit.alone import GAME
from unlit.lab.sim import Played, Simulation, Task
from unlit.lab.tally import by_trait, use_of_cards, wins_of

DIFFICULTIES = ("easy", "normal", "nightmare", "impossible")  # from what is easiest for the hero
HEADLINE, CELL, FEWEST = (0.4, 0.6), (0.3, 0.7), 400
OTHERS = 800  # games on each other difficulty
TRAITS = {"decks": "deck pair", "face": "map face", "character": "character", "mission": "mission"}
SEATS = {"hero": "greedy", "evil": "greedy"}


def games_on(difficulty: str, games: int, out: Path | None) -> list[Played]:
    """So many games, those of an earlier run included."""
    task = Task.of(GAME, "balance", SEATS, {"difficulty": difficulty})
    return Simulation(task, out / difficulty if out is not None else None).run(games, None, lambda: None)


def row(name: str, games: int, won: dict[str, float]) -> str:
    """A line of a table."""
    rate, low, high = (100 * won[what] for what in ("rate", "low", "high"))
    return f"| {name} | {games} | {rate:.1f} | {low:.1f} to {high:.1f} |"


def table(first: str, rows: list[str]) -> str:
    """A table of win rates."""
    return "\n".join([f"| {first} | games | hero wins, % | 95 % |", "|---|---|---|---|", *rows])


def cells(normal: list[Played]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What was in play, and how the hero fared with each of it."""
    for trait, name in TRAITS.items():
        yield name, by_trait(trait, normal)


def out_of_bounds(played: dict[str, list[Played]]) -> Iterator[str]:
    """What is not as it should be."""
    rates = {difficulty: wins_of("hero", games)["rate"] for difficulty, games in played.items()}
    if not HEADLINE[0] <= rates["normal"] <= HEADLINE[1]:
        yield f"Normal: {rates['normal']}"
    if sorted(rates.values(), reverse=True) != list(rates.values()):
        yield f"the difficulties are not in order: {rates}"
    for name, found in cells(played["normal"]):
        for cell in found:
            rate = cell["wins"]["hero"]["rate"]
            if not CELL[0] <= rate <= CELL[1]:
                yield f"{name} {cell['value']}: {rate}"
            if cell["games"] < FEWEST:
                yield f"{name} {cell['value']}: only {cell['games']} games"
    used = {card["card"] for card in use_of_cards(played["normal"]) if card["used"]}
    for name in (*GAME.box.reactions, *GAME.box.items):
        if name not in used:
            yield f"{name} was never used"


def report(played: dict[str, list[Played]]) -> str:
    """All tables."""
    normal = played["normal"]
    rows = [row(name.capitalize(), len(games), wins_of("hero", games)) for name, games in played.items()]
    parts = [table("difficulty", rows)]
    for name, found in cells(normal):
        by_rate = sorted(found, key=lambda cell: -cell["wins"]["hero"]["rate"])
        parts.append(table(name, [row(one["value"], one["games"], one["wins"]["hero"]) for one in by_rate]))
    shares = {card["card"]: card for card in use_of_cards(normal)}
    lines = ["| card | games in which it could be used | in which it was, % |", "|---|---|---|"]
    for name in (*sorted(GAME.box.reactions), *sorted(GAME.box.items)):
        card = shares.get(name, {"offered": 0, "share": 0.0})
        lines.append(f"| {name} | {card['offered']} | {100 * card['share']:.0f} |")
    return "\n\n".join([*parts, "\n".join(lines)])


def main() -> int:
    """Play, print the tables, and say what is out of bounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3600)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    counts = {one: given.games if one == "normal" else OTHERS for one in DIFFICULTIES}
    played = {difficulty: games_on(difficulty, counts[difficulty], given.out) for difficulty in DIFFICULTIES}
    print(report(played))
    wrong = list(out_of_bounds(played))
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
