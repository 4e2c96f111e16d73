"""How a view looks in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import FINAL, KINDS, TABLE, TRACK, TRACK_DANGER, Room
from unlit.alone.paper.picture import INNER, MARGIN, SIDES, WIDTH
from unlit.alone.rules.modules import MODULES
from unlit.alone.seen.shown import (
    NOTHING,
    AnswerShown,
    CompanionShown,
    CreatureShown,
    Holds,
    ItemShown,
    MissionShown,
    NoiseShown,
    NothingShown,
    OnTrack,
    Stairs,
)
from unlit.alone.seen.view import Cell, Place, View

if TYPE_CHECKING:
    from unlit.alone.box.box import Box
    from unlit.alone.box.pieces import Deck
    from unlit.alone.seen.shown import NoteShown
    from unlit.kernel.game import Say


def show(seen: object, say: Say, box: Box) -> str:
    """A view as lines of text."""
    assert isinstance(seen, View)
    lines = show_map(seen, say) if seen.map else show_labyrinth(seen, say)
    lines += show_sheets(seen, say)
    return "\n".join(
        [
            *lines,
            "",
            *show_table(seen, say, box),
            *show_sheet(seen, say, box),
            *show_evil(seen, say),
            *show_modules(seen, say),
        ]
    )


# A1.30
def show_sheets(seen: View, say: Say) -> list[str]:
    """The two sheets that make up the map; only evil sees how they lie."""
    names = [say(sheet, {}) if isinstance(sheet, str) else say("sheet", {"number": sheet}) for sheet in seen.sheets]
    return [labelled(say, "sheets", names)] if names else []


def show_table(seen: View, say: Say, box: Box) -> list[str]:
    """The creature table: all of it for evil, only the revealed kinds for the hero."""
    shown = [creature.kind for place in seen.labyrinth for creature in place.holds.creatures]
    kinds = [kind for kind in TABLE if seen.map or kind.name in shown]
    rows = [
        f"{say(str(kind), {})} {one.wound}/{one.kill} {one.dark}/{one.light} {one.fright} {one.spawn}"
        for kind, one in ((kind, (box.nightmare if seen.nightmare else box.calm)[kind]) for kind in kinds)
    ]
    return [labelled(say, "table", rows)] if rows else []


def show_map(seen: View, say: Say) -> list[str]:
    """Both levels, with the names of rooms and the hero's numbers."""
    rooms = [f"{cell.name} {say(str(cell.shape), {})}" for cell in seen.map if isinstance(cell.shape, Room)]
    known = sorted((cell.number, cell.name) for cell in seen.map if cell.number)
    numbers = [f"{number} {name}" for number, name in known]
    creatures = [
        f"{show_creature_at(creature, cell, say)} ({'-' if cell.steps == FAR else cell.steps})"
        for cell in seen.map
        for creature in cell.holds.creatures
    ]
    lines = [*draw_map(seen.map), "", labelled(say, "rooms", rooms), labelled(say, "numbers", numbers)]
    lines.append(labelled(say, "creatures", creatures))
    conditions = [f"{cell.name} {say(cell.holds.condition, {})}" for cell in seen.map if cell.holds.condition]
    return [*lines, labelled(say, "conditions", conditions)] if conditions else lines


def show_creature_at(creature: CreatureShown, cell: Cell, say: Say) -> str:
    """A creature and its sector."""
    return f"{say(called(creature), {})} {say('at', {})} {cell.name}"


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
    north, east, south, west = (SIDES[side] for side in cell.sides)
    inside = f"{'+' if cell.number else '.'}{'H' if cell.hero else ''}{signs(cell.holds)}"[:INNER].ljust(INNER)
    return (f"####{north}####", f"{west}{inside}{east}", f"####{south}####")


def called(creature: CreatureShown) -> str:
    """A creature as everyone names it."""
    return KINDS[creature.kind].called[creature.wounded]


def show_labyrinth(seen: View, say: Say) -> list[str]:
    """Each group of sectors as a picture, the hero's first, and what the sectors hold."""
    groups = sorted({place.group for place in seen.labyrinth}, key=lambda group: not hero_in(seen, group))
    lines: list[str] = []
    for group in groups:
        lines += [*draw_group([place for place in seen.labyrinth if place.group == group]), ""]
    for place in seen.labyrinth:
        things = ", ".join(say(one, {}) for one in things_in(place.holds))
        holds = f": {things}" if place.holds != NOTHING else ""
        lines.append(f"{place.number} {say(str(place.shape), {})}{holds}")
    return lines


def things_in(holds: Holds) -> list[str]:
    """Everything in a sector, each by name."""
    found = [str(holds.stairs)] if holds.stairs is not None else []
    found += ["light-control-unit"] if holds.control_unit else []
    found += ["light"] if holds.light else []
    found += ["danger"] if holds.danger else []
    found += [holds.condition] if holds.condition else []
    return [*found, *map(str, holds.missions), *map(called, holds.creatures)]


def hero_in(seen: View, group: int) -> bool:
    """Whether the hero is in this group."""
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
    """The three lines of a sector: its number, H for the hero, then the letters of the legend."""
    north, east, south, west = (SIDES[side] for side in place.sides)
    inside = f"{place.number}{'H' if place.hero else ''}{signs(place.holds)}"[:INNER].ljust(INNER)
    return (f"####{north}####", f"{west}{inside}{east}", f"####{south}####")


