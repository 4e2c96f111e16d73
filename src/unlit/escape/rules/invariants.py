"""What is true of every board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from unlit.escape.board.board import in_order, of_kind_on
from unlit.escape.box.pieces import GONE, INFIRMARY, LEAST_FEAR, MOST_FEAR, MOST_VITALITY, OFF_THE_MAP, Icon, Kind
from unlit.escape.box.tiles import TILES
from unlit.escape.rules.results import ESCAPED

if TYPE_CHECKING:
    from unlit.escape.board.board import Board


def broken(b: Board) -> list[str]:
    """The invariants that a board breaks, a sentence each."""
    return [*cards_broken(b), *tiles_broken(b), *people_broken(b), *enemies_broken(b)]


def cards_broken(b: Board) -> Iterator[str]:
    """Cards are conserved."""
    hands = [card for one in b.people.values() for card in one.hand]
    if sorted([*b.decks["adrenaline"], *b.discards["adrenaline"], *hands]) != list(b.box.decks["adrenaline"]):
        yield "the adrenaline cards are not all there"
    if sorted([*b.decks["events"], *b.discards["events"]]) != list(b.box.decks["events"]):
        yield "the event cards are not all there"
    held = [item for one in b.people.values() for item in one.items]
    held += [item for items in b.floor.values() for item in items]
    own = [item for item in held if b.box.items[item].copies]
    if sorted([*b.decks["items"], *b.discards["items"], *own]) != list(b.box.decks["items"]):
        yield "the items are not all there"


def tiles_broken(b: Board) -> Iterator[str]:
    """Every tile of the box is laid once, or in a stack, or set aside; no two lie on one another."""
    names = [one.plan.name for one in b.map.laid if one.plan.name in TILES]
    names += [name for stack in b.stacks for name in stack] + [b.aside, b.drawn, OFF_THE_MAP]
    if any(names.count(name) != 1 for name in TILES if name in names):
        yield "a tile is in two places"
    if len(b.map.at) != sum(len(one.plan.spaces) for one in b.map.laid):
        yield "two tiles lie on one another"


def people_broken(b: Board) -> Iterator[str]:
    """Counters stay in their bounds, and everybody is somewhere."""
    for seat, one in b.people.items():
        if not LEAST_FEAR <= one.fear <= MOST_FEAR or not 0 <= one.vitality <= MOST_VITALITY or one.threat < 0:
            yield f"a counter of {seat} is out of bounds"
        if len(one.hand) > one.vitality:
            yield f"{seat} holds too many cards"
        if (one.at == GONE) != bool(one.fate) or (one.at < INFIRMARY and not one.fate) or one.at >= len(b.map.laid):
            yield f"{seat} is nowhere"
        if one.fate and one.hand:
            yield f"{seat} holds cards out of the game"
        if one.items and one.at < 0 and one.fate != ESCAPED:
            yield f"{seat} has items where nobody can have any"
        if not one.hand and one.at >= 0 and b.phase == "begin":
            yield f"{seat} has no card left, and stands"
    if any(not items or not 0 <= tile < len(b.map.laid) for tile, items in b.floor.items()):
        yield "items lie nowhere"


def enemies_broken(b: Board) -> Iterator[str]:
    """No tile is too full, and nobody is in play and in the reserves."""
    for enemy, tile in b.enemies.items():
        if not 0 <= tile < len(b.map.laid):
            yield f"{enemy} is nowhere"
        elif len(of_kind_on(b, tile, enemy.kind)) > b.limits[enemy.kind]:
            yield f"too many are with {enemy}"
        elif enemy.kind is Kind.GUARD and Icon.SWARM in b.map.icons(tile):
            yield f"{enemy} stands in a swarm"
        if enemy.number in b.reserves.get(enemy.kind, ()):
            yield f"{enemy} is in play and in the reserves"
    if list(b.enemies) != sorted(b.enemies, key=in_order):
        yield "the enemies are not in their order"
    if not 0 <= b.sleepers <= b.box.scenarios[b.scenario].sleepers:
        yield "there are sleepers too many, or too few"
    deadly = b.box.scenarios[b.scenario].other if b.wounds else 1
    if not 0 <= b.wounds <= deadly or (b.wounds == deadly and any(one.kind is Kind.CRONOS for one in b.enemies)):
        yield "Dr. Cronos is wounded to death and still there"
    if not (b.stunned | b.new | b.activated | set(b.waiting)) <= set(b.enemies):
        yield "somebody is stunned, new, or to act who is not there"
    for kind, numbers in b.reserves.items():
        if len(set(numbers)) != len(numbers):
            yield f"a {kind} is in the reserves twice"
