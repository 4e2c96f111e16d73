"""What shows to each seat, and how it looks in a terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from unlit.kernel.errors import Refused
from vault.board import Board
from vault.parts import CELL_NAMES, SEATS, THIEVES, TILES
from vault.picture import TURNS, picture

if TYPE_CHECKING:
    from unlit.kernel.question import Seat


@dataclass(frozen=True, slots=True)
class View:
    """The map and the tracks, open to all; one's own hand and what one knows beyond."""

    seat: str
    map: tuple[str, ...]
    round: int
    rounds: int
    turn: str
    actions: int
    crown: str
    health: tuple[int, ...]
    rats: tuple[str, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    given: tuple[int, ...]
    gifts: tuple[str, ...]
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
        crown=b.crown,
        health=tuple(b.health),
        rats=tuple(CELL_NAMES[cell] if cell >= 0 else "" for cell in b.rats),
        hand=tuple(b.hands.get(seat, ())),
        hand_sizes=tuple(len(b.hands[other]) for other in SEATS),
        deck_sizes=tuple(len(deck) for deck in b.decks.values()),
        discards=tuple(tuple(pile) for pile in b.discards.values()),
        given=tuple(b.given),
        gifts=tuple(b.gifts.get(seat, ())),
        tiles_left=len(b.stack),
        next_tile=TILES[next_tile].letter if next_tile >= 0 else "",
        offered=bool(b.offer),
    )


LABELS = {
    "en": {
        "round": "Round {round} of {rounds}, {turn}'s turn",
        "health": "Health",
        "crown": "Crown",
        "rats": "Rats",
        "hand": "Your hand",
        "hands": "Cards in hand",
        "tiles": "Tiles left",
        "next": "Next tile",
    },
    "de": {
        "round": "Runde {round} von {rounds}, Zug: {turn}",
        "health": "Leben",
        "crown": "Krone",
        "rats": "Ratten",
        "hand": "Deine Hand",
        "hands": "Karten auf der Hand",
        "tiles": "Felder übrig",
        "next": "Nächstes Feld",
    },
}


def show(view: object, language: str) -> str:
    """A view as lines of text."""
    if not isinstance(view, View):
        raise Refused("that is no view of this game")
    label = LABELS[language]
    rats = [f"{number}: {cell}" for number, cell in enumerate(view.rats, start=1) if cell]
    lines = [
        *view.map,
        "",
        label["round"].format(round=view.round, rounds=view.rounds, turn=view.turn),
        f"{label['health']}: "
        + ", ".join(f"{seat} {health}" for seat, health in zip(THIEVES, view.health, strict=True)),
        f"{label['crown']}: {view.crown}",
        f"{label['rats']}: {', '.join(rats) or '-'}",
        f"{label['hands']}: "
        + ", ".join(f"{seat} {size}" for seat, size in zip(SEATS, view.hand_sizes, strict=True)),
        f"{label['tiles']}: {view.tiles_left}",
    ]
    if view.hand:
        lines.append(f"{label['hand']}: {', '.join(view.hand)}")
    if view.next_tile:
        lines.append(f"{label['next']}: {view.next_tile}")
    return "\n".join(lines)
