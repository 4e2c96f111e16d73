"""A greedy evil player: looks at where each of its options leads, and takes the one that hurts the hero most."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations, count
from typing import TYPE_CHECKING

from unlit.alone.board.board import (
    HERO,
    Board,
    creatures_at,
    creatures_on,
    is_dangerous,
    is_lit,
    sector_of,
    stats_of,
)
from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import KINDS, REGULAR, SECTOR_OF, TRACK, TRACK_DANGER, TURNS, Room, Way, level_of
from unlit.alone.modules.avatar.activation import Activate
from unlit.alone.rules.creatures import levels_with_room
from unlit.alone.rules.labyrinth import DoorBetween
from unlit.alone.rules.missions import open_mission
from unlit.alone.rules.modules import most_on_a_level
from unlit.alone.rules.moments import M
from unlit.alone.rules.reactions import FaceDown, spaces_covered
from unlit.alone.rules.rounds import Take
from unlit.alone.rules.standard import Move, Nothing, Spawn, moves_of
from unlit.alone.told.abouts import AboutCreature, AboutRoom, AboutTruth
from unlit.alone.told.things import At, Being, BeingAt, Free, Number, ReactionCard, RoomNamed, Toward
from unlit.bots.alone.avatars import PROMISES, best_upgrade, tokens_and_upgrades
from unlit.bots.alone.deep import powers_on_the_map
from unlit.kernel.chance.dice import Dice
from unlit.kernel.told.option import PASS, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unlit.alone.board.board import Creature
    from unlit.alone.board.geometry import Map
    from unlit.alone.box.pieces import Kind, Sector
    from unlit.kernel.tables.chair import Chair
    from unlit.kernel.tables.game_table import Choose, GameTable
    from unlit.kernel.told.option import Option
    from unlit.kernel.told.question import Question

MOST_TRIED = 9  # options that are looked at in depth
AHEAD = 40  # how many answers to look ahead until the hero's next decision
ROUND_IS_OVER = ("draw", "refill", "effects", "marker", "danger", "next round")
TURNS_OF_THE_HERO = ("turn", "second action")
QUIET = (*TURNS_OF_THE_HERO, M.END_OF_TURN.value)  # where a look ahead ends
WINDOWS = tuple(moment.value for moment in M)
TRACK_POINT = 1.0  # a point of life or self-control
NEARNESS = (2.4, 1.6, 1.0, 0.6, 0.3, 0.15)  # a creature's value by its steps to the hero
WOUNDED = 0.6  # the share of its value that a wounded creature keeps
GUARD, GUARDS = 0.8, 2  # a creature in or beside the room that the hero wants to reach; only this many count
HUNT, HUNTED = (0.1, 0.14), 6  # for each step closer than this: a creature on the other level, and on the hero's
PROGRESS = 4.0  # a step of a mission
FAR_OFF = 0.35  # each step between the hero and that room
DANGER_HERE, DANGER_AHEAD, DANGER_GOAL = 0.5, 0.15, 0.6
LIGHT_AHEAD = 0.1
BLOCKED = 2  # what a blocked door costs, in steps
CARD = 0.1  # a card in hand
SPACE, SYMBOL = 0.25, 0.5  # a space on the track for another card, and one that shows danger
ADRENALINE, CHARGE = 0.4, 0.25  # the hero's adrenaline and charges
HARMFUL = 2.0  # how costly a team-mate's card may seem before a leader refuses it
UNTOLD = {  # cards that mislead or scare the hero, which does not show on the map
    "whispers": 0.8,
    "dead_channel": 0.8,
    "lost_bearings": 0.5,
    "glyph": 0.4,
    "phantom_steps": 0.3,
}


def strength(b: Board, kind: Kind, at: Sector) -> float:
    """What a creature's attack costs the hero: one hit for every three dice, or two in a dangerous sector."""
    stats = stats_of(b, kind)
    dice = stats.light if is_lit(b, at) else stats.dark
    return dice * (2 if is_dangerous(b, b.hero) else 1) / 3


def power_of(b: Board, creature: Creature) -> float:
    """What a creature beside the hero would be worth."""
    power = strength(b, creature.kind, b.hero) + stats_of(b, creature.kind).fright * 0.5
    return power * WOUNDED if creature in b.wounded else power


