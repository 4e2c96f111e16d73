"""What each seat is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from unlit.alone.board.board import (
    HERO,
    Board,
    creatures_at,
    evil_seats,
    healing_cap,
    is_dangerous,
    is_lit,
    leading,
    room_at,
    tokens_left,
)
from unlit.alone.board.geometry import FAR
from unlit.alone.box.mapmaker import CATALOGUE
from unlit.alone.box.pieces import (
    COLUMNS,
    COMPASS,
    LEVEL,
    NAMES,
    REGULAR,
    Ability,
    CardName,
    CharacterName,
    Deck,
    ItemName,
    Room,
    SeatName,
    SectorName,
    Shape,
    Side,
)
from unlit.alone.mind.knowledge import deck_of, sees
from unlit.alone.mind.layouts import begun
from unlit.alone.paper.picture import side
from unlit.alone.rules.creatures import spawn_doors
from unlit.alone.rules.modules import modules_of
from unlit.alone.seen.shown import (
    NOTHING,
    AnswerShown,
    CompanionShown,
    CreatureShown,
    FaceDown,
    Holds,
    ItemShown,
    MissionShown,
    MissionToken,
    NoiseShown,
    NoteShown,
    NothingShown,
    OnTrack,
    Performed,
    SensorShown,
    Stairs,
    or_nothing,
)
from unlit.alone.told.notes import AnswerNoted, NoiseNoted, NothingNoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board.board import Laid
    from unlit.alone.box.pieces import Sector
    from unlit.alone.told.notes import Note
    from unlit.kernel.told.question import Seat

Sides: TypeAlias = tuple[Side, Side, Side, Side]
"""The north, east, south and west sides."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds."""

    number: int
    group: int
    column: int
    row: int
    shape: Room | Shape
    sides: Sides
    holds: Holds = NOTHING
    hero: bool = False


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A sector of the map as evil sees it: its name, the hero's number for it or 0, and its steps from the hero."""

    name: SectorName
    hero: bool = False
    number: int = 0
    steps: int = 0
    holds: Holds = NOTHING
    shape: Room | Shape
    sides: Sides


