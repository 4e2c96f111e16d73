"""Scenario 3, The Hybrids: three labs, three sleepers, and a shaft for whoever is calm enough to crawl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on, is_early, is_full
from unlit.escape.cards.rows import BROKEN, ENDING, ENTERED, MAY_ESCAPE, SCENARIOS, TURN_ENDED, WHY_STAY, ScenarioRow
from unlit.escape.events import LabOpened
from unlit.escape.items import find_item
from unlit.escape.knockout import knock_out, perish
from unlit.escape.parts import MARKERS, Enemy, Kind
from unlit.escape.scenarios.calling import lay_aside
from unlit.escape.spawning import bring
from unlit.escape.tiles import TILES, TURNED
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

SHAFT = "maintenance tunnel"
LIFT = "b-lift"
HALL = "corridor 102"
LAUNDRY = "laundry"  # and its vent, which leads back out of the infirmary
SLEEPERS = {"green lab": 1, "red lab": 2, "white lab": 3}  # the mind, the arm, the leg
TAKEN = "taken"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=(LIFT, HALL),
        aside=SHAFT,
        peeking=False,
        stacks=(9, 10),
        early=tuple(SLEEPERS),
        guards=2,
        clones=6,
        threat_pool=6,
        lockdown_pool=6,
        hand=4,
        threat=0,
        group=2,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=False,
        military_zone=False,
        panels=False,
        number=2,
        other=3,
        quiet=2,
        alone=1,
        clone_threat=1,
        guard_fear=1,
        endings=(TAKEN,),
        story_en="The B-Lift opens on a white hall, and the hum in it is not a machine. Three labs, three doors "
        "without handles. Behind the first pane floats a man's body, and the head upon it is not a man's; it turns "
        "when you think of running. On the guards' radio somebody is shouting that the agreement is off, that they "
        "are to keep the things in the labs, whatever it takes. In the ceiling of the old maintenance tunnel there "
        "is a grate. It hangs on the power of the labs. You would have to be very quiet up there. Inside, too.",
        story_de="Der B-Lift öffnet sich auf eine weiße Halle, und das Summen darin kommt von keiner Maschine. Drei "
        "Labore, drei Türen ohne Griff. Hinter der ersten Scheibe schwebt der Körper eines Menschen, und der Kopf "
        "darauf ist keiner; er dreht sich, sobald du ans Weglaufen denkst. Im Funk der Wachen schreit jemand, die "
        "Abmachung gelte nicht mehr, sie sollten die Dinger in den Laboren halten, um jeden Preis. In der Decke des "
        "alten Wartungstunnels ist ein Gitter. Es hängt am Strom der Labore. Dort oben müsstest du sehr still sein. "
        "Auch innerlich.",
        english="Find the labs; all three lie in the first stack. Whoever is the first to enter a lab finds an item "
        "and a hybrid, stunned in its tank: it recovers as others do, once nobody is with it. A guard comes out of "
        "the B-Lift at once, not from the reserves. When {number} labs are open, the Maintenance Tunnel is laid where "
        "whoever opened the last of them wants. Whoever is there with fear {other} or less and without an active "
        "enemy may escape. Whom a hybrid drives beyond the end of the fear track it takes: out of the game, or up to "
        "the end of round {quiet} it knocks out. A clone is worth {clone_threat} to guards, a guard {guard_fear} to "
        "aliens. Group limit {group}, secure number {secure}, pack limit {pack}. Lockdown: from the next turn on each "
        "takes one of {lockdown_pool} tokens, and the turn that finds none is the last. Whoever plays alone begins "
        "with {alone} vitality less, and with the Laundry beside the hall, and its vent to come back by.",
        german="Findet die Labore; alle drei liegen im ersten Stapel. Wer ein Labor als Erster betritt, findet einen "
        "Gegenstand und einen Hybriden, betäubt in seinem Tank: Er erholt sich wie andere auch, sobald niemand bei "
        "ihm ist. Sofort tritt eine Wache aus dem B-Lift, nicht aus der Reserve. Sind {number} Labore offen, legt, "
        "wer das letzte davon geöffnet hat, den Wartungstunnel an. Wer dort mit Angst {other} oder weniger und ohne "
        "aktiven Gegner steht, darf entkommen. Wen ein Hybrid über das Ende der Angstleiste treibt, den holt er: aus "
        "dem Spiel, oder bis zum Ende von Runde {quiet} schaltet er ihn aus. Ein Klon ist den Wachen {clone_threat} "
        "wert, eine Wache den Außerirdischen {guard_fear}. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze "
        "{pack}. Abriegelung: Ab dem nächsten Zug nimmt jeder einen von {lockdown_pool} Markern, und der Zug, der "
        "keinen findet, ist der letzte. Wer allein spielt, beginnt mit {alone} Vitalität weniger und hat neben der "
        "Halle die Wäscherei und ihre Lüftung, um zurückzukommen.",
    ),
)
def the_hybrids(b: Board) -> None:
    """The B-Lift, and the hall before it, for a lone prisoner also the laundry; everybody begins in the lift."""
    b.map = b.map.with_tile(TILES[LIFT], 0, 0).with_tile(TURNED[HALL][0], 0, 1)
    if len(b.players) == 1:
        b.map = b.map.with_tile(TILES[LAUNDRY], 1, 1)


# E18.2
@ENTERED.of("the_hybrids")
def open_lab(t: Table[Board], seat: Seat) -> None:
    """The first who enters a lab finds an item and a sleeping hybrid; a guard comes, and perhaps the shaft opens."""
    b = t.board
    at = b.people[seat].at
    if b.map.name(at) not in SLEEPERS or at in b.accessed:
        return
    b.accessed |= {at}
    t.tell(EVERYONE, LabOpened, seat, b.map.name(at))
    wake(t, Enemy(Kind.HYBRID, SLEEPERS[b.map.name(at)]), at)
    send_guard(t)
    find_item(t, seat)
    open_shaft(t, seat)


# E18.2
def wake(t: Table[Board], hybrid: Enemy, lab: Tile) -> None:
    """It is still asleep: stunned, until nobody is with it."""
    b = t.board
    bring(t, hybrid, lab)
    b.stunned |= {hybrid}
    b.new |= {hybrid}


# E18.2, E14.3
def send_guard(t: Table[Board]) -> None:
    """Out of the lift, if there is room: the lowest number that is neither in play nor in reserve."""
    b = t.board
    (lift,) = b.map.named(LIFT)
    guards = [Enemy(Kind.GUARD, number) for number in range(1, MARKERS[Kind.GUARD] + 1)]
    free = [one for one in guards if one not in b.enemies and one.number not in b.reserves[Kind.GUARD]]
    if free and not is_full(b, lift, Kind.GUARD):
        bring(t, free[0], lift)


@TURN_ENDED.of("the_hybrids")
def open_shaft(t: Table[Board], seat: Seat) -> None:
    """With the second lab the tunnel comes to light; where there was no door for it, at the end of a later turn."""
    b = t.board
    if b.aside and len(b.accessed) >= b.box.scenarios[b.scenario].number:
        lay_aside(t, seat)


@MAY_ESCAPE.of("the_hybrids")
def up_the_shaft(b: Board, seat: Seat) -> bool:
    """In the tunnel, nobody there to stop it, and calm enough to crawl."""
    one = b.people[seat]
    calm = one.fear <= b.box.scenarios[b.scenario].other
    return calm and b.map.name(one.at) == SHAFT and not active_on(b, one.at)


@WHY_STAY.of("the_hybrids")
def the_shaft_is_narrow(b: Board, seat: Seat) -> str:
    """Whoever is in the tunnel and may not leave learns why."""
    one = b.people[seat]
    if b.map.name(one.at) != SHAFT:
        return ""
    if one.fear > b.box.scenarios[b.scenario].other:
        return "refused-not-calm"
    return "refused-way-out-held" if active_on(b, one.at) else ""


# E18.13
@BROKEN.of("the_hybrids")
def be_taken(t: Table[Board], seat: Seat) -> None:
    """Whom a hybrid breaks it takes along; in the first rounds it only knocks out."""
    if is_early(t.board):
        knock_out(t, seat)
    else:
        perish(t, seat, TAKEN)


@ENDING.of("the_hybrids")
def taken_by_them(b: Board, usual: str) -> str:
    """Nobody got out, and the hybrids have at least one of them."""
    taken = any(one.fate == TAKEN for one in b.people.values())
    return TAKEN if taken and usual != "escaped" else usual
