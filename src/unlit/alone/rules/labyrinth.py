"""What the hero sees: revealed sectors, light, doors, tokens, and what leaves the labyrinth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from unlit.alone.board.board import (
    Board,
    Creature,
    called,
    creatures_at,
    evil_seats,
    is_blocked,
    is_dangerous,
    is_door_seen,
    is_lit,
    is_revealed,
    room_at,
    sector_numbered,
)
from unlit.alone.board.geometry import in_sight, lights_coming_into_sight, neighbour
from unlit.alone.box.pieces import (
    COLUMNS,
    COMPASS,
    LEVEL,
    MOST_DANGER_ON_A_LEVEL,
    NAMES,
    SECTOR_OF,
    SECTORS,
    WAYS,
    DoorState,
    Element,
    Lighting,
    Safety,
    SectorName,
    SectorNumber,
    Way,
    level_of,
)
from unlit.alone.rules.moments import Appearance, M, Sighting
from unlit.alone.rules.reactions import react
from unlit.alone.rules.remembering import remember, remember_gone, remember_seen
from unlit.alone.told.events import (
    ConditionHidden,
    ConditionPlaced,
    DangerChanged,
    DangerGone,
    DangerPlaced,
    DoorBlocked,
    DoorChanged,
    DoorFreed,
    Held,
    LightChanged,
    LightOff,
    LightOn,
    LightsSwitchedOn,
    SectorGone,
    SectorRevealed,
)
from unlit.alone.told.memory import DoorSeen, Marked, Sealed
from unlit.alone.told.places import MapDoor
from unlit.alone.told.things import AT, FREE, At, Free
from unlit.kernel.told.events import EVERYONE, Event
from unlit.kernel.told.option import Option

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from unlit.alone.box.pieces import Door, Sector
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat

S = TypeVar("S", Lighting, Safety)
UNKNOWN = -1  # next to no sector that the hero knows
COLOURS = (Element.RED_STAIRS, Element.BLUE_STAIRS)
MISSION_TOKENS = (Element.BLUE_MISSION, Element.GREEN_MISSION, Element.RED_MISSION)


@dataclass(frozen=True)
class NoLight(Option):
    """Leave the other lights on."""

    @classmethod
    def verb(cls) -> str:
        """None of them."""
        return "none"


@dataclass(frozen=True)
class DoorBetween(Option):
    """A door, named by its two sectors as evil does."""

    one: SectorName
    other: SectorName

    @classmethod
    def verb(cls) -> str:
        """How the text of a door begins."""
        return "door"

    def possible(self) -> bool:
        """The sectors are adjacent on one level, the northern or western one first."""
        one, other = SECTOR_OF[self.one], SECTOR_OF[self.other]
        beside = other == one + 1 and other % COLUMNS > 0
        return level_of(one) == level_of(other) and (beside or other == one + COLUMNS)

    def points_at(self) -> MapDoor:
        """The door."""
        return MapDoor(self.one, self.other)


NO_LIGHT: Final = NoLight()


@cache
def door_between(one: SectorName, other: SectorName) -> DoorBetween:
    """The door between these two sectors."""
    return DoorBetween(one, other)


# A5.1, A5.11
def reveal(t: Table[Board], sector: Sector, beside: Sector) -> None:
    """Put a sector into the labyrinth with all that it holds, then look for light.

    The hero knows where it lies relative to the sector `beside` it; stairs tell nothing of the kind.
    """
    if not is_revealed(t.board, sector):
        reveal_one(t, sector, beside)
        see_lights(t)


# A2.13
def reveal_one(t: Table[Board], sector: Sector, beside: Sector) -> None:
    """Put a sector and all that it holds into the labyrinth; evil may react to the sector and to each creature."""
    b = t.board
    b.revealed |= 1 << sector
    b.last_label += 1
    number = b.labels[sector] = b.last_label
    b.groups[sector] = b.groups.get(beside, b.last_label)
    join_groups(b, sector)
    shape = room_at(b, sector) or b.map.shape[sector]
    t.tell(EVERYONE, SectorRevealed, number, shape, held(b, sector))
    if not t.rolling:
        remember_seen(t, sector, beside)
    react(t, M.SECTOR_REVEALED, Sighting(number))
    for creature in creatures_in(b, number):
        react(t, M.CREATURE_REVEALED, Appearance(creature, called(b, creature)))


def creatures_in(b: Board, number: int) -> list[Creature]:
    """The creatures in the sector that the hero knows by this number, if it is still revealed."""
    sector = sector_numbered(b, number)
    return [] if sector is None else creatures_at(b, sector)


# A5.14
def join_groups(b: Board, sector: Sector) -> None:
    """Merge parts of the labyrinth that meet at an opening, under the older part's number."""
    for way in COMPASS:
        other = neighbour(b.map, b.blocked, sector, way)
        if other in b.groups and b.groups.get(sector, b.groups[other]) != b.groups[other]:
            one, two = sorted((b.groups[sector], b.groups[other]))
            b.groups = {place: one if group == two else group for place, group in b.groups.items()}


