"""What follows from all that a seat saw, heard and was told: about cards for everyone, the labyrinth for the hero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.alone.board.board import HERO, Board, Creature, Laid, is_revealed, sector_of
from unlit.alone.mind.belief import belief, lay_rooms
from unlit.alone.mind.layouts import all_faces, arrangements, begun, exchange_levels, layouts
from unlit.alone.paper.position import left_over
from unlit.alone.rules.remembering import figure

if TYPE_CHECKING:
    from unlit.alone.board.geometry import Map
    from unlit.alone.box.pieces import Deck
    from unlit.alone.mind.belief import Belief
    from unlit.alone.told.memory import Memory
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards whose place a seat does not know, by reaction deck and for the item deck; the hero's memory."""

    unseen: dict[Deck, tuple[str, ...]]
    items: tuple[str, ...]
    memory: Memory | None


def knowledge(b: Board, seat: Seat) -> Knowledge:
    """What follows from the seat's own hand, all cards that it can see, and the hero's memory."""
    seen = [*b.hands.get(seat, ()), *(laid.card for laid in all_laid(b) if sees(seat, laid))]
    held = [*(item.name for item in b.items), *b.item_discards]
    return Knowledge(
        unseen={
            deck: left_over(b.box.decks[deck], [card for card in seen if deck_of(b, card) is deck]) for deck in b.decks
        },
        items=left_over(b.box.item_deck, held) if b.item_deck else (),
        memory=b.memory if seat == HERO else None,
    )


def all_laid(b: Board) -> list[Laid]:
    """The cards on the track and in the piles."""
    return [*b.track, *(laid for pile in b.discards.values() for laid in pile)]


def sees(seat: Seat, laid: Laid) -> bool:
    """Whether a seat knows a card on the table: everyone does if it is face up, otherwise whoever laid it there."""
    return not laid.down or laid.by == seat


def deck_of(b: Board, card: str) -> Deck:
    """The deck of a card, which shows on its back."""
    return b.box.reactions[card].deck


def beliefs(memory: Memory) -> list[Belief]:
    """What the hero believes, for each layout of the map that nothing contradicts."""
    found = (belief(memory, layout) for layout in layouts(memory))
    return [one for one in found if not one.wrong and lay_rooms(one) is not None]


def allows(memory: Memory, b: Board) -> bool:
    """Whether a world agrees with what the hero remembers; the true one always does."""
    world = b.copy()
    if b.map.faces[0] not in all_faces(begun(memory).sheets[0]):
        exchange_levels(world)
    places = {number: sector for sector, number in world.labels.items()}
    known = arrangements(begun(memory).sheets).maps
    for layout, its in layouts(memory).items():
        if its == places and same_map(known[layout.arrangement], world.map):
            one = belief(memory, layout)
            return not one.wrong and believable(one, world)
    return False


def same_map(one: Map, other: Map) -> bool:
    """Whether two maps are the same."""
    return one.faces == other.faces and one.pairs == other.pairs


def believable(one: Belief, b: Board) -> bool:
    """Whether doors, rooms, danger and creatures are all possible."""
    return (
        doors_believable(one, b)
        and rooms_believable(one, b)
        and danger_believable(one, b)
        and creatures_believable(one, b)
    )


def doors_believable(one: Belief, b: Board) -> bool:
    """Whether the doors the hero is sure of are unchanged, and no more of the others are blocked than may have been."""
    changed = one.blocked ^ b.blocked
    return not changed & ~one.unsure and (changed & b.blocked).bit_count() <= one.sealed


def rooms_believable(one: Belief, b: Board) -> bool:
    """Whether each room is where it may be."""
    at = {room: 1 << sector_of(b, room) for room in b.rooms}
    return all(one.rooms[room] & bit for room, bit in at.items()) and all(
        any(at[room] & mask for room in rooms) for rooms, mask in one.some_room
    )


def danger_believable(one: Belief, b: Board) -> bool:
    """Whether hidden danger tokens lie where they may, and wherever the hero knows of one."""
    hidden = b.danger & ~b.revealed
    return not hidden & ~one.danger_may and all(hidden & mask for mask in one.some_danger)


def creatures_believable(one: Belief, b: Board) -> bool:
    """Whether every hidden creature is where it may be, and there is one wherever the hero knows of one."""
    hidden = {creature: at for creature, at in b.creatures.items() if not is_revealed(b, at)}
    if any(not one.may[figure(b, creature)] >> at & 1 for creature, at in hidden.items()):
        return False
    for kinds, mask in one.someone:
        if not any(creature.kind in kinds and mask >> at & 1 for creature, at in hidden.items()):
            return False
    wanted = [
        [
            creature
            for creature, at in hidden.items()
            if creature.kind in lurker.kinds and (creature in b.wounded) is lurker.wounded and lurker.mask >> at & 1
        ]
        for lurker in one.lurkers
    ]
    return each_its_own(wanted, [])


def each_its_own(wanted: list[list[Creature]], taken: list[Creature]) -> bool:
    """Whether each wish can be met by a creature of its own."""
    if not wanted:
        return True
    return any(each_its_own(wanted[1:], [*taken, one]) for one in wanted[0] if one not in taken)
