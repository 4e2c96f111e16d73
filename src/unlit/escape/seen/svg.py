"""How a view looks as a drawing, made from nothing but the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.seen.show import sheet_line, short
from unlit.escape.seen.view import SideKind, TileSeen, View
from unlit.kernel.svg import ASH, BLOOD, BONE, COLD, FLAME, LAMP, PLATE, SEAM, disc, picture, rect, side, text

if TYPE_CHECKING:
    from unlit.kernel.game import Say

SIZE, MARGIN, LINE = 128, 14, 22
DOOR = 36  # how wide a door is
WAYS = ("north", "east", "south", "west")
COLOURS = {SideKind.WALL: SEAM, SideKind.DOOR: LAMP, SideKind.LOCKED: BLOOD}


def svg(seen: object, say: Say) -> str:
    """A view as a drawing: the map, and a line for each prisoner above it."""
    assert isinstance(seen, View)
    left, top = min(tile.column for tile in seen.tiles), min(tile.row for tile in seen.tiles)
    wide = max(tile.column + tile.columns for tile in seen.tiles) - left
    high = max(tile.row + tile.rows for tile in seen.tiles) - top
    parts, head = sheets(seen, say), LINE * len(seen.people) + MARGIN
    for tile in seen.tiles:
        parts += draw(tile, MARGIN + (tile.column - left) * SIZE, head + (tile.row - top) * SIZE, say)
    return picture(max(wide * SIZE, 520) + 2 * MARGIN, head + high * SIZE + MARGIN, parts)


def sheets(seen: View, say: Say) -> list[str]:
    """A line for each prisoner, with its place and its counters."""
    return [
        text(MARGIN, LINE * number, sheet_line(one, say), LAMP if one.seat == seen.turn else BONE)
        for number, one in enumerate(seen.people, start=1)
    ]


def draw(tile: TileSeen, x: int, y: int, say: Say) -> list[str]:
    """Draw a tile: its floor, its sides, its name, what lies there and who stands there."""
    parts = [rect(x, y, tile.columns * SIZE, tile.rows * SIZE, PLATE)]
    for one in tile.sides:
        gap = 0 if one.kind is SideKind.WALL else DOOR
        at = (x + one.column * SIZE, y + one.row * SIZE)
        parts.append(side(WAYS.index(one.way), *at, SIZE, COLOURS[one.kind], gap))
    parts.append(text(x + 8, y + 20, say(tile.name, {})))
    words = [say(str(icon), {}) for icon in tile.icons] + [say("vent", {})] * tile.vent
    words += [say(item, {}) for item in tile.items]
    parts += [text(x + 8, y + 36 + 14 * at, word, ASH, 11) for at, word in enumerate(words)]
    return [*parts, *figures(tile, x, y + tile.rows * SIZE, say)]


def figures(tile: TileSeen, x: int, bottom: int, say: Say) -> list[str]:
    """Draw who is there: prisoners in a warm colour, enemies in red, stunned enemies in a cold one."""
    found = [(seat[0].upper(), FLAME, say(seat, {})) for seat in tile.players]
    for enemy in tile.enemies:
        found.append((short(enemy), COLD if enemy.stunned else BLOOD, say(str(enemy.kind), {})))
    return [disc(x + 22 + at % 4 * 28, bottom - 22 - at // 4 * 26, *figure) for at, figure in enumerate(found)]
