"""Locate: how far is it to the nearest of two things, and on which level?"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from unlit.alone.board import HERO, Board, Declaration, evil_seats, in_play, leading, sector_of
from unlit.alone.creatures import note
from unlit.alone.events import LieTold, Located, NotThere, Targeted, Unanswered
from unlit.alone.geometry import FAR
from unlit.alone.memory import Found, remember
from unlit.alone.modules import modules_of
from unlit.alone.moments import Communication, M
from unlit.alone.parts import KINDS, SECTORS, TABLE, Action, Kind, Room, Sector, Shape, level_of
from unlit.alone.reactions import react
from unlit.alone.using import items_for, name_item
from unlit.kernel.events import EVERYONE
from unlit.kernel.question import Refusal

if TYPE_CHECKING:
    from unlit.alone.geometry import Map
    from unlit.alone.moments import Deed
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

SAME, OTHER = "same-level", "other-level"
TWO = 2  # targets
NONE = "none there"
FARTHEST = 20  # that a lie may name
RECORDS = "forbidden_records"


class Answer(NamedTuple):
    """The shortest distance, and the levels that may be named with it: of equally near ones evil picks."""

    distance: int
    levels: tuple[str, ...]


def stairs(m: Map, colour: int | None) -> list[Sector]:
    """The stairs of a colour, or all."""
    pairs = m.pairs if colour is None else m.pairs[colour : colour + 1]
    return [sector for pair in pairs for sector in pair]


def sectors_like(shape: Shape, m: Map) -> list[Sector]:
    """The sectors of a shape."""
    return [sector for sector in range(SECTORS) if m.shape[sector] is shape]


FIXED: dict[str, Callable[[Map], list[Sector]]] = {
    "any room": lambda m: list(m.rooms),
    **{str(shape): partial(sectors_like, shape) for shape in Shape if shape is not Shape.ROOM},
    "door": lambda m: [sector for ends in m.doors for sector in ends],
    "stairs": lambda m: stairs(m, None),
    "red stairs": lambda m: stairs(m, 0),
    "blue stairs": lambda m: stairs(m, 1),
    "light control unit": lambda m: list(m.lights),
}
"""What is where it is on a map for the whole game."""


def fixed(name: str, b: Board) -> list[Sector]:
    """Where something is that the map shows."""
    return FIXED[name](b.map)


def blocked_doors(b: Board) -> list[Sector]:
    """Both sectors of every blocked door."""
    chosen = [ends for door, ends in enumerate(b.map.doors) if b.blocked >> door & 1]
    return [sector for ends in chosen for sector in ends]


# D1.7
def creatures_like(kind: Kind, b: Board) -> list[Sector]:
    """Where creatures are that count as this kind."""
    return [at for creature, at in b.creatures.items() if kind in (creature.kind, creature.kind.like)]


def place_of_room(room: Room, b: Board) -> list[Sector]:
    """Where a room is, if it is on the map."""
    return [sector_of(b, room)] if room in b.rooms else []


# A11.1, A11.5
TARGETS: dict[str, Callable[[Board], list[Sector]]] = {
    **{str(room): partial(place_of_room, room) for room in Room},
    **{name: partial(fixed, name) for name in ("any room", "corridor", "curve", "junction", "cross", "door")},
    "blocked door": blocked_doors,
    **{name: partial(fixed, name) for name in ("stairs", "red stairs", "blue stairs", "light control unit")},
    **{str(kind): partial(creatures_like, kind) for kind in TABLE},
    "any creature": lambda b: list(b.creatures.values()),
    "lighted sector": lambda b: [sector for sector in range(SECTORS) if b.lit >> sector & 1],
    "danger token": lambda b: [sector for sector in range(SECTORS) if b.danger >> sector & 1],
    "condition token": lambda b: list(b.conditions),
    "mission token": lambda b: [at for one in b.missions if not one.completed for at in place_of_room(one.room, b)],
}
"""What the hero may ask for, and where it all is."""


# A11.5
def targets_of(b: Board) -> list[str]:
    """All that the hero may ask for at this table: also kinds of modules by their names."""
    return [*TARGETS, *(str(kind) for module in modules_of(b) for kind in module.kinds(b))]


def places_of(b: Board, target: str) -> list[Sector]:
    """Where that is."""
    return TARGETS[target](b) if target in TARGETS else creatures_like(KINDS[target], b)


# A11.2, A11.3, A11.4, A11.6
def answer_to(b: Board, target: str) -> Answer | None:
    """The nearest of what was asked for, blocked doors or not; None if there is none on the map."""
    return nearest(b.map, b.hero, places_of(b, target))


def nearest(m: Map, hero: Sector, sectors: list[Sector]) -> Answer | None:
    """The shortest distance to one of these sectors, and on which levels those are."""
    steps = m.distances(0).steps(hero)
    places = [sector for sector in sectors if steps[sector] < FAR]
    if not places:
        return None
    near = min(steps[sector] for sector in places)
    levels = [SAME if level_of(one) == level_of(hero) else OTHER for one in places if steps[one] == near]
    return Answer(near, tuple(level for level in (SAME, OTHER) if level in levels))


# A11.1
def name_locate(t: Table[Board]) -> Declaration:
    """The hero names two targets, or an item."""
    items = items_for(t.board, Action.LOCATE)
    choice = t.ask(HERO, "locate", [*targets_of(t.board), *items], 1)
    return name_item(t, choice) if choice in items else Declaration(targets=name_targets(t, TWO, choice))


# A11.1, A11.5
def name_targets(t: Table[Board], count: int, *named: str) -> tuple[str, ...]:
    """So many different targets, all named before the first answer."""
    while len(named) < allowed(t.board, count):
        left = [target for target in targets_of(t.board) if target not in named]
        named += (t.ask(HERO, "locate", left, len(named) + 1, partial(named_already, named)),)
    return named


# A11.1
def locate(t: Table[Board], deed: Deed) -> None:
    """Evil answers for each target that was named."""
    for target in deed.declared.targets:
        communicate(t, target)


# A11.1
def ask_for(t: Table[Board], count: int) -> None:
    """Something other than an action lets the hero name so many targets."""
    targets = name_targets(t, count)
    for target in targets:
        t.tell(EVERYONE, Targeted, target)
    for target in targets:
        communicate(t, target)


# A20.2
def allowed(b: Board, count: int) -> int:
    """How many targets may be asked for: forbidden records take some away."""
    return count - b.box.missions[RECORDS].number if in_play(b, RECORDS) else count


def named_already(targets: tuple[str, ...], b: Board) -> list[Refusal]:
    """The targets differ."""
    return [Refusal(target, "A11.5", "refused-named") for target in targets]


# A11.2, A1.23
def communicate(t: Table[Board], target: str) -> None:
    """Evil tells the truth, unless a card says that it may lie, or that the hero learns nothing."""
    telling = Communication(target)
    react(t, M.ANSWERING, telling)
    if telling.silent:
        t.tell(EVERYONE, Unanswered, target)
    elif telling.liar:
        lie(t, telling.liar, target)
    else:
        answer(t, target)


# A11.2, A11.6
def answer(t: Table[Board], target: str) -> None:
    """The true distance and level; of equally near ones on different levels evil's leader picks."""
    found = answer_to(t.board, target)
    distance = None if found is None else found.distance
    level = "" if found is None else t.ask(leading(t.board), "level", found.levels, target)
    tell_answer(t, target, distance, level)
    if not t.rolling:
        remember(t, true_answer(t.board, target, distance, level))


