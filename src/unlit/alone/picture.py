"""The board as text, and back: a picture of both levels, then a line for each fact that the picture lacks.

A sector is nine wide and three high; in the middle of each side stands a wall `#`, an opening (blank), a door `d` or a
blocked door `x`. Inside: `+` revealed or `.` not, `R` `B` stairs, `L` light control unit, `*` light, `!` danger, `H`
the hero, and creatures by their first letters, a wounded one as a capital.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from unlit.alone.board import Board, Creature, Item, is_revealed
from unlit.alone.faces import BACK, Face, beyond
from unlit.alone.geometry import Map
from unlit.alone.parts import (
    COLUMNS,
    FINAL,
    LEVEL,
    NAMES,
    SECTORS,
    Ability,
    Action,
    Kind,
    Room,
)
from unlit.alone.setup import bare_board
from unlit.kernel.errors import Refused

if TYPE_CHECKING:
    from unlit.alone.parts import Sector
    from unlit.kernel.dice import Dice

WIDTH, INNER, MARGIN = 9, 7, 2
LETTERS = {kind: kind.value[0] for kind in Kind}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
HEAD = "abcdefgh"
NUMBERS = {
    "life": "life",
    "self-control": "control",
    "adrenaline": "adrenaline",
    "marker": "marker",
    "turn": "turn",
    "actions": "actions",
}


def printed(b: Board) -> str:
    """The picture, a blank line, the facts."""
    return "\n".join([*picture(b), "", *facts(b)])


def picture(b: Board) -> list[str]:
    """The rows and columns that hold a sector."""
    used = [sector for sector in range(SECTORS) if any(there >= 0 for there in b.map.step[sector])]
    rows = sorted({sector % LEVEL // COLUMNS for sector in used})
    columns = sorted({column_of(sector) for sector in used})
    lines = [" " * MARGIN + "".join(HEAD[column].center(WIDTH) for column in columns)]
    for row in rows:
        cells = [drawn(b, column // COLUMNS * LEVEL + row * COLUMNS + column % COLUMNS) for column in columns]
        for line, margin in enumerate(("  ", f"{row + 1} ", "  ")):
            lines.append(margin + "".join(cell[line] for cell in cells))
    return [line.rstrip() for line in lines]


def column_of(sector: Sector) -> int:
    """0 to 3 on the first level, 4 to 7 on the second."""
    return sector // LEVEL * COLUMNS + sector % COLUMNS


def drawn(b: Board, sector: Sector) -> tuple[str, str, str]:
    """The three lines of a sector; blank where there is none."""
    if all(there < 0 for there in b.map.step[sector]):
        return (" " * WIDTH,) * 3
    north, east, south, west = (side(b, sector, number) for number in range(4))
    return (f"####{north}####", f"{west}{marks(b, sector)[:INNER].ljust(INNER)}{east}", f"####{south}####")


def side(b: Board, sector: Sector, number: int) -> str:
    """What stands in the middle of a side."""
    door = b.map.door[sector][number]
    if door >= 0:
        return "x" if b.blocked >> door & 1 else "d"
    return " " if b.map.step[sector][number] >= 0 else "#"


def marks(b: Board, sector: Sector) -> str:
    """All that lies in a sector."""
    found = "+" if is_revealed(b, sector) else "."
    for colour, pair in zip("RB", b.map.pairs, strict=False):
        found += colour if sector in pair else ""
    found += "L" if sector in b.map.lights else ""
    found += "*" if b.lit >> sector & 1 else ""
    found += "!" if b.danger >> sector & 1 else ""
    found += "H" if b.hero == sector else ""
    here = [creature for creature in b.creatures if creature.at == sector]
    return found + "".join(sorted(letter_of(creature) for creature in here))


def letter_of(creature: Creature) -> str:
    """Its first letter, a capital if it is wounded."""
    letter = LETTERS[creature.kind]
    return letter.upper() if creature.wounded else letter


def facts(b: Board) -> list[str]:
    """What the picture does not show of the map, the hero's sheet and the turn in progress."""
    lines = [f"phase {b.phase}"]
    lines += [f"room {NAMES[sector]} {room}" for sector, room in zip(b.map.rooms, b.rooms, strict=True)]
    for sector in range(SECTORS):
        if len(marks(b, sector)) > INNER:
            lines.append(f"also {NAMES[sector]} {marks(b, sector)[INNER:]}")
    lines += sorted(f"moved {NAMES[one.at]} {letter_of(one)}" for one in b.creatures if one.moved)
    lines.append(f"character {b.character or '-'}")
    lines += [f"{name} {getattr(b, field)}" for name, field in NUMBERS.items()]
    lines += ["nightmare"] if b.nightmare else []
    lines += [f"experience {points} {ability}" for ability, points in zip(Ability, b.experience, strict=True) if points]
    lines += [f"item {one.charges} {one.name}" + (" upgraded" if one.upgraded else "") for one in b.items]
    lines += [f"performed {action}" + (" dangerous" if danger else "") for action, danger in b.performed]
    return lines


