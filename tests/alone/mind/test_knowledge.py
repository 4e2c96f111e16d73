"""What the hero can know about the labyrinth: the truth is always allowed, and each kind of fact rules worlds out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from in_turn import COMBINATIONS, setup_in_turn
from sparing import one_in

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board, Creature, is_revealed
from unlit.alone.board.geometry import noise_ways
from unlit.alone.box.pieces import KINDS, SECTOR_OF, Sector, level_of
from unlit.alone.mind.belief import ROOMS
from unlit.alone.mind.knowledge import allows
from unlit.alone.mind.layouts import arrangements, begun
from unlit.alone.rules.actions.locate import FIXED_CALLED, nearest, places_of
from unlit.alone.rules.options import option_spelled
from unlit.alone.rules.remembering import figure, look_of
from unlit.alone.told.events import LieTold
from unlit.alone.told.memory import Counted, Fact, Found, Gone, Heard, Memory, Sealed, Seen, Went
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Event

POSITIONS = 2000
WORLDS = 200


class Place(NamedTuple):
    """A position in a random game, the facts that the hero just learned, and every sector by the hero's number."""

    asked: str
    board: Board
    memory: Memory
    news: list[Fact]
    sectors: dict[int, Sector]
    dice: Dice


def positions(seed: str, most: int = 700) -> Iterator[Place]:
    """Endless positions from random games of all set-ups in which the hero has just learned something."""
    number = 0
    while True:
        number += 1
        dice = Dice(seed_from(f"{seed} {number}"))
        t = deal(GAME, setup_in_turn(number, dice), seeds=Seeds(seed_from(f"{seed} {number}"))).fork()
        sectors: dict[int, Sector] = {}
        last: Memory | None = None
        for _ in range(most):
            if t.question is None:
                break
            sectors |= {number: sector for sector, number in t.board.labels.items()}
            memory = t.board.memory
            if memory is not None and sectors and memory is not last:
                yield Place(t.question.seat, t.board, memory, since(memory, last), sectors, dice)
                last = memory
            t.answer(t.question.seat, dice.pick("option", out_of_sight(t) or t.question.options))


def out_of_sight(t: GameTable[Any]) -> list[Any]:
    """Moves of creatures that the hero sees, which random choices rarely make."""
    assert t.question is not None
    if t.question.prompt != "standard reaction":
        return []
    moves = [text for text in t.question.texts() if text.startswith("move ")]
    return [text for text in moves if is_revealed(t.board, SECTOR_OF[text.split()[-1]])]


def since(memory: Memory, last: Memory | None) -> list[Fact]:
    """The facts remembered since, newest first."""
    found: list[Fact] = []
    node: Memory | None = memory
    while node is not None and node is not last:
        found.append(node.fact)
        node = node.before
    return found


def test_the_truth_is_never_excluded() -> None:
    count, tables = 0, set()
    for place in positions("truth"):
        if place.asked == HERO and place.dice.below(2) == 0:
            assert allows(place.memory, place.board)
            count += 1
            tables.add((*place.board.modules, len(place.board.hands)))
        if count == POSITIONS:
            break
    assert len(tables) == len(COMBINATIONS)


def hidden_creatures(b: Board) -> dict[Creature, Sector]:
    """The creatures that the hero does not see."""
    return {creature: at for creature, at in b.creatures.items() if not is_revealed(b, at)}


def dark(b: Board) -> list[Sector]:
    """The sectors that are not revealed."""
    return [sector for sector in b.map.used if not is_revealed(b, sector)]


def moved(b: Board, creature: Creature, to: Sector) -> Board:
    """A world with this creature elsewhere."""
    world = b.copy()
    world.creatures[creature] = to
    return world


def against_sectors_seen(place: Place) -> Iterator[Board]:
    """The map has a different layout, in which some revealed sector would look different."""
    for one in arrangements(begun(place.memory).sheets).maps:
        if any(look_of(one, sector) != look_of(place.board.map, sector) for sector in place.board.labels):
            world = place.board.copy()
            world.map = one
            yield world


def against_seen_empty(place: Place) -> Iterator[Board]:
    """A hidden creature is in a sector that was empty when last seen, and nothing has moved since."""
    for fact in place.news:
        if isinstance(fact, Gone) and not fact.creatures and fact.number in place.sectors:
            for creature in hidden_creatures(place.board):
                yield moved(place.board, creature, place.sectors[fact.number])
        elif not isinstance(fact, Gone | Seen | Found):
            break


def heard_from(place: Place, fact: Heard) -> list[Sector]:
    """Where this noise may have been made, by the rule itself."""
    b, hero = place.board, place.sectors[fact.number]
    if fact.way == "other-level":
        return [sector for sector in dark(b) if level_of(sector) != level_of(hero)]
    own = [sector for sector in dark(b) if level_of(sector) == level_of(hero)]
    return [sector for sector in own if fact.way in map(str, noise_ways(b.map, b.blocked, hero, sector))]


def sure_of_doors(place: Place) -> bool:
    """No door is blocked, and none may have been."""
    return not place.board.blocked and not any(isinstance(one, Sealed) for one in since(place.memory, None))


def against_the_noise(place: Place, *, other_level: bool) -> Iterator[Board]:
    """Nobody is where the noise came from, and the hero is sure of every door."""
    b = place.board
    fact = place.news[0]
    if not isinstance(fact, Heard) or fact.seen or fact.way == "nowhere" or (fact.way == "other-level") != other_level:
        return
    if not sure_of_doors(place):
        return
    there = heard_from(place, fact)
    elsewhere = [sector for sector in dark(b) if sector not in there]
    if elsewhere:
        world = b.copy()
        for creature, at in hidden_creatures(b).items():
            if at in there:
                world.creatures[creature] = place.dice.pick("elsewhere", elsewhere)
        yield world


