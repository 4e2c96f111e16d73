"""A turn: draw, move and act, trigger events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from unlit.escape.board.board import Board, current
from unlit.escape.box.pieces import INFIRMARY, Icon
from unlit.escape.rules.boxes import card_of, effects_of
from unlit.escape.rules.choices import act
from unlit.escape.rules.enemies.activation import (
    activate_next,
    activate_next_hybrid,
    begin_activation,
    generate,
    roll_for_hybrids,
)
from unlit.escape.rules.enemies.spawning import spawn_step
from unlit.escape.rules.event_cards import draw_event, resolve_text
from unlit.escape.rules.exploring import doors_to_explore
from unlit.escape.rules.hand import draw_cards
from unlit.escape.rules.knockout import knock_out, leave_infirmary, look_at_hand
from unlit.escape.rules.lockdown import count_down
from unlit.escape.rules.peeking import may_find
from unlit.escape.rules.setup import fresh_turn
from unlit.escape.rules.threat import crowd_at_the_end
from unlit.escape.told.events import TurnBegan
from unlit.kernel.told.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.box.pieces import Tile
    from unlit.kernel.table import Table
    from unlit.kernel.told.question import Seat


# E8.2
def begin(t: Table[Board]) -> None:
    """Begin a player's turn."""
    b = t.board
    fresh_turn(b)
    seat = current(b)
    t.tell(EVERYONE, TurnBegan, seat)
    if b.people[seat].at == INFIRMARY and not leave_infirmary(t, seat):
        draw_event(t, None)
        return
    if is_walled_in(b, b.people[seat].at):
        knock_out(t, seat)
        go_down(t)
        return
    b.phase = "act"
    draw_step(t)


# E13.5
def go_down(t: Table[Board]) -> None:
    """A player knocked out in its own turn draws the event card; by the other reading, it does not."""
    if "knocked_out_in_own_turn" in t.board.switches:
        t.board.phase = "end"
    else:
        draw_event(t, None)


# E8.3, E6.2
def draw_step(t: Table[Board]) -> None:
    """Draw a card if the hand has room, and a second one on medical supplies; then skills and items take effect."""
    b = t.board
    seat = current(b)
    supplies = Icon.MEDICAL in b.map.icons(b.people[seat].at)
    draw_cards(t, seat, 2 if supplies else 1)
    cards = (*b.people[seat].skills, *b.people[seat].items)
    starting = effects_of(b.box).start_of_turn
    if not starting.keys().isdisjoint(cards):
        for card in cards:
            if card in starting:
                starting[card](t, seat, card_of(b, card))


# E9.7
def is_walled_in(b: Board, tile: Tile) -> bool:
    """Whether a tile has no way out: no door to another tile, locked or not, nothing to explore, and no duct."""
    if b.map.near[tile]:  # the usual case
        return False
    leads_on = any(door.joined or door.edge in b.map.locked for door in b.map.doors[tile]) or b.map.vents[tile]
    return not (leads_on or doors_to_explore(b, tile) or may_find(b, tile))


# E13.1, E13.5
def act_part(t: Table[Board]) -> None:
    """Let the player do one thing; a player who is knocked out by it draws the event card, and is done."""
    b = t.board
    seat = current(b)
    one = b.people[seat]
    while True:
        act(t, seat)
        if b.phase != "act":
            return
        if one.at >= 0 and not one.hand:
            look_at_hand(t, seat)
        if one.fate == "escaped":
            b.phase = "end"
        elif one.at < 0:
            go_down(t)
        if not t.rolling or b.phase != "act":  # nobody comes back to a quiet moment of a rollout
            return


# E13.2
def spawn_part(t: Table[Board]) -> None:
    """First, spawn what the event card says."""
    spawn_step(t)


# E13.2, E15.1
def text_part(t: Table[Board]) -> None:
    """Then resolve its text."""
    resolve_text(t)
    begin_activation(t.board)


# E15.1
def activation_part(t: Table[Board]) -> None:
    """Then activate the enemies, one after another."""
    b = t.board
    if b.waiting:
        activate_next(t)
    if not b.waiting:
        b.phase = "hybrids"
        roll_for_hybrids(t)


# E15.2, E15.13
def hybrids_part(t: Table[Board]) -> None:
    """Then activate the hybrids, and finally nests and posts."""
    b = t.board
    if b.waiting:
        activate_next_hybrid(t)
    if not b.waiting:
        generate(t)
        b.phase = "end"


# E11.5, E8.5
def end(t: Table[Board]) -> None:
    """End the turn; it passes to the next player who is still in the game."""
    b = t.board
    seat = current(b)
    crowd_at_the_end(t, seat)
    b.rounds += ends_round(b)
    effects_of(b.box).scenarios[b.scenario].turn_ended.run(t, seat)
    count_down(t)
    b.new = frozenset()
    b.bonus.clear()
    b.turn = next_player(b)
    b.phase = "begin"


def next_player(b: Board) -> int:
    """The index of the next player who has not left the game."""
    count = len(b.players)
    order = [(b.turn + step) % count for step in range(1, count + 1)]
    return next(place for place in order if not b.people[b.players[place]].fate)


# E8.5
def ends_round(b: Board) -> bool:
    """Whether the turn passes back to the player who began, or beyond."""
    after, now = ((place - b.began) % len(b.players) for place in (next_player(b), b.turn))
    return after <= now


PARTS: dict[str, Callable[[Table[Board]], None]] = {
    "begin": begin,
    "act": act_part,
    "spawn": spawn_part,
    "text": text_part,
    "activation": activation_part,
    "hybrids": hybrids_part,
    "end": end,
}


def part(t: Table[Board]) -> None:
    """Do the part of a turn for the current phase."""
    PARTS[t.board.phase](t)


def reacts(b: Board, seat: Seat, prompt: str) -> bool:
    """Whether a question to this seat comes in another player's turn."""
    return current(b) != seat
