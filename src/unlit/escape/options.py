"""Every option of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from unlit.escape.cards.rows import ROWS
from unlit.escape.choices import Use
from unlit.escape.exploring import DEGREES, FURTHER
from unlit.escape.hand import Play
from unlit.escape.moments import WINDOWS
from unlit.escape.naming import NameItem, NameSkill
from unlit.escape.parts import ABILITY, ENEMIES, PEOPLE
from unlit.escape.setup import OFF_THE_MAP
from unlit.escape.tiles import TILES
from unlit.kernel.catalogue import all_options
from unlit.kernel.option import Option


@cache
def every_option() -> tuple[Option, ...]:
    """Every option that can be made of what is in the boxes, whatever box is played with."""
    tiles = [name for name in TILES if name != OFF_THE_MAP]
    things: dict[str, Sequence[object]] = {
        "person": PEOPLE,
        "with_": PEOPLE,
        "enemy": ENEMIES,
        "tile": tiles,
        "to": tiles,
        "card": list(ROWS["adrenaline"]),
        "skill": list(ROWS["skills"]),
        "item": list(ROWS["items"]),
        "gear": [*ROWS["skills"], *ROWS["items"]],
        "degrees": DEGREES,
        "number": FURTHER,
    }
    return tuple(all_options("unlit.escape", things))


def card_in(prompt: str, option: Option) -> str:
    """An adrenaline card played for its ability, or a skill or an item that is used; one laid down is not."""
    if isinstance(option, Use):
        return option.gear
    if isinstance(option, Play) and option.for_ is ABILITY:
        return option.card
    if prompt not in WINDOWS:
        return ""
    if isinstance(option, NameSkill):
        return option.skill
    return option.item if isinstance(option, NameItem) else ""
