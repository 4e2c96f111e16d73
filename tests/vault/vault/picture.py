"""The board as text, and back: a picture of the map, then a line for each fact that the picture lacks.

Each tile is five wide and three high: `#` is wall, a gap in the middle of a side is a door, and inside are
the tile's letter and the thieves on it. Columns and rows of the grid that hold no tile are left out.

      d    e
    ## ## ## ##
  4  gAB   c.. #
    ## ## #####
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.kernel.errors import Refused
from vault.board import HIDDEN, OUT, Board, side_of
from vault.cards import DECKS
from vault.pieces import CELL_NAMES, CELLS, GATE, LETTERS, RATS, SEATS, SIZE, THIEVES, TILES, TURNED
from vault.setup import bare_board

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unlit.kernel.chance.dice import Dice

COLUMNS = "abcdefg"
MARKS = "AB"
MARGIN = 2
TURNS = (*THIEVES, "rats")


def printed(b: Board) -> str:
    """The picture, a blank line, the facts."""
    return "\n".join([*picture(b.tiles, b.doors, b.at), "", *facts(b)])


def picture(tiles: list[int], doors: bytearray, at: list[int]) -> list[str]:
    """The rows and columns in use."""
    cells = [cell for cell in range(CELLS) if tiles[cell] >= 0]
    columns = range(min(cell % SIZE for cell in cells), max(cell % SIZE for cell in cells) + 1)
    rows = range(min(cell // SIZE for cell in cells), max(cell // SIZE for cell in cells) + 1)
    lines = ["  " + "".join(f"  {COLUMNS[column]}  " for column in columns)]
    for row in rows:
        drawn = [drawn_cell(tiles, doors, at, row * SIZE + column) for column in columns]
        for part, margin in enumerate(("  ", f"{row + 1} ", "  ")):
            lines.append(margin + "".join(cell[part] for cell in drawn))
    return [line.rstrip() for line in lines]


def drawn_cell(tiles: list[int], doors: bytearray, at: list[int], cell: int) -> tuple[str, str, str]:
    """The three lines of a tile; dots where there is none."""
    if tiles[cell] < 0:
        return (".....", ".....", ".....")
    mask = doors[cell]
    marks = "".join(mark if at[thief] == cell else "." for thief, mark in enumerate(MARKS))
    return (
        "## ##" if mask & 1 else "#####",
        (" " if mask & 8 else "#") + TILES[tiles[cell]].letter + marks + (" " if mask & 2 else "#"),
        "## ##" if mask & 4 else "#####",
    )


def facts(b: Board) -> list[str]:
    """Every fact that differs from what a script may leave out."""
    lines = [
        f"rounds {b.rounds}",
        f"round {b.round}",
        f"turn {TURNS[b.turn]}",
        f"actions {b.actions}",
        f"crown {b.crown}",
    ]
    lines += [f"acted {b.acted}"] if b.acted else []
    lines += [f"health {seat} {b.health[thief]}" for thief, seat in enumerate(THIEVES)]
    lines += [f"rat {rat + 1} {CELL_NAMES[cell]}" for rat, cell in enumerate(b.rats) if cell >= 0]
    lines += [words("hand", seat, *hand) for seat, hand in b.hands.items()]
    lines += [words("deck", side, *reversed(deck)) for side, deck in b.decks.items()]
    lines += [words("discard", side, *pile) for side, pile in b.discards.items()]
    lines.append(words("stack", *(TILES[tile].letter for tile in reversed(b.stack))))
    if b.drawn >= 0:
        lines.append(f"drawn {TILES[b.drawn].letter}")
    if b.offer:
        lines.append(f"offer {b.offer}")
    lines += [f"given {seat} {b.given[thief]}" for thief, seat in enumerate(THIEVES) if b.given[thief]]
    lines += [words("gifts", seat, *gifts) for seat, gifts in b.gifts.items() if gifts]
    lines += [f"looked {seat} {TILES[tile].letter}" for seat, tile in b.looked.items() if tile >= 0]
    return lines


def words(*found: str) -> str:
    """Words with a blank between them."""
    return " ".join(found)


def parsed(text: str, setup: Mapping[str, str], dice: Dice) -> Board:
    """The board that prints so; what is left out is as at the start, decks and stack sorted."""
    drawing, _, rest = text.strip("\n").partition("\n\n")
    b = bare_board(setup, dice)
    read_picture(b, drawing.split("\n"))
    for line in rest.split("\n"):
        if line.strip():
            read_fact(b, line.split())
    complete(b)
    return b


def read_picture(b: Board, lines: list[str]) -> None:
    """The tiles, their doors, and who stands where."""
    columns = lines[0].split()
    if not columns or any(column not in COLUMNS for column in columns):
        raise Refused(f"the first line of the picture names columns from a to g, not {lines[0]!r}")
    if (len(lines) - 1) % 3:
        raise Refused("each row of tiles in the picture has three lines")
    for top in range(1, len(lines), 3):
        block = [line.ljust(MARGIN + 5 * len(columns)) for line in lines[top : top + 3]]
        row = block[1][:MARGIN].strip()
        if row not in "1234567" or len(row) != 1:
            raise Refused(f"a row of the picture is numbered 1 to 7, not {row!r}")
        for place, column in enumerate(columns):
            left = MARGIN + 5 * place
            cell = (int(row) - 1) * SIZE + COLUMNS.index(column)
            read_cell(b, cell, [line[left : left + 5] for line in block])


def read_cell(b: Board, cell: int, drawn: list[str]) -> None:
    """One tile."""
    if drawn[1].strip(". ") == "":
        return
    letter = drawn[1][1]
    if letter not in LETTERS:
        raise Refused(f"no tile has the letter {letter!r}; tiles are: {' '.join(LETTERS)}")
    if set(drawn[0] + drawn[2] + drawn[1][0] + drawn[1][4]) - {"#", " "} or set(drawn[1][2:4]) - {*MARKS, "."}:
        raise Refused(f"tile {letter} at {CELL_NAMES[cell]} is drawn with #, gaps for doors, A, B and dots alone")
    mask = sum(
        bit for bit, side in ((1, drawn[0][2]), (2, drawn[1][4]), (4, drawn[2][2]), (8, drawn[1][0])) if side == " "
    )
    tile = LETTERS[letter]
    if mask not in TURNED[tile]:
        raise Refused(f"tile {letter} at {CELL_NAMES[cell]} cannot be turned to have these doors")
    b.tiles[cell] = tile
    b.doors[cell] = mask
    for thief, mark in enumerate(MARKS):
        if drawn[1][2 + thief] == mark:
            if b.at[thief] != OUT:
                raise Refused(f"{THIEVES[thief]} is drawn twice")
            b.at[thief] = cell


def read_fact(b: Board, words: list[str]) -> None:
    """One fact; its first words tell which."""
    key, rest = words[0], words[1:]
    if key not in READERS:
        raise Refused(f"no fact is called {key!r}; facts are: {', '.join(READERS)}")
    try:
        READERS[key](b, rest)
    except (ValueError, KeyError, IndexError) as problem:
        raise Refused(f"{' '.join(words)!r} is no fact; it is written: {FORMS[key]}") from problem


def read_rounds(b: Board, rest: list[str]) -> None:
    """How many rounds the game has."""
    (b.rounds,) = map(int, rest)


def read_round(b: Board, rest: list[str]) -> None:
    """Which round it is."""
    (b.round,) = map(int, rest)


def read_turn(b: Board, rest: list[str]) -> None:
    """Whose turn it is."""
    (turn,) = rest
    b.turn = TURNS.index(turn)


def read_actions(b: Board, rest: list[str]) -> None:
    """How many actions are left; none at the start of a turn."""
    (b.actions,) = map(int, rest)


def read_acted(b: Board, rest: list[str]) -> None:
    """How many rats have had their turn this round."""
    (b.acted,) = map(int, rest)


def read_crown(b: Board, rest: list[str]) -> None:
    """Where the crown is."""
    (b.crown,) = rest
    if b.crown not in (HIDDEN, *THIEVES, *CELL_NAMES):
        raise ValueError


def read_health(b: Board, rest: list[str]) -> None:
    """A thief's health."""
    seat, health = rest
    b.health[THIEVES.index(seat)] = int(health)