def true_answer(b: Board, target: str, distance: int | None, level: str) -> Found:
    """What the hero keeps of it, and where such a thing is seen already."""
    seen = sorted(b.labels[sector] for sector in places_of(b, target) if sector in b.labels)
    rooms = tuple(mission.room for mission in b.missions if not mission.completed)
    return Found(b.labels[b.hero], target, distance, level, tuple(seen), rooms)


def lie(t: Table[Board], seat: Seat, target: str) -> None:
    """Whoever played the card says what it likes."""
    distance = t.ask(seat, "lie", [NONE, *range(FARTHEST + 1)], f"{target}: {truth_of(t.board, target)}")
    t.tell(evil_seats(t.board), LieTold, target)
    if isinstance(distance, str):
        tell_answer(t, target, None, "")
    else:
        tell_answer(t, target, distance, t.ask(seat, "level", [SAME, OTHER], target))


def truth_of(b: Board, target: str) -> str:
    """What evil knows while it lies."""
    found = answer_to(b, target)
    return NONE if found is None else f"{found.distance} {' '.join(found.levels)}"


def tell_answer(t: Table[Board], target: str, distance: int | None, level: str) -> None:
    """What the hero is told, and notes."""
    if distance is None:
        note(t.board, f"no {target}")
        t.tell(EVERYONE, NotThere, target)
    else:
        note(t.board, f"{target} {distance} {level}")
        t.tell(EVERYONE, Located, target, distance, level)
