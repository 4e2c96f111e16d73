"""What shows to each seat, and how it looks in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board, evil_seats, healing_cap, leading, named, room_at
from unlit.alone.cards.rows import ITEMS, MISSIONS, REACTIONS
from unlit.alone.geometry import FAR
from unlit.alone.knowledge import all_laid, deck_of, sees
from unlit.alone.labyrinth import contents
from unlit.alone.layouts import begun
from unlit.alone.mapmaker import CATALOGUE
from unlit.alone.parts import COLUMNS, COMPASS, FINAL, LEVEL, NAMES, NIGHTMARE_STATS, STATS, TRACK, Ability, Kind
from unlit.alone.picture import INNER, WIDTH, picture, side
from unlit.alone.reactions import spaces_covered

if TYPE_CHECKING:
    from unlit.alone.board import Laid
    from unlit.alone.parts import Sector
    from unlit.kernel.game import Say
    from unlit.kernel.question import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds."""

    number: int
    group: int
    column: int
    row: int
    shape: str
    sides: str
    holds: str
    hero: bool


@dataclass(frozen=True, slots=True)
class View:
    """The labyrinth and the hero's sheet, open to all; to evil the map; one's own hand."""

    seat: str
    phase: str
    sheets: tuple[str, ...]
    labyrinth: tuple[Place, ...]
    map: tuple[str, ...]
    rooms: tuple[tuple[str, str], ...]
    numbers: tuple[tuple[int, str], ...]
    creatures: tuple[tuple[str, int], ...]
    conditions: tuple[tuple[str, str], ...]
    character: str
    life: int
    control: int
    cap: int
    adrenaline: int
    round: int
    rounds_kept: int
    nightmare: bool
    turn: int
    actions: int
    bullet_time: bool
    recovered: bool
    performed: tuple[tuple[str, bool], ...]
    experience: tuple[tuple[str, int], ...]
    items: tuple[str, ...]
    item_deck: int
    item_discards: tuple[str, ...]
    companions: tuple[tuple[str, int], ...]
    missions: tuple[tuple[str, str, int, int, bool], ...]
    triggered: bool
    scavenged: tuple[str, ...]
    notes: tuple[str, ...]
    leader: str
    decks: tuple[tuple[str, int], ...]
    owned: tuple[tuple[str, str], ...]
    hand: tuple[str, ...]
    hands: tuple[tuple[str, str], ...]
    track: tuple[str, ...]
    covered: int
    discards: tuple[str, ...]
    cards_played: int
    danger_aside: int


# A1.24, A1.25
def view(b: Board, seat: Seat) -> View:
    """What shows to this seat now; to a spectator, what is open to all."""
    evil = seat in b.hands
    return View(
        seat=seat,
        phase=b.phase,
        sheets=begun(b.memory).sheets if b.memory is not None else (),
        labyrinth=labyrinth(b),
        map=map_lines(b) if evil else (),
        rooms=tuple((NAMES[sector], str(room)) for sector, room in zip(b.map.rooms, b.rooms, strict=True))
        if evil
        else (),
        numbers=tuple((number, NAMES[sector]) for sector, number in b.labels.items()) if evil else (),
        creatures=far_creatures(b) if evil else (),
        conditions=tuple((NAMES[sector], name) for sector, name in sorted(b.conditions.items())) if evil else (),
        character=b.character,
        life=b.life,
        control=b.control,
        cap=healing_cap(b),
        adrenaline=b.adrenaline,
        round=b.marker,
        rounds_kept=b.round_kept,
        nightmare=b.nightmare,
        turn=b.turn,
        actions=b.actions,
        bullet_time=b.bullet_time,
        recovered=b.recovered,
        performed=tuple((str(action), danger) for action, danger in b.performed),
        experience=tuple((str(one), points) for one, points in zip(Ability, b.experience, strict=True) if points),
        items=tuple(str(item) for item in b.items),
        item_deck=len(b.item_deck),
        item_discards=b.item_discards,
        companions=tuple(b.companions.items()),
        missions=tuple(
            (one.name, str(one.room), one.steps, MISSIONS.named[one.name].row.steps, one.completed)
            for one in b.missions
        ),
        triggered=b.triggered,
        scavenged=tuple(str(room) for room in b.scavenged),
        notes=b.notes if seat == HERO else (),
        leader=leading(b),
        decks=tuple((str(deck), len(cards)) for deck, cards in b.decks.items()),
        owned=tuple((other, " ".join(str(deck) for deck in decks)) for other, decks in b.owned.items()),
        hand=b.hands.get(seat, ()),
        hands=tuple((other, backs(b, other)) for other in evil_seats(b)),
        track=tuple(seen_as(laid, seat) for laid in b.track),
        covered=spaces_covered(b),
        discards=tuple(seen_as(laid, seat) for laid in all_laid(b)[len(b.track) :]),
        cards_played=b.cards_played,
        danger_aside=b.danger_aside,
    )


