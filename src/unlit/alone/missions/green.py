"""Green missions: each helps when it is completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.locate import answer
from unlit.alone.board import Board, is_dangerous, is_revealed, sector_of
from unlit.alone.cards.rows import MISSIONS, WHEN_REVEALED, MissionRow
from unlit.alone.companions import join
from unlit.alone.geometry import other_level
from unlit.alone.hands import evil_draws
from unlit.alone.harm import gain_adrenaline, recover
from unlit.alone.items import draw_items, gain_items
from unlit.alone.labyrinth import remove_danger, reveal, switch_on
from unlit.alone.memory import Calmed, Endangered, remember
from unlit.alone.parts import Colour, Damage, Room
from unlit.alone.things import ROOM_NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from unlit.alone.parts import Sector
    from unlit.kernel.table import Table


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.INFIRMARY,
        2,
        1,
        "Completed by {steps} interact actions in the Infirmary: {number} character, drawn by lot, joins you.",
        "Erfüllt mit {steps} Interaktionen auf der Krankenstation: {number} Charakter, vom Los bestimmt, schließt "
        "sich dir an.",
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
    evil_draws(t, t.board.box.missions["hidden_stores"].other, "hidden_stores")


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.CONTROL_ROOM,
        1,
        0,
        "Completed by {steps} interact action in the Control Room: evil tells how far away the room of the final "
        "mission is, and on which level. On your level it is revealed where it lies; otherwise the stairs of your "
        "level are.",
        "Erfüllt mit {steps} Interaktion im Kontrollraum: Das Böse sagt, wie weit weg der Raum des Schlussauftrags "
        "ist und auf welcher Ebene. Auf deiner Ebene wird er aufgedeckt, wo er liegt; sonst die Treppen deiner "
        "Ebene.",
    ),
)
def station_plans(t: Table[Board]) -> None:
    """A map on the wall."""
    b = t.board
    room = b.missions[-1].room
    answer(t, ROOM_NAMED[room])
    if not other_level(b.hero, sector_of(b, room)):
        reveal(t, sector_of(b, room), b.hero)
    else:
        for colour in range(len(b.map.pairs)):
            reveal(t, stairs_of_level(b, colour), b.hero)


def stairs_of_level(b: Board, colour: int) -> Sector:
    """The stairs of a colour on the hero's level."""
    one, other = b.map.pairs[colour]
    return other if other_level(b.hero, one) else one


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.LABORATORY,
        2,
        3,
        "Completed by {steps} interact actions in the Laboratory: recover {number} life and {number} self-control.",
        "Erfüllt mit {steps} Interaktionen im Labor: Gewinne {number} Leben und {number} Selbstbeherrschung zurück.",
    ),
)
def serum(t: Table[Board]) -> None:
    """It helps."""
    for kind in Damage:
        recover(t, kind, t.board.box.missions["serum"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.VENTILATION_ROOM,
        1,
        0,
        "Completed by {steps} interact action in the Ventilation Room: all danger tokens of your level are removed, "
        "seen or unseen.",
        "Erfüllt mit {steps} Interaktion im Belüftungsraum: Alle Gefahrenmarker deiner Ebene kommen weg, gesehen oder "
        "ungesehen.",
    ),
)
def clean_air(t: Table[Board]) -> None:
    """The air of a level is clean again."""
    b = t.board
    tokens = [sector for sector in b.map.used if is_dangerous(b, sector) and not other_level(b.hero, sector)]
    # What was known of hidden tokens need not be true any more; that makes none of them more.
    remember(t, Endangered())
    remember(t, Calmed())
    for sector in in_heros_order(b, tokens):
        if is_revealed(b, sector):
            remember(t, Calmed())
        remove_danger(t, sector)


def in_heros_order(b: Board, sectors: Iterable[Sector]) -> list[Sector]:
    """By the hero's numbers, then the unseen: the order of the map would tell where on it they lie."""
    return sorted(sectors, key=lambda one: (one not in b.labels, b.labels.get(one, 0)))


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.ESCAPE_PODS,
        2,
        0,
        "Completed by {steps} interact actions in the Escape Pods: the lights come on in every room of both levels.",
        "Erfüllt mit {steps} Interaktionen bei den Rettungskapseln: In allen Räumen beider Ebenen geht das Licht an.",
    ),
)
def emergency_lights(t: Table[Board]) -> None:
    """Every room is lighted."""
    switch_on(t, in_heros_order(t.board, t.board.map.rooms))


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.CANTEEN,
        1,
        3,
        "Completed by {steps} interact action in the Canteen: gain {number} adrenaline, but no more than your pool "
        "can hold.",
        "Erfüllt mit {steps} Interaktion in der Kantine: Gewinne {number} Adrenalin, aber nicht mehr, als dein "
        "Vorrat fasst.",
    ),
)
def provisions(t: Table[Board]) -> None:
    """A meal, and strength."""
    gain_adrenaline(t, t.board.box.missions["provisions"].number)


@MISSIONS.enter(
    None,
    MissionRow(
        Colour.GREEN,
        Room.ARCHIVE,
        2,
        2,
        "Completed by {steps} interact actions in the Archive: draw {number} items; they are upgraded already.",
        "Erfüllt mit {steps} Interaktionen im Archiv: Ziehe {number} Gegenstände; sie sind schon verbessert.",
    ),
)
def sealed_lockers(t: Table[Board]) -> None:
    """Somebody had taken good care of these."""
    gain_items(t, draw_items(t.board, t.board.box.missions["sealed_lockers"].number), upgraded=True)