def goal(b: Board) -> Room | None:
    """The room that the hero goes for next: the final mission's, or the nearest mission's."""
    rooms = [mission.room for mission in b.missions if open_mission(b, mission.room) is not None]
    if not rooms or b.hero < 0:
        return None
    if b.triggered:
        return b.missions[-1].room
    steps = b.map.distances(0).steps(b.hero)
    return min(rooms, key=lambda room: steps[sector_of(b, room)])


def worth(t: GameTable[Board], seat: str) -> float:
    """How good a position is for evil."""
    b = t.board
    if t.outcome is not None:
        return -1000.0 if HERO in t.outcome.winners else 1000.0
    value = -TRACK_POINT * (track_worth(b.life) + track_worth(b.control))
    value -= PROGRESS * sum(mission.steps + 3 * mission.completed for mission in b.missions)
    value += CARD * min(len(b.hands.get(seat, ())), turns_left(b)) + track_left(b)
    value -= ADRENALINE * b.adrenaline + CHARGE * sum(item.charges for item in b.items)
    if b.modules:
        value += powers_on_the_map(b) + tokens_and_upgrades(b)
    return value + map_worth(b) if b.hero >= 0 else value


# A16.1
def track_left(b: Board) -> float:
    """What the free part of the track is worth: spaces for later cards, and danger symbols that bring tokens."""
    if b.phase in ROUND_IS_OVER:
        return SYMBOL * b.danger_aside
    free = TRACK - spaces_covered(b)
    return SPACE * min(free, turns_left(b)) + SYMBOL * min(free, TRACK_DANGER)


def turns_left(b: Board) -> int:
    """How many turns of this round evil has not reacted in yet."""
    return TURNS - b.turn + (b.phase == "turn")


def track_worth(points: int) -> float:
    """What points on a track are worth; the last ones are worth more."""
    return points + min(points, 4) * 0.5


def steps_from(b: Board, sector: Sector) -> list[int]:
    """How far everything is; only a blocked door in the way makes it longer."""
    steps, free = b.map.distances(b.blocked).steps(sector), b.map.distances(0).steps(sector)
    return [one if one < FAR else other + BLOCKED for one, other in zip(steps, free, strict=True)]


# A15.4
def steps_of_creatures(b: Board) -> list[int]:
    """How far everything is from the hero for a creature; while both levels are full, none takes the stairs."""
    steps = steps_from(b, b.hero)
    if levels_with_room(b):
        return steps
    ways, walked, edge = b.map.distances(b.blocked).ways, {b.hero: 0}, [b.hero]
    for sector in edge:  # which grows meanwhile
        for way, there in ways[sector]:
            if way is not Way.STAIRS and there not in walked:
                walked[there] = walked[sector] + 1
                edge.append(there)
    return [walked.get(sector, far) for sector, far in enumerate(steps)]


def map_worth(b: Board) -> float:
    """What the map is worth to evil: creatures near the hero and its goal, a hero far from it, danger on its way."""
    steps = steps_from(b, b.hero)
    room = goal(b)
    target = sector_of(b, room) if room is not None else b.hero
    far = steps_from(b, target)
    value = FAR_OFF * min(far[b.hero], 20)
    away = steps_of_creatures(b)
    guards = []
    for creature, at in b.creatures.items():
        power = power_of(b, creature)
        value += power * (NEARNESS[away[at]] if away[at] < len(NEARNESS) else 0.05)
        value += HUNT[level_of(at) == level_of(b.hero)] * (HUNTED - away[at])
        if far[at] <= 1:
            guards.append(power)
    value += GUARD * sum(sorted(guards)[-GUARDS:])
    value += DANGER_HERE * is_dangerous(b, b.hero)
    ahead = [sector for sector in b.map.used if steps[sector] + far[sector] <= far[b.hero] < FAR]
    value -= LIGHT_AHEAD * sum(is_lit(b, sector) for sector in ahead)
    value += DANGER_AHEAD * sum(is_dangerous(b, sector) for sector in ahead) + DANGER_GOAL * is_dangerous(b, target)
    return value + pending_attacks(b)


# A3.6
def pending_attacks(b: Board) -> float:
    """What the creatures in the hero's sector will cost it at the end of this turn."""
    if b.phase not in ("action", "end of turn", "standard reaction"):
        return 0.0
    return TRACK_POINT * sum(strength(b, creature.kind, b.hero) for creature in creatures_at(b, b.hero))


