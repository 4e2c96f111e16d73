"""What was in play, by which many games are told apart."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.box.faces import BOX_SHEETS, Face, box_sheet, turned
from unlit.alone.rules.modules import modules_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board


def traits(b: Board) -> dict[str, list[str]]:
    """The pair of decks, the faces of the map, the hero's character, the missions, and what modules have of this."""
    names = face_names()
    found = {
        "decks": [" and ".join(sorted(map(str, b.decks)))],
        "face": [names.get(face, "generated") for face in b.map.faces],
        "character": [b.character],
        "mission": [mission.name for mission in b.missions],
    }
    for module in modules_of(b):
        found |= module.traits(b)
    return found


@cache
def face_names() -> dict[Face, str]:
    """The faces of the box, whichever way they lie."""
    found = {}
    for sheet in BOX_SHEETS:
        for name, face in zip(sheet.split("-"), box_sheet(sheet), strict=True):
            found[face] = found[turned(face)] = name
    return found
