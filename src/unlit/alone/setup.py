"""Setting up: what is drawn by chance before the first decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from unlit.alone.board import HERO, Board
from unlit.alone.faces import Face, box_sheets, turned
from unlit.alone.geometry import lay_map
from unlit.alone.mapmaker import SHEETS, public_sheet
from unlit.alone.parts import START_ADRENALINE, TOP, Ability, Room

if TYPE_CHECKING:
    from unlit.alone.geometry import Map
    from unlit.kernel.dice import Dice
    from unlit.kernel.question import Seat


# A1.1
def seats(setup: Mapping[str, str]) -> tuple[Seat, ...]:
    """The hero, and one to three evil players."""
    return (HERO, *(f"evil {number}" for number in range(1, int(setup["evil"]) + 1)))


# A1.5, A1.13
def bare_board(setup: Mapping[str, str], map_: Map, dice: Dice) -> Board:
    """The markers on their first spaces, a dark map, nothing on it and nothing in hand."""
    b = Board(dice)
    b.phase = "turn"
    b.map = map_
    b.rooms = []
    b.blocked = b.lit = b.danger = b.revealed = 0
    b.hero = -1
    b.creatures = []
    b.character = ""
    b.life = b.control = TOP
    b.adrenaline = START_ADRENALINE
    b.marker = b.round_kept = 0
    b.nightmare = b.triggered = False
    b.turn = 1
    b.experience = [0 for _ in Ability]
    b.items, b.missions, b.scavenged = [], [], []
    b.companions = {}
    b.item_deck, b.item_discards = [], []
    b.actions = 1
    b.bullet_time = b.recovered = False
    b.cards_played = 0
    b.performed = []
    b.leader = 0
    b.owned = {}
    b.hands = {seat: [] for seat in seats(setup) if seat != HERO}
    b.decks, b.discards = {}, {}
    b.track = []
    b.danger_aside = 0
    return b


# A1.9
def draw_map(setup: Mapping[str, str], dice: Dice) -> tuple[Face, Face]:
    """Two sheets at random, either side, each turned by 180 degrees or not: two levels."""
    if setup["map"] == "generated":
        numbers = list(range(SHEETS))
        dice.shuffle("sheets", numbers)
        sheets = [public_sheet(number) for number in numbers[:2]]
    else:
        sheets = list(box_sheets())
        dice.shuffle("sheets", sheets)
    first, second = (dice.pick("side", sheet) for sheet in sheets)
    return _maybe_turned(first, dice), _maybe_turned(second, dice)


def _maybe_turned(face: Face, dice: Dice) -> Face:
    return dice.pick("rotation", (face, turned(face)))


# A1.11
def place_rooms(b: Board) -> None:
    """The eight room tokens at random on the eight room spaces."""
    b.rooms = list(Room)
    b.dice.shuffle("rooms", b.rooms)


def first_map(setup: Mapping[str, str], dice: Dice) -> Map:
    """The map before evil has said which stairs have which colour."""
    return lay_map(*draw_map(setup, dice))
