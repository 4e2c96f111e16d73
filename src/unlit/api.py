"""What `import unlit` offers. Everything in `unlit.__all__` is stable; docs/python.md is the page to read."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from unlit import shelf
from unlit.bots import ME, bot_named, bots_of, seated
from unlit.kernel.chance.dice import seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import BadFile, Refused
from unlit.kernel.files.record import Record, dealt, first_difference, read_record, record_of, replayed, step, write
from unlit.kernel.files.rehearsal import Difference
from unlit.kernel.files.rehearsal import run_script as rehearsed
from unlit.kernel.game import Game, Outcome
from unlit.kernel.tables.chair import Bot, Chair
from unlit.kernel.tables.game_table import GameTable as Table
from unlit.kernel.tables.game_table import deal as dealt_with
from unlit.kernel.tables.sight import see as seen_by
from unlit.kernel.told.events import Event
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Question, Seat
from unlit.lab.sim import Played, Simulation, Task
from unlit.lab.tally import summary, table_of
from unlit.terminal.words import Words

__all__ = [
    "BadFile",
    "Bot",
    "Chair",
    "Difference",
    "Game",
    "Option",
    "Outcome",
    "Played",
    "Question",
    "Record",
    "Refused",
    "Results",
    "Seen",
    "Table",
    "bots_of",
    "deal",
    "games",
    "load",
    "play",
    "record_of",
    "replay",
    "run_script",
    "save",
    "see",
    "simulate",
    "verify",
]


def games() -> dict[str, Game[Any]]:
    """Every game that is installed, by its name.

    >>> unlit.games()["escape"]
    <game escape>
    """
    return shelf.games()


def deal(
    game: str | Game[Any],
    setup: Mapping[str, str] | None = None,
    *,
    seed: str | None = None,
    box: str | Path | None = None,
) -> Table[Any]:
    """A table of this game at its first question.

    The same seed deals the same game; without one it is dealt at random. `setup` holds choices by their names;
    those that it leaves out have their defaults. `box` is a file with other cards and numbers.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> t
    <table of escape after 0 entries: asks iris 'turn'>
    >>> str(t.question.options[0])
    'explore north 1'
    """
    played = shelf.game_named(game) if isinstance(game, str) else game
    if box is not None:
        played = shelf.boxed(played, Path(box))
    return dealt_with(played, setup, seeds=Seeds(secrets.token_bytes(32) if seed is None else seed_from(seed)))


def save(table: Table[Any], file: str | Path) -> None:
    """Write the record of a table, from which it can be loaded, replayed and verified. It holds the whole truth.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> t.answer("iris", "explore east 2")
    >>> unlit.save(t, folder / "game.json")
    """
    write(Path(file), record_of(table))


def load(file: str | Path) -> Table[Any]:
    """The table of a record, ready to be continued; a file that does not replay as it says is refused.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> t.answer("iris", "explore east 2")
    >>> unlit.save(t, folder / "game.json")
    >>> unlit.load(folder / "game.json")
    <table of escape after 1 entries: asks iris ...>
    """
    record = read_record(Path(file))
    game = shelf.game_recorded(record.game)
    difference = first_difference(game, record)
    if difference is not None:
        raise BadFile(f"{file} cannot be continued: {difference}")
    return replayed(game, record)


def play(table: Table[Any], players: Mapping[str, str | Bot] | None = None, *, seed: str = "1") -> Table[Any]:
    """Let bots answer until the game is over, or a seat is asked that none of them plays; return the same table.

    `players` says who plays which seat: the name of a bot, or a function that takes a `Chair` and a seed and returns
    an option. Without it, the random bot plays every seat.

    >>> t = unlit.play(unlit.deal("escape", {"players": "1"}, seed="docs"), {"iris": "greedy"})
    >>> t.outcome
    Outcome(ending='...', winners=(...))
    >>> t = unlit.play(unlit.deal("alone", seed="docs"), {"hero": "random"})
    >>> t.question.seat
    'evil 1'
    """
    given = dict.fromkeys(table.seats, "random") if players is None else players
    names = seated(table.seats, given)
    sitting = {
        seat: bot_named(one, table.game.name) if isinstance(one, str) else one
        for seat, one in names.items()
        if one != ME
    }
    while table.question is not None and table.question.seat in sitting:
        seat, last = table.question.seat, table.last_entry()
        own = seed_from(f"play {seed} {last.number if last is not None else 0}")
        table.answer(seat, sitting[seat](Chair(table, seat), own))
    return table


def replay(file: str | Path | Record) -> Iterator[Table[Any]]:
    """Play a record again: its table before the first entry, then the same table moved on by one entry at a time.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> t.answer("iris", "explore east 2")
    >>> for moment in unlit.replay(unlit.record_of(t)):
    ...     print(repr(moment))
    <table of escape after 0 entries: asks iris 'turn'>
    <table of escape after 1 entries: asks iris ...>
    """
    record = _record(file)
    table = dealt(shelf.game_recorded(record.game), record)
    yield table
    for line in record.entries:
        step(table, line)
        yield table


def verify(file: str | Path | Record) -> str | None:
    """Replay a record and describe the first difference; None if everything is as it says.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> unlit.verify(unlit.record_of(t)) is None
    True
    """
    record = _record(file)
    return first_difference(shelf.game_recorded(record.game), record)


def run_script(script: str | Path) -> list[Difference]:
    """Run a script, given as text or as the path of a file, and return every difference from what it says.

    >>> for difference in unlit.run_script("game escape\\n"):
    ...     print(difference)
    line 1: dice are rolled for 'tiles', but the script gives none
    """
    text = script.read_text(encoding="utf-8") if isinstance(script, Path) else script
    return rehearsed(text, shelf.game_named)


def simulate(
    game: str | Game[Any],
    games: int = 100,
    players: Mapping[str, str] | None = None,
    setup: Mapping[str, str] | None = None,
    *,
    seed: str = "1",
    workers: int = 1,
) -> Results:
    """Let bots, given by name, play many games; the random bot plays every seat for which none is named.

    A choice of the set-up may have several values, as in `{"difficulty": "easy,normal"}`; they are played in turn. The
    same seed plays the same games, whatever the number of workers.

    >>> print(unlit.simulate("escape", 2, {"iris": "greedy"}, {"players": "1"}))
    all games: 2 games, ... answers on average
    ...
    """
    played = shelf.game_named(game) if isinstance(game, str) else game
    if games < 1:
        raise Refused(f"at least one game has to be played, not {games}")
    task = Task.of(played, seed, players or {}, setup or {})
    return Results(Simulation(task, None).run(games, workers, lambda: None))


class Results:
    """What a simulation found: print it, or look at its `games` and its `summary`.

    >>> results = unlit.simulate("escape", 2, {"iris": "greedy"}, {"players": "1"})
    >>> [one.number for one in results.games]
    [1, 2]
    >>> results.summary()[0]["endings"]
    {...}
    """

    def __init__(self, games: list[Played]) -> None:
        self.games = games

    def summary(self) -> list[dict[str, Any]]:
        """The number of games, their endings, and how often each seat won, for each set-up, as plain data.

        >>> unlit.simulate("escape", 1, {}, {"players": "1"}).summary()[0]["games"]
        1
        """
        return summary(self.games)

    def __str__(self) -> str:
        return table_of(self.games)

    def __repr__(self) -> str:
        return f"<results of {len(self.games)} games>"

    def _repr_html_(self) -> str:
        return in_lines(str(self))


def see(table: Table[Any], seat: Seat, *, lang: str = "en") -> Seen:
    """What one seat sees at this moment, and nothing more: print it, or let a notebook draw it.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> print(unlit.see(t, "iris"))
    ######  ####################
     1 ~                       #
    ...
    What do you do?
      explore north 1: Explore north 1
    ...
    """
    return Seen(table, seat, lang)


class Seen:
    """What one seat sees at one moment: `view`, `question`, `told` and `outcome`.

    >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
    >>> seen = unlit.see(t, "iris")
    >>> seen.view.turn
    'iris'
    >>> seen.question.prompt
    'turn'
    >>> [str(event) for event in seen.told]
    ['turn began iris']
    """

    def __init__(self, table: Table[Any], seat: Seat, lang: str) -> None:
        sight = seen_by(table, seat)
        self.seat: Seat = seat
        self.view: Any = sight.view
        self.question: Question | None = sight.question
        self.told: list[Event] = table.standing(seat)
        self.outcome: Outcome | None = sight.outcome
        words = Words(table.game, lang)
        self._text = _lines(table, self, words)
        draw = table.game.eyes.svg
        self._svg = None if draw is None else draw(sight.view, words.sentence)

    def svg(self) -> str | None:
        """The view as a drawing; None if the game draws none.

        >>> t = unlit.deal("escape", {"players": "1"}, seed="docs")
        >>> unlit.see(t, "iris").svg()[:4]
        '<svg'
        """
        return self._svg

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<what {self.seat} sees>"

    def _repr_svg_(self) -> str | None:
        return self._svg

    def _repr_html_(self) -> str | None:
        return None if self._svg is not None else in_lines(self._text)


def _lines(table: Table[Any], seen: Seen, words: Words) -> str:
    """The view in words, then what the seat is asked, or how the game ended."""
    lines = [table.game.eyes.show(seen.view, words.sentence)]
    if seen.question is not None:
        lines.append(words.prompt(seen.question, table.board))
        lines += [f"  {option}: {words.option(option)}" for option in seen.question.options]
    if seen.outcome is not None:
        lines.append(words.ending(seen.outcome.ending))
    return "\n".join(lines)


def in_lines(text: str) -> str:
    """A text for a notebook, in letters of equal width."""
    return f"<pre>{escape(text)}</pre>"


def _record(file: str | Path | Record) -> Record:
    return file if isinstance(file, Record) else read_record(Path(file))