class Evil:
    """An evil player giving one answer."""

    def __init__(self, chair: Chair, seed: bytes) -> None:
        self.chair = chair
        self.question = chair.question
        self.dice = Dice(seed)
        self.world: GameTable[Board] = chair.imagine(seed)

    def answer(self) -> Option:
        """The option that leads to the best position; during set-up, the one that makes the hero's way long."""
        b = self.world.board
        prompt = self.question.prompt
        if prompt in SETTLED:
            return SETTLED[prompt](self, b)
        if prompt in WINDOWS:
            return self.react()
        return self.best(self.question.options)

    def react(self) -> Option:
        """The best reaction; of the cards to lay face down, look only at the one least worth keeping."""
        options = self.question.options
        down = [option for option in options if isinstance(option, FaceDown)]
        kept = [option for option in options if not isinstance(option, FaceDown)]
        if down:
            kept.append(min(down, key=lambda option: (self.keeping(option.card), option.card)))
        return self.best(kept)

    def keeping(self, card: str) -> int:
        """How much a card is worth keeping: the more copies in hand, the less."""
        return -self.world.board.hands[self.chair.seat].count(card)

    def best(self, options: Sequence[Option]) -> Option:
        """The option with the best outlook among the most promising; the first one if they tie."""
        if len(options) == 1:
            return options[0]
        b = self.world.board
        if len(options) > MOST_TRIED:
            options = promising(b, self.question, options)[:MOST_TRIED]
        outlooks = [self.outlook(option) for option in options]
        return options[outlooks.index(max(outlooks))]

    def outlook(self, option: Option) -> float:
        """What the position is worth at the next decision if nobody does more; at a turn's end, compared to passing."""
        at_the_end = self.question.prompt == M.END_OF_TURN.value
        if isinstance(option, Pass) and at_the_end:
            return 0.0
        fork = self.ahead(option, QUIET)
        found = worth(fork, self.chair.seat)
        if isinstance(option, ReactionCard):
            found += UNTOLD.get(option.card, 0.0)
        if not at_the_end:
            return found
        # A first card leads to another question at this moment, a second one into the next turn. To be fair to
        # passing, each is compared with where passing leads by the same time.
        asked = fork.question
        return found - (self.here if asked is not None and asked.prompt == self.question.prompt else self.passed)

    def ahead(self, option: Option, quiet: tuple[str, ...]) -> GameTable[Board]:
        """The table after this option, at the next question with one of these prompts."""
        fork = self.world.fork()
        fork.play_on(settling(option, quiet))
        return fork

    @cached_property
    def here(self) -> float:
        """What the position is worth now."""
        return worth(self.world, self.chair.seat)

    @cached_property
    def passed(self) -> float:
        """What the position is worth in the next turn if nobody does anything more in this one."""
        return worth(self.ahead(PASS, TURNS_OF_THE_HERO), self.chair.seat)


def settling(option: Option, quiet: tuple[str, ...]) -> Choose:
    """After this option, everyone passes in windows, the hero uses nothing, and evil picks what gets closest."""
    answers = count()

    def choose(t: GameTable[Board]) -> Option | None:
        assert t.question is not None
        number = next(answers)
        if number == 0:
            return option
        return None if number > AHEAD or t.question.prompt in quiet else quick_choice(t)

    return choose


def quick_choice(t: GameTable[Board]) -> Option:
    """Pass, or as evil, take what brings something close to the hero."""
    question = t.question
    assert question is not None
    if PASS in question.options:
        return PASS
    b = t.board
    if question.seat == HERO or b.hero < 0:
        return question.options[0]
    return promising(b, question, question.options)[0]


def promising(b: Board, question: Question, options: Sequence[Option]) -> list[Option]:
    """The options sorted by what they seem to be worth, the best first."""
    steps = steps_of_creatures(b)
    if question.prompt == "creature goes":
        about = question.about(b)
        assert isinstance(about, AboutCreature)
        assert isinstance(about.creature, BeingAt)
        at = SECTOR_OF[about.creature.at]
        return sorted(options, key=lambda option: still_to_go(b, steps, at, option))
    bound = bound_to_stay(b, steps)
    return sorted(options, key=lambda option: 0.0 if option in bound else -promise(b, steps, option))


def still_to_go(b: Board, steps: list[int], at: Sector, option: Option) -> float:
    """How far a creature is from the hero after a step; freeing a door counts as half a step."""
    if isinstance(option, Toward):
        return steps[b.map.distances(b.blocked).near[at][option.way]]
    if isinstance(option, Free):
        return steps[b.map.distances(0).near[at][option.way]] + 0.5
    return steps[at]


