"""What a position is worth to a prisoner, measured in cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.bots.escape.ways import ways
from unlit.escape.board.board import Board, current, in_game
from unlit.escape.box.pieces import FEAR_SEEN_BY_CLONES, HANDS, TERROR, THREAT_SEEN_BY_GUARDS
from unlit.escape.rules.enemies.targets import steps_to

if TYPE_CHECKING:
    from unlit.escape.board.board import Prisoner
    from unlit.kernel.tables.game_table import GameTable
    from unlit.kernel.told.question import Seat

OUT, DEAD = 40.0, -30.0
HAND = (0.0, 1.0, 2.3, 3.2, 4.0, 4.6)  # what each number of cards is worth: the last card is life
VITALITY = 2.5
IN_LOCKDOWN = 1.5  # cards are worth more when a knock-out kills
ITEM = 0.6
THREAT = 0.25  # a token that is in the pool rather than the player's
WATCHED, SMELLED, TERRIFIED = 0.4, 0.3, 1.2  # being seen by guards, or by clones, and being too afraid for vents
A_MOVE = 0.8  # what a move closer to the way out is worth
TOO_FAR = 40.0  # moves; beyond this, everything counts as equally far
MOVES_A_TURN = 1.5
NEAR = (1.0, 0.4, 0.12)  # an enemy on the same tile, next to it, and two moves away
MORE_TURNS = 0.4  # extra danger for each other player, since enemies act in all turns
LOCKDOWN = 2.0  # what it costs in itself
TOO_LATE, UNSURE = 12.0, 6.0  # what running out of time costs, and how many turns off that guess may be


def worth(t: GameTable[Board], seat: Seat) -> float:
    """How good a position is: escaped or dead, or else what the player has and what is left to do."""
    b = t.board
    if t.outcome is not None:
        return OUT if seat in t.outcome.winners else DEAD
    one = b.people[seat]
    if one.fate:
        return OUT if one.fate == "escaped" else DEAD
    left = min(moves_left_to_do(b, seat, one), TOO_FAR)
    return of_the_sheet(b, seat, one) - A_MOVE * left - danger(b, one) - hurry(b, left)


def of_the_sheet(b: Board, seat: Seat, one: Prisoner) -> float:
    """What a sheet is worth: cards, vitality and items; fear and threat where they begin to hurt."""
    cards = min(one.vitality, len(one.hand) + (current(b) != seat)) if one.at >= 0 else one.vitality
    value = HAND[cards] * (IN_LOCKDOWN if b.lockdown else 1.0) + VITALITY * one.vitality
    value += ITEM * min(HANDS, len(one.items)) + THREAT * (b.threat_pool - one.threat)
    value -= WATCHED * (one.threat >= THREAT_SEEN_BY_GUARDS)
    return value - nerves(one.fear)


def nerves(fear: int) -> float:
    """What fear costs."""
    return SMELLED * (fear >= FEAR_SEEN_BY_CLONES) + TERRIFIED * (fear >= TERROR)


def moves_left_to_do(b: Board, seat: Seat, one: Prisoner) -> float:
    """How many moves are left to escape; a player in the infirmary returns through the best vent."""
    far = ways(b, seat)
    if one.at >= 0:
        return far[one.at]
    return 1.0 + min([far[tile] for tile in b.map.vent_tiles()], default=TOO_FAR)


def danger(b: Board, one: Prisoner) -> float:
    """What active enemies on the tile cost, and those that will be there soon."""
    if one.at < 0:
        return 0.0
    found = 0.0
    for enemy, tile in b.enemies.items():
        if enemy not in b.stunned:
            steps = steps_to(b, enemy.kind, one.at)[tile]
            if steps < len(NEAR):
                found += NEAR[steps] * b.box.enemies[enemy.kind].counts
    return found * (1 + MORE_TURNS * (len(in_game(b)) - 1))


def hurry(b: Board, left: float) -> float:
    """What lockdown costs: more if the moves left take longer than the turns left."""
    if not b.lockdown:
        return 0.0
    if b.lockdown_pool < 0:
        return LOCKDOWN
    turns = (b.lockdown_pool + (not b.counting)) / max(1, len(in_game(b)))
    missing = left / MOVES_A_TURN - turns
    return LOCKDOWN + TOO_LATE * min(1.0, max(0.0, 0.5 + missing / UNSURE))
