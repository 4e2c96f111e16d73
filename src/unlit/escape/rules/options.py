"""Every option of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from unlit.escape.box.box import Box
from unlit.escape.box.pieces import ABILITY, ENEMIES, OFF_THE_MAP, PEOPLE
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.boxes import BOXES
from unlit.escape.rules.choices import Use
from unlit.escape.rules.exploring import DEGREES, FURTHER
from unlit.escape.rules.hand import Play
from unlit.escape.rules.moments import WINDOWS
from unlit.escape.told.things import NameItem, NameSkill
from unlit.kernel.told.catalogue import options_of_boxes
from unlit.kernel.told.option import Option


@cache
def every_option() -> tuple[Option, ...]:
    """Every option that can be made from what is in any of the boxes."""
    return tuple(options_of_boxes("unlit.escape", things_in(BOXES.today()), map(things_in, BOXES.before())))


def things_in(box: Box) -> dict[str, Sequence[object]]:
    """What options can name in this box."""
    tiles = [name for name in TILES if name != OFF_THE_MAP]
    return {
        "person": PEOPLE,
        "with_": PEOPLE,
        "enemy": ENEMIES,
        "tile": tiles,
        "to": tiles,
        "card": list(box.adrenaline),
        "skill": list(box.skills),
        "item": list(box.items),
        "gear": [*box.skills, *box.items],
        "degrees": DEGREES,
        "number": FURTHER,
    }


def card_in(prompt: str, option: Option) -> str:
    """The adrenaline card played for its ability, or the skill or item used; an item that is only named is not used."""
    if isinstance(option, Use):
        return option.gear
    if isinstance(option, Play) and option.for_ is ABILITY:
        return option.card
    if prompt not in WINDOWS:
        return ""
    if isinstance(option, NameSkill):
        return option.skill
    return option.item if isinstance(option, NameItem) else ""