class View(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The labyrinth and the hero's sheet, open to all; the map for evil; the seat's own hand; what modules add."""

    seat: SeatName
    phase: str
    sheets: tuple[str | int, ...]  # by name, or by number in the catalogue
    labyrinth: tuple[Place, ...]
    map: tuple[Cell, ...] = ()
    creatures_left: dict[str, int] = {}
    character: CharacterName
    life: int
    control: int
    cap: int
    adrenaline: int
    round: int
    rounds_kept: int = 0
    nightmare: bool = False
    turn: int
    actions: int
    bullet_time: bool = False
    recovered: bool = False
    performed: tuple[Performed, ...] = ()
    experience: dict[Ability, int] = {}
    items: tuple[ItemShown, ...]
    item_deck: int
    item_discards: tuple[ItemName, ...] = ()
    companions: tuple[CompanionShown, ...] = ()
    missions: tuple[MissionShown, ...]
    triggered: bool = False
    scavenged: tuple[Room, ...] = ()
    notes: tuple[NoteShown, ...]
    leader: SeatName
    decks: dict[Deck, int]
    owned: dict[SeatName, tuple[Deck, ...]]
    hand: tuple[CardName, ...] = ()
    hands: dict[SeatName, dict[Deck, int]]  # as others see them
    track: tuple[OnTrack, ...]
    discards: dict[Deck, tuple[CardName | FaceDown, ...]]
    cards_played: int
    danger_aside: int = 0
    modules: dict[str, Any] = {}


# A1.24, A1.25
def view(b: Board, seat: Seat, prompt: str = "") -> View:
    """What this seat is shown now, for a question if there is one; a spectator sees what is open to all."""
    evil = seat in b.hands
    return View(
        seat=seat,
        phase=b.phase,
        sheets=tuple(named(sheet) for sheet in begun(b.memory).sheets) if b.memory is not None else (),
        labyrinth=labyrinth(b),
        map=whole_map(b, prompt) if evil else (),
        creatures_left={kind.name: tokens_left(b, kind) for kind in REGULAR} if evil else {},
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
        performed=tuple(Performed(action, danger) for action, danger in b.performed),
        experience={one: points for one, points in zip(Ability, b.experience, strict=True) if points},
        items=tuple(ItemShown(*item) for item in b.items),
        item_deck=len(b.item_deck),
        item_discards=b.item_discards,
        companions=tuple(CompanionShown(*one) for one in b.companions.items()),
        missions=tuple(
            MissionShown(one.name, one.room, b.box.missions[one.name].steps, one.steps, one.completed)
            for one in b.missions
        ),
        triggered=b.triggered,
        scavenged=b.scavenged,
        notes=tuple(map(note_shown, b.notes)) if seat == HERO else (),
        leader=leading(b),
        decks={deck: len(cards) for deck, cards in b.decks.items()},
        owned={other: tuple(decks) for other, decks in b.owned.items()},
        hand=b.hands.get(seat, ()),
        hands={other: backs(b, other) for other in evil_seats(b)},
        track=tuple(on_track(b, laid, seat) for laid in b.track),
        discards={deck: tuple(in_pile(laid, seat) for laid in pile) for deck, pile in b.discards.items() if pile},
        cards_played=b.cards_played,
        danger_aside=b.danger_aside,
        modules={module.name: module.view(b, seat) for module in modules_of(b)},
    )


def note_shown(note: Note) -> NoteShown:
    """A note on the hero's sheet, with names for what it is about."""
    noted = note.noted
    if isinstance(noted, NoiseNoted):
        return NoiseShown(note.turn, str(noted.way))
    if isinstance(noted, AnswerNoted):
        return AnswerShown(note.turn, str(noted.target), noted.distance, noted.level)
    if isinstance(noted, NothingNoted):
        return NothingShown(note.turn, str(noted.target))
    return SensorShown(note.turn, noted.creatures)


PLACED_LIKE_SPAWNED: list[Callable[[Board, str], bool]] = []
"""Modules say here at which other prompts a creature is placed by the spawning rules."""


# A15.3
def whole_map(b: Board, prompt: str) -> tuple[Cell, ...]:
    """Both levels, sector by sector; the steps are those creatures walk, or spawn distances when they spawn."""
    spawning = prompt == "spawn at" or any(placed(b, prompt) for placed in PLACED_LIKE_SPAWNED)
    blocked = spawn_doors(b) if spawning else b.blocked
    steps = b.map.distances(blocked).steps(b.hero) if b.hero >= 0 else ()
    return tuple([cell(b, sector, steps[sector] if steps else FAR) for sector in b.map.used])


def cell(b: Board, sector: Sector, steps: int) -> Cell:
    """A sector of the map, this many steps from the hero."""
    return Cell(
        name=NAMES[sector],
        shape=room_at(b, sector) or b.map.shape[sector],
        sides=sides_of(b, sector),
        steps=steps,
        number=b.labels.get(sector, 0),
        holds=held_in(b, sector),
        hero=sector == b.hero,
    )


def sides_of(b: Board, sector: Sector) -> Sides:
    """The sides of a sector: north, east, south, west."""
    north, east, south, west = COMPASS
    return side(b, sector, north), side(b, sector, east), side(b, sector, south), side(b, sector, west)


# A2.9, A5.9
def held_in(b: Board, sector: Sector) -> Holds:
    """Everything in a sector."""
    return or_nothing(
        Holds(
            stairs_in(b, sector),
            sector in b.map.lights,
            is_lit(b, sector),
            is_dangerous(b, sector),
            b.conditions.get(sector, ""),
            missions_in(b, sector),
            tuple([CreatureShown(one.kind.name, one in b.wounded) for one in creatures_at(b, sector)]),
        )
    )


def stairs_in(b: Board, sector: Sector) -> Stairs | None:
    """The stairs of a sector; they have no colour until evil has said which are red."""
    for colour, pair in zip((Stairs.RED, Stairs.BLUE), b.map.pairs, strict=False):
        if sector in pair:
            return Stairs.PLAIN if b.phase in ("character", "stairs") else colour
    return None


def missions_in(b: Board, sector: Sector) -> tuple[MissionToken, ...]:
    """The tokens of missions still to be completed there."""
    room = room_at(b, sector)
    if room is None:
        return ()
    tokens = zip(MissionToken, b.missions, strict=False)
    return tuple([token for token, mission in tokens if mission.room is room and not mission.completed])


def backs(b: Board, seat: Seat) -> dict[Deck, int]:
    """The backs of a hand, deck by deck, so that the order of the cards gives nothing away."""
    decks = [deck_of(b, card) for card in b.hands[seat]]
    return {deck: decks.count(deck) for deck in Deck if deck in decks}


def on_track(b: Board, laid: Laid, seat: Seat) -> OnTrack:
    """A card on the track, as this seat knows it."""
    name = laid.card if sees(seat, laid) else ""
    return OnTrack(name, deck_of(b, laid.card) if laid.down else None, laid.spaces)


def in_pile(laid: Laid, seat: Seat) -> CardName | FaceDown:
    """A discarded card, as this seat knows it."""
    return FaceDown(laid.card if sees(seat, laid) else "") if laid.down else laid.card


def named(sheet: str) -> str | int:
    """A sheet of the box by name, a sheet of the catalogue by number."""
    return int(sheet.removeprefix(CATALOGUE)) if sheet.startswith(CATALOGUE) else sheet


class Spot(NamedTuple):
    """The part of the labyrinth where a revealed sector lies, and its position there."""

    group: int
    column: int
    row: int


# A5.14
def spots(b: Board) -> dict[Sector, Spot]:
    """Where every revealed sector lies relative to its group, in the order of their numbers."""
    groups = b.groups
    numbered = sorted(b.labels, key=b.labels.__getitem__)
    firsts: dict[int, Sector] = {}
    for sector in numbered:
        firsts.setdefault(groups[sector], sector)
    if b.hero in groups:
        firsts[groups[b.hero]] = b.hero
    found = {}
    for sector in numbered:
        first = firsts[groups[sector]]
        columns = sector % COLUMNS - first % COLUMNS
        rows = sector % LEVEL // COLUMNS - first % LEVEL // COLUMNS
        found[sector] = Spot(b.labels[first], columns, rows)
    return found


# A5.9
def labyrinth(b: Board) -> tuple[Place, ...]:
    """Every revealed sector with all that it holds."""
    return tuple(
        [
            Place(
                number=b.labels[sector],
                group=spot.group,
                column=spot.column,
                row=spot.row,
                shape=room_at(b, sector) or b.map.shape[sector],
                sides=sides_of(b, sector),
                holds=held_in(b, sector),
                hero=sector == b.hero,
            )
            for sector, spot in spots(b).items()
        ]
    )
