"""Every option of the game, and the one that is spelled in a certain way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.board import HERO
from unlit.alone.cards.rows import ROWS
from unlit.alone.modules import MODULES
from unlit.alone.parts import HAND, KINDS, MOST_CHARGES, NAMES
from unlit.alone.things import MOST
from unlit.kernel.catalogue import all_options

if TYPE_CHECKING:
    from unlit.kernel.option import Option


@cache
def every_option() -> tuple[Option, ...]:
    """All that can ever be offered, with whatever modules are installed."""
    sectors, items = list(NAMES), list(ROWS["items"])
    things: dict[str, Sequence[object]] = {
        **dict.fromkeys(("sector", "at", "one", "other"), sectors),
        **dict.fromkeys(("item", "by"), items),
        "kind": list(KINDS.values()),
        "card": list(ROWS["reactions"]),
        "character": list(ROWS["characters"]),
        "seat": [HERO, *(f"evil {number}" for number in HAND)],
        "charges": range(1, MOST_CHARGES + 1),
        "far": range(1, max(row.other for row in ROWS["items"].values()) + 1),
        "number": range(MOST + 1),
    }
    for module in MODULES.values():
        things |= module.things()
    return tuple(all_options("unlit.alone", things))


@cache
def spellings() -> dict[str, Option]:
    """Each option by its text."""
    return {str(option): option for option in every_option()}


def option_spelled(text: str) -> Option:
    """The option with this text; a text that is none is a `ValueError`."""
    option = spellings().get(text)
    if option is None:
        raise ValueError(f"no option is spelled {text!r}")
    return option
