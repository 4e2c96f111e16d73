"""Green missions: each helps when it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.board import Board
from unlit.alone.cards.rows import MISSIONS, WHEN_REVEALED, MissionRow
from unlit.alone.companions import join
from unlit.alone.hands import evil_draws
from unlit.alone.items import draw_items, gain_items
from unlit.alone.parts import Colour, Room

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.INFIRMARY,
        1,
        1,
        "Completed by {steps} interact action in the Infirmary: {number} character joins you as a companion.",
        "Erfüllt mit {steps} Interaktion auf der Krankenstation: {number} Charakter schließt sich dir als Gefährte an.",
    ),
)
def sealed_ward(t: Table[Board]) -> None:
    """Somebody was still there."""
    for _ in range(t.board.box.missions["sealed_ward"].number):
        join(t)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.GENERATOR_ROOM,
        2,
        3,
        "When revealed: evil draws {other} cards. "
        "Completed by {steps} interact actions in the Generator Room: draw {number} items.",
        "Beim Aufdecken: Das Böse zieht {other} Karten. "
        "Erfüllt mit {steps} Interaktionen im Generatorraum: Ziehe {number} Gegenstände.",
        other=2,
    ),
)
def hidden_stores(t: Table[Board]) -> None:
    """Things that someone hid."""
    gain_items(t, draw_items(t.board, t.board.box.missions["hidden_stores"].number))


# A1.7
@WHEN_REVEALED.of("hidden_stores")
def evil_prepares(t: Table[Board]) -> None:
    """Two more cards for evil."""
    evil_draws(t, t.board.box.missions["hidden_stores"].other)
