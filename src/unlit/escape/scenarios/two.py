"""Scenario 2, Second Sight: control panels, a key card, and the B-Lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on, is_early
from unlit.escape.cards.rows import ACCESSED, MAY_ESCAPE, SCENARIOS, WHY_STAY, ScenarioRow
from unlit.escape.items import KEY_CARD
from unlit.escape.lockdown import begin_lockdown
from unlit.escape.scenarios.calling import lay_aside
from unlit.escape.tiles import TILES

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

LIFT = "b-lift"
LAUNDRY = "laundry"  # and its vent, which leads back out of the infirmary


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
        lockdown_pool=0,
        lockdown_each=12,
        hand=5,
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
        quiet=2,
        alone=1,
        story_en="The lift climbs one level and dies. When its doors give way you are looking down a corridor with "
        "carpet on the floor, and that is worse than the tanks: somebody works here, drinks coffee here, goes home. "
        "Through a pane you see two guards with their backs to you, and before them, quite calm, something with your "
        "face. The panels on the wall still glow. They know you by a number.",
        story_de="Der Lift steigt eine Ebene und bleibt stehen. Als seine Türen nachgeben, blickst du in einen Gang "
        "mit Teppichboden, und das ist schlimmer als die Tanks: Hier arbeitet jemand, trinkt Kaffee, geht abends "
        "nach Hause. Hinter einer Scheibe stehen zwei Wachen mit dem Rücken zu dir und vor ihnen, ganz ruhig, etwas "
        "mit deinem Gesicht. Die Pulte an der Wand leuchten noch. Sie kennen dich unter einer Nummer.",
        english="The lift has stopped. Access control panels: each answers once, and access number {other} calls the "
        "B-Lift, laid where whoever accessed it wants. With access number {number}, or with one that fails, lockdown "
        "begins, but not before the end of round {quiet}: from the next turn on each takes a lockdown token, and "
        "there are {lockdown_each} for each player; the turn that finds none is the last. Most panels lie in the "
        "first stack. Whoever is on the B-Lift with a security key card and without an active enemy may escape. Group "
        "limit {group}, secure number {secure}, pack limit {pack}. Whoever plays alone begins with {alone} vitality "
        "less, and with the Laundry beside the lift, and its vent to come back by.",
        german="Der Lift steht still. Greift auf Kontrollpulte zu: Jedes antwortet einmal, und Zugriff Nummer {other} "
        "ruft den B-Lift; wer zugriff, legt ihn an. Mit Zugriff Nummer {number} oder einem misslungenen beginnt die "
        "Abriegelung, jedoch nicht vor dem Ende von Runde {quiet}: Ab dem nächsten Zug nimmt jeder einen "
        "Abriegelungsmarker, und es gibt {lockdown_each} für jeden Spieler; der Zug, der keinen findet, ist der "
        "letzte. Die meisten Pulte liegen im ersten Stapel. Wer mit einer Sicherheitskarte und ohne aktiven Gegner "
        "auf dem B-Lift steht, darf entkommen. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}. Wer "
        "allein spielt, beginnt mit {alone} Vitalität weniger und hat neben dem Lift die Wäscherei und ihre Lüftung, "
        "um zurückzukommen.",
    ),
)
def second_sight(b: Board) -> None:
    """Everybody begins in the elevator, a lone prisoner beside the laundry; the lift that leads on has to be called."""
    b.map = b.map.with_tile(TILES["c-lift"], 0, 0)
    if len(b.players) == 1:
        b.map = b.map.with_tile(TILES[LAUNDRY], 0, 1)


# E11.3, E18.13
@ACCESSED.of("second_sight")
def panel_answers(t: Table[Board], seat: Seat, passed: bool) -> None:
    """An access calls the lift; the third, or one that fails, begins lockdown, but not in the first rounds."""
    b = t.board
    row = b.box.scenarios[b.scenario]
    if passed and b.aside and len(b.accessed) >= row.other:
        lay_aside(t, seat)
    if not is_early(b) and (not passed or len(b.accessed) >= row.number):
        begin_lockdown(t)


@MAY_ESCAPE.of("second_sight")
def on_the_lift_with_a_key(b: Board, seat: Seat) -> bool:
    """On the B-Lift, a key card in hand, and nobody there to stop it."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and KEY_CARD in b.people[seat].items and not active_on(b, at)


@WHY_STAY.of("second_sight")
def the_lift_asks_for_a_key(b: Board, seat: Seat) -> str:
    """Whoever is on the lift and may not leave learns why."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if KEY_CARD not in b.people[seat].items:
        return "refused-no-key-card"
    return "refused-way-out-held" if active_on(b, at) else ""