# A2.9, A5.9
def held(b: Board, sector: Sector) -> tuple[Held, ...]:
    """The elements of a sector; its doors belong to its sides."""
    found: list[Held] = [colour for colour, pair in zip(COLOURS, b.map.pairs, strict=False) if sector in pair]
    if sector in b.map.lights:
        found.append(Element.LIGHT_CONTROL_UNIT)
    if is_lit(b, sector):
        found.append(Element.LIGHT)
    if is_dangerous(b, sector):
        found.append(Element.DANGER)
    if sector in b.conditions:
        found.append(b.conditions[sector])
    if (room := room_at(b, sector)) is not None:
        tokens = zip(MISSION_TOKENS, b.missions, strict=False)
        found += [token for token, mission in tokens if mission.room is room and not mission.completed]
    return (*found, *[called(b, creature) for creature in creatures_at(b, sector)])


# A5.7
def see_lights(t: Table[Board]) -> None:
    """Reveal at once the lighted sectors that would be in line of sight; sight then continues through them."""
    b = t.board
    while b.lit and (ahead := lights_coming_into_sight(b.map, b.blocked, b.revealed, b.lit, b.hero)):
        ahead.sort(key=b.map.distances(b.blocked).steps(b.hero).__getitem__)
        reveal_one(t, ahead[0], b.hero)


def line_of_sight(b: Board) -> list[Sector]:
    """The sectors that the hero sees directly."""
    return in_sight(b.map, b.blocked, b.revealed, b.hero)


# A5.2, A5.13
def tell_of(
    t: Table[Board],
    sector: Sector,
    seen: Callable[[SectorNumber], Event],
    unseen: Callable[[SectorName, S], Event],
    state: S,
) -> None:
    """Everyone sees what happens in a revealed sector; only evil is told about any other."""
    if is_revealed(t.board, sector):
        t.tell(EVERYONE, seen, t.board.labels[sector])
    else:
        t.tell(evil_seats(t.board), unseen, NAMES[sector], state)


# A5.12
def switch_on(t: Table[Board], sectors: Sequence[Sector]) -> None:
    """Switch lights on, and reveal what is in line of sight.

    Everyone is told even if nothing new is lit, because whether something was lit is a secret.
    """
    t.tell(EVERYONE, LightsSwitchedOn)
    light_up(t, sectors)


def light_up(t: Table[Board], sectors: Sequence[Sector]) -> None:
    """Switch lights on, and tell those who see them."""
    b = t.board
    for sector in sectors:
        if not is_lit(b, sector):
            b.lit |= 1 << sector
            tell_of(t, sector, LightOn, LightChanged, Lighting.LIGHT)
    see_lights(t)


# A5.12
def switch_off(t: Table[Board], sector: Sector) -> None:
    """Switch lights off; revealed sectors stay revealed."""
    b = t.board
    if is_lit(b, sector):
        b.lit &= ~(1 << sector)
        tell_of(t, sector, LightOff, LightChanged, Lighting.DARK)


def evil_switches_off(t: Table[Board], seat: Seat, most: int, sectors: Sequence[Sector]) -> None:
    """Evil may switch off the lights in up to this many of these sectors."""
    b = t.board
    for _ in range(most):
        bright = [AT[sector] for sector in sectors if is_lit(b, sector)]
        choice = t.ask(seat, "lights fail", [NO_LIGHT, *bright])
        if not isinstance(choice, At):
            return
        switch_off(t, SECTOR_OF[choice.sector])


def not_the_heros(b: Board) -> list[Sector]:
    """All sectors except the hero's."""
    return [sector for sector in b.map.used if sector != b.hero]


# A2.14, A16.5
def danger_fits(b: Board, sector: Sector) -> bool:
    """Whether a danger token may be placed: one a sector, eight a level."""
    level = b.danger >> LEVEL * level_of(sector) & (1 << LEVEL) - 1
    return not is_dangerous(b, sector) and level.bit_count() < MOST_DANGER_ON_A_LEVEL


def place_danger(t: Table[Board], sector: Sector) -> None:
    """Place a danger token if the sector has none and the level has room for it."""
    if danger_fits(t.board, sector):
        t.board.danger |= 1 << sector
        tell_of(t, sector, DangerPlaced, DangerChanged, Safety.DANGER)


def remove_danger(t: Table[Board], sector: Sector) -> None:
    """Take a danger token away."""
    t.board.danger &= ~(1 << sector)
    tell_of(t, sector, DangerGone, DangerChanged, Safety.SAFE)


