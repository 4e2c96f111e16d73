"""Tables of a server that are dealt alike each time, so that what a check finds does not hang on chance."""

from __future__ import annotations

from itertools import count

import pytest

from unlit.kernel.chance.dice import seed_from


def deal_alike(patch: pytest.MonkeyPatch, word: str) -> None:
    """Every seed that a house in this process makes follows from the word."""
    seeds = (seed_from(f"{word} {number}") for number in count())
    for module in ("house.seating", "tables.presence"):
        patch.setattr(f"unlit.server.{module}.new_seed", lambda: next(seeds))
