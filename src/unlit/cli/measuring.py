"""The commands that play many games, to find what is broken and to measure."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from unlit.cli.given import boxed, one_or_more, seats_of, split
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused
from unlit.kernel.tables.game_table import deal


def fuzz(
    game: str,
    *,
    games: int = 100,
    seed: str = "1",
    bot: str = "",
    out: Path = Path("failures"),
    box: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Play random games and check every invariant and property; exit code 1 if any fails.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        Any text; the same seed plays the same games.
    bot
        The bot that gives most answers: greedy. Without one, all answers are random, and few games get far.
    out
        The folder for the records of failing games.
    box
        A file with another box: numbers, copies, and which cards there are; copy the game's `box/box.toml` to make one.
    json_
        Print the findings as JSON.
    """
    from unlit.bots import bot_named
    from unlit.lab.fuzz import Fuzzer

    played = boxed(game, box)
    one_or_more(games=games)
    if out.exists() and not out.is_dir():
        raise Refused(f"--out must be a folder, but {out} is a file")
    known = {str(option) for option in played.options()}
    fuzzer = Fuzzer(played, seed, out, known, bot_named(bot, game) if bot else None)
    with Progress(console=Console(stderr=True), disable=json_ or not sys.stderr.isatty()) as progress:
        task = progress.add_task(f"{game}, seed {seed}", total=games)
        findings = fuzzer.run(games, lambda: progress.advance(task))
    if json_:
        print(json.dumps(findings.summary()))
    else:
        print(f"{findings.games} games, {findings.decisions} decisions, {len(findings.failures)} failures")
        for ending, times in sorted(findings.endings.items()):
            print(f"  {ending}: {times}")
        for failure in findings.failures:
            print(f"  game {failure.game}: {failure.problem}\n    {failure.record}")
    return 1 if findings.failures else 0


def sim(
    game: str,
    *,
    games: int = 100,
    seats: str = "",
    seed: str = "1",
    workers: int | None = None,
    out: Path | None = None,
    box: Path | None = None,
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
        A folder for the games; those that are already there are not played again.
    box
        A file with another box: numbers, copies, and which cards there are; copy the game's `box/box.toml` to make one.
    by
        Also count wins by what was in play, as in decks,mission.
    use
        Say how often each card was used, out of the games in which it was offered.
    json_
        Print the results as JSON, with all of this.
    settings
        Choices of the set-up by their names; several values, as in --difficulty easy,normal, are played in turn.
    """
    from unlit.lab.sim import Simulation, Task
    from unlit.lab.tally import summary, table_of

    played = boxed(game, box)
    one_or_more(games=games, workers=workers)
    chosen, unknown = split(played, settings)
    if unknown:
        possible = ", ".join(setting.name for setting in played.rules.settings)
        raise Refused(f"{game} has no setting {next(iter(unknown))!r}; it has: {possible}")
    task = Task.of(played, seed, seats_of(seats), chosen)
    wanted = [name for name in by.split(",") if name]
    known = played.box.traits(deal(played, task.setups[0], seeds=Seeds(seed_from(seed))).board)
    if strange := next((name for name in wanted if name not in known), None):
        raise Refused(f"{game} cannot count games by {strange!r}; it can by: {', '.join(known) or 'nothing'}")
    simulation = Simulation(task, out)
    with Progress(console=Console(stderr=True), disable=json_ or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(f"{game}, seed {seed}", total=games, completed=simulation.known(games))
        results = simulation.run(games, workers, lambda: progress.advance(bar))
    print(json.dumps(summary(results)) if json_ else table_of(results, wanted, use=use))
    return 0
