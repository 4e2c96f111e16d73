"""The board as text: a picture of both levels, then a line for each fact that the picture lacks.

A sector is nine characters wide and three high. The middle of each side shows a wall `#`, an opening (blank), a door
`d` or a blocked door `x`. Inside: `+` revealed or `.` not, `R` `B` stairs, `L` light control unit, `*` light, `!`
danger, `H` the hero, and creatures by their letters, in capitals if wounded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, Declaration, Laid, creatures_at, is_revealed, leading
from unlit.alone.box.pieces import (
    COLUMNS,
    LEVEL,
    NAMES,
    SECTORS,
    Ability,
    Side,
)
from unlit.alone.rules.modules import modules_of

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Sector

WIDTH, INNER, MARGIN = 9, 7, 2
HEAD = "abcdefgh"
SIDES = {Side.WALL: "#", Side.OPEN: " ", Side.DOOR: "d", Side.BLOCKED: "x"}
NUMBERS = {
    "life": "life",
    "self-control": "control",
    "adrenaline": "adrenaline",
    "marker": "marker",
    "kept": "round_kept",
    "turn": "turn",
    "actions": "actions",
    "cards": "cards_played",
}


def printed(b: Board) -> str:
    """The picture, a blank line, and the facts."""
    return "\n".join([*picture(b), "", *facts(b)])


def picture(b: Board) -> list[str]:
    """The rows and columns that hold a sector, drawn."""
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
    """The three lines of a sector; blank if there is none."""
    if all(there < 0 for there in b.map.step[sector]):
        return (" " * WIDTH,) * 3
    north, east, south, west = (SIDES[side(b, sector, number)] for number in range(4))
    return (f"####{north}####", f"{west}{marks(b, sector)[:INNER].ljust(INNER)}{east}", f"####{south}####")


def side(b: Board, sector: Sector, number: int) -> Side:
    """What the middle of a side shows."""
    door = b.map.door[sector][number]
    if door >= 0:
        return Side.BLOCKED if b.blocked >> door & 1 else Side.DOOR
    return Side.OPEN if b.map.step[sector][number] >= 0 else Side.WALL


def marks(b: Board, sector: Sector) -> str:
    """Everything in a sector."""
    found = "+" if is_revealed(b, sector) else "."
    for colour, pair in zip("RB", b.map.pairs, strict=False):
        found += colour if sector in pair else ""
    found += "L" if sector in b.map.lights else ""
    found += "*" if b.lit >> sector & 1 else ""
    found += "!" if b.danger >> sector & 1 else ""
    found += "H" if b.hero == sector else ""
    return found + "".join(sorted(letter_of(b, creature) for creature in creatures_at(b, sector)))


def letter_of(b: Board, creature: Creature) -> str:
    """The letter of its kind, a capital if it is wounded."""
    letter = creature.kind.letter
    return letter.upper() if creature in b.wounded else letter


def facts(b: Board) -> list[str]:
    """What the picture does not show: more of the map, the hero's sheet, the turn in progress and evil's cards."""
    return [f"phase {b.phase}", *map_facts(b), *hero_facts(b), *turn_facts(b), *evil_facts(b), *module_facts(b)]


def map_facts(b: Board) -> list[str]:
    """Rooms, marks that the picture had no space for, tokens, and the hero's numbers for revealed sectors."""
    lines = [f"room {NAMES[sector]} {room}" for sector, room in zip(b.map.rooms, b.rooms, strict=True)]
    for sector in b.map.used:
        if len(marks(b, sector)) > INNER:
            lines.append(f"also {NAMES[sector]} {marks(b, sector)[INNER:]}")
    lines += sorted(f"moved {NAMES[at]} {letter_of(b, one)}" for one, at in b.creatures.items() if one in b.moved)
    lines += sorted(f"condition {NAMES[sector]} {condition}" for sector, condition in b.conditions.items())
    lines += [f"sector {number} {NAMES[sector]} {b.groups[sector]}" for sector, number in b.labels.items()]
    lines.append(f"last sector {b.last_label}")
    if b.hero < 0:
        lines.append("no hero yet")
    return lines


def hero_facts(b: Board) -> list[str]:
    """The hero's sheet."""
    lines = [f"character {b.character or '-'}"]
    lines += [f"{name} {getattr(b, field)}" for name, field in NUMBERS.items()]
    lines += ["nightmare"] if b.nightmare else []
    lines += [f"experience {points} {ability}" for ability, points in zip(Ability, b.experience, strict=True) if points]
    lines += [f"item {one}" for one in b.items]
    lines += [f"companion {charges} {name}" for name, charges in b.companions.items()]
    lines += [f"mission {one.steps} {one.name}" + (" completed" if one.completed else "") for one in b.missions]
    lines += ["triggered"] if b.triggered else []
    lines += [f"scavenged {room}" for room in b.scavenged]
    lines.append(f"item deck {' '.join(reversed(b.item_deck))}".rstrip())
    lines += [f"item discards {' '.join(b.item_discards)}"] if b.item_discards else []
    return lines + [f"note {note}" for note in b.notes]


def turn_facts(b: Board) -> list[str]:
    """The turn in progress."""
    lines = ["bullet time"] if b.bullet_time else []
    lines += ["recovered"] if b.recovered else []
    lines += [f"acting {b.acting}"] if b.acting is not None else []
    lines += declared_facts(b.declared)
    lines += [f"granted {b.granted}"] if b.granted is not None else []
    return lines + [f"performed {action}" + (" dangerous" if danger else "") for action, danger in b.performed]


def declared_facts(declared: Declaration) -> list[str]:
    """What the hero named with the action."""
    item = [f"declared with {declared.charges} of {declared.item}"] if declared.item is not None else []
    return item + [f"declared at {target}" for target in declared.targets]


def evil_facts(b: Board) -> list[str]:
    """Evil's cards, tokens and leader."""
    lines = [f"leader {leading(b)}"]
    lines += [f"own {seat} {' '.join(str(deck) for deck in decks)}" for seat, decks in b.owned.items()]
    lines += [f"hand {seat} {' '.join(hand)}".rstrip() for seat, hand in b.hands.items()]
    lines += [f"deck {deck} {' '.join(reversed(cards))}".rstrip() for deck, cards in b.decks.items()]
    lines += [f"discard {side_of(laid)} {laid.by} {laid.card}" for pile in b.discards.values() for laid in pile]
    lines += [f"track {laid.spaces} {side_of(laid)} {laid.by} {laid.card}" for laid in b.track]
    if b.offered is not None:
        down = "down" if b.offered.down else "up"
        lines.append(" ".join(["offered", down, b.offered.by, b.offered.card, *b.offered.among]))
    lines += [f"danger aside {b.danger_aside}"] if b.danger_aside else []
    return lines


def module_facts(b: Board) -> list[str]:
    """What modules keep."""
    return [line for module in modules_of(b) for line in module.facts(b)]


def side_of(laid: Laid) -> str:
    """Which side of a card is up."""
    return "down" if laid.down else "up"
