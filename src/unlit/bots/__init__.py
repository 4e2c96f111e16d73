"""Bots: a chair and a seed in, an option out.

A bot is found by its entry point in the group `unlit.bots`, named GAME.BOT.

Private: it may change at any time. Programs import from `unlit`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from unlit.bots.random import play_randomly
from unlit.kernel.errors import Refused
from unlit.kernel.tables.chair import Bot
from unlit.kernel.told.question import Seat, side_of

W = TypeVar("W")

ME = "me"  # the person at the screen
RANDOM = "random"  # plays every game
GROUP = "unlit.bots"


@cache
def _points(game: str) -> dict[str, EntryPoint]:
    """Where to find each bot of a game."""
    found = {}
    for point in sorted(entry_points(group=GROUP)):
        name, _, bot = point.name.partition(".")
        if name == game:
            found[bot] = point
    return found


def bots_of(game: str) -> list[str]:
    """The names of the bots that can play a game: first the random one, which every game has, and the best last.

    >>> unlit.bots_of("alone")
    ['random', 'greedy']
    """
    return [RANDOM, *_points(game)]


def bot_named(name: str, game: str) -> Bot:
    """The bot with this name for a game."""
    if name == RANDOM:
        return play_randomly
    if name not in _points(game):
        raise Refused(f"there is no bot {name!r} for {game}; the bots are: {', '.join(bots_of(game))}")
    bot: Bot = _points(game)[name].load()
    return bot


def seated(seats: Sequence[Seat], given: Mapping[str, W]) -> dict[Seat, W]:
    """Who sits where; `evil` stands for every seat of that side."""
    found: dict[Seat, W] = {}
    for name, who in given.items():
        chosen = [seat for seat in seats if name in (seat, side_of(seat))]
        if not chosen:
            raise Refused(f"nobody sits at {name!r}; the seats are: {', '.join(seats)}")
        found |= dict.fromkeys(chosen, who)
    return found
