"""All that lies on the table, and what can be read off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.kernel.board.fields import Copied, EachCopied, copying, same
from vault.pieces import BACK, BEYOND, BITS, CELLS, THIEVES, WARDEN, CardName

if TYPE_CHECKING:
    from unlit.kernel.chance.dice import Dice
    from unlit.kernel.told.question import Seat

HIDDEN = "hidden"
OUT = -1


class Board:
    """The pieces and their places; -1 stands for a piece that is nowhere on the map."""

    dice: Copied[Dice]
    rounds: int
    round: int
    turn: int  # 0 and 1 the thieves', 2 the rats'
    actions: int
    acted: int  # how many rats have had their turn this round
    tiles: Copied[list[int]]
    doors: Copied[bytearray]
    stack: Copied[list[int]]  # the next tile is the last
    drawn: int  # the tile drawn and not yet laid
    at: Copied[list[int]]
    health: Copied[list[int]]
    crown: str  # hidden, a thief's name, or the cell where it lies
    rats: Copied[list[int]]
    hands: EachCopied[dict[Seat, list[CardName]]]
    decks: EachCopied[dict[str, list[CardName]]]  # the next card is the last
    discards: EachCopied[dict[str, list[CardName]]]
    offer: CardName  # the card that the thief whose turn it is holds out, face down
    given: Copied[list[int]]  # how many cards each thief has given away
    gifts: EachCopied[dict[Seat, list[CardName]]]  # cards that a thief knows to be in the other's hand
    looked: Copied[dict[Seat, int]]  # the tile that a thief knows to be the next

    __slots__ = tuple(__annotations__)

    def copy(self) -> Board:
        """Another board that shares nothing that can change."""
        return copied(self)

    def __str__(self) -> str:
        from vault.picture import printed

        return printed(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and same(self, other, {"dice": lambda b: b.dice.state()})

    __hash__ = None  # type: ignore[assignment]  # a board changes


copied = copying(Board)


def side_of(seat: Seat) -> str:
    """Whose deck a seat draws from."""
    return "warden" if seat == WARDEN else "thieves"


def other_thief(thief: int) -> int:
    """The thief's partner."""
    return 1 - thief


def thieves_on(b: Board, cell: int) -> list[int]:
    """The thieves who stand there."""
    return [thief for thief in range(len(THIEVES)) if b.at[thief] == cell]


def rats_on(b: Board, cell: int) -> list[int]:
    """The rats that are there, lowest number first, counted from 0."""
    return [rat for rat, place in enumerate(b.rats) if place == cell]


def joined(b: Board, cell: int) -> list[int]:
    """The sides of a tile through which one can go to the next tile."""
    doors = b.doors
    mask = doors[cell]
    found = []
    for bit in BITS:
        if mask & bit:
            beyond = BEYOND[cell][bit]
            if beyond >= 0 and doors[beyond] & BACK[bit]:
                found.append(bit)
    return found


def unexplored(b: Board, cell: int) -> list[int]:
    """The sides of a tile whose door leads into the dark."""
    mask = b.doors[cell]
    found = []
    for bit in BITS:
        if mask & bit:
            beyond = BEYOND[cell][bit]
            if beyond >= 0 and b.tiles[beyond] < 0:
                found.append(bit)
    return found


def distances(b: Board) -> list[int]:
    """Steps from each cell to the nearest thief; 99 where there is no way."""
    steps = [99] * CELLS
    edge = [cell for cell in b.at if cell >= 0]
    for cell in edge:
        steps[cell] = 0
    doors = b.doors
    far = 0
    while edge:
        far += 1
        beyonds = []
        for cell in edge:
            mask = doors[cell]
            row = BEYOND[cell]
            for bit in BITS:
                if mask & bit:
                    beyond = row[bit]
                    if beyond >= 0 and steps[beyond] == 99 and doors[beyond] & BACK[bit]:
                        steps[beyond] = far
                        beyonds.append(beyond)
        edge = beyonds
    return steps