def place_condition(t: Table[Board], sector: Sector, condition: str) -> None:
    """Place a condition token in a sector."""
    b = t.board
    b.conditions[sector] = condition
    if is_revealed(b, sector):
        t.tell(EVERYONE, ConditionPlaced, condition, b.labels[sector])
    else:
        t.tell(evil_seats(b), ConditionHidden, condition, NAMES[sector])
        remember(t, Marked(b.labels[b.hero], condition))


# A6.14
def block_door(t: Table[Board], door: Door) -> None:
    """Block a door: nothing passes it; any number of doors may be blocked."""
    b = t.board
    if not b.blocked >> door & 1:
        b.blocked |= 1 << door
        tell_door(t, door, DoorBlocked, DoorState.BLOCKED)


# A6.14
def free_door(t: Table[Board], door: Door) -> None:
    """Unblock a door; light may come into sight through it."""
    b = t.board
    if b.blocked >> door & 1:
        b.blocked &= ~(1 << door)
        tell_door(t, door, DoorFreed, DoorState.OPEN)
        join_groups(b, b.map.doors[door][0])
        see_lights(t)


def evil_seals(t: Table[Board], seat: Seat, count: int) -> None:
    """Evil blocks this many doors anywhere, seen or unseen."""
    for _ in range(count):
        keep_in_mind(t, evil_blocks(t, seat, range(len(t.board.map.doors))), sure=True)


def keep_in_mind(t: Table[Board], door: Door | None, *, sure: bool) -> None:
    """The hero cannot tell which unseen door was blocked, nor whether any was."""
    if door is None or not is_door_seen(t.board, door):
        remember(t, Sealed(1, sure))


def evil_blocks(t: Table[Board], seat: Seat, doors: Iterable[Door]) -> Door | None:
    """Evil blocks one of these doors that is not blocked yet; return it, or None if there is none."""
    b = t.board
    names = named_doors(b, [door for door in doors if not is_blocked(b, door)])
    if not names:
        return None
    door = names[t.ask(seat, "block a door", list(names))]
    block_door(t, door)
    return door


def named_doors(b: Board, doors: Iterable[Door]) -> dict[DoorBetween, Door]:
    """Doors by their two sectors, as evil names them."""
    ends = ((door, b.map.doors[door]) for door in doors)
    return {door_between(NAMES[one], NAMES[other]): door for door, (one, other) in ends}


def tell_door(t: Table[Board], door: Door, seen: Callable[[SectorNumber, Way], Event], state: DoorState) -> None:
    """Everyone sees a door of a revealed sector."""
    b = t.board
    ends = b.map.doors[door]
    for sector in sorted(ends, key=lambda end: end != b.hero):
        if is_revealed(b, sector):
            way = way_of(b, sector, door)
            t.tell(EVERYONE, seen, b.labels[sector], way)
            remember(t, DoorSeen(b.labels[sector], way, state is DoorState.BLOCKED))
            return
    t.tell(evil_seats(b), DoorChanged, NAMES[ends[0]], NAMES[ends[1]], state)


def way_of(b: Board, sector: Sector, door: Door) -> Way:
    """The side of a sector that a door is on."""
    return COMPASS[b.map.door[sector].index(door)]


def blocked_doors_of(b: Board, sector: Sector) -> dict[Free, Door]:
    """The blocked doors of a sector, by the option that frees each."""
    if not b.blocked:
        return {}
    return {FREE[way]: door for way, door in enumerate(b.map.door[sector]) if door >= 0 and is_blocked(b, door)}


# A6.3
def leave_level(t: Table[Board], stairs: Sector) -> None:
    """Taking the stairs removes the level left from the labyrinth, except the sector with those stairs."""
    level = level_of(stairs)
    hide(t, [one for one in range(level * LEVEL, (level + 1) * LEVEL) if one != stairs])


# A16.2
def clean_up(t: Table[Board]) -> None:
    """Keep only the hero's sector, those adjacent to it, and lighted ones in line of sight."""
    b = t.board
    near = [neighbour(b.map, b.blocked, b.hero, way) for way in WAYS]
    bright = [sector for sector in line_of_sight(b) if is_lit(b, sector)]
    kept = [b.hero, *near, *bright]
    hide(t, [sector for sector in range(SECTORS) if sector not in kept])


# A5.10
def hide(t: Table[Board], sectors: Sequence[Sector]) -> None:
    """Sectors that leave the labyrinth are unrevealed again, with all that they hold."""
    b = t.board
    # In the order of the hero's numbers: the map's order would give away where they lie.
    for sector in sorted((one for one in sectors if is_revealed(b, one)), key=b.labels.__getitem__):
        if not t.rolling:
            remember_gone(t, sector)
        b.revealed &= ~(1 << sector)
        t.tell(EVERYONE, SectorGone, b.labels[sector])
        del b.labels[sector], b.groups[sector]
