"""How a view looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.cards.rows import ROWS
from unlit.alone.geometry import FAR
from unlit.alone.mapmaker import CATALOGUE
from unlit.alone.modules import MODULES
from unlit.alone.parts import FINAL, KINDS, TABLE, TRACK, TRACK_DANGER, Room
from unlit.alone.picture import INNER, MARGIN, WIDTH
from unlit.alone.view import Cell, Place, View

if TYPE_CHECKING:
    from unlit.kernel.game import Say

ROOMS = {str(room) for room in Room}
CONDITIONS = ("glyph",)


def show(seen: object, say: Say) -> str:
    """A view as lines of text."""
    assert isinstance(seen, View)
    lines = show_map(seen, say) if seen.map else show_labyrinth(seen, say)
    lines += show_sheets(seen, say)
    return "\n".join(
        [*lines, "", *show_table(seen, say), *show_sheet(seen, say), *show_evil(seen, say), *show_modules(seen, say)]
    )


# A1.30
def show_sheets(seen: View, say: Say) -> list[str]:
    """The two sheets of which the map is made; how they lie, evil alone sees."""
    names = [
        say("sheet", {"number": int(sheet.removeprefix(CATALOGUE))}) if sheet.startswith(CATALOGUE) else say(sheet, {})
        for sheet in seen.sheets
    ]
    return [labelled(say, "sheets", names)] if names else []


def show_table(seen: View, say: Say) -> list[str]:
    """The creature table, for evil whole, for the hero of those that are revealed."""
    shown = [word for place in seen.labyrinth for word in place.holds.split()]
    kinds = [kind for kind in TABLE if seen.map or str(kind) in shown]
    rows = [
        f"{say(str(kind), {})} {one.wound}/{one.kill} {one.dark}/{one.light} {one.fright} {one.spawn}"
        for kind, one in ((kind, kind.nightmare if seen.nightmare else kind.calm) for kind in kinds)
    ]
    return [labelled(say, "table", rows)] if rows else []


def show_map(seen: View, say: Say) -> list[str]:
    """Both levels, with names of rooms and the hero's numbers."""
    rooms = [f"{cell.name} {say(cell.shape, {})}" for cell in seen.map if cell.shape in ROOMS]
    known = sorted((cell.number, cell.name) for cell in seen.map if cell.number)
    numbers = [f"{number} {name}" for number, name in known]
    creatures = [
        f"{say(f'{creature} at {cell.name}', {})} ({'-' if cell.steps == FAR else cell.steps})"
        for cell in seen.map
        for creature in creatures_in(cell.holds)
    ]
    lines = [*draw_map(seen.map), "", labelled(say, "rooms", rooms), labelled(say, "numbers", numbers)]
    lines.append(labelled(say, "creatures", creatures))
    conditions = [(cell.name, word) for cell in seen.map for word in cell.holds.split() if word in CONDITIONS]
    if conditions:
        lines.append(labelled(say, "conditions", [f"{name} {say(what, {})}" for name, what in conditions]))
    return lines


def draw_map(cells: tuple[Cell, ...]) -> list[str]:
    """A picture of both levels side by side; north is up."""
    at = {cell.name: cell for cell in cells}
    columns = sorted({name[0] for name in at})
    lines = [" " * MARGIN + "".join(column.center(WIDTH) for column in columns)]
    for row in sorted({name[1] for name in at}):
        drawn = [draw_cell(at.get(column + row)) for column in columns]
        for line, margin in enumerate(("  ", f"{row} ", "  ")):
            lines.append(margin + "".join(one[line] for one in drawn))
    return [line.rstrip() for line in lines]


def draw_cell(cell: Cell | None) -> tuple[str, str, str]:
    """The three lines of a sector; blank where there is none."""
    if cell is None:
        return (" " * WIDTH,) * 3
    north, east, south, west = tuple(cell.sides)
    inside = f"{'+' if cell.number else '.'}{'H' if cell.hero else ''}{signs(cell.holds)}"[:INNER].ljust(INNER)
    return (f"####{north}####", f"{west}{inside}{east}", f"####{south}####")


def creatures_in(holds: str) -> list[str]:
    """The creatures among the words for what a sector holds."""
    words = holds.split()
    return [
        f"wounded {word}" if place and words[place - 1] == "wounded" else word
        for place, word in enumerate(words)
        if word in KINDS
    ]


def show_labyrinth(seen: View, say: Say) -> list[str]:
    """Each group of sectors as a picture, the hero's first, and what the sectors hold."""
    groups = sorted({place.group for place in seen.labyrinth}, key=lambda group: not hero_in(seen, group))
    lines: list[str] = []
    for group in groups:
        lines += [*draw_group([place for place in seen.labyrinth if place.group == group]), ""]
    for place in seen.labyrinth:
        holds = f": {say(place.holds, {})}" if place.holds else ""
        lines.append(f"{place.number} {say(place.shape, {})}{holds}")
    return lines


def hero_in(seen: View, group: int) -> bool:
    """Whether the hero is there."""
    return any(place.hero and place.group == group for place in seen.labyrinth)


