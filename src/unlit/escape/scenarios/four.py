"""Scenario 4, Ashes: light the Incinerator, and be through the Airlock before the fire is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from unlit.escape.activation import activate, provoke
from unlit.escape.board import Board, is_full, security_tiles
from unlit.escape.cards.rows import (
    CHALLENGES,
    ENDING,
    LAID,
    MAY_ESCAPE,
    SCENARIOS,
    SHUT,
    TAKEN_UP,
    TURN_ENDED,
    WHY_STAY,
    ScenarioRow,
)
from unlit.escape.challenges import attempt
from unlit.escape.events import FireLit
from unlit.escape.lockdown import begin_lockdown
from unlit.escape.moments import Challenge
from unlit.escape.moving import may_leave
from unlit.escape.parts import Icon, Kind, Stat
from unlit.escape.spawning import bring, take_reserve
from unlit.escape.tiles import TILES
from unlit.kernel.events import EVERYONE
from unlit.kernel.option import Option

if TYPE_CHECKING:
    from unlit.escape.parts import Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

OVEN, LOCK = "incinerator", "airlock"
TUNNEL, CROSSING = "maintenance tunnel", "crossing"
BURNED = "burned"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=(TUNNEL, CROSSING),
        aside="",
        peeking=False,
        stacks=(7, 10),
        early=(OVEN, LOCK, "watch post", "guard room"),
        guards=3,
        clones=4,
        threat_pool=7,
        lockdown_pool=0,
        lockdown_each=6,
        hand=5,
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
        clone_threat=2,
        guard_fear=2,
        posts=("watch post", "guard room"),
        endings=(BURNED,),
        story_en="The shaft ends above a store room, and the first thing you smell is smoke. They have begun to burn "
        "what they made. On the stairs men in masks are carrying long bags, and something at the other end of the "
        "corridor is carrying one of the men. Nobody looks for prisoners tonight. There is an airlock on this level, "
        "with real night behind it, and it obeys one thing only: when the big oven runs, it opens, to let the oven "
        "breathe. Somebody would have to light it. Then everybody would know.",
        story_de="Der Schacht endet über einem Lager, und als Erstes riechst du Rauch. Sie haben begonnen zu "
        "verbrennen, was sie gemacht haben. Auf der Treppe schleppen Männer mit Masken lange Säcke, und am anderen "
        "Ende des Ganges schleppt etwas einen der Männer. Nach Gefangenen sucht heute Nacht niemand. Auf dieser "
        "Ebene gibt es eine Luftschleuse, mit echter Nacht dahinter, und sie gehorcht nur einem: Läuft der große "
        "Ofen, dann öffnet sie sich, damit er Luft bekommt. Jemand müsste ihn anzünden. Dann wüssten es alle.",
        english="Light the Incinerator: there, as the turn's challenge action, {number} Intelligence. That begins "
        "lockdown, if nothing did before. Once it burns, whoever is in the Airlock and could leave it may escape. "
        "When lockdown begins a hybrid is put into the Airlock, or waits until the tile is laid, and a guard from "
        "the reserves onto each security tile and guard post, those nearest the Incinerator first; at the end of "
        "that turn all guards act. Watch Post and Guard Room bear a guard post. All these tiles lie in the first "
        "stack. From the turn after each takes a lockdown token, {lockdown_each} for each player; the turn that "
        "finds none is the last, and whoever is still there burns. A clone is worth {clone_threat} to guards, a "
        "guard {guard_fear} to aliens. Group limit {group}, secure number {secure}, pack limit {pack}.",
        german="Zündet den Verbrennungsofen an: dort, als Probe des Zuges, {number} Intelligenz. Damit "
        "beginnt die Abriegelung, wenn sie nicht schon begonnen hat. Sobald er brennt, darf entkommen, wer in der "
        "Luftschleuse steht und sie verlassen könnte. Beginnt die Abriegelung, kommt ein Hybrid in die Luftschleuse, "
        "oder er wartet, bis das Plättchen liegt, und auf jedes Sicherheitsplättchen und jeden Wachposten eine Wache "
        "aus der Reserve, zuerst auf die nächsten am Verbrennungsofen; am Ende dieses Zuges handeln alle Wachen. "
        "Wachturm und Wachstube tragen einen Wachposten. All diese Plättchen liegen im ersten Stapel. Ab dem Zug "
        "danach nimmt jeder einen Abriegelungsmarker, {lockdown_each} für jeden Spieler; der Zug, der keinen findet, "
        "ist der letzte, und wer noch da ist, verbrennt. Ein Klon ist den Wachen {clone_threat} wert, eine Wache den "
        "Außerirdischen {guard_fear}. Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}.",
    ),
)
def ashes(b: Board) -> None:
    """The tunnel and the crossing below it, and a hybrid that waits."""
    b.map = b.map.with_tile(TILES[TUNNEL], 0, 0).with_tile(TILES[CROSSING], 0, 1)
    b.reserves[Kind.HYBRID] = (2,)


@dataclass(frozen=True)
class LightIncinerator(Option):
    """Light the oven."""


LIGHT: Final = LightIncinerator()


@CHALLENGES.of("ashes")
def at_the_oven(b: Board, seat: Seat) -> list[LightIncinerator]:
    """Whoever is at the oven may try to light it, once."""
    at = b.people[seat].at
    return [LIGHT] if b.map.name(at) == OVEN and at not in b.accessed else []


# E11.3
@TAKEN_UP.of("ashes")
def light(t: Table[Board], seat: Seat, _: LightIncinerator) -> None:
    """It burns, the lock opens, and everybody knows."""
    b = t.board
    b.challenged = True
    at = b.people[seat].at
    if attempt(t, Challenge(seat, Stat.INTELLIGENCE, b.box.scenarios[b.scenario].number, "light")):
        b.accessed |= {at}
        t.tell(EVERYONE, FireLit, seat)
        begin_lockdown(t)
    else:
        provoke(t, at, lambda one: True)


# E18.11
@SHUT.of("ashes")
def close_in(t: Table[Board]) -> None:
    """A hybrid in the lock; a guard on each security tile and post, nearest the oven first."""
    b = t.board
    for lock in b.map.named(LOCK):
        wait_in_the_lock(t, lock)
    oven = b.map.named(OVEN)
    steps = b.map.steps(oven[0]) if oven else [0] * len(b.map.laid)
    places = sorted({*security_tiles(b), *b.map.with_icon(Icon.POST)}, key=lambda tile: (steps[tile], tile))
    for tile in places:
        if b.reserves[Kind.GUARD] and not is_full(b, tile, Kind.GUARD):
            bring(t, take_reserve(b, Kind.GUARD), tile)


# E18.11
@LAID.of("ashes")
def wait_in_the_lock(t: Table[Board], tile: Tile) -> None:
    """In lockdown the hybrid is there as soon as the lock is."""
    b = t.board
    if b.lockdown and b.map.name(tile) == LOCK and b.reserves[Kind.HYBRID]:
        hybrid = take_reserve(b, Kind.HYBRID)
        bring(t, hybrid, tile)
        b.new |= {hybrid}


# E18.11
@TURN_ENDED.of("ashes")
def all_guards_act(t: Table[Board], seat: Seat) -> None:
    """At the end of the turn in which lockdown began, each once, in the order of their numbers."""
    b = t.board
    if not b.lockdown or b.counting:
        return
    b.activated = frozenset()
    for guard in [one for one in b.enemies if one.kind is Kind.GUARD]:
        if guard in b.enemies and guard not in b.activated:
            activate(t, guard)


@MAY_ESCAPE.of("ashes")
def through_the_lock(b: Board, seat: Seat) -> bool:
    """In the lock, while the oven burns, and nobody who holds it there."""
    return burns(b) and b.map.name(b.people[seat].at) == LOCK and may_leave(b, seat)


def burns(b: Board) -> bool:
    """Whether the oven is lit."""
    return any(b.map.name(tile) == OVEN for tile in b.accessed)


@WHY_STAY.of("ashes")
def the_lock_is_shut(b: Board, seat: Seat) -> str:
    """Whoever is in the lock and may not leave learns why."""
    if b.map.name(b.people[seat].at) != LOCK:
        return ""
    if not burns(b):
        return "refused-lock-shut"
    return "" if may_leave(b, seat) else "refused-held"


@ENDING.of("ashes")
def burned(b: Board, usual: str) -> str:
    """When the time is over the fire comes through the shafts."""
    return BURNED if usual == "shut in" else usual
