"""Scenario 1, A New Level of Fear: find the A-Lift, and get out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on
from unlit.escape.cards.rows import MAY_ESCAPE, SCENARIOS, ScenarioRow
from unlit.escape.tiles import TILES

if TYPE_CHECKING:
    from unlit.kernel.question import Seat

LIFT = "a-lift"


# E18.1
@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=("tank farm",),
        aside=LIFT,
        peeking=True,
        stacks=(8, 6),
        early=(),
        guards=4,
        clones=6,
        threat_pool=6,
        lockdown_pool=4,
        hand=4,
        threat=0,
        group=2,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=False,
        military_zone=False,
        panels=False,
        number=0,
        other=0,
        english="You wake among the tanks. Find the A-Lift: once the first stack is empty, peek before you explore. "
        "Whoever is on the A-Lift without an active enemy may escape. Group limit {group}, secure number {secure}, "
        "pack limit {pack}. Lockdown: from the next turn on each takes one of "
        "{lockdown_pool} tokens, and the turn that finds none is the last.",
        german="Du erwachst zwischen den Tanks. Finde den A-Lift: Sobald der erste Stapel leer ist, wird vor dem "
        "Erkunden gespäht. Wer ohne aktiven Gegner auf dem A-Lift steht, darf entkommen. Gruppengrenze {group}, "
        "Wachenzahl {secure}, Rudelgrenze {pack}. Abriegelung: Ab dem nächsten Zug nimmt jeder einen "
        "von {lockdown_pool} Markern, und der Zug, der keinen findet, ist der letzte.",
    ),
)
def a_new_level_of_fear(b: Board) -> None:
    """Everybody begins on the Tank Farm."""
    b.map = b.map.with_tile(TILES["tank farm"], 0, 0)


@MAY_ESCAPE.of("a_new_level_of_fear")
def on_the_lift(b: Board, seat: Seat) -> bool:
    """On the A-Lift, and nobody there to stop it."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and not active_on(b, at)