def promise(b: Board, steps: list[int], option: Option) -> float:
    """What a move, a spawn or a sector seems to be worth."""
    if isinstance(option, Move):
        return promise_of_move(b, steps, SECTOR_OF[option.at])
    if isinstance(option, (At, Take)):
        return nearness(steps, SECTOR_OF[option.sector])
    if isinstance(option, BeingAt):
        return nearness(steps, SECTOR_OF[option.at])
    if isinstance(option, DoorBetween):
        return 1.0 if on_the_way(b, SECTOR_OF[option.one], SECTOR_OF[option.other]) else 0.0
    if isinstance(option, (Being, Spawn)):
        return promise_of_kind(b, option.kind)
    if isinstance(option, Activate):
        return promise_of_kind(b, KINDS[option.avatar])
    return PROMISES.get(option, 0.0 if isinstance(option, Nothing) else 0.01)


def nearness(steps: list[int], at: Sector) -> float:
    """What it is worth for a creature to be there."""
    return NEARNESS[min(steps[at], len(NEARNESS) - 1)]


def promise_of_move(b: Board, steps: list[int], at: Sector) -> float:
    """What it seems to be worth to move a creature from there."""
    away, near = steps[at], nearness(steps, at)
    if away == 0 or not comes_nearer(b, steps, at):
        return 0.0
    return near + (away == 1) if away < len(NEARNESS) else near / away


def promise_of_kind(b: Board, kind: Kind) -> float:
    """What another creature of this kind seems to be worth."""
    return 0.9 + 0.1 * strength(b, kind, b.hero) - 0.05 * stats_of(b, kind).spawn


def bound_to_stay(b: Board, steps: list[int]) -> list[Move]:
    """Moves of distant creatures to ignore: of the goal's best guards, and of those waiting for a full level."""
    room, here = goal(b), level_of(b.hero)
    distant = {one: at for one, at in b.creatures.items() if steps[at] >= len(NEARNESS)}
    if room is None or not distant:
        return []
    far, full = steps_from(b, sector_of(b, room)), creatures_on(b, here) >= most_on_a_level(b)
    guards = [one for one, at in distant.items() if far[at] <= 1]
    guards.sort(key=lambda one: power_of(b, one))
    waiting = [one for one, at in distant.items() if full and level_of(at) != here]
    return [moves_of(one.kind)[one in b.wounded][distant[one]] for one in (*guards[-GUARDS:], *waiting)]


# A15.4
def comes_nearer(b: Board, steps: list[int], at: Sector) -> bool:
    """Whether a step, or unblocking a door, brings a creature closer to the hero, without entering a full level."""
    ways = b.map.distances(0).ways[at]
    full = creatures_on(b, 1 - level_of(at)) >= most_on_a_level(b)
    return any([steps[there] < steps[at] for way, there in ways if way is not Way.STAIRS or not full])


def on_the_way(b: Board, one: Sector, other: Sector) -> bool:
    """Whether the hero's shortest way to its goal leads from one of these sectors into the other."""
    room = goal(b)
    if room is None:
        return False
    steps, far = steps_from(b, b.hero), steps_from(b, sector_of(b, room))
    return any(steps[a] + 1 + far[z] == far[b.hero] for a, z in ((one, other), (other, one)))


def tell_a_lie(evil: Evil, b: Board) -> Option:
    """A believable but misleading distance: the one to another room on the hero's level."""
    steps = b.map.distances(0).steps(b.hero)
    about = evil.question.about(b)
    assert isinstance(about, AboutTruth)
    truth = about.distance or 0
    rooms = [steps[one] for one in b.map.rooms if level_of(one) == level_of(b.hero) and one != b.hero]
    wrong = max(rooms, key=lambda far: (abs(far - truth), far))
    options = evil.question.options
    return next((one for one in options if isinstance(one, Number) and one.number == wrong), options[0])


# A1.18
def trust(evil: Evil, b: Board) -> Option:
    """Refuse a team-mate's card only if it looks clearly harmful: the team-mate knows the card, the leader does not."""
    approve, refuse = evil.question.options
    return refuse if evil.outlook(refuse) - evil.outlook(approve) > HARMFUL else approve


# Setting up


def sector_named(option: Option) -> Sector:
    """The sector that an option names."""
    assert isinstance(option, At)
    return SECTOR_OF[option.sector]


def mission_rooms(b: Board) -> list[Sector]:
    """Where the missions are."""
    return [sector_of(b, mission.room) for mission in b.missions]


