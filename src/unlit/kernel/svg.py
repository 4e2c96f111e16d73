"""The few shapes that views are drawn with, in one dark palette; every text is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID, IRON, PLATE, SEAM = "#060708", "#14171b", "#1c2026", "#343b44"
BONE, ASH, FLAME, LAMP, BLOOD, COLD = "#efe7d6", "#b3b4b0", "#ffdf9f", "#f3b562", "#f08a7c", "#9db4cc"
INK = "#1c1204"


def rect(x: int, y: int, width: int, height: int, fill: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}"/>'


def line(x1: int, y1: int, x2: int, y2: int, stroke: str, width: int = 3) -> str:
    """A straight line."""
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{stroke}" stroke-width="{width}"/>'


def text(x: int, y: int, words: str, fill: str = BONE, size: int = 13, *, anchor: str = "start") -> str:
    """Words that start at a point, or are centred on it."""
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">{escape(words)}</text>'


def disc(x: int, y: int, letter: str, fill: str, title: str) -> str:
    """A figure: a disc with a letter, and its name as a tooltip."""
    word = text(x, y + 5, letter, INK, anchor="middle")
    return f'<g><title>{escape(title)}</title><circle cx="{x}" cy="{y}" r="11" fill="{fill}"/>{word}</g>'


def side(way: int, x: int, y: int, size: int, stroke: str, gap: int = 0, width: int = 3) -> str:
    """One side of a square, by its number (north, east, south, west), with a gap in the middle if one is given."""
    ends = ((0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 1), (0, 0, 0, 1))[way]
    x1, y1, x2, y2 = (base + size * one for base, one in zip((x, y, x, y), ends, strict=True))
    if not gap:
        return line(x1, y1, x2, y2, stroke, width)
    near, far = (size - gap) // 2, (size + gap) // 2
    if way in (0, 2):
        return line(x1, y1, x1 + near, y1, stroke, width) + line(x1 + far, y1, x2, y2, stroke, width)
    return line(x1, y1, x1, y1 + near, stroke, width) + line(x1, y1 + far, x2, y2, stroke, width)


def picture(width: int, height: int, parts: Iterable[str]) -> str:
    """A whole drawing."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif"'
    drawn = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{rect(0, 0, width, height, VOID)}{drawn}</svg>'
