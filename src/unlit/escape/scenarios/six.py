"""Scenario 6, The Sleepers: the lift runs only in lockdown, and clones come for those who cannot wake."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.escape.board import Board, active_on, in_game, is_early, is_full
from unlit.escape.cards.rows import (
    ENEMY_ENTERED,
    ESCAPED,
    MAY_ESCAPE,
    NOW,
    SCENARIOS,
    TURN_ENDED,
    WHY_STAY,
    ScenarioRow,
)
from unlit.escape.enemy_attacks import take_away
from unlit.escape.events import NightPassed, SleeperSaved, SleeperTaken
from unlit.escape.geometry import NO_TILE
from unlit.escape.lockdown import escaped, lose_game
from unlit.escape.parts import Kind
from unlit.escape.spawning import bring, take_reserve
from unlit.escape.threat import lose_time
from unlit.escape.tiles import TILES
from unlit.kernel.events import EVERYONE

if TYPE_CHECKING:
    from unlit.escape.parts import Enemy, Tile
    from unlit.kernel.question import Seat
    from unlit.kernel.table import Table

NAME = "the_sleepers"
LIFT, SICK_BAY, MORGUE = "c-lift", "sick bay a", "morgue a"
PLACES = {LIFT: (0, 1), SICK_BAY: (1, 1), "corridor 101-a": (1, 0), MORGUE: (0, 0)}
"""The columns and rows of the four tiles at the start."""
CARRIED_OFF = "carried off"


@SCENARIOS.enter(
    None,
    ScenarioRow(
        start=tuple(PLACES),
        aside="",
        peeking=False,
        stacks=(10, 10),
        early=(),
        guards=5,
        clones=6,
        threat_pool=6,
        lockdown_pool=8,
        hand=4,
        threat=0,
        group=3,
        secure=2,
        pack=2,
        hybrids=1,
        alien_zone=False,
        military_zone=True,
        panels=False,
        number=0,
        other=3,
        story_en="The lift sets you down in a ward at night. Beds, drips, name tags turned to the wall. You turn one "
        "over, and it is someone who was taken with you; you had thought that they were dead. They do not wake. Next "
        "door lie those who are. On the landing somebody has welded the doors shut from this side, and scratched a "
        "sentence into the paint: IT ONLY COMES WHEN EVERYTHING ELSE SHUTS. Behind the wall the vents begin to "
        "breathe.",
        story_de="Der Lift setzt euch nachts in einer Krankenstation ab. Betten, Infusionen, Namensschilder, zur Wand "
        "gedreht. Du drehst eines um, und es ist jemand, der mit dir entführt wurde; du hattest ihn für tot gehalten. "
        "Niemand wacht auf. Nebenan liegen die, die es sind. Am Lift hat jemand die Türen von dieser Seite versperrt "
        "und einen Satz in den Lack gekratzt: ER KOMMT NUR, WENN ALLES ANDERE SCHLIESST. Hinter der Wand beginnen die "
        "Schächte zu atmen.",
        english="In Sick Bay A lie {sleepers} sleepers. The C-Lift runs only in lockdown, and only with a sleeper on "
        "board: whoever is on it then without an active enemy may escape and takes one along; with the last of them "
        "the lift is gone, and whoever is left has lost. Lockdown begins when a token cannot be taken from the threat "
        "pool, which holds {threat_pool} of them and {other} more for each player: each turn's end takes one, and "
        "threat that you gain takes another. So be heard. Until then a clone that enters Sick Bay A carries a sleeper "
        "off and returns to the reserves; with the last one, who is left alone up to the end of round {quiet}, all "
        "have lost. A clone that enters Morgue A until then wakes a body: another clone comes from the reserves, if "
        "there is room. The doors that lead out of the ward are locked. Guards and aliens are at war: a clone is "
        "worth {clone_threat} threat, a guard {guard_fear} fear. Group limit {group}, secure number {secure}, pack "
        "limit {pack}. Lockdown: from the next turn on each takes one of {lockdown_pool} tokens, and the turn that "
        "finds none is the last.",
        german="Im Krankenzimmer A liegen {sleepers} Schlafende. Der C-Lift fährt nur in der Abriegelung und nur mit "
        "einem Schlafenden an Bord: Wer dann ohne aktiven Gegner darauf steht, darf entkommen und nimmt einen mit; "
        "mit dem letzten ist der Lift fort, und wer übrig ist, hat verloren. Die Abriegelung beginnt, wenn aus dem "
        "Bedrohungsvorrat, in dem {threat_pool} Marker und für jeden Spieler {other} weitere liegen, keiner mehr "
        "genommen werden kann: Das Ende jedes Zugs nimmt einen, und jede Bedrohung, die ihr erhaltet, einen weiteren. "
        "Macht also Lärm. Bis dahin trägt ein Klon, der das Krankenzimmer A betritt, einen Schlafenden fort und kehrt "
        "in die Reserve zurück; mit dem letzten, der bis zum Ende von Runde {quiet} verschont bleibt, haben alle "
        "verloren. Ein Klon, der bis dahin die Leichenhalle A betritt, weckt einen Toten: Ein weiterer Klon kommt aus "
        "der Reserve, wenn Platz ist. Die Türen, die aus der Station führen, sind verriegelt. Wachen und "
        "Außerirdische führen Krieg: Ein Klon ist {clone_threat} Bedrohung wert, eine Wache {guard_fear} Angst. "
        "Gruppengrenze {group}, Wachenzahl {secure}, Rudelgrenze {pack}. Abriegelung: Ab dem nächsten Zug nimmt jeder "
        "einen von {lockdown_pool} Markern, und der Zug, der keinen findet, ist der letzte.",
        clone_threat=4,
        guard_fear=4,
        sleepers=3,
        quiet=2,
        endings=(CARRIED_OFF,),
    ),
)
def the_sleepers(b: Board) -> None:
    """Four tiles in a square, every door out of it locked; everybody begins on the lift."""
    for name, (column, row) in PLACES.items():
        b.map = b.map.with_tile(TILES[name], column, row)
    outer = [door.edge for doors in b.map.doors for door in doors if door.beyond == NO_TILE]
    for edge in outer:
        b.map = b.map.with_lock(edge)
    b.threat_pool += b.box.scenarios[b.scenario].other * len(b.players)


# Until lockdown


# E8.4
@ENEMY_ENTERED.of(NAME)
def come_for_the_sleepers(t: Table[Board], enemy: Enemy, tile: Tile) -> None:
    """A clone takes a sleeper out of the sick bay, or wakes a body in the morgue; in lockdown neither."""
    b = t.board
    if enemy.kind is not Kind.CLONE or b.lockdown:
        return
    if b.map.name(tile) == SICK_BAY and not is_spared(b):
        carry_off(t, enemy)
    elif b.map.name(tile) == MORGUE:
        wake_a_body(t, tile)


# E18.13
def is_spared(b: Board) -> bool:
    """The last sleeper is left alone as long as nobody may be out of the game."""
    return b.sleepers == 1 and is_early(b)


# E8.4
def carry_off(t: Table[Board], clone: Enemy) -> None:
    """The clone is gone, and a sleeper with it; with the last of them all have lost."""
    b = t.board
    b.sleepers -= 1
    t.tell(EVERYONE, SleeperTaken, str(clone), b.sleepers)
    take_away(t, clone)
    if not b.sleepers:
        t.finish(CARRIED_OFF, escaped(b))


# E8.4
def wake_a_body(t: Table[Board], tile: Tile) -> None:
    """Another clone, if the reserves and the pack limit allow it."""
    b = t.board
    if b.reserves[Kind.CLONE] and not is_full(b, tile, Kind.CLONE):
        bring(t, take_reserve(b, Kind.CLONE), tile)


# E8.4
@TURN_ENDED.of(NAME)
def let_the_night_pass(t: Table[Board], seat: Seat) -> None:
    """Each turn's end takes a token out of the threat pool; one that cannot be taken begins lockdown."""
    lose_time(t, NightPassed)