def map_lines(b: Board) -> tuple[str, ...]:
    """The map; until evil has said which stairs are red they have no colour."""
    lines = picture(b)
    if b.phase in ("character", "stairs"):
        lines = [line.replace("R", "^").replace("B", "^") for line in lines]
    return tuple(lines)


def far_creatures(b: Board) -> tuple[tuple[str, int], ...]:
    """Every creature and its place, and how many steps it is from the hero."""
    if b.hero < 0:
        return tuple((named(b, creature), 0) for creature in b.creatures)
    steps = b.map.distances(b.blocked).steps(b.hero)
    return tuple((named(b, creature), steps[at]) for creature, at in b.creatures.items())


def backs(b: Board, seat: Seat) -> str:
    """The backs of a hand: one word for each card, its deck."""
    return " ".join(sorted(str(deck_of(card)) for card in b.hands[seat]))


def seen_as(laid: Laid, seat: Seat) -> str:
    """A card that lies: its name, or its back; one's own face-down card is both."""
    back = f"down-{REACTIONS.named[laid.card].row.deck}"
    if not laid.down:
        return laid.card
    return f"{back} {laid.card}" if sees(seat, laid) else back


# A5.9, A5.14
def labyrinth(b: Board) -> tuple[Place, ...]:
    """Every revealed sector with all that it holds, and where it lies to the others of its group."""
    groups = b.groups
    firsts: dict[int, Sector] = {}
    for sector in sorted(b.labels, key=b.labels.__getitem__):
        firsts.setdefault(groups[sector], sector)
    if b.hero in groups:
        firsts[groups[b.hero]] = b.hero
    found = []
    for sector in sorted(b.labels, key=b.labels.__getitem__):
        first = firsts[groups[sector]]
        found.append(
            Place(
                number=b.labels[sector],
                group=b.labels[first],
                column=sector % COLUMNS - first % COLUMNS,
                row=sector % LEVEL // COLUMNS - first % LEVEL // COLUMNS,
                shape=str(room_at(b, sector) or b.map.shape[sector]),
                sides="".join(side(b, sector, way) for way in COMPASS),
                holds=contents(b, sector),
                hero=sector == b.hero,
            )
        )
    return tuple(found)


def show(seen: object, say: Say) -> str:
    """A view as lines of text."""
    assert isinstance(seen, View)
    lines = show_map(seen, say) if seen.map else show_labyrinth(seen, say)
    lines += show_sheets(seen, say)
    return "\n".join([*lines, "", *show_table(seen, say), *show_sheet(seen, say), *show_evil(seen, say)])


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
    table = NIGHTMARE_STATS if seen.nightmare else STATS
    kinds = [kind for kind in Kind if seen.map or str(kind) in shown]
    rows = [
        f"{say(str(kind), {})} {one.wound}/{one.kill} {one.dark}/{one.light} {one.fright} {one.spawn}"
        for kind, one in ((kind, table[kind]) for kind in kinds)
    ]
    return [labelled(say, "table", rows)] if rows else []


def show_map(seen: View, say: Say) -> list[str]:
    """Both levels, with names of rooms and the hero's numbers."""
    rooms = [f"{name} {say(room, {})}" for name, room in seen.rooms]
    numbers = [f"{number} {name}" for number, name in seen.numbers]
    creatures = [f"{say(name, {})} ({'-' if steps == FAR else steps})" for name, steps in seen.creatures]
    lines = [*seen.map, "", labelled(say, "rooms", rooms), labelled(say, "numbers", numbers)]
    lines.append(labelled(say, "creatures", creatures))
    if seen.conditions:
        lines.append(labelled(say, "conditions", [f"{name} {say(what, {})}" for name, what in seen.conditions]))
    return lines


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
    inside = f"{place.number}{'H' if place.hero else ''}{signs(place)}"[:INNER].ljust(INNER)
    return (f"####{north}####", f"{west}{inside}{east}", f"####{south}####")


SIGNS = {"red-stairs": "R", "blue-stairs": "B", "light-control-unit": "L", "light": "*", "danger": "!"}


def signs(place: Place) -> str:
    """What a sector holds, a letter each."""
    found, wounded = "", False
    for word in place.holds.split():
        if word == "wounded":
            wounded = True
        elif word in SIGNS:
            found += SIGNS[word]
        elif "-" not in word and word != "glyph":
            found += word[0].upper() if wounded else word[0]
            wounded = False
    return found


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
    row = ITEMS.named[name].row
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
    lines.append(
        say("label-track", {"covered": seen.covered, "spaces": TRACK}) + (f": {', '.join(track)}" if track else "")
    )
    if seen.hand:
        lines.append(labelled(say, "hand", [say(card, {}) for card in seen.hand]))
    return lines


def show_backs(hand: str, say: Say) -> str:
    """How many cards of each deck."""
    return ", ".join(f"{hand.split().count(deck)} {say(deck, {})}" for deck in dict.fromkeys(hand.split())) or "0"


def labelled(say: Say, key: str, things: list[str]) -> str:
    """A label and what belongs to it."""
    return f"{say(f'label-{key}', {})}: {', '.join(things) or '-'}"
