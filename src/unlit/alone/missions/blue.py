"""Blue missions: each hinders until it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.explore import HAZE
from unlit.alone.actions.locate import ANY_CREATURE, RECORDS, answer
from unlit.alone.board import Board, leading, sector_of
from unlit.alone.cards.rows import END_OF_ROUND, MISSIONS, WHEN_REVEALED, MissionRow
from unlit.alone.creatures import choose_kind, choose_sector, evil_spawns, kinds_to_spawn
from unlit.alone.experience import learn_of_choice
from unlit.alone.geometry import neighbour
from unlit.alone.harm import lower_tracks, recover
from unlit.alone.items import choose_item, draw_items, gain_items, lose_item_charges
from unlit.alone.labyrinth import (
    danger_fits,
    evil_seals,
    evil_switches_off,
    free_door,
    not_the_heros,
    place_danger,
    switch_on,
)
from unlit.alone.memory import Endangered, remember
from unlit.alone.parts import COMPASS, WAYS, Colour, Damage, Room

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
    evil_switches_off(t, leading(b), b.box.missions["failing_power"].number, not_the_heros(b))


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
        place_danger(t, choose_sector(t, leading(b), "first danger", free, HAZE))


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.INFIRMARY,
        2,
        1,
        "At the end of each round the hero loses {number} life. "
        "Completed by {steps} interact actions in the Infirmary: recover {other} life.",
        "Am Ende jeder Runde verliert der Held {number} Leben. "
        "Erfüllt mit {steps} Interaktionen auf der Krankenstation: Gewinne {other} Leben zurück.",
        other=2,
    ),
)
def infection(t: Table[Board]) -> None:
    """The fever breaks."""
    recover(t, Damage.LIFE, t.board.box.missions["infection"].other)


# A16.6, A20.2
@END_OF_ROUND.of("infection")
def fever_rises(t: Table[Board]) -> None:
    """Some life is lost; evil does not deal this."""
    lower_tracks(t, Damage.LIFE, t.board.box.missions["infection"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.CONTROL_ROOM,
        1,
        2,
        "While in play, a standard reaction moves a creature by up to {number} sectors. Completed by {steps} interact "
        "action in the Control Room: evil tells how far away the nearest creature is, and on which level.",
        "Solange der Auftrag offen ist, bewegt eine Standardreaktion eine Kreatur um bis zu {number} Sektoren. Erfüllt "
        "mit {steps} Interaktion im Kontrollraum: Das Böse sagt, wie weit weg die nächste Kreatur ist und auf "
        "welcher Ebene.",
    ),
)
def dead_silence(t: Table[Board]) -> None:
    """Something can be heard again."""
    answer(t, ANY_CREATURE)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.LABORATORY,
        3,
        1,
        "At the end of each round evil spawns {number} creature. "
        "Completed by {steps} interact actions in the Laboratory: recover {other} self-control.",
        "Am Ende jeder Runde lässt das Böse {number} Kreatur erscheinen. "
        "Erfüllt mit {steps} Interaktionen im Labor: Gewinne {other} Selbstbeherrschung zurück.",
        other=2,
    ),
)
def broken_containment(t: Table[Board]) -> None:
    """Nothing more comes out."""
    recover(t, Damage.CONTROL, t.board.box.missions["broken_containment"].other)


# A16.6, A20.2
@END_OF_ROUND.of("broken_containment")
def something_gets_out(t: Table[Board]) -> None:
    """A creature of evil's choice, if one can come."""
    b = t.board
    for _ in range(b.box.missions["broken_containment"].number):
        kinds = kinds_to_spawn(b)
        if kinds:
            evil_spawns(t, leading(b), choose_kind(t, leading(b), kinds))


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.ESCAPE_PODS,
        2,
        2,
        "At the end of each round evil blocks {number} doors anywhere. "
        "Completed by {steps} interact actions in the Escape Pods: their doors are unblocked.",
        "Am Ende jeder Runde blockiert das Böse {number} beliebige Türen. "
        "Erfüllt mit {steps} Interaktionen bei den Rettungskapseln: Ihre Türen werden frei.",
    ),
)
def emergency_locks(t: Table[Board]) -> None:
    """The locks let go of the nearest doors."""
    b = t.board
    for way in COMPASS:
        door = b.map.door[sector_of(b, Room.ESCAPE_PODS)][way]
        if door >= 0:
            free_door(t, door)


# A16.6, A20.2
@END_OF_ROUND.of("emergency_locks")
def locks_close(t: Table[Board]) -> None:
    """Doors are blocked, seen or unseen."""
    b = t.board
    evil_seals(t, leading(b), b.box.missions["emergency_locks"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.CANTEEN,
        2,
        1,
        "At the end of each round an item of the hero's choice loses {number} charge. "
        "Completed by {steps} interact actions in the Canteen: draw {other} items.",
        "Am Ende jeder Runde verliert ein Gegenstand nach Wahl des Helden {number} Ladung. "
        "Erfüllt mit {steps} Interaktionen in der Kantine: Ziehe {other} Gegenstände.",
        other=2,
    ),
)
def rotten_stores(t: Table[Board]) -> None:
    """Behind all that is rotten something is not."""
    gain_items(t, draw_items(t.board, t.board.box.missions["rotten_stores"].other))


# A16.6, A20.2
@END_OF_ROUND.of("rotten_stores")
def stores_rot(t: Table[Board]) -> None:
    """Something that the hero carries gets worse."""
    b = t.board
    if b.items:
        lose_item_charges(t, choose_item(t, "spoil", b.items), b.box.missions["rotten_stores"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.BLUE,
        Room.ARCHIVE,
        2,
        1,
        "While in play, locating asks for {number} target less. "
        "Completed by {steps} interact actions in the Archive: {other} experience of your choice.",
        "Solange der Auftrag offen ist, fragt man beim Orten nach {number} Ziel weniger. "
        "Erfüllt mit {steps} Interaktionen im Archiv: {other} Erfahrung deiner Wahl.",
        other=1,
    ),
)
def forbidden_records(t: Table[Board]) -> None:
    """What was kept from everybody."""
    learn_of_choice(t, t.board.box.missions[RECORDS].other)
