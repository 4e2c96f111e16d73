"""What was in play, to tell games apart in statistics over many of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from unlit.alone.box.faces import BOX_SHEETS, Face, box_sheet, turned
from unlit.alone.rules.modules import modules_of

if TYPE_CHECKING:
    from unlit.alone.board.board import Board


def traits(b: Board) -> dict[str, list[str]]:
    """The pair of decks, the map faces, the hero's character, the missions, and what the modules add."""
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
    """The names of the faces in the box, whichever way they lie."""
    found = {}
    for sheet in BOX_SHEETS:
        for name, face in zip(sheet.split("-"), box_sheet(sheet), strict=True):
            found[face] = found[turned(face)] = name
    return found
