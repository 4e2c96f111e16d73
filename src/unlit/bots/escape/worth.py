"""What a position is worth to a prisoner; the measure is a card in hand."""

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
HAND = (0.0, 1.0, 2.3, 3.2, 4.0, 4.6)  # what so many cards are worth: the last one is life
VITALITY = 2.5
IN_LOCKDOWN = 1.5  # cards are worth more where a knock-out kills
ITEM = 0.6
THREAT = 0.25  # a token in the pool, and one that is not one's own
WATCHED, SMELLED, TERRIFIED = 0.4, 0.3, 1.2  # to be seen by guards, by clones, and not to fit into vents any more
A_MOVE = 0.8  # what a move less to the way out is worth
TOO_FAR = 40.0  # moves; what lies beyond is equally far
MOVES_A_TURN = 1.5
NEAR = (1.0, 0.4, 0.12)  # an enemy on the same tile, next to it, and two moves away
MORE_TURNS = 0.4  # of danger more, for each other player: enemies act in all turns
LOCKDOWN = 2.0  # what it costs by itself
TOO_LATE, UNSURE = 12.0, 6.0  # to run out of time; and turns by which a guess of that may be wrong


def worth(t: GameTable[Board], seat: Seat) -> float:
    """How good it is: out, or what is left to do, and with what."""
    b = t.board
    if t.outcome is not None:
        return OUT if seat in t.outcome.winners else DEAD
    one = b.people[seat]
    if one.fate:
        return OUT if one.fate == "escaped" else DEAD
    left = min(moves_left_to_do(b, seat, one), TOO_FAR)
    return of_the_sheet(b, seat, one) - A_MOVE * left - danger(b, one) - hurry(b, left)


def of_the_sheet(b: Board, seat: Seat, one: Prisoner) -> float:
    """Cards, vitality, items; fear and threat where they begin to hurt."""
    cards = min(one.vitality, len(one.hand) + (current(b) != seat)) if one.at >= 0 else one.vitality
    value = HAND[cards] * (IN_LOCKDOWN if b.lockdown else 1.0) + VITALITY * one.vitality
    value += ITEM * min(HANDS, len(one.items)) + THREAT * (b.threat_pool - one.threat)
    value -= WATCHED * (one.threat >= THREAT_SEEN_BY_GUARDS)
    return value - nerves(one.fear)


def nerves(fear: int) -> float:
    """What fear costs."""
    return SMELLED * (fear >= FEAR_SEEN_BY_CLONES) + TERRIFIED * (fear >= TERROR)


def moves_left_to_do(b: Board, seat: Seat, one: Prisoner) -> float:
    """To be out; who lies in the infirmary comes back by the best vent."""
    far = ways(b, seat)
    if one.at >= 0:
        return far[one.at]
    return 1.0 + min([far[tile] for tile in b.map.vent_tiles()], default=TOO_FAR)


def danger(b: Board, one: Prisoner) -> float:
    """Active enemies on the tile, and those that will be there soon."""
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
    """In lockdown, how far what is left to do goes beyond the turns that are left."""
    if not b.lockdown:
        return 0.0
    if b.lockdown_pool < 0:
        return LOCKDOWN
    turns = (b.lockdown_pool + (not b.counting)) / max(1, len(in_game(b)))
    missing = left / MOVES_A_TURN - turns
    return LOCKDOWN + TOO_LATE * min(1.0, max(0.0, 0.5 + missing / UNSURE))
