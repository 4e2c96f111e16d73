"""What the hero believes about one layout of the map: doors, lights, danger, rooms, and where hidden creatures may be.

For rooms, doors, creatures and danger tokens it may allow too much, but never too little; lights and conditions are as
last seen. Sets of sectors and of doors are bit masks of their numbers.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from unlit.alone.box.pieces import KINDS, MOST_DANGER_ON_A_LEVEL, REGULAR, SECTORS, TABLE, Kind, Level, Room, level_of
from unlit.alone.mind.layouts import arrangements, begun, place_of, since
from unlit.alone.mind.masks import (
    ALL,
    LEVELS,
    at_distance,
    grown,
    mask_of,
    near_masks,
    nearer_than,
    noise_masks,
    sectors_in,
)
from unlit.alone.rules.actions.locate import FIXED_CALLED, nearest
from unlit.alone.rules.creatures import FARTHEST, OTHER_LEVEL
from unlit.alone.rules.setup import FIRST_CREATURES, FIRST_DANGERS
from unlit.alone.told.memory import (
    SPAWNS,
    Begun,
    Calmed,
    Came,
    Counted,
    DoorSeen,
    Endangered,
    Flitted,
    Found,
    Freed,
    Gone,
    Heard,
    Joined,
    Marked,
    Near,
    Roused,
    Scattered,
    Sealed,
    Seen,
    Stirred,
    Thinned,
    Threatened,
    Went,
    WorkedOut,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from unlit.alone.board.geometry import Map
    from unlit.alone.box.pieces import Sector
    from unlit.alone.mind.layouts import Layout, Places
    from unlit.alone.told.memory import Fact, Figure, Memory

FIGURES: tuple[Figure, ...] = tuple((kind, wounded) for kind in TABLE for wounded in (False, True))
FIRST = 1  # the number of the sector where the hero starts
SAME_LEVEL = str(Level.SAME)
UNSURE = 3  # doors; if there are more than this, a noise only tells the level
NEARER = 1  # no card lets a creature spawn nearer by more than this
MOST_REMEMBERED = 12  # creatures of which the hero only knows that they are somewhere in a set


class Lurker(NamedTuple):
    """A creature that the hero knows of: one of these kinds, in one of these sectors."""

    kinds: tuple[Kind, ...]
    wounded: bool
    mask: int


class Belief:
    """What may be true if the map has this layout."""

    __slots__ = (
        "around",
        "blocked",
        "conditions",
        "danger",
        "danger_may",
        "dangers",
        "kinds",
        "lit",
        "lurkers",
        "map",
        "marks",
        "may",
        "places",
        "revealed",
        "rooms",
        "sealed",
        "some_danger",
        "some_light",
        "some_room",
        "someone",
        "spawns",
        "surely",
        "unsure",
        "wrong",
    )

    def __init__(self, m: Map, *, around: bool, spawns: tuple[int, ...] = SPAWNS) -> None:
        self.map = m
        self.spawns = dict(zip(REGULAR, spawns, strict=True))  # distances, before the nightmare
        self.around = around  # the other reading of A15.3
        self.wrong = False  # a fact contradicts this layout
        self.places: Places = {}
        self.revealed = 0
        self.blocked = 0  # doors, as last seen
        self.unsure = 0  # doors that may have changed since
        self.sealed = 0  # at most this many of them were blocked
        self.surely = 0  # and at least this many
        self.lit = 0  # as last seen
        self.some_light: list[int] = []  # each of these sets had a lighted sector when the hero was told
        self.danger = 0  # as last seen
        self.dangers = 2 * FIRST_DANGERS  # tokens on the map, by the hero's count
        self.danger_may = ALL  # where hidden ones may lie
        self.some_danger: list[int] = []  # each of these sets holds a token
        self.conditions: dict[Sector, str] = {}  # as last seen
        self.marks: list[tuple[str, int]] = []  # condition tokens that lie somewhere in a set
        self.rooms = dict.fromkeys(Room, mask_of(m.rooms))  # where each may be
        self.some_room: list[tuple[tuple[Room, ...], int]] = []  # one of these rooms is in this set
        self.kinds: tuple[Kind, ...] = TABLE  # the kinds that the hero may meet
        self.may: dict[Figure, int] = dict.fromkeys(FIGURES, 0)  # where a hidden one may be
        self.lurkers: list[Lurker] = []
        self.someone: list[tuple[tuple[Kind, ...], int]] = []  # a creature of these kinds is in this set

    def copy(self) -> Belief:
        """A copy to continue from."""
        twin = Belief.__new__(Belief)
        for name in Belief.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.places, twin.conditions = self.places.copy(), self.conditions.copy()
        twin.rooms, twin.may = self.rooms.copy(), self.may.copy()
        twin.marks, twin.some_danger, twin.some_room = self.marks[:], self.some_danger[:], self.some_room[:]
        twin.some_light = self.some_light[:]
        twin.lurkers, twin.someone = self.lurkers[:], self.someone[:]
        return twin

    def join(self, fact: Joined) -> None:
        """Other kinds may be met, but are not on the map yet."""
        self.kinds += fact.kinds
        self.may |= {(kind, wounded): 0 for kind in fact.kinds for wounded in (False, True)}

    # Sectors

    def see(self, fact: Seen) -> None:
        """A sector holds all that was seen there, and nothing else."""
        sector = self._first(fact) if fact.place is None else place_of(self.map, self.places, fact.place)
        bit = 1 << sector
        self.places[fact.number] = sector
        self.revealed |= bit
        for way in range(4):
            door = self.map.door[sector][way]
            if door >= 0:
                self._find_door(door, blocked=way in fact.blocked)
                self._door(door, blocked=way in fact.blocked)
        if fact.room is not None:
            for room in Room:
                self.rooms[room] &= bit if room is fact.room else ~bit
        self._tokens(sector, fact)
        self.marks = [(what, mask) for what, mask in self.marks if what != fact.condition or not mask & bit]
        for kind, wounded in fact.creatures:
            self.wrong |= not self.may[kind, wounded] & bit
            self._emerge((kind, wounded), bit)
        self._clear(bit)

    def _first(self, fact: Seen) -> Sector:
        """Where the hero starts: nothing else is there, and two creatures are in or next to rooms (A1.20, A1.21)."""
        sector = self.places[fact.number]
        near = grown(self.map, mask_of(self.map.rooms), 1) & ~(1 << sector)
        for kind in REGULAR:
            self.may[kind, False] = near
        self.lurkers = [Lurker(REGULAR, wounded=False, mask=near)] * FIRST_CREATURES
        return sector

    def lose(self, fact: Gone) -> None:
        """A sector is hidden again: what was in it stays there, and nothing else does, until something moves."""
        sector = self.places.pop(fact.number)
        bit = 1 << sector
        self.revealed &= ~bit
        self._tokens(sector, fact)
        self.danger_may = self.danger_may | bit if fact.danger else self.danger_may & ~bit
        for kind, wounded in fact.creatures:
            self.may[kind, wounded] |= bit
            self.lurkers.append(Lurker((kind,), wounded, bit))

    def _tokens(self, sector: Sector, fact: Seen | Gone) -> None:
        bit = 1 << sector
        self.lit = self.lit | bit if fact.lit else self.lit & ~bit
        self.danger = self.danger | bit if fact.danger else self.danger & ~bit
        self.conditions.pop(sector, None)
        if fact.condition:
            self.conditions[sector] = fact.condition

    def _clear(self, bit: int) -> None:
        """Nothing hidden is in a revealed sector."""
        for figure, mask in self.may.items():
            self.may[figure] = mask & ~bit
        self.lurkers = [one._replace(mask=one.mask & ~bit) for one in self.lurkers]
        self.someone = [(kinds, mask & ~bit) for kinds, mask in self.someone]
        self.some_danger = [mask & ~bit for mask in self.some_danger if not self.danger & bit & mask]
        self.danger_may &= ~bit
        self.some_light = [mask & ~bit for mask in self.some_light if mask & ~bit and not self.lit & bit & mask]
        self.marks = [(condition, mask & ~bit) for condition, mask in self.marks if mask & ~bit]
        self.wrong |= not all(self.some_danger) or not all(mask for _, mask in self.someone)
        self.wrong |= not all(one.mask for one in self.lurkers)

    # Doors

    def _door(self, door: int, *, blocked: bool) -> None:
        self.blocked = self.blocked | 1 << door if blocked else self.blocked & ~(1 << door)
        self.unsure &= ~(1 << door)

    def _find_door(self, door: int, *, blocked: bool) -> None:
        """A door is as it was unless it may have changed; a newly blocked one uses up one of the blockings."""
        was = bool(self.blocked >> door & 1)
        self.wrong |= blocked is not was and not self.unsure >> door & 1
        if blocked and not was:
            self.sealed -= 1
            self.surely = max(0, self.surely - 1)
            self.wrong |= self.sealed < 0

    def door(self, fact: DoorSeen) -> None:
        """The hero saw a door blocked or freed."""
        self._door(self.map.door[self.places[fact.number]][fact.way], blocked=fact.blocked)

    def hidden_doors(self) -> int:
        """The doors that have no revealed side."""
        ends = enumerate(self.map.doors)
        return sum(1 << door for door, (one, other) in ends if not (self.revealed >> one | self.revealed >> other) & 1)

    def seal(self, fact: Sealed) -> None:
        """Hidden doors were blocked, or may have been."""
        self.unsure |= self.hidden_doors() & ~self.blocked
        self.sealed += fact.doors
        self.surely += fact.doors if fact.sure else 0

    def _doors_freed(self) -> None:
        """Any hidden door may have been freed."""
        self.unsure |= self.blocked & self.hidden_doors()
        self.surely = 0

    # Creatures

    def hear(self, fact: Heard) -> None:
        """Some hidden creature is there: it spawned there, or walked at most this many steps."""
        self._doors_freed()
        if fact.seen:
            return
        hero = self.places[fact.number]
        there = self._heard_in(hero, fact.way) & ~self.revealed
        if fact.kind is not None and fact.sure:
            self._hear_of(fact.kind, there, there & self._far(fact.least, hero), fact.steps)
            return
        reached = {mask: there & grown(self.map, mask, fact.steps) for mask in dict.fromkeys(self.may.values())}
        anew = 0 if fact.kind is None else there & self._far(fact.least, hero)
        someone = 0
        for figure, mask in self.may.items():
            come = reached[mask]
            if figure[0] in REGULAR and not figure[1]:
                come |= there & self._far(self.spawns[figure[0]] - fact.nightmare, hero)  # A15.2
            elif figure[0] is fact.kind and (mask or not figure[1]):
                come |= anew
            self.may[figure] = mask | come
            someone |= come
        self.lurkers = [
            one._replace(mask=self._come(one.mask, there, fact.steps) | (anew if fact.kind in one.kinds else 0))
            for one in self.lurkers
        ]
        self.someone = [
            (kinds, self._come(mask, there, fact.steps) | (anew if fact.kind in kinds else 0))
            for kinds, mask in self.someone
        ][1 - MOST_REMEMBERED :]
        self.someone.append((self.kinds, someone))
        self.wrong |= not someone

    def _come(self, mask: int, there: int, steps: int) -> int:
        """Where a creature may be that may have walked there in this many steps."""
        return mask | there & grown(self.map, mask, steps)

    def _hear_of(self, kind: Kind, there: int, far: int, steps: int) -> None:
        """The only one of its kind is there: it spawned, or walked this many steps if it may have been on the map."""
        known = self._anywhere((kind,))
        come = far | there & grown(self.map, known, steps)
        self.wrong |= not come
        if not known:
            self.may[kind, False] = come
            self.lurkers.append(Lurker((kind,), wounded=False, mask=come))
            return
        sure = [one.wounded for one in self.lurkers if one.kinds == (kind,)] or [False] * (not self.may[kind, True])
        for wounded in (False, True):
            self.may[kind, wounded] = come if self.may[kind, wounded] or not wounded else 0
        # A creature known to be somewhere may have been this one, which is here now.
        self.lurkers = [
            one._replace(mask=one.mask | come) if kind in one.kinds else one
            for one in self.lurkers
            if one.kinds != (kind,)
        ]
        self.someone = [
            (kinds, mask | come) if kind in kinds else (kinds, mask) for kinds, mask in self.someone if kinds != (kind,)
        ]
        if sure:
            self.lurkers.append(Lurker((kind,), wounded=sure[0], mask=come))
        else:
            self.someone.append(((kind,), come))

    def _heard_in(self, hero: Sector, way: str) -> int:
        """Where this noise may have been made, whatever the state of the doors that the hero is unsure of."""
        unsure = [1 << door for door in range(len(self.map.doors)) if self.unsure >> door & 1]
        if len(unsure) > UNSURE:
            own = LEVELS[level_of(hero)]
            return ALL & ~own if way == OTHER_LEVEL else own
        mask = 0
        for chosen in product((0, 1), repeat=len(unsure)):
            blocked = self.blocked & ~self.unsure | sum(bit for bit, one in zip(unsure, chosen, strict=True) if one)
            mask |= noise_masks(self.map, blocked, hero)[way]
        return mask

    def _far(self, least: int, hero: Sector) -> int:
        """Where a creature may have spawned (A15.3)."""
        return ALL & ~nearer_than(self.map, hero, 1 if self.around else least - NEARER)

    def go(self, fact: Went) -> None:
        """A creature left the revealed sectors that way."""
        kind, wounded = fact.figure
        there = ALL & ~self.revealed
        if fact.way is not None:
            to = self.map.distances(0).near[self.places[fact.number]][fact.way]
            there &= 1 << to if to >= 0 else 0
        self.may[fact.figure] |= there
        self.lurkers.append(Lurker((kind,), wounded, there))
        self.wrong |= not there

    def come(self, fact: Came) -> None:
        """A creature came into sight, from nearby or, if it was teleported, from anywhere."""
        self._doors_freed()
        bit = 1 << self.places[fact.number]
        self._emerge(fact.figure, ALL if fact.teleported else grown(self.map, bit, FARTHEST))

    def _emerge(self, figure: Figure, where: int) -> None:
        """Any creature that was there and looks like this may be the one that is seen now."""
        kind, wounded = figure
        self.lurkers = [
            one for one in self.lurkers if kind not in one.kinds or one.wounded is not wounded or not one.mask & where
        ]
        self.someone = [(kinds, mask) for kinds, mask in self.someone if kind not in kinds or not mask & where]
        if kind.single:
            self._is_seen(kind)

    def _is_seen(self, kind: Kind) -> None:
        """The only creature of its kind is not hidden, so a creature known to be somewhere is a different one."""
        self.may[kind, False] = self.may[kind, True] = 0
        self.lurkers = [
            one._replace(kinds=tuple(other for other in one.kinds if other is not kind))
            for one in self.lurkers
            if one.kinds != (kind,)
        ]
        self.someone = [
            (tuple(other for other in kinds if other is not kind), mask)
            for kinds, mask in self.someone
            if kinds != (kind,)
        ]

    def scatter(self) -> None:
        """Any hidden creature may be anywhere."""
        there = ALL & ~self.revealed
        self.may = {figure: there if mask else 0 for figure, mask in self.may.items()}
        self.lurkers = [one._replace(mask=there) for one in self.lurkers]
        self.someone = []

    def flit(self, fact: Flitted) -> None:
        """The only creature of its kind may be anywhere; a creature known to be somewhere may have been this one."""
        there = ALL & ~self.revealed if self._anywhere((fact.kind,)) else 0
        for wounded in (False, True):
            self.may[fact.kind, wounded] |= there if self.may[fact.kind, wounded] else 0
        self.lurkers = [one._replace(mask=one.mask | there) if fact.kind in one.kinds else one for one in self.lurkers]
        self.someone = [(kinds, mask | there if fact.kind in kinds else mask) for kinds, mask in self.someone]

    def thin(self) -> None:
        """A creature known to lurk somewhere may be the one that left, if it is regular (A15.11)."""
        self.lurkers = [one for one in self.lurkers if not set(one.kinds) & set(REGULAR)]
        self.someone = []

    def stir(self, fact: Stirred) -> None:
        """A creature not heard yet opened a door that the hero sees: it may be this far from where it was."""
        self._doors_freed()
        self.may = {figure: grown(self.map, mask, fact.steps) for figure, mask in self.may.items()}
        self.lurkers = [one._replace(mask=grown(self.map, one.mask, fact.steps)) for one in self.lurkers]
        self.someone = [(kinds, grown(self.map, mask, fact.steps)) for kinds, mask in self.someone]
        self._clear(self.revealed)

    # Tokens

    def calm(self) -> None:
        """The hero discarded a danger token."""
        self.dangers -= 1

    def threaten(self) -> None:
        """There is one more token, if the map has space for it."""
        self.dangers = min(self.dangers + 1, 2 * MOST_DANGER_ON_A_LEVEL)

    def endanger(self) -> None:
        """Danger tokens may lie anywhere now."""
        self.threaten()
        self.danger_may = ALL & ~self.revealed
        self.some_danger = []

    def mark(self, fact: Marked) -> None:
        """A condition token lies unseen next to the hero."""
        beside = near_masks(self.map)[self.places[fact.number]]
        self.marks.append((fact.condition, beside & ~self.revealed))

    # What was located

    def find(self, fact: Found) -> None:
        """The hero was told how far the nearest one is, and on which level."""
        hero = self.places[fact.number]
        if fact.target in FIXED_CALLED:
            self._compare(fact, hero, FIXED_CALLED[fact.target](self.map))
        elif fact.target == "mission token":
            self._find_missions(fact, hero)
        elif fact.target == "danger token":
            self.danger_may &= self._not_nearer(fact, hero)
            self.some_danger = [mask & self.danger_may for mask in self.some_danger]
            if fact.distance is not None and not self._explained(fact, hero):
                self.some_danger.append(self._there(fact, hero) & self.danger_may)
        elif fact.target == "lighted sector":
            self._find_light(fact, hero)
        elif fact.target == "any creature":
            self._find_creatures(fact, hero, self.kinds)
        elif fact.target in KINDS:
            self._find_creatures(fact, hero, self._like(KINDS[fact.target]))
        elif fact.target in ROOMS:
            self.rooms[ROOMS[fact.target]] &= self._there(fact, hero)
        elif fact.target == "blocked door" and not self.unsure:
            self._compare(fact, hero, [end for door in self._blocked_doors() for end in self.map.doors[door]])
        elif fact.target == "condition token" and not self.marks:
            hidden = [sector for sector in self.conditions if not self.revealed >> sector & 1]
            self._compare(fact, hero, [*hidden, *(self.places[number] for number in fact.seen)])

    def _compare(self, fact: Found, hero: Sector, sectors: list[Sector]) -> None:
        """Check the answer against what the hero is sure of."""
        found = nearest(self.map, hero, sectors)
        distance, levels = (None, [""]) if found is None else (found.distance, [str(level) for level in found.levels])
        self.wrong |= distance != fact.distance or fact.level not in levels

    def _blocked_doors(self) -> list[int]:
        return [door for door in range(len(self.map.doors)) if self.blocked >> door & 1]

    def _there(self, fact: Found, hero: Sector) -> int:
        """The sectors at the distance and on the level that the hero was told."""
        assert fact.distance is not None
        own = LEVELS[level_of(hero)]
        return at_distance(self.map, hero, fact.distance) & (own if fact.level == SAME_LEVEL else ~own)

    def _not_nearer(self, fact: Found, hero: Sector) -> int:
        """The sectors where something of that kind may be; none if the hero was told there is none."""
        return 0 if fact.distance is None else ALL & ~nearer_than(self.map, hero, fact.distance)

    def _explained(self, fact: Found, hero: Sector) -> bool:
        """Whether the answer may mean one that the hero sees."""
        there = self._there(fact, hero)
        return any(there >> self.places[number] & 1 for number in fact.seen)

    def _find_light(self, fact: Found, hero: Sector) -> None:
        """Every nearer sector is dark, even those the hero sees; one at that distance is lit, if not one in sight."""
        allowed = self._not_nearer(fact, hero)
        self.wrong |= any(not allowed >> self.places[number] & 1 for number in fact.seen)
        self.lit &= allowed | self.revealed
        self.some_light = []
        if fact.distance is not None and not self._explained(fact, hero):
            there = self._there(fact, hero) & ~self.revealed
            self.some_light.append(there & self.lit or there)
            self.wrong |= not there

    def _find_missions(self, fact: Found, hero: Sector) -> None:
        if fact.distance is not None:
            for room in fact.rooms:
                self.rooms[room] &= self._not_nearer(fact, hero)
            self.some_room.append((fact.rooms, self._there(fact, hero)))

    def _find_creatures(self, fact: Found, hero: Sector, kinds: tuple[Kind, ...]) -> None:
        """None of these kinds is nearer; one is at the distance, unless the hero sees it."""
        allowed = self._not_nearer(fact, hero)
        for kind in kinds:
            for wounded in (False, True):
                self.may[kind, wounded] &= allowed
        self.lurkers = [
            one._replace(mask=one.mask & allowed) if set(one.kinds) <= set(kinds) else one for one in self.lurkers
        ]
        self.wrong |= not all(one.mask for one in self.lurkers)
        if fact.distance is not None and not self._explained(fact, hero):
            there = self._there(fact, hero) & ~self.revealed
            there &= self._anywhere(kinds)
            if [kind.single for kind in kinds] == [True]:
                self._pin(kinds[0], there)
            self.someone.append((kinds, there))
            self.wrong |= not there

    def come_near(self, fact: Near) -> None:
        """A creature is within reach, whatever the state of the doors that the hero is unsure of."""
        steps = self.map.distances(self.blocked & ~self.unsure).steps(self.places[fact.number])
        there = mask_of(sector for sector in range(SECTORS) if steps[sector] <= fact.reach) & ~self.revealed
        there &= self._anywhere((fact.kind,))
        self._pin(fact.kind, there)
        if (fact.kind,) not in [one.kinds for one in self.lurkers]:
            self.someone = [(kinds, mask) for kinds, mask in self.someone if kinds != (fact.kind,)]
            self.someone.append(((fact.kind,), there))
        self.wrong |= not there

    def _pin(self, kind: Kind, there: int) -> None:
        """The only creature of its kind is there and nowhere else."""
        for wounded in (False, True):
            self.may[kind, wounded] &= there
        self.lurkers = [one._replace(mask=one.mask & there) if one.kinds == (kind,) else one for one in self.lurkers]
        self.someone = [(kinds, mask & there) if kinds == (kind,) else (kinds, mask) for kinds, mask in self.someone]
        self.wrong |= not all(one.mask for one in self.lurkers)

    def count(self, fact: Counted) -> None:
        """Besides the creatures that the hero sees, none is within reach, or at least one is."""
        near = nearer_than(self.map, self.places[fact.number], fact.reach + 1)
        hidden = fact.creatures - len([number for number in fact.seen if near >> self.places[number] & 1])
        if hidden > 0:
            there = near & ~self.revealed & self._anywhere(self.kinds)
            self.someone.append((self.kinds, there))
            self.wrong |= not there
        else:
            self.may = {figure: mask & ~near for figure, mask in self.may.items()}
            self.lurkers = [one._replace(mask=one.mask & ~near) for one in self.lurkers]
            self.someone = [(kinds, mask & ~near) for kinds, mask in self.someone]
            self.wrong |= hidden < 0 or not all(one.mask for one in self.lurkers)

    def _like(self, kind: Kind) -> tuple[Kind, ...]:
        """The kinds that count as this one."""
        return tuple(one for one in self.kinds if kind in (one, one.like))

    def _anywhere(self, kinds: tuple[Kind, ...]) -> int:
        """Where a hidden creature of these kinds may be."""
        mask = 0
        for kind in kinds:
            mask |= self.may[kind, False] | self.may[kind, True]
        return mask

    def learn(self, fact: Fact) -> None:
        """Take in a fact."""
        match fact:
            case Joined():
                self.join(fact)
            case Seen():
                self.see(fact)
            case Gone():
                self.lose(fact)
            case DoorSeen():
                self.door(fact)
            case Sealed():
                self.seal(fact)
            case Freed():
                self._doors_freed()
            case Heard():
                self.hear(fact)
            case Went():
                self.go(fact)
            case Came():
                self.come(fact)
            case Scattered():
                self.scatter()
            case Flitted():
                self.flit(fact)
            case Thinned():
                self.thin()
            case Stirred():
                self.stir(fact)
            case Calmed():
                self.calm()
            case Endangered():
                self.endanger()
            case Threatened():
                self.threaten()
            case Marked():
                self.mark(fact)
            case Found():
                self.find(fact)
            case Near():
                self.come_near(fact)
            case Counted():
                self.count(fact)
            case Begun() | Roused():
                pass


ROOMS = {str(room): room for room in Room}


BELIEFS: WorkedOut[dict[Layout, Belief]] = WorkedOut()


def beliefs_at(memory: Memory) -> dict[Layout, Belief]:
    """The beliefs already worked out there, by layout."""
    return BELIEFS.at(memory) or {}


def belief(memory: Memory, layout: Layout) -> Belief:
    """What the hero believes if the map has this layout; worked out once, then continued from there."""
    node, facts = since(memory, lambda one: layout in beliefs_at(one))
    if node is None:
        first = begun(memory)
        found = Belief(arrangements(first.sheets).maps[layout.arrangement], around=first.around, spawns=first.spawns)
        found.places = {FIRST: layout.start}
    else:
        found = beliefs_at(node)[layout].copy()
    for fact in facts:
        if found.wrong:
            break
        found.learn(fact)
    BELIEFS.keep(memory, {**beliefs_at(memory), layout: found})
    return found


def lay_rooms(one: Belief, mixed: Callable[[list[Sector]], list[Sector]] = list) -> dict[Room, Sector] | None:
    """Put each room on a space of its own, as everything seen and located allows; None if that is impossible (A1.11).

    `mixed` decides in which order spaces are tried.
    """
    named = [room for rooms, _ in one.some_room for room in rooms]
    order = sorted(Room, key=lambda room: (room not in named, one.rooms[room].bit_count()))
    choices = {room: mixed(sectors_in(one.rooms[room])) for room in order}
    laid: dict[Room, Sector] = {}

    def fits() -> bool:
        return all(
            any(mask >> laid[room] & 1 for room in rooms)
            for rooms, mask in one.some_room
            if all(room in laid for room in rooms)
        )

    def lay(place: int) -> bool:
        if place == len(order):
            return True
        room = order[place]
        for sector in choices[room]:
            if sector not in laid.values():
                laid[room] = sector
                if fits() and lay(place + 1):
                    return True
                del laid[room]
        return False

    return laid if lay(0) else None
