"""A labyrinth that the hero cannot tell from the true one: a layout of the map, and what may be hidden on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board.board import Board, Creature, in_words, is_revealed
from unlit.alone.board.geometry import lights_coming_into_sight
from unlit.alone.box.pieces import (
    MOST_DANGER_ON_A_LEVEL,
    Room,
    level_of,
)
from unlit.alone.mind.belief import belief, lay_rooms
from unlit.alone.mind.layouts import COLOURS, arrangements, begun, exchange_levels, layouts
from unlit.alone.mind.masks import LEVELS, sectors_in
from unlit.alone.rules.modules import most_on_a_level
from unlit.kernel.errors import BrokenRule, Refused

if TYPE_CHECKING:
    from unlit.alone.box.pieces import Kind, Sector
    from unlit.alone.mind.belief import Belief, Lurker
    from unlit.alone.told.memory import Memory
    from unlit.kernel.chance.dice import Dice


DEALS = 10  # creatures are dealt at most this often, until all of them fit


def imagine_labyrinth(b: Board, dice: Dice) -> None:
    """Replace the world, in place, with another one that agrees with the hero's memory."""
    if b.memory is None:
        raise Refused("the hero of this table does not remember how the game began, and cannot imagine it")
    if layouts(b.memory):
        world, rooms = choose_layout(b.memory, dice)
        lay_out(b, world, rooms, dice)
    else:
        imagine_first_map(b, b.memory, dice)
    if dice.below(2):
        exchange_levels(b)


def imagine_first_map(b: Board, memory: Memory, dice: Dice) -> None:
    """Before anything was seen: choose any arrangement; its stairs have no colours yet (A1.9, A1.11)."""
    b.map = dice.pick("imagined map", arrangements(begun(memory).sheets).maps[:: len(COLOURS)])
    rooms = list(Room)
    dice.shuffle("imagined rooms", rooms)
    b.rooms = tuple(rooms)


def choose_layout(memory: Memory, dice: Dice) -> tuple[Belief, dict[Room, Sector]]:
    """Choose a layout that nothing contradicts, and its rooms."""

    def mixed(sectors: list[Sector]) -> list[Sector]:
        dice.shuffle("imagined rooms", sectors)
        return sectors

    left = list(layouts(memory))
    while left:
        layout = left.pop(dice.below(len(left)))
        found = belief(memory, layout)
        rooms = None if found.wrong else lay_rooms(found, mixed)
        if rooms is not None:
            return found, rooms
    raise BrokenRule("no layout of the map agrees with what the hero remembers")


def lay_out(b: Board, one: Belief, rooms: dict[Room, Sector], dice: Dice) -> None:
    """Lay out the map in this layout: revealed things as they are, hidden things as they may be."""
    at = {sector: one.places[number] for sector, number in b.labels.items()}
    seen = {creature: sector for creature, sector in b.creatures.items() if is_revealed(b, sector)}
    seen = dict(sorted(seen.items(), key=lambda its: (b.labels[its[1]], in_words(b, its[0]))))
    b.creatures = {creature: at[sector] for creature, sector in seen.items()}
    b.moved = b.moved.intersection(seen)
    b.wounded = b.wounded.intersection(seen)
    visible_lights = sum(1 << at[sector] for sector in at if b.lit >> sector & 1)
    visible_danger = sum(1 << at[sector] for sector in at if b.danger >> sector & 1)
    visible_conditions = {at[sector]: what for sector, what in b.conditions.items() if sector in at}
    b.labels = dict(sorted(((at[sector], number) for sector, number in b.labels.items()), key=lambda its: its[1]))
    b.groups = {at[sector]: group for sector, group in b.groups.items()}
    b.hero = at[b.hero]
    b.map = one.map
    b.revealed = one.revealed
    spaces = {sector: room for room, sector in rooms.items()}
    b.rooms = tuple(spaces[sector] for sector in b.map.rooms)
    b.blocked = imagine_doors(one, dice)
    b.lit = imagine_lights(b, one, visible_lights, dice)
    b.danger = imagine_danger(one, visible_danger, dice)
    b.conditions = visible_conditions | imagine_conditions(one, dice)
    imagine_creatures(b, one, dice)


def imagine_doors(one: Belief, dice: Dice) -> int:
    """Doors as last seen; some that may have changed have changed, but no more are blocked than may have been."""
    blocked = one.blocked
    unsure = [door for door in range(len(one.map.doors)) if one.unsure >> door & 1]
    for door in [door for door in unsure if blocked >> door & 1]:
        if dice.below(2):
            blocked &= ~(1 << door)
    shut = [door for door in unsure if not one.blocked >> door & 1]
    count = one.surely + dice.below(one.sealed - one.surely + 1)
    for _ in range(min(count, len(shut))):
        blocked |= 1 << shut.pop(dice.below(len(shut)))
    return blocked


