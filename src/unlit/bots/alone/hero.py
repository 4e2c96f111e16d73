"""A greedy hero: goes for its missions by what it knows, and spends what it has on the way."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, cast

from unlit.alone.geometry import FAR
from unlit.alone.knowledge import Knowledge, beliefs
from unlit.alone.masks import sectors_in
from unlit.alone.memory import Found
from unlit.alone.parts import COMPASS, SECTORS, Action, Room, Way
from unlit.alone.remembered import BESIDE
from unlit.alone.view import Place, View
from unlit.kernel.dice import Dice
from unlit.kernel.moments import PASS

if TYPE_CHECKING:
    from unlit.alone.belief import Belief
    from unlit.alone.memory import Memory
    from unlit.alone.parts import Sector
    from unlit.kernel.chair import Chair
    from unlit.kernel.question import Option

MOST_LAYOUTS, MOST_PLACES = 6, 4  # of the map and of a room that are thought of
SPREAD = 12  # a creature that may be in so many sectors is nowhere in particular
LOW = 5  # of a health track: something is done about it
RESERVE = 1  # adrenaline kept for recovering
ENOUGH_ITEMS = 4
AMBUSH = 0.8  # how likely somebody has to wait in the dark
CREATURE_COST, HIDDEN_COST, DANGER_COST = 2.5, 1.5, 0.4  # of entering a sector, in steps
BEST_ITEMS = ("armor", "stimulant", "bullets", "jet_pack", "harpoon", "scanner", "flare", "multitool")
BEST_ABILITIES = ("dexterity", "cold blood", "courage", "precision", "acute sight")
BEST_CHARACTERS = ("doctor", "commander", "technician", "pilot")
WEAKEST = ("spores", "parasite", "mutant", "cultist", "worm", "keeper", "queen")


class Plan:
    """Where the hero wants to go, by all layouts of the map that it believes possible."""

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
        """The final mission's once it is triggered; else the starting one that costs least."""
        missions = [(Room(room), needed - steps) for _, room, steps, needed, done in self.view.missions if not done]
        if self.view.triggered:
            return missions[-1][0]
        return min(missions[:-1], key=lambda one: self.distance(one[0]) + 2 * one[1])[0]

    def hero_in(self, one: Belief) -> Sector:
        """Where the hero is, if the map lies so."""
        return one.places[self.here.number]

    def distance(self, room: Room) -> float:
        """How far the room is, on average over all that may be."""
        return self._mean(lambda one: self._steps(one, room))

    def _mean(self, value: Callable[[Belief], float]) -> float:
        return sum(value(one) for one in self.beliefs) / len(self.beliefs)

    def _steps(self, one: Belief, room: Room) -> float:
        steps = one.map.distances(0).steps(self.hero_in(one))
        places = sectors_in(one.rooms[room])
        return sum(steps[place] for place in places) / max(1, len(places))

    def unsure(self) -> float:
        """In how many places the room may be, on average."""
        return self._mean(lambda one: one.rooms[self.room].bit_count())

    def cost(self, way: Way) -> float:
        """What going this way costs, in steps: how far it is from there, and who may be there or on the way."""
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
        """A step, and another action for a blocked door."""
        door = one.map.door[sector][way] if way is not Way.STAIRS else -1
        return 2.0 if door >= 0 and one.blocked >> door & 1 else 1.0

    def _fields(self, one: Belief) -> list[list[float]]:
        """For each place where the room may be, what it costs to get there from every sector."""
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
        """What entering each sector costs beyond a step: creatures that are seen or may be there, danger."""
        found = self.troubles.get(id(one))
        if found is None:
            found = self.troubles[id(one)] = [0.0] * SECTORS
            masks = [lurker.mask for lurker in one.lurkers] + [mask for _, mask in one.someone]
            for mask in masks:
                for sector in sectors_in(mask) if mask.bit_count() < SPREAD else ():
                    found[sector] += HIDDEN_COST / mask.bit_count()
            for place in self.view.labyrinth:
                seen = CREATURE_COST * len(creatures_in(place)) + DANGER_COST * ("danger" in place.holds)
                found[one.places[place.number]] = seen
        return found

    def hidden_trouble(self, way: Way) -> float:
        """How likely somebody waits there unseen, on average."""
        return self._mean(lambda one: self._hidden_in(one, one.map.distances(0).near[self.hero_in(one)][way]))

    def _hidden_in(self, one: Belief, sector: Sector) -> float:
        if sector < 0 or one.revealed >> sector & 1:
            return 0.0
        return self._trouble(one)[sector] / HIDDEN_COST

    def place_at(self, one: Belief, sector: Sector) -> Place | None:
        """The revealed sector there."""
        number = next((number for number, at in one.places.items() if at == sector), None)
        return next((place for place in self.view.labyrinth if place.number == number), None)

    def best_way(self, ways: list[Way]) -> Way | None:
        """The way that costs least."""
        return min(ways, key=self.cost) if ways else None

    def asked_here(self) -> bool:
        """Whether the last answer about this room was given in this sector: another one would be the same."""
        node: Memory | None = self.memory
        while node is not None:
            fact = node.fact
            if isinstance(fact, Found) and fact.target == str(self.room):
                return fact.number == self.here.number
            node = node.before
        return False

    def scattered(self) -> bool:
        """Whether the best way depends on which of the possible places is the true one."""
        firsts = {
            min(ways, key=lambda its: steps[its[1]])[0]
            for one in self.beliefs
            for place in sectors_in(one.rooms[self.room])
            for steps in [one.map.distances(0).steps(place)]
            for ways in [one.map.distances(0).ways[self.hero_in(one)]]
            if ways
        }
        return len(firsts) > 1


