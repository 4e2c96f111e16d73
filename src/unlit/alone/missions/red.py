"""Red missions: the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board, creatures_at, leading, sector_of
from unlit.alone.cards.rows import MISSIONS, SET_UP, WAITS, MissionRow
from unlit.alone.creatures import evil_spawns
from unlit.alone.hands import evil_draws
from unlit.alone.missions.progress import win
from unlit.alone.parts import Colour, Kind, Room

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.RED,
        Room.CONTROL_ROOM,
        3,
        1,
        "When unlocked: the Keeper is spawned, and evil draws {number} card. "
        "Completed by {steps} interact actions in the Control Room: the call is heard, and you win.",
        "Beim Freischalten: Der Hüter erscheint, und das Böse zieht {number} Karte. "
        "Erfüllt mit {steps} Interaktionen im Kontrollraum: Der Ruf wird gehört, und du gewinnst.",
    ),
)
def distress_call(t: Table[Board]) -> None:
    """Somebody answers."""
    win(t)


# A20.5
@SET_UP.of("distress_call")
def keeper_comes(t: Table[Board]) -> None:
    """A boss, and a card."""
    evil_spawns(t, leading(t.board), Kind.KEEPER)
    evil_draws(t, t.board.box.missions["distress_call"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.RED,
        Room.ESCAPE_PODS,
        2,
        0,
        "When unlocked: the Queen is spawned. Completed by {steps} interact actions in the Escape Pods, while no "
        "creature is there: the pod is launched, and you win.",
        "Beim Freischalten: Die Königin erscheint. Erfüllt mit {steps} Interaktionen bei den Rettungskapseln, "
        "solange keine Kreatur dort ist: Die Kapsel startet, und du gewinnst.",
    ),
)
def launch_pods(t: Table[Board]) -> None:
    """Away from here."""
    win(t)


# A20.5
@SET_UP.of("launch_pods")
def queen_comes(t: Table[Board]) -> None:
    """A boss."""
    evil_spawns(t, leading(t.board), Kind.QUEEN)


# A20.1
@WAITS.of("launch_pods")
def pods_are_clear(b: Board) -> bool:
    """No creature in the room."""
    return not creatures_at(b, sector_of(b, Room.ESCAPE_PODS))
