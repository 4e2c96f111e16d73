"""Players: a chair and a seed in, an option out."""

from __future__ import annotations

from unlit.bots.random import play_randomly
from unlit.kernel.chair import Bot
from unlit.kernel.errors import Refused

BOTS: dict[str, Bot] = {"random": play_randomly}


def bot_named(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise Refused(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")
    return BOTS[name]
