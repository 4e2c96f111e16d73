"""The tiles of the box as printed, and every way to turn each one."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files

from unlit.escape.box.pieces import AGAIN, SECTION, Icon, Way
from unlit.escape.box.plans import Plan, Side, turned

LETTERS = {"N": Way.NORTH, "E": Way.EAST, "S": Way.SOUTH, "W": Way.WEST}
LARGE = " (2x2)"


def read_tiles(text: str) -> dict[str, Plan]:
    """The tiles of the file, by their names."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    plans = [read_tile(*(field.strip() for field in line.split("|"))) for line in lines]
    return {plan.name: plan for plan in plans}


def read_tile(name: str, doors: str, ducts: str, vent: str, icons: str) -> Plan:
    """One line of the file."""
    spaces = ((0, 0), (1, 0), (0, 1), (1, 1)) if name.endswith(LARGE) else ((0, 0),)
    plan = Plan(
        name.removesuffix(LARGE),
        spaces,
        frozenset(),
        frozenset(),
        vent == "vent",
        tuple(Icon(icon.strip()) for icon in icons.split(",") if icon.strip()),
    )
    return replace(plan, doors=sides(plan, doors), ducts=sides(plan, ducts))


def sides(plan: Plan, words: str) -> frozenset[Side]:
    """Sides as the file writes them: a letter for the direction and, for a large tile, a space counted from 1."""
    found = []
    for word in words.split():
        of_way = [side for side in plan.outer_sides if side[2] is LETTERS[word[0]]]
        found.append(of_way[int(word[1:] or "1") - 1])
    return frozenset(found)


TILES = read_tiles(files("unlit.escape").joinpath("data/tiles.txt").read_text(encoding="utf-8"))
TURNED = {name: tuple(dict.fromkeys(turned(plan, quarters) for quarters in range(4))) for name, plan in TILES.items()}
"""The different orientations of each tile."""


# E6.8
def event_icon(icons: tuple[Icon, ...]) -> Icon | None:
    """The event icon of a tile, if it has one (E6.8)."""
    return next((icon for icon in icons if icon in SECTION), None)


def acts_again(icons: tuple[Icon, ...]) -> bool:
    """Whether the tile's event icon reactivates (E6.2)."""
    return any(icon in AGAIN for icon in icons)
