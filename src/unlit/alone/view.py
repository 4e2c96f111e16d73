"""What shows to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from unlit.alone.board import HERO, Board, evil_seats, healing_cap, leading, room_at, tokens_left
from unlit.alone.creatures import spawn_doors
from unlit.alone.geometry import FAR
from unlit.alone.knowledge import all_laid, deck_of, sees
from unlit.alone.labyrinth import contents
from unlit.alone.layouts import begun
from unlit.alone.modules import modules_of
from unlit.alone.parts import COLUMNS, COMPASS, LEVEL, NAMES, REGULAR, Ability
from unlit.alone.picture import side

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board import Laid
    from unlit.alone.parts import Sector
    from unlit.kernel.question import Seat


class Place(msgspec.Struct, frozen=True):
    """A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds."""

    number: int
    group: int
    column: int
    row: int
    shape: str
    sides: str
    holds: str
    hero: bool


class Cell(msgspec.Struct, frozen=True):
    """A sector of the map as evil sees it: its name, the hero's number for it or 0, and its steps from the hero."""

    name: str
    shape: str
    sides: str
    holds: str
    number: int
    steps: int
    hero: bool


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The labyrinth and the hero's sheet, open to all; to evil the map; one's own hand; what modules add."""

    seat: str
    phase: str
    sheets: tuple[str, ...]
    labyrinth: tuple[Place, ...]
    map: tuple[Cell, ...]
    creatures_left: tuple[tuple[str, int], ...]
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
    spaces: tuple[int, ...]  # that each card of the track covers
    discards: tuple[str, ...]
    cards_played: int
    danger_aside: int
    modules: dict[str, Any] = {}


# A1.24, A1.25
def view(b: Board, seat: Seat, prompt: str = "") -> View:
    """What shows to this seat now, if need be for a question; to a spectator, what is open to all."""
    evil = seat in b.hands
    return View(
        seat=seat,
        phase=b.phase,
        sheets=begun(b.memory).sheets if b.memory is not None else (),
        labyrinth=labyrinth(b),
        map=whole_map(b, prompt) if evil else (),
        creatures_left=tuple((str(kind), tokens_left(b, kind)) for kind in REGULAR) if evil else (),
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
            (one.name, str(one.room), one.steps, b.box.missions[one.name].steps, one.completed) for one in b.missions
        ),
        triggered=b.triggered,
        scavenged=tuple(str(room) for room in b.scavenged),
        notes=b.notes if seat == HERO else (),
        leader=leading(b),
        decks=tuple((str(deck), len(cards)) for deck, cards in b.decks.items()),
        owned=tuple((other, " ".join(str(deck) for deck in decks)) for other, decks in b.owned.items()),
        hand=b.hands.get(seat, ()),
        hands=tuple((other, backs(b, other)) for other in evil_seats(b)),
        track=tuple(seen_as(b, laid, seat) for laid in b.track),
        spaces=tuple(laid.spaces for laid in b.track),
        discards=tuple(seen_as(b, laid, seat) for laid in all_laid(b)[len(b.track) :]),
        cards_played=b.cards_played,
        danger_aside=b.danger_aside,
        modules={module.name: module.view(b, seat) for module in modules_of(b)},
    )


PLACED_LIKE_SPAWNED: list[Callable[[Board, str], bool]] = []
"""By what modules add a creature may be placed by the rules of spawning at other prompts."""


# A15.3
def whole_map(b: Board, prompt: str) -> tuple[Cell, ...]:
    """Both levels, sector by sector; the steps are those that creatures walk, or where they spawn their distance."""
    spawning = prompt == "spawn at" or any(placed(b, prompt) for placed in PLACED_LIKE_SPAWNED)
    blocked = spawn_doors(b) if spawning else b.blocked
    steps = b.map.distances(blocked).steps(b.hero) if b.hero >= 0 else ()
    return tuple([cell(b, sector, steps[sector] if steps else FAR) for sector in b.map.used])


def cell(b: Board, sector: Sector, steps: int) -> Cell:
    """A sector of the map, so many steps from the hero; stairs have no colour before evil has said which are red."""
    holds = contents(b, sector)
    if b.phase in ("character", "stairs"):
        holds = holds.replace("red-stairs", "stairs").replace("blue-stairs", "stairs")
    return Cell(
        name=NAMES[sector],
        shape=str(room_at(b, sector) or b.map.shape[sector]),
        sides="".join([side(b, sector, way) for way in COMPASS]),
        holds=holds,
        number=b.labels.get(sector, 0),
        steps=steps,
        hero=sector == b.hero,
    )


def backs(b: Board, seat: Seat) -> str:
    """The backs of a hand: one word for each card, its deck."""
    return " ".join(sorted(str(deck_of(b, card)) for card in b.hands[seat]))


def seen_as(b: Board, laid: Laid, seat: Seat) -> str:
    """A card that lies: its name, or its back; one's own face-down card is both."""
    back = f"down-{deck_of(b, laid.card)}"
    if not laid.down:
        return laid.card
    return f"{back} {laid.card}" if sees(seat, laid) else back


class Spot(NamedTuple):
    """The part of the labyrinth in which a revealed sector lies, and where in it."""

    group: int
    column: int
    row: int


# A5.14
def spots(b: Board) -> dict[Sector, Spot]:
    """Where every revealed sector lies to the others of its group, in the order of their numbers."""
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
                shape=str(room_at(b, sector) or b.map.shape[sector]),
                sides="".join([side(b, sector, way) for way in COMPASS]),
                holds=contents(b, sector),
                hero=sector == b.hero,
            )
            for sector, spot in spots(b).items()
        ]
    )
