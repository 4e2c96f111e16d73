"""Every option of the game, and the option with a given text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO
from unlit.alone.box.pieces import HAND, KINDS, MOST_CHARGES, NAMES
from unlit.alone.rules.boxes import BOXES
from unlit.alone.rules.modules import MODULES
from unlit.alone.told.things import MOST
from unlit.kernel.told.catalogue import options_of_boxes

if TYPE_CHECKING:
    from unlit.alone.box.box import Box
    from unlit.kernel.told.option import Option


@cache
def every_option() -> tuple[Option, ...]:
    """All that can ever be offered, whatever modules are installed and whatever box is in play."""
    return tuple(options_of_boxes("unlit.alone", things_in(BOXES.today()), map(things_in, BOXES.before())))


def things_in(box: Box) -> dict[str, Sequence[object]]:
    """The things in this box that options name."""
    sectors, items = list(NAMES), list(box.items)
    things: dict[str, Sequence[object]] = {
        **dict.fromkeys(("sector", "at", "one", "other"), sectors),
        **dict.fromkeys(("item", "by"), items),
        "kind": list(KINDS.values()),
        "card": list(box.reactions),
        "character": list(box.characters),
        "seat": [HERO, *(f"evil {number}" for number in HAND)],
        "charges": range(1, MOST_CHARGES + 1),
        "far": range(1, max(row.other for row in box.items.values()) + 1),
        "number": range(MOST + 1),
    }
    for module in MODULES.values():
        things |= module.things(box)
    return things


@cache
def spellings() -> dict[str, Option]:
    """Each option by its text."""
    return {str(option): option for option in every_option()}


def option_spelled(text: str) -> Option:
    """The option with this text; raise `ValueError` if there is none."""
    option = spellings().get(text)
    if option is None:
        raise ValueError(f"no option is spelled {text!r}")
    return option
