"""The game as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from unlit.kernel.box import digest_of
from unlit.kernel.catalogue import all_options
from unlit.kernel.game import Game, Setting
from vault import imagine, picture, turn, view
from vault.board import OUT, Board, side_of
from vault.cards import BOX, DECKS, ROWS, CardRow
from vault.parts import (
    ACTIONS,
    CELL_NAMES,
    CELLS,
    GATE,
    GATE_CELL,
    HEALTH,
    RATS,
    SEATS,
    SIDES,
    THIEVES,
    TILES,
    WARDEN,
)
from vault.setup import deal

if TYPE_CHECKING:
    from unlit.kernel.dice import Dice
    from unlit.kernel.game import Say
    from unlit.kernel.moments import Card
    from unlit.kernel.option import Option
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table


class Vault(Game[Board]):
    """Two thieves, a warden, ten rats and a crown."""

    name = "vault"
    package = "vault"
    rules_version = 1
    box_name = digest_of(ROWS)
    settings = (Setting("rounds", ("12", "6", "20")),)
    endings = ("crown", "bitten", "dawn")

    def seats(self, setup: Mapping[str, str]) -> tuple[Seat, ...]:
        """Ada, Ben and the warden."""
        return SEATS

    def deal(self, setup: Mapping[str, str], dice: Dice) -> Board:
        """The board before the first turn."""
        return deal(setup, dice)

    def part(self, t: Table[Board]) -> None:
        """One action of a thief, or the rats' turn."""
        turn.part(t)

    def view(self, b: Board, seat: Seat) -> view.View:
        """What shows to this seat."""
        return view.view(b, seat)

    def show(self, seen: object, say: Say) -> str:
        """A view as lines of text."""
        return view.show(seen, say)

    def knowledge(self, b: Board, seat: Seat) -> imagine.Knowledge:
        """What this seat knows."""
        return imagine.knowledge(b, seat)

    def imagine(self, b: Board, seat: Seat, dice: Dice) -> None:
        """Deal anew what this seat does not know."""
        imagine.imagine(b, seat, dice)

    def hidden(self, b: Board, seat: Seat) -> dict[str, str]:
        """The other hands, decks, the stack, what others hold out and looked at; to the warden also what they gave."""
        fields = {f"hand of {other}": " ".join(hand) for other, hand in b.hands.items() if other != seat}
        fields |= {f"deck of {side}": " ".join(deck) for side, deck in b.decks.items()}
        if seat == WARDEN:
            fields |= {f"gifts of {other}": " ".join(gifts) for other, gifts in b.gifts.items()}
        if seat not in b.looked or b.looked[seat] == OUT:
            fields |= {f"looked of {other}": str(tile) for other, tile in b.looked.items() if tile != OUT}
        fields["offer"] = b.offer if b.offer and THIEVES[b.turn] != seat else ""
        return fields | {"stack": str(b.stack[:-1]), "dice": b.dice.state()}

    def parse(self, text: str, setup: Mapping[str, str], dice: Dice) -> Board:
        """The board that prints so."""
        return picture.parsed(text, setup, dice)

    def fact_names(self) -> list[str]:
        """Those that its picture reads."""
        return list(picture.READERS)

    def broken(self, b: Board) -> list[str]:
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

    def cards(self) -> Mapping[str, Card[CardRow]]:
        """The cards of both decks."""
        return BOX.cards(ROWS["cards"])

    def options(self) -> list[Option]:
        """Every option of the game."""
        return all_options("vault", {"card": list(ROWS["cards"]), "thief": THIEVES, "sides": list(SIDES.values())})


GAME = Vault()
