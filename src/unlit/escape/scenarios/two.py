"""Scenario 2, Second Sight: control panels, a key card, and the B-Lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on
from unlit.escape.cards.rows import ACCESSED, MAY_ESCAPE, SCENARIOS, ScenarioRow
from unlit.escape.exploring import lay_tile, placings
from unlit.escape.items import KEY_CARD
from unlit.escape.lockdown import begin_lockdown
from unlit.escape.tiles import TILES

if TYPE_CHECKING:
    from unlit.escape.geometry import Door
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

LIFT = "b-lift"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=("c-lift",),
        aside=LIFT,
        peeking=False,
        stacks=(10, 10),
        early=("control room", "relay room", "monitor room"),
        guards=5,
        clones=5,
        threat_pool=7,
        lockdown_pool=16,
        hand=4,
        threat=0,
        group=2,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=True,
        military_zone=True,
        panels=True,
        number=3,
        other=1,
        english="The lift has stopped. Access control panels: access number {other} calls the B-Lift, laid where "
        "whoever accessed it wants. With access number {number}, or with the first that fails, lockdown begins: "
        "from the next turn on each takes one of {lockdown_pool} tokens, and the turn that finds none is the last. "
        "Most panels lie in the first stack. Whoever is on the B-Lift with a security key card and without an active "
        "enemy may escape. Group limit {group}, secure number {secure}, pack limit {pack}.",
        german="Der Lift steht still. Greift auf Kontrollpulte zu: Zugriff Nummer {other} ruft den B-Lift; wer "
        "zugriff, legt ihn an. Mit Zugriff Nummer {number} oder dem ersten misslungenen beginnt die Abriegelung: "
        "Ab dem nächsten Zug nimmt jeder einen von {lockdown_pool} Markern, und der Zug, der keinen findet, ist der "
        "letzte. Die meisten Pulte liegen im ersten Stapel. Wer mit einer Sicherheitskarte und ohne aktiven Gegner auf "
        "dem B-Lift steht, darf entkommen. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}.",
    ),
)
def second_sight(b: Board) -> None:
    """Everybody begins in the elevator; the lift that leads on comes when it is called."""
    b.map = b.map.with_tile(TILES["c-lift"], 0, 0)


# E11.3
@ACCESSED.of("second_sight")
def panel_answers(t: Table[Board], seat: Seat, passed: bool) -> None:
    """An access calls the lift; the third, or the first that fails, begins lockdown."""
    b = t.board
    row = b.box.scenarios[b.scenario]
    if passed and b.aside and len(b.accessed) >= row.other:
        call_lift(t, seat)
    if not passed or len(b.accessed) >= row.number:
        begin_lockdown(t)


def call_lift(t: Table[Board], seat: Seat) -> None:
    """The lift is laid at an unexplored door of the player's choice."""
    b = t.board
    doors: dict[str, tuple[Tile, Door]] = {
        f"{b.map.name(tile)} {door.side}": (tile, door)
        for tile in range(len(b.map.laid))
        for door in b.map.unexplored(tile)
        if placings(b.map, LIFT, tile, door.edge)
    }
    if doors:
        b.drawn, b.aside = LIFT, ""
        tile, door = doors[t.ask(seat, "lay tile at", list(doors), LIFT)]
        lay_tile(t, seat, placings(b.map, LIFT, tile, door.edge))


@MAY_ESCAPE.of("second_sight")
def on_the_lift_with_a_key(b: Board, seat: Seat) -> bool:
    """On the B-Lift, a key card in hand, and nobody there to stop it."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and KEY_CARD in b.people[seat].items and not active_on(b, at)