# In lockdown


# E8.4
@MAY_ESCAPE.of(NAME)
def on_the_lift_in_lockdown(b: Board, seat: Seat) -> bool:
    """On the C-Lift, nobody there to stop it, and the lift running."""
    at = b.people[seat].at
    return b.map.name(at) == LIFT and b.lockdown and not active_on(b, at)


@WHY_STAY.of(NAME)
def the_lift_waits(b: Board, seat: Seat) -> str:
    """Whoever is on the lift and may not leave learns why."""
    at = b.people[seat].at
    if b.map.name(at) != LIFT:
        return ""
    if not b.lockdown:
        return "refused-lift-waits"
    return "refused-way-out-held" if active_on(b, at) else ""


# E18.3
@ESCAPED.of(NAME)
def take_one_along(t: Table[Board], seat: Seat) -> None:
    """A sleeper leaves with whoever escapes; with the last of them the lift is gone, and the others have lost."""
    b = t.board
    b.sleepers -= 1
    t.tell(EVERYONE, SleeperSaved, seat, b.sleepers)
    if not b.sleepers:
        for other in in_game(b):
            lose_game(t, other)


@NOW.of(NAME)
def how_they_sleep(b: Board) -> dict[str, str | int]:
    """How many sleepers are left, and whether the lift runs."""
    return {"state": "runs" if b.lockdown else "waits", "sleepers": b.sleepers, "pool": b.threat_pool}