def start_far_away(evil: Evil, b: Board) -> Option:
    """Start the hero where the way to a starting mission and on to the last one is longest."""
    first, second, last = (b.map.distances(0).steps(sector) for sector in mission_rooms(b))
    ends = [last[sector] for sector in mission_rooms(b)[:2]]

    def distance(option: Option) -> int:
        sector = sector_named(option)
        return min(first[sector] + ends[0], second[sector] + ends[1])

    return max(evil.question.options, key=distance)


def long_way(m: Map, sectors: Sequence[Sector]) -> float:
    """How far a hero who starts as far away as possible has to go: to a starting mission and on to the last one."""
    first, second, last = (m.distances(0).steps(sector) for sector in sectors)
    ends = [last[sector] for sector in sectors[:2]]
    return max(min(first[start] + ends[0], second[start] + ends[1]) for start in m.used if start not in m.rooms)


def swaps(b: Board) -> dict[tuple[Room, Room], float]:
    """Every swap of two rooms, and how long it makes the way."""
    at = {room: sector_of(b, room) for room in b.rooms}
    missions = [mission.room for mission in b.missions]
    found = {}
    for one, other in combinations(b.rooms, 2):
        moved = {**at, one: at[other], other: at[one]}
        found[one, other] = long_way(b.map, [moved[room] for room in missions])
    return found


def swap_rooms(evil: Evil, b: Board) -> Option:
    """A swap that makes the way longer, if there is one."""
    found = swaps(b)
    best = max(found, key=lambda pair: found[pair])
    if found[best] <= long_way(b.map, mission_rooms(b)):
        return evil.question.options[0]
    return room_named(evil, best[0])


def room_named(evil: Evil, room: Room) -> Option:
    """The option that names a room."""
    return next(one for one in evil.question.options if isinstance(one, RoomNamed) and one.room is room)


def swap_with(evil: Evil, b: Board) -> Option:
    """The other room of the best swap."""
    about = evil.question.about(b)
    assert isinstance(about, AboutRoom)
    one = about.room
    found = {pair: far for pair, far in swaps(b).items() if one in pair}
    best = max(found, key=lambda pair: found[pair])
    return room_named(evil, best[1] if best[0] is one else best[0])


def first_creature(evil: Evil, b: Board) -> Option:
    """The strongest creature offered."""
    numbers = b.box.calm
    strong = sorted(REGULAR, key=lambda kind: (numbers[kind].dark + numbers[kind].fright, numbers[kind].kill))
    return max(evil.question.options, key=lambda option: strong.index(option.kind) if isinstance(option, Being) else -1)


def guard_mission(evil: Evil, b: Board) -> Option:
    """Place a creature in or close to the starting mission nearest to the hero."""
    steps = b.map.distances(0).steps(b.hero)
    nearest = min(mission_rooms(b)[:2], key=lambda sector: steps[sector])
    far = b.map.distances(0).steps(nearest)
    return min(evil.question.options, key=lambda option: far[sector_named(option)])


def danger_on_the_way(evil: Evil, b: Board) -> Option:
    """Place danger between the hero and the missions, near their rooms."""
    steps = b.map.distances(0).steps(b.hero)
    fars = [b.map.distances(0).steps(sector) for sector in mission_rooms(b)]

    def detour(option: Option) -> float:
        sector = sector_named(option)
        return min(steps[sector] + far[sector] - far[b.hero] + 0.1 * far[sector] for far in fars)

    return min(evil.question.options, key=detour)


def upgrade(evil: Evil, b: Board) -> Option:
    """The most useful upgrade of its avatar."""
    return best_upgrade(evil.question.options)


def pick_any(evil: Evil, b: Board) -> Option:
    """A random option, where it makes no difference."""
    return evil.dice.pick("set-up", evil.question.options)


SETTLED = {  # without looking ahead
    "approve": trust,
    "lie": tell_a_lie,
    "red stairs": pick_any,
    "swap": swap_rooms,
    "swap with": swap_with,
    "hero starts": start_far_away,
    "deck": pick_any,
    "avatar": pick_any,
    "upgrade avatar": upgrade,
    "deck for": pick_any,
    "draw from": pick_any,
    "first creature": first_creature,
    "place creature": guard_mission,
    "first danger": danger_on_the_way,
}


def play_evil(chair: Chair, seed: bytes) -> Option:
    """The greedy evil player's answer."""
    return Evil(chair, seed).answer()
