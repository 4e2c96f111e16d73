"""Scenario 1, A New Level of Fear: find the A-Lift, and get out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on, in_game
from unlit.escape.cards.rows import ESCAPED, MAY_ESCAPE, SCENARIOS, WHY_STAY, ScenarioRow
from unlit.escape.events import LiftHeard
from unlit.escape.threat import lose_time
from unlit.escape.tiles import TILES

if TYPE_CHECKING:
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

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
        number=3,
        other=0,
        alone=2,
        story_en="First the cold, then the taste of copper, then the light behind green glass. You are lying on a "
        "grating in a gown that is not yours, and along both walls stand tanks as tall as a man. One of them is open "
        "and dripping. Yours. Somewhere above you a door falls shut, and far below something answers. Nobody is "
        "coming to explain. There has to be a lift.",
        story_de="Erst die Kälte, dann der Geschmack von Kupfer, dann das Licht hinter grünem Glas. Du liegst auf "
        "einem Gitterrost, in einem Kittel, der nicht deiner ist, und an beiden Wänden stehen mannshohe Tanks. Einer "
        "ist offen und tropft. Es ist deiner. Irgendwo über dir fällt eine Tür zu, und tief unten antwortet etwas. "
        "Niemand kommt, um etwas zu erklären. Es muss einen Lift geben.",
        english="You wake among the tanks. Find the A-Lift: once the first stack is empty, you peek before you "
        "explore, and a double Intelligence on one die finds it; once the second is empty, a single one, too. Whoever "
        "is on the A-Lift without an active enemy may escape. The lift is heard: whenever somebody escapes and leaves "
        "others behind, {number} tokens leave the threat pool; if one is missing, lockdown begins. Group limit "
        "{group}, secure number {secure}, pack limit {pack}. Lockdown: from the next turn on each takes one of "
        "{lockdown_pool} tokens, and the turn that finds none is the last. Whoever plays alone begins with {alone} "
        "vitality less.",
        german="Du erwachst zwischen den Tanks. Finde den A-Lift: Sobald der erste Stapel leer ist, wird vor dem "
        "Erkunden gespäht, und eine doppelte Intelligenz auf einem Würfel findet ihn; ist auch der zweite leer, "
        "genügt eine einfache. Wer ohne aktiven Gegner auf dem A-Lift steht, darf entkommen. Der Lift ist zu hören: "
        "Wenn jemand entkommt und andere zurücklässt, verlassen {number} Marker den Bedrohungsvorrat; fehlt einer, "
        "beginnt die Abriegelung. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}. Abriegelung: Ab dem "
        "nächsten Zug nimmt jeder einen von {lockdown_pool} Markern, und der Zug, der keinen findet, ist der letzte. "
        "Wer allein spielt, beginnt mit {alone} Vitalität weniger.",
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


@WHY_STAY.of("a_new_level_of_fear")
def the_lift_is_held(b: Board, seat: Seat) -> str:
    """Whoever is on the lift and may not leave learns why."""
    at = b.people[seat].at
    return "refused-way-out-held" if b.map.name(at) == LIFT and active_on(b, at) else ""


# E8.4
@ESCAPED.of("a_new_level_of_fear")
def the_lift_is_heard(t: Table[Board], seat: Seat) -> None:
    """For those who stay behind tokens leave the threat pool; one that cannot be taken begins lockdown."""
    b = t.board
    for _ in range(b.box.scenarios[b.scenario].number if in_game(b) else 0):
        lose_time(t, LiftHeard)
