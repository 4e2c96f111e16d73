"""How a view looks as a drawing, made from the view alone: evil sees the map, everyone else the labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.box.pieces import KINDS, Room, Side
from unlit.alone.seen.show import called, sheet_line
from unlit.alone.seen.view import Cell, Place, View
from unlit.kernel.svg import ASH, BLOOD, BONE, COLD, FLAME, IRON, LAMP, PLATE, SEAM, disc, picture, rect, side, text

if TYPE_CHECKING:
    from unlit.alone.seen.shown import Holds
    from unlit.kernel.game import Say

SIZE, MARGIN, HEAD = 96, 14, 44
DOOR = 30  # how wide a door is


def svg(seen: object, say: Say) -> str:
    """A view as a drawing."""
    assert isinstance(seen, View)
    squares = on_map(seen) if seen.map else in_labyrinth(seen)
    columns = max((column for column, _, _ in squares), default=3) + 1
    rows = max((row for _, row, _ in squares), default=0) + 1
    parts = [text(MARGIN, 28, sheet_line(seen, say))]
    for column, row, one in squares:
        parts += draw(one, MARGIN + column * SIZE, HEAD + row * SIZE, say)
    return picture(max(columns * SIZE, 640) + 2 * MARGIN, HEAD + rows * SIZE + MARGIN, parts)


def on_map(seen: View) -> list[tuple[int, int, Cell | Place]]:
    """Both levels side by side, as evil sees them."""
    columns, rows = sorted({cell.name[0] for cell in seen.map}), sorted({cell.name[1] for cell in seen.map})
    return [(columns.index(cell.name[0]), rows.index(cell.name[1]), cell) for cell in seen.map]


def in_labyrinth(seen: View) -> list[tuple[int, int, Cell | Place]]:
    """The groups of revealed sectors, one below the other, the hero's first."""
    found: list[tuple[int, int, Cell | Place]] = []
    hero = {place.group for place in seen.labyrinth if place.hero}
    top = 0
    for group in sorted({place.group for place in seen.labyrinth}, key=lambda group: (group not in hero, group)):
        places = [place for place in seen.labyrinth if place.group == group]
        left, first = min(place.column for place in places), min(place.row for place in places)
        found += [(place.column - left, top + place.row - first, place) for place in places]
        top += max(place.row for place in places) - first + 1
    return found


def draw(one: Cell | Place, x: int, y: int, say: Say) -> list[str]:
    """A sector: its floor, its sides, its name, and who is there."""
    parts = [rect(x, y, SIZE, SIZE, PLATE if one.number else IRON)]
    for way, what in enumerate(one.sides):
        if what is not Side.OPEN:
            colour = BLOOD if what is Side.BLOCKED else LAMP if what is Side.DOOR else SEAM
            parts.append(side(way, x, y, SIZE, colour, DOOR if what is Side.DOOR else 0))
    name = one.name if isinstance(one, Cell) else str(one.number)
    parts.append(text(x + 8, y + 18, name, ASH))
    if isinstance(one.shape, Room):
        parts.append(text(x + SIZE // 2, y + SIZE - 8, say(str(one.shape), {}), BONE, 11, anchor="middle"))
    return [*parts, *tokens(one.holds, x, y, say), *figures(one, x, y, say)]


def tokens(holds: Holds, x: int, y: int, say: Say) -> list[str]:
    """What lies in a sector, one sign each, starting from the right."""
    signs = [("☀", FLAME)] * holds.light + [("!", BLOOD)] * holds.danger + [("L", FLAME)] * holds.control_unit
    signs += [("≡", COLD)] if holds.stairs is not None else []
    signs += [("◆", LAMP)] * len(holds.missions)
    return [text(x + SIZE - 14 - 14 * at, y + 18, sign, colour) for at, (sign, colour) in enumerate(signs)]


def figures(one: Cell | Place, x: int, y: int, say: Say) -> list[str]:
    """The hero and the creatures; wounded creatures have a capital letter."""
    found = [("H", LAMP, say("hero", {}))] * one.hero
    for creature in one.holds.creatures:
        letter = KINDS[creature.kind].letter
        found.append((letter.upper() if creature.wounded else letter, BLOOD, say(called(creature), {})))
    return [disc(x + 22 + at % 3 * 26, y + 42 + at // 3 * 24, *figure) for at, figure in enumerate(found)]
