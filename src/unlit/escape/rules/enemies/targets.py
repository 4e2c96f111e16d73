"""Which target an enemy goes for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from unlit.escape.board.board import Board, in_game, in_order, is_alien, is_full, on_map, players_on
from unlit.escape.board.geometry import FAR
from unlit.escape.box.pieces import Enemy, Kind, Tile

if TYPE_CHECKING:
    from unlit.kernel.told.question import Seat


class Target(NamedTuple):
    """A player or an enemy of the other camp, where it stands, and what it is worth."""

    who: Seat | Enemy
    at: Tile
    value: int

    @property
    def is_player(self) -> bool:
        """Whether it is a player."""
        return isinstance(self.who, str)


# E15.12
def steps_to(b: Board, kind: Kind, tile: Tile) -> list[int]:
    """How far each tile is from this one for enemies of a kind: clones use vents, others open locked doors."""
    if kind is Kind.CLONE:
        return b.map.steps(tile)
    return b.map.keyed_steps(tile) if has_keys(b, kind) else b.map.guard_steps(tile)


# E18.12
def has_keys(b: Board, kind: Kind) -> bool:
    """Whether enemies of a kind walk through locked doors as if they were open."""
    return kind is Kind.GUARD and b.box.scenarios[b.scenario].keyed


# E15.4, E15.17
def all_targets(b: Board, enemy: Enemy) -> list[Target]:
    """All players on the map, and active enemies of the other camp if they are worth anything."""
    if enemy.kind is Kind.CRONOS:
        return patients(b)
    guard = enemy.kind is Kind.GUARD
    found: list[Target] = []
    for seat in b.players[b.turn :] + b.players[: b.turn]:
        one = b.people[seat]
        if one.at >= 0:
            found.append(Target(seat, one.at, one.threat if guard else one.fear))
    worth = b.clone_threat if guard else b.guard_fear
    if worth > 0:
        others = [one for one in b.enemies if is_alien(one) is guard and one not in b.stunned]
        found += [Target(other, b.enemies[other], worth) for other in others]
    return found


# E15.18
def patients(b: Board) -> list[Target]:
    """The targets of Dr. Cronos: only players, who are worth more to him the fewer cards they hold."""
    return [Target(seat, b.people[seat].at, -len(b.people[seat].hand)) for seat in on_map(b)]


# E15.4, E15.9
def rank(b: Board, target: Target) -> tuple[int, int, int]:
    """How ties are broken: the current player first, then others in turn order, then enemies, lower numbers first."""
    if isinstance(target.who, Enemy):
        return 1, *in_order(target.who)
    return 0, in_game(b).index(target.who), 0


# E15.4
def target_here(b: Board, enemy: Enemy) -> Target | None:
    """The target with the highest value on the enemy's own tile."""
    at = b.enemies[enemy]
    if [*b.enemies.values()].count(at) == 1 and not players_on(b, at):  # the usual case
        return None
    here = [one for one in all_targets(b, enemy) if one.at == at]
    if len(here) < 2:
        return here[0] if here else None
    return min(here, key=lambda one: (-one.value, *rank(b, one)), default=None)


# E15.9, E15.11
def target_ahead(b: Board, enemy: Enemy) -> Target | None:
    """The target with the highest value, plus one for adjacent players, then the closest; never one on a full tile."""
    at = b.enemies[enemy]

    def order(one: Target) -> tuple[int, ...]:
        steps = steps_to(b, enemy.kind, one.at)[at]
        near = one.is_player and steps == 1 and enemy.kind is not Kind.CRONOS
        return -(one.value + near), steps, *rank(b, one)

    reached = [
        one
        for one in all_targets(b, enemy)
        if not is_full(b, one.at, enemy.kind) and steps_to(b, enemy.kind, one.at)[at] < FAR
    ]
    if len(reached) < 2:
        return reached[0] if reached else None
    return min(reached, key=order)