STAIRS = {Stairs.PLAIN: "^", Stairs.RED: "R", Stairs.BLUE: "B"}


def signs(holds: Holds) -> str:
    """What a sector holds, a letter each; wounded creatures are capitals."""
    found = STAIRS[holds.stairs] if holds.stairs is not None else ""
    found += "L" * holds.control_unit + "*" * holds.light + "!" * holds.danger
    letters = ((KINDS[one.kind].letter, one.wounded) for one in holds.creatures)
    return found + "".join(letter.upper() if wounded else letter for letter, wounded in letters)


def sheet_line(seen: View, say: Say) -> str:
    """Life and everything else that the hero's sheet counts."""
    names: dict[str, str | int] = {
        "turn": seen.turn,
        "life": seen.life,
        "control": seen.control,
        "cap": seen.cap,
        "adrenaline": seen.adrenaline,
        "left": FINAL - seen.round,
    }
    return say("label-sheet", names)


def show_sheet(seen: View, say: Say, box: Box) -> list[str]:
    """The hero's sheet."""
    lines = [sheet_line(seen, say), labelled(say, "hero", [say(seen.character or "nobody", {})])]
    if seen.nightmare:
        lines.append(say("label-nightmare", {}))
    lines.append(labelled(say, "items", [show_item(one, say, box) for one in seen.items]))
    if seen.companions:
        lines.append(labelled(say, "companions", [show_companion(one, say) for one in seen.companions]))
    if seen.experience:
        learned = [f"{say(str(ability), {})} {points}" for ability, points in seen.experience.items()]
        lines.append(labelled(say, "experience", learned))
    missions = [show_mission(one, say) for one in seen.missions]
    if missions and not seen.triggered:
        missions[-1] += f" {say('locked', {})}"
    lines.append(labelled(say, "missions", missions))
    if seen.scavenged:
        lines.append(labelled(say, "scavenged", [say(str(room), {}) for room in seen.scavenged]))
    if seen.notes:
        lines.append(labelled(say, "notes", [f"{note.turn}: {show_note(note, say)}" for note in seen.notes]))
    return lines


def show_note(note: NoteShown, say: Say) -> str:
    """What the hero was told."""
    if isinstance(note, NoiseShown):
        return say("note-noise", {"way": say(note.way, {})})
    if isinstance(note, AnswerShown):
        target, level = say(note.target, {}), say(str(note.level), {})
        return say("note-answer", {"target": target, "distance": note.distance, "level": level})
    if isinstance(note, NothingShown):
        return say("note-nothing", {"target": say(note.target, {})})
    return say("note-sensor", {"creatures": note.creatures})


def show_item(one: ItemShown, say: Say, box: Box) -> str:
    """An item, its charges, what it is made of, and what it needs."""
    row = box.items[one.item]
    extra = say("upgraded", {}) if one.upgraded else say(str(row.required), {})
    return f"{say(one.item, {})} ({one.charges}, {say(str(row.matrix), {})}, {extra})"


def show_companion(one: CompanionShown, say: Say) -> str:
    """A companion and its charges."""
    return f"{say(one.character, {})} ({one.charges})"


def show_mission(one: MissionShown, say: Say) -> str:
    """A mission, its room, and its progress."""
    done = say("completed", {}) if one.completed else f"{one.steps}/{one.needed}"
    return f"{say(one.mission, {})} ({say(str(one.room), {})}, {done})"


def show_evil(seen: View, say: Say) -> list[str]:
    """Evil's cards, as much as this seat sees of them."""
    lines = [labelled(say, "leader", [say(seen.leader, {})])] if len(seen.hands) > 1 else []
    hands = [f"{say(seat, {})} ({show_backs(backs, say)})" for seat, backs in seen.hands.items()]
    lines.append(labelled(say, "hands", hands))
    track = [show_card(card, say) for card in seen.track]
    covered = sum(card.spaces for card in seen.track)
    told = {"covered": covered, "spaces": TRACK, "danger": min(TRACK - covered, TRACK_DANGER)}
    lines.append(say("label-track", told) + (f": {', '.join(track)}" if track else ""))
    if seen.creatures_left:
        left = [f"{count} {say(kind, {})}" for kind, count in seen.creatures_left.items() if count]
        lines.append(labelled(say, "creatures-left", left))
    if seen.hand:
        lines.append(labelled(say, "hand", [say(card, {}) for card in seen.hand]))
    return lines


def show_modules(seen: View, say: Say) -> list[str]:
    """What modules add."""
    return [line for name, part in seen.modules.items() for line in MODULES[name].show(part, say)]


def show_card(one: OnTrack, say: Say) -> str:
    """A card on the track: its back if it is face down, and its name if this seat knows it."""
    names = ([f"down-{one.down}"] if one.down is not None else []) + ([one.card] if one.card else [])
    return " ".join(say(name, {}) for name in names)


def show_backs(backs: dict[Deck, int], say: Say) -> str:
    """How many cards of each deck there are."""
    return ", ".join(f"{count} {say(str(deck), {})}" for deck, count in backs.items()) or "0"


def labelled(say: Say, key: str, things: list[str]) -> str:
    """A label and the things it stands for."""
    return f"{say(f'label-{key}', {})}: {', '.join(things) or '-'}"