def parsed(text: str, setup: Mapping[str, str], dice: Dice) -> Board:
    """The board that prints so; what is left out is as at the start."""
    drawing, _, rest = text.strip("\n").partition("\n\n")
    lines = [line.split() for line in rest.split("\n") if line.strip()]
    cells = read_cells(drawing.split("\n"))
    rooms = {words[1]: " ".join(words[2:]) for words in lines if words[0] == "room"}
    b = bare_board(setup, read_map(cells, rooms), dice)
    b.rooms = [Room(rooms[NAMES[sector]]) for sector in b.map.rooms]
    for sector, (picture_, inside) in cells.items():
        read_sides(b, sector, picture_)
        read_marks(b, sector, inside)
    for words in lines:
        if words[0] != "room":
            read_fact(b, words)
    if b.hero < 0:
        raise Refused("the picture has no hero (H)")
    return b


Cells = dict[int, tuple[tuple[str, str, str, str], str]]
"""For each sector drawn its four sides and what stands inside."""


def read_cells(lines: list[str]) -> Cells:
    """The sectors of a picture."""
    columns = lines[0].split()
    if not columns or any(len(column) != 1 or column not in HEAD for column in columns):
        raise Refused(f"the first line of the picture names columns from a to h, not {lines[0]!r}")
    if (len(lines) - 1) % 3:
        raise Refused("each row of sectors in the picture has three lines")
    found: Cells = {}
    for top in range(1, len(lines), 3):
        block = [line.ljust(MARGIN + WIDTH * len(columns)) for line in lines[top : top + 3]]
        row = block[1][:MARGIN].strip()
        if row not in tuple("123456"):
            raise Refused(f"a row of the picture is numbered 1 to 6, not {row!r}")
        for place, column in enumerate(columns):
            left = MARGIN + WIDTH * place
            north, middle, south = (line[left : left + WIDTH] for line in block)
            if not (north + middle + south).strip():
                continue
            number = HEAD.index(column)
            sector = number // COLUMNS * LEVEL + (int(row) - 1) * COLUMNS + number % COLUMNS
            found[sector] = (north[4], middle[8], south[4], middle[0]), middle[1:8].rstrip()
    return found