def draw_group(places: list[Place]) -> list[str]:
    """A picture of sectors that lie side by side; north is up."""
    cells = {(place.column, place.row): draw_place(place) for place in places}
    columns = range(min(column for column, _ in cells), max(column for column, _ in cells) + 1)
    rows = range(min(row for _, row in cells), max(row for _, row in cells) + 1)
    blank = (" " * WIDTH,) * 3
    return [
        "".join(cells.get((column, row), blank)[line] for column in columns).rstrip()
        for row in rows
        for line in range(3)
    ]


def draw_place(place: Place) -> tuple[str, str, str]:
    """The three lines of a sector: its number, H for the hero, then what the legend says."""
    north, east, south, west = tuple(place.sides)
    inside = f"{place.number}{'H' if place.hero else ''}{signs(place.holds)}"[:INNER].ljust(INNER)
    return (f"####{north}####", f"{west}{inside}{east}", f"####{south}####")


HURT = "wounded "
SIGNS = {"stairs": "^", "red-stairs": "R", "blue-stairs": "B", "light-control-unit": "L", "light": "*", "danger": "!"}


def signs(holds: str) -> str:
    """What a sector holds, a letter each; wounded creatures are capitals."""
    found = "".join(SIGNS[word] for word in holds.split() if word in SIGNS)
    letters = (
        KINDS[name.removeprefix(HURT)].letter.upper() if name.startswith(HURT) else KINDS[name].letter
        for name in creatures_in(holds)
    )
    return found + "".join(letters)


def show_sheet(seen: View, say: Say) -> list[str]:
    """The hero's sheet."""
    names = {
        "turn": seen.turn,
        "life": seen.life,
        "control": seen.control,
        "cap": seen.cap,
        "adrenaline": seen.adrenaline,
        "left": FINAL - seen.round,
    }
    lines = [say("label-sheet", names), labelled(say, "hero", [say(seen.character or "nobody", {})])]
    if seen.nightmare:
        lines.append(say("label-nightmare", {}))
    lines.append(labelled(say, "items", [show_item(one, say) for one in seen.items]))
    if seen.companions:
        lines.append(labelled(say, "companions", [f"{say(name, {})} ({charges})" for name, charges in seen.companions]))
    if seen.experience:
        lines.append(labelled(say, "experience", [f"{say(name, {})} {points}" for name, points in seen.experience]))
    missions = [show_mission(one, say) for one in seen.missions]
    if missions and not seen.triggered:
        missions[-1] += f" {say('locked', {})}"
    lines.append(labelled(say, "missions", missions))
    if seen.scavenged:
        lines.append(labelled(say, "scavenged", [say(room, {}) for room in seen.scavenged]))
    if seen.notes:
        notes = (note.partition(" ") for note in seen.notes)
        lines.append(labelled(say, "notes", [f"{turn}: {say(words, {})}" for turn, _, words in notes]))
    return lines


def show_item(text: str, say: Say) -> str:
    """An item, its charges, and what it is made of and needs."""
    charges, name, *upgraded = text.split()
    row = ROWS["items"][name]
    extra = say("upgraded", {}) if upgraded else say(str(row.required), {})
    return f"{say(name, {})} ({charges}, {say(str(row.matrix), {})}, {extra})"


def show_mission(mission: tuple[str, str, int, int, bool], say: Say) -> str:
    """A mission, its room, and how far it is."""
    name, room, steps, needed, completed = mission
    done = say("completed", {}) if completed else f"{steps}/{needed}"
    return f"{say(name, {})} ({say(room, {})}, {done})"


def show_evil(seen: View, say: Say) -> list[str]:
    """Evil's cards, as far as this seat sees them."""
    lines = [labelled(say, "leader", [say(seen.leader, {})])] if len(seen.hands) > 1 else []
    lines.append(labelled(say, "hands", [f"{say(seat, {})} ({show_backs(hand, say)})" for seat, hand in seen.hands]))
    track = [" ".join(say(word, {}) for word in card.split()) for card in seen.track]
    covered = sum(seen.spaces)
    told = {"covered": covered, "spaces": TRACK, "danger": min(TRACK - covered, TRACK_DANGER)}
    lines.append(say("label-track", told) + (f": {', '.join(track)}" if track else ""))
    if seen.creatures_left:
        left = [f"{count} {say(kind, {})}" for kind, count in seen.creatures_left if count]
        lines.append(labelled(say, "creatures-left", left))
    if seen.hand:
        lines.append(labelled(say, "hand", [say(card, {}) for card in seen.hand]))
    return lines


def show_modules(seen: View, say: Say) -> list[str]:
    """What modules add."""
    return [line for name, part in seen.modules.items() for line in MODULES[name].show(part, say)]


def show_backs(hand: str, say: Say) -> str:
    """How many cards of each deck."""
    return ", ".join(f"{hand.split().count(deck)} {say(deck, {})}" for deck in dict.fromkeys(hand.split())) or "0"


def labelled(say: Say, key: str, things: list[str]) -> str:
    """A label and what belongs to it."""
    return f"{say(f'label-{key}', {})}: {', '.join(things) or '-'}"
