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
    """The invariants that a board breaks, one sentence for each."""
    return [*cards_broken(b), *tiles_broken(b), *people_broken(b), *enemies_broken(b)]


def cards_broken(b: Board) -> Iterator[str]:
    """Cards are conserved."""
    hands = [card for one in b.people.values() for card in one.hand]
    if sorted([*b.decks["adrenaline"], *b.discards["adrenaline"], *hands]) != list(b.box.decks["adrenaline"]):
        yield "adrenaline cards are missing, or there are too many"
    if sorted([*b.decks["events"], *b.discards["events"]]) != list(b.box.decks["events"]):
        yield "event cards are missing, or there are too many"
    held = [item for one in b.people.values() for item in one.items]
    held += [item for items in b.floor.values() for item in items]
    own = [item for item in held if b.box.items[item].copies]
    if sorted([*b.decks["items"], *b.discards["items"], *own]) != list(b.box.decks["items"]):
        yield "items are missing, or there are too many"


def tiles_broken(b: Board) -> Iterator[str]:
    """No tile is in two places, and no two tiles overlap."""
    names = [one.plan.name for one in b.map.laid if one.plan.name in TILES]
    names += [name for stack in b.stacks for name in stack] + [b.aside, b.drawn, OFF_THE_MAP]
    if any(names.count(name) != 1 for name in TILES if name in names):
        yield "a tile is in two places"
    if len(b.map.at) != sum(len(one.plan.spaces) for one in b.map.laid):
        yield "two tiles overlap"


def people_broken(b: Board) -> Iterator[str]:
    """Counters stay within their bounds, and everyone is somewhere."""
    for seat, one in b.people.items():
        if not LEAST_FEAR <= one.fear <= MOST_FEAR or not 0 <= one.vitality <= MOST_VITALITY or one.threat < 0:
            yield f"a counter of {seat} is out of bounds"
        if len(one.hand) > one.vitality:
            yield f"{seat} holds too many cards"
        if (one.at == GONE) != bool(one.fate) or (one.at < INFIRMARY and not one.fate) or one.at >= len(b.map.laid):
            yield f"{seat} is nowhere"
        if one.fate and one.hand:
            yield f"{seat} is out of the game but holds cards"
        if one.items and one.at < 0 and one.fate != ESCAPED:
            yield f"{seat} has items off the map"
        if not one.hand and one.at >= 0 and b.phase == "begin":
            yield f"{seat} has no cards left but is not knocked out"
    if any(not items or not 0 <= tile < len(b.map.laid) for tile, items in b.floor.items()):
        yield "items lie nowhere"


def enemies_broken(b: Board) -> Iterator[str]:
    """No tile is too full, and no enemy is both in play and in reserve."""
    for enemy, tile in b.enemies.items():
        if not 0 <= tile < len(b.map.laid):
            yield f"{enemy} is nowhere"
        elif len(of_kind_on(b, tile, enemy.kind)) > b.limits[enemy.kind]:
            yield f"too many enemies of its kind are with {enemy}"
        elif enemy.kind is Kind.GUARD and Icon.SWARM in b.map.icons(tile):
            yield f"{enemy} stands in a swarm"
        if enemy.number in b.reserves.get(enemy.kind, ()):
            yield f"{enemy} is both in play and in the reserves"
    if list(b.enemies) != sorted(b.enemies, key=in_order):
        yield "the enemies are not in order"
    if not 0 <= b.sleepers <= b.box.scenarios[b.scenario].sleepers:
        yield "there are too many sleepers, or too few"
    deadly = b.box.scenarios[b.scenario].other if b.wounds else 1
    if not 0 <= b.wounds <= deadly or (b.wounds == deadly and any(one.kind is Kind.CRONOS for one in b.enemies)):
        yield "Dr. Cronos has died of his wounds but is still there"
    if not (b.stunned | b.new | b.activated | set(b.waiting)) <= set(b.enemies):
        yield "an enemy that is not there is stunned, new, or about to act"
    for kind, numbers in b.reserves.items():
        if len(set(numbers)) != len(numbers):
            yield f"a {kind} is in the reserves twice"