def read_map(cells: Cells, rooms: Mapping[str, str]) -> Map:
    """The map that is drawn, with its rooms as the facts name them."""
    ways = [0] * SECTORS
    for sector, (sides, _) in cells.items():
        for number, mark in enumerate(sides):
            if mark not in "# dx":
                raise Refused(f"a side of {NAMES[sector]} is #, blank, d or x, not {mark!r}")
            if mark == "#":
                continue
            other = beyond(sector % LEVEL, number)
            there = sector // LEVEL * LEVEL + other
            if other < 0 or there not in cells or cells[there][0][BACK[number]] != mark:
                raise Refused(f"{NAMES[sector]} and its neighbour do not draw the same side")
            ways[sector] |= 1 << number
    named = [NAMES.index(name) for name in rooms if name in NAMES]
    if len(named) != len(rooms) or any(room not in [str(one) for one in Room] for room in rooms.values()):
        raise Refused(f"a room is written: room CELL NAME, with a name of: {', '.join(str(room) for room in Room)}")
    faces = [
        Face(
            tuple(ways[level * LEVEL : (level + 1) * LEVEL]),
            tuple(sorted(sector % LEVEL for sector in named if sector // LEVEL == level)),
            (),
            tuple(sorted(one % LEVEL for one, (_, inside) in cells.items() if one // LEVEL == level and "L" in inside)),
        )
        for level in range(2)
    ]
    m = Map(faces[0], faces[1], stairs_of(cells))
    for sector, (sides, _) in cells.items():
        for number, mark in enumerate(sides):
            if (mark in "dx") != (m.door[sector][number] >= 0):
                raise Refused(f"{NAMES[sector]}: every door has a room on one side, and a room has doors alone")
    return m


def stairs_of(cells: Cells) -> list[tuple[Sector, Sector]]:
    """The stairs of each colour, red and blue."""
    pairs = []
    for colour in "RB":
        ends = sorted(sector for sector, (_, inside) in cells.items() if colour in inside)
        if ends and (len(ends) != 2 or ends[0] // LEVEL == ends[1] // LEVEL):
            raise Refused(f"stairs {colour} need one end on each level")
        if ends:
            pairs.append((ends[0], ends[1]))
    return pairs


def read_sides(b: Board, sector: Sector, sides: tuple[str, str, str, str]) -> None:
    """The doors that are blocked."""
    for number, mark in enumerate(sides):
        if mark == "x":
            b.blocked |= 1 << b.map.door[sector][number]


def read_marks(b: Board, sector: Sector, inside: str) -> None:
    """What lies in a sector."""
    for mark in inside:
        if mark == "+":
            b.revealed |= 1 << sector
        elif mark == "*":
            b.lit |= 1 << sector
        elif mark == "!":
            b.danger |= 1 << sector
        elif mark == "H":
            b.hero = sector
        elif mark.lower() in KINDS:
            creature = Creature(KINDS[mark.lower()], sector)
            creature.wounded = mark.isupper()
            b.creatures.append(creature)
        elif mark not in ".RBL":
            raise Refused(f"{mark!r} in {NAMES[sector]} is no mark; marks are: + . R B L * ! H s p c m w")


def read_fact(b: Board, words: list[str]) -> None:
    """One fact; its first word tells which."""
    key, *rest = words
    if key not in READERS:
        raise Refused(f"no fact is called {key!r}; facts are: {', '.join(READERS)}")
    try:
        READERS[key](b, key, rest)
    except (ValueError, KeyError, IndexError) as problem:
        raise Refused(f"{' '.join(words)!r} is no fact of this game") from problem


def read_number(b: Board, key: str, rest: list[str]) -> None:
    """A track or a counter."""
    (value,) = rest
    setattr(b, NUMBERS[key], int(value))


def read_phase(b: Board, _: str, rest: list[str]) -> None:
    """What comes next."""
    b.phase = " ".join(rest)


def read_also(b: Board, _: str, rest: list[str]) -> None:
    """Marks for which the picture had no room."""
    name, inside = rest
    read_marks(b, NAMES.index(name), inside)


def read_moved(b: Board, _: str, rest: list[str]) -> None:
    """A creature that moved this turn into the sector where it is."""
    name, letter = rest
    for creature in b.creatures:
        if creature.at == NAMES.index(name) and letter_of(creature) == letter and not creature.moved:
            creature.moved = True
            return
    raise ValueError


def read_character(b: Board, _: str, rest: list[str]) -> None:
    """Who the hero is."""
    (name,) = rest
    b.character = "" if name == "-" else name


def read_nightmare(b: Board, _: str, rest: list[str]) -> None:
    """Nightmare mode."""
    if rest:
        raise ValueError
    b.nightmare = True
    b.marker = max(b.marker, FINAL)


def read_experience(b: Board, _: str, rest: list[str]) -> None:
    """Points in an ability."""
    points, *name = rest
    b.experience[list(Ability).index(Ability(" ".join(name)))] = int(points)


def read_item(b: Board, _: str, rest: list[str]) -> None:
    """An item with its charges, upgraded or not."""
    charges, name, *upgraded = rest
    if upgraded not in ([], ["upgraded"]):
        raise ValueError
    item = Item(name, int(charges))
    item.upgraded = bool(upgraded)
    b.items.append(item)


def read_performed(b: Board, _: str, rest: list[str]) -> None:
    """An action performed this turn."""
    action, *dangerous = rest
    if dangerous not in ([], ["dangerous"]):
        raise ValueError
    b.performed.append((Action(action), bool(dangerous)))


READERS: dict[str, Callable[[Board, str, list[str]], None]] = {
    **dict.fromkeys(NUMBERS, read_number),
    "phase": read_phase,
    "also": read_also,
    "moved": read_moved,
    "character": read_character,
    "nightmare": read_nightmare,
    "experience": read_experience,
    "item": read_item,
    "performed": read_performed,
}
