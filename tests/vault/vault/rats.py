"""The rats, which act by rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.kernel.told.events import EVERYONE
from unlit.kernel.told.option import Option
from vault.abouts import AboutRat
from vault.board import OUT, Board, distances, joined, thieves_on
from vault.cards import tell_roll
from vault.events import Bitten, RatCame, RatRan, ThiefOut
from vault.moments import M, Roll
from vault.pieces import BEYOND, CELL_NAMES, DIE, RATS, THIEVES, WARDEN, Face, Thief, Way
from vault.reactions import react

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Run(Option):
    """A rat's way."""

    way: Way


@dataclass(frozen=True)
class Bite(Option):
    """A rat's victim."""

    thief: Thief


RUN = {way.value: Run(way) for way in Way}
BITE = tuple(Bite(thief) for thief in THIEVES)


# K5.1
def activate_rats(t: Table[Board]) -> None:
    """Each rat in play acts once, lowest number first; a bite, which may take long, ends the part."""
    b = t.board
    steps: list[int] = []
    while b.acted < RATS:
        rat = b.acted
        b.acted += 1
        if b.rats[rat] < 0:
            continue
        victims = thieves_on(b, b.rats[rat])
        if victims:
            bite_thief(t, rat, victims)
            return
        steps = steps or distances(b)
        run_rat(t, rat, steps)


# K5.2
def bite_thief(t: Table[Board], rat: int, victims: list[int]) -> None:
    """One die against one thief of the warden's choice; a hit costs 1 health."""
    b = t.board
    thief = THIEVES.index(t.ask(WARDEN, "bite", [BITE[victim] for victim in victims], AboutRat(rat + 1)).thief)
    roll = Roll(thief, b.dice.roll("bite", 1, DIE, f"rat {rat + 1}"), rat + 1)
    tell_roll(t, roll)
    react(t, M.ROLLED, roll)
    if roll.dice[0] is not Face.HIT:
        return
    b.health[thief] -= 1
    t.tell(EVERYONE, Bitten, THIEVES[thief], rat + 1, b.health[thief])
    if b.health[thief] == 0:
        put_out(t, thief)


# K6.2
def put_out(t: Table[Board], thief: int) -> None:
    """A thief without health is out: its hand is discarded, the crown falls where it stood."""
    b = t.board
    seat = THIEVES[thief]
    if b.crown == seat:
        b.crown = CELL_NAMES[b.at[thief]]
    b.at[thief] = OUT
    b.discards["thieves"].extend(b.hands[seat])
    b.hands[seat].clear()
    for gifts in b.gifts.values():
        gifts.clear()
    b.looked[seat] = OUT
    t.tell(EVERYONE, ThiefOut, seat)
    all_out(t)


# K6.3
def all_out(t: Table[Board]) -> None:
    """With no thief left the warden wins."""
    if max(t.board.at) == OUT:
        t.finish("bitten", (WARDEN,))


# K5.3
def run_rat(t: Table[Board], rat: int, steps: list[int]) -> None:
    """One step on a shortest way to the nearest thief; of equal ways the warden picks."""
    b = t.board
    cell = b.rats[rat]
    near = steps[cell]
    if near == 99:
        return
    ways = [RUN[bit] for bit in joined(b, cell) if steps[BEYOND[cell][bit]] < near]
    way = t.ask(WARDEN, "run", ways, AboutRat(rat + 1)).way
    b.rats[rat] = BEYOND[cell][way.value]
    t.tell(EVERYONE, RatRan, rat + 1, CELL_NAMES[b.rats[rat]])


# K5.4
def bring_rat(t: Table[Board], cell: int) -> None:
    """A rat comes from the reserve, lowest number first; with none left, none comes."""
    b = t.board
    if OUT in b.rats:
        rat = b.rats.index(OUT)
        b.rats[rat] = cell
        t.tell(EVERYONE, RatCame, rat + 1, CELL_NAMES[cell])


# K5.5
def take_rat(b: Board, rat: int) -> None:
    """A dead rat goes back to the reserve."""
    b.rats[rat] = OUT
