"""What must hold of every board."""

from __future__ import annotations

from vault.board import OUT, Board, side_of
from vault.cards import DECKS
from vault.pieces import ACTIONS, CELL_NAMES, CELLS, GATE, GATE_CELL, HEALTH, RATS, SEATS, THIEVES, TILES


def broken(b: Board) -> list[str]:
    """Cards and tiles are conserved, every piece is on a tile, counters stay in their bounds."""
    wrong = []
    for side, cards in DECKS.items():
        hands = [card for seat in SEATS if side_of(seat) == side for card in b.hands[seat]]
        if sorted([*b.decks[side], *b.discards[side], *hands]) != cards:
            wrong.append(f"the cards of {side} are not all there")
    if sorted(tile for tile in (*b.tiles, *b.stack, b.drawn) if tile >= 0) != list(range(len(TILES))):
        wrong.append("the tiles are not all there")
    if any(cell != OUT and b.tiles[cell] < 0 for cell in (*b.at, *b.rats)):
        wrong.append("someone stands where there is no tile")
    if any((b.doors[cell] > 0) != (b.tiles[cell] >= 0) for cell in range(CELLS)):
        wrong.append("a door without a tile")
    if not all(0 <= health <= HEALTH for health in b.health) or not 1 <= b.round <= b.rounds:
        wrong.append("a counter is out of bounds")
    if not 0 <= b.actions <= ACTIONS or not 0 <= b.acted <= RATS or b.tiles[GATE_CELL] != GATE:
        wrong.append("there are too many actions, or the gate is not in the middle")
    if b.crown in CELL_NAMES and b.tiles[CELL_NAMES.index(b.crown)] < 0:
        wrong.append("the crown lies where there is no tile")
    if b.offer and (b.turn >= len(THIEVES) or b.offer not in b.hands[THIEVES[b.turn]]):
        wrong.append("a card is held out that is not in hand")
    if any((b.health[thief] == 0) != (b.at[thief] == OUT) for thief in range(len(THIEVES))):
        wrong.append("a thief is out with health left, or in without")
    if any(tile not in (OUT, *b.stack[-1:]) for tile in b.looked.values()):
        wrong.append("a thief knows a next tile that is not the next")
    for thief, seat in enumerate(THIEVES):
        left = b.hands[THIEVES[1 - thief]][:]
        for card in b.gifts[seat]:
            if card not in left:
                wrong.append(f"{seat} remembers a card that is not there")
                break
            left.remove(card)
    return wrong
