"""The faces of the map sheets: a level's openings, doors, rooms, stairs and light control units."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from unlit.alone.box.pieces import COLUMNS, LEVEL, ROWS
from unlit.kernel.errors import BadFile

STEPS = (-COLUMNS, 1, COLUMNS, -1)  # north, east, south, west
BACK = (2, 3, 0, 1)
BOX_SHEETS = ("atrium-burrows", "promenade-ring")


class Face(NamedTuple):
    """One side of a sheet, before it is turned; sectors are numbered from 0 to 23."""

    ways: tuple[int, ...]  # the open sides of each sector, doors included: 1 north, 2 east, 4 south, 8 west
    rooms: tuple[int, ...]
    stairs: tuple[int, ...]  # the western one, then the eastern one
    lights: tuple[int, ...]  # light control units


def beyond(cell: int, side: int) -> int:
    """The next sector on this side, or -1 at the edge of the sheet."""
    column, row = cell % COLUMNS, cell // COLUMNS
    inside = (row > 0, column < COLUMNS - 1, row < ROWS - 1, column > 0)[side]
    return cell + STEPS[side] if inside else -1


def turned(face: Face) -> Face:
    """The face turned by 180 degrees; its western stairs are now the eastern ones."""
    last = LEVEL - 1
    return Face(
        ways=tuple((ways << 2 | ways >> 2) & 15 for ways in reversed(face.ways)),
        rooms=tuple(sorted(last - room for room in face.rooms)),
        stairs=tuple(sorted((last - stair for stair in face.stairs), key=lambda cell: cell % COLUMNS)),
        lights=tuple(sorted(last - light for light in face.lights)),
    )


def drawn(face: Face) -> str:
    """Draw a face, five characters by three a sector: `#` wall, blank opening, `d` door, o room, ^ stairs, L light."""
    lines = []
    for row in range(ROWS):
        cells = range(row * COLUMNS, (row + 1) * COLUMNS)
        lines.append("".join(f"##{side_mark(face, cell, 0)}##" for cell in cells))
        lines.append(
            "".join(f"{side_mark(face, cell, 3)}{inner(face, cell)}{side_mark(face, cell, 1)}" for cell in cells)
        )
        lines.append("".join(f"##{side_mark(face, cell, 2)}##" for cell in cells))
    return "\n".join(lines) + "\n"


def side_mark(face: Face, cell: int, side: int) -> str:
    """What stands in the middle of a side."""
    if not face.ways[cell] >> side & 1:
        return "#"
    return "d" if cell in face.rooms or beyond(cell, side) in face.rooms else " "


def inner(face: Face, cell: int) -> str:
    """What a sector holds."""
    marks = ((face.rooms, "o"), (face.stairs, "^"), (face.lights, "L"))
    return "".join(mark if cell in cells else " " for cells, mark in marks)


def read_faces(text: str) -> dict[str, Face]:
    """Read faces by name; each picture follows its name."""
    faces: dict[str, Face] = {}
    blocks = [block.split("\n") for block in text.strip("\n").split("\n\n")]
    for name, *picture in blocks:
        if len(picture) != 3 * ROWS:
            raise BadFile(f"the picture of face {name!r} has {len(picture)} lines, not {3 * ROWS}")
        faces[name] = read_face([line.ljust(5 * COLUMNS) for line in picture])
    return faces


def read_face(lines: list[str]) -> Face:
    """Read a face from its picture."""
    ways: list[int] = []
    marked: dict[str, list[int]] = {"o": [], "^": [], "L": []}
    for cell in range(LEVEL):
        left, top = 5 * (cell % COLUMNS), 3 * (cell // COLUMNS)
        sides = (
            lines[top][left + 2],
            lines[top + 1][left + 4],
            lines[top + 2][left + 2],
            lines[top + 1][left],
        )
        ways.append(sum(1 << side for side, mark in enumerate(sides) if mark != "#"))
        for mark, cells in marked.items():
            if mark in lines[top + 1][left + 1 : left + 4]:
                cells.append(cell)
    stairs = sorted(marked["^"], key=lambda cell: cell % COLUMNS)
    return Face(tuple(ways), tuple(marked["o"]), tuple(stairs), tuple(marked["L"]))


@cache
def box_sheet(name: str) -> tuple[Face, Face]:
    """The two faces of a sheet in the box; the sheet is named after them (A1.9)."""
    faces = read_faces(files("unlit.alone").joinpath("data/maps.txt").read_text(encoding="utf-8"))
    front, back = name.split("-")
    return faces[front], faces[back]
