"""Scenario 7, The Doctor's Rounds: the lift is there from the start, and Dr. Cronos in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.activation import activate
from unlit.escape.board import Board, active_on, add_enemy
from unlit.escape.cards.rows import (
    ENDING,
    HURT,
    MAY_ESCAPE,
    NOW,
    SCENARIOS,
    TURN_ENDED,
    WHY_STAY,
    WOUNDED,
    ScenarioRow,
)
from unlit.escape.enemy_attacks import take_away
from unlit.escape.events import CronosDied, CronosWounded, Stunned, VitalityChanged, WatchRead
from unlit.escape.hand import lose_cards
from unlit.escape.lockdown import begin_lockdown
from unlit.escape.parts import Enemy, Kind
from unlit.escape.targets import patients, rank, steps_to
from unlit.escape.threat import lose_time
from unlit.escape.tiles import TILES
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

NAME = "the_doctors_rounds"
LIFT = "a-lift"
DOCTOR = Enemy(Kind.CRONOS, 1)
PLACES = {"crossing": (1, 1), "watch post": (1, 0), "corridor 102": (0, 0), "cell block": (0, 1), LIFT: (0, -1)}
"""The columns and rows of the tiles at the start: a ring of four, and the lift behind one of them."""
WITHOUT_HIM = "cronos dead"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=tuple(PLACES),
        aside="",
        peeking=False,
        stacks=(10, 10),
        early=(),
        guards=5,
        clones=5,
        threat_pool=18,
        lockdown_pool=16,
        hand=5,
        threat=0,
        group=2,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=True,
        military_zone=True,
        panels=False,
        number=6,
        other=3,
        story_en="The highest level, and it is quiet. Behind you they are shooting, guards at the things that they "
        "used to feed, and nobody remembers who began it. Before you stands the lift: lit, open, with a view of a "
        "parking deck and a strip of real sky. A man in a white coat steps out of it and draws on his gloves. He "
        "knows your name. He knows all your names. 'You look exhausted,' says Dr. Cronos, and he says it to the "
        "weakest of you.",
        story_de="Die oberste Ebene, und es ist still. Hinter euch wird geschossen, Wachen auf das, was sie einmal "
        "gefüttert haben, und keiner weiß mehr, wer angefangen hat. Vor euch steht der Lift: hell, offen, mit Blick "
        "auf ein Parkdeck und einen Streifen echten Himmels. Ein Mann im weißen Kittel tritt heraus und zieht sich "
        "die Handschuhe an. Er kennt deinen Namen. Er kennt alle eure Namen. »Sie sehen erschöpft aus«, sagt Dr. "
        "Cronos, und er sagt es zum Schwächsten von euch.",
        english="The A-Lift is there, and Dr. Cronos in it. He is after whoever of you on the map holds the fewest "
        "cards (of several the closest to him), and acts at the end of that player's turn; in lockdown at the end of "
        "every turn. Each time that he does, a token leaves the threat pool, which holds {threat_pool}; when it is "
        "empty, lockdown begins instead. He attacks the weakest on his tile, else he goes a tile nearer, through "
        "locked doors as guards do. Whom he hurts loses 1 vitality as well, never the last. Whoever is on the A-Lift "
        "without an active enemy may escape while Dr. Cronos is at least {number} tiles away by his way, or stunned, "
        "or dead. An attack that reaches his Toughness, yours or the guards', wounds and stuns him; twice reached, it "
        "is two wounds. {other} wounds kill him, and lockdown begins. Guards and aliens are at war: a clone is worth "
        "{clone_threat} threat, a guard {guard_fear} fear. Group limit {group}, secure number {secure}, pack limit "
        "{pack}. Lockdown: from the next turn on each takes one of {lockdown_pool} tokens, and the turn that finds "
        "none is the last. Whoever plays alone begins with {alone} vitality less.",
        german="Der A-Lift ist da und Dr. Cronos darin. Er hat es auf den von euch abgesehen, der auf dem Plan die "
        "wenigsten Karten hält (bei mehreren auf den nächsten), und handelt am Ende von dessen Zug; in der Abriegelung "
        "am Ende jedes Zugs. Jedes Mal verlässt dann ein Marker den Bedrohungsvorrat, in dem {threat_pool} liegen; ist "
        "er leer, beginnt stattdessen die Abriegelung. Er greift den Schwächsten auf seinem Plättchen an, sonst geht "
        "er ein Plättchen näher, durch verriegelte Türen wie die Wachen. Wen er verletzt, der verliert auch 1 "
        "Vitalität, nie die letzte. Wer ohne aktiven Gegner auf dem A-Lift steht, darf entkommen, solange Dr. Cronos "
        "auf seinem Weg mindestens {number} Plättchen entfernt, betäubt oder tot ist. Ein Angriff, der seine Zähigkeit "
        "erreicht, eurer oder einer der Wachen, verwundet und betäubt ihn; zweimal erreicht, sind es zwei Wunden. An "
        "{other} Wunden stirbt er, und die Abriegelung beginnt. Wachen und Außerirdische führen Krieg: Ein Klon ist "
        "{clone_threat} Bedrohung wert, eine Wache {guard_fear} Angst. Gruppengrenze {group}, Wachenzahl {secure}, "
        "Rudelgrenze {pack}. Abriegelung: Ab dem nächsten Zug nimmt jeder einen von {lockdown_pool} Markern, und der "
        "Zug, der keinen findet, ist der letzte. Wer allein spielt, beginnt mit {alone} Vitalität weniger.",
        alone=2,
        clone_threat=5,
        guard_fear=5,
        endings=(WITHOUT_HIM,),
    ),
)
def the_doctors_rounds(b: Board) -> None:
    """Everybody begins at the far corner of the ring, Dr. Cronos in the lift."""
    for name, (column, row) in PLACES.items():
        b.map = b.map.with_tile(TILES[name], column, row)
    add_enemy(b, DOCTOR, len(PLACES) - 1)


# How he acts


# E15.18
def patient(b: Board) -> Seat | None:
    """Whom Dr. Cronos is after: the fewest cards, then the closest by his way, then in the order of turns."""
    if DOCTOR not in b.enemies:
        return None
    steps = {one.who: steps_to(b, Kind.CRONOS, one.at)[b.enemies[DOCTOR]] for one in patients(b)}
    found = min(patients(b), key=lambda one: (-one.value, steps[one.who], *rank(b, one)), default=None)
    return str(found.who) if found is not None else None


# E15.18
@TURN_ENDED.of(NAME)
def make_rounds(t: Table[Board], seat: Seat) -> None:
    """He acts at the end of his patient's turn; in lockdown at the end of every turn."""
    b = t.board
    found = patient(b)
    if found is not None and (b.lockdown or found == seat):
        activate(t, DOCTOR)
        look_at_his_watch(t)


