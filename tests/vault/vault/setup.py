"""Setting up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from vault.board import HIDDEN, OUT, Board, side_of
from vault.cards import DECKS
from vault.pieces import CELLS, GATE, GATE_CELL, HEALTH, RATS, SEATS, START_HAND, THIEVES, TILE_NAMES, TILES

if TYPE_CHECKING:
    from unlit.kernel.chance.dice import Dice


# K1.1
def deal(setup: Mapping[str, str], dice: Dice) -> Board:
    """The board before the first turn."""
    b = bare_board(setup, dice)
    lay_gate(b)
    stack_tiles(b)
    deal_hands(b)
    return b


def bare_board(setup: Mapping[str, str], dice: Dice) -> Board:
    """Nothing on the map, nothing in hand."""
    b = Board()
    b.dice = dice
    b.rounds = int(setup["rounds"])
    b.round = 1
    b.turn = 0
    b.actions = 0
    b.acted = 0
    b.tiles = [OUT] * CELLS
    b.doors = bytearray(CELLS)
    b.stack = []
    b.drawn = OUT
    b.at = [OUT for _ in THIEVES]
    b.health = [HEALTH for _ in THIEVES]
    b.crown = HIDDEN
    b.rats = [OUT] * RATS
    b.hands = {seat: [] for seat in SEATS}
    b.decks = {side: [] for side in DECKS}
    b.discards = {side: [] for side in DECKS}
    b.offer = ""
    b.given = [0 for _ in THIEVES]
    b.gifts = {seat: [] for seat in THIEVES}
    b.looked = {seat: OUT for seat in THIEVES}
    return b


# K1.3
def lay_gate(b: Board) -> None:
    """The gate lies in the middle, and the thieves stand there."""
    b.tiles[GATE_CELL] = GATE
    b.doors[GATE_CELL] = TILES[GATE].doors
    b.at = [GATE_CELL for _ in THIEVES]


# K1.4
def stack_tiles(b: Board) -> None:
    """All other tiles are shuffled into a stack, face down."""
    b.stack = [tile for tile in range(len(TILES)) if tile != GATE]
    b.dice.shuffle("stack", b.stack, names=TILE_NAMES)


# K1.2
def deal_hands(b: Board) -> None:
    """Each seat gets its first cards, face down, from its side's deck."""
    for side, cards in DECKS.items():
        b.decks[side] = cards[:]
        b.dice.shuffle("deck", b.decks[side], side)
    for seat in SEATS:
        deck = b.decks[side_of(seat)]
        b.hands[seat] = sorted(deck.pop() for _ in range(START_HAND))
