"""Traps, the purple deck: it works on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unlit.alone.actions.move import displace, ways_out
from unlit.alone.board import Board
from unlit.alone.cards.rows import FITS, REACTIONS, ReactionRow
from unlit.alone.creatures import GLYPH, choose_sector
from unlit.alone.geometry import neighbour
from unlit.alone.harm import suffer
from unlit.alone.items import spend_charges
from unlit.alone.labyrinth import block_door, danger_fits, place_condition, place_danger, switch_off
from unlit.alone.memory import Endangered, Sealed, Threatened, remember
from unlit.alone.moments import Activation, M, Play, Progress, Repair, Step, TurnEnd
from unlit.alone.parts import NAMES, WAYS, Action, Damage, Deck, Way

if TYPE_CHECKING:
    from unlit.alone.parts import Door
    from unlit.kernel.table import Table


@REACTIONS.enter(
    M.STEPPING,
    ReactionRow(
        Deck.TRAPS,
        4,
        Action.MOVE,
        0,
        0,
        "Before a step of the hero's through a door: the door is blocked, and the hero stays. "
        "Dangerous: place a danger token on the other side.",
        "Vor einem Schritt des Helden durch eine Tür: Die Tür wird blockiert, und der Held bleibt. "
        "Gefährlich: Lege einen Gefahrenmarker auf die andere Seite.",
    ),
)
def sealed_hatch(t: Table[Board], play: Play, step: Step) -> None:
    """The hero stays; the door on its way is blocked."""
    step.stopped = True
    block_door(t, t.board.map.door[t.board.hero][step.way])
    if play.dangerous:
        remember(t, Endangered())
        place_danger(t, t.board.map.step[t.board.hero][step.way])


@FITS.of("sealed_hatch")
def through_a_door(b: Board, step: Step) -> bool:
    """Only a step through a door."""
    return step.way is not Way.STAIRS and b.map.door[b.hero][step.way] >= 0


@REACTIONS.enter(
    M.REPAIRED,
    ReactionRow(
        Deck.TRAPS,
        4,
        Action.INTERACT,
        0,
        0,
        "When a light control unit is repaired: only its own sector is lighted. Dangerous: not even that.",
        "Wenn eine Lichtsteuerung repariert wird: Nur ihr eigener Sektor wird hell. Gefährlich: nicht einmal der.",
    ),
)
def short_circuit(t: Table[Board], play: Play, repair: Repair) -> None:
    """The lights do not come on."""
    repair.ways = []
    repair.own = not play.dangerous


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TRAPS,
        5,
        Action.EXPLORE,
        1,
        2,
        "At the end of the turn: block {first} door anywhere. Dangerous: {second} doors.",
        "Am Zugende: Blockiere {first} beliebige Tür. Gefährlich: {second} Türen.",
    ),
)
def lockdown(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """Doors are blocked."""
    row = t.board.box.reactions["lockdown"]
    count = row.second if play.dangerous else row.first
    remember(t, Sealed(count))
    for _ in range(count):
        doors = open_doors(t.board)
        if doors:
            block_door(t, doors[t.ask(play.seat, "block a door", list(doors))])


def open_doors(b: Board) -> dict[str, Door]:
    """The doors that are not blocked, by their two sectors."""
    ends = {door: sectors for door, sectors in enumerate(b.map.doors) if not b.blocked >> door & 1}
    return {f"door {NAMES[one]} {NAMES[other]}": door for door, (one, other) in ends.items()}


@REACTIONS.enter(
    M.MISSION_STEP,
    ReactionRow(
        Deck.TRAPS,
        4,
        Action.INTERACT,
        0,
        2,
        "When a step of a mission is done: place a danger token in the hero's sector. "
        "Dangerous: the hero loses {second} life.",
        "Wenn ein Schritt eines Auftrags getan ist: Lege einen Gefahrenmarker in den Sektor des Helden. "
        "Gefährlich: Der Held verliert {second} Leben.",
    ),
)
def sabotage(t: Table[Board], play: Play, progress: Progress) -> None:
    """Something was wired to it."""
    if danger_fits(t.board, t.board.hero):
        remember(t, Threatened())
        place_danger(t, t.board.hero)
    if play.dangerous:
        suffer(t, Damage.LIFE, t.board.box.reactions["sabotage"].second)


@REACTIONS.enter(
    M.ITEM_ACTIVATED,
    ReactionRow(
        Deck.TRAPS,
        4,
        Action.FIGHT,
        1,
        0,
        "When an item is activated: it loses {first} charge more. Dangerous: its advanced effect does not count.",
        "Wenn ein Gegenstand aktiviert wird: Er verliert {first} weitere Ladung. "
        "Gefährlich: Seine Verbesserung zählt nicht.",
    ),
)
def rust(t: Table[Board], play: Play, activation: Activation) -> None:
    """The item fails."""
    if activation.item in t.board.items:
        spend_charges(t, activation.item, t.board.box.reactions["rust"].first)
    if play.dangerous:
        activation.upgraded = False


@REACTIONS.enter(
    M.END_OF_TURN,
    ReactionRow(
        Deck.TRAPS,
        5,
        Action.LOCATE,
        1,
        0,
        "At the end of the turn: place a glyph in the hero's sector or one adjacent to it: there every fright costs "
        "{first} more. Dangerous: the lights in the hero's sector go out, and you put the hero into an "
        "adjacent sector.",
        "Am Zugende: Lege eine Glyphe in den Sektor des Helden oder einen benachbarten: Dort kostet jeder Schrecken "
        "{first} mehr. Gefährlich: Im Sektor des Helden geht das Licht aus, und du setzt ihn in einen "
        "benachbarten Sektor.",
    ),
)
def glyph(t: Table[Board], play: Play, end: TurnEnd) -> None:
    """A sign on the wall, and a floor that gives way."""
    b = t.board
    near = [there for way in WAYS if (there := neighbour(b.map, b.blocked, b.hero, way)) >= 0]
    place_condition(t, choose_sector(t, play.seat, "glyph at", [b.hero, *near]), GLYPH)
    if play.dangerous:
        switch_off(t, b.hero)
        ways = ways_out(b)
        if ways:
            displace(t, t.ask(play.seat, "put hero", ways))