# E8.4
def look_at_his_watch(t: Table[Board]) -> None:
    """Each of his rounds takes a token out of the threat pool; one that cannot be taken begins lockdown."""
    lose_time(t, WatchRead)


# E15.18, E1.3
@HURT.of(NAME)
def operate(t: Table[Board], enemy: Enemy, seat: Seat) -> None:
    """Whom he hurts, and does not fell, has one vitality less, not the last; a hand too large is discarded down."""
    one = t.board.people[seat]
    if enemy == DOCTOR and one.at >= 0 and one.vitality > 1:
        left = one.vitality - 1
        t.tell(EVERYONE, VitalityChanged, seat, left)
        lose_cards(t, seat, len(one.hand) - left)
        one.vitality = left  # nobody is asked anything while a hand is too large


# What can be done about him


# E15.18
@WOUNDED.of(NAME)
def wound(t: Table[Board], times: int) -> None:
    """An attack that reaches his Toughness wounds and stuns him; the last wound kills him, and lockdown begins."""
    b = t.board
    deadly = b.box.scenarios[b.scenario].other
    b.wounds = min(deadly, b.wounds + times)
    t.tell(EVERYONE, CronosWounded, b.wounds)
    if b.wounds < deadly:
        b.stunned |= {DOCTOR}
        t.tell(EVERYONE, Stunned, str(DOCTOR))
        return
    take_away(t, DOCTOR)
    t.tell(EVERYONE, CronosDied)
    begin_lockdown(t)


# E8.4
def holds_the_lift(b: Board, lift: Tile) -> bool:
    """Whether he is on his feet, and too near."""
    if DOCTOR not in b.enemies or DOCTOR in b.stunned:
        return False
    return away(b, lift) < b.box.scenarios[b.scenario].number


def away(b: Board, lift: Tile) -> int:
    """How far he is from the lift, by his way."""
    return steps_to(b, Kind.CRONOS, lift)[b.enemies[DOCTOR]]


# E8.4
@MAY_ESCAPE.of(NAME)
def on_the_lift_out_of_his_sight(b: Board, seat: Seat) -> bool:
    """On the A-Lift, nobody there, and Dr. Cronos far away, stunned or dead."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and not active_on(b, at) and not holds_the_lift(b, at)


@WHY_STAY.of(NAME)
def he_is_too_near(b: Board, seat: Seat) -> str:
    """Whoever is on the lift and may not leave learns why."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if holds_the_lift(b, at):
        return "refused-cronos-near"
    return "refused-way-out-held" if active_on(b, at) else ""


@NOW.of(NAME)
def how_he_stands(b: Board) -> dict[str, str | int]:
    """Whom he is after, his wounds, and how far he is from the lift."""
    row = b.box.scenarios[b.scenario]
    lift = b.map.named(LIFT)
    there, hunted = DOCTOR in b.enemies, patient(b)
    return {
        "state": "dead" if not there else "stunned" if DOCTOR in b.stunned else "up" if hunted else "idle",
        "hunted": hunted or "",
        "wounds": b.wounds,
        "deadly": row.other,
        "away": away(b, lift[0]) if there and lift else 0,
        "needed": row.number,
    }


# E18.3
@ENDING.of(NAME)
def without_him(b: Board, usual: str) -> str:
    """Somebody got out, and Dr. Cronos did not."""
    return WITHOUT_HIM if usual == "escaped" and DOCTOR not in b.enemies else usual