def read_rat(b: Board, rest: list[str]) -> None:
    """Where a rat is."""
    number, cell = rest
    if not 1 <= int(number) <= RATS:
        raise ValueError
    b.rats[int(number) - 1] = CELL_NAMES.index(cell)


def read_hand(b: Board, rest: list[str]) -> None:
    """The cards in a hand."""
    seat, *names = rest
    b.hands[SEATS[SEATS.index(seat)]] = sorted(cards(side_of(seat), names))


def read_deck(b: Board, rest: list[str]) -> None:
    """The cards of a deck, the next one first; those not named lie below."""
    side, *names = rest
    b.decks[side] = list(reversed(cards(side, names)))


def read_discard(b: Board, rest: list[str]) -> None:
    """The cards of a discard pile."""
    side, *names = rest
    b.discards[side] = cards(side, names)


def read_stack(b: Board, rest: list[str]) -> None:
    """The tiles of the stack, the next one first; those not named lie below."""
    b.stack = [LETTERS[letter] for letter in reversed(rest)]


def read_drawn(b: Board, rest: list[str]) -> None:
    """The tile drawn and not yet laid."""
    (letter,) = rest
    b.drawn = LETTERS[letter]


def read_offer(b: Board, rest: list[str]) -> None:
    """The card held out."""
    (b.offer,) = cards("thieves", rest)


