"""How a greedy hero plans its way: the layouts that it believes possible, and what going there would cost."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import SECTORS, Way
from unlit.alone.mind.knowledge import Knowledge, beliefs
from unlit.alone.mind.masks import sectors_in
from unlit.alone.told.memory import Counted, Found

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Room, Sector
    from unlit.alone.mind.belief import Belief
    from unlit.alone.seen.shown import CreatureShown
    from unlit.alone.seen.view import Place, View
    from unlit.alone.told.memory import Fact, Memory

MOST_LAYOUTS, MOST_PLACES = 6, 4  # how many layouts of the map, and places of a room, it considers
SPREAD = 30  # a creature that may be in this many sectors is nowhere in particular
CREATURE_COST, HIDDEN_COST, DANGER_COST = 2.5, 1.5, 0.4  # extra cost of entering a sector, in steps
WEAKEST = ("spores", "parasite", "mutant", "cultist", "worm", "keeper", "queen")


class Plan:
    """Where the hero wants to go, averaged over the layouts of the map that it believes possible."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view = view
        assert known.memory is not None
        self.memory = known.memory
        self.beliefs = beliefs(self.memory)[:MOST_LAYOUTS]
        self.here = next(place for place in view.labyrinth if place.hero)
        self.fields: dict[int, list[list[float]]] = {}
        self.troubles: dict[int, list[float]] = {}
        self.room = self._choose_room()

    def _choose_room(self) -> Room:
        """The final mission's room once it is triggered; until then, that of the starting mission that costs least."""
        missions = [(one.room, one.needed - one.steps) for one in self.view.missions if not one.completed]
        if self.view.triggered:
            return missions[-1][0]
        return min(missions[:-1], key=lambda one: self.distance(one[0]) + 2 * one[1])[0]

    def hero_in(self, one: Belief) -> Sector:
        """Where the hero is in this layout."""
        return one.places[self.here.number]

    def distance(self, room: Room) -> float:
        """How far the room is, averaged over the layouts and its possible places."""
        return self._mean(lambda one: self._steps(one, room))

    def _mean(self, value: Callable[[Belief], float]) -> float:
        return sum(value(one) for one in self.beliefs) / len(self.beliefs)

    def _steps(self, one: Belief, room: Room) -> float:
        steps = one.map.distances(0).steps(self.hero_in(one))
        places = sectors_in(one.rooms[room])
        return sum(steps[place] for place in places) / max(1, len(places))

    def unsure(self) -> float:
        """In how many places the room may be, averaged over the layouts."""
        return self._mean(lambda one: one.rooms[self.room].bit_count())

    def cost(self, way: Way) -> float:
        """What going this way costs in steps: the distance from there, and what may be there or on the way."""
        return self._mean(lambda one: self._cost_in(one, way))

    def _cost_in(self, one: Belief, way: Way) -> float:
        here = self.hero_in(one)
        there = one.map.distances(0).near[here][way]
        if there < 0:
            return float(FAR)
        fields = self._fields(one)
        onward = sum(field[there] for field in fields) / max(1, len(fields))
        return self._edge(one, here, way) + self._trouble(one)[there] + onward

    def _edge(self, one: Belief, sector: Sector, way: Way) -> float:
        """One step, or two if a blocked door has to be freed."""
        door = one.map.door[sector][way] if way is not Way.STAIRS else -1
        return 2.0 if door >= 0 and one.blocked >> door & 1 else 1.0

    def _fields(self, one: Belief) -> list[list[float]]:
        """For each possible place of the room, what it costs to get there from every sector."""
        found = self.fields.get(id(one))
        if found is None:
            places = sectors_in(one.rooms[self.room])[:MOST_PLACES]
            found = self.fields[id(one)] = [self._field(one, place) for place in places]
        return found

    def _field(self, one: Belief, target: Sector) -> list[float]:
        trouble, ways = self._trouble(one), one.map.distances(0).ways
        cost = [float(FAR)] * SECTORS
        cost[target] = 0.0
        edge = [(0.0, target)]
        while edge:
            so_far, sector = heappop(edge)
            if so_far > cost[sector]:
                continue
            for way, there in ways[sector]:
                more = so_far + trouble[sector] + self._edge(one, sector, way)
                if more < cost[there]:
                    cost[there] = more
                    heappush(edge, (more, there))
        return cost

    def _trouble(self, one: Belief) -> list[float]:
        """What entering each sector costs beyond a step: creatures that are or may be there, and danger."""
        found = self.troubles.get(id(one))
        if found is None:
            found = self.troubles[id(one)] = [0.0] * SECTORS
            if self.view.nightmare:  # no time left for detours
                return found
            masks = [lurker.mask for lurker in one.lurkers] + [mask for _, mask in one.someone]
            for mask in masks:
                for sector in sectors_in(mask) if mask.bit_count() < SPREAD else ():
                    found[sector] += HIDDEN_COST / mask.bit_count()
            for place in self.view.labyrinth:
                seen = CREATURE_COST * len(place.holds.creatures) + DANGER_COST * place.holds.danger
                found[one.places[place.number]] = seen
        return found

    def hidden_trouble(self, way: Way) -> float:
        """How likely it is that something waits there unseen, averaged over the layouts."""
        return self._mean(lambda one: self._hidden_in(one, one.map.distances(0).near[self.hero_in(one)][way]))

    def _hidden_in(self, one: Belief, sector: Sector) -> float:
        if sector < 0 or one.revealed >> sector & 1:
            return 0.0
        return self._trouble(one)[sector] / HIDDEN_COST

    def place_at(self, one: Belief, sector: Sector) -> Place | None:
        """The revealed sector there."""
        number = next((number for number, at in one.places.items() if at == sector), None)
        return next((place for place in self.view.labyrinth if place.number == number), None)

    def seen_ahead(self, way: Way | None = None) -> tuple[CreatureShown, ...]:
        """The creatures that it sees next door, in this direction or in the one it wants to go."""
        one = self.beliefs[0]
        way = way if way is not None else self.best_way(list(Way))
        there = one.map.distances(one.blocked).near[self.hero_in(one)][way] if way is not None else -1
        place = self.place_at(one, there) if there >= 0 else None
        return place.holds.creatures if place is not None else ()

    def best_way(self, ways: list[Way]) -> Way | None:
        """The way that costs the least."""
        return min(ways, key=self.cost) if ways else None

    def asked_here(self) -> bool:
        """Whether it last asked for this room in this sector, where the answer would be the same again."""
        fact = self._last(lambda fact: isinstance(fact, Found) and fact.target == str(self.room))
        return isinstance(fact, Found) and fact.number == self.here.number

    def sensed_here(self) -> bool:
        """Whether the motion sensor was last used in this sector."""
        fact = self._last(lambda fact: isinstance(fact, Counted))
        return isinstance(fact, Counted) and fact.number == self.here.number

    def _last(self, wanted: Callable[[Fact], bool]) -> Fact | None:
        node: Memory | None = self.memory
        while node is not None:
            if wanted(node.fact):
                return node.fact
            node = node.before
        return None

    def scattered(self) -> bool:
        """Whether the best way depends on which of the possible places is right."""
        firsts = {
            min(ways, key=lambda its: steps[its[1]])[0]
            for one in self.beliefs
            for place in sectors_in(one.rooms[self.room])
            for steps in [one.map.distances(0).steps(place)]
            for ways in [one.map.distances(0).ways[self.hero_in(one)]]
            if ways
        }
        return len(firsts) > 1
