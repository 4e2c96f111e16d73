"""How well a box is balanced between greedy bots, as tables for docs/alone-box.md and docs/escape-box.md.

    python checks/balance.py alone [--games 3600] [--out DIR]
    python checks/balance.py alone --modules [--games 110] [--out DIR]
    python checks/balance.py escape [--games 100] [--out DIR] [--scenarios 1,2]

--games says how many games to play. ALONE: on Normal, and up to 800 on each other difficulty; with --modules, on Normal
with each choice of modules and each number of evil players, and for each of the six characters. ESCAPE: in each
scenario with each number of players, by greedy prisoners and by random ones. With --out, a run that was stopped can be
continued. Exit code 1 if a rate is outside its bounds, or if a card is never used.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from unlit.alone import GAME as ALONE
from unlit.alone.rules.boxes import BOXES as ALONE_BOXES
from unlit.escape import GAME as ESCAPE
from unlit.escape.rules.boxes import BOXES as ESCAPE_BOXES
from unlit.lab.sim import Played, Simulation, Task
from unlit.lab.tally import by_trait, interval, use_of_cards, wins_of

DIFFICULTIES = ("easy", "normal", "nightmare", "impossible")  # the easiest for the hero first
HEADLINE, CELL, FEWEST = (0.4, 0.6), (0.3, 0.7), 400
OTHERS = 800  # games on each other difficulty, at most
TRAITS = {"decks": "deck pair", "face": "map face", "character": "character", "mission": "mission"}

COLUMNS = ["games", "hero wins, %", "95 %"]
TEAMS = ("1", "2", "3")
CHOICES = {"Deep": {"deep": "yes"}, "Avatar": {"avatar": "yes"}, "Deep and Avatar": {"deep": "yes", "avatar": "yes"}}
WITH_MODULES, ENOUGH = (0.35, 0.65), 100  # for each module, number of evil players and avatar; games to be sure
A_CELL = 110  # games, so that each avatar comes up in enough of them

SHARE, TIMES = (0.15, 0.7), 3  # of greedy prisoners who get out, and at least how many times the random ones' share
PLAYERS = ("1", "2", "3", "4")


def played(task: Task, games: int, given: argparse.Namespace, folder: str) -> list[Played]:
    """This many games, including those of an earlier run."""
    out: Path | None = given.out
    return Simulation(task, out / folder if out is not None else None).run(games, given.workers, lambda: None)


def table(columns: list[str], rows: list[list[str]]) -> str:
    """Rows under their columns."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (columns, ["---"] * len(columns), *rows))


# ALONE


def alone(given: argparse.Namespace) -> tuple[str, list[str]]:
    """The tables of ALONE, and what is out of bounds."""
    if given.modules:
        return alone_with_modules(given)
    found = {}
    for difficulty in DIFFICULTIES:
        games = given.games or 3600
        if difficulty != "normal":
            games = min(games, OTHERS)
        found[difficulty] = between_greedy({"difficulty": difficulty}, games, given, difficulty)
    return report_of_alone(found), list(out_of_bounds(found))


def between_greedy(setup: dict[str, str], games: int, given: argparse.Namespace, folder: str) -> list[Played]:
    """Games of a greedy hero against greedy evil players."""
    task = Task.of(ALONE, "balance", {"hero": "greedy", "evil": "greedy"}, setup)
    return played(task, games, given, folder)


def row(name: str, games: int, won: dict[str, float]) -> list[str]:
    """A row of a table."""
    rate, low, high = (100 * won[what] for what in ("rate", "low", "high"))
    return [name, str(games), f"{rate:.1f}", f"{low:.1f} to {high:.1f}"]


