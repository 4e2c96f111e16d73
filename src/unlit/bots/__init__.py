"""Players: a chair and a seed in, an option out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from unlit.bots.greedy import GREEDY
from unlit.bots.random import play_randomly
from unlit.kernel.chair import Bot
from unlit.kernel.errors import Refused
from unlit.kernel.question import Seat, side_of

ME = "me"  # whoever sits at the screen
NAMES = ("random", "greedy")


def bot_named(name: str, game: str) -> Bot:
    """The bot of this name for a game."""
    if name == "random":
        return play_randomly
    if name not in NAMES:
        raise Refused(f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}")
    if game not in GREEDY:
        raise Refused(f"there is no {name} bot for {game}; there is: random")
    return GREEDY[game]


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the best last."""
    return [name for name in NAMES if name == "random" or game in GREEDY]


def seated(seats: Sequence[Seat], given: Mapping[str, str]) -> dict[Seat, str]:
    """Who sits where; `evil` stands for every seat whose name begins so."""
    found: dict[Seat, str] = {}
    for name, who in given.items():
        chosen = [seat for seat in seats if name in (seat, side_of(seat))]
        if not chosen:
            raise Refused(f"nobody sits at {name!r}; the seats are: {', '.join(seats)}")
        found |= dict.fromkeys(chosen, who)
    return found
