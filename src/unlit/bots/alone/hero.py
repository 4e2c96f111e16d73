"""A greedy hero: goes for its missions by what it knows, and spends what it has on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from unlit.alone.box.pieces import COMPASS, Ability, Action, Room, Side, Way
from unlit.alone.cards.terror import PAY
from unlit.alone.modules.avatar.powers import Power
from unlit.alone.modules.avatar.rows import ROWS
from unlit.alone.modules.deep.rooms import RoomAction
from unlit.alone.rules.actions.explore import MAKE_SAFE, InLine
from unlit.alone.rules.actions.interact import LIGHT, MISSION
from unlit.alone.rules.actions.locate import ANY_CREATURE
from unlit.alone.rules.companions import Sacrifice, sacrificing
from unlit.alone.rules.experience import LEARN
from unlit.alone.rules.harm import RECOVER
from unlit.alone.rules.items import Upgrade
from unlit.alone.rules.setup import DrawOne
from unlit.alone.rules.turn import ACT, BULLET_TIME
from unlit.alone.seen.remembered import BESIDE
from unlit.alone.told.things import (
    BLOCK,
    DONE,
    FREE,
    NO_DOOR,
    NUMBERS,
    ROOM_NAMED,
    STAY,
    STOP,
    TOWARD,
    Being,
    BeingAhead,
    Free,
    ItemHeld,
    Number,
    Toward,
    item_card,
)
from unlit.bots.alone.avatars import is_avatar, power_to_use, spares_tokens
from unlit.bots.alone.deep import FEEBLE, GRIM, SPECIALS, action_here, is_worth_it
from unlit.bots.alone.plan import WEAKEST, Plan
from unlit.kernel.chance.dice import Dice
from unlit.kernel.told.option import PASS, Option, Pass

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from unlit.alone.mind.knowledge import Knowledge
    from unlit.alone.seen.shown import CreatureShown
    from unlit.alone.seen.view import View
    from unlit.kernel.tables.chair import Chair

LOW = 5  # points on a health track at which the hero does something about it
RESERVE = 1  # adrenaline kept for recovering
ENOUGH_ITEMS = 4
AMBUSH = 0.05  # how likely an ambush in the dark has to be before the hero looks
SUSPICION = 0.03  # the same before it uses a sensor
BEST_ITEMS = (
    "decoder",
    "armor",
    "stimulant",
    "bullets",
    "acid",
    "jet_pack",
    "grapple",
    "sedative",
    "rebreather",
    "adrenaline_shot",
    "stun_rod",
    "scanner",
    "harpoon",
    "headlamp",
    "welding_torch",
    "multitool",
    "motion_sensor",
    "flare",
    "crowbar",
)
BEST_ABILITIES = (Ability.DEXTERITY, Ability.COLD_BLOOD, Ability.COURAGE, Ability.PRECISION, Ability.ACUTE_SIGHT)
LIFE, CONTROL = RECOVER
PAID_WITH = {"patient_zero": LIFE, "banishment": CONTROL}


class Hero:
    """The hero giving one answer."""

    def __init__(self, chair: Chair, seed: bytes) -> None:
        self.chair = chair
        self.dice = Dice(seed)
        self.view = cast("View", chair.view)
        self.options = chair.question.options

    def answer(self) -> Option:
        """What the hero wants for this prompt, or a random option."""
        chosen = PROMPTS.get(self.chair.question.prompt, Hero.anything)(self)
        found = self.chair.question.find(chosen) if chosen is not None else None
        return found if found is not None else self.dice.pick("answer", self.options)

    def plan(self) -> Plan:
        """Where to go."""
        return Plan(self.view, cast("Knowledge", self.chair.knowledge))

    def anything(self) -> Option | None:
        """No preference."""
        return None

    def first_of(self, wishes: Iterable[Option]) -> Option | None:
        """The first wish that is offered."""
        return next((wish for wish in wishes if wish in self.options), None)

    def item(self, *names: str) -> Option | None:
        """The first of these items that is offered."""
        return self.first_of(item_card(name) for name in names)

    def ways(self) -> list[Way]:
        """The directions that are offered."""
        return [option.way for option in self.options if isinstance(option, Toward)]

    def has(self, name: str) -> bool:
        """Whether it carries this item."""
        return any(one.item == name for one in self.view.items)

    def has_upgraded(self, name: str) -> bool:
        """Whether it carries this item, upgraded."""
        return any(one.item == name and one.upgraded for one in self.view.items)

    # Turns

    def act(self) -> Option | None:
        """The turn's next step."""
        plan = self.plan()
        far = 0.0 if self.at_mission(plan) else plan.distance(plan.room)
        power = power_to_use(self.view, self.options, plan.here, far)
        return power or self.heal() or self.hurry(plan) or self.action(plan)

    def heal(self) -> Option | None:
        """Spend adrenaline and companions when a track is low."""
        view = self.view
        tracks = sorted([(view.life, LIFE), (view.control, CONTROL)], key=lambda track: track[0])
        wanted = [one for value, one in tracks if value <= LOW or (value < view.cap and view.adrenaline > 2)]
        final = view.missions[-1]
        if view.triggered and not final.completed and final.needed > final.steps and final.mission in PAID_WITH:
            wanted.insert(0, PAID_WITH[final.mission])
        found = self.first_of(wanted)
        if found is None and view.life + view.control <= LOW:
            found = next((option for option in self.options if isinstance(option, Sacrifice)), None)
        return found or (self.first_of([sacrificing("soldier")]) if self.is_surrounded() else None)

    def is_surrounded(self) -> bool:
        """Whether several creatures are with it."""
        return any(place.hero and len(place.holds.creatures) > 1 for place in self.view.labyrinth)

    def hurry(self, plan: Plan) -> Option | None:
        """Take two actions if there is a way to go, or a mission to work on."""
        if BULLET_TIME not in self.options or self.view.adrenaline <= RESERVE:
            return None
        far = plan.distance(plan.room)
        return BULLET_TIME if self.at_mission(plan) or far >= 2 else None

    def at_mission(self, plan: Plan) -> bool:
        """Whether the hero is in the room that it wants to reach."""
        return plan.here.shape is plan.room

    def action(self, plan: Plan) -> Option | None:
        """The action that gets it further."""
        here = plan.here.holds.creatures
        if self.may(Action.INTERACT) and (self.can_work(plan, here) or (here and self.worth_lighting(plan))):
            return ACT[Action.INTERACT]
        if self.may(Action.FIGHT) and (self.worth_fighting(here, plan) or self.worth_shooting(here, plan)):
            return ACT[Action.FIGHT]
        if self.worth_scavenging(plan, here):
            return ACT[Action.SCAVENGE]
        if not here and (self.worth_locating(plan) or self.worth_sensing(plan)):
            return ACT[Action.LOCATE]
        if not here and self.worth_exploring(plan):
            return self.first_of([ACT[Action.EXPLORE]])
        return self.first_of(ACT[action] for action in (Action.MOVE, Action.FIGHT, Action.LOCATE, Action.SCAVENGE))

    def may(self, action: Action) -> bool:
        """Whether this action is offered."""
        return ACT[action] in self.options

    def can_work(self, plan: Plan, here: tuple[CreatureShown, ...]) -> bool:
        """Whether it can do a step of the mission here, as far as it knows."""
        if not self.at_mission(plan):
            return False
        missions = (one.mission for one in self.view.missions if one.room is plan.here.shape and not one.completed)
        return not (next(missions) in ("launch_pods", "gas_the_nest") and here)

    def worth_fighting(self, here: tuple[CreatureShown, ...], plan: Plan) -> bool:
        """Whether to fight: where it has to stay, or where it is well enough armed."""
        armed = self.has("bullets") or self.has("acid")
        weak = any(one.wounded or one.kind in ("spores", "parasite", "mutant", *FEEBLE) for one in here)
        held = any(one.kind == "brute" or (armed and is_avatar(one)) for one in here)
        return bool(here) and (held or self.at_mission(plan) or (armed and weak and len(here) == 1))

    def worth_shooting(self, here: tuple[CreatureShown, ...], plan: Plan) -> bool:
        """Whether a creature stands in its way within a harpoon's reach."""
        return not here and self.has("harpoon") and any(plan.seen_ahead())

    def worth_lighting(self, plan: Plan) -> bool:
        """Whether it can turn on the light here: creatures hit harder in the dark, and the hero in the light."""
        return plan.here.holds.control_unit and not plan.here.holds.light

    def worth_exploring(self, plan: Plan) -> bool:
        """Whether something may well wait in the dark ahead; a creature seen in time does not frighten the hero."""
        if self.at_mission(plan):
            return bool(self.unseen(plan))
        best = plan.best_way(list(Way))
        if best is None or (best is not Way.STAIRS and best not in self.unseen(plan)):
            return False
        leap = self.has("grapple") and best is not Way.STAIRS and plan.distance(plan.room) >= 2
        return leap or plan.hidden_trouble(best) >= AMBUSH

    def worth_sensing(self, plan: Plan) -> bool:
        """Whether something may wait ahead, and a sensor would tell."""
        best = plan.best_way(list(Way))
        suspicious = best is not None and plan.hidden_trouble(best) >= SUSPICION
        return self.has("motion_sensor") and suspicious and not plan.sensed_here()

    def unseen(self, plan: Plan) -> list[Way]:
        """The ways out of its sector that lead to something it cannot see."""
        here = plan.here
        seen = {
            (one.column - here.column, one.row - here.row) for one in self.view.labyrinth if one.group == here.group
        }
        ways = [way for way, side in zip(COMPASS, here.sides, strict=True) if side in (Side.OPEN, Side.DOOR)]
        return [way for way in ways if BESIDE[way] not in seen]

    def worth_scavenging(self, plan: Plan, here: tuple[CreatureShown, ...]) -> bool:
        """Whether to search this room for items, or to use what it offers instead."""
        if here or not self.may(Action.SCAVENGE):
            return False
        fresh = isinstance(plan.here.shape, Room) and plan.here.shape not in self.view.scavenged
        action = action_here(self.view, plan.here.shape)
        if action is not None and is_worth_it(self.view, action):
            return True
        return (fresh and len(self.view.items) < ENOUGH_ITEMS) or (self.at_mission(plan) and self.short_of_charges())

    def short_of_charges(self) -> bool:
        """Whether the final mission costs charges, and it has too few."""
        final = self.view.missions[-1]
        charges = sum(one.charges for one in self.view.items)
        due = self.view.triggered and not final.completed
        return final.mission == "last_supper" and due and charges < final.needed - final.steps

    def worth_locating(self, plan: Plan) -> bool:
        """Whether to ask for the room: it may be in several places, its way depends on that, and it has not asked."""
        return plan.unsure() > 1 and plan.scattered() and not plan.asked_here()

    def second_action(self) -> Option | None:
        """Another action, chosen in the same way."""
        return self.action(self.plan())

    def grant(self) -> Option | None:
        """Take any extra action."""
        return self.first_of(ACT[action] for action in Action)

    # Moving

    def go(self) -> Option | None:
        """Take the best way, even through a blocked door, with items that help on the way."""
        plan = self.plan()
        best = plan.best_way(self.ways())
        through = plan.best_way([option.way for option in self.options if isinstance(option, Free)])
        if through is not None and (best is None or plan.cost(through) < plan.cost(best)):
            return self.item("crowbar") or FREE[through]
        far = plan.distance(plan.room)
        wished = ["jet_pack"] * (far >= 2) + ["adrenaline_shot"] + ["headlamp"] * (far <= 1)
        return self.item(*wished) or (TOWARD[best] if best is not None else None)

    def fly(self) -> Option | None:
        """Fly on as long as it gets closer."""
        plan = self.plan()
        if self.at_mission(plan):
            return STOP
        best = plan.best_way(self.ways())
        if best is None or (plan.cost(best) > plan.distance(plan.room) and STOP in self.options):
            return STOP
        return TOWARD[best]

    def block(self) -> Option | None:
        """Block the door to a sector with a visible creature, unless its way leads there."""
        plan = self.plan()
        one = plan.beliefs[0]
        near = one.map.distances(0).near[plan.hero_in(one)]
        best = plan.best_way([way for way in Way if near[way] >= 0])
        for way in COMPASS:
            if BLOCK[way] in self.options and way is not best:
                place = plan.place_at(one, near[way])
                if place is not None and place.holds.creatures:
                    return BLOCK[way]
        return NO_DOOR

    # The other actions

    def locate(self) -> Option | None:
        """Ask for the room it wants to reach, then for the rooms of the other missions, then for anything else."""
        plan = self.plan()
        sensor = self.item("motion_sensor")
        if sensor is not None and not self.worth_locating(plan):
            return sensor
        missions = [one.room for one in reversed(self.view.missions) if not one.completed]
        rooms = [ROOM_NAMED[room] for room in (plan.room, *missions)]
        return self.item("scanner") or self.first_of([*rooms, ANY_CREATURE, *ROOM_NAMED.values()])

    def explore(self) -> Option | None:
        """Explore with a grapple, with a flare, or without an item."""
        return self.item(*(["flare"] if self.at_mission(self.plan()) else ["grapple", "flare"])) or self.look()

    def leap(self) -> Option | None:
        """Leap to the end of the line, unless it sees a creature there."""
        plan = self.plan()
        way = self.ways()[0]
        return STAY if any(plan.seen_ahead(way)) else TOWARD[way]

    def look(self) -> Option | None:
        """Look where it wants to go, or at a mission, where it has not looked yet."""
        plan = self.plan()
        ways = self.ways()
        best = next((way for way in self.unseen(plan) if self.at_mission(plan) and way in ways), plan.best_way(ways))
        return TOWARD[best] if best is not None else None

    def fight(self) -> Option | None:
        """Use the best weapon at hand against the weakest creature; drive strong ones away instead."""
        here = self.plan().here.holds.creatures
        strong = all(not one.wounded and one.kind in (*WEAKEST[3:], *GRIM) for one in here)
        return self.item(*["stun_rod"] * strong, "acid", "bullets", "harpoon", "stun_rod") or self.aim()

    def aim(self) -> Option | None:
        """The weakest creature, a wounded one first."""
        seen = [option for option in self.options if isinstance(option, (Being, BeingAhead))]
        wished = [(name, wounded) for name in (*SPECIALS, *WEAKEST, *ROWS["avatars"]) for wounded in (True, False)]
        return next((one for wish in wished for one in seen if (one.kind.name, one.wounded) == wish), None)

    def spend(self) -> Option | None:
        """Spend two charges if it has them."""
        return self.first_of([NUMBERS[2], NUMBERS[1]])

    def interact(self) -> Option | None:
        """Work on the mission before the light, with the best tool; weld doors if something is about to come."""
        plan = self.plan()
        here = (one for one in self.view.missions if one.room is plan.here.shape and not one.completed)
        left = next((one.needed - one.steps for one in here), 0)
        wished = ["decoder"] * (left >= 2)
        if left >= 2 and any(any(plan.seen_ahead(way)) for way in COMPASS):
            wished.append("welding_torch")
        if left == 1 and self.has_upgraded("multitool"):
            wished.append("multitool")
        better = self.item(*wished)
        return better or self.first_of([MISSION, item_card("multitool"), LIGHT, item_card("welding_torch")])

    def draw(self) -> Option | None:
        """Draw as many items as it may, or take what the room offers instead."""
        rooms = [option for option in self.options if isinstance(option, RoomAction)]
        room = next((one for one in rooms if is_worth_it(self.view, one.special)), None)
        return room or max((one for one in self.options if isinstance(one, Number)), key=lambda one: one.number)

    def keep(self) -> Option | None:
        """Keep the best item found, preferably one that it does not have."""
        return self.item(*(name for name in BEST_ITEMS if not self.has(name))) or self.item(*BEST_ITEMS)

    def refill(self) -> Option | None:
        """Refill the best of its items."""
        return next((one for name in BEST_ITEMS for one in self.held() if one.item == name), None)

    def held(self) -> list[ItemHeld]:
        """The items of its own among the options."""
        return [option for option in self.options if isinstance(option, ItemHeld)]

    def upgrade(self) -> Option | None:
        """Upgrade the best of its items."""
        upgrades = [option for option in self.options if isinstance(option, Upgrade)]
        return next((one for name in BEST_ITEMS for one in upgrades if one.item == name), DONE)

    def discard(self) -> Option | None:
        """Discard the worst of its items."""
        return max(self.held(), key=lambda one: BEST_ITEMS.index(one.item))

    def use(self) -> Option | None:
        """Use anything that helps now."""
        spared = spares_tokens(self.view)
        useless = (Pass, Power) if spared else (Pass,)
        return next((option for option in self.options if not isinstance(option, useless)), PASS)

    def learn(self) -> Option | None:
        """The most useful ability."""
        return self.first_of(LEARN[ability] for ability in BEST_ABILITIES)

    def reward(self) -> Option | None:
        """Recover on the lower track."""
        return self.first_of([LIFE if self.view.life <= self.view.control else CONTROL])

    def pay(self) -> Option | None:
        """Pay as long as self-control is not low."""
        return self.first_of([PAY]) if self.view.control > LOW else STAY

    def choose_character(self) -> Option | None:
        """Choose a random character."""
        return self.dice.pick("character", [option for option in self.options if not isinstance(option, DrawOne)])

    def make_safe(self) -> Option | None:
        """Make its own sector safe first."""
        return self.first_of(MAKE_SAFE[place] for place in InLine)


PROMPTS: dict[str, Callable[[Hero], Option | None]] = {
    "character": Hero.choose_character,
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
    "grapple": Hero.leap,
    "light way": Hero.look,
    "discard danger": Hero.make_safe,
    "fight": Hero.fight,
    "target": Hero.aim,
    "charges": Hero.spend,
    "interact": Hero.interact,
    "draw items": Hero.draw,
    "keep item": Hero.keep,
    "refill": Hero.refill,
    "upgrade": Hero.upgrade,
    "discard item": Hero.discard,
    "spoil": Hero.discard,
    "answer": Hero.use,
    "learn": Hero.learn,
    "reward": Hero.reward,
    "paralysis": Hero.pay,
}


def play_hero(chair: Chair, seed: bytes) -> Option:
    """The greedy hero's answer."""
    return Hero(chair, seed).answer()
