"""What a thief can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.kernel.told.events import EVERYONE, SPECTATOR
from unlit.kernel.told.option import Option
from unlit.kernel.told.question import Refusal
from vault.abouts import AboutThief, AboutTile
from vault.board import HIDDEN, OUT, Board, joined, other_thief, rats_on, unexplored
from vault.cards import EFFECTS, LANTERN, ROWS, tell_roll
from vault.events import (
    CrownFound,
    CrownTaken,
    Declined,
    Explored,
    Gave,
    Killed,
    Moved,
    Offered,
    Placed,
    Stopped,
    Traded,
)
from vault.moments import M, Roll, Searching, Step
from vault.pieces import (
    BACK,
    BEYOND,
    BITS,
    CELL_NAMES,
    DIE,
    GATE_CELL,
    SEARCH_HAND,
    SIDES,
    THIEVES,
    TILES,
    TREASURY,
    TURNED,
    WARDEN,
    WAYS,
    CardName,
    Face,
    Sides,
    Way,
)
from vault.rats import bring_rat, take_rat
from vault.reactions import Play, lay_down, react

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@dataclass(frozen=True)
class Move(Option):
    """Through a door to the next tile."""

    way: Way


@dataclass(frozen=True)
class Explore(Option):
    """Lay a tile behind a door."""

    way: Way


@dataclass(frozen=True)
class Fight(Option):
    """Strike at the rats on the tile."""


@dataclass(frozen=True)
class Search(Option):
    """Look for the crown, or for a card."""


@dataclass(frozen=True)
class PlayLantern(Option):
    """Look at the next tile."""


@dataclass(frozen=True)
class Trade(Option):
    """Hold out a card to the other thief."""


@dataclass(frozen=True)
class TakeCrown(Option):
    """Pick the crown up."""


@dataclass(frozen=True)
class Wait(Option):
    """Do nothing more in this turn."""


MOVE: Final = {way.value: Move(way) for way in WAYS}
EXPLORE: Final = {way.value: Explore(way) for way in WAYS}
FIGHT: Final = Fight()
SEARCH: Final = Search()
LIGHT: Final = PlayLantern()
TRADE: Final = Trade()
TAKE: Final = TakeCrown()
WAIT: Final = Wait()


# K2.4
def take_action(t: Table[Board], thief: int) -> None:
    """Choose one of the actions that are possible now, and do it."""
    b = t.board
    choice = t.ask(THIEVES[thief], "action", possible(b, thief), None, lambda b: impossible(b, thief))
    if isinstance(choice, Move):
        move_thief(t, thief, choice.way.value)
    elif isinstance(choice, Explore):
        explore(t, thief, choice.way.value)
    elif isinstance(choice, Fight):
        fight(t, thief)
    elif isinstance(choice, Search):
        search(t, thief)
    elif isinstance(choice, PlayLantern):
        light(t, thief)
    elif isinstance(choice, Trade):
        trade(t, thief)
    elif isinstance(choice, TakeCrown):
        take_crown(t, thief)
    else:
        b.actions = 0


def possible(b: Board, thief: int) -> list[Option]:
    """What the thief can do now; waiting always."""
    here = b.at[thief]
    hand = b.hands[THIEVES[thief]]
    found: list[Option] = [MOVE[bit] for bit in joined(b, here)]
    if b.stack:
        found += [EXPLORE[bit] for bit in unexplored(b, here)]
    if here in b.rats:
        found.append(FIGHT)
    found.append(SEARCH)
    if LANTERN in hand:
        found.append(LIGHT)
    if hand and b.at[other_thief(thief)] == here:
        found.append(TRADE)
    if b.crown == CELL_NAMES[here]:
        found.append(TAKE)
    found.append(WAIT)
    return found


def impossible(b: Board, thief: int) -> Iterator[Refusal]:
    """What the thief would expect, and why it cannot be."""
    here = b.at[thief]
    moves, explores = joined(b, here), unexplored(b, here)
    for bit in BITS:
        if bit not in moves:
            unseen = bit in explores
            yield Refusal(MOVE[bit], "K4.1", "refused-dark" if unseen else "refused-wall")
        if bit not in explores or not b.stack:
            reason = "refused-stack" if bit in explores else "refused-no-dark"
            yield Refusal(EXPLORE[bit], "K4.2", reason, (("tiles", len(b.stack)),))
    if here not in b.rats:
        yield Refusal(FIGHT, "K4.4", "refused-no-rat")
    if LANTERN not in b.hands[THIEVES[thief]]:
        yield Refusal(LIGHT, "K4.6", "refused-no-lantern")
    if b.at[other_thief(thief)] != here or not b.hands[THIEVES[thief]]:
        yield Refusal(TRADE, "K4.7", "refused-no-partner", (("partner", THIEVES[other_thief(thief)]),))
    if b.crown != CELL_NAMES[here]:
        yield Refusal(TAKE, "K4.8", "refused-no-crown")
    for card in dict.fromkeys(b.hands[THIEVES[thief]]):
        if card != LANTERN:
            yield Refusal(Play(card), "K3.3", "refused-moment", (("card", card),))


# K4.1
def move_thief(t: Table[Board], thief: int, bit: int) -> None:
    """Through a door to the next tile, unless something stops the step."""
    b = t.board
    step = Step(thief, BEYOND[b.at[thief]][bit])
    react(t, M.LEAVING, step)
    if step.stopped:
        t.tell(EVERYONE, Stopped, THIEVES[thief])
        return
    b.at[thief] = step.to
    t.tell(EVERYONE, Moved, THIEVES[thief], CELL_NAMES[step.to])
    carry_out(t, thief)


# K6.1
def carry_out(t: Table[Board], thief: int) -> None:
    """The crown at the gate wins for both thieves."""
    b = t.board
    if b.crown == THIEVES[thief] and b.at[thief] == GATE_CELL:
        t.finish("crown", THIEVES)


# K4.2
def explore(t: Table[Board], thief: int, bit: int) -> None:
    """Draw the next tile and lay it behind the door, with its rats on it."""
    b = t.board
    tile = b.drawn = b.stack.pop()
    for seat in THIEVES:
        b.looked[seat] = OUT
    t.tell(EVERYONE, Explored, THIEVES[thief], TILES[tile].letter)
    cell = BEYOND[b.at[thief]][bit]
    doors = choose_doors(t, thief, tile, cell, BACK[bit])
    b.tiles[cell] = tile
    b.doors[cell] = doors
    b.drawn = OUT
    t.tell(EVERYONE, Placed, TILES[tile].letter, CELL_NAMES[cell])
    for _ in range(TILES[tile].rats):
        bring_rat(t, cell)


@dataclass(frozen=True)
class Doors(Option):
    """Turn the tile so that its doors lie on these sides."""

    sides: Sides

    def possible(self) -> bool:
        """Only such doors as some tile has, however it is turned."""
        return any(SIDES[mask] == self.sides for masks in TURNED for mask in masks)


DOORS: Final = {mask: Doors(sides) for mask, sides in SIDES.items()}


# K4.3
def choose_doors(t: Table[Board], thief: int, tile: int, cell: int, back: int) -> int:
    """A tile is turned so that it joins the door used, and as many others as it can; the thief picks."""
    joins = {doors: joins_made(t.board, cell, doors) for doors in TURNED[tile] if doors & back}
    most = max(joins.values())
    fitting = [DOORS[doors] for doors, made in joins.items() if made == most]
    others = [DOORS[doors] for doors in TURNED[tile] if DOORS[doors] not in fitting]
    reasons = [Refusal(turned, "K4.3", "refused-turned") for turned in others]
    sides = t.ask(THIEVES[thief], "turn tile", fitting, AboutTile(TILES[tile].letter), lambda b: reasons).sides
    return sum(way.value for way in sides)


def joins_made(b: Board, cell: int, doors: int) -> int:
    """How many doors would meet a door."""
    made = 0
    for bit in BITS:
        beyond = BEYOND[cell][bit]
        if doors & bit and beyond >= 0 and b.doors[beyond] & BACK[bit]:
            made += 1
    return made


# K4.4
def fight(t: Table[Board], thief: int) -> None:
    """Two dice; each hit kills a rat on the tile, lowest number first."""
    b = t.board
    roll = roll_dice(t, thief, 2, "fight")
    hits = roll.count(Face.HIT)
    dead = rats_on(b, b.at[thief])[:hits]
    for rat in dead:
        take_rat(b, rat)
    t.tell(EVERYONE, Killed, THIEVES[thief], len(dead))


def roll_dice(t: Table[Board], thief: int, count: int, purpose: str) -> list[Face]:
    """A thief rolls, and cards may change what lies there."""
    roll = Roll(thief, t.board.dice.roll(purpose, count, DIE, THIEVES[thief]))
    tell_roll(t, roll)
    react(t, M.ROLLED, roll)
    return roll.dice


# K4.5
def search(t: Table[Board], thief: int) -> None:
    """In the treasury one die, not a miss, finds the crown; elsewhere a thief finds a card."""
    from vault.turn import draw_card

    b = t.board
    react(t, M.SEARCHING, Searching(thief))
    if b.tiles[b.at[thief]] != TREASURY or b.crown != HIDDEN:
        draw_card(t, THIEVES[thief], SEARCH_HAND)
        return
    if roll_dice(t, thief, 1, "search")[0] is not Face.MISS:
        b.crown = THIEVES[thief]
        t.tell(EVERYONE, CrownFound, THIEVES[thief])


# K4.6
def light(t: Table[Board], thief: int) -> None:
    """A lantern, played as an action, shows the next tile to the thieves on the tile."""
    if lay_down(t, THIEVES[thief], LANTERN):
        EFFECTS[LANTERN].does(t, thief)


@dataclass(frozen=True)
class Give(Option):
    """Hold out this card."""

    card: CardName

    def possible(self) -> bool:
        """Thieves have the cards of their own deck."""
        return bool(ROWS["cards"][self.card].side == "thieves")


@dataclass(frozen=True)
class Accept(Option):
    """Take the card that is held out."""


@dataclass(frozen=True)
class Decline(Option):
    """Leave it."""


# K4.7
def trade(t: Table[Board], thief: int) -> None:
    """Hold out a card, face down, to a thief on the same tile, who takes it or not."""
    b = t.board
    giver, taker = THIEVES[thief], THIEVES[other_thief(thief)]
    cards = sorted(dict.fromkeys(b.hands[giver]))
    b.offer = t.ask(giver, "give", [Give(card) for card in cards]).card
    t.tell(EVERYONE, Offered, giver)
    answer = t.ask(taker, "consent", [Accept(), Decline()], AboutThief(giver))
    card, b.offer = b.offer, ""
    if isinstance(answer, Decline):
        t.tell(EVERYONE, Declined, taker)
        return
    b.hands[giver].remove(card)
    b.hands[taker].append(card)
    b.hands[taker].sort()
    b.given[thief] += 1
    b.gifts[giver].append(card)
    b.gifts[giver].sort()
    if card in b.gifts[taker]:
        b.gifts[taker].remove(card)
    t.tell(THIEVES, Gave, giver, card)
    t.tell((WARDEN, SPECTATOR), Traded, giver)


# K4.8
def take_crown(t: Table[Board], thief: int) -> None:
    """Pick up the crown that another let fall."""
    t.board.crown = THIEVES[thief]
    t.tell(EVERYONE, CrownTaken, THIEVES[thief])