def read_given(b: Board, rest: list[str]) -> None:
    """How many cards a thief has given away."""
    seat, count = rest
    b.given[THIEVES.index(seat)] = int(count)


def read_gifts(b: Board, rest: list[str]) -> None:
    """What a thief knows of the other's hand."""
    seat, *names = rest
    b.gifts[THIEVES[THIEVES.index(seat)]] = cards("thieves", names)


def read_looked(b: Board, rest: list[str]) -> None:
    """The next tile, as a thief knows it."""
    seat, letter = rest
    b.looked[THIEVES[THIEVES.index(seat)]] = LETTERS[letter]


READERS: dict[str, Callable[[Board, list[str]], None]] = {
    "rounds": read_rounds,
    "round": read_round,
    "turn": read_turn,
    "actions": read_actions,
    "acted": read_acted,
    "crown": read_crown,
    "health": read_health,
    "rat": read_rat,
    "hand": read_hand,
    "deck": read_deck,
    "discard": read_discard,
    "stack": read_stack,
    "drawn": read_drawn,
    "offer": read_offer,
    "given": read_given,
    "gifts": read_gifts,
    "looked": read_looked,
}


FORMS = {
    "rounds": "rounds NUMBER",
    "round": "round NUMBER",
    "turn": "turn ada, turn ben or turn rats",
    "actions": "actions NUMBER (0 before a turn begins)",
    "acted": "acted NUMBER",
    "crown": "crown hidden, crown THIEF or crown CELL",
    "health": "health THIEF NUMBER",
    "rat": f"rat NUMBER CELL, with a number from 1 to {RATS}",
    "hand": "hand SEAT CARD...",
    "deck": "deck thieves CARD... or deck warden CARD...",
    "discard": "discard thieves CARD... or discard warden CARD...",
    "stack": "stack LETTER...",
    "drawn": "drawn LETTER",
    "offer": "offer CARD",
    "given": "given THIEF NUMBER",
    "gifts": "gifts THIEF CARD...",
    "looked": "looked THIEF LETTER",
}


def cards(side: str, names: list[str]) -> list[str]:
    """Names of cards of this side."""
    for name in names:
        if name not in DECKS[side]:
            raise Refused(f"{side} have no card {name!r}; they have: {', '.join(dict.fromkeys(DECKS[side]))}")
    return names


def complete(b: Board) -> None:
    """What was not named lies at the bottom of its deck or stack, sorted; nothing may be there twice."""
    placed = [*b.stack, *(tile for tile in (*b.tiles, b.drawn) if tile >= 0)]
    if len(set(placed)) != len(placed):
        raise Refused("a tile is there twice")
    b.stack = [tile for tile in range(len(TILES)) if tile not in placed and tile != GATE] + b.stack
    for side, all_cards in DECKS.items():
        left = list(all_cards)
        hands = [card for seat in SEATS if side_of(seat) == side for card in b.hands[seat]]
        for card in (*b.decks[side], *b.discards[side], *hands):
            if card not in left:
                raise Refused(f"there are too many cards called {card!r}")
            left.remove(card)
        b.decks[side] = left + b.decks[side]
    if GATE not in b.tiles:
        raise Refused("the picture has no gate")