def against_the_exit(place: Place) -> Iterator[Board]:
    """A creature that left this way and was then heard is neither there nor where it was heard."""
    b = place.board
    if len(place.news) < 2 or not sure_of_doors(place):
        return
    heard, went = place.news[:2]
    if isinstance(heard, Heard) and heard.way != "nowhere" and isinstance(went, Went) and went.way is not None:
        to = b.map.distances(0).near[place.sectors[went.number]][went.way]
        steps = b.map.distances(0).steps(to)
        there = [to, *(sector for sector in heard_from(place, heard) if steps[sector] <= heard.steps)]
        left = [one for one in hidden_creatures(b) if figure(b, one) == went.figure]
        elsewhere = [sector for sector in dark(b) if sector not in there]
        if len(left) == 1:
            place.dice.shuffle("elsewhere", elsewhere)
            yield from (moved(b, left[0], sector) for sector in elsewhere[:4])


def against_the_answer(place: Place) -> Iterator[Board]:
    """What was located is nearer, farther, or on the other level."""
    b = place.board
    fact = place.news[0]
    if not isinstance(fact, Found) or fact.distance is None:
        return
    worlds: list[Board] = []
    if fact.target in ROOMS:
        here = b.rooms.index(ROOMS[fact.target])
        for other in range(len(b.rooms)):
            rooms = list(b.rooms)
            rooms[here], rooms[other] = rooms[other], rooms[here]
            world = b.copy()
            world.rooms = tuple(rooms)
            worlds.append(world)
    elif fact.target in KINDS or fact.target == "any creature":
        worlds = [moved(b, one, to) for one in hidden_creatures(b) for to in dark(b)[::5]]
    elif fact.target in FIXED_CALLED:
        for one in arrangements(begun(place.memory).sheets).maps:
            world = b.copy()
            world.map = one
            worlds.append(world)
    for world in worlds:
        found = nearest(world.map, world.hero, places_of(world, option_spelled(fact.target)))
        if found is None or found.distance != fact.distance or fact.level not in map(str, found.levels):
            yield world


@pytest.mark.parametrize(
    "worlds",
    one_in(
        2,
        [
            against_sectors_seen,
            against_seen_empty,
            lambda place: against_the_noise(place, other_level=False),
            lambda place: against_the_noise(place, other_level=True),
            against_the_answer,
            against_the_exit,
        ],
    ),
    ids=["sector seen", "seen empty", "noise", "other level", "locate answer", "exit direction"],
)
def test_worlds_that_contradict_a_fact_are_refused(worlds: Callable[[Place], Iterator[Board]]) -> None:
    refused = 0
    for place in positions("cuts"):
        for world, _ in zip(worlds(place), range(8), strict=False):
            assert not allows(place.memory, world)
            refused += 1
        if refused >= WORLDS:
            break
    assert refused >= WORLDS


def test_a_lie_cuts_nothing() -> None:
    lies = 0
    for number in range(400):
        dice = Dice(seed_from(f"lies {number}"))
        t: GameTable[Any] = deal(GAME, {}, seeds=Seeds(seed_from(f"lies {number}")))
        told: list[Event] = []
        for _ in range(500):
            if t.question is None:
                break
            wanted = next((one for one in ("whispers", "terror") if one in t.question.texts()), None)
            before = t.board.memory
            t.answer(t.question.seat, wanted or dice.pick("option", t.question.options))
            new = t.standing("evil 1")[len(told) :]
            told += new
            for event in new:
                if isinstance(event, LieTold):
                    lies += 1
                    kept = [fact.target for fact in since(t.board.memory, before) if isinstance(fact, Found)]
                    assert str(event.target) not in kept
                    assert allows(t.board.memory, t.board)
        if lies >= 5:
            break
    assert lies >= 5


def against_the_count(b: Board, fact: Counted) -> Iterator[Board]:
    """A hidden creature is near although the sensor counted none, or none is near although it counted some."""
    steps = b.map.distances(0).steps(b.hero)
    hidden = hidden_creatures(b)
    near = [one for one, at in hidden.items() if steps[at] <= fact.reach]
    for one in hidden:
        if not near or near == [one]:
            yield from (moved(b, one, to) for to in dark(b) if (steps[to] <= fact.reach) is not bool(near))


def test_worlds_that_contradict_a_motion_sensor_are_refused() -> None:
    refused = 0
    for number in range(400):
        dice = Dice(seed_from(f"sensor {number}"))
        t: GameTable[Any] = deal(GAME, {}, seeds=Seeds(seed_from(f"sensor {number}")))
        for _ in range(300):
            if t.question is None or refused >= WORLDS:
                break
            holds = any(item.name == "motion_sensor" for item in t.board.items)
            wished = ("motion_sensor", "locate" if holds else "scavenge")
            wanted = [one for one in wished if one in t.question.texts()]
            before = t.board.memory
            t.answer(t.question.seat, wanted[0] if wanted else dice.pick("option", t.question.options))
            facts = list(since(t.board.memory, before)) if t.board.memory is not before else []
            if facts and isinstance(facts[0], Counted):
                assert allows(t.board.memory, t.board)
                for world in against_the_count(t.board, facts[0]):
                    assert not allows(t.board.memory, world)
                    refused += 1
    assert refused >= WORLDS