def cells(normal: list[Played]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """What was in play, by kind, and how the hero fared with each thing."""
    for trait, name in TRAITS.items():
        yield name, by_trait(trait, normal)


def out_of_bounds(found: dict[str, list[Played]]) -> Iterator[str]:
    """What is not as it should be."""
    rates = {difficulty: wins_of("hero", games)["rate"] for difficulty, games in found.items()}
    if not HEADLINE[0] <= rates["normal"] <= HEADLINE[1]:
        yield f"Normal: {rates['normal']}"
    if sorted(rates.values(), reverse=True) != list(rates.values()):
        yield f"the difficulties are not in order: {rates}"
    for name, in_play in cells(found["normal"]):
        for cell in in_play:
            rate = cell["wins"]["hero"]["rate"]
            if not CELL[0] <= rate <= CELL[1]:
                yield f"{name} {cell['value']}: {rate}"
            if cell["games"] < FEWEST:
                yield f"{name} {cell['value']}: only {cell['games']} games"
    used = {card["card"] for card in use_of_cards(found["normal"]) if card["used"]}
    for name in (*ALONE_BOXES.today().reactions, *ALONE_BOXES.today().items):
        if name not in used:
            yield f"{name} was never used"


def report_of_alone(found: dict[str, list[Played]]) -> str:
    """All tables of ALONE."""
    normal, box = found["normal"], ALONE_BOXES.today()
    rows = [row(name.capitalize(), len(games), wins_of("hero", games)) for name, games in found.items()]
    parts = [table(["difficulty", *COLUMNS], rows), *(by_rate(name, in_play) for name, in_play in cells(normal))]
    return "\n\n".join([*parts, uses([*sorted(box.reactions), *sorted(box.items)], normal)])


def by_rate(name: str, in_play: list[dict[str, Any]]) -> str:
    """How the hero fared with each thing that was in play, the best first."""
    cells = sorted(in_play, key=lambda cell: -cell["wins"]["hero"]["rate"])
    return table([name, *COLUMNS], [row(one["value"], one["games"], one["wins"]["hero"]) for one in cells])


def alone_with_modules(given: argparse.Namespace) -> tuple[str, list[str]]:
    """The tables for the modules and for six characters, and what is out of bounds."""
    cell = given.games or A_CELL
    found = {
        (name, team): between_greedy({**chosen, "team": team}, cell, given, f"{name} {team}")
        for name, chosen in CHOICES.items()
        for team in TEAMS
    }
    rows = [[name, *row(team, len(games), wins_of("hero", games))] for (name, team), games in found.items()]
    six = between_greedy({"characters": "six"}, cell * len(ALONE_BOXES.today().characters), given, "six")
    alone = {name: [one for team in TEAMS for one in found[name, team]] for name in CHOICES}
    tables = [
        table(["modules", "evil players", *COLUMNS], rows),
        by_rate("avatar", by_trait("avatar", alone["Avatar"])),
        by_rate("special creature", by_trait("special", alone["Deep"])),
        by_rate("character", by_trait("character", six)),
    ]
    return "\n\n".join(tables), list(out_of_bounds_with_modules(found, by_trait("avatar", alone["Avatar"]), six))


def out_of_bounds_with_modules(
    found: dict[tuple[str, str], list[Played]], avatars: list[dict[str, Any]], six: list[Played]
) -> Iterator[str]:
    """What is not as it should be with modules, or with one of six characters."""
    rates = {f"{name}, team {team}": wins_of("hero", games)["rate"] for (name, team), games in found.items()}
    rates |= {one["value"]: one["wins"]["hero"]["rate"] for one in avatars}
    for name, rate in rates.items():
        if not WITH_MODULES[0] <= rate <= WITH_MODULES[1]:
            yield f"{name}: {rate}"
    games_of = {one["value"]: one["games"] for one in avatars}
    for name in ALONE_BOXES.today().others["avatars"]:
        if games_of.get(name, 0) < ENOUGH:
            yield f"{name}: only {games_of.get(name, 0)} games"
    for one in by_trait("character", six):
        rate = one["wins"]["hero"]["rate"]
        if not CELL[0] <= rate <= CELL[1]:
            yield f"{one['value']}: {rate}"


def uses(names: list[str], games: list[Played]) -> str:
    """How often each card was used when it could be."""
    shares = {card["card"]: card for card in use_of_cards(games)}
    rows = []
    for name in names:
        card = shares.get(name, {"offered": 0, "share": 0.0})
        rows.append([name, str(card["offered"]), f"{100 * card['share']:.0f}"])
    return table(["card", "games in which it could be used", "in which it was, %"], rows)


# ESCAPE


def escape(given: argparse.Namespace) -> tuple[str, list[str]]:
    """The tables of ESCAPE, and what is out of bounds."""
    rows, wrong, all_games = [], [], []
    for scenario in (given.scenarios or ",".join(ESCAPE.rules.settings[0].values)).split(","):
        for players in PLAYERS:
            greedy, random = (cell_of(scenario, players, bot, given) for bot in ("greedy", "random"))
            all_games += greedy
            share, other = share_out(greedy), share_out(random)
            # Prisoners of one game share its luck, so the interval counts games, not seats.
            low, high = interval(share * len(greedy), len(greedy))
            percents = [f"{100 * share:.0f}", f"{100 * low:.0f} to {100 * high:.0f}", f"{100 * other:.1f}"]
            rows.append([scenario, players, str(len(greedy)), *percents])
            if not SHARE[0] <= share <= SHARE[1]:
                wrong.append(f"scenario {scenario}, players {players}: {share:.3f}")
            if share < TIMES * other:
                wrong.append(f"scenario {scenario}, players {players}: random prisoners got out too often, {other:.3f}")
    wrong += [f"{name} was never used" for name in unused(all_games)]
    columns = ["scenario", "players", "games", "greedy prisoners who got out, %", "95 %", "random ones, %"]
    box = ESCAPE_BOXES.today()
    chosen = [name for names in (box.adrenaline, box.skills, box.items) for name in sorted(names) if is_chosen(name)]
    return "\n\n".join([table(columns, rows), uses(chosen, all_games), in_play(all_games)]), wrong


def cell_of(scenario: str, players: str, bot: str, given: argparse.Namespace) -> list[Played]:
    """The games of one scenario with this number of players."""
    setup = {"scenario": scenario, "players": players}
    task = Task.of(ESCAPE, "balance", dict.fromkeys(ESCAPE.rules.seats(setup), bot), setup)
    return played(task, given.games or 100, given, f"{scenario}-{players}-{bot}")


def share_out(games: list[Played]) -> float:
    """The share of prisoners who got out."""
    return sum(len(one.winners) for one in games) / sum(int(one.setup["players"]) for one in games)


def is_chosen(name: str) -> bool:
    """Whether a card is used by choosing it, now or at its moment; others act by themselves."""
    return name in ESCAPE_BOXES.today().adrenaline or ESCAPE.box.cards()[name].moment is not None


def in_play(games: list[Played]) -> str:
    """In how many games each skill, item and event came up, for those that are not chosen by name."""
    rows = []
    for trait in ("skill", "item", "event"):
        for cell in by_trait(trait, games):
            if not is_chosen(cell["value"]):
                rows.append([cell["value"], str(cell["games"])])
    return table(["skill, item or event", "games in which it came up"], rows)


def unused(games: list[Played]) -> Iterator[str]:
    """Every card of the box that nobody used."""
    used = {card["card"] for card in use_of_cards(games) if card["used"]}
    came = {value for one in games for values in one.traits.values() for value in values}
    box = ESCAPE_BOXES.today()
    for name in (*box.adrenaline, *box.skills, *box.items, *box.events):
        if name not in (used if is_chosen(name) else came):
            yield name


def main() -> int:
    """Play, print the tables, and say what is out of bounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("alone", "escape"))
    parser.add_argument("--games", type=int)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("--scenarios")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    text, wrong = (alone if given.game == "alone" else escape)(given)
    print(text)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
