"""What shows to each seat, and how it looks in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vault.board import Board
from vault.picture import TURNS, picture
from vault.pieces import CELL_NAMES, SEATS, THIEVES, TILES

if TYPE_CHECKING:
    from unlit.kernel.game import Say
    from unlit.kernel.told.question import Seat


@dataclass(frozen=True, slots=True)
class View:
    """The map and the tracks, open to all; one's own hand and what one knows beyond."""

    seat: str
    map: tuple[str, ...]
    round: int
    rounds: int
    turn: str
    actions: int
    acted: int
    crown: str
    health: tuple[int, ...]
    rats: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    given: tuple[int, ...]
    gifts: tuple[str, ...]
    drawn: str
    tiles_left: int
    next_tile: str
    offered: bool


def view(b: Board, seat: Seat) -> View:
    """What shows to this seat now; to a spectator, what is open to all."""
    next_tile = b.looked.get(seat, -1)
    return View(
        seat=seat,
        map=tuple(picture(b.tiles, b.doors, b.at)),
        round=b.round,
        rounds=b.rounds,
        turn=TURNS[b.turn],
        actions=b.actions,
        acted=b.acted,
        crown=b.crown,
        health=tuple(b.health),
        rats=tuple(CELL_NAMES[cell] if cell >= 0 else "" for cell in b.rats),
        hand=tuple(b.hands.get(seat, ())),
        hand_sizes=tuple(len(b.hands[other]) for other in SEATS),
        deck_sizes=tuple(len(deck) for deck in b.decks.values()),
        discards=tuple(tuple(pile) for pile in b.discards.values()),
        given=tuple(b.given),
        gifts=tuple(b.gifts.get(seat, ())),
        drawn=TILES[b.drawn].letter if b.drawn >= 0 else "",
        tiles_left=len(b.stack),
        next_tile=TILES[next_tile].letter if next_tile >= 0 else "",
        offered=bool(b.offer),
    )


def show(seen: object, say: Say) -> str:
    """A view as lines of text."""
    assert isinstance(seen, View)
    rats = [f"{number} {cell}" for number, cell in enumerate(seen.rats, start=1) if cell]
    sizes = zip(SEATS, seen.hand_sizes, strict=True)
    lines = [
        *seen.map,
        "",
        say("label-round", {"round": seen.round, "rounds": seen.rounds, "turn": say(seen.turn, {})}),
        labelled(say, "health", [f"{say(seat, {})} {left}" for seat, left in zip(THIEVES, seen.health, strict=True)]),
        labelled(say, "crown", [say(seen.crown, {})]),
        labelled(say, "rats", rats),
        labelled(say, "hands", [f"{say(seat, {})} {size}" for seat, size in sizes]),
        labelled(say, "tiles", [str(seen.tiles_left)]),
    ]
    if seen.hand:
        lines.append(labelled(say, "hand", [say(card, {}) for card in seen.hand]))
    if seen.next_tile:
        lines.append(labelled(say, "next-tile", [seen.next_tile]))
    if seen.gifts:
        lines.append(labelled(say, "gifts", [say(card, {}) for card in seen.gifts]))
    return "\n".join(lines)


def labelled(say: Say, label: str, things: list[str]) -> str:
    """A label and what belongs to it."""
    return f"{say(f'label-{label}', {})}: {', '.join(things) or '-'}"
