"""Locate: ask how far away the nearest of each of two things is, and on which level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from unlit.alone.board.board import HERO, Board, Declaration, evil_seats, in_play, leading, sector_of
from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import SECTORS, TABLE, Action, Kind, Landmark, Level, Room, Sector, Shape, Way, level_of
from unlit.alone.rules.creatures import note
from unlit.alone.rules.modules import modules_of
from unlit.alone.rules.moments import Communication, M
from unlit.alone.rules.reactions import react
from unlit.alone.rules.remembering import remember
from unlit.alone.rules.using import items_for, name_item
from unlit.alone.told.abouts import AboutNumber, AboutTarget, AboutTruth
from unlit.alone.told.events import LieTold, Located, NotThere, Targeted, Unanswered
from unlit.alone.told.memory import Found
from unlit.alone.told.notes import AnswerNoted, NothingNoted
from unlit.alone.told.things import (
    NEAREST,
    NUMBERS,
    ON_LEVEL,
    ROOM_NAMED,
    TOWARD,
    Being,
    ItemCard,
    Number,
    beings,
    target_meant,
)
from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.board.geometry import Map
    from unlit.alone.rules.moments import Deed
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

SAME, OTHER = Level.SAME, Level.OTHER
TWO = 2  # targets
RECORDS = "forbidden_records"


@dataclass(frozen=True)
class NoneThere(Option):
    """Say that there is none."""


ANY_STAIRS: Final = TOWARD[Way.STAIRS]
ANY_CREATURE: Final = NEAREST[Landmark.ANY_CREATURE]
NONE: Final = NoneThere()


class Answer(NamedTuple):
    """The shortest distance, and the levels that go with it; if there are two, evil picks one."""

    distance: int
    levels: tuple[Level, ...]


def stairs(m: Map, colour: int | None) -> list[Sector]:
    """The stairs of one colour, or all of them."""
    pairs = m.pairs if colour is None else m.pairs[colour : colour + 1]
    return [sector for pair in pairs for sector in pair]


def sectors_like(shape: Shape, m: Map) -> list[Sector]:
    """The sectors with this shape."""
    return [sector for sector in range(SECTORS) if m.shape[sector] is shape]


SECTORS_AND_DOORS: dict[Option, Callable[[Map], list[Sector]]] = {
    NEAREST[Landmark.ANY_ROOM]: lambda m: list(m.rooms),
    NEAREST[Landmark.CORRIDOR]: partial(sectors_like, Shape.CORRIDOR),
    NEAREST[Landmark.CURVE]: partial(sectors_like, Shape.CURVE),
    NEAREST[Landmark.JUNCTION]: partial(sectors_like, Shape.JUNCTION),
    NEAREST[Landmark.CROSS]: partial(sectors_like, Shape.CROSS),
    NEAREST[Landmark.DOOR]: lambda m: [sector for ends in m.doors for sector in ends],
}
STAIRS_AND_UNITS: dict[Option, Callable[[Map], list[Sector]]] = {
    ANY_STAIRS: lambda m: stairs(m, None),
    NEAREST[Landmark.RED_STAIRS]: lambda m: stairs(m, 0),
    NEAREST[Landmark.BLUE_STAIRS]: lambda m: stairs(m, 1),
    NEAREST[Landmark.LIGHT_CONTROL_UNIT]: lambda m: list(m.lights),
}
FIXED = SECTORS_AND_DOORS | STAIRS_AND_UNITS
"""What stays in its place on the map for the whole game."""

FIXED_CALLED = {str(target): places for target, places in FIXED.items()}
"""The same, by the words that the hero remembers."""


def fixed(target: Option, b: Board) -> list[Sector]:
    """Where something fixed on the map is."""
    return FIXED[target](b.map)


def blocked_doors(b: Board) -> list[Sector]:
    """Both sectors of every blocked door."""
    chosen = [ends for door, ends in enumerate(b.map.doors) if b.blocked >> door & 1]
    return [sector for ends in chosen for sector in ends]


# D1.7
def creatures_like(kind: Kind, b: Board) -> list[Sector]:
    """Where the creatures that count as this kind are."""
    return [at for creature, at in b.creatures.items() if kind in (creature.kind, creature.kind.like)]


def place_of_room(room: Room, b: Board) -> list[Sector]:
    """Where a room is, if it is on the map."""
    return [sector_of(b, room)] if room in b.rooms else []


# A11.1, A11.5
TARGETS: dict[Option, Callable[[Board], list[Sector]]] = {
    **{ROOM_NAMED[room]: partial(place_of_room, room) for room in Room},
    **{target: partial(fixed, target) for target in SECTORS_AND_DOORS},
    NEAREST[Landmark.BLOCKED_DOOR]: blocked_doors,
    **{target: partial(fixed, target) for target in STAIRS_AND_UNITS},
    **{beings(kind)[0]: partial(creatures_like, kind) for kind in TABLE},
    ANY_CREATURE: lambda b: list(b.creatures.values()),
    NEAREST[Landmark.LIGHTED_SECTOR]: lambda b: [sector for sector in range(SECTORS) if b.lit >> sector & 1],
    NEAREST[Landmark.DANGER_TOKEN]: lambda b: [sector for sector in range(SECTORS) if b.danger >> sector & 1],
    NEAREST[Landmark.CONDITION_TOKEN]: lambda b: list(b.conditions),
    NEAREST[Landmark.MISSION_TOKEN]: lambda b: [
        at for one in b.missions if not one.completed for at in place_of_room(one.room, b)
    ],
}
"""What the hero may ask for, and where each is."""


# A11.5
def targets_of(b: Board) -> list[Option]:
    """All that the hero may ask for at this table, including kinds that modules add."""
    return [*TARGETS, *(beings(kind)[0] for module in modules_of(b) for kind in module.kinds(b))]


def places_of(b: Board, target: Option) -> list[Sector]:
    """Where the target is."""
    if isinstance(target, Being):
        return creatures_like(target.kind, b)
    return TARGETS[target](b)


# A11.2, A11.3, A11.4, A11.6
def answer_to(b: Board, target: Option) -> Answer | None:
    """The nearest of what was asked for, ignoring blocked doors; None if there is none on the map."""
    return nearest(b.map, b.hero, places_of(b, target))


def nearest(m: Map, hero: Sector, sectors: list[Sector]) -> Answer | None:
    """The shortest distance to one of these sectors, and the levels of those at that distance."""
    steps = m.distances(0).steps(hero)
    places = [sector for sector in sectors if steps[sector] < FAR]
    if not places:
        return None
    near = min(steps[sector] for sector in places)
    levels = [SAME if level_of(one) == level_of(hero) else OTHER for one in places if steps[one] == near]
    return Answer(near, tuple(level for level in (SAME, OTHER) if level in levels))


# A11.1
def name_locate(t: Table[Board]) -> Declaration:
    """The hero names two targets or an item."""
    choice = t.ask(HERO, "locate", [*targets_of(t.board), *items_for(t.board, Action.LOCATE)], AboutNumber(1))
    if isinstance(choice, ItemCard):
        return name_item(t, choice.item)
    return Declaration(targets=name_targets(t, TWO, choice))


# A11.1, A11.5
def name_targets(t: Table[Board], count: int, *named: Option) -> tuple[Option, ...]:
    """Name this many different targets, all before the first answer."""
    while len(named) < allowed(t.board, count):
        left = targets_of(t.board)
        for target in named:
            left.remove(target)
        named += (t.ask(HERO, "locate", left, AboutNumber(len(named) + 1), partial(named_already, named)),)
    return named


# A11.1
def locate(t: Table[Board], deed: Deed) -> None:
    """Evil answers for each declared target."""
    for target in deed.declared.targets:
        communicate(t, target)


# A11.1
def ask_for(t: Table[Board], count: int) -> None:
    """Let the hero name this many targets without an action."""
    targets = name_targets(t, count)
    for target in targets:
        t.tell(EVERYONE, Targeted, target_meant(target))
    for target in targets:
        communicate(t, target)


# A20.2
def allowed(b: Board, count: int) -> int:
    """How many targets the hero may ask for; forbidden records take some away."""
    return count - b.box.missions[RECORDS].number if in_play(b, RECORDS) else count


def named_already(targets: tuple[Option, ...], b: Board) -> list[Refusal]:
    """Refuse targets that were already named."""
    return [Refusal(target, "A11.5", "refused-named") for target in targets]


# A11.2, A1.23
def communicate(t: Table[Board], target: Option) -> None:
    """Evil tells the truth, unless a card allows a lie or keeps the answer from the hero."""
    telling = Communication(target)
    react(t, M.ANSWERING, telling)
    if telling.silent:
        t.tell(EVERYONE, Unanswered, target_meant(target))
    elif telling.liar:
        lie(t, telling.liar, target)
    else:
        answer(t, target)


# A11.2, A11.6
def answer(t: Table[Board], target: Option) -> None:
    """Tell the true distance and level; if equally near ones are on different levels, evil's leader picks."""
    found = answer_to(t.board, target)
    distance, level = None, None
    if found is not None:
        levels, about = [ON_LEVEL[one] for one in found.levels], AboutTarget(target_meant(target))
        distance, level = found.distance, t.ask(leading(t.board), "level", levels, about).level
    tell_answer(t, target, distance, level)
    if not t.rolling:
        remember(t, true_answer(t.board, target, distance, level))