def creatures_in(place: Place) -> list[str]:
    """The creatures that the hero sees in a sector."""
    return [word for word in place.holds.replace("wounded ", "wounded-").split() if word.split("-")[-1] in WEAKEST]


class Hero:
    """One answer of the hero's."""

    def __init__(self, chair: Chair, seed: bytes) -> None:
        self.chair = chair
        self.dice = Dice(seed)
        self.view = cast("View", chair.view)
        self.options = chair.question.options
        self.texts = chair.question.texts()

    def answer(self) -> Option:
        """What the prompt asks for."""
        chosen = PROMPTS.get(self.chair.question.prompt, Hero.anything)(self)
        found = self.chair.question.find(chosen) if chosen is not None else None
        return found if found is not None else self.dice.pick("answer", self.options)

    def plan(self) -> Plan:
        """Where to go."""
        return Plan(self.view, cast("Knowledge", self.chair.knowledge))

    def anything(self) -> str | None:
        """No preference."""
        return None

    def first_of(self, wishes: tuple[str, ...] | list[str]) -> str | None:
        """The first wish that is offered."""
        return next((wish for wish in wishes if wish in self.texts), None)

    # Turns

    def act(self) -> str | None:
        """The turn's next step."""
        plan = self.plan()
        return self.heal() or self.hurry(plan) or self.action(plan)

    def heal(self) -> str | None:
        """Adrenaline and companions, where a track is low."""
        view = self.view
        tracks = sorted([(view.life, "recover life"), (view.control, "recover self-control")])
        wanted = [name for value, name in tracks if value <= LOW or (value < view.cap and view.adrenaline > 2)]
        found = self.first_of(wanted)
        if found is None and view.life + view.control <= LOW:
            found = self.first_of([text for text in self.texts if text.startswith("sacrifice ")])
        return found

    def hurry(self, plan: Plan) -> str | None:
        """Two actions where there is a way to go, or a mission to be done twice."""
        if "bullet time" not in self.texts or self.view.adrenaline <= RESERVE:
            return None
        far = plan.distance(plan.room)
        return "bullet time" if self.at_mission(plan) or far >= 2 else None

    def at_mission(self, plan: Plan) -> bool:
        """Whether the hero is in the room that it wants to reach."""
        return plan.here.shape == str(plan.room)

    def action(self, plan: Plan) -> str | None:
        """The action that brings it farther."""
        here = creatures_in(plan.here)
        if self.at_mission(plan) and "interact" in self.texts:
            return "interact"
        if here and self.worth_lighting(plan):
            return self.first_of(["interact"])
        if here and self.worth_fighting(here, plan):
            return self.first_of(["fight"])
        if self.worth_scavenging(plan, here):
            return "scavenge"
        if not here and self.worth_locating(plan):
            return "locate"
        if not here and (self.worth_exploring(plan) or (self.at_mission(plan) and self.unseen(plan))):
            return self.first_of(["explore"])
        return self.first_of(["move", "fight", "locate", "scavenge"])

    def worth_fighting(self, here: list[str], plan: Plan) -> bool:
        """Where it must stay, or where it has what it takes."""
        if "fight" not in self.texts:
            return False
        armed = any("bullets" in item for item in self.view.items)
        weak = any(name.startswith("wounded") or name in ("spores", "parasite", "mutant") for name in here)
        return self.at_mission(plan) or (armed and weak and len(here) == 1)

    def worth_lighting(self, plan: Plan) -> bool:
        """In the dark creatures hit harder, and so does the hero in the light."""
        holds = plan.here.holds.split()
        return "light-control-unit" in holds and "light" not in holds

    def worth_exploring(self, plan: Plan) -> bool:
        """Somebody may well wait in the dark where it goes: whom it sees before it meets, it does not fear."""
        best = plan.best_way(list(Way))
        return best is not None and plan.hidden_trouble(best) >= AMBUSH

    def unseen(self, plan: Plan) -> list[Way]:
        """The ways out of its sector beyond which it sees nothing."""
        here = plan.here
        seen = {
            (one.column - here.column, one.row - here.row) for one in self.view.labyrinth if one.group == here.group
        }
        return [way for way, side in zip(COMPASS, here.sides, strict=True) if side in " d" and BESIDE[way] not in seen]

    def worth_scavenging(self, plan: Plan, here: list[str]) -> bool:
        """Three items in a room where it has not looked yet."""
        fresh = plan.here.shape in map(str, Room) and plan.here.shape not in self.view.scavenged
        return fresh and not here and len(self.view.items) < ENOUGH_ITEMS

    def worth_locating(self, plan: Plan) -> bool:
        """The room may be in several places, where to go depends on it, and it has not asked from here."""
        return plan.unsure() > 1 and plan.scattered() and not plan.asked_here()

    def second_action(self) -> str | None:
        """The same, once more."""
        return self.action(self.plan())

    def grant(self) -> str | None:
        """Another action is welcome."""
        return self.first_of([str(action) for action in Action])

    # Moving

    def go(self) -> str | None:
        """The best way, if need be through a blocked door, with the jet pack if it is far."""
        plan = self.plan()
        ways = [option for option in self.options if isinstance(option, Way)]
        best = plan.best_way(ways)
        blocked = [way for way in Way if f"free {way}" in self.texts]
        through = plan.best_way(blocked)
        if through is not None and (best is None or plan.cost(through) < plan.cost(best)):
            return f"free {through}"
        if best is not None and "jet_pack" in self.texts and plan.distance(plan.room) >= 2:
            return "jet_pack"
        return str(best) if best is not None else None

    def fly(self) -> str | None:
        """On, as long as it gets nearer."""
        plan = self.plan()
        if self.at_mission(plan):
            return "stop"
        best = plan.best_way([option for option in self.options if isinstance(option, Way)])
        if best is None or (plan.cost(best) > plan.distance(plan.room) and "stop" in self.texts):
            return "stop"
        return str(best)

    def block(self) -> str | None:
        """The door to a sector in which a creature is seen, unless the way leads there."""
        plan = self.plan()
        one = plan.beliefs[0]
        near = one.map.distances(0).near[plan.hero_in(one)]
        best = plan.best_way([way for way in Way if near[way] >= 0])
        for way in Way:
            if f"block {way}" in self.texts and way is not best:
                place = plan.place_at(one, near[way])
                if place is not None and creatures_in(place):
                    return f"block {way}"
        return "block none"

    # The other actions

    def locate(self) -> str | None:
        """The room it wants to reach, then the rooms of the other missions, and what else it is not sure of."""
        plan = self.plan()
        missions = [room for _, room, _, _, done in reversed(self.view.missions) if not done]
        return self.first_of(["scanner", str(plan.room), *missions, "any creature", *map(str, Room)])

    def explore(self) -> str | None:
        """With a flare, or as it is."""
        return self.first_of(["flare"]) or self.look()

    def look(self) -> str | None:
        """Where it wants to go; at a mission that waits, where it has not looked yet."""
        plan = self.plan()
        ways = [option for option in self.options if isinstance(option, Way)]
        best = next((way for way in self.unseen(plan) if self.at_mission(plan) and way in ways), plan.best_way(ways))
        return str(best) if best is not None else None

    def fight(self) -> str | None:
        """With bullets, at the weakest."""
        return self.first_of(["bullets", "harpoon"]) or self.aim()

    def aim(self) -> str | None:
        """The weakest creature, a wounded one first."""
        wished = [f"{wound}{name}" for name in WEAKEST for wound in ("wounded ", "")]
        return self.first_of(wished)

    def spend(self) -> str | None:
        """Two charges, where it has them."""
        return self.first_of(["2", "1"])

    def interact(self) -> str | None:
        """The mission before the light, and that with the better tool."""
        return self.first_of(["do mission", "multitool", "repair light"])

    def draw(self) -> str | None:
        """As many as it may."""
        return max(self.texts, key=int)

    def upgrade(self) -> str | None:
        """The best of its things first."""
        wished = [text for name in BEST_ITEMS for text in self.texts if text.startswith(f"upgrade {name} ")]
        return self.first_of([*wished, "done"])

    def discard(self) -> str | None:
        """The least of its things."""
        worth = {text: next((n for n, name in enumerate(BEST_ITEMS) if name in text), 99) for text in self.texts}
        return max(self.texts, key=lambda text: worth[text])

    def use(self) -> str | None:
        """Whatever helps now."""
        return next((text for text in self.texts if text != PASS), PASS)

    def learn(self) -> str | None:
        """The most useful ability."""
        return self.first_of([f"learn {name}" for name in BEST_ABILITIES])

    def reward(self) -> str | None:
        """The lower track."""
        lower = "recover life" if self.view.life <= self.view.control else "recover self-control"
        return self.first_of([lower])

    def pay(self) -> str | None:
        """As long as there is something to pay with."""
        return self.first_of(["pay"]) if self.view.control > LOW else "stay"

    def be(self) -> str | None:
        """Somebody who heals well."""
        return self.first_of(BEST_CHARACTERS)

    def make_safe(self) -> str | None:
        """The own sector first."""
        return self.first_of(["safe here", "safe first", "safe second"])


PROMPTS: dict[str, Callable[[Hero], str | None]] = {
    "character": Hero.be,
    "turn": Hero.act,
    "second action": Hero.second_action,
    "extra action": Hero.grant,
    "move": Hero.go,
    "fly": Hero.fly,
    "carried": Hero.fly,
    "block": Hero.block,
    "locate": Hero.locate,
    "explore": Hero.explore,
    "flare": Hero.look,
    "light way": Hero.look,
    "discard danger": Hero.make_safe,
    "fight": Hero.fight,
    "target": Hero.aim,
    "charges": Hero.spend,
    "interact": Hero.interact,
    "draw items": Hero.draw,
    "upgrade": Hero.upgrade,
    "discard item": Hero.discard,
    "answer": Hero.use,
    "learn": Hero.learn,
    "reward": Hero.reward,
    "paralysis": Hero.pay,
}


def play_hero(chair: Chair, seed: bytes) -> Option:
    """An answer of the greedy hero."""
    return Hero(chair, seed).answer()
