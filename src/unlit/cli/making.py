"""The command for contributors: stubs of something new."""

from __future__ import annotations

from typing import Literal


def new(what: Literal["card", "item", "event", "scenario", "mission"], game: str, name: str) -> int:
    """Write stubs for something new: its row, function, words and script, which fail until they are filled in.

    Parameters
    ----------
    what
        What is new.
    game
        Which game it is for.
    name
        Its name in code, as in cut_off; no other card of the game has it.
    """
    from unlit.stubs import write_stubs

    for file in write_stubs(what, game, name):
        print(file)
    print("Fill in what is marked UNFINISHED there, then run make ledger and make test; CONTRIBUTING.md says more.")
    return 0