def true_answer(b: Board, target: Option, distance: int | None, level: Level | None) -> Found:
    """What the hero remembers of the answer, and which revealed sectors already show the target."""
    seen = sorted(b.labels[sector] for sector in places_of(b, target) if sector in b.labels)
    rooms = tuple(mission.room for mission in b.missions if not mission.completed)
    return Found(b.labels[b.hero], str(target), distance, "" if level is None else str(level), tuple(seen), rooms)


def lie(t: Table[Board], seat: Seat, target: Option) -> None:
    """The player of the card says anything they like."""
    told = t.ask(seat, "lie", [NONE, *NUMBERS], truth_of(t.board, target))
    t.tell(evil_seats(t.board), LieTold, target_meant(target))
    if isinstance(told, Number):
        about = AboutTarget(target_meant(target))
        level = t.ask(seat, "level", [ON_LEVEL[SAME], ON_LEVEL[OTHER]], about).level
        tell_answer(t, target, told.number, level)
    else:
        tell_answer(t, target, None, None)


def truth_of(b: Board, target: Option) -> AboutTruth:
    """The true answer, for evil to see while lying."""
    found, meant = answer_to(b, target), target_meant(target)
    return AboutTruth(meant, None, ()) if found is None else AboutTruth(meant, found.distance, found.levels)


def tell_answer(t: Table[Board], target: Option, distance: int | None, level: Level | None) -> None:
    """Tell the hero the answer and note it."""
    meant = target_meant(target)
    if distance is None or level is None:
        note(t.board, NothingNoted(meant))
        t.tell(EVERYONE, NotThere, meant)
    else:
        note(t.board, AnswerNoted(meant, distance, level))
        t.tell(EVERYONE, Located, meant, distance, level)
