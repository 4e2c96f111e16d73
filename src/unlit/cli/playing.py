"""The commands that play: in the terminal, in a campaign, in the browser."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from unlit import shelf
from unlit.cli.given import (
    Language,
    boxed,
    boxed_games,
    loaded,
    offered_games,
    one_or_more,
    played_on,
    settings_of,
    split,
)
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.ledger import rulebook
from unlit.kernel.files.record import read_campaign
from unlit.kernel.tables.chair import Bot
from unlit.kernel.tables.game_table import deal
from unlit.server.web.limits import USUAL, Limits


def games() -> int:
    """List the games that are installed."""
    for name, game in shelf.games().items():
        print(f"{name}: {len(rulebook(game.package).rules())} rules")
        for setting in [one for one in game.rules.settings if not one.free]:
            first, *others = setting.values
            print(f"  --{setting.name.replace('_', '-')} {first} (or {', '.join(others)})")
    return 0


def play(
    game: str,
    *,
    lines: bool = True,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    seed: str | None = None,
    load: Path | None = None,
    box: Path | None = None,
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
        Any text; the same seed deals the same game. Without it, the game is dealt at random.
    load
        A record written by `save`; the game continues from there.
    box
        A file with another box: numbers, copies, and which cards there are; copy the game's `box/box.toml` to make one.
    lang
        The language of the texts.
    settings
        Choices of the set-up by their names, as in --map generated; `unlit games` lists them. And who sits where: me,
        random or greedy, as in --hero me --evil greedy. A record has its own.
    """
    from unlit.bots import ME, bot_named, seated
    from unlit.terminal.lines import LineClient
    from unlit.terminal.words import Words

    played = boxed(game, box)
    if not lines:
        raise Refused("the only client so far is lines of text")
    chosen, who = split(played, settings)
    if load is not None:
        if set_ or chosen or seed is not None or box is not None:
            raise Refused("a record has its own set-up, seed and box: leave out the settings, --seed and --box")
        table, recorded = loaded(played, load)
    else:
        recorded = {}
        secret = secrets.token_bytes(32) if seed is None else seed_from(seed)
        table = deal(played, chosen | settings_of(set_ or []), seeds=Seeds(secret))
    sitting = seated(table.seats, who) if who else recorded
    bots: dict[str, tuple[str, Bot]] = {
        seat: (name, bot_named(name, game)) for seat, name in sitting.items() if name != ME
    }
    LineClient(table, Words(table.game, lang), bots, sys.stdin, sys.stdout).run()
    return 0


def campaign(
    game: str,
    file: Path,
    *,
    set_: Annotated[list[str] | None, Parameter(name="--set")] = None,
    seed: str | None = None,
    lang: Language = "en",
    **settings: str,
) -> int:
    """Play a campaign in the terminal: scenario after scenario, and what happens in one matters in the next.

    Parameters
    ----------
    game
        Which game.
    file
        Where the campaign is saved as you play; if the file already exists, the campaign continues.
    set_
        A choice of the set-up, as in --set players=3, or shorter --players 3; may be repeated.
    seed
        Any text; the same seed deals the same games. Without it, they are dealt at random.
    lang
        The language of the texts.
    settings
        Choices of the set-up by their names, and who sits where: me, random or greedy, as in --jonas greedy. A campaign
        that has begun has its own.
    """
    from unlit.bots import ME, bot_named, seated
    from unlit.terminal.campaign import CampaignClient
    from unlit.terminal.words import Words

    played = shelf.game_named(game)
    if not played.campaign.begins_with:
        raise Refused(f"{game} has no campaigns")

    def seeds(number: int) -> Seeds:
        return Seeds(secrets.token_bytes(32) if seed is None else seed_from(f"{seed} {number}"))

    if file.exists():
        if set_ or settings:
            raise Refused(f"{file} is a campaign that has already begun with its own set-up: leave out the settings")
        saved = read_campaign(file)
        if saved.game != game:
            raise BadFile(f"{file} is a campaign of {saved.game}, not of {game}")
        table, sitting = played_on(played, saved.now, file)
        done = saved.done
    else:
        chosen, who = split(played, settings)
        table = deal(played, chosen | settings_of(set_ or []) | dict(played.campaign.begins_with), seeds=seeds(0))
        sitting, done = seated(table.seats, who), []
    bots = {seat: (name, bot_named(name, game)) for seat, name in sitting.items() if name != ME}
    client = CampaignClient(file, Words(played, lang), bots, seeds, sys.stdin, sys.stdout)
    client.done = done
    client.run(table)
    return 0


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    base_url: str = "",
    db: str = "unlit.db",
    thinkers: int = 1,
    pace: float = 0.03,
    story: float = 60.0,
    metrics_port: int | None = None,
    browser: bool = False,
    proxy: list[str] | None = None,
    box: list[str] | None = None,
    offer: list[str] | None = None,
    connections: int = USUAL.connections,
    sockets: int = USUAL.sockets,
    tables: int = USUAL.tables,
    reports: int = USUAL.reports,
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
    story
        The most seconds that a game waits after the deal for people who are still reading its story.
    metrics_port
        A port where Prometheus, on this machine only, fetches metrics; without it, nothing can be fetched.
    browser
        Open the page in a browser.
    proxy
        The address or network of a proxy in front of the server; may be repeated. The address that such a proxy
        forwards counts for the limits below; without one, all its visitors count as one address.
    box
        A game and a file with another box for its new tables, as in --box alone=mine.toml; may be repeated. Games
        already begun keep their box, with or without this flag.
    offer
        A game that players may begin; may be repeated. Without it, every game that is installed is offered.
    connections
        Connections that one address may hold at once.
    sockets
        Table pages that one address may have open at once.
    tables
        Tables that one address may make in an hour.
    reports
        Reports that one address may make in an hour.
    log
        The lowest level to log; each entry is a line of JSON.
    """
    from unlit.server.web.serving import serve as run

    one_or_more(thinkers=thinkers, connections=connections, sockets=sockets, tables=tables, reports=reports)
    if min(pace, story) < 0 or not 0 <= port < 65536 or not 0 <= (metrics_port or 0) < 65536:
        raise Refused("--pace and --story must be 0 or more, and a port must be from 0 to 65535")
    games = boxed_games(box or [])
    run(
        host,
        port,
        db,
        base_url=base_url,
        thinkers=thinkers,
        pace=pace,
        story=story,
        metrics_port=metrics_port,
        open_browser=browser,
        level=log,
        limits=Limits(connections, sockets, tables, reports),
        proxies=proxy or [],
        instead=offered_games(offer, games) if offer else games,
    )
    return 0