def imagine_lights(b: Board, one: Belief, visible: int, dice: Dice) -> int:
    """Lights as last seen or told; a sector that would be in sight but is not revealed must be dark by now (A5.7)."""
    lit = visible | one.lit & ~one.revealed
    while ahead := lights_coming_into_sight(b.map, b.blocked, b.revealed, lit, b.hero):
        for sector in ahead:
            lit &= ~(1 << sector)
    for mask in one.some_light:
        places = [] if lit & mask else [sector for sector in sectors_in(mask) if stays_unseen(b, lit, sector)]
        if places:
            lit |= 1 << dice.pick("imagined light", places)
    return lit


def stays_unseen(b: Board, lit: int, sector: Sector) -> bool:
    """Whether light in this sector would not be in sight."""
    return not lights_coming_into_sight(b.map, b.blocked, b.revealed, lit | 1 << sector, b.hero)


def imagine_danger(one: Belief, visible: int, dice: Dice) -> int:
    """As many tokens as the hero can count: first where one must be, then where one was seen, then anywhere (A2.14)."""
    danger = visible
    for mask in one.some_danger:
        if not danger & mask:
            danger = with_danger(danger, mask, dice)
    for mask in [1 << sector for sector in sectors_in(one.danger & one.danger_may)]:
        if danger.bit_count() < one.dangers:
            danger = with_danger(danger, mask, dice)
    for _ in range(one.dangers - danger.bit_count()):
        danger = with_danger(danger, one.danger_may, dice)
    return danger


def with_danger(danger: int, mask: int, dice: Dice) -> int:
    """Add a token in one of these sectors, if one fits there."""
    free = [
        sector
        for sector in sectors_in(mask & ~danger)
        if sum(level_of(other) == level_of(sector) for other in sectors_in(danger)) < MOST_DANGER_ON_A_LEVEL
    ]
    return danger | 1 << dice.pick("imagined danger", free) if free else danger


def imagine_conditions(one: Belief, dice: Dice) -> dict[Sector, str]:
    """Conditions as last seen, and those of which the hero only knows the neighbourhood."""
    found = {sector: what for sector, what in one.conditions.items() if not one.revealed >> sector & 1}
    for what, mask in one.marks:
        found[dice.pick("imagined condition", sectors_in(mask))] = what
    return found


def imagine_creatures(b: Board, one: Belief, dice: Dice) -> None:
    """Place all creatures that the hero knows of; if a level fills up too soon, deal them again."""
    seen, wounded = b.creatures, b.wounded
    for _ in range(DEALS):
        b.creatures, b.wounded = seen.copy(), wounded
        if put_creatures(b, one, dice):
            break


def put_creatures(b: Board, one: Belief, dice: Dice) -> bool:
    """Place the known creatures, surest first, then any that must be there; False if one found no place."""
    found = [
        put_creature(b, one, lurker.kinds, lurker.mask, dice, wounded=lurker.wounded)
        for lurker in sorted(one.lurkers, key=how_vague)
    ]
    for kinds, mask in sorted(one.someone, key=lambda its: len(its[0])):
        hidden = [creature for creature, at in b.creatures.items() if mask >> at & 1]
        if not any(creature.kind in kinds for creature in hidden):
            wishes = (put_creature(b, one, kinds, mask, dice, wounded=wounded) for wounded in (False, True))
            found.append(any(wishes))
    return all(found)


def how_vague(lurker: Lurker) -> tuple[bool, int, int]:
    """Whether it may be on either level, how many kinds it may be, and in how many sectors."""
    return all(lurker.mask & level for level in LEVELS), len(lurker.kinds), lurker.mask.bit_count()


def put_creature(b: Board, one: Belief, kinds: tuple[Kind, ...], mask: int, dice: Dice, *, wounded: bool) -> bool:
    """Place a creature of one of these kinds in one of these sectors, if the limits allow it (A15.4, A15.5)."""
    there = list(b.creatures.values())
    present = [creature.kind for creature in b.creatures]
    most = most_on_a_level(b)
    full = [level for level in (0, 1) if sum(level_of(at) == level for at in there) >= most]
    possible = [
        (kind, sector)
        for kind in kinds
        if present.count(kind) < b.box.tokens[kind]
        for sector in sectors_in(mask & one.may[kind, wounded])
        if level_of(sector) not in full
    ]
    if possible:
        kind, sector = dice.pick("imagined creature", possible)
        creature = Creature(kind)
        b.creatures[creature] = sector
        if wounded:
            b.wounded |= {creature}
    return bool(possible)
