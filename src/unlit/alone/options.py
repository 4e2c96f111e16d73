"""Every option of the game, and the one that is spelled in a certain way."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.board import HERO
from unlit.alone.cards.rows import CHARACTERS, ITEMS, REACTIONS
from unlit.alone.modules import MODULES
from unlit.alone.parts import (
    HAND,
    KINDS,
    MOST_CHARGES,
    NAMES,
    CardName,
    CharacterName,
    Charges,
    ItemName,
    Kind,
    Reach,
    SeatName,
    SectorName,
    SmallNumber,
)
from unlit.alone.things import MOST
from unlit.kernel.catalogue import all_options

if TYPE_CHECKING:
    from unlit.kernel.option import Option


@cache
def every_option() -> tuple[Option, ...]:
    """All that can ever be offered, with whatever modules are installed."""
    things: dict[object, list[object]] = {
        SectorName: list(NAMES),
        Kind: list(KINDS.values()),
        CardName: list(REACTIONS.named),
        ItemName: list(ITEMS.named),
        CharacterName: list(CHARACTERS.named),
        SeatName: [HERO, *(f"evil {number}" for number in HAND)],
        Charges: list(range(1, MOST_CHARGES + 1)),
        Reach: list(range(1, max(card.row.other for card in ITEMS.named.values()) + 1)),
        SmallNumber: list(range(MOST + 1)),
    }
    for module in MODULES.values():
        things |= {kind: list(names) for kind, names in module.things().items()}
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
