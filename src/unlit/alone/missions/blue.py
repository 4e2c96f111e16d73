"""Blue missions: each hinders until it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.explore import HAZE
from unlit.alone.board import Board, is_lit, leading, sector_of
from unlit.alone.cards.rows import END_OF_ROUND, MISSIONS, WHEN_REVEALED, MissionRow
from unlit.alone.creatures import choose_sector
from unlit.alone.experience import learn_of_choice
from unlit.alone.geometry import neighbour
from unlit.alone.labyrinth import danger_fits, place_danger, switch_off, switch_on
from unlit.alone.memory import Endangered, remember
from unlit.alone.parts import NAMES, SECTOR_OF, WAYS, Colour, Room

if TYPE_CHECKING:
    from unlit.kernel.table import Table


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.GENERATOR_ROOM,
        2,
        1,
        "At the end of each round evil may switch off the lights of {number} sector that is not the hero's. "
        "Completed by {steps} interact actions in the Generator Room: its lights come on, and those next to it.",
        "Am Ende jeder Runde darf das Böse das Licht in {number} Sektor ausschalten, außer in dem des Helden. "
        "Erfüllt mit {steps} Interaktionen im Generatorraum: Sein Licht geht an, und das in den Sektoren daneben.",
    ),
)
def failing_power(t: Table[Board]) -> None:
    """Light in the room and beside it."""
    b = t.board
    room = sector_of(b, Room.GENERATOR_ROOM)
    near = [there for way in WAYS if (there := neighbour(b.map, b.blocked, room, way)) >= 0]
    switch_on(t, [room, *near])


# A16.6, A20.2
@END_OF_ROUND.of("failing_power")
def lights_fail(t: Table[Board]) -> None:
    """Evil may switch off the lights of one sector."""
    b = t.board
    bright = [NAMES[sector] for sector in b.map.used if is_lit(b, sector) and sector != b.hero]
    for _ in range(t.board.box.missions["failing_power"].number):
        choice = t.ask(leading(b), "lights fail", ["none", *bright])
        if choice != "none":
            switch_off(t, SECTOR_OF[choice])


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.VENTILATION_ROOM,
        2,
        1,
        "When revealed: evil places {number} more danger token. While in play, exploring reveals {other} sector only. "
        "Completed by {steps} interact actions in the Ventilation Room: {number} experience of your choice.",
        "Beim Aufdecken: Das Böse legt {number} weiteren Gefahrenmarker. Solange der Auftrag offen ist, deckt Erkunden "
        "nur {other} Sektor auf. Erfüllt mit {steps} Interaktionen im Belüftungsraum: {number} Erfahrung deiner Wahl.",
        other=1,
    ),
)
def thick_haze(t: Table[Board]) -> None:
    """Clear air, and something learned."""
    learn_of_choice(t, t.board.box.missions[HAZE].number)


# A1.7
@WHEN_REVEALED.of("thick_haze")
def haze_spreads(t: Table[Board]) -> None:
    """One more danger token."""
    b = t.board
    for _ in range(t.board.box.missions[HAZE].number):
        free = [sector for sector in b.map.used if sector != b.hero and danger_fits(b, sector)]
        remember(t, Endangered())
        place_danger(t, choose_sector(t, leading(b), "first danger", free))
